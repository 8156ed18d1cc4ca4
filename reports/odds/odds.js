(() => {
  'use strict';
  const data = JSON.parse(document.getElementById('data').textContent);
  const byId = (id) => document.getElementById(id);
  const cards = data.deck.length;
  const PARTS = 2520; // a stake divides into so many parts that up to ten players can share it
  const state = { players: data.players, measure: 'share', own: [] };

  // Reading numbers
  const gcd = (a, b) => (b === 0 ? Math.abs(a) : gcd(b, a % b));
  const fraction = (part, all) => {
    const common = gcd(part, all) || 1;
    return all === common ? `${part / common}` : `${part / common}/${all / common}`;
  };
  const percent = (part, all) => {
    const value = (100 * part) / all;
    if (part === 0) return '0 %';
    if (part === all) return '100 %';
    if (value < 0.005) return '< 0.01 %';
    if (value > 99.995) return '> 99.99 %';
    return `${value.toFixed(2)} %`;
  };
  const signed = (value) => `${value < 0 ? '\u2212' : '+'}${Math.abs(value).toFixed(2)}`;
  const shares = (outcome) =>
    outcome.best.reduce((sum, ways, others) => sum + ways * (PARTS / (others + 1)), 0);
  const ties = (outcome) => outcome.ways - outcome.best[0] - outcome.lose;
  const mean = (outcome) => outcome.payment / (outcome.ways * PARTS);

  // What the chart shows: a number, and how it stands in a cell.
  const measures = {
    share: { of: (o) => shares(o) / (o.ways * PARTS), name: 'share of the pot' },
    win: { of: (o) => o.best[0] / o.ways, name: 'wins outright' },
    tie: { of: (o) => ties(o) / o.ways, name: 'ties for best' },
    lose: { of: (o) => o.lose / o.ways, name: 'loses' },
    payment: { of: mean, name: 'mean payment', signed: true },
  };
  const brief = (measure, value) => {
    if (!measure.signed) {
      return value > 0.995 && value < 1 ? '99' : `${Math.round(100 * value)}`;
    }
    const size = Math.abs(value);
    const digits = size >= 9.95 ? 0 : 1;
    return `${value < 0 ? '\u2212' : ''}${size.toFixed(digits)}`;
  };

  const table = () => data.tables.find((each) => each.players === state.players);
  const told = (ways, [best, lose, payment, multiplier]) => ({ ways, best, lose, payment, multiplier });
  const outcomeOf = (hand) => {
    const { ways, outcomes, of } = table();
    return told(ways, outcomes[of[hand]]);
  };
  // Of one card, with any other beside it.
  const outcomeWith = (place) => {
    const { ways, cards: each } = table();
    return told(ways * (cards - 1), each[place]);
  };
  const handIndex = (a, b) => {
    const [low, high] = a < b ? [a, b] : [b, a];
    return low * cards - (low * (low + 1)) / 2 + high - low - 1;
  };

  // Drawing
  const picture = (place) => {
    const ns = 'http://www.w3.org/2000/svg';
    const svg = document.createElementNS(ns, 'svg');
    svg.setAttribute('class', 'card');
    svg.setAttribute('aria-hidden', 'true');
    const use = document.createElementNS(ns, 'use');
    use.setAttribute('href', `#c${data.deck[place]}`);
    svg.append(use);
    return svg;
  };
  const make = (tag, attributes = {}, ...content) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...content);
    return element;
  };

  // The outcome as a bar with its legend, exact.
  const show = (target, outcome) => {
    const lines = [
      ['win', 'Win', outcome.best[0]],
      ['tie', 'Tie', ties(outcome)],
      ['lose', 'Lose', outcome.lose],
    ];
    const bar = make('div', { class: 'bar', 'aria-hidden': 'true' });
    const list = make('dl', { class: 'outcome' });
    for (const [id, name, ways] of lines) {
      const part = make('span', { class: `is-${id}` });
      part.style.flexGrow = ways / outcome.ways;
      bar.append(part);
      list.append(make('dt', { class: `is-${id}` }, name),
        make('dd', {}, percent(ways, outcome.ways)),
        make('dd', { class: 'exact', 'data-exact': id }, fraction(ways, outcome.ways)));
    }
    const pot = outcome.ways * PARTS;
    list.append(make('dt', {}, 'Share'), make('dd', {}, percent(shares(outcome), pot)),
      make('dd', { class: 'exact', 'data-exact': 'equity' }, fraction(shares(outcome), pot)));
    list.append(make('dt', {}, 'Payment'), make('dd', {}, signed(mean(outcome))),
      make('dd', { class: 'exact', 'data-exact': 'payment' }, fraction(outcome.payment, pot)));
    target.replaceChildren(bar, list);
  };

  // The chart: card i ends row i and heads column i; the cell of row i and column j is their hand.
  const chart = byId('chart');
  const cells = [];
  const build = () => {
    let hand = 0;
    for (let a = 0; a < cards; ++a) {
      const end = make('div', { class: 'end', role: 'presentation', title: data.names[a] });
      end.style.gridArea = `${a + 1} / ${a + 1}`;
      end.append(picture(a));
      chart.append(end);
    }
    for (let a = 0; a < cards; ++a) {
      for (let b = a + 1; b < cards; ++b) {
        const cell = make('button', { type: 'button', class: 'cell', tabindex: hand ? '-1' : '0' });
        cell.style.gridArea = `${b + 1} / ${a + 1}`;
        if (data.deck[a][0] !== data.deck[a - 1]?.[0] && a > 0) cell.classList.add('new-column');
        if (data.deck[b][0] !== data.deck[b - 1]?.[0]) cell.classList.add('new-row');
        cell.dataset.hand = hand;
        cells[hand] = { cell, a, b, hand };
        chart.append(cell);
        ++hand;
      }
    }
  };
  const describe = (hand) => {
    const { a, b } = cells[hand];
    return `${data.deck[a]} ${data.deck[b]}, ${data.labels[data.category[hand]]}`;
  };

  let looked = 0; // the hand in the panel beside the chart
  const look = (hand) => {
    looked = hand;
    const { a, b } = cells[hand];
    for (const each of cells) each.cell.classList.toggle('looked', each.hand === hand);
    byId('looked-cards').replaceChildren(picture(a), picture(b));
    byId('looked-name').textContent = data.labels[data.category[hand]];
    const strength = data.strength[hand];
    byId('looked-rank').textContent =
      `Rank ${data.multipliers.length - strength} of ${data.multipliers.length}, ` +
      `multiplier ${data.multipliers[strength]}`;
    show(byId('looked-outcome'), outcomeOf(hand));
  };
  const paint = () => {
    const measure = measures[state.measure];
    const values = cells.map(({ hand }) => measure.of(outcomeOf(hand)));
    const most = measure.signed ? Math.max(...values.map(Math.abs)) : 1;
    cells.forEach(({ cell, hand }, i) => {
      // Small shares and payments are many, so their shades are drawn apart.
      const size = (Math.abs(values[i]) / most) ** (measure.signed ? 0.4 : 0.5);
      const hue = values[i] < 0 ? '--cold' : '--heat';
      cell.style.background =
        `color-mix(in oklab, var(${hue}) ${(100 * size).toFixed(1)}%, var(--heat-none))`;
      cell.classList.toggle('deep', size > 0.62);
      cell.textContent = brief(measure, values[i]);
      cell.setAttribute('aria-label', `${describe(hand)}: ${measure.name} ` +
        (measure.signed ? signed(values[i]) : `${(100 * values[i]).toFixed(2)} percent`));
    });
    byId('scale').classList.toggle('signed', Boolean(measure.signed));
    byId('scale-low').textContent = measure.signed ? signed(-most) : '0 %';
    byId('scale-high').textContent = measure.signed ? signed(most) : '100 %';
  };

  // What wins, and how often the best hand is tied
  const winners = () => {
    const { categories, tied, players } = table();
    const widest = Math.max(...categories.map(([, wins, all]) => wins / all));
    byId('winners').replaceChildren(...categories.map(([label, wins, all]) => {
      const row = make('li', {}, make('span', {}, label), make('span', { class: 'track' }),
        make('span', { class: 'number' }, percent(wins, all)));
      row.children[1].append(make('i'));
      row.children[1].firstChild.style.width = `${(100 * wins) / all / widest}%`;
      return row;
    }));
    byId('tied').textContent =
      `Among ${players} players the best hand is tied in ${percent(...tied)} of deals, ` +
      `exactly ${fraction(...tied)}.`;
  };

  // The look-up
  const deck = byId('deck');
  const command = () => `hanaproof odds sutda --edition ${data.edition} --players ${state.players} ` +
    `--hand ${state.own.map((place) => data.deck[place]).join(',')}`;
  const answer = () => {
    for (const button of deck.children) {
      const held = state.own.includes(Number(button.dataset.place));
      button.setAttribute('aria-pressed', String(held));
      button.dataset.role = held ? 'own' : '';
      button.setAttribute('aria-label', data.names[button.dataset.place] + (held ? ', my hand' : ''));
    }
    byId('command').textContent = state.own.length > 0 ? command() : '';
    if (state.own.length === 0) {
      byId('situation').textContent = 'Choose one or both cards of your hand.';
      byId('answer').replaceChildren();
      return;
    }
    const whole = state.own.length === 2;
    byId('situation').textContent = whole
      ? `Your hand: ${data.labels[data.category[handIndex(...state.own)]]}.`
      : 'Your other card can be any that is not seen.';
    show(byId('answer'), whole ? outcomeOf(handIndex(...state.own)) : outcomeWith(state.own[0]));
  };
  const toggle = (place) => {
    const rest = state.own.filter((each) => each !== place);
    state.own = rest.length < state.own.length ? rest : [...rest, place].slice(-2);
  };

  // The address holds what is chosen, so that it can be kept and passed on.
  const remember = () => {
    const parts = [`players=${state.players}`, `measure=${state.measure}`];
    if (state.own.length > 0) parts.push(`own=${state.own.map((place) => data.deck[place]).join(',')}`);
    history.replaceState(null, '', `#${parts.join('&')}`);
  };
  const recall = () => {
    const chosen = new URLSearchParams(location.hash.slice(1));
    const players = Number(chosen.get('players'));
    if (data.tables.some((each) => each.players === players)) state.players = players;
    if (chosen.get('measure') in measures) state.measure = chosen.get('measure');
    const own = (chosen.get('own') ?? '').split(',').map((code) => data.deck.indexOf(code));
    state.own = [...new Set(own.filter((place) => place >= 0))].slice(0, 2);
  };

  const refresh = () => {
    byId('players').value = state.players;
    byId('players-number').textContent = `${state.players} players`;
    document.querySelector(`[name=measure][value=${state.measure}]`).checked = true;
    paint();
    look(looked);
    winners();
    answer();
  };
  const change = (action) => {
    action();
    refresh();
    remember();
  };

  build();
  data.deck.forEach((_, place) => {
    const button = make('button', { type: 'button', 'data-place': place });
    button.append(picture(place));
    deck.append(button);
  });
  chart.addEventListener('pointerover', (event) => {
    if (event.target.dataset.hand) look(Number(event.target.dataset.hand));
  });
  chart.addEventListener('focusin', (event) => {
    if (!event.target.dataset.hand) return;
    for (const { cell } of cells) cell.tabIndex = cell === event.target ? 0 : -1;
    look(Number(event.target.dataset.hand));
  });
  chart.addEventListener('click', (event) => {
    if (!event.target.dataset.hand) return;
    const { a, b } = cells[event.target.dataset.hand];
    change(() => { state.own = [a, b]; });
  });
  chart.addEventListener('keydown', (event) => {
    const move = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!move || !event.target.dataset.hand) return;
    event.preventDefault();
    const { a, b } = cells[event.target.dataset.hand];
    const [column, row] = [a + move[0], b + move[1]];
    if (column >= 0 && row < cards && column < row) cells[handIndex(column, row)].cell.focus();
  });
  byId('players').addEventListener('input', (event) => {
    change(() => { state.players = Number(event.target.value); });
  });
  byId('measures').addEventListener('change', (event) => {
    change(() => { state.measure = event.target.value; });
  });
  deck.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (button) change(() => toggle(Number(button.dataset.place)));
  });
  byId('clear').addEventListener('click', () => change(() => { state.own = []; }));
  addEventListener('hashchange', () => { recall(); refresh(); });
  recall();
  looked = cells.reduce((best, { hand }) =>
    (data.strength[hand] > data.strength[best] ? hand : best), 0);
  byId('page').hidden = false;
  refresh();
})();
