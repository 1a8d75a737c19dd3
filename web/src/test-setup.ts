// What logic needs of a browser, for tests in Node: nothing moves, nothing is kept, nobody looks.
import { vi } from 'vitest';

const kept = new Map<string, string>();
const nothing = () => {};

vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('location', {
  protocol: 'http:',
  host: 'aerodrome.test',
  origin: 'http://aerodrome.test',
  pathname: '/',
});
vi.stubGlobal('addEventListener', nothing);
vi.stubGlobal('document', {
  hidden: false,
  visibilityState: 'visible',
  documentElement: { dataset: {} },
  addEventListener: nothing,
});

// The house's words are there from the start, as they are on a page.
const { prepare } = await import('./text');
await prepare();
