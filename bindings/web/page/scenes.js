// Situations of the quiz as pictures: which cards lie where, and what else must be known.
import {ask} from './asking.js';
import * as cards from './cards.js';
import {h} from './dom.js';

let quizzes = null;

export const allQuizzes = async () => quizzes ??= await (await fetch('quiz.json')).json();

// The situation in which books differ on the topic; null where none is known.
export const sceneOf = async (topic) => {
  for (const [game, {questions}] of Object.entries(await allQuizzes())) {
    const found = questions.find((each) => each.topic === topic);
    if (found) return {game, ...found};
  }
  return null;
};

export const scene = async ({game, topic, rows, facts, marked}) => {
  const lying = rows.filter((each) => each.cards.length);
  const told = (await ask('say', {
    game, topic, values: [], facts: [...lying.map((each) => each.label), ...facts],
  })).facts;
  return h('div', {class: 'mat'},
    lying.map((each, index) => h('div', {class: 'row'}, h('h4', {}, told[index]),
                                 cards.row(each.cards, marked))),
    facts.length ? h('ul', {class: 'facts'}, told.slice(lying.length).map((each) => h('li', {}, each)))
                 : null);
};
