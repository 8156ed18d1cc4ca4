// The page as an application: a list that is searched and filtered, findings opened one at a time,
// and lines of play walked step by step. Without it the page is complete, only longer.
(() => {
  'use strict';
  const root = document.documentElement;
  const form = document.getElementById('filter');
  if (!form) return;
  const rows = [...document.querySelectorAll('tr[data-finding]')];
  const articles = [...document.querySelectorAll('article.finding')];
  const articleOf = new Map(articles.map((each) => [each.dataset.finding, each]));
  const title = document.title;

  // What an address names; nothing for one that is no address, such as "#%".
  const named = (hash) => {
    try {
      return document.getElementById(decodeURIComponent(hash.slice(1)));
    } catch {
      return null;
    }
  };

  // ---- The filter ------------------------------------------------------------------------------

  // What is searched: the row's words and the words of the finding's own page.
  const words = new Map();
  for (const row of rows) {
    const id = row.dataset.finding;
    const text = `${id} ${row.dataset.editions} ${row.textContent} ${articleOf.get(id).textContent}`;
    words.set(id, text.toLowerCase());
  }

  // Lists of which one is chosen, and boxes of which several may be ticked. A finding has several of
  // the first, as `data-games`, and one of the second.
  const kLists = ['book', 'game', 'language', 'edition'];
  const kBoxes = ['severity', 'kind'];
  const boxes = (name) => form.querySelectorAll(`[name=${name}]`);

  const fits = (data, row) =>
      kLists.every((name) => data.get(name) === '' ||
                             row[`${name}s`].split(' ').includes(data.get(name))) &&
      kBoxes.every((name) => data.getAll(name).length === 0 ||
                             data.getAll(name).includes(row[name])) &&
      data.get('q').toLowerCase().split(/\s+/).every((term) => words.get(row.finding).includes(term));

  const bars = [...document.querySelectorAll('.bars li')];

  // A filtered view can be sent to someone: it is kept after "#?".
  const filterHash = () => {
    const data = [...new FormData(form)].filter(([, value]) => value !== '');
    return data.length > 0 ? `#?${new URLSearchParams(data)}` : '#findings';
  };

  const apply = () => {
    const filter = new FormData(form);
    let shown = 0;
    for (const row of rows) {
      row.hidden = !fits(filter, row.dataset);
      articleOf.get(row.dataset.finding).hidden = row.hidden;
      shown += row.hidden ? 0 : 1;
    }
    // A plot shows what the list shows.
    for (const bar of bars) {
      bar.hidden = Boolean(named(bar.querySelector('a').hash)?.hidden);
    }
    root.classList.toggle('appendices', filter.has('appendices'));
    document.getElementById('shown').textContent = `${shown} of ${rows.length} shown`;
    document.getElementById('nothing').hidden = shown > 0;
  };

  const remember = () => {
    const hash = filterHash();
    if (hash !== '#findings' || location.hash.startsWith('#?')) {
      history.replaceState(null, '', hash);
    }
  };

  const recall = () => {
    const data = new URLSearchParams(location.hash.slice(2));
    form.elements.q.value = data.get('q') ?? '';
    for (const name of kLists) {
      form.elements[name].value = data.get(name) ?? '';
      if (form.elements[name].selectedIndex < 0) form.elements[name].value = '';
    }
    for (const name of kBoxes) {
      for (const box of boxes(name)) box.checked = data.getAll(name).includes(box.value);
    }
    form.elements.appendices.checked = data.has('appendices');
    apply();
  };

  // ---- One finding at a time -------------------------------------------------------------------

  let open = null;

  // Previous and next go through what the filter shows, and through everything when it does not
  // show the finding itself.
  const turn = (article) => {
    const bar = article.querySelector('.turner');
    const list = article.hidden ? articles : articles.filter((each) => !each.hidden);
    const at = list.indexOf(article);
    const link = (name, other) => {
      const each = bar.querySelector(name);
      if (other) {
        each.href = `#${other.id}`;
        each.removeAttribute('aria-disabled');
      } else {
        each.removeAttribute('href');
        each.setAttribute('aria-disabled', 'true');
      }
    };
    link('.previous', list[at - 1]);
    link('.next', list[at + 1]);
    bar.querySelector('.up').href = filterHash();
    bar.querySelector('.place').textContent = `${at + 1} of ${list.length}`;
    bar.hidden = false;
  };

  const show = (article) => {
    const left = open;
    if (left) left.classList.remove('open');
    open = article;
    root.classList.toggle('reading', Boolean(article));
    if (article) {
      article.classList.add('open');
      turn(article);
      document.title = `${article.querySelector('h2').textContent} – ${title}`;
      // The target of the address, which the browser would focus too.
      article.focus({preventScroll: true});
      scrollTo(0, 0);
      return;
    }
    document.title = title;
    // Back in the list, the reader is where the reading began.
    const row = left && rows.find((each) => each.dataset.finding === left.dataset.finding);
    if (row && !row.hidden && !document.getElementById(location.hash.slice(1))?.closest('section')) {
      row.scrollIntoView({block: 'center'});
      row.querySelector('a').focus({preventScroll: true});
    }
  };

  const route = () => {
    if (location.hash.startsWith('#?')) recall();
    const target = named(location.hash);
    const article = target?.closest('article.finding') ?? null;
    if (article === open) return;
    show(article);
    if (target && !article && target.closest('section')) target.scrollIntoView();
  };

  // ---- Lines of play ---------------------------------------------------------------------------

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

  const walkers = [...document.querySelectorAll('.walk')].map(walker);

  // ---- Keyboard and paper ----------------------------------------------------------------------

  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.('input, select, textarea, pre')) return;
    const by = {ArrowLeft: -1, ArrowRight: 1}[event.key];
    const walk = by && open && walkers.find((each) => open.contains(each.section));
    if (!walk) return;
    event.preventDefault();
    walk.step(by);
  });

  let walked = [];
  addEventListener('beforeprint', () => {
    walked = walkers.map((each) => each.at());
    for (const each of walkers) if (each.at() !== 0) each.go(0);
  });
  addEventListener('afterprint', () => {
    walkers.forEach((each, index) => { if (walked[index]) each.go(walked[index]); });
  });

  root.classList.add('scripted');
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => { apply(); remember(); });
  form.addEventListener('reset', () => setTimeout(() => { apply(); remember(); }));
  addEventListener('hashchange', route);
  apply();
  route();
})();
