// Deals that hands or the field decide before a card is played, counted over all deals.
import {ask, guarded} from './asking.js';
import {stacked} from './bars.js';
import {field, fill, h, options} from './dom.js';
import {editionOf, editionSelect} from './shared.js';
import {number, oneIn, percent, say} from './words.js';

let edition = 'robin-red.koi-koi.en';
let players = 2;
let root = null;

const chance = ({value}) => h('td', {}, h('strong', {}, percent(value, 2)), h('small', {}, oneIn(value)));

const row = (each) => h('tr', {},
  h('th', {scope: 'row'}, say(`combination-${each.combination}`),
    each.means ? h('small', {}, say(`means-${each.means}`)) : null),
  ['given_hand', 'any_hand', 'field'].map((where) => chance(each[where])));

const paint = guarded(async () => {
  const reply = await ask('odds-deals', {edition, players});
  const numbers = [...editionOf(edition).players].sort((a, b) => a - b);
  fill(root, h('div', {class: 'fields'},
    field(say('rules-of'), editionSelect(['capturing'], edition, (id) => {
      edition = id;
      players = editionOf(id).players[0];
      paint();
    })),
    field(say('players'), options(numbers.map((n) => [String(n), number(n)]), String(players), (n) => {
      players = Number(n);
      paint();
    }))),
  h('section', {}, h('h2', {}, say('what-becomes')),
    stacked([['win', reply.played.value], ['tie', reply.won.value], ['lose', reply.anew.value]]),
    h('dl', {class: 'figures'}, [['played', 'win'], ['won', 'tie'], ['anew', 'lose']].map(([each, colour]) =>
      h('div', {}, h('dt', {}, h('i', {class: colour}), say(`deal-${each}`)),
        h('dd', {}, percent(reply[each].value, 2), h('small', {}, oneIn(reply[each].value))))))),
  h('section', {}, h('h2', {}, say('what-is-held')),
    h('div', {class: 'scroll'}, h('table', {class: 'chances'},
      h('thead', {}, h('tr', {}, ['', 'given-hand', 'any-hand', 'on-field'].map((each) =>
        h('th', {scope: 'col'}, each ? say(each) : '')))),
      h('tbody', {}, reply.combinations.map(row)))),
    h('p', {class: 'quiet'}, say('counted-over', {n: number(Number(reply.deals))}))));
});

export const show = async (place) => {
  root = place;
  await paint();
};
