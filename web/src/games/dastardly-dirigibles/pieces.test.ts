import { expect, it } from 'vitest';
import { cardOf } from './cards';
import { ASK_ACTION, LIFT, NONE, NOSE, TESLA, type State } from './numbers';
import { at, Pieces } from './pieces';

function table(change: (game: State) => void = () => {}): State {
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
  const game = {
    n_seats: 2,
    asked: ASK_ACTION,
    decider: 1,
    emporium: Array<number>(5).fill(NONE),
    discards: Array<number>(60).fill(0),
    players: [player(), player()],
  };
  change(game as unknown as State);
  return game as unknown as State;
}
const NOSE_CARD = cardOf(3, NOSE);
const LIFT_CARD = cardOf(3, LIFT);

it('a card keeps its name from the hand to the airship to the discards', () => {
  const pieces = new Pieces(0);
  const held = pieces.follow(table((game) => (game.players[0].hand[NOSE_CARD] = 1))).get(at.hand(NOSE_CARD))!.name;
  expect(pieces.follow(table((game) => (game.players[0].ship[0] = 3))).get(at.ship(0, 0))!.name).toBe(held);
  expect(pieces.follow(table((game) => (game.discards[NOSE_CARD] = 1))).get(at.discards)!.name).toBe(held);
});

it('of two like parts the one that stays keeps its name', () => {
  const pieces = new Pieces(0);
  const before = pieces.follow(table((game) => (game.players[0].ship[5] = 3)));
  const name = before.get(at.ship(0, 5))!.name;
  const after = pieces.follow(table((game) => game.players[0].ship.splice(0, 7, NONE, 3, NONE, NONE, NONE, 3, NONE)));
  expect(after.get(at.ship(0, 5))!.name).toBe(name);
  expect(after.get(at.ship(0, 1))!.name).not.toBe(name);
});

it('says where a card that could not be seen comes from', () => {
  const pieces = new Pieces(0);
  pieces.follow(table());
  const layout = pieces.follow(
    table((game) => {
      game.players[1].ship[1] = 3;
      game.emporium[0] = NOSE_CARD;
      game.discards[TESLA] = 1;
    }),
  );
  expect(layout.get(at.ship(1, 1))).toMatchObject({ kind: LIFT_CARD, from: 'hand:1' });
  expect(layout.get(at.emporium(0))!.from).toBe('pile');
  expect(layout.get(at.discards)).toMatchObject({ kind: TESLA, from: 'hand:1' });
});

it('shows the card uppermost that was discarded last', () => {
  const pieces = new Pieces(0);
  pieces.follow(table((game) => (game.discards[TESLA] = 1)));
  expect(pieces.top).toBe(TESLA);
  pieces.follow(table((game) => (game.discards[TESLA] = game.discards[NOSE_CARD] = 1)));
  expect(pieces.top).toBe(NOSE_CARD);
  pieces.follow(table((game) => (game.discards[TESLA] = 1)));
  expect(pieces.top).toBe(TESLA);
  pieces.follow(table());
  expect(pieces.top).toBe(NONE);
});
