import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import {
  ALL_CARDS,
  Unsupported,
  answer,
  bookCall,
  bookCard,
  cardCode,
  cardIndex,
  cardNames,
  formatMove,
  month,
  number,
  parseMove,
  readPosition,
  sortCards,
  writePosition,
} from "hanaproof-adapter";

const small = {
  edition: "e",
  players: 2,
  dealer: 0,
  hands: [["24", "11"], ["31"]],
  field: ["C1", "A2", "12"],
  stock: ["C2", "13"],
  captured: [[], []],
  turn: 1,
  phase: "play",
};
const ask = (engine, request) => JSON.parse(answer(engine, JSON.stringify({ id: 5, ...request })));

test("cards are months and numbers", () => {
  assert.equal(ALL_CARDS.length, 48);
  assert.deepEqual([month("B4"), number("B4"), cardIndex("B4"), cardCode(11, 4)], [11, 4, 43, "B4"]);
  assert.deepEqual(sortCards(["C1", "A2", "91"]), ["91", "A2", "C1"]);
  assert.throws(() => month("D1"), /expected a code/);
  assert.throws(() => cardCode(13, 1), /expected month/);
});

test("cards of your own go both ways", () => {
  const names = cardNames((m, n) => ({ m, n }), (card) => 10 * card.m + card.n);
  assert.deepEqual(names.own("A2"), { m: 10, n: 2 });
  assert.equal(names.code({ m: 10, n: 2 }), "A2");
  assert.throws(() => cardNames((m) => m), /two cards/);
});

test("moves are read and written", () => {
  assert.deepEqual(parseMove("11x12,13"), { card: "11", takes: ["12", "13"], word: null });
  assert.deepEqual(parseMove("koi-koi"), { card: null, takes: [], word: "koi-koi" });
  assert.equal(formatMove({ card: "11", takes: ["13", "12"] }), "11x12,13");
  assert.equal(formatMove({ card: "11" }), "11");
  assert.equal(formatMove({ word: "stop" }), "stop");
  assert.throws(() => parseMove("11x99"), /expected a code/);
});

test("positions are filled in, and left out again in the order of the codes", () => {
  const position = readPosition(small);
  assert.deepEqual([position.calls, position.deck.length, position.teams], [[0, 0], 48, [0, 1]]);
  assert.equal(position.last_call, null);
  const written = writePosition(position);
  assert.deepEqual(written, { ...small, hands: [["11", "24"], ["31"]], field: ["12", "A2", "C1"] });
  assert.equal(readPosition({ ...small, calls: [0, 2] }).last_call, 1);
  assert.deepEqual(writePosition({ ...position, calls: [1, 0] }).called_at, [0, 0]);
});

test("books change with calls and cards", () => {
  const position = readPosition(small);
  const called = bookCall(position, 7, ["tan"]);
  assert.deepEqual([called.calls, called.called_at, called.called_yaku, called.last_call], [
    [0, 1],
    [0, 7],
    [[], ["tan"]],
    1,
  ]);
  assert.deepEqual(bookCard(position, "B1").november_played, [false, true]);
  assert.deepEqual(bookCard(position, "C1").november_played, [false, false]);
});

test("hello says what there are functions for", () => {
  const engine = { name: "x", keeps: ["result"], wholeDecks: true, score() {}, replay() {} };
  assert.deepEqual(ask(engine, { do: "hello" }), {
    id: 5,
    name: "x",
    version: "1",
    does: ["score", "replay"],
    whole_decks: true,
    keeps: ["result"],
  });
});

test("what is not kept is carried over", () => {
  const before = { ...small, rules: { a: "b" }, calls: [1, 0], called_at: [3, 0], last_call: 0 };
  const play = (position) => ({ edition: "?", players: 2, ...position, calls: [9, 9], called_at: [9, 9], rules: {} });
  const { position } = ask({ name: "x", keeps: ["called_at"], play }, { do: "play", position: before, move: "31" });
  assert.deepEqual([position.calls, position.called_at, position.rules], [[1, 0], [9, 9], { a: "b" }]);
});

test("score, replay and deal are written as the protocol has them", () => {
  const engine = {
    name: "x",
    score: () => ({ yaku: [{ tan: 1 }, {}], points: [1, 0] }),
    replay: (deal, moves) => (moves.length > 1 ? { refused: 1 } : { moves: [{ card: "11" }] }),
    deal: (edition, players, seed) => ({ ...small, edition, dealer: seed % players }),
  };
  assert.deepEqual(ask(engine, { do: "score", position: small }).yaku, [[{ id: "tan", points: 1 }], []]);
  assert.deepEqual(ask(engine, { do: "replay", position: small, moves: ["11"] }).moves, ["11"]);
  assert.equal(ask(engine, { do: "replay", position: small, moves: ["11", "12"] }).refused, 1);
  assert.equal(ask(engine, { do: "deal", edition: "f", players: 2, seed: 3 }).position.dealer, 1);
});

test("errors and what is unsupported are answers", (context) => {
  context.mock.method(console, "error", () => {});
  const engine = {
    name: "x",
    moves() {
      throw new Unsupported("four players");
    },
    score() {
      throw new Error("no pile");
    },
  };
  assert.deepEqual(ask(engine, { do: "moves", position: small }), { id: 5, unsupported: "four players" });
  assert.deepEqual(ask(engine, { do: "score", position: small }), { id: 5, error: "no pile" });
  assert.ok(ask(engine, { do: "open", position: small }).unsupported);
  assert.match(ask(engine, { do: "dance" }).error, /expected one of hello/);
  assert.equal(JSON.parse(answer(engine, "not JSON")).id, null);
  assert.ok(JSON.parse(answer(engine, "null")).error);
});

test("the example answers line by line, and its printing does not come between", () => {
  const example = fileURLToPath(new URL("../example.js", import.meta.url));
  const input = [{ id: 1, do: "hello" }, { id: 2, do: "moves", position: small }].map(JSON.stringify).join("\n");
  const run = spawnSync(process.execPath, [example], { input: `${input}\n`, encoding: "utf8" });
  const [hello, listed] = run.stdout.trim().split("\n").map(JSON.parse);
  assert.deepEqual(hello.does, ["moves", "score"]);
  assert.deepEqual(listed, { id: 2, moves: ["31"] });
});
