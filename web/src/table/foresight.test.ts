// Moves are shown before the server has answered, where it is certain what comes of them. The server here is the rules
// themselves, with luck of its own.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine, State } from '../engine/engine';
import { GAMES, rulesFor } from '../engine/testing';
import { settings } from '../settings.svelte';
import { Refused, type Watcher } from '../wire/line.svelte';
import type { Snapshot, Update } from '../wire/types';
import { itemsOf, questionOf, same, seatsIn } from './asking';
import { TableView } from './table.svelte';

const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
const GAMES_EACH = process?.env.AERODROME_LONG ? 25 : 1;
const tick = () => new Promise((resume) => setTimeout(resume));

/** A server with one game, at which everybody else plays at random. */
class Host {
  watcher!: Watcher;
  state: State;
  /** What chooses for everybody, from the seed: the same games every time. */
  readonly any: <T>(list: readonly T[]) => T;
  decision = 1;
  n = 0;
  ply = 0;
  /** Messages that wait to be let through. */
  held: (() => void)[] = [];

  constructor(
    readonly rules: Engine,
    readonly seats: number,
    readonly seed: number,
  ) {
    this.state = rules.newGame(seats, {}, seed);
    let drawn = seed;
    this.any = (list) => list[(drawn = (Math.imul(drawn, 48271) >>> 0) % 2147483647) % list.length];
  }

  watch(watcher: Watcher) {
    this.watcher = watcher;
    return () => {};
  }

  resync({ words }: Watcher) {
    if (!words) throw new Error('something was lost');
  }

  seen = () => this.rules.toNumbers(this.rules.blind(this.state, 0));
  get asked(): number[] {
    return seatsIn(this.rules.toAct(this.state));
  }

  #ask() {
    const legal = this.asked.includes(0) ? this.rules.legal(this.state, 0) : [];
    const words = questionOf(this.rules, this.rules.blind(this.state, 0), 0, legal);
    return legal.length ? { decision: this.decision, legal, words } : undefined;
  }

  #position() {
    return { table: 'T', viewer: 0, n: this.n, decision: this.decision, asked: this.asked, ask: this.#ask() };
  }

  snapshot(): Snapshot {
    return {
      t: 'snapshot',
      items: [],
      status: 'running',
      settings: { game: this.rules.sheet.game, seats: this.seats },
      seats: Array.from({ length: this.seats }, (_, i) => ({ name: `P${i}`, taken: true, mine: i === 0 })),
      commitment: 'c',
      state: this.seen(),
      ...this.#position(),
    };
  }

  /** Move, and what the viewer gets of it. */
  move(seat: number, action: number): Update {
    const before = this.seen();
    const { state, told } = this.rules.step(this.state, seat, action, { seed: this.seed, ply: ++this.ply });
    this.state = state;
    this.decision++;
    const items = itemsOf(this.rules, this.rules.blind(state, 0), told!, 0);
    this.n += items.length;
    const changes = this.seen().flatMap((value, i) => (value === before[i] ? [] : [[i, value]])) as [number, number][];
    const status = this.asked.length ? '' : 'over';
    return { t: 'update', items, changes, status, ...this.#position() };
  }

  /** Bots act until the viewer is asked something, or the game is over. */
  goOn(): void {
    for (;;) {
      const seat = this.asked.find((each) => each !== 0);
      if (seat === undefined || this.asked.includes(0)) return;
      const legal = this.rules.legal(this.state, seat);
      this.watcher.take(this.move(seat, this.any(legal)));
    }
  }

  async send(message: { t: string; action?: number; decision?: number }) {
    await new Promise<void>((through) => this.held.push(through));
    if (message.t !== 'choose') return { t: 'ack' as const, id: '' };
    if (message.decision !== this.decision) throw new Refused({ id: '', t: 'refused', code: 'stale', what: 'stale' });
    // Everybody who chooses at the same time is asked one after the other here: only the rules count.
    this.watcher.take(this.move(0, message.action!));
    return { t: 'ack' as const, id: '' };
  }

  async release() {
    while (this.held.length) {
      this.held.shift()!();
      await tick();
    }
  }
}

const engines = new Map(await Promise.all(GAMES.map(async (game) => [game, await rulesFor(game)] as const)));

beforeEach(() => settings.set({ speed: 'instant' }));
afterEach(() => vi.restoreAllMocks());

async function table(game: string, seed: number, seats = engines.get(game)!.sheet.usual_seats) {
  const host = new Host(engines.get(game)!, seats, seed);
  const view = new TableView<Record<string, unknown>>('T', 0, { schema: [], gesture: () => null }, host as never);
  view.rules = host.rules;
  host.watcher.take(host.snapshot());
  await tick();
  return { host, view };
}

/** Until all that has happened was shown. */
async function seen(view: TableView<Record<string, unknown>>) {
  do await tick();
  while (view.busy);
}

/** A table at which the first move that is foreseen is answered by the server in another way. */
async function foreseeing(game: string, answer: (host: Host) => Update) {
  const { host, view } = await table(game, 11);
  for (;;) {
    host.goOn();
    await seen(view);
    const before = shown(view);
    void view.act(view.ask!.legal[0]);
    await tick();
    const foreseen = !same(before, shown(view));
    if (foreseen) vi.spyOn(host, 'move').mockImplementation(() => answer(host));
    await host.release();
    await tick();
    if (foreseen) return { host, view, before };
  }
}

/** What the table shows, as the wire has it. */
const shown = (view: TableView<Record<string, unknown>>) => view.rules!.toNumbers(view.bytes!);

vi.mock('../wire/decode', async (original) => ({
  ...(await original<typeof import('../wire/decode')>()),
  decode: () => ({}),
}));

describe.each(GAMES)('%s', (game) => {
  it('shows whole games as the server has them, often before it has answered', async () => {
    const warned = vi.spyOn(console, 'warn');
    let early = 0;
    for (let seed = 1; seed <= GAMES_EACH; seed++) {
      const { host, view } = await table(game, seed);
      for (let move = 0; host.asked.length && move < 2000; move++) {
        host.goOn();
        await seen(view);
        if (!view.ask) {
          expect(host.asked).not.toContain(0);
          break;
        }
        const before = shown(view);
        const { legal } = view.ask;
        void view.act(host.any(legal));
        await tick();
        const after = shown(view);
        const foreseen = !same(before, after);
        if (foreseen) {
          early++;
          if (view.ask && host.any([true, false])) void view.act((view.ask as { legal: number[] }).legal[0]);
        }
        await host.release();
        await tick();
        expect(shown(view)).toEqual(host.seen());
        expect(view.log.length).toBe(Math.min(600, host.n));
      }
      expect(view.disagreements).toBe(0);
      expect(view.status).toBe('over');
    }
    expect(early).toBeGreaterThan(0);
    expect(warned).not.toHaveBeenCalled();
  }, 600_000);

  it('takes back what the server has seen otherwise, and counts it', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { host, view } = await foreseeing(game, (host) => {
      // The server comes to another position: one of another match.
      host.decision++;
      host.state = host.rules.newGame(host.seats, {}, 1000);
      const changes = host.seen().map((value, i) => [i, value]) as [number, number][];
      return { ...host.snapshot(), t: 'update', status: '', changes } as unknown as Update;
    });
    expect(shown(view)).toEqual(host.seen());
    expect(view.disagreements).toBe(1);
    expect(warned).toHaveBeenCalledOnce();
  });

  it('goes back where the server refuses', async () => {
    const { view, before } = await foreseeing(game, () => {
      throw new Refused({ id: '', t: 'refused', code: 'busy', what: 'failed' });
    });
    expect(shown(view)).toEqual(before);
    expect(view.ask).not.toBeNull();
    expect(view.forbidden).not.toBeNull();
    expect(view.disagreements).toBe(0);
  });

  it('keeps what follows from a choice that the table made by itself first', async () => {
    let { host, view } = await table(game, 11);
    for (let foreseen = 0; foreseen < 2;) {
      host.goOn();
      await seen(view);
      if (!view.ask) ({ host, view } = await table(game, host.seed + 1));
      const made: number[] = [];
      for (foreseen = 0; view.ask && foreseen < 2; foreseen++) {
        const before = shown(view);
        made.push(host.any(view.ask.legal));
        void view.act(made[foreseen]);
        await tick();
        if (same(before, shown(view))) break;
      }
      const after = shown(view);
      if (foreseen === 2) {
        host.watcher.take(host.move(0, made[0]));
        host.held.shift()!(); // too late
        await seen(view);
        expect(shown(view)).toEqual(after);
      }
      await host.release();
      await tick();
    }
    expect(shown(view)).toEqual(host.seen());
    expect(view.disagreements).toBe(0);
  });

  it('says by itself which rule forbids something', async () => {
    const { host, view } = await table(game, 3);
    host.goOn();
    await tick();
    const action = Array.from({ length: host.rules.sheet.actions }, (_, i) => i).find(
      (each) => !view.ask!.legal.includes(each),
    )!;
    await view.act(action);
    expect(view.forbidden!.rule).toBe(host.rules.ruleId(host.rules.refusal(host.state, 0, action)));
    expect(host.held).toEqual([]);
  });
});
