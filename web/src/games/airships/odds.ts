// The rules say how likely an attempt is, way by way and bonus by bonus. The message of a way has its figures, so that
// they can be drawn.
import { locale } from '../../text';

export interface Chance {
  /** KEEP_DICE, EXCHANGE_REAL or EXCHANGE_IMAGINARY. */
  way: number;
  /** What the wooden airship and the Engine add. */
  free: number;
  /** Chips that are spent at most. */
  chips: number;
  chance: number;
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

type Row = readonly [said: readonly number[], chance: number];

export function readRow([[, way, free, chips], chance]: Row): Chance {
  return { way, free, chips, chance };
}

/** The odds of each way, the best way last. */
export function readOdds(odds: readonly Row[] | undefined): WayOdds[] {
  const ways = new Map<number, Chance[]>();
  for (const row of (odds ?? []).map(readRow)) ways.set(row.way, [...(ways.get(row.way) ?? []), row]);
  return [...ways.values()].map((rows) => {
    const last = rows[rows.length - 1];
    const plain = Math.max(...rows.filter((row) => !row.chips).map((row) => row.chance));
    return { way: last.way, plain, best: last.chance, chips: last.chips, rows };
  });
}

/** 0.0049 is <1%, not 0%; and what is not certain never reads 100%. */
export function percent(chance: number): string {
  const written = (share: number) => new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);
  if (chance > 0 && chance < 0.01) return `<${written(0.01)}`;
  if (chance > 0.99 && chance < 1) return `>${written(0.99)}`;
  return written(chance);
}
