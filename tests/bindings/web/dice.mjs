// Chance for tests: the same numbers everywhere.

// Mulberry32.
export const dice = (seed) => {
  let state = seed;
  const next = () => {
    state = state + 0x6D2B79F5 | 0;
    let mixed = Math.imul(state ^ state >>> 15, state | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return (mixed ^ mixed >>> 14) >>> 0;
  };
  const below = (count) => next() % count;
  const one = (list) => list[below(list.length)];
  const some = (list, share) => list.filter(() => below(100) < share);
  return {below, one, some};
};
