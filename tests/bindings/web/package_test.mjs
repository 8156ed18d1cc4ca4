// The npm package and the page in it, as they are packed. Needs the environment variable PACKAGE, a
// folder; npm reaches for no network.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, it} from 'node:test';
import {gzipSync} from 'node:zlib';

const {PACKAGE} = process.env;
const PAGE = join(PACKAGE, 'page');
const EXAMPLE = new URL('../../../bindings/web/example/score.mjs', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'hanaproof-package-'));
after(() => rmSync(folder, {recursive: true}));

const run = (...command) => execFileSync(command[0], command.slice(1), {cwd: folder, encoding: 'utf8'});

it('is installed and used', () => {
  run('npm', 'pack', '--silent', PACKAGE);
  const [archive] = readdirSync(folder).filter((name) => /^hanaproof-.*\.tgz$/.test(name));
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}');
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', `./${archive}`);
  copyFileSync(EXAMPLE, join(folder, 'score.mjs'));

  // Moon and sake cup are moon viewing; two translations of one book print them for flower viewing too
  // (README.md).
  const told = run(process.execPath, 'score.mjs', '81,91', '11');
  assert.match(told, /^robin-red\.koi-koi\.en, robin-red\.koi-koi\.es\n {2}player 1: 10 \(Tsukimi .* 5, Hanami .* 5\)\n {2}player 2: 0 \(nothing\)/m);
  assert.match(told, /Hanami \(flower viewing\): moon and sake cup, 5 points\./);
});

const files = readdirSync(PAGE, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.path, entry.name).slice(PAGE.length + 1));

it('keeps every file of the page for when there is no network', () => {
  const service = readFileSync(join(PAGE, 'service.js'), 'utf8');
  const kept = service.match(/FILES = \[(.*)\]/)[1].match(/[^' ,]+/g);
  assert.deepEqual(kept.slice(1).sort(), files.filter((file) => file !== 'service.js').sort());
});

it('is less than 4 MB, compressed', () => {
  const sizes = files.map((file) => gzipSync(readFileSync(join(PAGE, file))).length);
  assert.ok(sizes.reduce((sum, size) => sum + size) < 4e6);
});

it('names no other server', () => {
  for (const file of files.filter((name) => /\.(html|m?js|css|json|webmanifest)$/.test(name))) {
    const text = readFileSync(join(PAGE, file), 'utf8').replaceAll('http://www.w3.org/2000/svg', '');
    assert.doesNotMatch(text, /https?:\/\//, file);
  }
});
