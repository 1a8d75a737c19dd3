// How a table comes to be shown. What the server tells becomes frames, one for an update: its gestures run in order, then
// the state changes and pieces fly. What is shown lags behind while that plays, and what is asked shows up only when
// everything before it has been seen, so the question never spoils the answer. Where it is certain what a move brings, it
// is shown before the server has answered.
import { tick } from 'svelte';
import { settings } from '../settings.svelte';
import { decode, NONE } from '../wire/decode';
import type { Watcher } from '../wire/line.svelte';
import type { Ask, Snapshot, Update } from '../wire/types';
import { foresee, same, type Foreseen } from './asking';
import { flying } from './fly';
import type { LogItem, Rules, Source, Status } from './kinds';
import { Known } from './known.svelte';
import { rulesOf } from './rules';

interface Frame {
  items: LogItem[];
  flat: (number | string)[] | null;
  apply: () => void;
  live: boolean;
  /** Its position was foreseen, and is or was shown already: nothing plays, and the question stays. */
  known?: boolean;
  /** It is not from the server: its items are told later. */
  untold?: boolean;
}

/** A position that is shown before the server has confirmed it. */
export interface Expected extends Foreseen {
  decision: number;
  /** Was there a choice? A move without one is taken back only on the way to one that had. */
  hadChoice: boolean;
}

/** More frames than this waiting, and they are shown at once. */
const PATIENCE = 14;
const KEPT_ITEMS = 600;

export abstract class Showing<S> extends Known<S> {
  #flat: (number | string)[] | null = null;
  #n = 0;
  #frames: Frame[] = [];
  #skip: (() => void) | null = null;
  #pass: (() => void) | null = null;
  #goOn: (() => void) | null = null;
  #hurrying = false;
  #patient = false;
  readonly #unwatch: () => void;
  readonly #watcher: Watcher;
  #pendingAsk: Ask | null = null;
  /** What the server has not confirmed yet, the earliest first. */
  #expected: Expected[] = [];
  /** What the server has said last of the position. */
  #last: Snapshot | Update | null = null;
  /** The decision that this viewer's choice on its way answers; NONE for none. */
  protected answered = NONE;
  /** Chooses an action of the next question. */
  protected next: ((state: S, legal: number[]) => number) | null = null;

  constructor(id: string, viewer: number, hooks: Rules<S>, source: Source) {
    super(id, viewer, hooks, source);
    this.#watcher = {
      table: id,
      seat: viewer,
      since: () => this.#n,
      words: this.spokenTo,
      take: (message) => this.#take(message),
      refused: (error) => (this.closed = error.message),
    };
    this.#unwatch = source.watch(this.#watcher);
    if (this.game) void this.#fetchRules();
  }

  /** Where the rules do not come, the server has to say what is asked. */
  async #fetchRules(): Promise<void> {
    this.rules = await rulesOf(this.game);
    if (this.rules || this.spokenTo) return;
    this.spokenTo = this.#watcher.words = true;
    this.source.resync(this.#watcher);
  }

  /** Do an action. */
  abstract act(action: number): Promise<void>;

  close(): void {
    this.#unwatch();
    this.#frames = [];
    this.play();
    this.goOn();
    this.#skip?.();
  }

  // --- what is foreseen

  /** What comes of an action, where that is certain. */
  protected foreseen(action: number): Foreseen | null {
    if (this.source.isHere || this.busy || !this.rules || !this.bytes || this.chosen !== NONE) return null;
    try {
      return foresee(this.rules, this.bytes, this.viewer, action, this.ask!.decision);
    } catch {
      return null; // a state that the rules cannot take further; the server knows better
    }
  }

  /** Show a position that the server has not confirmed yet. */
  protected expect(expected: Expected): void {
    this.#expected.push(expected);
    this.#pendingAsk = null;
    this.#frames.push({
      items: expected.items.map((item, i) => ({ ...item, n: this.#n + 1 + i })),
      flat: expected.flat,
      live: true,
      untold: true,
      apply: () => {
        this.asked = expected.asked;
        this.decision = expected.decision;
        this.canTakeBack ||= expected.hadChoice;
        this.#pendingAsk = expected.ask;
      },
    });
    void this.#run();
  }

  /**
   * Take back what was foreseen: the position is again as the server has told it. Nothing is taken back where this has
   * been confirmed, as when the table answered by itself first: what was foreseen since then may still be confirmed.
   */
  protected forget(expected: Expected): void {
    if (!this.#expected.includes(expected)) return;
    this.#expected = [];
    this.#pendingAsk = null;
    this.#frames.push({ items: [], flat: this.#flat, live: true, apply: () => this.#applyPosition(this.#last!) });
    void this.#run();
  }

  #differing(flat: readonly (number | string)[]): string {
    const places = flat.flatMap((value, i) =>
      value === this.#flat?.[i] ? [] : [`${i}: ${this.#flat?.[i]}, not ${value}`],
    );
    return places.slice(0, 8).join('; ');
  }

  protected disagree(about: string): void {
    this.disagreements++;
    console.warn(`The server and the rules in this page disagree at table ${this.id}: ${about}`);
  }

  // --- what comes

  #take(message: Snapshot | Update): void {
    this.closed = '';
    const begun = this.#n;
    if (message.t === 'update') {
      if (message.n - message.items.length > this.#n || (message.changes?.length && !this.#flat)) {
        this.source.resync(this.#watcher);
        return;
      }
      if (message.changes?.length) {
        this.#flat = [...this.#flat!];
        for (const [place, value] of message.changes) this.#flat[Number(place)] = value;
      }
    } else {
      this.#flat = message.state ?? null;
    }
    const first = message.n - message.items.length + 1;
    const items = message.items.map((item, i) => ({ ...item, n: first + i })).filter((item) => item.n > begun);
    this.#n = message.n;
    this.#last = message;
    if (this.answered !== NONE && message.decision > this.answered) {
      this.story.moved(first - 1, message.n);
      this.answered = NONE;
    }
    if (this.#expected.length && this.#confirms(message)) {
      // What is shown is this position, or one that follows from it.
      const known = this.#expected.length > 0;
      this.#frames.push({ items, flat: null, live: false, known: true, apply: () => this.#apply(message, !known) });
    } else {
      this.#frames.push({
        items,
        flat: this.#flat,
        live: message.t === 'update' || (begun > 0 && items.length <= 20),
        apply: () => this.#apply(message),
      });
      this.#pendingAsk = null;
    }
    void this.#run();
  }

  /** Does a message leave what was foreseen standing? What it confirms is no longer waited for. */
  #confirms(message: Snapshot | Update): boolean {
    const [next] = this.#expected;
    if (message.status && message.status !== 'running') {
      this.#expected = [];
      return false;
    }
    if (message.decision < next.decision) return true; // about something else, such as what was said
    if (message.decision === next.decision && this.#flat && same(this.#flat, next.flat)) {
      this.#expected.shift();
      return true;
    }
    // Where others have gone on already, there is nothing to compare.
    if (message.decision === next.decision)
      this.disagree(`decision ${next.decision} is another position at ${this.#differing(next.flat)}`);
    this.#expected = [];
    return false;
  }

  #apply(message: Snapshot | Update, position = true): void {
    if (message.t === 'snapshot') {
      this.settings = message.settings;
      this.commitment = message.commitment;
      // A game that is shown again can go back: what comes later is not known yet then.
      if (this.log.length && this.log[this.log.length - 1].n > message.n) {
        this.log = this.log.filter((item) => item.n <= message.n);
        this.story.forget(message.n);
      }
      this.status = message.status as Status;
    } else if (message.status) {
      this.status = message.status as Status;
    }
    if (message.seats) {
      const mine =
        message.t === 'snapshot'
          ? message.seats
          : message.seats.map((seat, i) => ({ ...seat, mine: seat.taken && this.seats[i]?.mine }));
      this.seats = mine;
    }
    this.wantsBack = message.wants_back ?? NONE;
    if (message.scores?.length) this.scores = message.scores;
    if (message.places?.length) this.places = message.places;
    if (message.secret) this.secret = message.secret;
    if (message.rematch) this.rematch = message.rematch;
    if (message.shares || message.t === 'snapshot') this.shares = message.shares ?? [];
    this.voided = message.voided ?? 0;
    this.onlookers = message.onlookers ?? 0;
    if (position) this.#applyPosition(message);
  }

  #applyPosition(message: Snapshot | Update): void {
    this.asked = message.asked;
    this.canTakeBack = message.take_back ?? false;
    if (message.decision !== this.decision) this.hint = null;
    this.decision = message.decision;
    this.#pendingAsk = message.ask ?? null;
  }

  async #run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.#frames.length) {
        if (!this.#frames[0].known) {
          this.ask = null;
          this.aimed = NONE;
        }
        await this.#show(this.#frames.shift()!);
      }
    } finally {
      this.busy = this.#hurrying = this.#patient = false;
      this.playing = null;
    }
    await this.#settle();
  }

  async #show(frame: Frame): Promise<void> {
    if (frame.known) {
      frame.items.forEach((item) => this.#remember(item, this.shown));
      return frame.apply();
    }
    const state = this.shown;
    const next = frame.flat ? decode<S>(this.hooks.schema, frame.flat) : null;
    const plays = (item: LogItem) => (item.k === 'event' && state ? this.hooks.gesture(item, state) : null);
    for (const item of frame.items) {
      if (frame.live && item.k === 'event' && this.isTold(item)) await this.#passed();
      if (!frame.untold) this.#remember(item, state ?? next, !state);
      const gesture = plays(item);
      if (gesture && !gesture.after) await this.#play(item, gesture.ms * this.#paceOf(frame));
    }
    this.playing = null;
    await flying(this.root, this.#paceOf(frame), async () => {
      this.shown = next;
      this.shownFlat = frame.flat;
      frame.apply();
      await tick();
    });
    for (const item of frame.items) {
      const gesture = plays(item);
      if (gesture?.after) await this.#play(item, gesture.ms * this.#paceOf(frame));
    }
    const end = frame.live && this.stopsAtRounds && frame.items.find((item) => this.hooks.roundEnd?.(item));
    if (end && this.status === 'running') await this.#lookedAt(end);
  }

  async #lookedAt(end: LogItem): Promise<void> {
    this.rounded = end;
    await new Promise<void>((resolve) => (this.#goOn = resolve));
    this.rounded = this.#goOn = null;
  }

  /** The end of the round has been looked at. */
  goOn(): void {
    this.#goOn?.();
  }

  /** How long gestures take at the moment, against the usual. */
  #paceOf(frame: Frame): number {
    const many = this.#frames.length >= PATIENCE && !this.#patient;
    return !frame.live || many || this.#hurrying || document.hidden ? 0 : (this.source.pace ?? settings.pace);
  }

  async #play(item: LogItem, ms: number): Promise<void> {
    if (ms <= 0) return;
    this.playing = item;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#skip = null;
  }

  /** While the table is paused, what comes next waits here for a step, or until it is played on. */
  async #passed(): Promise<void> {
    if (!this.paused) return;
    this.playing = null;
    await new Promise<void>((resolve) => (this.#pass = resolve));
    this.#pass = null;
  }

  /** Show at once what plays at the moment. */
  skip(): void {
    this.#skip?.();
  }

  /** Hold what happens, until it is stepped through or played on. */
  pause(): void {
    this.paused = this.#patient = true;
  }

  /** Play on. */
  play(): void {
    this.paused = false;
    this.#pass?.();
  }

  /** Show one thing that happened, and hold again. */
  step(): void {
    this.pause();
    (this.#pass ?? this.#skip)?.();
  }

  /** Show at once all that has happened: the next thing to see is one's own question. */
  skipAll(): void {
    this.#hurrying = this.busy;
    this.play();
    this.#skip?.();
  }

  #remember(item: LogItem, state: S | null, past = false): void {
    this.story.tell(item, this.seatOf(item), this.tileOf(item, state), past);
    const log = [...this.log, item];
    this.log = log.length > KEPT_ITEMS ? log.slice(-KEPT_ITEMS) : log;
  }

  /** Everything has been shown: now the question. */
  async #settle(): Promise<void> {
    const ask = this.#pendingAsk;
    this.ask = ask;
    if (!ask) return;
    this.#checkLegal(ask);
    const then = this.next;
    this.next = null;
    if (then && this.shown && ask.legal.length) {
      const action = then(this.shown, ask.legal);
      if (action !== NONE && ask.legal.includes(action)) return this.act(action);
    }
  }

  /** What may be done, by the rules in this page: the server should say the same. */
  #checkLegal(ask: Ask): void {
    if (this.source.isHere || !this.rules || !this.bytes) return;
    const legal = this.rules.legal(this.bytes, this.viewer);
    if (!same(legal, ask.legal)) this.disagree(`decision ${ask.decision} allows ${ask.legal}, and here ${legal}`);
  }
}
