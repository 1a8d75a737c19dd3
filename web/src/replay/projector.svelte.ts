// Shows a finished game on the ordinary table. To the table it is where messages come from, as the line is in a game
// that is played: a step forward is an update, so that events play and pieces fly; every jump is a snapshot.
import { settings } from '../settings.svelte';
import { t } from '../text';
import { type Rules, type Source, TableView, type Told } from '../table/table.svelte';
import type { Watcher } from '../wire/line.svelte';
import type { SeatInfo, Settings, Summary } from '../wire/types';
import { type Film, OPEN } from './film';

export const SPEEDS = [0.5, 1, 2, 4, 8];
/** Milliseconds that a ply is looked at before the next comes, at the usual speed. */
const LOOK = 700;
/** Sentences that a table is told with a jump: what a stage shows may come from the last of them. */
const RECALLED = 60;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class Projector<S = unknown> implements Source {
  readonly film: Film;
  readonly table: TableView<S>;
  /** The ply that is shown. */
  at = $state(0);
  running = $state(false);
  speed = $state(1);

  #summary: Summary;
  #watcher: Watcher | null = null;
  #still = false;
  #runs = 0;

  constructor(film: Film, summary: Summary, rules: Rules<S>, at = 0) {
    this.film = film;
    this.#summary = summary;
    this.table = new TableView<S>(film.id, film.seat === OPEN ? -1 : film.seat, rules, this);
    this.jump(at);
  }

  // --- what a table asks of its source

  watch(watcher: Watcher): () => void {
    this.#watcher = watcher;
    return () => (this.#watcher = null);
  }

  resync(): void {
    this.jump(this.at);
  }

  /** Nothing can be done in a game that is over. */
  send(): Promise<never> {
    return Promise.reject(new Error(t('game-over')));
  }

  get pace(): number {
    if (this.#still || settings.pace === 0) return 0;
    return this.running ? 1 / this.speed : 0.8;
  }

  get inWords(): Told {
    const { view, described } = this.film.frames[this.at];
    return { view, sentences: this.table.texts(described ?? []) };
  }

  // --- moving through the game

  jump(to: number): void {
    const ply = this.film.clamp(to);
    this.#hurry(this.at);
    this.#still = Math.abs(ply - this.at) > 1;
    this.at = ply;
    this.#watcher?.take({
      t: 'snapshot',
      table: this.film.id,
      viewer: this.table.viewer,
      n: this.film.told(ply),
      items: this.film.sentences.slice(0, this.film.told(ply)).slice(-RECALLED),
      settings: this.#settings(),
      seats: this.#seats(),
      commitment: this.#summary.commitment,
      shares: this.#summary.shares,
      voided: this.#summary.voided,
      state: this.film.stateAt(ply),
      scores: this.#summary.scores,
      places: this.#summary.places,
      ...this.#standing(ply),
    });
  }

  step(way: 1 | -1): void {
    if (way === -1 || this.at >= this.film.last) return this.jump(this.at + way);
    const ply = this.at + 1;
    const frame = this.film.frames[ply];
    this.#hurry(this.at);
    this.#still = false;
    this.at = ply;
    this.#watcher?.take({
      t: 'update',
      table: this.film.id,
      viewer: this.table.viewer,
      n: this.film.told(ply),
      items: frame.items ?? [],
      changes: frame.changes ?? [],
      ...this.#standing(ply),
    });
  }

  turn(way: 1 | -1): void {
    this.jump(this.film.nextTurn(this.at, way));
  }

  toggle(): void {
    if (this.running) this.running = false;
    else void this.#run();
  }

  stop(): void {
    this.running = false;
  }

  close(): void {
    this.running = false;
    this.table.close();
  }

  async #run(): Promise<void> {
    const run = ++this.#runs;
    const goesOn = () => this.running && run === this.#runs;
    this.running = true;
    if (this.at === this.film.last) this.jump(0);
    while (goesOn() && this.at < this.film.last) {
      await pause(LOOK / this.speed);
      while (this.table.busy && goesOn()) await pause(30);
      if (goesOn() && !document.hidden) this.step(1);
    }
    if (run === this.#runs) this.running = false;
  }

  /** Moving on does not wait for what still plays: everything up to a ply is shown at once. */
  #hurry(until: number): void {
    if (!this.table.busy || this.running || this.table.decision === until) return;
    this.table.skip();
    setTimeout(() => this.#hurry(until), 30);
  }

  #standing(ply: number) {
    const over = ply === this.film.last;
    return {
      decision: ply,
      asked: over ? [] : (this.film.frames[ply].asked ?? []),
      status: over ? this.#summary.status : 'running',
      now: 0,
    };
  }

  #seats(): SeatInfo[] {
    return this.#summary.seats.map((seat) => ({ name: seat.name, bot: seat.bot, taken: true, mine: seat.mine }));
  }

  #settings(): Settings {
    const { game, privacy, replay, hints, stand_in, seats } = this.#summary;
    return { game, privacy, replay, hints, stand_in, seats: seats.length };
  }
}

/** The same table with the eyes of one seat, for a dock: where all hands are open, each can be looked at. */
export function withEyesOf<S>(table: TableView<S>, seat: number): TableView<S> {
  return new Proxy(table, {
    get: (target, name) => {
      if (name === 'viewer') return seat;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}
