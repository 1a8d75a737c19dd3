// Who thinks for the tables of this browser: the rules of a game in a worker, which is there as long as somebody needs it.
import { asksNetwork, choose, type Sight } from '../engine/bots';
import type { RemoteEngine } from '../engine/client';
import type { Engine } from '../engine/engine';
import { FORCED, type Hint, THINKS_MS } from '../engine/hints';
import { chancesIn, type Chances } from '../engine/judging';
import type { Budget, Thinking } from '../engine/client';

/** What a table needs of it. */
export interface Thinker {
  choose(bot: string, sight: Sight, seed: bigint): Promise<number>;
  hint(sight: Sight, seed: bigint): Promise<Hint>;
  /** Every seat's share of the win, as nobody in particular can judge it. */
  chances(sight: Omit<Sight, 'legal'>, milliseconds: number): Promise<Chances>;
  close(): void;
}

/** Milliseconds for which an idle worker is kept. */
const KEPT_MS = 30_000;

export class WorkerThinker implements Thinker {
  #worker: Promise<RemoteEngine> | null = null;
  #busy = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly rules: Engine,
    readonly open: (game: string) => Promise<RemoteEngine> = async (game) =>
      (await import('../engine/client')).openEngine(game),
  ) {}

  async choose(bot: string, sight: Sight, seed: bigint): Promise<number> {
    if (asksNetwork(bot)) return this.#ask((worker) => worker.choose(bot, sight, seed));
    const think = (thinking: Thinking, budget: Budget) => this.#ask((worker) => worker.think(thinking, budget));
    return choose(this.rules, bot, sight, seed, think);
  }

  hint(sight: Sight, seed: bigint): Promise<Hint> {
    const budget = sight.legal.length === 1 ? { simulations: FORCED } : { milliseconds: THINKS_MS };
    return this.#ask((worker) => worker.advise(sight, seed, budget));
  }

  async chances({ state, seat, ply }: Omit<Sight, 'legal'>, milliseconds: number): Promise<Chances> {
    const thinking = { state, seat, ply, seed: BigInt(ply), guided: true };
    const found = await this.#ask((worker) => worker.think(thinking, { milliseconds }));
    return chancesIn(found, state[this.rules.sheet.offsets.n_seats]);
  }

  close(): void {
    clearTimeout(this.#timer);
    void this.#worker?.then((worker) => worker.close()).catch(() => {});
    this.#worker = null;
  }

  async #ask<T>(work: (worker: RemoteEngine) => Promise<T>): Promise<T> {
    clearTimeout(this.#timer);
    this.#worker ??= this.open(this.rules.sheet.game);
    const worker = this.#worker;
    this.#busy++;
    try {
      return await work(await worker);
    } catch (error) {
      if (this.#worker === worker) this.close(); // the next question opens another
      throw error;
    } finally {
      if (--this.#busy === 0) this.#timer = setTimeout(() => this.close(), KEPT_MS);
    }
  }
}
