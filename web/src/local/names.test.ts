// The names that this browser takes are those that Python takes: `tools/web_sentences.py` writes down which.
import { describe, expect, it } from 'vitest';
import { checkedName, faultIn } from './names';

const [{ called }] = Object.values(
  import.meta.glob<{ called: Record<string, string> }>('../../sentences.json', { eager: true, import: 'default' }),
);

describe('names at the tables of this browser', () => {
  it.each(Object.entries(called))('takes or refuses what Python does: %j', (name, fault) => {
    expect(faultIn(name)?.id ?? '').toBe(fault);
  });

  it('are written with single spaces, and are not cut', () => {
    expect(checkedName('  Zoë   Müller ')).toBe('Zoë Müller');
    expect(() => checkedName('a | b')).toThrow('|');
    expect(Object.values(called).filter(Boolean).length).toBeGreaterThan(20);
  });
});
