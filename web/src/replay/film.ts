// A finished game as frames: what the state was after every ply, which sentences belong to it, where turns begin.
import type { Item, Replay, ReplayFrame } from '../wire/types';

/** The eyes to which all hands are open. */
export const OPEN = -2;

type Flat = (number | string)[];

/** A sentence of the log, with the ply in which it was told. */
export interface Sentence extends Item {
  n: number;
  ply: number;
}

/** States are kept at every so many plies; those between are made from the one before. */
const KEPT_EVERY = 64;

export class Film {
  readonly id: string;
  readonly seat: number;
  readonly frames: readonly ReplayFrame[];
  /** The last ply. */
  readonly last: number;
  readonly sentences: readonly Sentence[];
  /** The plies with which turns begin, the set-up first. */
  readonly turnStarts: readonly number[];

  #kept: Flat[] = [];
  /** How many sentences were told up to each ply. */
  #told: number[] = [];

  constructor(replay: Replay) {
    this.id = replay.id;
    this.seat = replay.seat;
    this.frames = replay.frames;
    this.last = replay.frames.length - 1;
    const state = [...replay.state];
    const sentences: Sentence[] = [];
    const turnStarts: number[] = [];
    this.frames.forEach((frame, ply) => {
      for (const [place, value] of frame.changes ?? []) state[place] = value;
      if (ply % KEPT_EVERY === 0) this.#kept.push([...state]);
      for (const item of frame.items ?? []) sentences.push({ ...item, n: sentences.length + 1, ply });
      this.#told.push(sentences.length);
      if (ply === 0 || frame.turn !== this.frames[ply - 1].turn) turnStarts.push(ply);
    });
    this.sentences = sentences;
    this.turnStarts = turnStarts;
  }

  stateAt(ply: number): Flat {
    const state = [...this.#kept[Math.floor(ply / KEPT_EVERY)]];
    for (let next = ply - (ply % KEPT_EVERY) + 1; next <= ply; next++) {
      for (const [place, value] of this.frames[next].changes ?? []) state[place] = value;
    }
    return state;
  }

  /** How many sentences were told up to a ply. */
  told(ply: number): number {
    return this.#told[ply];
  }

  turn(ply: number): number {
    return this.frames[ply].turn ?? 0;
  }

  /** The ply with which the next turn begins, or the one before; at most the ends. */
  nextTurn(ply: number, way: 1 | -1): number {
    if (way === 1) return this.turnStarts.find((start) => start > ply) ?? this.last;
    return this.turnStarts.findLast((start) => start < ply) ?? 0;
  }

  clamp(ply: number): number {
    return Math.max(0, Math.min(this.last, Math.round(ply)));
  }
}
