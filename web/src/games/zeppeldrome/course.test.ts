import { describe, expect, it } from 'vitest';
import * as C from './course';
import * as N from './numbers';
import { tableOf } from './testing';

describe('what is in the way', () => {
  it('is the edge at the top, the bottom and the left, but not the finish line', () => {
    const s = tableOf([N.CLEAR]);
    expect(C.barrier(s, 0, { row: 0, column: 5 }, N.UP)).toBe(C.EDGE);
    expect(C.barrier(s, 0, { row: 4, column: 5 }, N.DOWN_FORWARD)).toBe(C.EDGE);
    expect(C.barrier(s, 0, { row: 0, column: 0 }, N.BACK)).toBe(C.EDGE);
    expect(C.finishColumn(s)).toBe(10);
    expect(C.barrier(s, 0, { row: 0, column: 9 }, N.FORWARD)).toBe(C.FREE);
  });

  it('is another ship, but not the own', () => {
    const s = tableOf([N.CLEAR]);
    expect(C.barrier(s, 0, { row: 0, column: 0 }, N.DOWN)).toBe(C.A_SHIP);
    expect(C.barrier(s, 1, { row: 0, column: 0 }, N.DOWN)).toBe(C.FREE);
  });

  it('is wind straight on and fog aslant, from space to space within them', () => {
    const wind = tableOf([N.HEADWINDS]);
    expect(C.barrier(wind, 0, { row: 2, column: 2 }, N.FORWARD)).toBe(C.FREE);
    expect(C.barrier(wind, 0, { row: 2, column: 3 }, N.FORWARD)).toBe(C.WIND);
    expect(C.barrier(wind, 0, { row: 2, column: 3 }, N.UP_FORWARD)).toBe(C.FREE);
    const fog = tableOf([N.FOG]);
    expect(C.barrier(fog, 0, { row: 2, column: 4 }, N.UP_FORWARD)).toBe(C.THICK_FOG);
    expect(C.barrier(fog, 0, { row: 2, column: 4 }, N.FORWARD)).toBe(C.FREE);
  });

  it('is a gate of another colour, and the own from above', () => {
    const s = tableOf([N.SLALOM_1]); // row 1: .Y.B.
    expect(C.barrier(s, 0, { row: 0, column: 3 }, N.FORWARD)).toBe(C.FREE);
    expect(C.barrier(s, 1, { row: 0, column: 3 }, N.FORWARD)).toBe(C.OTHER_GATE);
    expect(C.barrier(s, 0, { row: 1, column: 4 }, N.UP)).toBe(C.GATE_FROM_ABOVE);
  });

  it('is no gate among fans', () => {
    expect(C.barrier(tableOf([N.FANS]), 1, { row: 0, column: 2 }, N.FORWARD)).toBe(C.FREE);
  });

  it('is the closed half of the Machine', () => {
    const open = tableOf([N.MACHINE]); // row 1: .pgp.
    expect(C.barrier(open, 0, { row: 0, column: 3 }, N.FORWARD)).toBe(C.CLOSED_SPACE);
    expect(C.barrier({ ...open, gears_open: 0 }, 0, { row: 0, column: 3 }, N.FORWARD)).toBe(C.FREE);
  });

  it('is an Old Folk or a Lemming on its space of the section', () => {
    const folks = tableOf([N.CLEAR, N.FOLKS], { folks: [6, -1, -1, -1] });
    expect(C.spaceOf(folks, N.FOLKS, 6)).toEqual({ row: 1, column: 9 });
    expect(C.barrier(folks, 0, { row: 1, column: 8 }, N.FORWARD)).toBe(C.A_FOLK);
    const lemmings = tableOf([N.LEMMINGS], { lemmings: [0, -1, -1, -1, -1, -1, -1] });
    expect(C.barrier(lemmings, 0, { row: 0, column: 2 }, N.FORWARD)).toBe(C.A_LEMMING);
  });
});

it('puts the higher of two ships in one column ahead', () => {
  expect(C.standings(tableOf([N.CLEAR], {}, [{ row: 3 }, { row: 1 }]))).toEqual([1, 0]);
});
