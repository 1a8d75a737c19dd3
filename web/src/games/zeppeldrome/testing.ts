// States for tests: all fields of the schema, filled with nothing, then with what a test needs.
import { NONE } from '../../wire/decode';
import * as N from './numbers';
import type { Players, State } from './numbers';

interface Field {
  name: string;
  shape: readonly number[];
  bits?: number;
  fields?: readonly Field[];
}

function blank(fields: readonly Field[]): Record<string, unknown> {
  const shaped = (field: Field, shape: readonly number[]): unknown => {
    if (shape.length) return Array.from({ length: shape[0] }, () => shaped(field, shape.slice(1)));
    if (field.fields) return blank(field.fields);
    return field.bits === 64 ? 0n : 0;
  };
  return Object.fromEntries(fields.map((field) => [field.name, shaped(field, field.shape)]));
}

/** A table of two ships, Yellow in row 1 and Blue in row 2 of the first column, on the given sections. */
export function tableOf(sections: number[], changes: Partial<State> = {}, ships: Partial<Players>[] = []): State {
  const s = blank(N.SCHEMA as unknown as Field[]) as unknown as State;
  Object.assign(s, {
    n_seats: 2,
    turn: 1,
    sections: sections.length,
    course: [...sections, NONE, NONE, NONE, NONE].slice(0, 4),
    gears_open: 1,
    chits: N.CHITS,
  });
  Object.assign(s, {
    step: N.STEP_MOVEMENT,
    card: NONE,
    target: NONE,
    choice: NONE,
    marshal: NONE,
    order: [0, 1, NONE, NONE],
  });
  Object.assign(s, { folks: [NONE, NONE, NONE, NONE], lemmings: Array(N.LEMMINGS_THERE).fill(NONE) });
  s.players.forEach((player, i) => {
    const none = {
      before: Array(N.CHITS).fill(NONE),
      after: Array(N.CHITS).fill(NONE),
      plan: NONE,
      cube: NONE,
      chosen: NONE,
    };
    const there = i < 2 ? { colour: i, row: i, column: 0, hand_size: 3 } : { colour: NONE, row: NONE, column: NONE };
    Object.assign(player, none, there, ships[i]);
  });
  return Object.assign(s, changes);
}

/** The number of the first card with a plan. */
export function cardWith(plan: string): number {
  return N.CARDS.deck.findIndex((card) => card.plan === plan);
}

/** A plan that lies face up, about to be flown. */
export const laid = (card: number): Partial<Players> => ({
  plan: card,
  cube: card,
  laid: 1,
  face_up: 1,
  shown: 1,
  flying: 1,
});
