// One question at a time: the one that leaves the fewest editions. Editions are not dropped by one
// answer that is otherwise; those with the fewest of these lead.
(() => {
  'use strict';
  const {most, editions, questions} = JSON.parse(document.getElementById('data').textContent);
  const root = document.getElementById('quiz');
  const sections = [...root.querySelectorAll('.ask')];
  const steps = root.querySelector('.steps');
  const result = root.querySelector('.result');
  const all = editions.map((_, index) => index);
  let asked = [];  // {question, answer}; the answer is null where it is not known

  const otherwise = (edition) => asked.filter(
      ({question, answer}) => answer !== null &&
                              !questions[question][answer].editions.includes(edition));
  const leading = () => {
    const misfits = all.map((edition) => otherwise(edition).length);
    return all.filter((edition) => misfits[edition] === Math.min(...misfits));
  };

  // How many of these are left in the mean after the question.
  const left = (question, some) => questions[question].reduce((sum, {editions: who}) => {
    const withIt = some.filter((edition) => who.includes(edition)).length;
    return sum + withIt * withIt;
  }, 0) / some.length;
  const best = (open, some) => {
    const [first] = [...open].sort((a, b) => left(a, some) - left(b, some) || a - b);
    return first !== undefined && left(first, some) < some.length ? first : null;
  };
  // The question that splits those that lead; when none does, one about what other editions do.
  const next = () => {
    if (asked.length >= most) return null;
    const open = questions.map((_, index) => index).filter(
        (index) => asked.every(({question}) => question !== index));
    return best(open, leading()) ?? best(open, all);
  };

  const heading = (question) => sections[question].querySelector('h2').textContent;
  const list = (name, texts) => root.querySelector(name).replaceChildren(...texts.map((text) => {
    const item = document.createElement('li');
    item.append(...[text].flat());
    return item;
  }));
  const code = (text) => Object.assign(document.createElement('code'), {textContent: text});

  const showResult = () => {
    const nearest = leading();
    const others = otherwise(nearest[0]);
    list('.editions', nearest.map((index) => [`${editions[index].title} `, code(editions[index].id)]));
    list('.otherwise', others.map(({question, answer}) =>
        sections[question].querySelectorAll('.answers button')[answer].textContent));
    root.querySelector('.as-printed').hidden = others.length > 0;
    root.querySelector('.file').hidden = others.length === 0;
    root.querySelector('.file pre').textContent =
        `id = "my-house"\ntitle = "My house"\ninherit = "${editions[nearest[0]].id}"\n\n` +
        others.map(({question, answer}) => questions[question][answer].clause).join('\n');
    list('.not-asked', questions.map((_, index) => index).filter(
        (index) => !asked.some(({question, answer}) => question === index && answer !== null))
        .map(heading));
    result.hidden = false;
    steps.hidden = true;
    result.focus();
  };

  let now = null;
  const show = (question) => {
    now = question;
    sections.forEach((section, index) => { section.hidden = index !== question; });
    result.hidden = true;
    if (question === null) return showResult();
    steps.hidden = false;
    const place = steps.querySelector('.place');
    place.textContent = place.dataset.text.replace('{n}', asked.length + 1).replace(
        '{m}', Math.min(most, questions.length));
    steps.querySelector('.back').disabled = asked.length === 0;
    scrollTo(0, 0);
    sections[question].querySelector('h2').focus({preventScroll: true});
  };
  const answer = (choice) => {
    asked.push({question: now, answer: choice});
    show(next());
  };

  sections.forEach((section) => section.querySelectorAll('.answers button').forEach(
      (button, choice) => button.addEventListener('click', () => answer(choice))));
  steps.querySelector('.skip').addEventListener('click', () => answer(null));
  steps.querySelector('.back').addEventListener('click', () => show(asked.pop().question));
  steps.querySelector('.enough').addEventListener('click', () => show(null));
  root.querySelector('.again').addEventListener('click', () => { asked = []; show(next()); });
  show(next());
})();
