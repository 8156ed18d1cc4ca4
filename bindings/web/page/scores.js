// Scores by every book, those alike together, and which rules are why others differ.
import {h} from './dom.js';
import {bookList, books} from './shared.js';
import {number, player, say} from './words.js';

const LETTERS = 'ABCDEFGHIJ';

const seat = ({yaku, points, result, payment}, index) => h('div', {class: 'seat'},
  h('h4', {}, player(index)),
  yaku.length ? h('table', {}, h('tbody', {}, yaku.map((each) => h('tr', {},
    h('th', {scope: 'row'}, each.name), h('td', {class: 'number'}, number(each.points))))))
    : h('p', {class: 'quiet'}, say('no-yaku')),
  h('p', {class: 'sum'}, say('points-sum', {n: number(points)}),
    result !== undefined && result !== points
      ? h('strong', {}, ` → ${say('writes-down', {n: number(result)})}`) : null,
    payment ? h('span', {class: 'quiet'}, ` ${say(payment > 0 ? 'gets' : 'pays', {n: number(Math.abs(payment))})}`)
      : null));

const group = (groups) => ({editions, seats}, index) => h('section', {class: 'group'},
  h('header', {}, groups.length > 1 ? h('b', {class: `letter l${index}`}, LETTERS[index]) : null, bookList(editions)),
  h('div', {class: 'seats'}, seats.map(seat)));

const difference = (reply) => ({groups: [a, b], rules}) => h('section', {class: 'difference'},
  h('h4', {}, h('b', {class: `letter l${a}`}, LETTERS[a]), ' ≠ ', h('b', {class: `letter l${b}`}, LETTERS[b]),
    ` ${books(reply.groups[b].editions).join(', ')}`),
  h('ul', {}, rules.map((rule) => h('li', {},
    h('a', {href: `#ask/${rule.topic}`}, rule.question),
    h('p', {}, h('b', {class: `letter l${a}`}, LETTERS[a]), ` ${rule.a.sentence}`),
    h('p', {}, h('b', {class: `letter l${b}`}, LETTERS[b]), ` ${rule.b.sentence}`)))));

export const scores = (reply) => [
  h('h2', {}, reply.groups.length === 1 ? say('all-score-alike') : say('scores-differ', {n: reply.groups.length})),
  h('div', {class: 'groups'}, reply.groups.map(group(reply.groups))),
  reply.differences.length ? h('div', {class: 'differences'}, h('h3', {}, say('why')),
    reply.differences.map(difference(reply))) : null,
  reply.refused.length ? h('details', {}, h('summary', {}, say('refused', {n: reply.refused.length})),
    h('ul', {}, reply.refused.map(({edition, why}) => h('li', {}, `${books([edition])[0]}: ${why}`)))) : null,
];
