// Connects a hanafuda engine to hanaproof over standard input and output.
import { createInterface } from "node:readline";
import { formatMove, parseMove } from "./cards.js";
import { carry, readPosition, writePosition } from "./positions.js";

export * from "./cards.js";
export { bookCall, bookCard, readPosition, writePosition } from "./positions.js";

// Thrown for what the engine does not do; hanaproof skips the question and counts it.
export class Unsupported extends Error {}

const REQUESTS = ["moves", "play", "score", "open", "replay", "deal"];

const hello = (engine) => ({
  name: engine.name,
  version: engine.version ?? "1",
  editions: engine.editions,
  does: REQUESTS.filter((request) => engine[request]),
  players: engine.players,
  whole_decks: engine.wholeDecks,
  reachable_only: engine.reachableOnly,
  keeps: engine.keeps,
});

// Yaku of a seat as { id: points } or as the protocol has them.
const writeScore = (score) => {
  if (!score.yaku) return score;
  const list = (made) => (Array.isArray(made) ? made : Object.entries(made).map(([id, points]) => ({ id, points })));
  return { ...score, yaku: score.yaku.map(list) };
};

const writeReplayed = (engine, request, said) => {
  if (said.refused !== undefined) return { refused: said.refused };
  const reply = {};
  if (said.moves) reply.moves = said.moves.map(formatMove);
  if (said.position) reply.position = writePosition(carry(request.position, said.position, engine.keeps));
  if (said.score) reply.score = writeScore(said.score);
  return reply;
};

const ANSWERS = {
  moves: (engine, request, position) => ({ moves: engine.moves(position).map(formatMove) }),
  play: (engine, request, position) => {
    const next = engine.play(position, parseMove(request.move));
    return { position: writePosition(carry(request.position, next, engine.keeps)) };
  },
  score: (engine, request, position) => writeScore(engine.score(position)),
  open: (engine, request, position) => ({
    position: writePosition(carry(request.position, engine.open(position), engine.keeps)),
  }),
  replay: (engine, request, position) =>
    writeReplayed(engine, request, engine.replay(position, request.moves.map(parseMove), request.seed)),
  deal: (engine, request) => ({
    position: writePosition(engine.deal(request.edition, request.players, request.seed)),
  }),
};

const body = (engine, request) => {
  if (request.do === "hello") return hello(engine);
  if (!REQUESTS.includes(request.do)) return { error: `"do": expected one of hello, ${REQUESTS.join(", ")}` };
  if (!engine[request.do]) return { unsupported: `${request.do}: this engine does not do that` };
  return ANSWERS[request.do](engine, request, request.position && readPosition(request.position));
};

// The reply to one line, as one line.
export function answer(engine, line) {
  let id = null;
  try {
    const request = JSON.parse(line);
    id = request?.id ?? null;
    return JSON.stringify({ id, ...body(engine, request) });
  } catch (error) {
    const field = error instanceof Unsupported ? "unsupported" : "error";
    if (field === "error") console.error(error);
    return JSON.stringify({ id, [field]: String(error.message ?? error) });
  }
}

// Answers every line of standard input until it ends.
export function serve(engine) {
  // What the engine prints must not come between the replies.
  console.log = console.info = console.error;
  const lines = createInterface({ input: process.stdin });
  lines.on("line", (line) => process.stdout.write(`${answer(engine, line)}\n`));
}
