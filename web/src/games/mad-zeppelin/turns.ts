// What a game turn brought each seat, as the log tells it.
import type { Item } from '../../wire/types';
import * as N from './numbers';

export interface Brought {
  seat: number;
  points: number;
  gained: number;
  coins: number;
  /** The Cargo that was thrown or placed, in this order. */
  cargo: number[];
}

/** The turn that ends where a new one begins, at this place of the log; those with the most points first. */
export function turnBefore(log: readonly Item[], end: number): Brought[] {
  const seats = new Map<number, Brought>();
  const of = (seat: number): Brought => {
    if (!seats.has(seat)) seats.set(seat, { seat, points: 0, gained: 0, coins: 0, cargo: [] });
    return seats.get(seat)!;
  };
  let turns = 0;
  for (let i = end - 1; i >= 0 && turns < 2; i--) {
    const { event, values: [seat = 0, b = 0, c = 0] = [] } = log[i];
    if (event === N.EVENT_TURN) turns++;
    else if (event === N.EVENT_POINTS && turns === 0) Object.assign(of(seat), { points: b, gained: b, coins: c });
    else if (event === N.EVENT_POINTS) of(seat).gained -= b;
    else if (event === N.EVENT_OVERBOARD && turns === 0) of(seat).cargo.unshift(b);
    else if (event === N.EVENT_ALCOHOL && turns === 0) of(seat).cargo.unshift(N.ALCOHOL);
  }
  return [...seats.values()].sort((a, b) => b.points - a.points || a.coins - b.coins);
}
