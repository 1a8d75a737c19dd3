// What an event changes on the table. A message can tell of a whole round of movement and bring only the state after it;
// with this the ships, cubes and chits move event by event in between. The state that comes at the end is what counts.
import { away, barrier, FREE, localSpace, type Space } from './course';
import * as N from './numbers';
import type { Players, State } from './numbers';
import { NODES, withCard } from './plans';

export interface Staged {
  state: State;
  /** The next vector of this seat is not one of its plan: a bonus, or a ship that sinks under ballast. */
  extra: number;
  /** This seat has just paid for an open arrow. */
  paid: number;
}

export const staged = (state: State): Staged => ({ state, extra: N.NONE, paid: N.NONE });

export function project(before: Staged, event: number, values: readonly number[]): Staged {
  const s: State = { ...before.state, players: before.state.players.map((player) => ({ ...player })) };
  const next: Staged = { state: s, extra: before.extra, paid: before.paid };
  const [a, b, c] = values;
  const player: Players | undefined = s.players[a];
  switch (event) {
    case N.EVENT_COLOUR:
      player.colour = b;
      break;
    case N.EVENT_STARTS_AT:
      Object.assign(player, { row: b, column: 0 });
      break;
    case N.EVENT_MACHINE:
      s.gears_open = 1 - b;
      break;
    case N.EVENT_TURN:
      Object.assign(s, { turn: a, step: N.STEP_PLAN, reversed: 0, marshal: N.NONE });
      for (const each of s.players) each.ladder = 0;
      break;
    case N.EVENT_ROUND:
      Object.assign(s, { step: N.STEP_ACTIONS, action_round: a, card: N.NONE, target: N.NONE, choice: N.NONE });
      break;
    case N.EVENT_RESHUFFLE:
      s.discards = s.discards.map(() => 0n);
      break;
    case N.EVENT_DRAWS:
      player.hand_size += b;
      break;
    case N.EVENT_DRAWN:
      player.hand = withCard(player.hand, b, true);
      break;
    case N.EVENT_CHOSEN:
      player.chosen = b + (c ? N.FACE_UP : N.FACE_DOWN);
      break;
    case N.EVENT_PLAN:
      lay(player, b, 1);
      break;
    case N.EVENT_FACE_DOWN:
      lay(player, player.chosen >= 0 ? player.chosen % N.CARDS_IN_DECK : N.NONE, 0);
      break;
    case N.EVENT_NO_CARDS:
      player.flying = 1;
      break;
    case N.EVENT_PLAYS:
      discard(s, player, b);
      Object.assign(s, { card: b, target: N.NONE, choice: N.NONE, effect: 0, placed_before: 0 });
      break;
    case N.EVENT_ON:
      Object.assign(s, { target: a, choice: c });
      break;
    case N.EVENT_PASSES:
      Object.assign(s, { card: N.NONE, target: N.NONE });
      break;
    case N.EVENT_PAYS:
      discard(s, player, b);
      next.paid = a;
      break;
    case N.EVENT_DISCARDS:
      discard(s, player, b);
      break;
    case N.EVENT_CHIT:
      addChit(s, player, b, c === 1);
      break;
    case N.EVENT_REMOVED:
      removeChit(s, player, b);
      break;
    case N.EVENT_DEACTIVATED:
      Object.assign(player, { face_up: 0, cube: N.NONE });
      break;
    case N.EVENT_CHITS_GONE:
      clearChits(s, player);
      break;
    case N.EVENT_STEALS:
      if (c) {
        player.hand_size += 1;
        s.players[b].hand_size -= 1;
      }
      break;
    case N.EVENT_STOLEN:
      player.hand = withCard(player.hand, b, true);
      s.players[c].hand = withCard(s.players[c].hand, b, false);
      break;
    case N.EVENT_REVERSED:
      s.reversed = 1;
      break;
    case N.EVENT_MARSHAL:
      s.marshal = a;
      break;
    case N.EVENT_LADDER:
      player.ladder = 1;
      break;
    case N.EVENT_MOVEMENT:
      Object.assign(s, { step: N.STEP_MOVEMENT, card: N.NONE, target: N.NONE });
      break;
    case N.EVENT_MOVES:
    case N.EVENT_BOUNCES:
    case N.EVENT_LEAPS:
      advance(next, a, b);
      if (event !== N.EVENT_BOUNCES) Object.assign(player, spaceIn(c));
      if (event === N.EVENT_LEAPS) player.ladder = 0;
      break;
    case N.EVENT_LOSES:
      if (b === N.NONE) player.card_over = 1;
      else advance(next, a, b);
      break;
    case N.EVENT_STOPS:
      player.card_over = 1;
      break;
    case N.EVENT_BONUS:
      next.extra = a;
      break;
    case N.EVENT_COLLECTS:
      player.ballast = b;
      s.ballast &= ~(1n << BigInt(localSpace(player)));
      next.extra = barrier(s, a, player, N.DOWN) === FREE ? a : N.NONE;
      break;
    case N.EVENT_DROPS:
      Object.assign(player, { ballast: player.ballast - 1, ...spaceIn(c) });
      break;
    case N.EVENT_PLAN_OVER:
      clearChits(s, player);
      if (b !== N.NONE) s.discards = withCard(s.discards, b, true);
      Object.assign(player, { flying: 0, face_up: 0, shown: 0, card_over: 0, cube: N.NONE, plan: N.NONE, laid: 0 });
      break;
    case N.EVENT_FOLK: {
      const to = away({ row: 0, column: 0 }, c);
      s.folks = s.folks.map((space, i) => (i === b ? space + to.row * N.SECTION_WIDTH + to.column : space));
      break;
    }
    case N.EVENT_LEMMING:
      s.lemmings = s.lemmings.map((space, i) => (i !== b ? space : c ? N.NONE : space + N.SECTION_WIDTH));
      break;
    case N.EVENT_NEW_LEMMING:
      s.lemmings = s.lemmings.map((space, i) => (i === b ? c : space));
      break;
    case N.EVENT_FINISH:
      s.winner = a;
      break;
  }
  return next;
}

/** Events name a space by 32 * row + column. */
const spaceIn = (space: number): Space => ({ row: Math.floor(space / 32), column: space % 32 });

function lay(player: Players, card: number, faceUp: number): void {
  player.hand_size -= 1;
  if (card !== N.NONE) player.hand = withCard(player.hand, card, false);
  const plan = card === N.NONE ? player.plan : card;
  Object.assign(player, {
    plan,
    laid: 1,
    face_up: faceUp,
    shown: faceUp,
    flying: 1,
    card_over: 0,
    cube: faceUp ? card : N.NONE,
    chosen: N.NONE,
  });
}

function discard(s: State, player: Players, card: number): void {
  player.hand_size -= 1;
  player.hand = withCard(player.hand, card, false);
  s.discards = withCard(s.discards, card, true);
}

/** The outermost chit; those of one card keep their order. */
function addChit(s: State, player: Players, direction: number, before: boolean): void {
  s.chits -= 1;
  if (!before) {
    player.after = player.after.with(player.after_count, direction);
    player.after_count += 1;
    return;
  }
  const chits = player.before.slice(0, player.before_count);
  chits.splice(player.before_count - s.placed_before, 0, direction);
  player.before = [...chits, ...player.before.slice(player.before_count + 1)];
  player.before_count += 1;
  s.placed_before += 1;
}

/** Of several chits of one direction it may be another: the state that follows puts that right. */
function removeChit(s: State, player: Players, direction: number): void {
  s.chits += 1;
  const inFront = player.before.slice(0, player.before_count).lastIndexOf(direction);
  if (inFront >= 0) {
    player.before = [...player.before.toSpliced(inFront, 1), N.NONE];
    player.before_count -= 1;
    return;
  }
  player.after = [...player.after.toSpliced(player.after.indexOf(direction), 1), N.NONE];
  player.after_count -= 1;
}

function clearChits(s: State, player: Players): void {
  s.chits += player.before_count + player.after_count;
  Object.assign(player, { before_count: 0, before_flown: 0, after_count: 0, after_flown: 0 });
}

/** The cube goes on along a vector, where that was one of the plan. */
function advance(next: Staged, seat: number, direction: number): void {
  if (next.state.step !== N.STEP_MOVEMENT) return;
  const { extra, paid } = next;
  next.extra = next.paid = N.NONE;
  if (extra === seat) return;
  const player = next.state.players[seat];
  if (player.before_flown < player.before_count) {
    player.before_flown += 1;
    return;
  }
  if (!player.card_over && !player.face_up) {
    player.card_over = 1;
    return;
  }
  const way =
    player.card_over || player.cube < 0
      ? undefined
      : NODES[player.cube].ways.find((node) => NODES[node].direction === direction);
  if (way !== undefined && (!NODES[way].paid || paid === seat)) player.cube = way;
  else if (player.after_flown < player.after_count) player.after_flown += 1;
}
