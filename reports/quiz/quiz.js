// One question at a time, by chooser.js.
(() => {
  'use strict';
  const {most, editions, questions} = JSON.parse(document.getElementById('data').textContent);
  const root = document.getElementById('quiz');
  const sections = [...root.querySelectorAll('.ask')];
  const steps = root.querySelector('.steps');
  const result = root.querySelector('.result');
  const {otherwise, leading, next} = chooser({most, editions: editions.length, questions});
  let asked = [];  // {question, answer}; the answer is null where it is not known

  const heading = (question) => sections[question].querySelector('h2').textContent;
  const list = (name, texts) => root.querySelector(name).replaceChildren(...texts.map((text) => {
    const item = document.createElement('li');
    item.append(...[text].flat());
    return item;
  }));
  const code = (text) => Object.assign(document.createElement('code'), {textContent: text});

  const showResult = () => {
    const nearest = leading(asked);
    const others = otherwise(asked, nearest[0]);
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
    show(next(asked));
  };

  sections.forEach((section) => section.querySelectorAll('.answers button').forEach(
      (button, choice) => button.addEventListener('click', () => answer(choice))));
  steps.querySelector('.skip').addEventListener('click', () => answer(null));
  steps.querySelector('.back').addEventListener('click', () => show(asked.pop().question));
  steps.querySelector('.enough').addEventListener('click', () => show(null));
  root.querySelector('.again').addEventListener('click', () => { asked = []; show(next(asked)); });
  show(next(asked));
})();
