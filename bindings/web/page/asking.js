// One way to the table: requests in the language of the page, errors as such.
import {open} from './table.mjs';
import {language} from './words.js';

let table = null;

export const sit = async () => { table = await open(); };

export const ask = async (kind, fields = {}) => {
  const reply = await table.ask({ask: kind, language: language(), ...fields});
  if (reply.error) throw new Error(reply.error);
  return reply;
};

// What is shown only as long as nothing else was asked for since.
export const latest = () => {
  let asked = 0;
  return async (promise, show) => {
    const mine = ++asked;
    const reply = await promise;
    if (mine === asked) show(reply);
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
