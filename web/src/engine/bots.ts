// Bots: each chooses from what its seat sees, and the same seed makes the same choice as in Python.
import type { Engine, State } from './engine';
import { ranked } from './judging';
import type { Budget } from './messages';
import type { Findings, Thinking } from './thought';

/** What a bot gets. */
export interface Sight {
  /** Blinded for the seat. */
  state: State;
  seat: number;
  /** The number of the next move. */
  ply: number;
  legal: readonly number[];
}

/** A search takes its luck from the bot's seed and the number of its thread, and here there is one thread. */
const THREADS = 64n;

export const searchSeed = (seed: bigint): bigint => seed * THREADS;

/** The levels of the search, from the weakest. */
export const isLevel = (rules: Engine, bot: string): boolean => Object.hasOwn(rules.sheet.levels, bot);

/** Bots that ask a network. */
const NETWORKED: readonly string[] = ['learned', 'expert', 'grandmaster'];

export const asksNetwork = (bot: string): boolean => NETWORKED.includes(bot);

type Think = (thinking: Thinking, budget: Budget) => Promise<Findings>;

/** The action that a bot chooses who asks the network of these rules. */
export async function chooseByNetwork(
  rules: Engine,
  bot: string,
  sight: Sight,
  seed: bigint,
  think: Think,
): Promise<number> {
  const { state, seat, ply, legal } = sight;
  if (legal.length === 1) return legal[0];
  if (bot === 'learned') {
    const { policy } = rules.judge(state, seat);
    return legal.reduce((best, action) => (policy[action] > policy[best] ? action : best));
  }
  const simulations = rules.sheet.guided!.levels[bot];
  const found = await think({ state, seat, ply, seed: searchSeed(seed), guided: true }, { simulations });
  return ranked(found, state[rules.sheet.offsets.n_seats], seat, legal)[0];
}

/** The action that another bot chooses; `think` searches. */
export async function choose(rules: Engine, bot: string, sight: Sight, seed: bigint, think: Think): Promise<number> {
  const { state, seat, ply, legal } = sight;
  if (bot === 'random') return legal[rules.drawn(legal.length, { seed, ply })];
  if (legal.length === 1) return legal[0];
  if (bot === 'greedy') return rules.mostAppealing(state, seat, { seed, ply });
  if (!isLevel(rules, bot)) throw new RangeError(`there is no bot called ${bot}`);
  const simulations = rules.sheet.levels[bot];
  const found = await think({ state, seat, ply, seed: searchSeed(seed) }, { simulations });
  return ranked(found, state[rules.sheet.offsets.n_seats], seat, legal)[0];
}
