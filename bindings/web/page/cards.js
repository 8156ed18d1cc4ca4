// The 48 cards: drawings of the report, their names in the language of the page.
import {ask} from './asking.js';
import {h, svg} from './dom.js';

let names = new Map();
export let all = [];

// The drawings become part of the document once, so that cards can use them.
export const draw = async () => {
  const text = await (await fetch('cards.svg')).text();
  const sheet = new DOMParser().parseFromString(text, 'image/svg+xml');
  const deck = document.importNode(sheet.querySelector('.deck'), true);
  for (const kind of deck.querySelectorAll('.kind')) kind.remove();
  document.body.prepend(deck);
};

let naming = null;
export const name = () => naming = ask('cards').then(({cards}) => {
  all = cards;
  names = new Map(all.map((card) => [card.code, card.name]));
});
// Once they have their names.
export const named = () => naming;

export const nameOf = (code) => names.get(code);

export const picture = (code, marked = false) =>
    svg('svg', {class: marked ? 'card marked' : 'card', role: 'img', 'aria-label': nameOf(code),
                viewBox: '0 0 60 98'}, svg('use', {href: `#c${code}`}));

export const row = (codes, marked = []) =>
    h('div', {class: 'cards'}, codes.map((code) => picture(code, marked.includes(code))));

export const motif = (id, box = '0 0 54 40') =>
    svg('svg', {class: 'motif', 'aria-hidden': 'true', viewBox: box},
        svg('use', {href: `#p-${id}`, width: 54, height: 40}));

// A card to tap. `mark`: a small word on it, such as whose it is.
export const button = (code, {pressed, mark, disabled, tap, label}) => h('button', {
  type: 'button', class: 'tap', data: {card: code}, disabled,
  'aria-pressed': pressed === undefined ? null : String(pressed),
  'aria-label': label ?? (mark ? `${nameOf(code)} – ${mark}` : nameOf(code)),
  title: nameOf(code), onclick: () => tap(code),
}, svg('svg', {class: 'card', 'aria-hidden': 'true', viewBox: '0 0 60 98'},
       svg('use', {href: `#c${code}`})), mark ? h('span', {class: 'mark'}, mark) : null);

// The deck, or some cards of it, month by month. Arrow keys go from card to card.
export const deck = (codes, describe) => {
  const buttons = codes.map((code) => button(code, describe(code)));
  const move = {ArrowRight: 1, ArrowLeft: -1, ArrowDown: 4, ArrowUp: -4, Home: -48, End: 48};
  const onkeydown = (event) => {
    const at = buttons.indexOf(event.target.closest('button'));
    if (at < 0 || !(event.key in move)) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, at + move[event.key]))].focus();
  };
  return h('div', {class: 'deck-of', role: 'group', onkeydown}, buttons);
};

export const codes = () => all.map((card) => card.code);
