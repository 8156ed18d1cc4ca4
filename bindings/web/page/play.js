// Play from a position by the rules of one book or of the house: legal moves, and the best of them
// when every card is known.
import {ask, guarded} from './asking.js';
import {Board, table} from './board.js';
import * as cards from './cards.js';
import {field, fill, h} from './dom.js';
import {HOUSE, books, game as gameOf, houseOf, played} from './shared.js';
import {number, player, say} from './words.js';

let rules = null;
let before = [];
let best = null;
let settingUp = true;
let seed = Math.floor(Math.random() * 1e6);

const fitting = (game) => gameOf(game).editions.filter((each) => each.players.includes(2));
const by = (game) => {
  const mine = houseOf(game, 2);
  if (rules === HOUSE && mine) return played(mine);
  const known = fitting(game).some((each) => each.id === rules);
  if (!known) rules = fitting(game)[0].id;
  return {edition: rules, players: 2};
};

const rulesSelect = (game, repaint) => field(say('rules-of'), h('select', {value: rules, onchange: (event) => {
  rules = event.target.value;
  best = null;
  repaint();
}}, houseOf(game, 2) ? h('option', {value: HOUSE}, books([HOUSE])[0]) : null,
    fitting(game).map((each) => h('option', {value: each.id}, each.title))));

const CALLS = {'koi-koi': 'Koi-koi!', stop: 'move-stop'};
const moveName = ({move, card, takes}) => card
  ? takes.length ? say('move-takes', {card: cards.nameOf(card), takes: takes.map(cards.nameOf).join(', ')})
    : say('move-lays', {card: cards.nameOf(card)})
  : move === 'stop' ? say('move-stop') : CALLS[move] ?? move;
const moveFace = ({move, card, takes}) => card
  ? [cards.picture(card), takes?.length ? [h('span', {class: 'takes', 'aria-hidden': 'true'}, '→'), takes.map((each) => cards.picture(each))] : null]
  : h('strong', {}, moveName({move}));

// "34x33,31" as a move with its cards.
const parsed = (move) => {
  const [, card, takes] = move.match(/^([1-9ABC][1-4])(?:x(.*))?$/) ?? [];
  return {move, card, takes: takes ? takes.split(',') : []};
};

const lineOf = (line) => h('ol', {class: 'line-of-play'}, line.map(parsed).map((move) =>
  h('li', {'aria-label': moveName(move)}, moveFace(move))));

const solution = (reply) => {
  if (reply.too_large) return h('p', {}, say('too-large', {n: reply.too_large, limit: reply.limit}));
  const value = reply.value;
  return h('section', {class: 'best'},
    h('p', {class: 'verdict'}, value === 0 ? say('best-even')
      : say('best-value', {player: player(value > 0 ? 0 : 1), n: number(Math.abs(value))})),
    reply.line.length ? [h('h4', {}, say('both-play-best')), lineOf(reply.line)] : null,
    h('p', {class: 'quiet'}, say('looked-at', {n: number(reply.nodes)})));
};

export const playing = ({game, board, setUp, tap, zone, choose, lay}) => {
  const house = by(game);
  const place = h('div', {class: 'next', 'aria-live': 'polite'});
  const answer = h('div', {'aria-live': 'polite'});
  const step = (next) => {
    best = null;
    lay(next);
  };
  const deal = (left) => guarded(async () => {
    before = [];
    settingUp = false;
    const {position} = await ask('deal', {...house, seed: ++seed, ...(left ? {left} : {})});
    step(Board.from(position));
  });
  const play = (move) => guarded(async () => {
    const {position} = await ask('play', {...house, position: board.position(), move});
    before.push(board);
    step(Board.from(position));
  });
  const solve = guarded(async () => {
    fill(answer, h('p', {class: 'quiet'}, say('thinking')));
    best = await ask('solve', {...house, position: board.position()});
    await paint();
  });
  const moves = (reply) => {
    if (reply.over) {
      const sums = reply.seats.map((seat, index) => h('li', {}, `${player(index)}: ${number(seat.result)}`));
      return [h('h3', {}, say('round-over')), h('ul', {class: 'sums'}, sums)];
    }
    const worth = new Map(best?.moves?.map((each) => [each.move, each.value]));
    const good = new Set(best?.best);
    return [h('h3', {}, say('to-move', {player: player(reply.turn)})),
      h('div', {class: 'moves', role: 'group', 'aria-label': say('legal-moves')}, reply.moves.map((each) =>
        h('button', {type: 'button', class: good.has(each.move) ? 'move good' : 'move', data: {move: each.move},
                     'aria-label': moveName(each) + (good.has(each.move) ? ` – ${say('best-move')}` : ''),
                     onclick: play(each.move)}, moveFace(each),
          worth.has(each.move) ? h('span', {class: 'worth'}, `${worth.get(each.move) > 0 ? '+' : ''}${number(worth.get(each.move))}`) : null)))];
  };
  const paint = async () => {
    if (board.empty) return fill(place, h('p', {class: 'quiet'}, say('play-lead')));
    let reply = null;
    try {
      reply = await ask('moves', {...house, position: board.position()});
    } catch (error) {
      return fill(place, h('p', {}, say('not-complete')), h('p', {class: 'quiet', lang: 'en'}, error.message),
        h('button', {type: 'button', class: 'main', onclick: guarded(async () => {
          settingUp = false;
          const {position} = await ask('fill', {...house, position: board.position(), seed: ++seed});
          step(Board.from(position));
        })}, say('fill-in')));
    }
    fill(place, moves(reply), answer,
      reply.over ? null : h('button', {type: 'button', class: 'main solve', onclick: solve}, say('best-play')));
    fill(answer, best ? solution(best) : null);
  };
  guarded(paint)();
  const tools = h('div', {class: 'tools'},
    h('button', {type: 'button', onclick: deal(0)}, say('deal-round')),
    h('button', {type: 'button', onclick: deal(3)}, say('deal-endgame')),
    h('button', {type: 'button', disabled: before.length === 0, onclick: () => step(before.pop())}, say('undo')));
  const clear = (code) => { best = null; before = []; tap(code); };
  const setting = h('details', {class: 'setting', open: settingUp || board.empty},
                    h('summary', {}, say('set-up')), setUp());
  setting.addEventListener('toggle', () => { settingUp = setting.open; });
  return [h('div', {class: 'outcome'}, h('div', {class: 'fields'}, rulesSelect(game, () => step(board)), tools),
            table(board, {zone, choose, tap: clear}), place),
          setting];
};
