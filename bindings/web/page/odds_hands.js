// Sutda: what a hand of two cards is worth against so many others, counted over all deals.
import {ask, guarded, latest} from './asking.js';
import {stacked} from './bars.js';
import * as cards from './cards.js';
import {field, fill, h, options} from './dom.js';
import {editionOf, editionSelect} from './shared.js';
import {number, percent, say} from './words.js';

let edition = 'robin-red.sutda.en';
let players = 4;
const held = {own: [], shown: [], folded: []};
let into = 'own';
let table = null;
let root = null;
const last = latest();

const handName = ({category, name}) => category.startsWith('points-')
  ? say('n-points', {n: category.slice('points-'.length)}) : name;

const legend = () => h('p', {class: 'legend'}, ['win', 'tie', 'replay', 'lose'].map((each) =>
  [h('i', {class: each}), ` ${say(each)} `]));

const bar = (odds) => stacked(['win', 'tie', 'replay', 'lose'].map((each) => [each, odds[each].value]));

const figures = (odds) => h('dl', {class: 'figures'}, ['win', 'tie', 'replay', 'lose']
  .filter((each) => each === 'win' || odds[each].value > 0)
  .map((each) => h('div', {}, h('dt', {}, say(each)),
    h('dd', {}, percent(odds[each].value), h('small', {}, odds[each].exact)))));

const name = ({hand}) => hand
  ? [h('h2', {}, handName(hand)), cards.row(held.own),
     h('p', {}, say('hand-rank', {rank: number(hand.rank), n: number(hand.multiplier)}))]
  : [cards.row(held.own), h('p', {}, say('any-other-card'))];

const mine = () => {
  const place = h('div', {class: 'mine', 'aria-live': 'polite'});
  if (!held.own.length) return fill(place, h('p', {class: 'quiet'}, say('pick-two')));
  guarded(() => last(ask('odds-hand', {edition, players, ...held}), (reply) => fill(place,
    name(reply),
    h('p', {class: 'big'}, say('wins-chance', {chance: percent(reply.win.value)})),
    bar(reply), figures(reply),
    h('p', {class: 'quiet'}, say('expects', {n: number(reply.payment.value, 2)})))))();
  return place;
};

const most = {own: () => 2, shown: () => players - 1, folded: () => table.deck.length - 2 * players};

const tap = (code) => {
  const before = held[into].includes(code);
  for (const zone of Object.keys(held)) held[zone] = held[zone].filter((each) => each !== code);
  if (!before && most[into]() > 0) held[into] = [...held[into], code].slice(-most[into]());
  paint();
};

const picker = () => [
  h('div', {class: 'zone-bar', role: 'group', 'aria-label': say('tap-into')}, Object.keys(held).map((each) =>
    h('button', {type: 'button', data: {into: each}, 'aria-pressed': String(into === each),
                 onclick: () => { into = each; paint(); }}, say(`zone-${each}`)))),
  cards.deck(table.deck, (code) => ({
    pressed: held.own.includes(code),
    mark: held.shown.includes(code) ? say('mark-shown') : held.folded.includes(code) ? say('mark-folded') : null,
    tap})),
];

// A class of equal hands is one line, with the first of them.
const classes = () => {
  const byRank = new Map();
  for (const hand of table.hands) {
    const known = byRank.get(hand.rank);
    if (known) known.count += 1;
    else byRank.set(hand.rank, {...hand, count: 1});
  }
  return [...byRank.values()].sort((a, b) => a.rank - b.rank);
};

const ranking = () => h('section', {class: 'ranking'}, h('h2', {}, say('all-hands')), legend(),
  h('ol', {}, classes().map((hand) => h('li', {},
    cards.row(hand.cards),
    h('div', {}, h('strong', {}, handName(hand)), h('small', {}, ` × ${number(hand.multiplier)} · ${say('ways', {n: number(hand.count)})}`),
      bar(hand)),
    h('span', {class: 'number'}, percent(hand.win.value))))));

const paint = () => {
  const focus = document.activeElement;
  const again = focus?.dataset.card ? `.deck-of [data-card="${focus.dataset.card}"]`
    : focus?.dataset.into ? `[data-into="${focus.dataset.into}"]` : null;
  const numbers = [...editionOf(edition).players].sort((a, b) => a - b);
  const at = scrollY;
  fill(root, h('div', {class: 'fields'},
    field(say('rules-of'), editionSelect(['betting'], edition, guarded(async (id) => {
      edition = id;
      await count();
    }))),
    field(say('players-in'), options(numbers.map((n) => [String(n), number(n)]), String(players), guarded(async (n) => {
      players = Number(n);
      await count();
    })))),
  h('div', {class: 'two'}, h('div', {}, picker(), mine()), ranking()));
  scrollTo(0, at);
  if (again) root.querySelector(again)?.focus({preventScroll: true});
};

const count = async () => {
  table = await ask('odds-hands', {edition, players});
  for (const zone of Object.keys(held))
    held[zone] = held[zone].filter((each) => table.deck.includes(each)).slice(0, Math.max(0, most[zone]()));
  paint();
};

export const show = async (place) => {
  root = place;
  await count();
};
