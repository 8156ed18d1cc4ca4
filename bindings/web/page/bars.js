// Chances as bars: lengths by the style of an element, never by text.
import {h} from './dom.js';
import {percent} from './words.js';

const part = (name, share) => {
  const bar = h('i', {class: name});
  bar.style.width = `${share * 100}%`;
  return bar;
};

// Shares of a whole, one behind the other: [[class, share], ...].
export const stacked = (parts) => h('span', {class: 'bar', 'aria-hidden': 'true'},
  parts.filter(([, share]) => share > 0).map(([name, share]) => part(name, share)));

// One share, and where it may lie.
export const ranged = ([value, low, high], most = 1) => {
  const whisker = h('i', {class: 'range'});
  whisker.style.left = `${low / most * 100}%`;
  whisker.style.width = `${(high - low) / most * 100}%`;
  return h('span', {class: 'bar', title: `${percent(low)} – ${percent(high)}`, 'aria-hidden': 'true'},
           part('share', value / most), whisker);
};

// A share a turn.
export const columns = (shares, most) => h('span', {class: 'turns', 'aria-hidden': 'true'}, shares.map(([value]) => {
  const bar = h('i', {title: percent(value)});
  bar.style.height = `${Math.max(2, value / most * 100)}%`;
  return bar;
}));
