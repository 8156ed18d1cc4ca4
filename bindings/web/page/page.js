// The page: its views by the part of the address after #, its language, and what they share.
import {ask, guarded, mishap} from './asking.js';
import * as cards from './cards.js';
import {fill, h} from './dom.js';
import * as house from './house.js';
import * as odds from './odds.js';
import * as position from './position.js';
import * as questions from './questions.js';
import * as quiz from './quiz.js';
import {keep} from './shared.js';
import {LABELS, LANGUAGES, adopt, language, say, speak} from './words.js';

const VIEWS = {
  ask: [questions, 'moon'],
  house: [house, 'curtain'],
  position: [position, 'butterflies'],
  quiz: [quiz, 'warbler'],
  odds: [odds, 'sake-cup'],
};
const main = document.querySelector('main');

const place = () => {
  const [view, ...rest] = decodeURIComponent(location.hash.slice(1)).split('/');
  return Object.hasOwn(VIEWS, view) ? [view, rest.join('/')] : ['ask', ''];
};

const frame = (current) => {
  document.documentElement.lang = language();
  document.title = `${say(`view-${current}`)} – ${say('title')}`;
  document.querySelector('.name').textContent = say('title');
  const nav = document.querySelector('.views');
  nav.setAttribute('aria-label', say('views'));
  fill(nav, Object.entries(VIEWS).map(([view, [, motif]]) =>
    h('a', {href: `#${view}`, 'aria-current': view === current ? 'page' : null},
      cards.motif(motif), h('span', {}, say(`view-${view}`)))));
  const languages = document.querySelector('.language');
  languages.setAttribute('aria-label', say('language'));
  fill(languages, LANGUAGES.map(([code, name]) => h('option', {value: code}, name)));
  languages.value = language();
};

// A question can be typed before the books are open.
let known = null;
let shown = null;
const show = guarded(async () => {
  const [view, rest] = place();
  const moved = shown !== view;
  shown = view;
  frame(view);
  main.className = `view-${view}`;
  if (view !== 'ask' || rest) await known;
  await VIEWS[view][0].show(main, rest);
  if (moved) scrollTo(0, 0);
  main.dataset.ready = `${view} ${language()}`;
});

const speakNow = async () => {
  const [{labels}] = await Promise.all([ask('labels', {names: LABELS}), cards.name()]);
  adopt(labels);
};

const start = async () => {
  await cards.draw();
  known = Promise.all([ask('editions').then(({games}) => keep(games)), speakNow()]);
  known.catch(mishap);
  document.querySelector('.language').addEventListener('change', (event) => {
    speak(event.target.value);
    known = Promise.all([known, speakNow()]);
    show();
  });
  addEventListener('hashchange', show);
  await show();
  navigator.serviceWorker?.register('service.js').catch(() => {});
};

start().catch(mishap);
