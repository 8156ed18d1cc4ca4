// The page on a port of this machine: a folder that is packed, or the files of this tree with the
// native program behind them.
//   PAGE       such a folder; without it ASK_LINES and QUIZ_DATA answer
import {spawn, execFileSync} from 'node:child_process';
import {createServer} from 'node:http';
import {readFile} from 'node:fs/promises';
import {extname, join, normalize} from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TYPES = {'.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css',
               '.svg': 'image/svg+xml', '.json': 'application/json', '.wasm': 'application/wasm',
               '.webmanifest': 'application/manifest+json'};
// From where the page has what it shares with the reports.
const ELSEWHERE = {'cards.svg': 'docs/cards.svg', 'base.css': 'reports/html/css/base.css',
                   'chooser.js': 'reports/quiz/chooser.js'};
const NATIVE_TABLE = `export const openInWorker = () => ({
  ask: async (request) => (await fetch('ask', {method: 'POST', body: JSON.stringify(request)})).json(),
});`;

class Native {
  constructor() {
    this.process = spawn(process.env.ASK_LINES, {stdio: ['pipe', 'pipe', 'inherit']});
    this.waiting = [];
    createInterface({input: this.process.stdout}).on('line', (line) => this.waiting.shift()(line));
  }
  ask(request) {
    this.process.stdin.write(`${request}\n`);
    return new Promise((resolve) => this.waiting.push(resolve));
  }
  stop() { this.process.kill(); }
}

const body = async (request) => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
};

export const packed = process.env.PAGE ?? null;

export const serve = async () => {
  const native = packed ? null : new Native();
  const made = packed ? {} : {'table.mjs': NATIVE_TABLE, 'service.js': '',
                              'quiz.json': execFileSync(process.env.QUIZ_DATA)};
  const content = async (name) => {
    if (name in made) return made[name];
    if (packed) return readFile(join(packed, name));
    return readFile(join(ROOT, ELSEWHERE[name] ?? join('bindings/web/page', name)));
  };
  const server = createServer(async (request, response) => {
    const name = normalize(decodeURIComponent(new URL(request.url, 'http://page').pathname)).slice(1) || 'index.html';
    try {
      const reply = request.method === 'POST' ? await native.ask(await body(request)) : await content(name);
      response.writeHead(200, {'Content-Type': TYPES[extname(name)] ?? 'application/json'}).end(reply);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    stop: () => {
      native?.stop();
      server.closeAllConnections();
      server.close();
    },
  };
};
