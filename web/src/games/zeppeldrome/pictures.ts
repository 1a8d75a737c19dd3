// Small pictures of what texts name: plans, directions, dirigibles.
import { chit, planArt, planSize, planSlip } from '../../art/plans';
import { dirigible } from '../../art/course-pieces';
import { keeper } from '../../art/keeper';
import { svg } from '../../art/kit';
import { LETTERS } from './course';
import { CARDS, DIRECTION_IDS } from './numbers';

const once = keeper();

/** A plan in a box that is as large as the plan. */
function plan(card: number): string {
  const drawn = CARDS.deck[card].plan;
  const [columns, rows] = planSize(drawn);
  const [w, h] = [(columns + 1.4) * 46, (rows + 0.9) * 46];
  return svg(planArt(drawn, 0, 0, w, h), { w, h, cls: rows > 1 ? 'tall' : '' });
}

const chitOf = (direction: number): string =>
  svg(chit(direction < DIRECTION_IDS.length ? DIRECTION_IDS[direction] : '*'), { x: -13, y: -13, w: 26, h: 26 });
const shipOf = (colour: number): string => svg(dirigible(LETTERS[colour]), { x: -33, y: -26, w: 66, h: 56 });

const cardOf = (card: number): string =>
  svg(planSlip(CARDS.deck[card].plan, CARDS.deck[card].action), { w: 240, h: 150, cls: 'tall' });

const PICTURES: Record<string, (n: number) => string> = { plan, card: cardOf, direction: chitOf, colour: shipOf };

/** A thing that a text names, drawn to stand in the text; a plan, which a text tells, too. */
export const picture = (kind: string, n: number): string | undefined =>
  kind in PICTURES ? once(`${kind} ${n}`, () => PICTURES[kind](n)) : undefined;
