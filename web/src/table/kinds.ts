// What a table is made of: what games bring, where messages come from, and what is said of moves.
import { notation, type Piece } from '../text';
import type { Field } from '../wire/decode';
import type { Line } from '../wire/line.svelte';
import type { Item, MoveTold, WordView } from '../wire/types';
import type { Deed } from './story.svelte';
import type { AnyTable, TableView } from './table.svelte';

declare const ofSomeGame: unique symbol;
/** The state of a game that the frame hands on to it: what is in it, only the game knows. */
export interface SomeState {
  readonly [ofSomeGame]: never;
}

/** How an event is shown before the state changes (or after it). */
export interface Gesture {
  ms: number;
  after?: boolean;
}

export interface Rules<S> {
  /** The game as the server calls it. */
  name?: string;
  /** This page has no rules of the game: the server puts questions and events into messages. */
  spoken?: boolean;
  schema: readonly Field[];
  gesture(item: Item, state: S): Gesture | null;
  /**
   * The tile of an event in the story of what happened since the viewer's turn; null where it is not worth one. `state`
   * is the table just before the event, or as it is now where that is not known any more. Without this hook an event
   * shows the first thing that its sentence names.
   */
  deed?(item: LogItem, state: S): Deed | null;
  /** Does this event end a round? */
  roundEnd?(item: Item): boolean;
  /** A small drawing, as SVG, of the nth of a kind of things that messages name: for texts to show in its place. */
  picture?(kind: string, n: number): string | undefined;
  /** Kinds of things whose name stands beside the picture, because players know them by their names. */
  captioned?: readonly string[];
  /** What somebody who plays by text wants to know about a move besides its name, as clauses. */
  aside?(table: TableView<S>, action: number): readonly string[];
  /** The CSS colour of a seat, where the game gives seats colours of their own. */
  colour?(state: S, seat: number): string | null;
}

/** A table in words: as data, and as sentences. */
export type Told = Partial<Pick<WordView, 'view' | 'sentences'>>;

/** Where a table's messages come from, and where what is done goes: the line, or a finished game that is shown again. */
export interface Source extends Pick<Line, 'watch' | 'send' | 'resync'> {
  /** Moves are carried out in this page: nothing has to be foreseen. */
  readonly isHere?: boolean;
  /** How long gestures take, where that is not as the person has set. */
  readonly pace?: number;
  /** The table in words, where that comes with its state and need not be asked for. */
  readonly inWords?: Told;
}

export interface LogItem extends Item {
  n: number;
}

/** What has words for moves. */
type Reader = Pick<AnyTable, 'game' | 'text' | 'pieces'>;

/** A legal move in the reader's words. */
export class Move {
  readonly action: number;
  readonly #table: Reader;
  readonly #told: MoveTold;

  constructor(table: Reader, move: MoveTold) {
    this.action = move.action;
    this.#table = table;
    this.#told = move;
  }

  /** The move in full. */
  get label(): string {
    return this.#table.text(this.#told.label);
  }

  /** The same in pieces. */
  get pieces(): Piece[] {
    return this.#table.pieces(this.#told.label);
  }

  /** The move as game files write it. */
  get notation(): string {
    return notation(this.#table.game, this.#told.notation);
  }
}

/** A question in the reader's words. */
export interface Asked {
  question: string;
  pieces: Piece[];
  moves: Move[];
  /** The ids of the rules that matter. */
  rules: string[];
}

/** A rule that forbids what was tried, or a sentence of the server that says why not. */
export interface Forbidden {
  label: string;
  rule: string;
  text: string;
  /** The action that was tried; NONE where it was something else. */
  action?: number;
}

export type Status = 'open' | 'running' | 'over' | 'abandoned' | '';
