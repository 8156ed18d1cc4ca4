// Opens the web module of hanaproof and asks it: in a page, in a worker, in Node. It keeps nothing between
// requests but what it has read once; ask/README.md lists the requests.
import {unicode} from './unicode.mjs';

class Exit extends Error {}

// What the C library takes from its system, as WASI calls it: a clock, chance, and a place to complain.
const system = (memory, complain) => {
  const DONE = 0, NO_SUCH_FILE = 8;
  const view = () => new DataView(memory().buffer);
  const none = (count, bytes) => {
    view().setUint32(count, 0, true);
    view().setUint32(bytes, 0, true);
    return DONE;
  };
  return {
    args_get: () => DONE,
    args_sizes_get: none,
    environ_get: () => DONE,
    environ_sizes_get: none,
    clock_time_get: (clock, precision, time) => {
      view().setBigUint64(time, BigInt(Date.now()) * 1_000_000n, true);
      return DONE;
    },
    random_get: (at, bytes) => {
      crypto.getRandomValues(new Uint8Array(memory().buffer, at, bytes));
      return DONE;
    },
    fd_write: (file, parts, count, written) => {
      let bytes = 0;
      for (let i = 0; i < count; ++i) {
        const at = view().getUint32(parts + 8 * i, true);
        const size = view().getUint32(parts + 8 * i + 4, true);
        complain(new TextDecoder().decode(new Uint8Array(memory().buffer, at, size)));
        bytes += size;
      }
      view().setUint32(written, bytes, true);
      return DONE;
    },
    proc_exit: (status) => { throw new Exit(`exit with ${status}`); },
    // There are no files.
    ...Object.fromEntries([
      'fd_close', 'fd_fdstat_get', 'fd_fdstat_set_flags', 'fd_filestat_get', 'fd_prestat_get',
      'fd_prestat_dir_name', 'fd_read', 'fd_readdir', 'fd_seek', 'path_create_directory',
      'path_filestat_get', 'path_filestat_set_times', 'path_link', 'path_open', 'path_readlink',
      'path_remove_directory', 'path_rename', 'path_symlink', 'path_unlink_file', 'poll_oneoff',
    ].map((name) => [name, () => NO_SUCH_FILE])),
  };
};

class Table {
  #module;
  #instance = null;
  #complaints = '';

  constructor(module) {
    this.#module = module;
    this.#start();
  }

  #start() {
    const memory = () => this.#instance.exports.memory;
    this.#complaints = '';
    this.#instance = new WebAssembly.Instance(this.#module, {
      wasi_snapshot_preview1: system(memory, (text) => { this.#complaints += text; }),
      unicode: unicode(memory),
    });
    this.#instance.exports._initialize();
  }

  // The reply to a request, both as text. Where something is wrong, it is {"error": "one line"}.
  answer(request) {
    try {
      if (!this.#instance) this.#start();
      const {memory, room, answer, reply} = this.#instance.exports;
      const bytes = new TextEncoder().encode(request);
      const at = room(bytes.length);
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
      const size = answer();
      return new TextDecoder().decode(new Uint8Array(memory.buffer, reply(), size));
    } catch (error) {
      // What is left of it may be in any state, so the next request gets a new one.
      this.#instance = null;
      const told = this.#complaints.trim().split('\n').at(-1);
      return JSON.stringify({error: `the program failed: ${told || error.message || error}`});
    }
  }

  ask(request) { return JSON.parse(this.answer(JSON.stringify(request))); }
}

const compiled = async (source) => {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (String(source).startsWith('file:')) {
    const {readFile} = await import('node:fs/promises');
    return WebAssembly.compile(await readFile(new URL(source)));
  }
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source}: ${response.status} ${response.statusText}`);
  const streams = response.headers.get('Content-Type') === 'application/wasm';
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
};

// `source`: where the module is (an URL), its bytes, or what WebAssembly.compile made of them.
export const open = async (source = new URL('hanaproof.wasm', import.meta.url)) =>
    new Table(await compiled(source));

// The same in a worker of its own, so that a page stays alive while it counts: `ask` gives a promise.
export const openInWorker = () => {
  const worker = new Worker(new URL('worker.mjs', import.meta.url), {type: 'module'});
  const waiting = [];  // replies come in the order of the requests
  worker.onmessage = ({data}) => waiting.shift().resolve(JSON.parse(data));
  worker.onerror = (event) => {
    for (const {reject} of waiting.splice(0)) reject(new Error(event.message || 'the module cannot be opened'));
  };
  return {
    ask: (request) => new Promise((resolve, reject) => {
      waiting.push({resolve, reject});
      worker.postMessage(JSON.stringify(request));
    }),
  };
};
