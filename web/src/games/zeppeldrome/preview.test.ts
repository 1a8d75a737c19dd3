import { describe, expect, it } from 'vitest';
import { A_SHIP, EDGE } from './course';
import * as N from './numbers';
import { planOf, vectorsOf } from './plans';
import { previewOf, trace, traceOfPlan } from './preview';
import { cardWith, laid, tableOf } from './testing';

const steps = (t: ReturnType<typeof traceOfPlan>) => t!.legs.map((leg) => [leg.kind, leg.to.row, leg.to.column]);

describe('a preview', () => {
  it('follows the arrows from where the last one ended', () => {
    const s = tableOf([N.CLEAR], {}, [{ row: 2, ...laid(cardWith('UF DF F')) }]);
    const path = traceOfPlan(s, 0);
    expect(steps(path)).toEqual([
      ['flies', 1, 1],
      ['flies', 2, 2],
      ['flies', 2, 3],
    ]);
    expect(path!.ends).toEqual([{ row: 2, column: 3 }]);
  });

  it('stays where it bounces, says off what, and goes on', () => {
    const s = tableOf([N.CLEAR], {}, [{ row: 0, column: 3, ...laid(cardWith('UF F UF')) }]);
    const path = traceOfPlan(s, 0)!;
    expect(path.legs[0]).toMatchObject({ kind: 'bounces', what: EDGE, to: { row: 0, column: 3 } });
    expect(path.ends).toEqual([{ row: 0, column: 4 }]);
  });

  it('bounces off ships where they are now', () => {
    const s = tableOf([N.CLEAR], {}, [
      { row: 1, column: 0 },
      { row: 1, column: 1 },
    ]);
    const path = trace(s, 0, [{ direction: N.FORWARD, paid: false, next: [] }]);
    expect(path.legs[0]).toMatchObject({ kind: 'bounces', what: A_SHIP });
  });

  it('leaps once with a ladder, where the space beyond is open', () => {
    const s = tableOf([N.CLEAR], {}, [
      { row: 1, column: 0, ladder: 1 },
      { row: 1, column: 1 },
    ]);
    const path = trace(s, 0, [{ direction: N.FORWARD, paid: false, next: [] }]);
    expect(path.legs[0]).toMatchObject({ kind: 'leaps', to: { row: 1, column: 2 } });
  });

  it('shows all ways of a fork, and which cost a card', () => {
    const card = cardWith('F { F / D? F F }');
    const s = tableOf([N.CLEAR], { step: N.STEP_PLAN, asked: N.ASK_PLAN }, [{ row: 3 }]);
    const path = previewOf(s, 0, N.FACE_UP + card)!;
    expect(path.ends).toEqual([
      { row: 3, column: 2 },
      { row: 4, column: 3 },
    ]);
    expect(path.legs.filter((leg) => leg.paid)).toHaveLength(1);
  });

  it('has all eight directions for a card laid face down', () => {
    const s = tableOf([N.CLEAR], { step: N.STEP_PLAN, asked: N.ASK_PLAN }, [{ row: 3, column: 4 }]);
    expect(previewOf(s, 0, N.FACE_DOWN)!.legs).toHaveLength(8);
  });

  it('ends at the finish line', () => {
    const s = tableOf([], {}, [{ row: 0, column: 4, ...laid(cardWith('F F F')) }]);
    expect(traceOfPlan(s, 0)!.legs).toHaveLength(1);
  });

  it('adds the chit that is being played to the plan of its target', () => {
    const card = N.CARDS.deck.findIndex((each) => each.action === '[*]FP');
    const acting = { step: N.STEP_ACTIONS, asked: N.ASK_DIRECTION, card, target: 1, choice: 0 };
    const s = tableOf([N.CLEAR], acting, [{}, { row: 2, ...laid(cardWith('F F F')) }]);
    expect(steps(previewOf(s, 0, N.CHIT + N.UP_FORWARD))[0]).toEqual(['flies', 1, 1]);
  });

  it('moves the target of a move at once', () => {
    const card = N.CARDS.deck.findIndex((each) => each.action === '!D !DB');
    const s = tableOf([N.CLEAR], { step: N.STEP_ACTIONS, asked: N.ASK_TARGET, card }, [{}, { row: 2, column: 5 }]);
    expect(steps(previewOf(s, 0, N.TARGET + 1))).toEqual([
      ['flies', 3, 5],
      ['flies', 4, 4],
    ]);
  });
});

it('has nothing to trace without a plan', () => {
  expect(planOf(tableOf([N.CLEAR]), 0)).toBeNull();
  expect(vectorsOf({ before: [], node: N.NONE, after: [], canPay: true })).toEqual([]);
});
