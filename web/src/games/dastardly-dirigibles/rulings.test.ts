import { describe, expect, it } from 'vitest';
import type { State as Bytes } from '../../engine/engine';
import { rulesFor } from '../../engine/testing';
import { decode } from '../../wire/decode';
import { cardOf, copiesOf } from './cards';
import {
  ASK_ACTION,
  ASK_MATCH,
  DESTROY,
  DISCARD,
  EXTRACTOR,
  GIVE,
  KINDS,
  NONE,
  NOSE,
  PARTS,
  PLACE,
  PLAY_SPECIAL,
  ROB,
  SCHEMA,
  SLOTS,
  SWAP,
  TESLA,
  THIEF,
  TRANSMUTATION,
  TRANSMUTE,
  type State,
} from './numbers';
import { aimedAt, changeBy, shows, usesOf, valueOf } from './rulings';
import { laying, readTarget, targetKey } from './targets';

const rules = await rulesFor('dastardly-dirigibles');
const stateOf = (bytes: Bytes) => decode<State>(SCHEMA, rules.toNumbers(bytes));

/** Positions of a game by instinct, each as the seat that is asked sees it. */
function* game(seed: number, seats = 3, options = {}) {
  let state = rules.newGame(seats, options, seed);
  for (let ply = 1; rules.toAct(state); ply++) {
    const viewer = Math.log2(rules.toAct(state));
    const bytes = rules.blind(state, viewer);
    yield { rules, bytes, viewer, shown: stateOf(bytes) };
    state = rules.step(state, viewer, rules.mostAppealing(bytes, viewer, { seed, ply }), { seed, ply }).state;
  }
}

const held = ({ shown, viewer }: { shown: State; viewer: number }) =>
  Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => shown.players[viewer].hand[kind] > 0);

it('what the uses of the cards in hand call legal is legal, and nothing that is done with a card is missing', () => {
  let transmuted = 0;
  for (const seat of game(5)) {
    const { bytes, viewer, shown } = seat;
    if (shown.asked !== ASK_ACTION && shown.asked !== ASK_MATCH) continue;
    const uses = held(seat).flatMap((kind) => usesOf(seat, kind));
    const able = uses.filter(({ rule }) => rule === 0);
    const legal = rules.legal(bytes, viewer);
    expect(able.filter(({ action }) => !legal.includes(action))).toEqual([]);
    const withCards = legal.filter((a) => (a >= PLACE && a < SWAP) || (a >= DISCARD && a < GIVE) || a === TRANSMUTE);
    expect([...new Set(able.map(({ action }) => action))]).toEqual(expect.arrayContaining(withCards));
    for (const { what, action, points } of able.filter((use) => use.what === 'place'))
      expect([what, points]).toEqual(['place', changeBy(seat, action)!.after]);
    transmuted += able.filter(({ what }) => what === 'transmute').length;
  }
  expect(transmuted).toBeGreaterThan(0);
});

it('a use says what it is, where it goes, and what it shows', () => {
  const [first] = [...game(5)].filter(({ shown }) => shown.asked === ASK_ACTION);
  const [part] = held(first).filter((kind) => kind < TRANSMUTATION);
  const uses = usesOf(first, part);
  expect(uses[0]).toMatchObject({ what: 'place', answer: NONE, place: NONE });
  expect(shows(uses[0])).toBe(uses[0].action);
  expect(uses.find(({ what }) => what === 'discard')).toMatchObject({ action: DISCARD + part, slot: NONE });
  const swaps = uses.filter(({ what }) => what === 'swap');
  expect(swaps.map(({ place, action, answer }) => [place, action, answer])).toEqual(
    [0, 1, 2].map((place) => [place, SWAP + place, GIVE + part]),
  );
  expect(swaps.map(shows)).toEqual([NONE, NONE, NONE]);
});

it('counts airships, and what is not known counts nothing', () => {
  const seats = [...game(5)];
  const value = valueOf(seats[0], 0);
  expect(value).toMatchObject({ points: 0, suit: NONE, parts: 0, muddle: false, bonus: 0 });
  const grown = seats.filter(({ shown }) => shown.players[1].ship.filter((suit) => suit !== NONE).length > 3).at(-1)!;
  const { points, ofSuit, wilds, singles, muddle } = valueOf(grown, 1)!;
  expect(points).toBe(muddle ? 20 : 2 * ofSuit + wilds + singles);
  expect(valueOf({ ...grown, rules: null }, 1)).toBeNull();
  expect(changeBy(grown, NONE)).toBeNull();
});

it('knows how many copies are in play, and which number is made up', () => {
  const [asPrinted] = game(1);
  expect(copiesOf(asPrinted, THIEF)).toEqual({ copies: 2, reconstructed: true });
  const [chosen] = game(1, 3, { thieves: 1 });
  expect(copiesOf(chosen, THIEF)).toEqual({ copies: 1, reconstructed: false });
});

describe('laying a card somewhere', () => {
  const seats = [...game(5), ...game(6), ...game(7)].filter(({ shown }) => shown.asked === ASK_ACTION);
  const holding = (kind: number) => seats.find((seat) => held(seat).includes(kind))!;
  const nose = seats.flatMap((seat) => held(seat)).find((kind) => kind < TRANSMUTATION && kind % PARTS === NOSE)!;

  it('builds it in at its own place', () => {
    const seat = holding(nose);
    const slot = (slot: number) => laying(seat, nose, { on: 'slot', seat: seat.viewer, slot });
    expect(slot(0)).toMatchObject({ what: 'place', action: PLACE + SLOTS * Math.floor(nose / PARTS) });
    expect(slot(3)).toBeNull();
    expect(nose).toBe(cardOf(Math.floor(nose / PARTS), NOSE));
  });
  it('aims Specials at rivals', () => {
    const seat = holding(THIEF);
    const rival = (seat.viewer + 1) % 3;
    const thief = laying(seat, THIEF, { on: 'slot', seat: rival, slot: 5 });
    expect(thief).toMatchObject({ what: 'rob', answer: ROB + rival * SLOTS + 5 });
    expect(shows(thief as NonNullable<ReturnType<typeof aimedAt>>)).toBe(ROB + rival * SLOTS + 5);
    expect(aimedAt(seat, TESLA, rival, 5)).toMatchObject({ what: 'destroy', answer: DESTROY + rival * PARTS + 1 });
    expect(aimedAt(seat, nose, rival, 0)).toBeNull();
  });
  it('swaps, discards, or lets the person choose', () => {
    const seat = holding(EXTRACTOR);
    expect(laying(seat, EXTRACTOR, { on: 'emporium', place: 1 })).toMatchObject({
      what: 'swap',
      action: SWAP + 1,
      answer: GIVE + EXTRACTOR,
    });
    expect(laying(seat, EXTRACTOR, { on: 'discards' })).toBe('choose');
    expect(laying(seat, EXTRACTOR, { on: 'pile' })).toMatchObject({ what: 'special', action: PLAY_SPECIAL + 1 });
    expect(laying(holding(nose), nose, { on: 'discards' })).toMatchObject({ what: 'discard', action: DISCARD + nose });
    expect(laying(holding(nose), nose, { on: 'pile' })).toBeNull();
  });
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
