// One way to the table: requests in the language of the page, errors as such.
import {openInWorker} from './table.mjs';
import {language} from './words.js';

// Beside the page, so that the page answers to taps while something is counted.
const table = openInWorker();

export const ask = async (kind, fields = {}) => {
  const reply = await table.ask({ask: kind, language: language(), ...fields});
  if (reply.error) throw new Error(reply.error);
  return reply;
};

// What is shown only as long as nothing else was asked for since.
export const latest = () => {
  let last = 0;
  return async (promise, show) => {
    const mine = ++last;
    const reply = await promise;
    if (mine === last) show(reply);
  };
};

export const mishap = (error) => {
  const place = document.querySelector('.mishap');
  place.textContent = error ? error.message : '';
  place.hidden = !error;
};

// A listener that tells what goes wrong.
export const guarded = (action) => async (...things) => {
  try {
    mishap(null);
    await action(...things);
  } catch (error) {
    mishap(error);
  }
};
