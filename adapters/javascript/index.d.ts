/** Two characters: month 1-9, A, B, C and number 1-4, such as "11" or "C4". */
export type Card = string;
export type Book = "payment" | "result" | "calls" | "called_at" | "called_yaku" | "last_call" | "november_played";

export interface Move {
  /** null for a word such as "koi-koi". */
  card: Card | null;
  takes: Card[];
  word: string | null;
}
/** What `moves` may list: "11x12,13", { card: "11", takes: ["12", "13"] } or { word: "stop" }. */
export type AnyMove = string | { card: Card; takes?: Card[]; word?: null } | { word: string };

export interface Position {
  edition: string;
  rules: Record<string, string>;
  players: number;
  dealer: number;
  deck: Card[];
  hands: Card[][];
  field: Card[];
  /** The next card first. */
  stock: Card[];
  captured: Card[][];
  teams: number[];
  round: number;
  turn: number;
  phase: "play" | "choose" | "call" | "declare" | "over";
  drawn: Card | null;
  calls: number[];
  called_at: number[];
  called_yaku: string[][];
  forfeited: number[];
  last_call: number | null;
  november_played: boolean[];
  wild: { player: number; took: Card; collected?: Card[] } | null;
  barred: number[];
  before_draw: boolean;
  stopped: number | null;
  void: boolean;
  hand_winners: number[];
}

export interface Score {
  /** A seat each: points by id of the yaku. */
  yaku: (Record<string, number> | { id: string; points: number }[])[];
  points: number[];
  /** When the round is over. */
  result?: number[];
  payment?: number[];
}

export interface Replayed {
  moves?: AnyMove[];
  position?: Position;
  score?: Score;
}

/** Which functions there are is what the engine says it does. */
export interface Engine {
  name: string;
  version?: string;
  editions?: string[];
  players?: number[];
  /** Takes no position with fewer cards than the deck has. */
  wholeDecks?: boolean;
  /** Takes only positions that play leads to. */
  reachableOnly?: boolean;
  /** What it keeps; all without. The rest of a position is carried over for you. */
  keeps?: Book[];
  moves?(position: Position): AnyMove[];
  play?(position: Position, move: Move): Position;
  score?(position: Position): Score;
  open?(deal: Position): Position;
  /** `refused`: it plays so many of the moves, and not the next. */
  replay?(deal: Position, moves: Move[], seed?: number): Replayed | { refused: number };
  deal?(edition: string, players: number, seed: number): Position;
}

export class Unsupported extends Error {}
export function serve(engine: Engine): void;
export function answer(engine: Engine, line: string): string;

export const ALL_CARDS: Card[];
export function cardIndex(code: Card): number;
export function month(code: Card): number;
export function number(code: Card): number;
export function cardCode(month: number, number: number): Card;
export function sortCards(codes: Iterable<Card>): Card[];
export function cardNames<Own>(
  own: (month: number, number: number) => Own,
  key?: (card: Own) => unknown,
): { own(code: Card): Own; code(card: Own): Card };
export function parseMove(text: string): Move;
export function formatMove(move: AnyMove): string;
export function readPosition(json: object): Position;
export function writePosition(position: Position): object;
/** After koi-koi of the player at turn. */
export function bookCall(position: Position, points: number, yaku: string[]): Position;
/** After a hand card of the player at turn. */
export function bookCard(position: Position, card: Card): Position;
