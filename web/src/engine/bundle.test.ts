// The engine is loaded by who needs it, a game at a time: the first page stays as light as it is.
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { METHODS } from './messages';

const SOURCES = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const FETCHED = /\bimport\s+(?!type\b)[^;(]*?from\s+'[^']*\/engine\/|\bimport\s+'[^']*\/engine\//;
const LIGHT = 2 * 1024;

describe('the engine', () => {
  it('is never loaded along with something else', () => {
    const outside = Object.entries(SOURCES).filter(([path]) => !path.startsWith('./') && !path.endsWith('.test.ts'));
    expect(outside.length).toBeGreaterThan(100);
    expect(outside.filter(([, text]) => FETCHED.test(text)).map(([path]) => path)).toEqual([]);
    expect(FETCHED.test("import { openEngine } from '../engine/client';")).toBe(true);
    expect(
      FETCHED.test("import type { State } from '../engine/client';\nconst client = await import('../engine/client');"),
    ).toBe(false);
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
