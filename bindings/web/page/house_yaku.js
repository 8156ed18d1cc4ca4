// The yaku of a house, and new ones built by tapping their cards.
import {ask, guarded} from './asking.js';
import * as cards from './cards.js';
import {field, fill, h, stepper} from './dom.js';
import {choicesOf} from './house_choices.js';
import {unnamed} from './shared.js';
import {say} from './words.js';

const opened = new Set();
let draft = null;

export const yakuName = (house, yaku) => house.names[yaku.topic] ?? yaku.name;

const item = (house, yaku, change) => {
  const box = h('li', {class: `yaku is-${yaku.origin}`, data: {topic: yaku.topic}});
  const out = yaku.value === 'none';
  const paint = async () => {
    const isOpen = opened.has(yaku.topic);
    const toggle = guarded(async () => {
      if (!opened.delete(yaku.topic)) opened.add(yaku.topic);
      await paint();
    });
    fill(box, h('button', {type: 'button', class: 'line', 'aria-expanded': String(isOpen), onclick: toggle},
      h('strong', {}, yakuName(house, yaku)), h('span', {class: out ? 'sentence struck' : 'sentence'}, unnamed(yaku.sentence)),
      yaku.origin === 'book' ? null : h('span', {class: 'origin'}, say(`origin-${yaku.origin}`))),
    yaku.cards.length ? cards.row(yaku.cards) : null,
    yaku.book && !isOpen ? h('p', {class: 'book'}, say('book-says', {sentence: yaku.book})) : null,
    isOpen ? await choicesOf(house, yaku, change) : null);
  };
  paint();
  return box;
};

// ---- A new one ----------------------------------------------------------------------------------

const slug = (name, taken) => {
  const plain = name.toLowerCase().normalize('NFD').replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  let id = `house-${plain || 'yaku'}`;
  for (let n = 2; taken(`yaku.${id}`); ++n) id = `house-${plain || 'yaku'}-${n}`;
  return id;
};

const builder = (house, rules, change, repaint) => {
  const box = h('section', {class: 'builder', 'aria-label': say('build-yaku')});
  const set = (part) => { draft = {...draft, ...part}; paint(); };
  const done = guarded(async () => {
    const id = slug(draft.name, (topic) => topic in house.changes);
    const {topic, value} = await ask('yaku', {
      id, game: rules.game, cards: [...draft.cards], least: draft.least || draft.cards.size,
      points: draft.points, each: draft.each});
    const name = draft.name || say('new-yaku');
    draft = null;
    await change({[topic]: value}, {[topic]: name});
  });
  const paint = () => {
    const focus = document.activeElement?.dataset?.card;
    const size = draft.cards.size;
    const least = Math.min(draft.least || size, size);
    fill(box, h('h3', {}, say('build-yaku')),
      field(say('name'), h('input', {type: 'text', value: draft.name, maxlength: 40,
        onchange: (event) => { draft.name = event.target.value; }})),
      h('p', {}, say('tap-its-cards', {n: size})),
      cards.deck(cards.codes(), (code) => ({pressed: draft.cards.has(code), tap: () => {
        const next = new Set(draft.cards);
        if (!next.delete(code)) next.add(code);
        set({cards: next});
      }})),
      h('div', {class: 'numbers'},
        h('div', {class: 'field'}, h('span', {}, say('points')),
          stepper(say('points'), draft.points, 1, 100, (points) => set({points}))),
        size > 1 ? h('div', {class: 'field'}, h('span', {}, say('needs-at-least')),
          stepper(say('needs-at-least'), least, 1, size, (n) => set({least: n}))) : null,
        size > least ? h('div', {class: 'field'}, h('span', {}, say('each-further')),
          stepper(say('each-further'), draft.each, 0, 20, (each) => set({each}))) : null),
      h('div', {class: 'tools'},
        h('button', {type: 'button', class: 'main', disabled: size === 0, onclick: done}, say('add-yaku')),
        h('button', {type: 'button', onclick: () => { draft = null; repaint(); }}, say('cancel'))));
    if (focus) box.querySelector(`[data-card="${focus}"]`)?.focus();
  };
  paint();
  return box;
};

const adder = (house, rules, change, repaint) => {
  const add = guarded(async (topic) => {
    const {choices} = await ask('choices', {edition: house.edition, players: house.players, topic});
    await change({[topic]: choices.find((each) => each.value !== 'none').value});
  });
  return h('div', {class: 'tools'},
    h('button', {type: 'button', onclick: () => {
      draft = {name: '', cards: new Set(), points: 5, least: 0, each: 0};
      repaint();
    }}, `+ ${say('build-yaku')}`),
    rules.more_yaku.map(({topic, name}) =>
      h('button', {type: 'button', class: 'light', onclick: () => add(topic)}, `+ ${name}`)));
};

export const yakuSection = (house, rules, shown, filter, change) => {
  if (!shown.length && filter !== 'all') return null;
  const place = h('div', {});
  const repaint = () => {
    if (filter !== 'all') return fill(place);
    fill(place, draft ? builder(house, rules, change, repaint) : adder(house, rules, change, repaint));
  };
  repaint();
  return h('section', {class: 'yaku-section'}, h('h2', {}, say('yaku')),
    h('ul', {class: 'yaku-list'}, shown.map((each) => item(house, each, change))), place);
};
