// Where everything lies on the stage: one drawing in units of its own, in one of three shapes, for whatever room there
// is. The units grow with the stage, and labels with them.
import { LAID_OUT, LEVEL, LEVELS } from './numbers';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
interface Spot {
  x: number;
  y: number;
}

/** What belongs to a seat: its gondola, and the ground below it. */
export interface Cell extends Box {
  gondola: Box;
  /** Where its Cargo stands. */
  yard: Box;
}

export interface Deck {
  width: number;
  height: number;
  /** Pixels of a unit. */
  k: number;
  shape: 'wide' | 'square' | 'tall';
  /** The inside of the Nostria; null where only the ground is shown. */
  aboard: {
    path: { y: number; scale: number };
    hull: Box;
    hold: Spot & { scale: number };
    safe: Spot & { scale: number };
    compass: Spot & { r: number };
    /** The fourteen portholes and their radius. */
    ports: readonly Spot[];
    r: number;
    label: number;
  } | null;
  /** By seat; none where only the inside is shown. */
  cells: readonly Cell[];
  /** Diameter of a Traitor in a gondola, and height of a line there. */
  mark: number;
  line: number;
  /** Is the star with the points in the gondola, or in the yard? */
  starAboard: boolean;
}

const PORTS = 14;
const HALF = PORTS / 2;
const LEAST_TARGET = 41; // pixels
const IN_A_ROW = 3; // seats of a drawing that is as high as wide

export function deckFor(px: number, py: number, seats: number, part: string): Deck {
  const shape = part ? 'tall' : isWide(px, py, seats) ? 'wide' : 'square';
  const width = { wide: 1640, square: 1100, tall: 780 }[shape];
  const k = Math.max(1, px) / width;
  const height = Math.max(1, py) / k;
  if (shape === 'wide') return wide(width, height, k, seats);
  if (shape === 'square') return square(width, height, k, seats);
  return tall(width, height, k, seats, part);
}

/** On a small stage the wide drawing has labels that are too small to read; few seats find room in the other one. */
const isWide = (px: number, py: number, seats: number): boolean =>
  px > 1.5 * py && (px > 880 || py < 380 || seats > IN_A_ROW);

function wide(width: number, height: number, k: number, seats: number): Deck {
  const hull = { x: 34, y: 92, w: width - 66, h: height * 0.47 };
  const mid = width / 2;
  const r = Math.min(52, hull.h * 0.137);
  const compass = { x: mid, y: hull.y + hull.h / 2, r: Math.min(178, hull.h * 0.45) };
  const gap = 107;
  const away = compass.r + 74;
  const rows = [hull.y + hull.h * 0.27, hull.y + hull.h * 0.665];
  const side = (from: number) =>
    Array.from({ length: HALF }, (_, i) => ({
      x: i < 4 ? from + i * gap : from + gap / 2 + (i - 4) * gap,
      y: rows[i < 4 ? 0 : 1],
    }));
  const below = hull.y + hull.h + 20;
  const cells = grid({ x: 0, y: below, w: width, h: height - below }, seats, 1, 102, 480, 0);
  return {
    ...{ width, height, k, shape: 'wide', cells, mark: Math.max(64, 40 / k < 68 ? 40 / k : 64), line: 28 },
    starAboard: true,
    aboard: {
      path: { y: 74, scale: 1.18 },
      hull,
      hold: { x: hull.x + 116, y: hull.y + hull.h * 0.43, scale: 1.3 },
      safe: { x: hull.x + hull.w - 122, y: hull.y + hull.h * 0.43, scale: 1.16 },
      compass,
      ports: [...side(mid - away - gap * 3), ...side(mid + away)],
      r,
      label: 20,
    },
  };
}

/** For a phone: compass, Hold and Safe above, the portholes in three rows below, or in two where it is low. */
function upright(width: number, top: number, h: number, k: number): NonNullable<Deck['aboard']> {
  const hull = { x: 14, y: top, w: width - 10, h };
  const [least, dial, edge, under] = [LEAST_TARGET / k / 2, 150, 48, 8];
  const high = h >= edge + 2 * dial + 3 * (2 * least + 34);
  const [rows, label] = high ? [[5, 5, 4], 25] : [[HALF, HALF], 22];
  const gap = (width - (high ? 232 : 190)) / (rows[0] - 1);
  const most = high ? Math.min(56, (h - edge - 2 * dial) / 6 - (label + under) / 2) : Math.min(48, h * 0.09);
  const r = Math.min(gap / 2 - 2, Math.max(least, most));
  const row = 2 * r + label + under;
  const compass = { x: width / 2, y: 0, r: Math.min(160, (h - edge - rows.length * row) / 2) };
  const spare = (h - edge - rows.length * row - 2 * compass.r) / (rows.length + 2);
  compass.y = top + 20 + spare + compass.r;
  const first = compass.y + compass.r + 4 + spare + r;
  const ports = rows.flatMap((n, line) =>
    Array.from({ length: n }, (_, i) => ({
      x: width / 2 + (i - (n - 1) / 2) * gap,
      y: first + line * (row + spare),
    })),
  );
  const scale = Math.min(1.4, compass.r / 95);
  return {
    ...{ hull, compass, r, label, ports, path: { y: top - 18, scale: 0.92 } },
    hold: { x: 142, y: compass.y - 18, scale },
    safe: { x: width - 146, y: compass.y - 18, scale: scale * 0.95 },
  };
}

/** For a tablet: Hold and Safe above each other, the compass, and the portholes in three rows beside it. */
function across(width: number, top: number, h: number): NonNullable<Deck['aboard']> {
  const hull = { x: 20, y: top, w: width - 34, h };
  const r = Math.min(42, h / 6 - 20);
  const label = 18;
  const compass = { x: 0, y: top + h / 2, r: Math.min(150, h * 0.4) };
  compass.x = 212 + compass.r;
  const [left, right] = [compass.x + compass.r + r + 34, hull.x + hull.w - 116];
  const row = (h - 36) / 3;
  const ports = Array.from({ length: PORTS }, (_, i) => ({
    x: left + ((right - left) / 4) * ((i % 5) + (i < 10 ? 0 : 0.5)),
    y: top + 18 + row * Math.floor(i / 5) + r + (row - 2 * r - label - 6) / 2,
  }));
  const scale = Math.min(1.1, h / 340);
  return {
    ...{ hull, compass, r, label, ports, path: { y: top - 18, scale: 0.92 } },
    hold: { x: 132, y: top + h * 0.29, scale },
    safe: { x: 132, y: top + h * 0.69, scale: scale * 0.9 },
  };
}

function square(width: number, height: number, k: number, seats: number): Deck {
  const rows = seats > IN_A_ROW ? 2 : 1;
  const aboard = across(width, 78, Math.max(330, height * (rows > 1 ? 0.44 : 0.54)));
  const below = aboard.hull.y + aboard.hull.h + 16;
  const mark = Math.max(60, LEAST_TARGET / k);
  const cells = grid({ x: 0, y: below, w: width, h: height - below }, seats, rows, mark + 12, width, 66);
  return { width, height, k, shape: 'square', aboard, cells, mark, line: 26, starAboard: false };
}

function tall(width: number, height: number, k: number, seats: number, part: string): Deck {
  const mark = Math.max(76, LEAST_TARGET / k);
  const rows = seats < 4 ? seats : Math.ceil(seats / 2);
  return {
    ...{ width, height, k, shape: 'tall', mark, line: 27, starAboard: false },
    aboard: part === 'ground' ? null : upright(width, 84, height - 98, k),
    cells: part === 'ground' ? grid({ x: 0, y: 8, w: width, h: height - 8 }, seats, rows, mark + 14, width, 70) : [],
  };
}

/** Seats side by side, in so many rows; their gondolas hang above their yards. */
function grid(box: Box, seats: number, rows: number, high: number, most: number, star: number): Cell[] {
  const columns = Math.ceil(seats / rows);
  const w = box.w / columns;
  const h = box.h / rows;
  return Array.from({ length: seats }, (_, seat) => {
    const [x, y] = [box.x + (seat % columns) * w, box.y + Math.floor(seat / columns) * h];
    const wide = Math.min(w - 14, most);
    return {
      ...{ x, y, w, h },
      gondola: { x: x + (w - wide) / 2, y, w: wide, h: high },
      yard: { x: x + 8 + star, y: y + high, w: w - 16 - star, h: h - high },
    };
  });
}

/** A crate, with its foot at (x, y) in a yard. */
export interface Crate extends Spot {
  kind: number;
  nth: number;
  scale: number;
  /** It would come to stand here. */
  ghost: boolean;
}

const FOOT = 34; // of the strip with the levels below the crates
const TALL = 92; // of a crate at scale 1, with what looks out of it
const BROAD = 84;
const STEP = 42; // from one crate to the one on top of it, at scale 1

/** The width of a level in a yard. */
export const levelWidth = (yard: Pick<Box, 'w'>): number => yard.w / LEVELS;

/** Crates by level, piled up; piles tighten before they leave the yard. Kinds stand side by side where there is room. */
export function crates(laidOut: readonly number[], yard: Pick<Box, 'w' | 'h'>, thought: number): Crate[] {
  const w = levelWidth(yard);
  const room = yard.h - FOOT - 4;
  const scale = Math.min(1.15, (w - 4) / BROAD, Math.max(0.3, room / (TALL + STEP * 0.6)));
  const found: Crate[] = [];
  for (let level = 1; level <= LEVELS; level++) {
    const kinds = Array.from({ length: LAID_OUT }, (_, kind) => kind).filter((kind) => LEVEL[kind] === level);
    const there = kinds.filter((kind) => laidOut[kind] > 0 || kind === thought);
    const columns = there.length * BROAD * scale <= w ? there.map((kind) => [kind]) : there.length ? [there] : [];
    columns.forEach((column, i) => {
      const pile = column.flatMap((kind) =>
        Array.from({ length: laidOut[kind] + (kind === thought ? 1 : 0) }, (_, nth) => ({
          ...{ kind, nth, scale },
          ghost: nth === laidOut[kind],
        })),
      );
      pile.sort((a, b) => Number(a.ghost) - Number(b.ghost));
      const step = Math.min(STEP * scale, (room - TALL * scale) / Math.max(1, pile.length - 1));
      const x = w * (level - 0.5) + (i - (columns.length - 1) / 2) * BROAD * scale;
      pile.forEach((crate, n) => found.push({ ...crate, x, y: yard.h - FOOT - n * step }));
    });
  }
  return found;
}
