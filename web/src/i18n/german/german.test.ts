// Every text that games tell, collected by tools/web_texts.py, is known in German, with all its parts.
import { describe, expect, it } from 'vitest';
import { Interpreter } from '../told';
import { german as airships } from './airships';
import { german as dirigibles } from './dastardly-dirigibles';
import { german as madZeppelin } from './mad-zeppelin';
import { reasons, shared } from './shared';
import { german as zeppeldrome } from './zeppeldrome';

interface Corpus {
  names: string[];
  games: Record<string, { texts: string[]; rules: Record<string, string>; sections: string[] }>;
}

const [corpus] = Object.values(import.meta.glob<Corpus>('../../../texts.json', { eager: true, import: 'default' }));
if (!corpus)
  throw new Error('web/texts.json is missing: python -m tools.web_texts --out web/texts.json, or make test-client');
const catalogues = { airships, 'mad-zeppelin': madZeppelin, 'dastardly-dirigibles': dirigibles, zeppeldrome };

describe.each(Object.entries(catalogues))('%s in German', (game, catalogue) => {
  const { texts, rules, sections } = corpus.games[game];
  const interpreter = new Interpreter([reasons, catalogue, shared]);

  it('has every rule and every section, and no others', () => {
    expect(Object.keys(catalogue.rules ?? {}).sort()).toEqual(Object.keys(rules).sort());
    expect(sections.filter((section) => interpreter.gaps(section, []).length)).toEqual([]);
  });
  it('has every text', { timeout: 60_000 }, () => {
    const missing = texts.flatMap((text) => interpreter.gaps(text, corpus.names).map((gap) => ({ gap, text })));
    expect(missing.slice(0, 20)).toEqual([]);
  });
  it('has reasons', () => {
    const why =
      'The first two may be equally good: their chances differ by less than the error. In 160 games played on from each of the two: ' +
      'your points in the end: 5.3 on average, after the second 4.1; Zoe Quill wins before it is up to you again: never, after the second 12%.';
    expect(interpreter.gaps(why, corpus.names)).toEqual([]);
    expect(interpreter.tell(why)).toContain(
      'deine Punkte am Ende: 5,3 im Mittel, nach dem zweiten 4,1; Zoe Quill gewinnt, bevor du wieder dran bist: nie',
    );
  });
  it('loses no name and no number', { timeout: 60_000 }, () => {
    const marks = (text: string) => [...text.matchAll(/\d+|[A-Z][a-z]+ Quill/g)].map(([mark]) => mark).sort();
    const lost = texts.filter((text) => marks(interpreter.tell(text)).join() !== marks(text).join());
    expect(lost.slice(0, 20).map((text) => [text, interpreter.tell(text)])).toEqual([]);
  });
});
