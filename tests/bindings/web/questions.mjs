// A thousand requests about all editions, drawn at random from a seed. What is asked next depends on
// what was answered, so a table that answers is given.
import {dice} from './dice.mjs';

const LANGUAGES = ['en', 'fr', 'es', 'de', 'pl'];
const WORDS = ['sake cup', 'two lights', 'koi-koi said twice', 'carte de pluie', 'świąteł', 'Straße', 'lluvia', '花見', 'zzz', 'ﬁeld'];

export class Asker {
  constructor(table, seed) {
    this.table = table;
    this.dice = dice(seed);
    this.asked = [];
    this.games = this.ask({ask: 'editions'}).games;
    this.cards = this.ask({ask: 'cards'}).cards.map(({code}) => code);
  }

  ask(request) {
    this.asked.push(request);
    return this.table.ask(request);
  }

  house(family) {
    const {dice} = this;
    const game = dice.one(this.games.filter((each) => !family || each.family === family));
    const edition = dice.one(game.editions);
    return {edition: edition.id, players: dice.one(edition.players), options: dice.some(edition.options, 50)};
  }

  // With an answer or two that another book gives.
  changed(house) {
    const {dice} = this;
    const {chapters} = this.ask({ask: 'rules', language: dice.one(LANGUAGES), ...house});
    const {topic} = dice.one(dice.one(chapters.filter(({rules}) => rules.length > 0)).rules);
    const {choices} = this.ask({ask: 'choices', language: dice.one(LANGUAGES), ...house, topic});
    if (!choices?.length) return house;
    const changed = {...house, changes: {[topic]: dice.one(choices).value}};
    this.ask({ask: 'rules', ...changed});
    const {toml} = this.ask({ask: 'house', ...changed, id: 'our-house', title: 'Ours'});
    if (toml) this.ask({ask: 'open-house', toml: this.spoilt(toml)});
    return changed;
  }

  // Some texts with a mistake, to be told with its place.
  spoilt(text) {
    const at = this.dice.below(2 * text.length);
    return text.slice(0, at) + (at < text.length ? this.dice.one(['[', '"', 'é', 'x = 1\n', '']) : '') + text.slice(at + 1);
  }

  words() {
    this.ask({ask: 'search', language: this.dice.one(LANGUAGES), words: this.dice.one(WORDS)});
    const {questions} = this.ask({ask: 'search', words: this.dice.one(WORDS), game: this.dice.one(this.games).id});
    if (questions.length > 0)
      this.ask({ask: 'topic', language: this.dice.one(LANGUAGES), topic: this.dice.one(questions).topic});
  }

  score() {
    const game = this.dice.one(this.games.filter(({family}) => family === 'capturing')).id;
    const seats = [[], []];
    for (const card of this.dice.some(this.cards, 60)) seats[this.dice.below(2)].push(card);
    this.ask({ask: 'score', language: this.dice.one(LANGUAGES), game, captured: seats});
  }

  // A round at random, asked about at every step, and solved near its end.
  round() {
    const house = this.changed(this.house('capturing'));
    let {position} = this.ask({ask: 'deal', ...house, seed: this.dice.below(1 << 30), left: this.dice.one([1, 2, 3, 8])});
    for (let ply = 0; position && ply < 8; ++ply) {
      const {moves} = this.ask({ask: 'moves', ...house, position});
      this.ask({ask: 'solve', ...house, position, limit: 6});
      if (!moves?.length) return;
      position = this.ask({ask: 'play', ...house, position, move: this.dice.one(moves).move}).position;
    }
  }

  odds() {
    this.ask({ask: 'odds-deals', ...this.house('capturing')});
    const house = this.house('betting');
    const {deck, hands} = this.ask({ask: 'odds-hands', ...house});
    const own = this.dice.one(hands).cards;
    const shown = deck.filter((card) => !own.includes(card)).slice(0, this.dice.below(3));
    this.ask({ask: 'odds-hand', ...house, own, shown});
    this.ask({ask: 'odds-rounds', ...this.house('capturing'), rounds: 50, seed: this.dice.below(1000)});
  }

  // What hangs on nothing drawn at random.
  rest() {
    const house = this.house('capturing');
    const hands = Array(house.players).fill([]);
    this.ask({ask: 'fill', ...house, seed: 3, position: {
      players: house.players, dealer: 0, hands, field: [], stock: [], captured: hands, turn: 0, phase: 'play',
    }});
    this.ask({ask: 'say', game: 'koi-koi', topic: 'call.trigger', values: ['new-yaku'], facts: []});
    this.ask({ask: 'labels', names: ['quiz-again']});
    this.ask({ask: 'yaku', id: 'ours', cards: ['11', '21', '31'], least: 2, points: 3, each: 1});
  }

  // All that was asked, until it is so much.
  all(count) {
    const kinds = ['words', 'score', 'round', 'odds'];
    for (let i = 0; this.asked.length < count; ++i) this[kinds[i % kinds.length]]();
    return this.asked.slice(0, count);
  }
}
