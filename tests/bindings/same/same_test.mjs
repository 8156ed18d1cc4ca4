// A thousand questions about moves, scores, best play and odds, answered by the web module, the C++
// library, the Python package and the command. Environment variables: MODULE, LIBRARY, COMMAND; PYTHON,
// where there is the package.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {before, it} from 'node:test';

import {open} from '../../../bindings/web/table.mjs';
import {dice} from '../web/dice.mjs';
import * as command from './command.mjs';
import * as module from './module.mjs';

const {MODULE, LIBRARY, COMMAND, PYTHON} = process.env;
const COUNT = 1000;
const SOLVED = 3;  // so many cards are left in each hand, at most

// Positions of rounds at random, under every edition with every number of players and option.
const questions = async () => {
  const table = await open(await readFile(MODULE));
  const {below, one, some} = dice(20160523);
  const {games} = table.ask({ask: 'editions'});
  const houses = (family) => games.filter((game) => game.family === family).flatMap(({editions}) =>
    editions.flatMap(({id, players, options}) => players.map((count) => ({edition: id, players: count, options}))));
  const all = [
    ...houses('capturing').map(({edition, players}) => ({ask: 'odds-deals', edition, players})),
    ...houses('betting').map(({edition, players}) => ({ask: 'odds-hands', edition, players})),
  ];
  while (all.length < COUNT) {
    const {edition, players, options} = one(houses('capturing'));
    const house = {edition, players, options: some(options, 50)};
    const left = 1 + below(players === 2 ? SOLVED : 8);
    const {position} = table.ask({ask: 'deal', ...house, seed: below(1 << 30), left});
    if (!position) continue;
    const {moves} = table.ask({ask: 'moves', ...house, position});
    const after = moves.length > 0 ? table.ask({ask: 'play', ...house, position, move: one(moves).move}).position : position;
    all.push({ask: 'moves', edition, players, position}, {ask: 'score', edition, players, position: after});
    if (players === 2) all.push({ask: 'solve', edition, players, position});
  }
  return all.slice(0, COUNT);
};

// By a program that reads them line by line.
const through = (program, ...args) => (all) =>
    execFileSync(program, args, {
      input: all.map((each) => `${JSON.stringify(each)}\n`).join(''), encoding: 'utf8', maxBuffer: 1 << 30,
    }).split('\n').slice(0, -1);

let asked = [], expected = [];
before(async () => {
  asked = await questions();
  expected = await module.answers(MODULE, asked);
});

const differences = (lines) => asked.map((question, i) => ({question, module: expected[i], other: lines[i]}))
    .filter(({module, other}) => module !== other);

it('asks about everything, and gets answers', () => {
  for (const ask of ['moves', 'score', 'solve', 'odds-deals', 'odds-hands'])
    assert.ok(asked.filter((each) => each.ask === ask).length >= 5, ask);
  assert.deepEqual(expected.filter((line) => line.startsWith('error')).slice(0, 3), []);
});

it('the C++ library answers alike', () => {
  assert.deepEqual(differences(through(LIBRARY)(asked)).slice(0, 3), []);
});

it('the command answers alike', async () => {
  assert.deepEqual(differences(await command.answers(COMMAND, asked)).slice(0, 3), []);
});

it('the Python package answers alike', {skip: !PYTHON && 'there is no package'}, () => {
  const script = new URL('library.py', import.meta.url).pathname;
  assert.deepEqual(differences(through(PYTHON, script)(asked)).slice(0, 3), []);
});

it('sees one point more', () => {
  const at = asked.findIndex(({ask}) => ask === 'solve');
  const faulty = [...expected];
  faulty[at] = faulty[at].replace(/^-?\d+/, (value) => Number(value) + 1);
  assert.deepEqual(differences(faulty).map(({question}) => question), [asked[at]]);
});
