// What the table asks of the rules, in whole games: the answers are the rules' own, whoever looks on.
import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../engine/engine';
import { rulesFor } from '../../engine/testing';
import { decode } from '../../wire/decode';
import { read } from '../../text/testing';
import { notesText } from './notes';
import * as N from './numbers';
import {
  type Asking,
  gainOf,
  hindranceOf,
  isShown,
  notesOn,
  paidBy,
  pointsOf,
  priceOf,
  prospectsOf,
  roundOf,
  searchOf,
  traitorsHeld,
} from './rulings';

let rules: Engine;
beforeAll(async () => {
  rules = await rulesFor('mad-zeppelin');
  await read('en', 'mad-zeppelin');
});

const seenBy = (state: Uint8Array, viewer: number): Asking => {
  const bytes = rules.blind(state as never, viewer);
  return { rules, bytes, viewer, shown: decode<N.State>(N.SCHEMA, rules.toNumbers(bytes)) };
};

/** Every position of a game between bots, as one seat sees it and as a spectator does. */
function* positions(seats: number, seed: number): Generator<[Asking, Asking]> {
  let state = rules.newGame(seats, {}, seed);
  for (let ply = 1; rules.toAct(state); ply++) {
    yield [seenBy(state, 0), seenBy(state, N.NONE)];
    const seat = Math.log2(rules.toAct(state));
    const action = rules.mostAppealing(rules.blind(state, seat), seat, { seed, ply });
    state = rules.step(state, seat, action, { seed, ply }).state;
  }
  yield [seenBy(state, 0), seenBy(state, N.NONE)];
}

test('what is asked of any position is what the rules say', () => {
  let asked = 0;
  for (const [table, outside] of positions(3, 11)) {
    const s = table.shown!;
    for (let seat = 0; seat < 3; seat++) {
      const points = pointsOf(table, seat)!;
      expect(points.total).toBe(rules.score(table.bytes!, seat));
      expect(points.cargo + points.strange + points.levels).toBe(points.total);
      expect(traitorsHeld(table, seat)).toBe(traitorsHeld(outside, seat));
      for (let kind = 0; kind < N.THROWABLE; kind++) {
        const { full, price, alcohol, thanks } = priceOf(table, seat, kind)!;
        expect(full - alcohol - price === 0).toBe(thanks === N.NONE);
        expect(gainOf(table, seat, kind)).toBeGreaterThanOrEqual(N.POINTS[kind]);
      }
    }
    if (s.asked === N.ASK_ACTION && s.decider === 0) {
      const throws = s.players[0].hand.flatMap((n, kind) => (n && kind < N.THROWABLE ? [N.LAY_OUT + kind] : []));
      if (throws.some((action) => rules.refusal(table.bytes!, 0, action) === 0)) expect(hindranceOf(table, 0)).toBe('');
    }
    if (s.asked === N.ASK_PAY && s.decider === 0) expect(paidBy(table, 0, N.PAY_COINS)!.points).toBeGreaterThan(0);
    for (let t = 0; t < N.TRAITORS; t++) {
      expect(notesText(notesOn(table, t), ['Ann', 'Ben', 'Cy'])).not.toContain('⟦');
      if ((s.players[0].traitors >> t) & 1) expect(notesOn(table, t)[0]).toEqual({ what: 'mine', seats: [0] });
      expect(searchOf(table, t)).toEqual({ coins: N.SEARCH_COINS[t], cards: N.SEARCH_CARDS[t] });
      if (isShown(table, t) !== null) expect(isShown(table, t)).toBe(s.dice.includes(N.HEADING[t] as number));
      for (const { kind } of prospectsOf(table, 0, t)) expect(s.players[0].hand[kind]).toBeGreaterThan(0);
    }
    expect(roundOf(outside)).toEqual(roundOf(table));
    asked++;
  }
  expect(asked).toBeGreaterThan(30);
});

test('without rules there are no answers', () => {
  const table: Asking = { rules: null, bytes: null, shown: null, viewer: 0 };
  expect([roundOf(table), pointsOf(table, 0), hindranceOf(table, 0), notesOn(table, 3)]).toEqual([null, null, '', []]);
  expect(notesText([], [])).toBe('nobody has shown it');
});

test('what is known is said seat by seat', () => {
  const notes = [
    { what: 'marked' as const, seats: [0, 1] },
    { what: 'blocked' as const, seats: [] },
  ];
  expect(notesText(notes, ['Ann', 'Ben'])).toBe(
    'Ann robs whoever lays it down; Ben robs whoever lays it down; blocked by Doctor Ripp',
  );
});
