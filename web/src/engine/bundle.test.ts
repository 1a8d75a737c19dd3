// The engine is loaded by who needs it, a game at a time: the first page stays as light as it is.
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { METHODS } from './messages';

const FOUND = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const SOURCES = Object.fromEntries(
  Object.entries(FOUND).map(([path, text]) => [path.startsWith('./') ? `../engine/${path.slice(2)}` : path, text]),
);
/** What a file needs before it runs; what is imported for its types alone, or by `import()`, is no part of that. */
const NEEDED = /^\s*(?:import|export)\s+(?!type\b)(?:[^'();]*?\sfrom\s+)?'(\.[^']*)'/gm;

/** Files that a file is loaded with, itself included. */
function loadedWith(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of SOURCES[path].matchAll(NEEDED)) {
    const asked = new URL(name, `file:///src/${path.slice('../'.length)}`).pathname.replace('/src/', '../');
    const file = [asked, `${asked}.ts`, `${asked}/index.ts`].find((each) => each in SOURCES);
    if (file) loadedWith(file, found);
  }
  return found;
}
const LIGHT = 2 * 1024;

describe('the engine', () => {
  it.each(['main.ts', 'pages/TablePage.svelte', 'games/airships/game.ts', 'pages/Replay.svelte'])(
    'is not loaded along with %s',
    (path) => {
      const files = [...loadedWith(`../${path}`)];
      expect(files.length).toBeGreaterThan(20);
      expect(files.filter((file) => file.startsWith('../engine/'))).toEqual([]);
    },
  );

  it('would be seen by this test', () => {
    expect([...loadedWith('../local/house.ts')]).toContain('../engine/loading.ts');
  });

  it('becomes files of its own, one module and one sheet a game', async () => {
    const page = {
      name: 'page',
      resolveId: (id: string) => (id === 'page' ? id : null),
      load: (id: string) =>
        id === 'page' ? "addEventListener('click', () => import('/src/engine/client.ts'));" : null,
    };
    const made = (await build({
      logLevel: 'silent',
      plugins: [page],
      build: { write: false, rolldownOptions: { input: 'page' } },
    })) as Rolldown.RolldownOutput;
    const chunks = made.output.filter((file) => file.type === 'chunk');
    const [entry] = chunks.filter((chunk) => chunk.isEntry);
    expect(entry.imports).toEqual([]);
    expect(entry.code.length).toBeLessThan(LIGHT);
    expect(METHODS.filter((method) => entry.code.includes(method))).toEqual([]);
    const names = made.output.map((file) => file.fileName);
    const games = Object.keys(import.meta.glob('./built/*.wasm', { query: '?url' })).map((path) =>
      path.slice('./built/'.length, -'.wasm'.length),
    );
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      expect(names.filter((name) => name.startsWith(`${game}-`) && name.endsWith('.wasm'))).toHaveLength(1);
      expect(names.filter((name) => name.startsWith(`${game}.sheet-`) && name.endsWith('.json'))).toHaveLength(1);
    }
    const [worker] = made.output.filter((file) => file.fileName.startsWith('worker-'));
    const script = worker.type === 'asset' ? String(worker.source) : worker.code;
    expect(script).toContain(`/app/${names.find((name) => name.endsWith('.wasm'))}`);
    expect(script).not.toContain('data:application/wasm');
  });
});
