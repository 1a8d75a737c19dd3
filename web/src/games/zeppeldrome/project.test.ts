import { describe, expect, it } from 'vitest';
import * as N from './numbers';
import { NODES } from './plans';
import { project, staged } from './project';
import { cardWith, laid, tableOf } from './testing';

const play = (state: ReturnType<typeof tableOf>, ...events: [number, ...number[]][]) =>
  events.reduce((now, [event, ...values]) => project(now, event, values), staged(state)).state;
const chits = (...directions: number[]) => [...directions, ...Array(N.CHITS - directions.length).fill(N.NONE)];

describe('events on the table', () => {
  it('move a ship and its cube', () => {
    const card = cardWith('F F F');
    const s = play(
      tableOf([N.CLEAR], {}, [laid(card)]),
      [N.EVENT_MOVES, 0, N.FORWARD, 1],
      [N.EVENT_BOUNCES, 0, N.FORWARD, 8],
    );
    expect(s.players[0]).toMatchObject({ row: 0, column: 1 });
    expect(NODES[s.players[0].cube].spot).toEqual([2, 0]);
  });

  it('fly chits before the card, and those after it when it is over', () => {
    const plan = {
      ...laid(cardWith('F F F')),
      before: chits(N.UP),
      before_count: 1,
      after: chits(N.DOWN),
      after_count: 1,
      row: 3,
    };
    const s = play(tableOf([N.CLEAR], {}, [plan]), [N.EVENT_MOVES, 0, N.UP, 64]);
    expect(s.players[0]).toMatchObject({ before_flown: 1, cube: plan.plan });
    const over = play(s, [N.EVENT_STOPS, 0], [N.EVENT_MOVES, 0, N.DOWN, 96]);
    expect(over.players[0]).toMatchObject({ after_flown: 1, row: 3 });
  });

  it('follow an open arrow only where it was paid for', () => {
    const plan = { ...laid(cardWith('F F F? F?')), after: chits(N.FORWARD), after_count: 1 };
    plan.cube = NODES[NODES[plan.plan!].ways[0]].ways[0];
    const paid = play(tableOf([N.CLEAR], {}, [plan]), [N.EVENT_PAYS, 0, 7], [N.EVENT_MOVES, 0, N.FORWARD, 1]);
    expect(paid.players[0].after_flown).toBe(0);
    expect(NODES[paid.players[0].cube].spot).toEqual([3, 0]);
    const broke = play(tableOf([N.CLEAR], {}, [{ ...plan, hand_size: 0 }]), [N.EVENT_MOVES, 0, N.FORWARD, 1]);
    expect(broke.players[0]).toMatchObject({ after_flown: 1, cube: plan.cube });
  });

  it('do not move the cube for a bonus or for ballast', () => {
    const card = cardWith('D D F F F');
    const bonus = play(tableOf([N.CLEAR], {}, [laid(card)]), [N.EVENT_BONUS, 0], [N.EVENT_MOVES, 0, N.FORWARD, 1]);
    expect(bonus.players[0].cube).toBe(card);
    const ship = { ...laid(card), row: 0, column: 4 }; // a ballast space
    const sunk = play(
      tableOf([N.BALLAST], { ballast: 2n }, [ship]),
      [N.EVENT_COLLECTS, 0, 1],
      [N.EVENT_MOVES, 0, N.DOWN, 36],
    );
    expect(sunk.ballast).toBe(0n);
    expect(sunk.players[0]).toMatchObject({ cube: card, ballast: 1, row: 1, column: 4 });
  });

  it('put the chits of one card before the plan in their order', () => {
    const target = { before: chits(N.FORWARD), before_count: 1 };
    const s = play(
      tableOf([N.CLEAR], { step: N.STEP_ACTIONS }, [{}, target]),
      [N.EVENT_PLAYS, 0, 32],
      [N.EVENT_CHIT, 1, N.UP, 1],
      [N.EVENT_CHIT, 1, N.DOWN, 1],
    );
    // Flown from the end: up, down, then the one that was there.
    expect(s.players[1].before.slice(0, 3)).toEqual([N.FORWARD, N.DOWN, N.UP]);
    expect(s.chits).toBe(N.CHITS - 2);
  });

  it('leave the state before them alone', () => {
    const before = tableOf([N.FOLKS], { folks: [6, 8, -1, -1] }, [laid(3)]);
    const copy = structuredClone(before);
    play(before, [N.EVENT_MOVES, 0, N.FORWARD, 1], [N.EVENT_FOLK, 0, 0, N.UP], [N.EVENT_PLAN_OVER, 0, 3]);
    expect(before).toEqual(copy);
  });

  it('rise with each token of ballast that is dropped', () => {
    const s = play(tableOf([N.CLEAR], {}, [{ row: 2, column: 4, ballast: 3 }]), [N.EVENT_DROPS, 0, N.UP, 36]);
    expect(s.players[0]).toMatchObject({ row: 1, column: 4, ballast: 2 });
  });

  it('lay the card face down that was chosen in secret', () => {
    const s = play(tableOf([N.CLEAR], {}, [{ hand: [32n, 0n] }]), [N.EVENT_CHOSEN, 0, 5, 0], [N.EVENT_FACE_DOWN, 0]);
    expect(s.players[0]).toMatchObject({ plan: 5, face_up: 0, laid: 1, hand: [0n, 0n], hand_size: 2 });
  });

  it('let Lemmings fall', () => {
    const s = tableOf([N.LEMMINGS], { lemmings: [1, 22, -1, -1, -1, -1, -1] });
    const now = play(s, [N.EVENT_LEMMING, 0, 0, 0], [N.EVENT_LEMMING, 0, 1, 1], [N.EVENT_NEW_LEMMING, 0, 2, 4]);
    expect(now.lemmings.slice(0, 3)).toEqual([6, -1, 4]);
  });
});
