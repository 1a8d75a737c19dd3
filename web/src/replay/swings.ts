// The turning points of a game: where somebody's chances changed most.
import { percent } from '../text';
import type { ChancePoint, Reviewed } from '../wire/types';

export interface Swing {
  /** The plies of the two points between which it happened. */
  from: number;
  to: number;
  seat: number;
  /** By how much the seat's share of the win went up or down. */
  by: number;
}

/** Swings that are smaller are not worth a line. */
const LEAST = 0.06;

/** The biggest swings, one for each stretch of the game, the biggest first. Those within the error are left out. */
export function swings(points: readonly ChancePoint[], most = 5): Swing[] {
  const found: Swing[] = [];
  for (let i = 1; i < points.length; i++) {
    const [before, after] = [points[i - 1], points[i]];
    let best: Swing | null = null;
    after.shares.forEach((share, seat) => {
      const by = share - before.shares[seat];
      const doubt = Math.hypot(before.errors[seat], after.errors[seat]);
      if (Math.abs(by) < Math.max(LEAST, doubt)) return;
      // Who gains is named rather than who loses, unless the loss is clearly the story.
      const weight = by > 0 ? by * 1.15 : -by;
      if (!best || weight > (best.by > 0 ? best.by * 1.15 : -best.by))
        best = { from: before.ply, to: after.ply, seat, by };
    });
    if (best) found.push(best);
  }
  return found.sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, most);
}

/** The point that holds at a ply: the last that is not behind it; null before the first. */
export function pointAt(points: readonly ChancePoint[], ply: number): ChancePoint | null {
  return points.findLast((point) => point.ply <= ply) ?? null;
}

/** With its sign, as "+21%". */
export function signed(by: number): string {
  return `${by < 0 ? '−' : '+'}${percent(Math.abs(by))}`;
}

type Judged = NonNullable<Reviewed['review']>;

/** What a review says of everybody's chances, ply by ply. */
export function pointsOf({ values, errors, futures }: Judged): ChancePoint[] {
  return values.map((shares, ply) => ({ ply, shares, errors: shares.map(() => errors[ply]), samples: futures }));
}

/** A seat's moments, where flags stand for them. */
export function momentsOf({ best, worst }: Judged, seat: number): Swing[] {
  return [...best[seat], ...worst[seat]].map(({ ply, by }) => ({
    from: Math.max(0, ply - 1),
    to: ply,
    seat,
    by: by.value,
  }));
}
