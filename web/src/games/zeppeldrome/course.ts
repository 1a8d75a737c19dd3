// The course as it is drawn: which section lies where, and what is printed on its spaces.
import { CARDS, FINISH_COLUMNS, NONE, OPTION_ROWS, ROWS, SECTION_WIDTH, START_COLUMNS, type State } from './numbers';

export interface Space {
  row: number;
  column: number;
}

/** Letters of the four colours, by their number; part of every piece that has one. */
export const LETTERS = ['Y', 'B', 'R', 'G'] as const;
export type Letter = (typeof LETTERS)[number];

export const rowsOf = (s: State): number => ROWS[s.options[OPTION_ROWS]];
export const columnsOf = (s: State): number => START_COLUMNS + SECTION_WIDTH * s.sections + FINISH_COLUMNS;

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
/** Where a numbered space of a section lies on the course. */
export function spaceOf(s: State, section: number, local: number): Space {
  return { row: Math.floor(local / SECTION_WIDTH), column: beginOf(s, section) + (local % SECTION_WIDTH) };
}

/** The printed mark of a space, '.' for none. */
export function markAt(s: State, { row, column }: Space): string {
  const section = sectionAt(s, column);
  return section === NONE ? '.' : layoutOf(s, section)[row][(column - START_COLUMNS) % SECTION_WIDTH];
}
