// Types of table.mjs. What requests and replies mean: bindings/web/ask/README.md of the source.

export type Language = 'en' | 'fr' | 'es' | 'de' | 'pl';

/** A card: its month (1 to 9, A, B, C) and its place in the month (1 to 4). */
export type Code = string;

/** How somebody plays: a rulebook with changed answers, by topic, written as in edition files. */
export interface House {
  edition: string;
  players?: number;
  options?: string[];
  changes?: Record<string, string>;
}

/** A position as docs/positions.md of the source describes it. */
export interface Position {
  players?: number;
  dealer?: number;
  hands?: Code[][];
  field?: Code[];
  stock?: Code[];
  captured?: Code[][];
  turn?: number;
  phase?: 'play' | 'choose' | 'call' | 'declare' | 'over';
  [more: string]: unknown;
}

export interface Requests {
  editions: {};
  cards: {};
  search: {words: string; game?: string};
  topic: {topic: string};
  rules: House;
  choices: House & {topic: string};
  yaku: {id: string; cards: Code[]; least?: number; points: number; each?: number};
  house: House & {id: string; title: string; names?: Record<string, string>};
  'open-house': {toml: string};
  score: {game: string; captured: Code[][]; calls?: number[]; stopped?: number | null; dealer?: number; house?: House};
  deal: House & {seed?: number; left?: number};
  fill: House & {position: Position; seed?: number};
  moves: House & {position: Position};
  play: House & {position: Position; move: string};
  solve: House & {position: Position; limit?: number};
  say: {game: string; topic: string; values: string[]; facts?: string[]};
  labels: {names: string[]};
  'odds-hands': House;
  'odds-hand': House & {own: Code[]; shown?: Code[]; folded?: Code[]};
  'odds-deals': House;
  'odds-rounds': House & {rounds: number; seed?: number; go_on?: boolean; random?: boolean};
}
export type Kind = keyof Requests;

export interface Answer {
  value: string;
  sentence: string;
  cards: Code[];
}
export interface Question {
  topic: string;
  question: string;
}
export interface Edition {
  id: string;
  title: string;
  language: string;
  document: string;
  players: number[];
  options: string[];
  sheet: boolean;
  custom: boolean;
}
export interface Stance {
  stance: 'says' | 'either' | 'open' | 'none' | 'assumed';
  answers: Answer[];
  editions: {
    id: string;
    title: string;
    game: string;
    language: string;
    players?: number[];
    option?: string;
    sources?: string[];
    note?: string;
    whys?: string[];
  }[];
}
export interface Rule extends Answer, Question {
  asked: string;
  origin: 'book' | 'open' | 'absent' | 'assumed' | 'chosen';
  /** What the book says instead. */
  book?: string;
}
export interface Yaku {
  id: string;
  name: string;
  points: number;
}
export interface Seat {
  yaku: Yaku[];
  points: number;
  result?: number;
  payment?: number;
}
/** What a move is: a card with what it takes, or a word. */
export interface Move {
  move: string;
  card?: Code;
  takes?: Code[];
}
export interface Turn {
  over: boolean;
  turn: number;
  phase: string;
  moves: Move[];
  seats: Seat[];
}
export interface Chance {
  value: number;
  exact: string;
}
export interface Hand {
  cards: Code[];
  category: string;
  name: string;
  rank: number;
  multiplier: number;
}
export interface Outcome {
  win: Chance;
  tie: Chance;
  lose: Chance;
  replay: Chance;
  equity: Chance;
  payment: Chance;
}
/** A value with the ends of its interval. */
export type Estimate = [value: number, low: number, high: number];

export interface Replies {
  editions: {games: {id: string; family: string; editions: Edition[]}[]};
  cards: {cards: {code: Code; name: string; month: number; kind: string; points: number}[]};
  search: {
    questions: (Question & {games: string[]})[];
    complete: boolean;
    unknown: string[];
    nearest: string;
    cards: Code[];
    definitions: {term: string; means: string}[];
  };
  topic: Question & {asked: string; stances: Stance[]};
  rules: {
    title: string;
    game: string;
    family: string;
    players: number;
    chapters: {title: string; rules: Rule[]}[];
    yaku: (Rule & {name: string; points: string | null})[];
    more_yaku: {topic: string; name: string}[];
    open: number;
    changed: number;
  };
  choices: Question & {
    value: string;
    choices: (Answer & {editions: string[]})[];
    /** Those in the value that can be set, by field. */
    numbers: Record<string, number>;
  };
  yaku: Answer & {topic: string};
  house: {toml: string};
  'open-house': House & {title: string; id: string; names?: Record<string, string>};
  score: {
    groups: {editions: string[]; seats: Seat[]}[];
    differences: {groups: number[]; rules: (Question & {a: Answer; b: Answer})[]}[];
    refused: {edition: string; why: string}[];
  };
  deal: {position: Position};
  fill: {position: Position};
  moves: Turn;
  play: Turn & {position: Position};
  solve:
    | {value: number; best: string[]; moves: {move: string; value: number}[]; line: string[]; nodes: number}
    | {too_large: number; limit: number};
  say: {question: string; sentences: string[]; facts: string[]};
  labels: {labels: Record<string, string>};
  'odds-hands': {deck: Code[]; hands: (Hand & Outcome)[]};
  'odds-hand': Outcome & {hand: Hand};
  'odds-deals': {
    deals: string;
    hand: number;
    field: number;
    played: Chance;
    won: Chance;
    anew: Chance;
    combinations: {
      combination: string;
      means: string;
      given_hand: Chance;
      any_hand: Chance;
      field: Chance;
    }[];
  };
  'odds-rounds': {
    rounds: number;
    won: Estimate[];
    payment: Estimate[];
    shared: Estimate;
    without_play: Estimate;
    yaku: {id: string; name: string; by_turn: Estimate[]}[];
    decisions: {
      points: number;
      cards: number;
      times: number;
      stop: Estimate;
      go_on: Estimate;
      gain: Estimate;
      ahead: Estimate;
      behind: Estimate;
    }[];
  };
}

export interface Failure {
  error: string;
}
export type Request<K extends Kind> = {ask: K; language?: Language} & Requests[K];
export type Reply<K extends Kind> = (Replies[K] & {error?: undefined}) | Failure;

export interface Table {
  ask<K extends Kind>(request: Request<K>): Reply<K>;
  /** The same as text. */
  answer(request: string): string;
}
export interface TableInWorker {
  ask<K extends Kind>(request: Request<K>): Promise<Reply<K>>;
}

/** `source`: where the module is, its bytes, or what WebAssembly.compile made of them. */
export function open(source?: URL | string | BufferSource | WebAssembly.Module): Promise<Table>;
export function openInWorker(): TableInWorker;
