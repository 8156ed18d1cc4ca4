// Cards on a table: who holds which, which lie on the field, which were captured, what is drawn next.
import * as cards from './cards.js';
import {h} from './dom.js';
import {player, say} from './words.js';

// "captured0", "hand1", "field", "stock".
export const zonesOf = (players) => [
  ...Array.from({length: players}, (_, seat) => `hand${seat}`), 'field', 'stock',
  ...Array.from({length: players}, (_, seat) => `captured${seat}`),
];

export const zoneName = (zone) => {
  const [, kind, seat] = zone.match(/^([a-z]+)(\d*)$/);
  return seat === '' ? say(`zone-${kind}`) : say(`zone-${kind}`, {player: player(Number(seat))});
};

export class Board {
  constructor(players) {
    this.players = players;
    this.zones = Object.fromEntries(zonesOf(players).map((zone) => [zone, []]));
    this.dealer = 0;
    this.rest = {};  // what else a position holds once it is played: turn, phase, calls...
  }

  static from(position) {
    const board = new Board(position.players);
    position.hands.forEach((hand, seat) => { board.zones[`hand${seat}`] = [...hand]; });
    position.captured.forEach((pile, seat) => { board.zones[`captured${seat}`] = [...pile]; });
    board.zones.field = [...position.field];
    board.zones.stock = [...position.stock];
    const {edition, rules, players, hands, captured, field, stock, dealer, deck, ...rest} = position;
    board.dealer = dealer;
    board.rest = rest;
    return board;
  }

  // With the seats there are: cards of others go.
  seated(players) {
    const next = new Board(players);
    for (const zone of Object.keys(next.zones)) next.zones[zone] = [...this.zones[zone] ?? []];
    return next;
  }

  position() {
    const seats = (kind) => Array.from({length: this.players}, (_, seat) => this.zones[`${kind}${seat}`]);
    return {players: this.players, dealer: this.dealer, hands: seats('hand'), captured: seats('captured'),
            field: this.zones.field, stock: this.zones.stock, turn: this.dealer, phase: 'play', ...this.rest};
  }

  zoneOf(card) {
    return Object.keys(this.zones).find((zone) => this.zones[zone].includes(card));
  }

  // To the zone, or away where it lies there already.
  put(card, zone) {
    const from = this.zoneOf(card);
    if (from) this.zones[from] = this.zones[from].filter((each) => each !== card);
    if (from !== zone) this.zones[zone] = [...this.zones[zone], card];
    this.rest = {};
  }

  get empty() { return Object.values(this.zones).every((zone) => zone.length === 0); }
}

// A short mark for cards of the deck: whose they are.
export const markOf = (zone) => {
  if (!zone) return null;
  const [, kind, seat] = zone.match(/^([a-z]+)(\d*)$/);
  return say(`mark-${kind}`) + (seat === '' ? '' : 'ABCDEFG'[seat]);
};

// The table as it lies. Taps choose a zone, or a card.
export const table = (board, {zone, choose, tap, marked = [], zones = zonesOf(board.players)}) =>
    h('div', {class: 'mat zones'}, zones.map((each) => {
      const lying = board.zones[each];
      return h('section', {class: each === zone ? 'zone now' : 'zone', data: {zone: each}},
        h('h4', {}, choose
          ? h('button', {type: 'button', 'aria-pressed': String(each === zone), onclick: () => choose(each)},
              zoneName(each), lying.length ? h('small', {}, ` ${lying.length}`) : null)
          : [zoneName(each), lying.length ? h('small', {}, ` ${lying.length}`) : null]),
        h('div', {class: 'cards'}, lying.map((code) => tap
          ? cards.button(code, {tap, pressed: marked.includes(code) ? true : undefined})
          : cards.picture(code, marked.includes(code)))));
    }));
