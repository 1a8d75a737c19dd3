import { describe, expect, it } from 'vitest';
import { edgesOf, isUnder, lensAt, lensFor, lensOn } from './lens';

const WIDE = { columns: 26, rows: 5, width: 1010, height: 315, least: 8, thin: 0.24 };
const PHONE = { columns: 26, rows: 7, width: 356, height: 500, least: 6, thin: 0.13 };

describe('the lens', () => {
  it.each([WIDE, PHONE])('shows the whole course in its box, the columns under it as wide as high', (frame) => {
    const lens = lensFor(frame);
    expect(lens.under).toBeGreaterThanOrEqual(frame.least);
    expect(lens.cell * frame.rows).toBeLessThanOrEqual(frame.height + 0.01);
    for (const at of [0, 3.4, lens.columns - lens.under]) {
      const edges = edgesOf(lens, at);
      expect(edges).toHaveLength(frame.columns + 1);
      expect(edges.at(-1)).toBeCloseTo(frame.width);
      const widths = edges.slice(1).map((edge, column) => edge - edges[column]);
      expect(Math.min(...widths)).toBeGreaterThan(0);
      expect(Math.max(...widths)).toBeLessThan(lens.cell + 0.01);
      expect(widths[Math.ceil(at)]).toBeCloseTo(lens.cell);
    }
  });

  it('is not needed where all columns have room', () => {
    const lens = lensFor({ ...WIDE, columns: 11 });
    expect(lens.under).toBe(11);
    expect(edgesOf(lens, 0)[1]).toBeCloseTo(1010 / 11);
    expect(isUnder(lens, 0, 10)).toBe(true);
  });

  it('shows a column that it is moved to, and stays on the course', () => {
    const lens = lensFor(WIDE);
    for (let column = 0; column < 26; column++) expect(isUnder(lens, lensOn(lens, column), column)).toBe(true);
    expect(lensOn(lens, 0)).toBe(0);
    expect(lensOn(lens, 25)).toBe(26 - lens.under);
  });

  it('follows a finger from one end to the other', () => {
    const lens = lensFor(WIDE);
    expect([lensAt(lens, -20), lensAt(lens, 2000)]).toEqual([0, 26 - lens.under]);
    expect(lensAt(lens, 505)).toBeCloseTo((26 - lens.under) / 2);
  });
});
