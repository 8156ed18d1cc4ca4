// Exact odds of one situation, counted in the page: cards that nothing tells apart are told apart by
// nothing here either, so what is left of the deck is a number of cards of each kind. All numbers are
// whole and stay below 2^53.
//
// data: deck, strength (of each hand), multipliers and paid (of each strength). Cards are places in the deck.
const PARTS = 2520; // a stake divides into so many parts that up to ten players can share it

const handIndex = (data, a, b) => {
  const [low, high] = a < b ? [a, b] : [b, a];
  return low * data.deck.length - (low * (low + 1)) / 2 + high - low - 1;
};
const strengthOf = (data, a, b) => data.strength[handIndex(data, a, b)];

const alike = (data, a, b) =>
  data.deck.every((_, other) => other === a || other === b ||
    strengthOf(data, a, other) === strengthOf(data, b, other));

// The cards by kind, those of several cards first, and codes for sets of them: so many of each kind.
const kindsOf = (data, places) => {
  const kinds = [];
  for (const place of places) {
    const kind = kinds.find((each) => alike(data, each.cards[0], place));
    if (kind) kind.cards.push(place);
    else kinds.push({ cards: [place] });
  }
  kinds.sort((a, b) => b.cards.length - a.cards.length);
  let codes = 1;
  for (const kind of kinds) {
    kind.unit = codes;
    codes *= kind.cards.length + 1;
  }
  return { kinds, codes };
};

// For hands up to one class: from a code, how many sets of opponents' hands there are, by how many
// of them are of the class itself (t) and by opponents (m), at t * (opponents + 1) + m. Opponents
// who show a card come first.
const counterOf = (data, { kinds, codes }, shown, opponents, strongest) => {
  const width = opponents + 1;
  const known = new Map();
  const count = (level, code) => {
    const key = level * codes + code;
    const before = known.get(key);
    if (before) return before;
    const ways = new Float64Array(width * width);
    const left = kinds.map((kind) => Math.floor(code / kind.unit) % (kind.cards.length + 1));
    const add = (from, choices, hand, equal) => {
      for (let t = 0; t + equal < width; ++t) {
        for (let m = 0; m + hand < width; ++m) {
          ways[(t + equal) * width + m + hand] += choices * from[t * width + m];
        }
      }
    };
    const partners = (place, next, rest) => kinds.forEach((kind, k) => {
      if (left[k] === 0) return;
      const partner = kind.cards[0] === place ? kind.cards.at(-1) : kind.cards[0];
      const strength = strengthOf(data, place, partner);
      if (strength > strongest) return;
      add(count(next, rest - kind.unit), left[k], 1, strength === strongest ? 1 : 0);
    });
    const last = left.findLastIndex((number) => number > 0);
    if (level < shown.length) {
      partners(shown[level], level + 1, code);
    } else if (last < 0) {
      ways[0] = 1;
    } else {
      --left[last];
      const rest = code - kinds[last].unit;
      add(count(level, rest), 1, 0, 0);
      partners(kinds[last].cards[0], level, rest);
    }
    known.set(key, ways);
    return ways;
  };
  return (code) => count(0, code);
};

// What one or both own cards become, with the code of what is left and how often that comes up.
const ownHands = (data, own, { kinds, codes }) => {
  const all = codes - 1;
  if (own.length === 2) return [{ strength: strengthOf(data, own[0], own[1]), code: all, times: 1 }];
  return kinds.map((kind) => ({
    strength: strengthOf(data, own[0], kind.cards[0]),
    code: all - kind.unit,
    times: kind.cards.length,
  }));
};

const addWays = (outcome, data, start, strength, opponents, ways) => {
  const factor = data.multipliers[strength];
  const paid = data.paid[strength];
  for (let others = 0; others <= opponents; ++others) {
    const found = start.times * ways[others * (opponents + 1) + opponents];
    if (found === 0) continue;
    if (strength === start.strength) {
      outcome.best[others] += found;
      outcome.payment += found * paid * (opponents - others) * (PARTS / (others + 1));
    } else if (others > 0) {
      outcome.lose += found;
      outcome.payment -= found * paid * PARTS;
    } else {
      continue;
    }
    outcome.ways += found;
    outcome.multiplier += found * factor;
  }
};

// own: one or two cards; shown: one card each of opponents who are in; folded: seen cards of others.
const countSituation = (data, { players, own, shown, folded }) => {
  const opponents = players - 1;
  const seen = [...own, ...shown, ...folded];
  const kinds = kindsOf(data, data.deck.map((_, place) => place).filter((p) => !seen.includes(p)));
  const starts = ownHands(data, own, kinds);
  const outcome = { ways: 0, best: Array(players).fill(0), lose: 0, payment: 0, multiplier: 0 };
  const weakest = Math.min(...starts.map((start) => start.strength));
  for (let strength = weakest; strength < data.multipliers.length; ++strength) {
    const count = counterOf(data, kinds, shown, opponents, strength);
    for (const start of starts) {
      if (start.strength <= strength) {
        addWays(outcome, data, start, strength, opponents, count(start.code));
      }
    }
  }
  return outcome;
};
