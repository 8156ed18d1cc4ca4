// Odds: of Sutda hands, of deals, of rounds.
import {choice, fill, h} from './dom.js';
import * as deals from './odds_deals.js';
import * as hands from './odds_hands.js';
import * as rounds from './odds_rounds.js';
import {say} from './words.js';

const PARTS = {hands, deals, rounds};

export const show = async (main, part) => {
  const now = Object.hasOwn(PARTS, part) ? part : 'hands';
  const place = h('div', {class: `odds-${now}`});
  fill(main, h('header', {}, h('h1', {}, say('odds-title')),
    choice(say('odds-title'), Object.keys(PARTS).map((each) => [each, say(`odds-${each}`)]), now,
           (each) => { location.hash = `#odds/${each}`; })), place);
  await PARTS[now].show(place);
};
