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

const chapter = ({title, rules}) => {
  // What is only told about the text is no rule to play by.
  const shown = rules.filter((rule) => rule.origin === 'chosen' ||
                                       rule.origin !== 'open' && rule.asked !== 'text');
  return shown.length ? h('section', {}, h('h2', {}, title), h('ul', {}, shown.map((rule) =>
    h('li', {class: rule.origin === 'chosen' ? 'own' : null}, rule.sentence)))) : null;
};

export const rulesCard = (house, rules) => h('article', {class: 'rules-card', 'aria-hidden': 'true'},
  h('header', {}, h('h1', {}, house.title),
    h('p', {}, say('card-lead', {title: editionOf(house.edition).title, n: number(rules.players)}))),
  rules.yaku.length ? h('section', {class: 'card-yaku'}, h('h2', {}, say('yaku')),
    h('ul', {}, rules.yaku.filter((each) => each.value !== 'none').map(yaku(house)))) : null,
  h('div', {class: 'columns'}, rules.chapters.map(chapter)),
  h('footer', {}, say('card-foot', {n: number(rules.open)})));
