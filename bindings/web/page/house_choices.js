// Other answers to one rule: those of the books, any other that can be, and numbers one by one.
import {ask} from './asking.js';
import * as cards from './cards.js';
import {h, stepper} from './dom.js';
import {bookList, played} from './shared.js';
import {say} from './words.js';

const MOST = 300;

// As edition files write a record.
const record = (numbers) => '' in numbers
  ? String(numbers[''])
  : `{ ${Object.entries(numbers).map(([name, value]) => `${name} = ${value}`).join(', ')} }`;

const steppers = (reply, choose) => {
  const entries = Object.entries(reply.numbers);
  if (!entries.length) return null;
  return h('div', {class: 'numbers'}, entries.map(([name, value]) =>
    h('div', {class: 'field'}, h('span', {}, name || say('value')),
      stepper(name || say('value'), value, 0, MOST,
              (next) => choose(record({...reply.numbers, [name]: next}))))));
};

export const choicesOf = async (house, rule, change) => {
  const reply = await ask('choices', {...played(house), topic: rule.topic});
  const choose = (value) => change({[rule.topic]: value});
  const one = (each) => h('button', {
    type: 'button', class: 'option', 'aria-pressed': String(each.value === reply.value),
    onclick: () => choose(each.value),
  }, h('span', {}, each.sentence), each.cards.length ? cards.row(each.cards) : null,
     each.editions.length ? bookList(each.editions) : null);
  return h('div', {class: 'choices', role: 'group', 'aria-label': reply.question},
    h('p', {class: 'asks'}, reply.question),
    reply.choices.map(one), steppers(reply, choose),
    rule.origin === 'chosen' ? h('button', {type: 'button', class: 'link', onclick: () => choose(null)},
      say('back-to-book')) : null);
};
