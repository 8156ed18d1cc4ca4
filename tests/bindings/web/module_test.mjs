// The web module: the same answers as the native build, and alive after what goes wrong in it.
//   node --test module_test.mjs, with the environment variables MODULE, FAULTS, NATIVE
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {before, describe, it} from 'node:test';

import {open} from '../../../bindings/web/table.mjs';
import {Asker} from './questions.mjs';

const {MODULE, FAULTS, NATIVE} = process.env;
const SEED = 20160523;
const COUNT = 1000;

// What the native build answers to requests.
const native = (requests) => {
  const {status, stdout} = spawnSync(NATIVE, {
    input: requests.map((request) => `${JSON.stringify(request)}\n`).join(''), encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  assert.equal(status, 0);
  return stdout.split('\n').slice(0, -1);
};

// The last digits of an interval hang on how the C library computes logarithms.
const rounded = (reply) => JSON.stringify(
    JSON.parse(reply), (key, value) => typeof value === 'number' ? Number(value.toPrecision(11)) : value);

// Where they differ: the requests with both replies.
const differences = (requests, ours, theirs) =>
    requests.map((request, i) => ({request, ours: ours[i], theirs: theirs[i]}))
        .filter(({request, ours, theirs}) => request.ask === 'odds-rounds' ? rounded(ours) !== rounded(theirs)
                                                                          : ours !== theirs);

describe('the module', () => {
  let requests = [], ours = [], theirs = [];

  before(async () => {
    const table = await open(await readFile(MODULE));
    const asker = new Asker({
      ask: (request) => {
        ours.push(table.answer(JSON.stringify(request)));
        return JSON.parse(ours.at(-1));
      },
    }, SEED);
    requests = asker.all(COUNT);
    ours = ours.slice(0, COUNT);
    theirs = native(requests);
  });

  it('answers as the native build does', () => {
    assert.equal(theirs.length, COUNT);
    assert.deepEqual(differences(requests, ours, theirs).slice(0, 3), []);
  });

  it('was asked about everything', () => {
    const answered = (ask) => requests.filter((each, i) => each.ask === ask && !('error' in JSON.parse(theirs[i]))).length;
    for (const ask of ['search', 'topic', 'rules', 'choices', 'house', 'open-house', 'score', 'deal', 'moves', 'play',
                       'solve', 'odds-hands', 'odds-hand', 'odds-deals', 'odds-rounds'])
      assert.ok(answered(ask) >= 5, `${ask}: ${answered(ask)} answers`);
    const editions = new Set(requests.map(({edition}) => edition));
    for (const {editions: all} of JSON.parse(theirs[0]).games)
      for (const {id} of all) assert.ok(editions.has(id) || id.includes('hachi') || id.includes('awase'), id);
    assert.ok(theirs.some((reply) => /"error":"house\.toml:\d+:\d+: /.test(reply)), 'no mistake with its place');
  });

  it('differs where a point is lost', () => {
    const at = requests.findIndex((each, i) => each.ask === 'solve' && /"value":\d/.test(theirs[i]));
    const faulty = [...ours];
    faulty[at] = ours[at].replace(/"value":(\d+)/, (all, value) => `"value":${Number(value) + 1}`);
    assert.deepEqual(differences(requests, faulty, theirs).map(({request}) => request), [requests[at]]);
  });
});

describe('what goes wrong in C++', () => {
  let table = null;
  before(async () => { table = await open(await readFile(FAULTS)); });

  for (const [act, told] of Object.entries({
    caught_by_type: 'destroyed far out',
    caught_by_second_base: 'right 2',
    caught_by_value: 'text',
    caught_pointer: '7',
    thrown_on: 'destroyed first again',
    thrown_within: 'inner outer',
    replaced: 'new',
    none_left: '0',
    of_the_library: 'at',
  })) it(`is an exception: ${act}`, () => assert.equal(table.ask(act), told));

  for (const [act, told] of Object.entries({
    trap_deep: /call stack|memory access/,
    trap_abort: /no way out/,
    trap_uncaught: /Exception/,
    trap_memory: /bad_alloc/,
  })) it(`ends one answer only: ${act}`, () => {
    assert.match(table.ask(act).error, told);
    assert.equal(table.ask('thrown_on'), 'destroyed first again');
  });
});
