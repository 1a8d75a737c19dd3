import { describe, expect, it } from 'vitest';
import type { Replay } from '../wire/types';
import { Film } from './film';
import { marksOf } from './marks';
import { momentsOf, pointAt, pointsOf, signed, swings } from './swings';

function replay(plies: number): Replay {
  return {
    id: 'x',
    seat: -1,
    state: [0, '9007199254740993', 7],
    frames: [
      { items: [{ k: 'event', event: 1, values: [] }] },
      ...Array.from({ length: plies }, (_, i) => ({
        seat: i % 2,
        turn: Math.floor(i / 3) + 1,
        changes: [[0, i + 1]] as [number, number][],
        items: i % 2 ? [{ k: 'event', event: 2, values: [i % 2, i + 1] }] : [],
      })),
    ],
  } as Replay;
}

describe('a film', () => {
  it('knows the state after every ply, wherever one comes from', () => {
    const film = new Film(replay(200));
    for (const ply of [0, 1, 63, 64, 65, 127, 128, 200, 3])
      expect(film.stateAt(ply)).toEqual([ply, '9007199254740993', 7]);
    expect(film.last).toBe(200);
  });

  it('keeps sentences with their plies', () => {
    const film = new Film(replay(6));
    expect(film.sentences.map((each) => [each.n, each.ply, each.values])).toEqual([
      [1, 0, []],
      [2, 2, [1, 2]],
      [3, 4, [1, 4]],
      [4, 6, [1, 6]],
    ]);
    expect([0, 1, 2, 6].map((ply) => film.told(ply))).toEqual([1, 1, 2, 4]);
    expect(marksOf(film.sentences, new Map([[2, 0]])).map((mark) => [mark.ply, mark.seat])).toEqual([
      [2, 1],
      [4, 1],
      [6, 1],
    ]);
  });

  it('goes from turn to turn', () => {
    const film = new Film(replay(8));
    expect(film.turnStarts).toEqual([0, 1, 4, 7]);
    expect(film.nextTurn(0, 1)).toBe(1);
    expect(film.nextTurn(2, 1)).toBe(4);
    expect(film.nextTurn(7, 1)).toBe(8);
    expect(film.nextTurn(4, -1)).toBe(1);
    expect(film.nextTurn(0, -1)).toBe(0);
    expect(film.clamp(-3)).toBe(0);
    expect(film.clamp(99)).toBe(8);
  });

  it('may have no moves at all', () => {
    const film = new Film(replay(0));
    expect(film.last).toBe(0);
    expect(film.stateAt(0)[0]).toBe(0);
  });
});

describe('turning points', () => {
  const point = (ply: number, shares: number[], error = 0.02) => ({
    ply,
    shares,
    errors: shares.map(() => error),
    samples: 100,
  });
  const points = [
    point(0, [0.5, 0.5]),
    point(10, [0.52, 0.48]),
    point(20, [0.8, 0.2]),
    point(30, [0.6, 0.4]),
    point(40, [1, 0], 0),
  ];

  it('are the biggest swings, by who gains', () => {
    expect(swings(points).map((each) => [each.from, each.to, each.seat, Math.round(100 * each.by)])).toEqual([
      [30, 40, 0, 40],
      [10, 20, 0, 28],
      [20, 30, 1, 20],
    ]);
    expect(swings(points, 1)).toHaveLength(1);
  });

  it('are not what the doubt explains', () => {
    expect(swings([point(0, [0.5, 0.5], 0.3), point(9, [0.7, 0.3], 0.3)])).toEqual([]);
    expect(swings([])).toEqual([]);
  });

  it('are written with a sign', () => {
    expect(signed(0.214)).toBe('+21%');
    expect(signed(-0.06)).toBe('−6%');
  });

  it('hold from their ply on', () => {
    expect(pointAt(points, 19)?.ply).toBe(10);
    expect(pointAt(points, 20)?.ply).toBe(20);
    expect(pointAt([], 3)).toBeNull();
  });
});

describe('a review', () => {
  const part = (value: number) => ({ value, error: 0.01 });
  const review = {
    values: [
      [0.5, 0.5],
      [0.75, 0.25],
      [1, 0],
    ],
    errors: [0.02, 0.01, 0],
    verdicts: [],
    fortunes: [],
    accounts: [],
    best: [[{ ply: 1, by: part(0.25), is_luck: true }], []],
    worst: [[], [{ ply: 0, by: part(-0.1), is_luck: true }]],
    futures: 100,
  };

  it('has a point for every ply', () => {
    const points = pointsOf(review);
    expect(points.map((point) => point.ply)).toEqual([0, 1, 2]);
    expect(points[1]).toEqual({ ply: 1, shares: [0.75, 0.25], errors: [0.01, 0.01], samples: 100 });
  });

  it('flags the moments of a seat where they begin', () => {
    expect(momentsOf(review, 0)).toEqual([{ from: 0, to: 1, seat: 0, by: 0.25 }]);
    expect(momentsOf(review, 1)).toEqual([{ from: 0, to: 0, seat: 1, by: -0.1 }]);
  });
});
