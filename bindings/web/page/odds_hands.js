// Sutda: what a hand of two cards is worth against so many others, counted over all deals.
import {ask, guarded, latest} from './asking.js';
import {stacked} from './bars.js';
import * as cards from './cards.js';
import {field, fill, h, options} from './dom.js';
import {editionOf, editionSelect} from './shared.js';
import {number, percent, say} from './words.js';

let edition = 'robin-red.sutda.en';
let players = 4;
let own = [];
let shown = [];
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

const mine = () => {
  const place = h('div', {class: 'mine', 'aria-live': 'polite'});
  if (own.length < 2) return fill(place, h('p', {class: 'quiet'}, say('pick-two')));
  guarded(() => last(ask('odds-hand', {edition, players, own, shown, folded: []}), (reply) => fill(place,
    h('h2', {}, handName(reply.hand)),
    cards.row(own),
    h('p', {}, say('hand-rank', {rank: number(reply.hand.rank), n: number(reply.hand.multiplier)})),
    h('p', {class: 'big'}, say('wins-chance', {chance: percent(reply.win.value)})),
    bar(reply), figures(reply),
    h('p', {class: 'quiet'}, say('expects', {n: number(reply.payment.value, 2)})))))();
  return place;
};

const tap = (code) => {
  const list = into === 'own' ? own : shown;
  const most = into === 'own' ? 2 : players - 1;
  own = own.filter((each) => each !== code);
  shown = shown.filter((each) => each !== code);
  if (!list.includes(code)) {
    if (into === 'own') own = [...own, code].slice(-most);
    else shown = [...shown, code].slice(-most);
  }
  paint();
};

const picker = () => [
  h('div', {class: 'zone-bar', role: 'group', 'aria-label': say('tap-into')},
    [['own', 'zone-own'], ['shown', 'zone-shown']].map(([each, name]) => h('button', {
      type: 'button', data: {into: each}, 'aria-pressed': String(into === each),
      onclick: () => { into = each; paint(); }}, say(name)))),
  cards.deck(table.deck, (code) => ({
    pressed: own.includes(code),
    mark: shown.includes(code) ? say('mark-shown') : null, tap})),
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
      shown = shown.slice(0, players - 1);
      await count();
    })))),
  h('div', {class: 'two'}, h('div', {}, picker(), mine()), ranking()));
  scrollTo(0, at);
  if (again) root.querySelector(again)?.focus({preventScroll: true});
};

const count = async () => {
  table = await ask('odds-hands', {edition, players});
  own = own.filter((each) => table.deck.includes(each));
  shown = shown.filter((each) => table.deck.includes(each));
  paint();
};

export const show = async (place) => {
  root = place;
  await count();
};
