// Positions of capturing games: what may be left out is filled in, and left out again.
import { ALL_CARDS, month, sortCards } from "./cards.js";

// What an engine need not keep of a position.
export const POSITION_BOOKS = ["calls", "called_at", "called_yaku", "last_call", "november_played"];
// What no move changes.
const FIXED = ["edition", "rules", "players", "dealer", "deck", "teams", "round"];

const isCapturing = (position) => !("bets" in position) && !("match" in position);

const defaults = (players) => {
  const each = (value) => Array.from({ length: players }, () => structuredClone(value));
  return {
    rules: {},
    deck: ALL_CARDS,
    teams: Array.from({ length: players }, (_, seat) => seat),
    round: 1,
    drawn: null,
    calls: each(0),
    called_at: each(0),
    called_yaku: each([]),
    forfeited: each(0),
    last_call: null,
    november_played: each(false),
    wild: null,
    barred: [],
    before_draw: false,
    stopped: null,
    void: false,
    hand_winners: [],
  };
};

// A copy with every field, to be changed at will. Positions of other games stay as they are.
export function readPosition(json) {
  const copy = structuredClone(json);
  if (!isCapturing(copy)) return copy;
  const position = { ...defaults(copy.players), ...copy };
  const callers = position.calls.flatMap((calls, seat) => (calls > 0 ? [seat] : []));
  if (position.last_call === null && callers.length === 1) position.last_call = callers[0];
  return position;
}

// As the protocol has it: sets in the order of the codes, without what may be left out.
export function writePosition(position) {
  if (!isCapturing(position)) return position;
  const usual = defaults(position.players);
  const written = {
    ...position,
    hands: position.hands.map(sortCards),
    field: sortCards(position.field),
    captured: position.captured.map(sortCards),
    deck: sortCards(position.deck ?? ALL_CARDS),
  };
  const hasCalls = (position.calls ?? []).some((calls) => calls > 0);
  for (const [field, value] of Object.entries(usual)) {
    // Zeros of somebody who has called are news.
    if (field === "called_at" && hasCalls) continue;
    if (JSON.stringify(written[field] ?? value) === JSON.stringify(value)) delete written[field];
  }
  return written;
}

// What `play` gives, with that of `before` which no move changes and which is not kept.
export function carry(before, after, keeps) {
  if (!isCapturing(before)) return after;
  const kept = keeps ?? POSITION_BOOKS;
  const fields = [...FIXED, ...POSITION_BOOKS.filter((book) => !kept.includes(book))];
  const carried = { ...after };
  for (const field of fields) {
    if (field in before) carried[field] = before[field];
    else delete carried[field];
  }
  return carried;
}

// The books after the player at turn has said koi-koi, with so many points and these yaku.
export function bookCall(position, points, yaku) {
  const at = (list, value) => list.map((old, seat) => (seat === position.turn ? value : old));
  return {
    ...position,
    calls: at(position.calls, position.calls[position.turn] + 1),
    called_at: at(position.called_at, points),
    called_yaku: at(position.called_yaku, yaku),
    last_call: position.turn,
  };
}

// The books after the player at turn has played a hand card.
export function bookCard(position, card) {
  const played = position.november_played.map((old, seat) => old || (seat === position.turn && month(card) === 11));
  return { ...position, november_played: played };
}
