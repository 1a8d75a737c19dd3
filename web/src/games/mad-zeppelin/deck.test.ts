// Nothing on the stage lies over something else or leaves it, for every number of seats and in every window.
import { describe, expect, test } from 'vitest';
import { type Box, crates, deckFor } from './deck';
import * as N from './numbers';

/** Stages in windows from 1280 by 720 to 3840 by 2160, of a tablet, and of phones. */
const ROOMS = [
  ['wide', 987, 405, ''],
  ['wide', 1063, 456, ''],
  ['wide', 1552, 690, ''],
  ['wide', 2117, 947, ''],
  ['wide', 3300, 1450, ''],
  ['wide', 1130, 640, ''],
  ['square', 752, 560, ''],
  ['square', 900, 640, ''],
  ['lesson', 752, 410, ''],
  ['aboard', 378, 400, 'aboard'],
  ['aboard', 378, 447, 'aboard'],
  ['aboard', 378, 485, 'aboard'],
  ['aboard', 378, 290, 'aboard'],
  ['ground', 378, 400, 'ground'],
  ['ground', 378, 300, 'ground'],
] as const;
const apart = (a: Box, b: Box) =>
  a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
const around = (x: number, y: number, r: number): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

describe.each([2, 3, 4, 5, 6])('with %i seats', (seats) => {
  test.each(ROOMS)('%s, %i by %i', (_, w, h, part) => {
    const deck = deckFor(w, h, seats, part);
    const boxes: Record<string, Box> = {};
    if (deck.aboard) {
      const { ports, r, label, compass } = deck.aboard;
      boxes.compass = around(compass.x, compass.y, compass.r);
      ports.forEach(({ x, y }, i) => (boxes[`port ${i}`] = { x: x - r, y: y - r, w: 2 * r, h: 2 * r + label }));
      for (const each of Object.values(boxes)) {
        expect(each.y, JSON.stringify(each)).toBeGreaterThanOrEqual(deck.aboard.hull.y);
        expect(each.y + each.h).toBeLessThanOrEqual(deck.aboard.hull.y + deck.aboard.hull.h);
      }
    }
    deck.cells.forEach(({ gondola, yard }, i) => {
      boxes[`gondola ${i}`] = gondola;
      boxes[`yard ${i}`] = yard;
      expect(yard.h).toBeGreaterThan(80);
    });
    const named = Object.entries(boxes);
    named.forEach(([name, box], i) => {
      expect(box.x, name).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w, name).toBeLessThanOrEqual(deck.width + 0.5);
      expect(box.y + box.h, name).toBeLessThanOrEqual(deck.height + 0.5);
      for (const [other, its] of named.slice(i + 1)) expect(apart(box, its), `${name} and ${other}`).toBe(true);
    });
    if (part) {
      // A finger finds every porthole.
      if (deck.aboard) expect(2 * deck.aboard.r * deck.k).toBeGreaterThanOrEqual(40);
      expect(deck.mark * deck.k).toBeGreaterThanOrEqual(40);
    }
  });
});

test('a pile never leaves its yard, however high it is', () => {
  const yard = { w: 250, h: 150 };
  for (const n of [1, 3, 9, 18]) {
    const pile = crates([n, n, 0, 0, 0, 2, 0, 0, 0], yard, N.NONE);
    expect(pile).toHaveLength(2 * n + 2);
    for (const { x, y, scale } of pile) {
      expect(y - 90 * scale).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThan(yard.w);
    }
  }
});

test('kinds of one level stand side by side where there is room, else in one pile', () => {
  const columns = (w: number) => new Set(crates([1, 2, 0, 0, 0, 0, 0, 0, 0], { w, h: 150 }, N.NONE).map(({ x }) => x));
  expect(columns(800).size).toBe(2);
  expect(columns(250).size).toBe(1);
});

test('Cargo that is thought of stands on top, as a ghost', () => {
  const [below, ghost] = crates([1, 0, 0, 0, 0, 0, 0, 0, 0], { w: 250, h: 150 }, N.WOOD);
  expect([below.ghost, ghost.ghost]).toEqual([false, true]);
  expect(ghost.y).toBeLessThan(below.y);
});
