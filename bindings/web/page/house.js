// House rules: a book, what is changed in it by tapping, and what it leaves open.
import {ask, guarded} from './asking.js';
import {choice, field, fill, h, options} from './dom.js';
import {rulesCard} from './house_card.js';
import {choicesOf} from './house_choices.js';
import {yakuSection} from './house_yaku.js';
import {editionOf, editionSelect, freshHouse, loadHouse, played, saveHouse} from './shared.js';
import {number, say} from './words.js';

let house = null;
let rules = null;
let filter = 'all';
let root = null;
const opened = new Set();

const change = guarded(async (changes, names = {}) => {
  const next = {...house, changes: {...house.changes}, names: {...house.names, ...names}};
  for (const [topic, value] of Object.entries(changes)) {
    if (value === null) delete next.changes[topic];
    else next.changes[topic] = value;
  }
  await adopt(next);
});

// Only what can be played is kept.
const adopt = async (next) => {
  rules = await ask('rules', played(next));
  house = next;
  saveHouse(house);
  paint();
};

// ---- Files --------------------------------------------------------------------------------------

const idOf = (title) => title.toLowerCase().normalize('NFD').replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'my-house';

const save = guarded(async () => {
  const id = idOf(house.title);
  const {toml} = await ask('house', {...played(house), id, title: house.title || say('my-house'),
                                     names: house.names});
  const address = URL.createObjectURL(new Blob([toml], {type: 'application/toml'}));
  const link = h('a', {href: address, download: `${id}.toml`});
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
});

const open = guarded(async (event) => {
  const [file] = event.target.files;
  if (!file) return;
  const {id, ...read} = await ask('open-house', {toml: await file.text()});
  await adopt({...freshHouse(read.edition), ...read});
});

const tools = () => {
  const input = h('input', {type: 'file', accept: '.toml', class: 'away', tabindex: '-1', onchange: open,
                            'aria-label': say('open-file')});
  return h('div', {class: 'tools'},
    h('button', {type: 'button', class: 'main', onclick: () => print()}, say('print-card')),
    h('button', {type: 'button', onclick: save}, say('save-file')),
    h('button', {type: 'button', onclick: () => input.click()}, say('open-file')), input,
    h('button', {type: 'button', disabled: Object.keys(house.changes).length === 0,
                 onclick: guarded(() => adopt(freshHouse(house.edition)))}, say('as-printed')));
};

// ---- Rules --------------------------------------------------------------------------------------

const fits = (rule) => filter === 'all' || (filter === 'open') === (rule.origin === 'open') &&
    (filter === 'changed') === (rule.origin === 'chosen');

const rule = (each) => {
  const item = h('li', {class: `rule is-${each.origin}`, data: {topic: each.topic}});
  const toggle = guarded(async () => {
    if (opened.delete(each.topic)) return paintRule();
    opened.add(each.topic);
    await paintRule();
  });
  const paintRule = async () => {
    const isOpen = opened.has(each.topic);
    fill(item, h('button', {type: 'button', class: 'line', 'aria-expanded': String(isOpen), onclick: toggle},
      h('span', {class: 'sentence'}, each.sentence),
      each.origin === 'book' ? null : h('span', {class: 'origin'}, say(`origin-${each.origin}`))),
    each.book ? h('p', {class: 'book'}, say('book-says', {sentence: each.book})) : null,
    isOpen ? await choicesOf(house, each, change) : null);
  };
  paintRule();
  return item;
};

const chapter = ({title, rules: all}) => {
  const shown = all.filter(fits);
  if (!shown.length) return null;
  const key = `chapter ${title}`;
  const details = h('details', {class: 'chapter', open: filter !== 'all' || opened.has(key)},
    h('summary', {}, h('h2', {}, title), h('small', {}, number(shown.length))),
    h('ul', {class: 'rules'}, shown.map(rule)));
  details.addEventListener('toggle', () => {
    if (filter === 'all') details.open ? opened.add(key) : opened.delete(key);
  });
  return details;
};

const head = () => {
  const edition = editionOf(house.edition);
  const players = [...edition.players].sort((a, b) => a - b);
  return h('header', {class: 'house-head'},
    h('h1', {}, say('house-title')),
    h('p', {class: 'lead'}, say('house-lead')),
    h('div', {class: 'fields'},
      field(say('house-name'), h('input', {
        type: 'text', value: house.title, maxlength: 60, placeholder: say('my-house'),
        onchange: guarded((event) => adopt({...house, title: event.target.value}))})),
      field(say('begin-with'), editionSelect(['capturing', 'betting', 'hachi'], house.edition,
        guarded((id) => adopt({...freshHouse(id), title: house.title})))),
      players.length > 1 ? field(say('players'), options(players.map((n) => [String(n), number(n)]),
        String(house.players), guarded((n) => adopt({...house, players: Number(n)})))) : null),
    tools());
};

const paint = () => {
  const filters = [['all', say('filter-all')],
                   ['changed', say('filter-changed', {n: rules.changed})],
                   ['open', say('filter-open', {n: rules.open})]];
  const at = scrollY;
  fill(root, h('div', {class: 'house no-print'}, head(),
    choice(say('filter'), filters, filter, (value) => { filter = value; paint(); }),
    filter === 'open' ? h('p', {class: 'quiet'}, say('open-means')) : null,
    rules.family === 'betting' ? null
      : yakuSection(house, rules, rules.yaku.filter(fits), filter, change),
    rules.chapters.map(chapter)), rulesCard(house, rules));
  scrollTo(0, at);
};

export const show = async (main) => {
  root = main;
  house = loadHouse();
  if (!editionOf(house.edition)) house = freshHouse('robin-red.koi-koi.en');
  house.title ||= say('my-house');
  rules = await ask('rules', played(house));
  paint();
};
