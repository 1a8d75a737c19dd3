// The painted ground of the course with all that never moves on it.
import { blocked, fans, fog, gust, hoop, inspiration, pressBox } from '../../art/course-pieces';
import { CELL, finish, grid, ground, weather } from '../../art/course';
import { box, clip, path, place, v } from '../../art/kit';
import { columnsOf, layoutOf, type Letter, LETTERS, rowsOf } from './course';
import { FANS, FINISH_COLUMNS, PRESS_BOXES, SECTION_IDS, SECTION_WIDTH, START_COLUMNS, type State } from './numbers';

/** The middle of a space in the drawing. */
export const X = (column: number): number => (column + 0.5) * CELL;
export const Y = (row: number): number => (row + 0.5) * CELL;
export { CELL };

/** A stretch of the course: the start, a section or the finish. */
interface Stretch {
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

export function backdrop(s: State): string {
  const rows = rowsOf(s);
  const drawn = stretches(s).map(({ begin, columns, section }, i) => {
    const id = section < 0 ? '' : SECTION_IDS[section];
    const marks =
      section < 0
        ? ''
        : layoutOf(s, section)
            .map((row, j) =>
              [...row].map((mark, k) => place(still(section, mark, i * 31 + j * 7 + k * 3), X(k), Y(j))).join(''),
            )
            .join('');
    const frame = path(box(0, 0, columns * CELL, rows * CELL), { fill: 'none', stroke: v('ink'), 'stroke-width': 2 });
    const scene =
      ground(columns, { seed: i + 1, rows }) + weather(WEATHER[id] ?? id, columns, rows) + grid(columns, rows) + marks;
    // The finish line is the last column, the starting line the first.
    const line =
      section === START
        ? path(box(CELL - 3, 0, 5, rows * CELL), { fill: v('snow'), stroke: v('line'), 'stroke-width': 1.4 })
        : section === FINISH
          ? place(finish(rows), (columns - 1) * CELL - 9, 0)
          : '';
    return place(clip(box(0, 0, columns * CELL, rows * CELL), scene) + line + frame, begin * CELL, 0);
  });
  return drawn.join('');
}

/** A mark that stays as it is. */
function still(section: number, mark: string, seed: number): string {
  if (mark === '~') return gust(seed);
  if (mark === 'f') return fog(seed);
  if (mark === 'i') return inspiration(seed);
  if (mark === '#') return section === PRESS_BOXES ? pressBox() : blocked();
  if (LETTERS.includes(mark as Letter)) return section === FANS ? fans(mark as Letter) : hoop(mark as Letter, 'far');
  return '';
}

/** The near halves of the hoops, which are in front of a ship that flies through. */
export function nearHoops(s: State): string {
  return stretches(s)
    .filter(({ section }) => section >= 0 && section !== FANS)
    .flatMap(({ begin, section }) =>
      layoutOf(s, section).flatMap((row, j) =>
        [...row].map((mark, k) =>
          LETTERS.includes(mark as Letter) ? place(hoop(mark as Letter, 'near'), X(begin + k), Y(j)) : '',
        ),
      ),
    )
    .join('');
}
