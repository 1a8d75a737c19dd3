// Names of sections over the course: whole, in one line or two; none where both would be too small to read.
const WIDE = 0.56; // of a letter, against its height
const SMALLEST = 11;

/** How far above the course the last line stands, clear of the lens's frame. */
export const ABOVE = 16;

export interface Title {
  rows: string[];
  size: number;
}

export function titled(name: string, width: number, height: number): Title {
  const largest = Math.min(30, height * 0.52);
  const one = Math.min(largest, width / (name.length * WIDE));
  const [first, second] = halves(name);
  const two = second
    ? Math.min(height * 0.36, (height - ABOVE) / 2, width / (Math.max(first.length, second.length) * WIDE))
    : 0;
  if (one >= two * 0.95) return one < SMALLEST ? { rows: [], size: 0 } : { rows: [name], size: one };
  return two < SMALLEST ? { rows: [], size: 0 } : { rows: [first, second], size: two };
}

/** Split where the halves are most alike. */
function halves(name: string): [string, string] {
  const words = name.split(' ');
  const cuts = words
    .slice(1)
    .map((_, i): [string, string] => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  cuts.sort((a, b) => Math.max(...a.map((each) => each.length)) - Math.max(...b.map((each) => each.length)));
  return cuts[0] ?? [name, ''];
}
