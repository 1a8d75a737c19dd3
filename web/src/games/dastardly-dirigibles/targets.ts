// Where a card can be laid, and what that means.
import { aimedAt, type Asked, type Use, usesOf } from './rulings';
import { EXTRACTOR } from './numbers';

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

/** What laying a card there means: one of its uses, 'choose' where several are meant, null where it means nothing. */
export function laying(table: Asked, kind: number, target: Target): Use | 'choose' | null {
  if (target.on === 'slot' && target.seat !== table.viewer) return aimedAt(table, kind, target.seat, target.slot);
  const uses = usesOf(table, kind);
  const first = (test: (use: Use) => boolean) => uses.find(test) ?? null;
  if (target.on === 'slot') return first(({ slot }) => slot === target.slot);
  if (target.on === 'emporium') return first(({ what, place }) => what === 'give' || place === target.place);
  const played = first(({ what }) => what === 'special');
  if (target.on === 'pile') return kind === EXTRACTOR ? played : null;
  // A Special that aims at nothing goes to the discards both when it is played and when it is thrown away.
  return played?.rule === 0 && !aimedAt(table, kind, 0, 0) ? 'choose' : first(({ what }) => what === 'discard');
}
