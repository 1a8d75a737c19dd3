// What is known of a Traitor, in words and as the badge that stands on its porthole.
import type { badge } from '../../art/nostria';
import type { Note } from './facts';
import { tt } from './say';

export function noteText(note: Note, names: string[]): string {
  return tt(`ui-note-${note.what}`, 'seat' in note ? { name: names[note.seat] ?? '' } : {});
}

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
