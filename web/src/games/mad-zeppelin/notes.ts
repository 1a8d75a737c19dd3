// What is known of a Traitor, in words and as the badge that stands on its porthole.
import type { badge } from '../../art/nostria';
import type { Note } from './facts';
import { tt } from './texts';

export function noteText(note: Note, names: string[]): string {
  const key = `note_${note.what}` as const;
  return 'seat' in note ? tt(key, { name: names[note.seat] ?? '' }) : tt(key);
}

type Badge = Parameters<typeof badge>[0];
const BADGES: Partial<Record<Note['what'], Badge>> = {
  open: 'open',
  seen: 'seen',
  kept: 'seen',
  seen_out: 'out',
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
