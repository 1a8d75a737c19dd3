// Names of people at the tables of this browser: the same that a server takes (`aerodrome.play.names`), so that their
// games can be written to files and read anywhere.
import { t } from '../text';

const MOST_LETTERS = 40;
const MOST_MARKS = 4;

const VARIATION = /[\ufe0e\ufe0f]/u;
const JOINER = '\u200d';
const FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu;
/** What is drawn as nothing, or as a blank. */
const UNSEEN =
  /[\p{C}\p{Zl}\p{Zp}\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\u{16fe4}\u{1d159}\u{e0000}-\u{e0fff}]/u;
const BLANK = /\p{Zs}/u;
/** Letters of scripts in which a joiner changes the meaning. */
const JOINED =
  /(?=[\p{L}\p{M}])[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Khmr}\p{sc=Mlym}\p{sc=Mong}\p{sc=Mymr}\p{sc=Orya}\p{sc=Sinh}\p{sc=Syrc}\p{sc=Taml}\p{sc=Telu}\p{sc=Tibt}]/u;
const PICTURE = /\p{So}/u;
const LOOSE_MARK = new RegExp(
  `(?:^| )(?![\\ufe0e\\ufe0f])[\\p{Mn}\\p{Me}]|(?:(?![\\ufe0e\\ufe0f])[\\p{Mn}\\p{Me}]){${MOST_MARKS + 1}}`,
  'u',
);

/** The first character that cannot be seen. */
function hidden(name: string): string | undefined {
  const letters = [...name.replace(FLAG, '\u{1f3f4}')];
  return letters.find((c, i) => {
    const before = letters[i - 1] ?? '';
    const after = letters[i + 1] ?? '';
    if (VARIATION.test(c)) return !/[\p{S}\p{P}\p{N}]/u.test(before);
    if (c !== JOINER && c !== '\u200c') return UNSEEN.test(c) || (c !== ' ' && BLANK.test(c));
    const inEmoji = c === JOINER && /[\ufe0e\ufe0f\p{So}\p{Sk}]/u.test(before) && PICTURE.test(after);
    return !inEmoji && !(JOINED.test(before) && JOINED.test(after));
  });
}

const escaped = (c: string) => `\\u{${c.codePointAt(0)!.toString(16)}}`;
const shown = (name: string) => [...name].map((c) => (UNSEEN.test(c) ? escaped(c) : c)).join('');

const spaced = (given: string): string =>
  given
    .split(/(?:(?!\ufeff)\s)+/u)
    .filter(Boolean)
    .join(' ');

/** Why nobody can be called so: a text of the house; null where it is a name. */
export function faultIn(given: string): { id: string; args: Record<string, string | number> } | null {
  const name = spaced(given);
  const letters = [...name];
  if (!name || letters.length > MOST_LETTERS || name.includes('|'))
    return { id: 'name-not-printable', args: { name: shown(letters.slice(0, 60).join('')), most: MOST_LETTERS } };
  const unseen = hidden(name);
  if (unseen) {
    const character = `U+${unseen.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
    return { id: 'name-invisible', args: { name: shown(name), character } };
  }
  if (LOOSE_MARK.test(name)) return { id: 'name-accents', args: { name: shown(name), most: MOST_MARKS } };
  return null;
}

/** A name with single spaces. Raises an error with a sentence that says what to change. */
export function checkedName(given: string): string {
  const fault = faultIn(given);
  if (fault) throw new Error(t(fault.id, fault.args));
  return spaced(given);
}
