// What the build says about a game's module: `aerodrome.engines.browser` writes it, tools/web_engine.py adds to it.

/** A number, a record, or these side by side. A length of null is known only in the call, and travels with the row. */
export type Kind =
  'int' | 'bool' | 'float' | 'void' | { record: string } | { row: string; lengths: readonly (number | null)[] };

export interface Option {
  name: string;
  default: number;
  low: number;
  high: number;
  /** Values that have a name. */
  words: Record<string, number>;
}

/** How the search goes about the game. */
export interface Tuning {
  explore: number;
  widen: number;
  greedy_of_100: number;
  /** Turns before the outlook of the seats is judged; 0: play to the end. */
  horizon: number;
  watch: boolean;
  flat: boolean;
  /** In a guided search: what the network's judgement counts in a value, of 100. */
  trust_of_100: number;
}

export interface Sheet {
  game: string;
  /** Of the rules. */
  version: number;
  /** A hash of all that the module was made from; the module knows it, too. */
  digest: string;
  /** The fewest and the most. */
  seats: readonly [number, number];
  usual_seats: number;
  actions: number;
  max_plies: number;
  options: readonly Option[];
  /** The numbers of a state one after the other: b, h, i and q have 1, 2, 4 and 8 bytes, x is a gap. */
  layout: string;
  /** Where some fields of a state begin. */
  offsets: { rng: number; n_seats: number; options: number };
  /** Events that one step has room for. */
  told_limit: number;
  /** The cards, two digits a byte. */
  tables: string;
  /** What the ids of rules begin with. */
  rule_prefix: string;
  /** By question: the numbers of the rules that matter. */
  in_play: Record<string, readonly number[]>;
  /** Events that show somebody something hidden. */
  reveals: readonly number[];
  /** Do seats see different things? */
  has_secrets: boolean;
  /** A hash of the card data. */
  cards: string;
  /** By the number of a message: how many plain arguments it has. */
  plain: Record<string, number>;
  /** How the names of all exports begin. */
  prefix: string;
  /** By name: the kinds of what a function takes, and last of what it returns. */
  entries: Record<string, readonly Kind[]>;
  /** What can go wrong, in words. */
  faults: Record<string, string>;
  files: readonly string[];
  /** With the number of the file each is in. */
  functions: readonly (readonly [string, number])[];
  /**
   * Where it can go wrong: a kind of fault, a line and the number of a function each. The first one has the number 1.
   * Lines and functions are steps: each is less the one before.
   */
  sites: { what: readonly string[]; line: readonly number[]; function: readonly number[] };
  tuning: Tuning;
  /** Simulations for a move, by level. */
  levels: Record<string, number>;
  /** In a larger module, which asks a network: how it goes about that, and what the network must be for. */
  guided?: {
    levels: Record<string, number>;
    tuning: Tuning;
    network: { actions: number; seats: number; [fact: string]: unknown };
  };
  /** Actions that only their own seat sees. */
  secret_actions: readonly number[];
  /** Bots draw from another stream than the game. */
  bot_salt: number;
  /** The version of Aerodrome, which game files name. */
  aerodrome: string;
  /** The numbers of the messages that hints are made of, by their ids. */
  common: Record<string, number>;
  /** Messages about something that happens once: a reason that is one of them names no time. */
  timeless: readonly number[];
  /** What a reason can say of when, by number. */
  reasons_when: readonly string[];
}
