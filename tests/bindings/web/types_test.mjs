// table.d.ts against what the module really replies: the replies as literals of its types, checked by the
// TypeScript compiler. Needs the environment variables MODULE and TSC.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, it} from 'node:test';

import {open} from '../../../bindings/web/table.mjs';
import {Asker} from './questions.mjs';

const {MODULE, TSC} = process.env;
const TYPES = new URL('../../../bindings/web/table', import.meta.url).pathname;

const folder = mkdtempSync(join(tmpdir(), 'hanaproof-types-'));
after(() => rmSync(folder, {recursive: true}));

// What the compiler says of some lines of TypeScript.
const complaints = (lines) => {
  const file = join(folder, 'replies.ts');
  writeFileSync(file, `import type {Replies, Request, Table} from '${TYPES}';\n${lines.join('\n')}\n`);
  const {stdout} = spawnSync(TSC, ['--noEmit', '--strict', '--target', 'es2020', '--module', 'es2020',
                                   '--moduleResolution', 'node', file], {encoding: 'utf8'});
  return stdout.split('\n').filter((line) => line.includes('error'));
};

const literals = ({request, reply}, i) => [
  `export const request${i}: Request<'${request.ask}'> = ${JSON.stringify(request)};`,
  `export const reply${i}: Replies['${request.ask}'] = ${JSON.stringify(reply)};`,
];

let answered = [];
before(async () => {
  const table = await open(await readFile(MODULE));
  const asker = new Asker({
    ask: (request) => {
      const reply = table.ask(request);
      if (!reply.error) answered.push({request, reply});
      return reply;
    },
  }, 7);
  asker.all(120);
  asker.rest();
});

it('says what requests and replies hold', () => {
  const kinds = new Set(answered.map(({request}) => request.ask));
  assert.ok(kinds.size >= 20, [...kinds].join(' '));
  assert.deepEqual(complaints(answered.flatMap(literals)).slice(0, 5), []);
});

it('complains of an unknown field, and of a reply taken for granted', () => {
  const {request, reply} = answered.find((each) => each.request.ask === 'score');
  const [{seats: [seat]}] = reply.groups;
  const faulty = {request, reply: {...reply, groups: [{editions: [], seats: [{...seat, unheard_of: 1}]}]}};
  const use = (name, guard) => `export const ${name} = (table: Table) => {
    const reply = table.ask({ask: 'cards'});
    ${guard}
    return reply.cards.length;
  };`;
  const told = complaints([...literals(faulty, 0), use('careless', ''),
                           use('careful', 'if (reply.error !== undefined) throw new Error(reply.error);')]);
  assert.equal(told.length, 2);
  assert.match(told[0], /unheard_of/);
  assert.match(told[1], /cards/);
});
