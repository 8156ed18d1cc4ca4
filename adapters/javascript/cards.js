// Card codes, and moves made of them (docs/cards.md and docs/positions.md of hanaproof).

const MONTHS = "123456789ABC";

export const ALL_CARDS = [...MONTHS].flatMap((month) => [1, 2, 3, 4].map((number) => month + number));
const INDEX = new Map(ALL_CARDS.map((code, index) => [code, index]));

// 0 to 47: 4 x (month - 1) + (number - 1).
export function cardIndex(code) {
  const index = INDEX.get(code);
  if (index === undefined) throw new Error(`card ${JSON.stringify(code)}: expected a code such as 11 or C4`);
  return index;
}
export const month = (code) => Math.floor(cardIndex(code) / 4) + 1;
export const number = (code) => (cardIndex(code) % 4) + 1;

export function cardCode(itsMonth, itsNumber) {
  const code = `${MONTHS[itsMonth - 1]}${itsNumber}`;
  if (!INDEX.has(code)) throw new Error(`card ${itsMonth}/${itsNumber}: expected month 1 to 12 and number 1 to 4`);
  return code;
}

export const sortCards = (codes) => [...codes].sort((one, other) => cardIndex(one) - cardIndex(other));

// Both ways between codes and cards of your own. `own(month, number)` gives your card; cards that
// are objects need a `key` that tells them apart.
export function cardNames(own, key = (card) => card) {
  const byCode = new Map(ALL_CARDS.map((code) => [code, own(month(code), number(code))]));
  const byKey = new Map([...byCode].map(([code, card]) => [key(card), code]));
  if (byKey.size !== ALL_CARDS.length) throw new Error("cardNames: two cards are the same card of yours");
  return {
    own(code) {
      cardIndex(code);
      return byCode.get(code);
    },
    code(card) {
      const code = byKey.get(key(card));
      if (code === undefined) throw new Error(`cardNames: no code for your card ${JSON.stringify(card)}`);
      return code;
    },
  };
}

// "11x12,13" is { card: "11", takes: ["12", "13"], word: null }; "koi-koi" has its word alone.
export function parseMove(text) {
  const [card, taken, ...more] = text.split("x");
  if (!INDEX.has(card)) return { card: null, takes: [], word: text };
  const takes = taken === undefined ? [] : taken.split(",");
  if (more.length > 0) throw new Error(`move ${text}: expected one x`);
  takes.forEach(cardIndex);
  return { card, takes, word: null };
}

export function formatMove(move) {
  if (typeof move === "string") return move;
  if (move.word) return move.word;
  cardIndex(move.card);
  const takes = sortCards(move.takes ?? []);
  return takes.length > 0 ? `${move.card}x${takes}` : move.card;
}
