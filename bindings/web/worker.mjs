// Answers in the background (openInWorker in table.mjs).
import {open} from './table.mjs';

const table = open();

onmessage = async ({data}) => postMessage((await table).answer(data));

// A rejection is no error of the worker by itself.
table.catch((error) => setTimeout(() => { throw error; }));
