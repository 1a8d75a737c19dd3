// Pictures in a sentence: what belongs to one stays on its line, and one needs no quotation marks.
import type { Piece } from '../text';

/** A picture with the signs before and after it, or with the first word of the name beside it. */
export interface Pictured {
  before: string;
  picture: string;
  /** What it shows, for those who cannot see it; empty where its name follows. */
  name: string;
  after: string;
}

/** The picture of a named thing, and whether its name stands beside it. */
export type PictureOf = (kind: string, n: number) => { picture: string; captioned: boolean } | undefined;

const QUOTE = /[“„«]\s?$/;
const UNQUOTE = /^\s?[”“»]/;
const NO_BREAK = '\u00a0';

/** The last sentence of several: the question itself, where there is no room for what it is about. No name ends one. */
export function lastSentence(pieces: readonly Piece[], names: readonly string[]): readonly Piece[] {
  const nameless = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, '-'.repeat(name.length)), text);
  for (let i = pieces.length - 1; i >= 0; i--) {
    const piece = pieces[i];
    const end = typeof piece === 'string' ? [...nameless(piece).matchAll(/[.?!]\s+(?=\S|$)/g)].at(-1) : undefined;
    if (end && typeof piece === 'string') return [piece.slice(end.index + end[0].length), ...pieces.slice(i + 1)];
  }
  return pieces;
}

export function glued(pieces: readonly Piece[], pictureOf: PictureOf): (string | Pictured)[] {
  const runs: (string | Pictured)[] = [];
  const say = (text: string) => {
    const last = runs.at(-1);
    if (typeof last === 'string') runs[runs.length - 1] = last + text;
    else if (last && !last.name) runs.push(text);
    else if (last) {
      // After a picture without its name: the signs up to the next space stay with it.
      const bare = last.before.match(QUOTE) && text.match(UNQUOTE);
      if (bare) last.before = last.before.replace(QUOTE, '');
      const rest = bare ? text.replace(UNQUOTE, '') : text;
      last.after = rest.match(/^\S*/)![0];
      if (rest.length > last.after.length) runs.push(rest.slice(last.after.length));
    } else runs.push(text);
  };
  for (const piece of pieces) {
    const drawn = typeof piece === 'string' ? undefined : pictureOf(piece.kind, piece.n);
    if (typeof piece === 'string' || !drawn) {
      say(typeof piece === 'string' ? piece : piece.text);
      continue;
    }
    const last = runs.at(-1);
    const before = typeof last === 'string' ? last.match(/(\S|[“„«]\s)*$/)![0] : '';
    if (typeof last === 'string') runs[runs.length - 1] = last.slice(0, last.length - before.length);
    if (!drawn.captioned) runs.push({ before, picture: drawn.picture, name: piece.text, after: '' });
    else {
      const [word] = piece.text.match(/^\S*/)!;
      runs.push({ before, picture: drawn.picture, name: '', after: NO_BREAK + word });
      say(piece.text.slice(word.length));
    }
  }
  return runs.filter((run) => run !== '');
}
