// Lines of play, walked step by step: each with its section, `go` and `step`. For the scripts of the
// pages that have some; `scripted` on the root says that the buttons are alive.
const walkers = (() => {
  'use strict';
  const kMonths = '123456789ABC';
  const place = (code) => 4 * kMonths.indexOf(code[0]) + Number(code[1]) - 1;
  const codeOf = (card) => card.querySelector('use').getAttribute('href').slice(2);

  const picture = (code) => {
    const card = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    card.setAttribute('class', 'card');
    card.setAttribute('role', 'img');
    const name = document.createElementNS('http://www.w3.org/2000/svg', 'title');
    name.textContent = document.getElementById(`c${code}`).dataset.name;
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', `#c${code}`);
    card.append(name, use);
    return card;
  };

  const walker = (section) => {
    const stage = section.querySelector('.stage');
    const steps = [...section.querySelectorAll('.steps > li')];
    const zones = new Map([...stage.querySelectorAll('[data-zone]')].map(
        (row) => [row.dataset.zone, row]));
    const purses = [...stage.querySelectorAll('.purse')];
    const pack = stage.querySelector('[data-stock]');
    const controls = section.querySelector('.controls');
    const hint = controls.querySelector('.now').textContent;
    const drawn = new Map();  // each card is made once

    // What lies where after each step, from what each step says that it changes.
    const start = {cards: new Map(), marked: new Set(), stock: pack?.dataset.stock,
                   purses: purses.map((each) => each.textContent)};
    for (const [zone, row] of zones) {
      for (const card of row.querySelectorAll('.card')) {
        const code = codeOf(card);
        drawn.set(code, card);
        start.cards.set(code, zone);
        if (card.classList.contains('marked')) start.marked.add(code);
      }
    }
    const states = [start];
    for (const {dataset} of steps) {
      const before = states.at(-1);
      const cards = new Map(before.cards);
      const marked = new Set();
      for (const move of (dataset.to ?? '').split(' ').filter(Boolean)) {
        cards.set(move.slice(0, 2), move.slice(2));
        marked.add(move.slice(0, 2));
      }
      states.push({cards, marked, stock: dataset.stock ?? before.stock,
                   purses: before.purses.map((text, seat) => dataset[`seat${seat}`] ?? text)});
    }

    let at = 0;
    const lay = () => {
      const state = states[at];
      const byZone = new Map([...zones.keys()].map((zone) => [zone, []]));
      for (const [code, zone] of state.cards) byZone.get(zone)?.push(code);
      for (const [zone, codes] of byZone) {
        codes.sort((a, b) => place(a) - place(b));
        const cards = codes.map((code) => {
          if (!drawn.has(code)) drawn.set(code, picture(code));
          const card = drawn.get(code);
          card.classList.toggle('marked', state.marked.has(code));
          return card;
        });
        const row = zones.get(zone);
        row.querySelector('.cards').replaceChildren(...cards);
        row.classList.toggle('empty', cards.length === 0);
      }
      purses.forEach((purse, seat) => { purse.textContent = state.purses[seat]; });
      if (pack) {
        pack.querySelector('text').textContent = state.stock;
        pack.querySelector('title').textContent = `${state.stock} cards face down`;
        pack.hidden = state.stock === '0';
      }
    };

    const go = (to) => {
      at = Math.max(0, Math.min(to, steps.length));
      lay();
      steps.forEach((step, index) => {
        if (index + 1 === at) step.setAttribute('aria-current', 'step');
        else step.removeAttribute('aria-current');
      });
      section.dataset.at = at;
      controls.querySelector('.count').textContent =
          at === 0 ? `Start of ${steps.length}` : `${at} of ${steps.length}`;
      controls.querySelector('.now').replaceChildren(
          ...(at === 0 ? [hint] : steps[at - 1].cloneNode(true).childNodes));
      for (const button of controls.querySelectorAll('button')) {
        const back = ['first', 'back'].includes(button.dataset.go);
        button.setAttribute('aria-disabled', String(back ? at === 0 : at === steps.length));
      }
    };
    const to = {first: () => 0, back: () => at - 1, on: () => at + 1, last: () => steps.length};

    controls.hidden = false;
    controls.addEventListener('click', (event) => {
      const button = event.target.closest('button');
      if (button) go(to[button.dataset.go]());
    });
    steps.forEach((step, index) => {
      step.addEventListener('click', () => { if (!getSelection().toString()) go(index + 1); });
    });
    go(0);
    return {section, go, step: (by) => go(at + by), at: () => at};
  };

  const all = [...document.querySelectorAll('.walk')].map(walker);

  // Paper shows where each line starts.
  let walked = [];
  addEventListener('beforeprint', () => {
    walked = all.map((each) => each.at());
    for (const each of all) if (each.at() !== 0) each.go(0);
  });
  addEventListener('afterprint', () => {
    all.forEach((each, index) => { if (walked[index]) each.go(walked[index]); });
  });

  document.documentElement.classList.add('scripted');
  return all;
})();
