// The rules of a house on one page: only paper shows it.
import * as cards from './cards.js';
import {h} from './dom.js';
import {yakuName} from './house_yaku.js';
import {editionOf, unnamed} from './shared.js';
import {number, say} from './words.js';

const yaku = (house) => (each) => h('li', {},
  h('strong', {}, yakuName(house, each)),
  /^\d+$/.test(each.points) ? h('b', {class: 'points'}, each.points) : null,
  h('span', {}, unnamed(each.sentence)),
  each.cards.length ? cards.row(each.cards) : null);

// What is only told about the text is no rule to play by, nor are those of an option that is off.
const toPlayBy = (rules) => {
  const off = rules.chapters.flatMap((chapter) => chapter.rules)
    .filter((rule) => rule.topic.startsWith('option.') && rule.value === 'off')
    .map((rule) => `${rule.topic.slice('option.'.length)}.`);
  if (off.includes('wildcard.')) off.push('hiki.');
  return (rule) => rule.origin === 'chosen' ||
    rule.origin !== 'open' && rule.asked !== 'text' && !off.some((prefix) => rule.topic.startsWith(prefix));
};

const chapter = (counts) => ({title, rules}) => {
  const shown = rules.filter(counts);
  return shown.length ? h('section', {}, h('h2', {}, title), h('ul', {}, shown.map((rule) =>
    h('li', {class: rule.origin === 'chosen' ? 'own' : null}, rule.sentence)))) : null;
};

// So many sentences need small print.
const MANY = 95;

export const rulesCard = (house, rules) => {
  const counts = toPlayBy(rules);
  const many = rules.chapters.flatMap((each) => each.rules.filter(counts)).length > MANY;
  return h('article', {class: many ? 'rules-card long' : 'rules-card', 'aria-hidden': 'true'},
    h('header', {}, h('h1', {}, house.title),
      h('p', {}, say('card-lead', {title: editionOf(house.edition).title, n: number(rules.players)}))),
    rules.yaku.length ? h('section', {class: 'card-yaku'}, h('h2', {}, say('yaku')),
      h('ul', {}, rules.yaku.filter((each) => each.value !== 'none').map(yaku(house)))) : null,
    h('div', {class: 'columns'}, rules.chapters.map(chapter(counts))),
    h('footer', {}, say('card-foot', {n: number(rules.open)})));
};
