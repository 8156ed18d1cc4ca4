// Answers questions through the command: a list in, lines out. Moves and scores as an engine under the
// protocol, positions solved in one batch, odds a run each.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const run = (command, args, input = '') =>
    execFileSync(command, args, {input, encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['pipe', 'pipe', 'ignore']});
const lines = (text) => text.split('\n').filter(Boolean).map((line) => JSON.parse(line));
const fraction = (parts) => parts[1] === '1' ? parts[0] : parts.join('/');
const divisor = (a, b) => b === 0n ? a : divisor(b, a % b);
const reduced = (part, whole) => {
  const common = divisor(BigInt(part), BigInt(whole));
  return fraction([BigInt(part) / common, BigInt(whole) / common].map(String));
};

const score = ({yaku, points, result, payment}) => points.map((worth, seat) => {
  const made = yaku[seat].map((each) => `${each.id}:${each.points}`).sort().join(' ');
  return `[${made}] ${worth}${result ? ` ${result[seat]} ${payment[seat]}` : ''}; `;
}).join('');

const played = (command, questions) => {
  const requests = questions.map(({ask, position}, id) => JSON.stringify({id, do: ask, position}));
  return lines(run(command, ['serve', '--with', 'engine'], `${requests.join('\n')}\n`))
      .map((reply) => reply.error ? `error: ${reply.error}` : reply.moves ? reply.moves.sort().join(' ') : score(reply));
};

// Of one edition in one run.
const solved = (command, questions) => {
  const folder = mkdtempSync(join(tmpdir(), 'hanaproof-same-'));
  const file = join(folder, 'positions.jsonl');
  const found = new Map();
  for (const edition of new Set(questions.map((each) => each.edition))) {
    const some = questions.filter((each) => each.edition === edition);
    writeFileSync(file, some.map(({position}) => `${JSON.stringify(position)}\n`).join(''));
    lines(run(command, ['solve', '--edition', edition, '--batch', file, '--json'])).forEach(({value, best = []}, i) =>
      found.set(some[i], [value[0], ...best.sort()].join(' ')));
  }
  rmSync(folder, {recursive: true});
  return questions.map((question) => found.get(question));
};

const odds = {
  'odds-deals': (command, {edition, players}) => {
    const [{tables: [{combinations}]}] = JSON.parse(run(command, ['odds', 'deal', '--edition', edition, '--players', players, '--json'])).editions;
    return combinations.map(({combination, given_hand, any_hand, field}) =>
      `${combination} ${fraction(given_hand)} ${fraction(any_hand)} ${fraction(field)}; `).join('');
  },
  // Counts of a table for spreadsheets.
  'odds-hands': (command, {edition, players}) => {
    const [, ...rows] = run(command, ['odds', 'sutda', '--edition', edition, '--players', players, '--csv']).trim().split('\n');
    return rows.map((row) => {
      const [, first, second, , rank, multiplier, ways, ...counts] = row.split(',');
      return `${first},${second} ${rank} ${multiplier} ${counts.slice(0, 3).map((count) => reduced(count, ways)).join(' ')}; `;
    }).join('');
  },
};

export const answers = async (command, questions) => {
  const batch = {moves: played, score: played, solve: solved};
  const found = new Map();
  for (const [ask, all] of Object.entries(batch)) {
    const some = questions.filter((each) => each.ask === ask);
    all(command, some).forEach((line, i) => found.set(some[i], line));
  }
  return questions.map((question) => found.get(question) ?? odds[question.ask](command, question));
};
