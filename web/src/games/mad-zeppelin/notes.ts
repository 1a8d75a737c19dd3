// What is known of a Traitor, in words and as the badge that stands on its porthole.
import type { badge } from '../../art/nostria';
import { tt } from './names';
import type { Note } from './rulings';

/** A sentence for each seat that it is about. */
export function noteText({ what, seats }: Note, names: readonly string[]): string {
  if (!seats.length) return tt(`ui-note-${what}`);
  return seats.map((seat) => tt(`ui-note-${what}`, { name: names[seat] ?? '' })).join('; ');
}

/** All that is known, in one sentence. */
export const notesText = (notes: readonly Note[], names: readonly string[]): string =>
  notes.map((note) => noteText(note, names)).join('; ') || tt('ui-note-unknown');

type Badge = Parameters<typeof badge>[0];
const BADGES: Partial<Record<Note['what'], Badge>> = {
  open: 'open',
  seen: 'seen',
  kept: 'seen',
  'seen-out': 'out',
  out: 'out',
  blocked: 'blocked',
  marked: 'marked',
  mine: 'hand',
  passed: 'passed',
};

/** The badges for what is known, without repeats. */
export function badgesFor(notes: readonly Note[]): Badge[] {
  return [...new Set(notes.flatMap((note) => BADGES[note.what] ?? []))];
}

/** Is the Traitor on the table already, or nobody's in this turn? */
export const isGone = (notes: readonly Note[]): boolean =>
  notes.some(({ what }) => what === 'played' || what === 'open' || what === 'out' || what === 'seen-out');
