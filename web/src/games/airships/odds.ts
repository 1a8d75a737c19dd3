// The server says how likely an attempt is, way by way and bonus by bonus, in English. Here the rows become figures, so
// that they can be drawn and said in the reader's language. A row that is worded otherwise keeps its own words.
import { EXCHANGE_IMAGINARY, EXCHANGE_REAL, KEEP_DICE } from './numbers';

export interface Chance {
  way: number;
  /** What the wooden airship and the Engine add. */
  free: number;
  /** Chips that are spent at most. */
  chips: number;
  chance: number;
  words: string;
}

export interface WayOdds {
  way: number;
  /** Without chips. */
  plain: number;
  /** With as many chips as help. */
  best: number;
  chips: number;
  rows: Chance[];
}

export function readRow([words, chance]: [string, number]): Chance {
  const way = !words.includes('exchanged for')
    ? KEEP_DICE
    : words.includes('imaginary')
      ? EXCHANGE_IMAGINARY
      : EXCHANGE_REAL;
  const free = Number(/a free \+(\d+)/.exec(words)?.[1] ?? 0);
  const chips = Number(/(\d+) bonus chips?/.exec(words)?.[1] ?? 0);
  return { way, free, chips, chance, words };
}

/** The odds of each way, the best way last. */
export function readOdds(odds: readonly [string, number][] | undefined): WayOdds[] {
  const ways = new Map<number, Chance[]>();
  for (const row of (odds ?? []).map(readRow)) ways.set(row.way, [...(ways.get(row.way) ?? []), row]);
  return [...ways.values()].map((rows) => {
    const last = rows[rows.length - 1];
    const plain = Math.max(...rows.filter((row) => !row.chips).map((row) => row.chance));
    return { way: last.way, plain, best: last.chance, chips: last.chips, rows };
  });
}

/** 0.0049 is 0.5%, not 0%; and what is not certain never reads 100%. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < 0.01) return '<1%';
  if (chance > 0.99) return '>99%';
  return `${Math.round(100 * chance)}%`;
}
