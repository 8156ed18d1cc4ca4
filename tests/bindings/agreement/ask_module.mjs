// ask_module.mjs MODULE: answers requests of the page in WebAssembly, line by line, as ask_lines does.
import {readFile} from 'node:fs/promises';
import {createInterface} from 'node:readline';

import {open} from '../../../bindings/web/table.mjs';

const table = await open(await readFile(process.argv[2]));
for await (const line of createInterface({input: process.stdin})) console.log(table.answer(line));
