// A position set up by tapping: what it is worth by every book at once, and how play goes on.
import {ask, guarded, latest} from './asking.js';
import {Board, markOf, table, zoneName, zonesOf} from './board.js';
import * as cards from './cards.js';
import {choice, field, fill, h, options, stepper} from './dom.js';
import {playing} from './play.js';
import {scores} from './scores.js';
import {gameName, gamesOf, houseOf, played} from './shared.js';
import {number, player, say} from './words.js';

let game = 'koi-koi';
let board = new Board(2);
let zone = 'captured0';
let part = 'score';
let calls = [0, 0];
let stopped = 0;
let root = null;
const last = latest();

const mostPlayers = () => Math.max(...gamesOf('capturing').find((each) => each.id === game)
    .editions.flatMap((edition) => edition.players));

// Piles score; hands, field and stock are for play.
const shownZones = () => part === 'score'
    ? zonesOf(board.players).filter((each) => each.startsWith('captured')) : zonesOf(board.players);

const sit = (players) => {
  board = board.seated(players);
  calls = Array.from({length: players}, (_, seat) => calls[seat] ?? 0);
  if (stopped >= players) stopped = 0;
  if (!(zone in board.zones)) zone = 'captured0';
};

const tapped = (code) => {
  board.put(code, zone);
  paint();
};

const deck = () => cards.deck(cards.codes(), (code) => {
  const at = board.zoneOf(code);
  return {pressed: at === zone, mark: markOf(at), tap: tapped};
});

const says = () => game === 'koi-koi' ? h('fieldset', {class: 'calls'},
  h('legend', {}, say('how-it-ended')),
  field(say('who-stopped'), options([...Array.from({length: board.players}, (_, seat) =>
    [String(seat), player(seat)]), ['', say('nobody')]], stopped === null ? '' : String(stopped),
    (value) => { stopped = value === '' ? null : Number(value); paint(); })),
  Array.from({length: board.players}, (_, seat) => h('div', {class: 'field'},
    h('span', {}, say('said-koi-koi', {player: player(seat)})),
    stepper(say('said-koi-koi', {player: player(seat)}), calls[seat], 0, 9, (value) => {
      calls[seat] = value;
      paint();
    })))) : null;

const house = () => {
  const mine = houseOf(game, board.players);
  return mine ? {house: played(mine)} : {};
};
const request = () => ({
  game, calls, stopped, dealer: 0, ...house(),
  captured: Array.from({length: board.players}, (_, seat) => board.zones[`captured${seat}`]),
});

const example = () => {
  board = new Board(2);
  board.zones.captured0 = ['31', '81', '91', '11', 'C1', '62', '92', 'A2'];
  board.zones.captured1 = ['71', 'A1', '61', '12', '13', 'B3'];
  sit(2);
  calls = [0, 1];
  stopped = 0;
  paint();
};

const setUp = () => [
  h('div', {class: 'zone-bar', role: 'group', 'aria-label': say('tap-into')},
    shownZones().map((each) => h('button', {
      type: 'button', 'aria-pressed': String(each === zone), data: {into: each},
      onclick: () => { zone = each; paint(); }}, zoneName(each)))),
  deck(),
  h('div', {class: 'tools'},
    part === 'score' ? h('button', {type: 'button', onclick: example}, say('an-example')) : null,
    h('button', {type: 'button', disabled: board.empty, onclick: () => {
      board = new Board(board.players);
      paint();
    }}, say('clear'))),
];

const scoring = () => {
  const place = h('div', {class: 'score', 'aria-live': 'polite'});
  const any = shownZones().some((each) => board.zones[each].length);
  if (!any) fill(place, h('p', {class: 'quiet'}, say('score-lead')));
  else guarded(() => last(ask('score', request()), (reply) => fill(place, scores(reply))))();
  return [h('div', {class: 'setting'}, setUp(), says()),
          h('div', {class: 'outcome'}, table(board, {zone, tap: tapped, zones: shownZones(),
            choose: (each) => { zone = each; paint(); }}), place)];
};

const paint = () => {
  const focus = document.activeElement;
  const again = focus?.dataset.card ? `.deck-of [data-card="${focus.dataset.card}"]`
    : focus?.dataset.into ? `[data-into="${focus.dataset.into}"]` : null;
  if (!shownZones().includes(zone)) zone = shownZones()[0];
  const at = scrollY;
  fill(root, h('header', {}, h('h1', {}, say('position-title')),
    choice(say('position-title'), [['score', say('part-score')], ['play', say('part-play')]], part,
           (value) => { part = value; paint(); }),
    h('div', {class: 'fields'},
      field(say('game'), options(gamesOf('capturing').map((each) => [each.id, gameName(each.id)]), game,
        (id) => { game = id; sit(Math.min(board.players, mostPlayers())); paint(); })),
      mostPlayers() > 2 && part === 'score' ? field(say('players'), options(
        Array.from({length: mostPlayers() - 1}, (_, n) => [String(n + 2), number(n + 2)]),
        String(board.players), (n) => { sit(Number(n)); paint(); })) : null)),
  h('div', {class: `table-top is-${part}`}, part === 'score' ? scoring() : playing({
    game, board, setUp, tap: tapped, zone,
    choose: (each) => { zone = each; paint(); },
    lay: (next) => { board = next; paint(); },
  })));
  scrollTo(0, at);
  if (again) root.querySelector(again)?.focus({preventScroll: true});
};

export const show = async (main) => {
  root = main;
  paint();
};
