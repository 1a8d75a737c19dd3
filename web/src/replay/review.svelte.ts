// What a game's choices were worth: before each of them the search is asked, with what that seat knew, what its moves
// would bring. The difference between the best and the move that was made is what the choice cost; what changed from
// there to the seat's next choice came from luck and from the others. It runs in a worker of this page.
import type { Budget, RemoteEngine, State } from '../engine/client';
import { faultOf } from '../wire/http';
import { type Film, OPEN } from './film';

/** What the search has for a choice. */
const THINKING: Budget = { milliseconds: 300 };
/** The fewest samples that a move is judged by. */
const SAMPLES = 160;
/** A smaller difference is not worth mentioning, however certain it is. */
const SMALLEST = 0.02;
/** Outcomes are told in sixtieths. */
const WHOLE = 60;

/** A choice, weighed. Shares are of the win, for the seat that chose. */
export interface Weighed {
  /** The ply with which it was carried out. */
  ply: number;
  seat: number;
  played: Option;
  best: Option;
  /** What the seat was asked, as the rules say it. */
  prompt: number[];
  /** What the choice cost; 0 where it was the best. */
  cost: number;
  /** Is the cost larger than the margin of error, and worth mentioning? */
  clear: boolean;
}

interface Option {
  action: number;
  label: number[];
  share: number;
  error: number;
}

/** A seat's whole game: what it could hope for at first, what its choices cost, what luck and the others brought. */
export interface Account {
  seat: number;
  opening: number;
  choices: number;
  others: number;
  result: number;
}

export class Review {
  weighed = $state.raw<ReadonlyMap<number, Weighed>>(new Map());
  fault = $state('');
  /** The plies with which somebody chose whose choices can be seen; the forced ones drop out as they are found. */
  choices = $state.raw<readonly number[]>([]);
  /** Everybody's share of the win at the end. */
  result = $state.raw<readonly number[]>([]);
  readonly done = $derived(this.choices.every((ply) => this.weighed.has(ply)));
  readonly costliest = $derived(
    [...this.weighed.values()].filter((each) => each.clear).toSorted((a, b) => b.cost - a.cost),
  );

  readonly #film: Film;
  readonly #budget: Budget;
  #engine: RemoteEngine | null = null;
  #next = -1;
  #closed = false;
  #begun = false;

  constructor(film: Film, budget = THINKING) {
    this.#film = film;
    this.#budget = budget;
    this.choices = film.frames.flatMap(({ action = -1, seat = -1 }, ply) =>
      action >= 0 && seat >= 0 && (film.seat === OPEN || film.seat === seat) ? [ply] : [],
    );
  }

  /** Begin, once somebody wants to see it. */
  begin(open: () => Promise<RemoteEngine>): void {
    if (this.#begun) return;
    this.#begun = true;
    void this.#run(open).catch((error: unknown) => {
      if (!this.#closed) this.fault = faultOf(error);
    });
  }

  /** This choice is looked at: it goes before all others. */
  prefer(ply: number): void {
    this.#next = ply;
  }

  close(): void {
    this.#closed = true;
    this.#engine?.close();
  }

  /** The account of a seat; null until all its choices are weighed. */
  account(seat: number): Account | null {
    const own = this.choices.filter((ply) => this.#film.frames[ply].seat === seat);
    const found = own.map((ply) => this.weighed.get(ply));
    if (!own.length || !this.result.length || found.some((each) => !each)) return null;
    const opening = found[0]!.best.share;
    const result = this.result[seat];
    const choices = -found.reduce((sum, each) => sum + each!.cost, 0);
    return { seat, opening, choices, others: result - opening - choices, result };
  }

  async #run(open: () => Promise<RemoteEngine>): Promise<void> {
    const engine = await open();
    if (this.#closed) return engine.close();
    this.#engine = engine;
    const end = await this.#stateAt(this.#film.last, engine);
    this.result = (await engine.outcome(end)).map((share) => share / WHOLE);
    while (!this.#closed) {
      const open = this.choices.filter((ply) => !this.weighed.has(ply));
      if (!open.length) break;
      const ply = open.includes(this.#next) ? this.#next : open[0];
      const found = await this.#weigh(ply, engine);
      if (this.#closed) return;
      if (found) this.weighed = new Map(this.weighed).set(ply, found);
      else this.choices = this.choices.filter((each) => each !== ply);
    }
    engine.close();
  }

  #stateAt(ply: number, engine: RemoteEngine): Promise<State> {
    return engine.fromNumbers(this.#film.stateAt(ply));
  }

  /** Null where the seat had no choice. */
  async #weigh(ply: number, engine: RemoteEngine): Promise<Weighed | null> {
    const { seat = -1, action = -1 } = this.#film.frames[ply];
    const whole = await this.#stateAt(ply - 1, engine);
    const state = this.#film.seat === OPEN ? await engine.blind(whole, seat) : whole;
    const legal = await engine.legal(state, seat);
    if (legal.length < 2) return null;
    const { chancesIn, errorOf, ranked } = await import('../engine/judging');
    const seats = this.result.length;
    const found = await engine.think({ state, seat, seed: ply, ply, guided: true }, this.#budget);
    const option = async (each: number): Promise<Option> => {
      const { shares, errors, samples } = chancesIn(found, seats, each);
      const label = await engine.said('label', state, seat, each);
      if (samples >= SAMPLES) return { action: each, label, share: shares[seat], error: errors[seat] };
      // The search hardly looked at this move.
      const { late } = await engine.playFutures(state, seat, each, [ply, each], SAMPLES);
      const ends = await Promise.all(late.map((end) => engine.outcome(end)));
      const total = ends.reduce((sum, end) => sum + end[seat] / WHOLE, shares[seat] * samples);
      const share = total / (samples + SAMPLES);
      const error = errorOf(Math.max(share * (1 - share), 1 / (samples + SAMPLES + 4)), samples + SAMPLES);
      return { action: each, label, share, error };
    };
    const played = await option(action);
    const first = ranked(found, seats, seat, legal)[0];
    const other = first === action ? played : await option(first);
    const best = other.share > played.share ? other : played;
    const cost = best.share - played.share;
    return {
      ...{ ply, seat, played, best, cost },
      prompt: await engine.said('prompt', state, seat),
      clear: cost > Math.max(SMALLEST, Math.hypot(best.error, played.error)),
    };
  }
}
