// Where the luck of a match comes from, as `aerodrome.play.luck` has it: the server's secret, to which it binds itself when
// the table is made, and a nonce of every seat, bound by a pledge before any nonce is shown.
import type { Share } from '../wire/types';
import { sha256 } from './sha256';

const hashOf = (...lines: string[]): string => sha256(new TextEncoder().encode(lines.join('\n')));

/** 256 random bits of this browser. */
export function drawNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash by which a seat's client binds itself to a nonce, after it has seen the server's commitment. */
export function pledgeOf(table: string, seat: number, commitment: string, nonce: string): string {
  return hashOf('aerodrome pledge 1', table, String(seat + 1), commitment, nonce);
}

/** The nonce of a bot's seat: anybody can work it out. */
export function botNonce(table: string, seat: number): string {
  return hashOf('aerodrome bot nonce 1', table, String(seat + 1));
}

/** A share as game files have it, and as it goes into the seed. */
export function shareText(share: Share): string {
  if (share.kind === 'player')
    return share.nonce ? `player ${share.nonce} ${share.pledge}` : `withheld ${share.pledge}`;
  return share.kind === 'bot' ? `bot ${share.nonce}` : 'none';
}

/** What all dice and cards of the match follow from. */
export function seedOf(secret: string, table: string, shares: readonly Share[]): string {
  const lines = shares.map((share, i) => `nonce ${i + 1} ${shareText(share)}`);
  return hashOf('aerodrome luck 2', `secret ${secret}`, `table ${table}`, ...lines);
}

/** Is a nonce that was shown the one that was pledged, or a bot's? */
export function shareFits(table: string, seat: number, commitment: string, share: Share): boolean {
  if (share.kind === 'bot') return share.nonce === botNonce(table, seat);
  return share.kind !== 'player' || !share.nonce || share.pledge === pledgeOf(table, seat, commitment, share.nonce);
}

/** By what a seat is bound before nonces are shown. */
export function boundBy(share: Share): string {
  return `${share.kind ?? 'none'} ${share.pledge ?? ''}`;
}
