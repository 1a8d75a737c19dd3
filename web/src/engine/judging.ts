// What a search has found, judged: which moves are best, and what the seats' chances are. The figures are those of
// `aerodrome.bots.search` and `aerodrome.analysis.chances`, digit for digit, so that bots play the same games here.
import type { Findings } from './thought';

export interface Chances {
  /** Each seat's share of the win, ... */
  shares: number[];
  /** and its sampling error (95%). */
  errors: number[];
  /** Sampled futures behind these figures. */
  samples: number;
}

/** The seat's mean share of the win after an action. */
function valueOf({ tally, times }: Findings, seats: number, seat: number, action: number): number {
  return times[action] ? tally[action * seats + seat] / times[action] : 0;
}

/** A cautious lower estimate of the value: few samples, or scattered ones, lower it. */
function floorOf(found: Findings, seats: number, seat: number, action: number): number {
  const times = found.times[action];
  if (!times) return -1;
  const value = valueOf(found, seats, seat, action);
  const spread = found.squares[action * seats + seat] / times - value * value;
  return value - 1.5 * Math.sqrt(Math.max(spread, 0.01) / times) - 0.5 / times;
}

/** The legal actions, the one with the highest floor first. */
export function ranked(found: Findings, seats: number, seat: number, legal: readonly number[]): number[] {
  const floors = new Map(legal.map((action) => [action, floorOf(found, seats, seat, action)]));
  return [...legal].sort((a, b) => floors.get(b)! - floors.get(a)! || a - b);
}

/** The chances after an action; those of a search in which nobody in particular is asked stand behind all actions. */
export function chancesIn(found: Findings, seats: number, action = found.times.length - 1): Chances {
  const n = found.times[action];
  const least = n ? 1 / (n + 4) : 1; // a few equal results prove nothing
  const shares = Array.from({ length: seats }, (_, seat) => (n ? found.tally[action * seats + seat] / n : 0));
  const errors = shares.map((mean, seat) => {
    const square = n ? found.squares[action * seats + seat] / n : 0;
    return errorOf(Math.max(square - mean * mean, least), n);
  });
  return { shares, errors, samples: n };
}

/** The margin of error at 95% confidence. */
export function errorOf(spread: number, n: number): number {
  return Math.min(1, 1.96 * Math.sqrt(spread / Math.max(n, 1)));
}

/** Chances that include more results. */
export function withMore({ shares, errors, samples }: Chances, more: readonly (readonly number[])[]): Chances {
  const n = samples + more.length;
  const joined = shares.map((share, seat) => {
    let added = 0;
    for (const each of more) added += each[seat];
    return (share * samples + added) / n;
  });
  // This is the largest spread that shares of a win can have.
  return {
    shares: joined,
    errors: errors.map((_, seat) => errorOf(Math.max(joined[seat] * (1 - joined[seat]), 1 / (n + 4)), n)),
    samples: n,
  };
}
