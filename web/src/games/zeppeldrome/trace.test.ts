import { describe, expect, it } from 'vitest';
import { rulesFor } from '../../engine/testing';
import { decode } from '../../wire/decode';
import { cardsIn } from './cards';
import * as N from './numbers';
import { traceOf, traceOfPlan } from './trace';

const rules = await rulesFor('zeppeldrome');
const options = { section_a: 4, section_b: 3, section_c: 4, section_d: 4, first_seat: 1 }; // empty sections
const stateOf = (bytes: Parameters<typeof rules.toNumbers>[0]) => decode<N.State>(N.SCHEMA, rules.toNumbers(bytes));

/** A game of two at its first question about plans: Yellow in row 1 and Blue in row 2 of the first column. */
function begun() {
  let bytes = rules.newGame(2, options, 7);
  for (let ply = 1; stateOf(bytes).step !== N.STEP_PLAN; ply++) {
    const seat = Math.log2(rules.toAct(bytes));
    bytes = rules.step(bytes, seat, rules.legal(bytes, seat)[0], { seed: 7, ply }).state;
  }
  return { bytes, s: stateOf(bytes) };
}

describe('the course as the rules would fly it', () => {
  it('leads a card that lies face down to all eight sides, off the edges and the other ship', () => {
    const { bytes, s } = begun();
    const [card] = cardsIn(s.players[0].hand);
    const found = traceOf(rules, bytes, s, 0, N.FACE_DOWN + card)!;
    expect(found.legs).toHaveLength(8);
    const flown = found.legs.filter((leg) => leg.kind === 'flies').map((leg) => leg.direction);
    expect(flown).toEqual([N.FORWARD, N.DOWN_FORWARD]);
    expect(found.ends).toHaveLength(3); // it stays where it bounces
    expect(found.legs.find((leg) => leg.direction === N.DOWN)).toMatchObject({
      kind: 'bounces',
      to: { row: 0, column: 0 },
    });
  });

  it('follows the arrows of a card from where the last one ended', () => {
    const { bytes, s } = begun();
    for (const card of cardsIn(s.players[0].hand)) {
      const { legs, ends } = traceOf(rules, bytes, s, 0, N.FACE_UP + card)!;
      expect(ends.length).toBeGreaterThan(0);
      const reached = new Set(['0,0', ...legs.map(({ to }) => `${to.row},${to.column}`)]);
      expect(legs.filter(({ from }) => !reached.has(`${from.row},${from.column}`))).toEqual([]);
      expect(ends.filter((end) => !reached.has(`${end.row},${end.column}`))).toEqual([]);
    }
  });

  it('has nothing to show for a seat without a plan, and for answers that move no ship', () => {
    const { bytes, s } = begun();
    expect(traceOfPlan(rules, bytes, s, 1)).toBeNull();
    expect(traceOf(rules, bytes, s, 0, N.PASS)).toBeNull();
    expect(traceOf(rules, bytes, s, -1, N.FACE_UP)).toBeNull();
  });
});
