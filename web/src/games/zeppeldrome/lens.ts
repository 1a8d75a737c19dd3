// The lens: the whole course is always in view, its rows level; the columns under the lens are as wide as they are high,
// and the others narrow. All in pixels of the stage.

export interface Frame {
  columns: number;
  rows: number;
  /** The box for the spaces. */
  width: number;
  height: number;
  /** How many columns the lens shows at least, and how wide the others are at most, against its own. */
  least: number;
  thin: number;
}

export interface Lens extends Frame {
  /** How high a row is, and how wide a column under the lens. */
  cell: number;
  /** How many columns are under it; all of them where there is room. */
  under: number;
  narrow: number;
}

export function lensFor(frame: Frame): Lens {
  const { columns, rows, width, height, least, thin } = frame;
  const few = Math.min(least, columns);
  const cell = Math.max(1, Math.min(height / rows, width / (few + (columns - few) * thin)));
  if (cell * columns <= width) return { ...frame, cell, under: columns, narrow: width / columns };
  const under = Math.max(few, Math.floor((width - columns * thin * cell) / (cell * (1 - thin)) + 1e-9));
  return { ...frame, cell, under, narrow: (width - under * cell) / (columns - under) };
}

/** Where the columns begin, and where the last one ends, when the lens begins at a column; it may lie between two. */
export function edgesOf({ columns, width, cell, under, narrow }: Lens, at: number): number[] {
  if (under >= columns) return Array.from({ length: columns + 1 }, (_, column) => (column * width) / columns);
  const edges = [0];
  for (let column = 0; column < columns; column++) {
    const inside = Math.max(0, Math.min(column + 1, at + under) - Math.max(column, at));
    edges.push(edges[column] + narrow + (cell - narrow) * inside);
  }
  return edges;
}

/** Where the lens begins so that it shows a column, with more of what lies ahead than behind. */
export const lensOn = ({ columns, under }: Lens, column: number): number =>
  clamped(Math.round(column + 0.5 - under * 0.36), columns - under);

/** Where it begins when its middle is pulled to a point of the box. */
export const lensAt = ({ columns, under, width }: Lens, x: number): number =>
  clamped((x / width) * columns - under / 2, columns - under);

/** Is a column well within the lens? */
export const isUnder = ({ columns, under }: Lens, at: number, column: number): boolean =>
  under >= columns || (column >= at + (at > 0 ? 1 : 0) && column < at + under - (at + under < columns ? 2 : 0));

const clamped = (value: number, most: number): number => Math.max(0, Math.min(Math.max(0, most), value));

/** Where things are drawn. */
export class View {
  readonly #edges: number[];

  constructor(
    readonly lens: Lens,
    /** The first column under the lens. */
    readonly at: number,
    readonly left: number,
    readonly top: number,
  ) {
    this.#edges = edgesOf(lens, at);
  }

  get cell(): number {
    return this.lens.cell;
  }

  edge(column: number): number {
    return this.left + this.#edges[column];
  }

  wide(column: number): number {
    return this.#edges[column + 1] - this.#edges[column];
  }

  /** The middle of a space. */
  x(column: number): number {
    return (this.edge(column) + this.edge(column + 1)) / 2;
  }

  y(row: number): number {
    return this.top + (row + 0.5) * this.cell;
  }

  /** How large a piece is drawn, against 64 to a space; where columns are narrow, it may reach over its own. */
  scale(column: number, over = 1.1, least = 0): number {
    return Math.min(this.cell, Math.max(this.wide(column) * over, this.cell * least)) / 64;
  }

  place(row: number, column: number, over = 1.1, least = 0): string {
    return `translate(${this.x(column).toFixed(1)} ${this.y(row).toFixed(1)}) scale(${this.scale(column, over, least).toFixed(3)})`;
  }
}
