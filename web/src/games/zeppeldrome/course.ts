// The course: its spaces and marks, what stands on them, and what keeps a ship from a space. Pure, and as the server has it.
import {
  CARDS,
  COLUMNS_ON,
  DOWN,
  FANS,
  FINISH_COLUMNS,
  FOLKS,
  FORWARD,
  LEMMINGS,
  NONE,
  OPTION_ROWS,
  ROWS,
  ROWS_UP_OR_DOWN,
  SECTION_WIDTH,
  START_COLUMNS,
  UP,
  UP_FORWARD,
  type State,
} from './numbers';

/** What keeps a ship from a space. From OTHER_GATE on it is what the rules call a blocking obstacle. */
export const [
  FREE,
  EDGE,
  WIND,
  THICK_FOG,
  GATE_FROM_ABOVE,
  OTHER_GATE,
  BLOCKED_SPACE,
  CLOSED_SPACE,
  A_SHIP,
  A_FOLK,
  A_LEMMING,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export interface Space {
  row: number;
  column: number;
}

/** Letters of the four colours, by their number; part of every piece that has one. */
export const LETTERS = ['Y', 'B', 'R', 'G'] as const;
export type Letter = (typeof LETTERS)[number];

export const rowsOf = (s: State): number => ROWS[s.options[OPTION_ROWS]];
export const finishColumn = (s: State): number => START_COLUMNS + SECTION_WIDTH * s.sections + FINISH_COLUMNS - 1;
export const columnsOf = (s: State): number => finishColumn(s) + 1;

/** The section that a column lies in, NONE for the start and the finish. */
export function sectionAt(s: State, column: number): number {
  if (column < START_COLUMNS || column >= START_COLUMNS + SECTION_WIDTH * s.sections) return NONE;
  return s.course[Math.floor((column - START_COLUMNS) / SECTION_WIDTH)];
}

/** The column of the course in which a section begins, NONE when it is not in play. */
export function beginOf(s: State, section: number): number {
  const index = s.course.slice(0, s.sections).indexOf(section);
  return index < 0 ? NONE : START_COLUMNS + SECTION_WIDTH * index;
}

export const layoutOf = (s: State, section: number): readonly string[] =>
  CARDS.sections[section].layouts[s.options[OPTION_ROWS]];
export const localSpace = ({ row, column }: Space): number =>
  row * SECTION_WIDTH + ((column - START_COLUMNS) % SECTION_WIDTH);

/** Where a numbered space of a section lies on the course. */
export function spaceOf(s: State, section: number, local: number): Space {
  return { row: Math.floor(local / SECTION_WIDTH), column: beginOf(s, section) + (local % SECTION_WIDTH) };
}

/** The printed mark of a space, '.' for none. */
export function markAt(s: State, { row, column }: Space): string {
  const section = sectionAt(s, column);
  return section === NONE ? '.' : layoutOf(s, section)[row][(column - START_COLUMNS) % SECTION_WIDTH];
}

export function away({ row, column }: Space, direction: number, distance = 1): Space {
  return { row: row + distance * ROWS_UP_OR_DOWN[direction], column: column + distance * COLUMNS_ON[direction] };
}

/** What keeps a seat's ship from moving that far from a space, FREE for nothing; spaces between do not matter. */
export function barrier(s: State, seat: number, from: Space, direction: number, distance = 1): number {
  const to = away(from, direction, distance);
  if (to.row < 0 || to.row >= rowsOf(s) || to.column < 0 || to.column > finishColumn(s)) return EDGE;
  const section = sectionAt(s, to.column);
  const mark = markAt(s, to);
  const left = markAt(s, from);
  if (mark === '~' && left === '~' && direction === FORWARD) return WIND;
  if (mark === 'f' && left === 'f' && direction >= UP_FORWARD) return THICK_FOG;
  const gate = section === FANS ? -1 : LETTERS.indexOf(mark as Letter);
  if (gate >= 0) {
    if (gate !== s.players[seat].colour) return OTHER_GATE;
    if (direction === UP || direction === DOWN) return GATE_FROM_ABOVE;
  }
  if (mark === '#') return BLOCKED_SPACE;
  if (mark === (s.gears_open === 1 ? 'p' : 'g')) return CLOSED_SPACE;
  if (s.players.some((p, i) => i !== seat && p.row === to.row && p.column === to.column)) return A_SHIP;
  if (section === FOLKS && s.folks.includes(localSpace(to))) return A_FOLK;
  if (section === LEMMINGS && s.lemmings.includes(localSpace(to))) return A_LEMMING;
  return FREE;
}

export const isObstacle = (what: number): boolean => what >= OTHER_GATE;

/** The seats from first place to last. */
export function standings(s: State): number[] {
  return s.players
    .slice(0, s.n_seats)
    .map((_, i) => i)
    .sort((a, b) => s.players[b].column - s.players[a].column || s.players[a].row - s.players[b].row);
}
