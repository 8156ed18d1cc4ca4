// The quiz: by which book somebody plays, found by a few questions about what lies on a table.
/* global chooser */
import {ask, guarded} from './asking.js';
import {choice, fill, h} from './dom.js';
import {allQuizzes, scene} from './scenes.js';
import {freshHouse, gameName, saveHouse} from './shared.js';
import {number, say} from './words.js';

const MOST = 12;

let game = 'koi-koi';
let asked = [];
let ended = false;
let root = null;

const told = (question) => ask('say', {game, topic: question.topic, facts: [],
                                       values: question.answers.map((each) => each.value)});

const step = (next) => {
  asked = next;
  ended = false;
  paint();
};

const heading = async (quizzes) => h('header', {},
  h('h1', {}, say('quiz-title')), h('p', {class: 'lead'}, say('quiz-lead', {n: number(MOST)})),
  choice(say('game'), Object.keys(quizzes).map((id) => [id, gameName(id)]), game, (id) => {
    game = id;
    step([]);
  }));

const questionOf = async (quiz, at) => {
  const question = quiz.questions[at];
  const words = await told(question);
  const answer = (choice) => () => step([...asked, {question: at, answer: choice}]);
  return h('section', {class: 'quiz-question'},
    h('p', {class: 'place'}, say('quiz-place', {n: number(asked.length + 1),
                                               m: number(Math.min(MOST, quiz.questions.length))})),
    h('h2', {tabindex: '-1'}, words.question),
    await scene({game, ...question}),
    h('div', {class: 'quiz-answers'}, words.sentences.map((sentence, choice) =>
      h('button', {type: 'button', data: {answer: choice}, onclick: answer(choice)}, sentence))),
    h('div', {class: 'tools'},
      h('button', {type: 'button', disabled: !asked.length, onclick: () => step(asked.slice(0, -1))}, say('quiz-back')),
      h('button', {type: 'button', class: 'skip', onclick: answer(null)}, say('quiz-skip')),
      h('button', {type: 'button', onclick: () => { ended = true; paint(); }}, say('quiz-enough'))));
};

const adopt = (edition, others, quiz) => () => {
  const changes = Object.fromEntries(others.map(({question, answer}) =>
    [quiz.questions[question].topic, quiz.questions[question].answers[answer].value]));
  saveHouse({...freshHouse(edition.id), changes});
  location.hash = '#house';
};

const result = async (quiz, {leading, otherwise}) => {
  const nearest = leading(asked).map((index) => ({...quiz.editions[index], index}));
  const others = otherwise(asked, nearest[0].index);
  const sentences = await Promise.all(others.map(async ({question, answer}) =>
    (await told(quiz.questions[question])).sentences[answer]));
  return h('section', {class: 'quiz-result', tabindex: '-1'},
    h('h2', {tabindex: '-1'}, say('quiz-you-play')),
    h('ul', {class: 'nearest'}, nearest.map((each) => h('li', {data: {edition: each.id}}, each.title))),
    h('h3', {}, say('quiz-otherwise')),
    others.length ? h('ul', {class: 'plain'}, sentences.map((each) => h('li', {}, each)))
      : h('p', {}, say('quiz-as-printed')),
    h('div', {class: 'tools'},
      h('button', {type: 'button', class: 'main', onclick: adopt(nearest[0], others, quiz)}, say('make-my-house')),
      h('button', {type: 'button', class: 'again', onclick: () => step([])}, say('quiz-again'))));
};

const paint = guarded(async () => {
  const quizzes = await allQuizzes();
  const quiz = quizzes[game];
  const choosing = chooser({most: MOST, editions: quiz.editions.length,
                            questions: quiz.questions.map((each) => each.answers)});
  const at = ended ? null : choosing.next(asked);
  const [head, body] = await Promise.all([
    heading(quizzes), at === null ? result(quiz, choosing) : questionOf(quiz, at)]);
  fill(root, h('div', {class: 'quiz'}, head, body));
  if (asked.length || ended) body.querySelector('h2').focus({preventScroll: true});
});

export const show = async (main) => {
  root = main;
  await paint();
};
