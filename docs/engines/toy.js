// A toy engine for hana-awase.pl that speaks the engine protocol. One rule is wrong on purpose.
"use strict";
const worth = { L: 20, A: 10, R: 5, d: 1 };
const kinds = ["LRdd", "ARdd", "LRdd", "ARdd", "ARdd", "ARdd", "ARdd", "LAdd", "ARdd", "ARdd", "LARd", "Lddd"];
const worthOf = (card) => worth[kinds["123456789ABC".indexOf(card[0])][card[1] - 1]];

const captures = (card, field) => {
  const same = field.filter((other) => other[0] === card[0]).sort();
  return same.length === 2 ? same.map((other) => [other]) : [same];
};

const moves = (p) => {
  const cards = { play: p.hands[p.turn], choose: [p.drawn], over: [] }[p.phase];
  return cards.flatMap((card) => captures(card, p.field).map((taken) => taken.length ? `${card}x${taken}` : card));
};

const settle = (p, card, taken) => {
  p.field = p.field.filter((other) => !taken.includes(other));
  const pile = taken.length ? p.captured[p.turn] : p.field;
  pile.push(card, ...taken);
  pile.sort();
};

const play = (p, move) => {
  const [card, taken] = move.split("x");
  const draws = p.phase === "play";
  delete p.drawn;
  if (draws) {
    p.hands[p.turn] = p.hands[p.turn].filter((other) => other !== card);
    p.november_played ??= p.hands.map(() => false);
    p.november_played[p.turn] ||= card[0] === "B";
  }
  settle(p, card, taken ? taken.split(",") : []);
  if (draws && p.stock.length) {
    const drawn = p.stock.shift();
    const options = captures(drawn, p.field);
    if (options.length > 1) return { ...p, phase: "choose", drawn };
    settle(p, drawn, options[0]);
  }
  const turn = (p.turn + 1) % p.players;
  return p.hands[turn].length ? { ...p, turn, phase: "play" } : { ...p, phase: "over" };
};

const score = (p) => {
  const points = p.captured.map((pile) => pile.reduce((sum, card) => sum + worthOf(card), 0));
  const over = p.phase === "over" ? { result: points, payment: points.map(() => 0) } : {};
  return { yaku: points.map(() => []), points, ...over };
};

const answers = {
  hello: () => ({ name: "toy.js", version: "1", editions: ["hana-awase.pl"] }),
  moves: (request) => ({ moves: moves(request.position) }),
  play: (request) => ({ position: play(request.position, request.move) }),
  score: (request) => score(request.position),
  ...Object.fromEntries(["open", "replay", "deal"].map((name) => [name, () => ({ unsupported: "a toy does not do that" })])),
};
const parsed = (line) => {
  try { return JSON.parse(line); } catch { return { id: null }; }
};
require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const request = parsed(line);
  const answer = answers[request.do] ?? (() => ({ error: "not understood" }));
  console.log(JSON.stringify({ id: request.id, ...answer(request) }));
});
