// Answers questions through the web module: a list in, lines out.
import {readFile} from 'node:fs/promises';

import {open} from '../../../bindings/web/table.mjs';

const score = ({over, seats}) => seats.map(({yaku, points, result, payment}) => {
  const made = yaku.map((each) => `${each.id}:${each.points}`).sort().join(' ');
  return `[${made}] ${points}${over ? ` ${result} ${payment}` : ''}; `;
}).join('');

const words = {
  moves: ({moves}) => moves.map(({move}) => move).sort().join(' '),
  score,
  solve: ({value, best}) => [value, ...best.sort()].join(' '),
  'odds-deals': ({combinations}) => combinations.map(({combination, given_hand, any_hand, field}) =>
    `${combination} ${given_hand.exact} ${any_hand.exact} ${field.exact}; `).join(''),
  'odds-hands': ({hands}) => hands.map(({cards, rank, multiplier, ...odds}) =>
    `${cards} ${rank} ${multiplier} ${['win', 'tie', 'lose'].map((name) => odds[name].exact).join(' ')}; `).join(''),
};

export const answers = async (file, questions) => {
  const table = await open(await readFile(file));
  return questions.map(({ask, edition, players, position}) => {
    // The page has the score beside the moves.
    const kind = ask === 'score' ? 'moves' : ask;
    const reply = table.ask({ask: kind, edition, players, changes: position?.rules, position, limit: 8});
    return reply.error ? `error: ${reply.error}` : words[ask](reply);
  });
};
