// What several views use: the games and their editions, and the house that somebody plays in.
import {h} from './dom.js';
import {say} from './words.js';

let games = [];
export const keep = (all) => { games = all; };

export const gamesOf = (...families) => games.filter((game) => families.includes(game.family));
export const game = (id) => games.find((each) => each.id === id);
export const GAMES = {
  'koi-koi': 'Koi-Koi', sakura: 'Sakura', 'hana-awase': 'Hana-awase', 'hachi-hachi': 'Hachi-Hachi',
  sutda: 'Sutda',
};
export const gameName = (id) => GAMES[id] ?? id;

export const editionOf = (id) => games.flatMap((each) => each.editions).find((each) => each.id === id);
// "Robin Red, Koi-Koi (German)" beside the game: "Robin Red (de)".
export const shortTitle = (id) => {
  const edition = editionOf(id);
  return edition ? `${edition.title.split(',')[0]} (${edition.language})` : id;
};

// A select of editions by game.
export const editionSelect = (families, chosen, choose, label) =>
    h('select', {'aria-label': label, value: chosen, onchange: (event) => choose(event.target.value)},
      gamesOf(...families).map((each) => h('optgroup', {label: gameName(each.id)},
        each.editions.map((edition) => h('option', {value: edition.id}, edition.title)))));

// The house among editions.
export const HOUSE = 'house';

// Editions that go together, by book: "Robin Red (de, en, es, fr)".
export const books = (ids) => {
  const byBook = new Map();
  for (const id of ids) {
    const edition = editionOf(id);
    const book = edition ? edition.title.split(',')[0]
      : say('house-of', {title: loadHouse().title || say('my-house')});
    byBook.set(book, [...(byBook.get(book) ?? []), edition?.language].filter(Boolean));
  }
  return [...byBook].map(([book, languages]) =>
    languages.length ? `${book} (${[...new Set(languages)].join(', ')})` : book);
};

export const bookList = (ids) =>
    h('ul', {class: 'books'}, books(ids).map((book) => h('li', {}, book)));

// "Kasu: at least 10 dregs" without the name, which stands beside it.
export const unnamed = (sentence) => {
  const rest = sentence.replace(/^[^:]*: ?/u, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

// ---- The house ----------------------------------------------------------------------------------

const EMPTY = {title: '', edition: 'robin-red.koi-koi.en', players: 2, options: [], changes: {}, names: {}};

export const loadHouse = () => {
  try {
    return {...EMPTY, ...JSON.parse(localStorage.getItem('house') ?? '{}')};
  } catch {
    return {...EMPTY};
  }
};
export const saveHouse = (house) => localStorage.setItem('house', JSON.stringify(house));
export const freshHouse = (edition) => ({
  ...EMPTY, title: say('my-house'), edition, players: editionOf(edition).players[0],
});
// One with rules of its own, of the game and for so many players; or null.
export const houseOf = (id, players) => {
  const house = loadHouse();
  const mine = Object.keys(house.changes).length && game(id)?.editions.some((each) => each.id === house.edition);
  return mine && house.players === players ? house : null;
};
// As requests have it.
export const played = ({edition, players, options, changes}) => ({edition, players, options, changes});
