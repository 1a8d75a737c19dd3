// A state as bytes, which rules take, and as a flat list of whole numbers, which the wire has.
type Int = number | string;

const WIDTHS: Record<string, number> = { b: 1, h: 2, i: 4, q: 8, x: 1 };

/** Go through a layout: what stands where. Gaps are left out. */
function* places(layout: string): Generator<[at: number, width: number]> {
  let at = 0;
  for (const letter of layout) {
    const width = WIDTHS[letter];
    if (letter !== 'x') yield [at, width];
    at += width;
  }
}

/** The numbers of a state, in the order of its game's schema. What is too large for a number is a string, as on the wire. */
export function numbersOf(layout: string, state: Uint8Array): Int[] {
  const view = new DataView(state.buffer, state.byteOffset, state.byteLength);
  const found: Int[] = [];
  for (const [at, width] of places(layout)) {
    if (width === 8) {
      const wide = view.getBigInt64(at, true);
      const narrow = Number(wide);
      found.push(Number.isSafeInteger(narrow) ? narrow : String(wide));
    } else found.push(width === 4 ? view.getInt32(at, true) : width === 2 ? view.getInt16(at, true) : view.getInt8(at));
  }
  return found;
}

/** The bytes of a state that came as numbers. */
export function bytesOf(layout: string, numbers: readonly Int[]): Uint8Array<ArrayBuffer> {
  const state = new Uint8Array([...layout].reduce((sum, letter) => sum + WIDTHS[letter], 0));
  const view = new DataView(state.buffer);
  let next = 0;
  for (const [at, width] of places(layout)) {
    const number = numbers[next++];
    if (width === 8) view.setBigInt64(at, BigInt(number ?? 0), true);
    else if (width === 4) view.setInt32(at, Number(number), true);
    else if (width === 2) view.setInt16(at, Number(number), true);
    else view.setInt8(at, Number(number));
  }
  if (next !== numbers.length) throw new Error(`a state of ${numbers.length} numbers, where ${next} are known`);
  return state;
}
