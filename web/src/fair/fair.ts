// The proof that the luck of a game was fair: before the deal the server publishes the SHA-256 of a secret from which
// all luck comes; at the end it reveals the secret. What is checked here needs no trust in the server, but for the rules
// themselves: that every draw follows from the secret is shown by `aerodrome verify`, which plays the game again.
import { fromHex, sha256 } from './sha256';

const SECRET = /^[0-9a-f]{64}$/;

/** Is this the secret that was promised? The hash is of its 32 bytes, which come as hexadecimal digits. */
export function keepsPromise(secret: string, commitment: string): boolean {
  return SECRET.test(secret) && sha256(fromHex(secret)) === commitment;
}

export interface FileCheck {
  /** Its luck is the secret that was revealed, and its promise the one that was made. */
  luck: boolean;
  /** Every line fits the hash behind it: nothing was cut or changed. */
  whole: boolean;
  moves: number;
}

const short = (text: string): string => sha256(new TextEncoder().encode(text)).slice(0, 12);

/** Check a game file against what the table showed. */
export function checkFile(text: string, secret: string, commitment: string): FileCheck {
  const lines = text.trimEnd().split('\n');
  const header = lines.indexOf('---');
  const end = lines.indexOf('---', header + 1);
  const field = (name: string) => lines.slice(0, header).find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const luck = field('luck') === `secret ${secret}` && field('commitment') === commitment;
  if (lines[0] !== 'aerodrome-game 1' || header < 0 || end < 0) return { luck: false, whole: false, moves: 0 };
  let chain = short(lines.slice(0, header + 1).join('\n'));
  let whole = lines.length === end + 3;
  for (const line of lines.slice(header + 1, end)) {
    const at = line.lastIndexOf(' ~');
    chain = short(chain + line.slice(0, at));
    whole &&= line.slice(at + 2) === chain;
  }
  const last = lines[end + 2] ?? '';
  const at = last.lastIndexOf(' ~');
  whole &&= last.slice(at + 2) === short(chain + lines[end + 1] + last.slice(0, at));
  return { luck, whole, moves: end - header - 1 };
}

// --- what this browser has noted

const KEY = 'aerodrome.promises';
const KEPT = 60;

interface Noted {
  commitment: string;
  /** Whether the cards had been dealt by then. */
  before: boolean;
}

function read(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Noted>;
  } catch {
    return {};
  }
}

/** Note what a table promises when it is seen for the first time: what is said later must be the same. */
export function notePromise(table: string, commitment: string, before: boolean): void {
  const noted = read();
  if (!commitment || noted[table]) return;
  const kept = Object.entries(noted).slice(1 - KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, { commitment, before }]])));
  } catch {
    // A browser that keeps nothing checks what the server says at the end.
  }
}

export function notedPromise(table: string): Noted | null {
  return read()[table] ?? null;
}
