// How rounds come out, from a sample that doubles while one looks.
import {ask, guarded} from './asking.js';
import {columns, ranged} from './bars.js';
import {choice, field, fill, h} from './dom.js';
import {editionOf, editionSelect} from './shared.js';
import {number, percent, say} from './words.js';

const FIRST = 500;
const MOST = 32000;

let edition = 'robin-red.koi-koi.en';
let goOn = false;
let run = 0;
let root = null;
let last = null;

const winner = (reply) => h('section', {}, h('h2', {}, say('who-wins')),
  h('ul', {class: 'bars'}, reply.won.map((share, seat) => h('li', {},
    h('span', {}, seat === 0 ? say('the-dealer') : say('seat-after', {n: number(seat)})),
    ranged(share), h('strong', {}, percent(share[0])))),
  h('li', {}, h('span', {}, say('without-play')), ranged(reply.without_play), h('strong', {}, percent(reply.without_play[0])))));

const yaku = (reply) => {
  const sorted = [...reply.yaku].filter((each) => each.by_turn.length)
    .sort((a, b) => b.by_turn.at(-1)[0] - a.by_turn.at(-1)[0]);
  const most = Math.max(0.001, ...sorted.map((each) => each.by_turn.at(-1)[0]));
  return h('section', {}, h('h2', {}, say('yaku-by-turn')), h('p', {class: 'quiet'}, say('yaku-by-turn-lead')),
    h('ul', {class: 'by-turn'}, sorted.map((each) => h('li', {}, h('span', {}, each.name),
      columns(each.by_turn, most), h('strong', {}, percent(each.by_turn.at(-1)[0]))))));
};

const decisions = (reply) => {
  const sure = (each) => each.gain?.[1] > 0 ? 'go-on' : each.gain?.[2] < 0 ? 'stop' : 'even';
  const often = reply.decisions.filter((each) => each.gain).sort((a, b) => b.times - a.times).slice(0, 24)
    .sort((a, b) => a.cards - b.cards || a.points - b.points);
  return often.length ? h('section', {}, h('h2', {}, say('call-or-stop')), h('p', {class: 'quiet'}, say('call-or-stop-lead')),
    h('div', {class: 'scroll'}, h('table', {class: 'chances'}, h('thead', {}, h('tr', {},
      ['cards-left', 'points', 'if-stop', 'if-go-on', 'better'].map((each) => h('th', {scope: 'col'}, say(each))))),
    h('tbody', {}, often.map((each) => h('tr', {class: `is-${sure(each)}`},
      h('td', {}, number(each.cards)), h('td', {}, number(each.points)),
      h('td', {}, number(each.stop[0], 1)), h('td', {}, number(each.go_on[0], 1)),
      h('td', {}, h('strong', {}, say(`better-${sure(each)}`))))))))) : null;
};

const progress = (rounds) => h('div', {class: 'progress'},
  h('progress', {max: MOST, value: rounds, 'aria-label': say('rounds-played', {n: number(rounds)})}),
  h('p', {class: 'quiet', 'aria-live': 'polite', data: {rounds}}, say('rounds-played', {n: number(rounds)})));

const paint = () => fill(root, h('div', {class: 'fields'},
  field(say('rules-of'), editionSelect(['capturing'], edition, (id) => { edition = id; begin(); }))),
h('div', {class: 'policy'}, choice(say('policy'), [[false, say('policy-stop')], [true, say('policy-go-on')]], goOn,
  (value) => { goOn = value; begin(); })),
last ? [progress(last.rounds), h('div', {class: 'two'}, h('div', {}, winner(last), yaku(last)), decisions(last))]
  : h('p', {class: 'quiet'}, say('thinking')));

const begin = guarded(async () => {
  const mine = ++run;
  last = null;
  paint();
  for (let rounds = FIRST; rounds <= MOST; rounds *= 2) {
    const reply = await ask('odds-rounds', {edition, players: editionOf(edition).players[0], rounds, go_on: goOn});
    // Somebody has left, or wants to know something else.
    if (mine !== run || !root.isConnected) return;
    last = reply;
    paint();
    await new Promise((done) => { setTimeout(done, 30); });
  }
});

export const show = async (place) => {
  root = place;
  if (last) return paint();
  await begin();
};
