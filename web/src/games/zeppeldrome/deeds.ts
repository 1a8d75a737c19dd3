// The tiles of the story: what an event did, as a small picture.
import { back } from '../../art/cards';
import {
  ballast,
  bump,
  dirigible,
  fans,
  gearSpace,
  ladder,
  lemming,
  oldFolk,
  pistonSpace,
} from '../../art/course-pieces';
import { svg } from '../../art/kit';
import { actionArt, chit, planArt, planSize } from '../../art/plans';
import type { Deed } from '../../table/story.svelte';
import type { LogItem } from '../../table/table.svelte';
import { LETTERS } from './course';
import * as N from './numbers';

const piece = (drawing: string): string => svg(drawing, { x: -30, y: -30, w: 60, h: 60 });
const chitOf = (direction: number): string => svg(chit(N.DIRECTION_IDS[direction]), { x: -14, y: -14, w: 28, h: 28 });
const trick = (card: number): string => svg(actionArt(N.CARDS.deck[card].action, 40, 30), { w: 80, h: 60 });
function planOf(card: number): string {
  const { plan } = N.CARDS.deck[card];
  const [columns, rows] = planSize(plan);
  const [w, h] = [(columns + 1.4) * 46, (rows + 0.9) * 46];
  return svg(planArt(plan, 0, 0, w, h), { w, h });
}
const hidden = (): string => svg(back('zeppeldrome'), { w: 200, h: 280 });

/** What an action does that is not told by an event of its own. */
const TOLD_LATER: readonly number[] = [N.BEFORE, N.AFTER, N.AT_ONCE, N.REMOVE];

/** One tile a deed: what a card does is drawn, not that it is played. */
export function deed(item: LogItem, s: N.State): Deed | null {
  const [a = N.NONE, b = N.NONE, c = N.NONE] = item.values ?? [];
  switch (item.event) {
    case N.EVENT_COLOUR:
      return { picture: piece(dirigible(LETTERS[b])) };
    case N.EVENT_MACHINE:
      return c ? { picture: piece(b === 0 ? gearSpace(true) : pistonSpace(true)) } : null;
    case N.EVENT_PLAN:
      return { picture: planOf(b) };
    case N.EVENT_FACE_DOWN:
    case N.EVENT_NO_CARDS:
      return { picture: hidden() };
    case N.EVENT_ON: {
      const [effect] = N.CARDS.deck[b].choices[c] ?? [];
      return effect && !TOLD_LATER.includes(effect.kind) ? { picture: trick(b), seat: a } : null;
    }
    case N.EVENT_CHIT:
      return { picture: chitOf(b) };
    case N.EVENT_REMOVED:
      return { picture: chitOf(b), good: false };
    case N.EVENT_MOVES:
      return { picture: chitOf(b), good: true };
    case N.EVENT_LEAPS:
      return { picture: piece(ladder()), good: true };
    case N.EVENT_BOUNCES:
      return { picture: svg(bump(), { x: -15, y: -15, w: 30, h: 30 }), good: false };
    case N.EVENT_COLLECTS:
    case N.EVENT_DROPS:
      return { picture: piece(ballast()) };
    case N.EVENT_BONUS:
    case N.EVENT_LOSES:
      return { picture: piece(fans(LETTERS[s.players[a].colour] ?? 'Y')), good: item.event === N.EVENT_BONUS };
    case N.EVENT_FOLK:
      return { picture: piece(oldFolk(b)) };
    case N.EVENT_LEMMING:
    case N.EVENT_NEW_LEMMING:
      return { picture: piece(lemming()) };
    case N.EVENT_FINISH:
      return { picture: piece(dirigible(LETTERS[s.players[a].colour] ?? 'Y', { active: true })), good: true };
    default:
      return null;
  }
}
