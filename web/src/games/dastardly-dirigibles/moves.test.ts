import { describe, expect, it } from 'vitest';
import {
  ASK_ACTION,
  ASK_DESTROY,
  ASK_GIVE,
  ASK_MATCH,
  ASK_ROB,
  ASK_TRANSMUTE,
  DESTROY,
  DISCARD,
  DRIVE,
  EXTRACTOR,
  GIVE,
  LIFT,
  NONE,
  NOSE,
  PARTS,
  PLACE,
  PLAY_SPECIAL,
  PRESTIDIGITATION,
  ROB,
  SLOTS,
  SWAP,
  TESLA,
  THIEF,
  TRANSMUTATION,
  TRANSMUTE,
  type State,
} from './numbers';
import { canDo, deedsFor, fillings, laying, readTarget, slotsFor, swapDeed, targetKey } from './moves';
import { cardOf } from './cards';

function table(more: Partial<State> = {}): State {
  const player = () => ({
    hand: Array<number>(60).fill(0),
    shown: Array<number>(60).fill(0),
    may_have: Array<number>(6).fill(0),
    unknown: 0,
    older: 0,
    hand_size: 0,
    ship: Array<number>(7).fill(NONE),
    points: [0, 0, 0],
  });
  return {
    n_seats: 3,
    asked: ASK_ACTION,
    announced: NONE,
    emporium: [4, 5, NONE, NONE, NONE],
    players: [player(), player(), player()],
    ...more,
  } as State;
}
const GEAR_NOSE = cardOf(1, NOSE);
const GEAR_LIFT = cardOf(1, LIFT);

describe('the menu of a card', () => {
  it('offers places, discarding, and swapping for what is in the Emporium', () => {
    const deeds = deedsFor(table(), 0, GEAR_LIFT);
    expect(deeds.map((deed) => deed.action)).toEqual([
      PLACE + SLOTS + 1,
      PLACE + SLOTS + 5,
      DISCARD + GEAR_LIFT,
      SWAP,
      SWAP + 1,
    ]);
    expect(deeds[3]).toMatchObject({ what: 'swap', question: ASK_GIVE, answer: GIVE + GEAR_LIFT });
  });
  it('offers a Special to be played', () =>
    expect(deedsFor(table(), 0, EXTRACTOR)[0]).toMatchObject({ what: 'special', action: PLAY_SPECIAL + 1 }));
  it('transmutes with a part that does not match', () => {
    const game = table({ asked: ASK_MATCH, announced: DRIVE });
    expect(deedsFor(game, 0, GEAR_NOSE)[0]).toMatchObject({ what: 'place', action: PLACE + SLOTS });
    game.players[0].hand[TRANSMUTATION] = 1;
    expect(deedsFor(game, 0, GEAR_NOSE)[0]).toMatchObject({
      what: 'transmute',
      action: TRANSMUTE,
      question: ASK_TRANSMUTE,
      answer: PLACE + SLOTS,
    });
    expect(deedsFor(game, 0, cardOf(1, DRIVE))[0].what).toBe('place');
    expect(deedsFor(game, 0, TRANSMUTATION)[0].action).toBe(TRANSMUTE);
  });
  it('has one entry where a card is to be given', () =>
    expect(deedsFor(table({ asked: ASK_GIVE }), 0, THIEF).map((deed) => deed.action)).toEqual([GIVE + THIEF]));
});

describe('what can be done', () => {
  it('asks for the first half to be legal and foresees the second', () => {
    const game = table();
    expect(canDo(game, 0, swapDeed(0, 9), [])).toBe(false);
    expect(canDo(game, 0, swapDeed(0, 9), [SWAP])).toBe(true);
    expect(canDo(game, 0, swapDeed(0, 4), [SWAP])).toBe(false);
  });
  it('robs only a part that is there', () => {
    const game = table();
    const robbing = laying(game, 0, THIEF, { on: 'slot', seat: 1, slot: 2 });
    if (!robbing || robbing === 'choose') throw new Error('nothing to do');
    expect(canDo(game, 0, robbing, [robbing.action])).toBe(false);
    game.players[1].ship[2] = 3;
    expect(canDo(game, 0, robbing, [robbing.action])).toBe(true);
  });
});

describe('laying a card somewhere', () => {
  it('builds it in at its own place', () => {
    expect(laying(table(), 0, GEAR_NOSE, { on: 'slot', seat: 0, slot: 0 })).toMatchObject({
      what: 'place',
      action: PLACE + SLOTS,
    });
    expect(laying(table(), 0, GEAR_NOSE, { on: 'slot', seat: 0, slot: 3 })).toBeNull();
  });
  it('aims Specials at rivals', () => {
    expect(laying(table(), 0, THIEF, { on: 'slot', seat: 2, slot: 5 })).toMatchObject({
      question: ASK_ROB,
      answer: ROB + 2 * SLOTS + 5,
    });
    expect(laying(table(), 0, TESLA, { on: 'slot', seat: 2, slot: 5 })).toMatchObject({
      question: ASK_DESTROY,
      answer: DESTROY + 2 * PARTS + LIFT,
    });
    expect(laying(table(), 0, GEAR_NOSE, { on: 'slot', seat: 2, slot: 0 })).toBeNull();
  });
  it('swaps, discards, or lets the person choose', () => {
    expect(laying(table(), 0, GEAR_NOSE, { on: 'emporium', place: 1 })).toMatchObject({
      action: SWAP + 1,
      answer: GIVE + GEAR_NOSE,
    });
    expect(laying(table({ asked: ASK_GIVE }), 0, GEAR_NOSE, { on: 'emporium', place: 1 })).toMatchObject({
      action: GIVE + GEAR_NOSE,
    });
    expect(laying(table(), 0, GEAR_NOSE, { on: 'discards' })).toMatchObject({ action: DISCARD + GEAR_NOSE });
    expect(laying(table(), 0, PRESTIDIGITATION, { on: 'discards' })).toBe('choose');
    expect(laying(table(), 0, EXTRACTOR, { on: 'pile' })).toMatchObject({ action: PLAY_SPECIAL + 1 });
  });
});

it('knows where parts fit, and how to fill a place', () => {
  expect(slotsFor(GEAR_LIFT)).toEqual([1, 5]);
  expect(slotsFor(THIEF)).toEqual([]);
  expect(fillings([PLACE + 1, PLACE + SLOTS + 1, PLACE + 2, DISCARD], 1)).toEqual([
    { kind: LIFT, action: PLACE + 1 },
    { kind: GEAR_LIFT, action: PLACE + SLOTS + 1 },
  ]);
});

it('reads the targets that it writes', () => {
  for (const target of [
    { on: 'slot', seat: 2, slot: 6 },
    { on: 'emporium', place: 3 },
    { on: 'discards' },
    { on: 'pile' },
  ] as const)
    expect(readTarget(targetKey(target))).toEqual(target);
  expect(readTarget('hand')).toBeNull();
});
