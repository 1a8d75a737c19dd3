// What this browser has noted about the luck of tables, so that the server cannot tell it something else later.

const KEY = 'aerodrome.promises';
const KEPT = 60;

/** What this browser gave for one of its seats. */
interface Drawn {
  nonce: string;
  /** By what every seat was bound when this nonce was shown for the first time; missing while it was not shown. */
  bound?: string[];
  /** How many nonces were shown for this seat, this one included. */
  shown: number;
}

export interface Note {
  commitment: string;
  /** Whether the cards were still to be dealt when the commitment was noted. */
  before: boolean;
  drawn?: Record<number, Drawn>;
}

let notes: Record<string, Note> | null = null;

function all(): Record<string, Note> {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null) notes = JSON.parse(kept) as Record<string, Note>;
  } catch {
    // A browser that keeps nothing remembers as long as the page is open.
  }
  return (notes ??= {});
}

function keep(table: string, note: Note): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  notes = Object.fromEntries([...others.slice(1 - KEPT), [table, note]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(notes));
  } catch {
    // As above.
  }
}

export function noteOf(table: string): Note | null {
  return all()[table] ?? null;
}

/** Note what a table promises when it is seen for the first time: what is said later must be the same. */
export function notePromise(table: string, commitment: string, before: boolean): void {
  if (commitment && !noteOf(table)) keep(table, { commitment, before });
}

/** Note a nonce that was drawn for a seat. */
export function noteNonce(table: string, seat: number, nonce: string, commitment: string): void {
  const note = noteOf(table) ?? { commitment, before: true };
  const shown = note.drawn?.[seat]?.shown ?? 0;
  keep(table, { ...note, drawn: { ...note.drawn, [seat]: { nonce, shown } } });
}

/** A nonce that was shown is void: it is in nothing, but it was shown. */
export function noteVoid(table: string, seat: number): void {
  const note = noteOf(table);
  const drawn = note?.drawn?.[seat];
  if (note && drawn) keep(table, { ...note, drawn: { ...note.drawn, [seat]: { nonce: '', shown: drawn.shown } } });
}

/** Note by what all seats are bound now that a nonce is shown. The first time counts: a second one would be too late. */
export function noteShown(table: string, seat: number, bound: string[]): void {
  const note = noteOf(table);
  const drawn = note?.drawn?.[seat];
  if (note && drawn && !drawn.bound)
    keep(table, { ...note, drawn: { ...note.drawn, [seat]: { ...drawn, bound, shown: drawn.shown + 1 } } });
}
