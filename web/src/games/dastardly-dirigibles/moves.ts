// What can be done with a card in hand: the entries of its menu, and what it means to lay it somewhere.
//
// Some deeds are two questions to the server, such as swapping: take from the Emporium, then give. Here they are one.
import { partOf, suitOf } from './cards';
import {
  ASK_ACTION,
  ASK_DESTROY,
  ASK_EXTRACT,
  ASK_GIVE,
  ASK_MATCH,
  ASK_ROB,
  ASK_TRANSMUTE,
  CARD_PLACED,
  DESTROY,
  DISCARD,
  EXTRACTOR,
  FIRST_SLOT,
  FIRST_SPECIAL,
  GIVE,
  LAST_SLOT,
  NONE,
  PART_OF_SLOT,
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

export type What = 'place' | 'transmute' | 'special' | 'discard' | 'swap' | 'give' | 'rob' | 'destroy';

/** Something to do with a card: an action, and what to answer to the question that follows. */
export interface Deed {
  what: What;
  action: number;
  /** The question that follows, and the answer to it; NONE where the person decides. */
  question: number;
  answer: number;
  /** The action whose effect on an airship can be shown in advance, NONE for none. */
  preview: number;
  slot: number;
  place: number;
}

const deed = (what: What, action: number, more: Partial<Deed> = {}): Deed => ({
  what,
  action,
  question: NONE,
  answer: NONE,
  preview: NONE,
  slot: NONE,
  place: NONE,
  ...more,
});

const placing = (kind: number, slot: number): number => PLACE + SLOTS * suitOf(kind) + slot;

/** The places where an Airship card fits. */
export function slotsFor(kind: number): number[] {
  const part = partOf(kind);
  return part === NONE ? [] : [...new Set([FIRST_SLOT[part], LAST_SLOT[part]])];
}

const placeDeed = (kind: number, slot: number): Deed =>
  deed('place', placing(kind, slot), { preview: placing(kind, slot), slot });

const transmuteDeed = (kind: number, slot: number): Deed =>
  deed('transmute', TRANSMUTE, {
    question: ASK_TRANSMUTE,
    answer: placing(kind, slot),
    preview: placing(kind, slot),
    slot,
  });

export const swapDeed = (place: number, kind: number): Deed =>
  deed('swap', SWAP + place, { question: ASK_GIVE, answer: GIVE + kind, place });

/** All that the menu of a card offers at the question that is put, legal or not. */
export function deedsFor(state: State, viewer: number, kind: number): Deed[] {
  const places = slotsFor(kind).map((slot) => placeDeed(kind, slot));
  switch (state.asked) {
    case ASK_ACTION: {
      const swaps = state.emporium.flatMap((there, place) =>
        there === NONE || place >= state.n_seats ? [] : [swapDeed(place, kind)],
      );
      const play = kind >= FIRST_SPECIAL ? [deed('special', PLAY_SPECIAL + kind - FIRST_SPECIAL)] : places;
      return [...play, deed('discard', DISCARD + kind), ...swaps];
    }
    case ASK_MATCH:
      if (kind === TRANSMUTATION) return [deed('special', TRANSMUTE)];
      if (partOf(kind) === state.announced || kind >= FIRST_SPECIAL || !(state.players[viewer].hand[TRANSMUTATION] > 0))
        return places;
      return slotsFor(kind).map((slot) => transmuteDeed(kind, slot));
    case ASK_TRANSMUTE:
    case ASK_EXTRACT:
      return places;
    case ASK_GIVE:
      return [deed('give', GIVE + kind)];
    default:
      return [];
  }
}

/** Can this be done? `legal` are the answers to the question that is put; the one that follows is foreseen. */
export function canDo(state: State, viewer: number, done: Deed, legal: readonly number[]): boolean {
  if (!legal.includes(done.action)) return false;
  if (done.question === ASK_GIVE) return done.answer - GIVE !== state.emporium[done.place];
  if (done.question === ASK_TRANSMUTE) {
    const choice = done.answer - PLACE;
    return state.players[viewer].ship[choice % SLOTS] !== Math.floor(choice / SLOTS);
  }
  if (done.question === ASK_ROB) {
    const victim = Math.floor((done.answer - ROB) / SLOTS);
    return victim !== viewer && state.players[victim].ship[(done.answer - ROB) % SLOTS] !== NONE;
  }
  return true;
}

/** Where a card can be laid. */
export type Target =
  { on: 'slot'; seat: number; slot: number } | { on: 'emporium'; place: number } | { on: 'discards' } | { on: 'pile' };

export const targetKey = (target: Target): string =>
  target.on === 'slot'
    ? `slot:${target.seat}:${target.slot}`
    : target.on === 'emporium'
      ? `emporium:${target.place}`
      : target.on;

export function readTarget(key: string): Target | null {
  const [on, a, b] = key.split(':');
  if (on === 'slot') return { on, seat: Number(a), slot: Number(b) };
  if (on === 'emporium') return { on, place: Number(a) };
  return on === 'discards' || on === 'pile' ? { on } : null;
}

/** What laying a card there means: a deed, 'choose' where several are meant, null where it means nothing. */
export function laying(state: State, viewer: number, kind: number, target: Target): Deed | 'choose' | null {
  if (target.on === 'slot' && target.seat === viewer) {
    if (partOf(kind) !== PART_OF_SLOT[target.slot]) return null;
    return deedsFor(state, viewer, kind).find((each) => each.slot === target.slot) ?? placeDeed(kind, target.slot);
  }
  if (target.on === 'slot') return aiming(kind, target.seat, target.slot);
  if (target.on === 'emporium')
    return state.asked === ASK_GIVE ? deed('give', GIVE + kind) : swapDeed(target.place, kind);
  if (target.on === 'pile') return kind === EXTRACTOR ? deed('special', PLAY_SPECIAL + kind - FIRST_SPECIAL) : null;
  // A Special goes to the discards both when it is played and when it is thrown away.
  return kind === EXTRACTOR || kind === PRESTIDIGITATION ? 'choose' : deed('discard', DISCARD + kind);
}

/** A Special that acts on a rival's airship, aimed at a place of it. */
function aiming(kind: number, seat: number, slot: number): Deed | null {
  const play = PLAY_SPECIAL + kind - FIRST_SPECIAL;
  if (kind === THIEF) {
    const answer = ROB + SLOTS * seat + slot;
    return deed('rob', play, { question: ASK_ROB, answer, preview: answer, slot });
  }
  if (kind === TESLA) {
    const answer = DESTROY + PARTS * seat + PART_OF_SLOT[slot];
    return deed('destroy', play, { question: ASK_DESTROY, answer, preview: answer, slot });
  }
  return null;
}

/** The legal ways to fill a place of one's own airship, with one card each. */
export const fillings = (legal: readonly number[], slot: number): { kind: number; action: number }[] =>
  legal
    .filter((action) => action >= PLACE && action < PLAY_SPECIAL && (action - PLACE) % SLOTS === slot)
    .map((action) => ({ kind: CARD_PLACED[action - PLACE], action }));
