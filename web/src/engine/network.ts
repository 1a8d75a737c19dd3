// The file of a network, as `aerodrome.bots.weights` writes it: a sheet that says what it is for, and its arrays, in the
// order in which the module takes them.
import { sha256 } from '../fair/sha256';
import { BadModule } from './machine';
import type { Sheet } from './sheet';

export interface Network {
  width: number;
  /** The bytes of all arrays, one after the other. */
  arrays: Uint8Array<ArrayBuffer>;
}

const MAGIC = new TextEncoder().encode('aerodrome network\n\0\0');
const DIGEST = 32;
const LENGTH = 4;
const AGAIN = 'Load the page again; if that does not help, build the client anew: make web';

/** Read a network for the game of this sheet. Raises BadModule. */
export function readNetwork(bytes: Uint8Array<ArrayBuffer>, sheet: Sheet): Network {
  const bad = (what: string) => new BadModule(`The network of ${sheet.game} ${what}. ${AGAIN}`);
  if (MAGIC.some((byte, i) => bytes[i] !== byte)) throw bad('is no network, or its beginning is damaged');
  const rest = bytes.subarray(MAGIC.length + DIGEST);
  const digest = Array.from(bytes.subarray(MAGIC.length, MAGIC.length + DIGEST), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  if (sha256(rest) !== digest) throw bad('is damaged: some of it is missing or has changed');
  const end = LENGTH + new DataView(rest.buffer, rest.byteOffset).getUint32(0, true);
  const said = JSON.parse(new TextDecoder().decode(rest.subarray(LENGTH, end))) as Record<string, unknown>;
  for (const [name, wanted] of Object.entries(sheet.guided!.network))
    if (JSON.stringify(said[name]) !== JSON.stringify(wanted)) throw bad(`was made for other rules (${name})`);
  return { width: said.width as number, arrays: rest.slice(end) };
}
