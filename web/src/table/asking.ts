// What the rules in this page can say by themselves: the words of a question, why something is not a choice, and what
// comes of a move before the server has answered.
import type { Engine, State } from '../engine/engine';
import type { Ask, Item, Question } from '../wire/types';

const EVERYBODY = -1;

/** What a seat is asked, in messages. The state is blinded for it. */
export function questionOf(rules: Engine, state: State, seat: number, legal: readonly number[]): Question {
  return {
    prompt: rules.said('prompt', state, seat),
    moves: legal.map((action) => ({
      action,
      label: rules.said('label', state, seat, action),
      notation: rules.said('notation', state, action),
    })),
    rules: (rules.sheet.in_play[rules.question(state, seat)] ?? []).map((rule) => rules.ruleId(rule)),
  };
}

/** Events as a viewer is told them. */
export function itemsOf(rules: Engine, state: State, told: readonly (readonly number[])[], viewer: number): Item[] {
  return told
    .filter(([audience]) => audience === EVERYBODY || (viewer >= 0 && audience === viewer))
    .map(([, event, ...values]) => ({
      k: 'event',
      event,
      values,
      seat: -1,
      said: sentenceOf(rules, state, event, values),
    }));
}

/** The sentence of an event. Any state of the match will do. */
export const sentenceOf = (rules: Engine, state: State, event: number, values: readonly number[]): number[] =>
  rules.said('sentence', state, event, values[0] ?? 0, values[1] ?? 0, values[2] ?? 0);

/** Who is to act, of a mask with a bit for each seat. */
export const seatsIn = (mask: number): number[] =>
  Array.from({ length: 32 }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1);

/** What a move brings, where that is certain. */
export interface Foreseen {
  flat: (number | string)[];
  items: Item[];
  asked: number[];
  ask: Ask | null;
}

const SEEDS = [20261, 70849];

/**
 * What a viewer will see after its move. Two worlds that agree with all it knows are dealt, and the move is made in each
 * with luck of its own: it is certain if nobody learns anything from the move, and both come out alike. Null if not.
 */
export function foresee(
  rules: Engine,
  state: State,
  viewer: number,
  action: number,
  decision: number,
): Foreseen | null {
  if (rules.toAct(state) !== 1 << viewer) return null; // others choose at the same time
  const [one, other] = SEEDS.map((seed) => {
    const world = rules.deal(state, viewer, { seed, ply: 0 });
    const { state: after, told, open } = rules.step(world, viewer, action, { seed, ply: 1 });
    return open && told ? { told, mask: rules.toAct(after), seen: rules.blind(after, viewer) } : null;
  });
  if (!one || !other || !same(one.seen, other.seen) || !same(one.told.flat(), other.told.flat())) return null;
  const asked = seatsIn(one.mask);
  if (!asked.length) return null; // how the game ends is the server's to say
  const legal = asked.includes(viewer) ? rules.legal(one.seen, viewer) : [];
  return {
    flat: rules.toNumbers(one.seen),
    items: itemsOf(rules, one.seen, one.told, viewer),
    asked,
    ask: legal.length ? { decision: decision + 1, legal, words: questionOf(rules, one.seen, viewer, legal) } : null,
  };
}

export const same = (a: ArrayLike<number | string>, b: ArrayLike<number | string>): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};
