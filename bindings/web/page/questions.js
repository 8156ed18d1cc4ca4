// Ask: questions by word, and what every book answers to one of them.
import {ask, guarded, latest} from './asking.js';
import * as cards from './cards.js';
import {fill, h} from './dom.js';
import {scene, sceneOf} from './scenes.js';
import {bookList, gameName, shortTitle} from './shared.js';
import {language, say} from './words.js';

let words = '';
let found = null;
const last = latest();

// ---- The answers to one question ----------------------------------------------------------------

const source = (edition) => h('li', {},
  h('strong', {}, shortTitle(edition.id)), ` ${gameName(edition.game)}`,
  edition.players ? ` · ${say('for-players', {n: edition.players.join(', ')})}` : null,
  edition.option ? ` · ${say('with-option', {option: edition.option})}` : null,
  edition.sources?.length ? h('ul', {}, edition.sources.map((each) => h('li', {}, each))) : null,
  (edition.whys ?? []).concat(edition.note ?? []).map((note) => h('p', {class: 'note', lang: 'en'}, note)));

const answer = ({sentence, cards: codes}) =>
    h('div', {class: 'answer'}, h('p', {class: 'sentence'}, sentence),
      codes.length ? cards.row(codes) : null);

const stance = (each) => {
  const ids = [...new Set(each.editions.map((edition) => edition.id))];
  return h('section', {class: `stance is-${each.stance}`},
    each.stance === 'says' ? null : h('p', {class: 'kind'}, say(`stance-${each.stance}`)),
    each.answers.map((one, index) => [index ? h('p', {class: 'or'}, say('or')) : null, answer(one)]),
    bookList(ids),
    h('details', {}, h('summary', {}, say('sources', {n: each.editions.length})),
      h('ul', {class: 'sources'}, each.editions.map(source))));
};

const answers = async (topic) => {
  const reply = await ask('topic', {topic});
  const shown = await sceneOf(topic);
  const said = reply.stances.filter((each) => each.stance !== 'open');
  const values = new Set(said.flatMap((each) => each.answers.map((one) => one.value)));
  return h('article', {class: 'answers', 'aria-labelledby': 'question'},
    h('a', {class: 'back', href: '#ask'}, `← ${say('all-questions')}`),
    h('h2', {id: 'question', tabindex: '-1'}, reply.question),
    shown ? h('figure', {class: 'shows'}, await scene(shown), h('figcaption', {}, say('where'))) : null,
    h('p', {class: 'verdict'}, said.length === 0 ? say('nobody-says')
      : values.size === 1 ? say('all-agree') : say('answers-differ', {n: values.size})),
    h('div', {class: 'stances'}, reply.stances.map(stance)));
};

// ---- The questions ------------------------------------------------------------------------------

const question = (current) => ({topic, question, games}) =>
    h('li', {}, h('a', {href: `#ask/${topic}`, 'aria-current': topic === current ? 'true' : null},
      h('span', {}, question), h('small', {}, games.map(gameName).join(' · '))));

const results = (current) => {
  if (!found) return h('p', {class: 'quiet'}, say('ask-lead'));
  const {questions, complete, unknown, nearest, definitions} = found;
  return [
    found.cards.length && found.cards.length <= 12 ? cards.row(found.cards) : null,
    language() === 'en' ? definitions.map(({term, means}) =>
      h('p', {class: 'definition'}, h('strong', {}, term), ` ${means}`)) : null,
    unknown.length ? h('p', {class: 'quiet'}, say('unknown-words', {words: unknown.join(', ')}),
      nearest ? h('button', {type: 'button', class: 'link', onclick: () => search(nearest)},
        say('did-you-mean', {word: nearest})) : null) : null,
    questions.length && !complete ? h('p', {class: 'quiet'}, say('some-words')) : null,
    questions.length ? null : h('p', {}, say('no-questions')),
    h('ol', {class: 'questions'}, questions.map(question(current))),
  ];
};

let input = null;
let list = null;
let now = '';

const look = guarded(async (typed) => {
  words = typed.trim();
  if (!words) {
    found = null;
    fill(list, results(now));
    return;
  }
  await last(ask('search', {words}), (reply) => {
    found = reply;
    fill(list, results(now));
  });
});

const search = async (typed) => {
  input.value = typed;
  await look(typed);
  if (now) location.hash = '#ask';
};

const picker = () => {
  const details = h('details', {class: 'picker'}, h('summary', {}, say('tap-a-card')));
  details.addEventListener('toggle', async () => {
    if (!details.open || details.childElementCount > 1) return;
    await cards.named();
    details.append(cards.deck(cards.codes(), (code) => ({tap: () => {
      details.open = false;
      search(cards.nameOf(code));
    }})));
  });
  return details;
};

export const show = async (main, topic) => {
  now = topic;
  input = h('input', {type: 'search', id: 'words', name: 'words', autocomplete: 'off', value: words,
                      placeholder: say('ask-placeholder'), enterkeyhint: 'search',
                      oninput: (event) => look(event.target.value)});
  list = h('div', {class: 'results', 'aria-live': 'polite'});
  if (words) await look(words);
  fill(list, results(topic));
  const examples = say('examples').split('|').map((each) =>
    h('button', {type: 'button', onclick: () => search(each)}, each));
  const side = h('section', {class: 'search'},
    h('h1', {}, say('ask-title')),
    h('form', {role: 'search', onsubmit: (event) => event.preventDefault()},
      h('label', {for: 'words'}, say('ask-label')), input),
    h('div', {class: 'examples'}, examples), picker(), list);
  fill(main, h('div', {class: topic ? 'asking answered' : 'asking'}, side,
               topic ? await answers(topic) : null));
  if (topic) main.querySelector('#question').focus({preventScroll: true});
};
