// What the page says, in the language that is chosen; what rules say comes from the table.
import de from './words/de.js';
import en from './words/en.js';
import es from './words/es.js';
import fr from './words/fr.js';
import pl from './words/pl.js';

const ALL = {en, fr, es, de, pl};
export const LANGUAGES = [['en', 'English'], ['fr', 'Français'], ['es', 'Español'], ['de', 'Deutsch'],
                          ['pl', 'Polski']];

const kept = localStorage.getItem('language') ?? navigator.language.slice(0, 2);
let now = Object.hasOwn(ALL, kept) ? kept : 'en';

export const language = () => now;
export const speak = (language) => {
  now = language;
  localStorage.setItem('language', language);
};

// Words of the program's own pages, which are not written twice.
export const LABELS = ['quiz-title', 'quiz-lead', 'quiz-place', 'quiz-back', 'quiz-skip', 'quiz-enough',
                       'quiz-you-play', 'quiz-otherwise', 'quiz-as-printed', 'quiz-again'];
let labels = {};
export const adopt = (all) => { labels = all; };

// The words of that name with these in place of {…}.
export const say = (name, holes = {}) =>
    (ALL[now][name] ?? labels[name]).replaceAll(/\{(\w+)\}/g, (_, hole) => holes[hole]);

export const number = (value, digits = 0) => new Intl.NumberFormat(
    now, {maximumFractionDigits: digits, minimumFractionDigits: digits}).format(value);

// "12.3 %"; what can happen is never nothing, and what can fail never all.
export const percent = (value, digits = 1) => {
  const least = 10 ** -digits;
  const shown = new Intl.NumberFormat(
      now, {style: 'percent', maximumFractionDigits: digits, minimumFractionDigits: digits});
  if (value > 0 && value * 100 < least / 2) return `< ${shown.format(least / 100)}`;
  if (value < 1 && value * 100 > 100 - least / 2) return `> ${shown.format(1 - least / 100)}`;
  return shown.format(value);
};

// Of what is rare.
export const oneIn = (value) => value === 0 ? say('never')
  : value < 0.5 ? say('one-in', {n: number(Math.round(1 / value))}) : '';

export const player = (seat) => say('player', {name: 'ABCDEFG'[seat]});
