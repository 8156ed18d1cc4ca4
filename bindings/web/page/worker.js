// The table beside the page, so that the page answers to taps while something is counted.
import {open} from './table.mjs';

const table = open();

addEventListener('message', async ({data: {id, request}}) => {
  try {
    postMessage({id, reply: await (await table).ask(request)});
  } catch (error) {
    postMessage({id, reply: {error: error.message}});
  }
});
