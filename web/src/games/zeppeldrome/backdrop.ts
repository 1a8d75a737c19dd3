// The painted ground of the course with all that never moves on it.
import { blocked, fans, fog, gust, hoop, inspiration, pressBox } from '../../art/course-pieces';
import { aloft, CELL, finish, ground, weather } from '../../art/course';
import { box, clip } from '../../art/kit';
import { columnsOf, layoutOf, type Letter, LETTERS, rowsOf } from './course';
import { FANS, FINISH_COLUMNS, PRESS_BOXES, SECTION_IDS, SECTION_WIDTH, START_COLUMNS, type State } from './numbers';

export { CELL };

/** A stretch of the course: the start, a section or the finish. */
export interface Stretch {
  begin: number;
  columns: number;
  section: number;
}

export const START = -1;
export const FINISH = -2;

export function stretches(s: State): Stretch[] {
  const sections = s.course
    .slice(0, s.sections)
    .map((section, i) => ({ begin: START_COLUMNS + i * SECTION_WIDTH, columns: SECTION_WIDTH, section }));
  return [
    { begin: 0, columns: START_COLUMNS, section: START },
    ...sections,
    { begin: columnsOf(s) - FINISH_COLUMNS, columns: FINISH_COLUMNS, section: FINISH },
  ];
}

/** Which weather of the art kit a section has. */
const WEATHER: Record<string, string> = { 'press-boxes': 'press' };

/** The ground of a stretch in its full size; the lens makes it narrower. */
export function groundOf(s: State, stretch: Stretch, seed: number): string {
  const rows = rowsOf(s);
  const { columns, section } = stretch;
  const id = section < 0 ? '' : SECTION_IDS[section];
  return clip(
    box(0, 0, columns * CELL, rows * CELL),
    ground(columns, { seed: seed + 1, rows }) +
      (id ? weather(WEATHER[id] ?? id, columns, rows) : aloft(columns, { seed, rows })),
  );
}

/** A mark on a space that never moves; some have a part that is in front of a ship. */
export interface Mark {
  row: number;
  column: number;
  art: string;
  near: string;
}

export function marksOf(s: State): Mark[] {
  return stretches(s).flatMap(({ begin, section }, i) =>
    section < 0
      ? []
      : layoutOf(s, section).flatMap((row, j) =>
          [...row].flatMap((mark, k) => {
            const art = still(section, mark, i * 31 + j * 7 + k * 3);
            const near = LETTERS.includes(mark as Letter) && section !== FANS ? hoop(mark as Letter, 'near') : '';
            return art ? [{ row: j, column: begin + k, art, near }] : [];
          }),
        ),
  );
}

export const finishLine = (rows: number): string => finish(rows);

/** A mark that stays as it is. */
function still(section: number, mark: string, seed: number): string {
  if (mark === '~') return gust(seed);
  if (mark === 'f') return fog(seed);
  if (mark === 'i') return inspiration(seed);
  if (mark === '#') return section === PRESS_BOXES ? pressBox() : blocked();
  if (LETTERS.includes(mark as Letter)) return section === FANS ? fans(mark as Letter) : hoop(mark as Letter, 'far');
  return '';
}
