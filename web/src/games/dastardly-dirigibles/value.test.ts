import { describe, expect, it } from 'vitest';
import { DESTROY, DYNAMOTOR, LIFT, LOSE_BACK, NONE, PARTS, PASS, PLACE, ROB, SLOTS, type State } from './numbers';
import { bonusOf, changeBy, valueOf } from './value';

const BRASS = 7;
const COPPER = 8;
const EMPTY = Array<number>(SLOTS).fill(NONE);

function table(ships: number[][], more: Partial<State> = {}): State {
  const players = ships.map((ship) => ({
    hand: Array<number>(60).fill(0),
    shown: Array<number>(60).fill(0),
    may_have: Array<number>(6).fill(0),
    unknown: 0,
    older: 0,
    hand_size: 0,
    ship,
    points: [0, 0, 0],
  }));
  return { n_seats: ships.length, first_done: NONE, options: Array<number>(7).fill(0), players, ...more } as State;
}

describe('what an airship counts', () => {
  it.each([
    ['an empty one counts nothing', EMPTY, 0],
    ['single cards count one each without a pair', [0, 1, 2, NONE, NONE, NONE, NONE], 3],
    ['a pair counts two each, and the rest nothing', [0, 0, 2, 3, NONE, NONE, NONE], 4],
    ['of two pairs only one counts', [0, 0, 2, 2, NONE, NONE, NONE], 4],
    ['a Wild card counts one, beside the single card that is used most', [0, 1, BRASS, NONE, NONE, NONE, NONE], 3],
    ['Wild cards alone', [BRASS, BRASS, COPPER, NONE, NONE, NONE, NONE], 3],
    ['Wild cards make no pair with a suit', [3, 3, 3, COPPER, COPPER, BRASS, BRASS], 10],
    ['a pure airship', [5, 5, 5, 5, 5, 5, 5], 14],
    ['seven different suits are a Muddle', [6, 5, 4, 3, 2, 1, 0], 20],
    ['six different suits and a Wild card are none', [6, 5, 4, 3, 2, 1, BRASS], 3],
    ['six different suits and a gap are none', [6, 5, 4, 3, 2, 1, NONE], 6],
  ])('%s', (_, ship, points) => expect(valueOf(ship).points).toBe(points));

  it('says which suit counts', () => {
    expect(valueOf([4, 2, 2, BRASS, NONE, NONE, NONE])).toMatchObject({
      suit: 2,
      ofSuit: 2,
      wilds: 1,
      parts: 4,
      muddle: false,
    });
    expect(valueOf([BRASS, NONE, NONE, NONE, NONE, NONE, NONE])).toMatchObject({ suit: NONE, ofSuit: 0, wilds: 1 });
  });
});

describe('the bonus', () => {
  const done = [0, 0, 0, 0, 0, 0, 1];

  it('is 2 for the first complete airship and 1 for the others', () => {
    expect(bonusOf(table([done, EMPTY]), 0)).toBe(2);
    expect(bonusOf(table([done, done], { first_done: 1 }), 0)).toBe(1);
    expect(bonusOf(table([EMPTY, done], { first_done: 1 }), 0)).toBe(0);
  });

  it('counts one Dynamotor, or each with the option', () => {
    const game = table([EMPTY, EMPTY]);
    game.players[0].hand[DYNAMOTOR] = 2;
    expect(bonusOf(game, 0)).toBe(1);
    game.options[6] = 1;
    expect(bonusOf(game, 0)).toBe(2);
  });

  it('is never given for a Muddle', () => {
    const game = table([[6, 5, 4, 3, 2, 1, 0], EMPTY]);
    game.players[0].hand[DYNAMOTOR] = 1;
    expect(bonusOf(game, 0)).toBe(0);
  });

  it('counts nothing for a hand that is hidden', () => {
    const game = table([EMPTY, EMPTY]);
    game.players[1].hand.fill(-100);
    expect(bonusOf(game, 1)).toBe(0);
  });
});

describe('what a move makes of an airship', () => {
  const game = table([
    [0, NONE, NONE, NONE, NONE, NONE, NONE],
    [1, 2, NONE, NONE, NONE, 3, 4],
  ]);

  it('places a part', () =>
    expect(changeBy(game, 0, PLACE + SLOTS * 5 + 1)).toEqual({
      seat: 0,
      slot: 1,
      ship: [0, 5, NONE, NONE, NONE, NONE, NONE],
    }));
  it('robs', () =>
    expect(changeBy(game, 0, ROB + SLOTS + 6)).toMatchObject({
      seat: 1,
      slot: 6,
      ship: [1, 2, NONE, NONE, NONE, 3, NONE],
    }));
  it('destroys', () => expect(changeBy(game, 0, DESTROY + PARTS)).toMatchObject({ seat: 1, slot: 0 }));
  it('cannot foresee which of two Lift Engines is lost', () =>
    expect(changeBy(game, 0, DESTROY + PARTS + LIFT)).toBeNull());
  it('loses a Lift Engine', () => expect(changeBy(game, 1, LOSE_BACK)).toMatchObject({ seat: 1, slot: 5 }));
  it('is nothing for other actions', () => expect(changeBy(game, 0, PASS)).toBeNull());
});
