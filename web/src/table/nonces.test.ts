import { describe, expect, it } from 'vitest';
import { Refused } from '../wire/line.svelte';
import type { TableView } from './table.svelte';
import { line, open, ready, settle, snapshot, type State } from './testing';

describe('the random number of this browser', () => {
  async function pledged(): Promise<[TableView<State>, string]> {
    const table = open();
    line.watcher.take(snapshot({ status: 'open', state: null }));
    await settle();
    await table.ready(0, true);
    return [table, String(line.sent.at(-1)!.pledge)];
  }

  it('is pledged with being ready, another one each time', async () => {
    const [table, pledge] = await pledged();
    expect(pledge).toMatch(/^[0-9a-f]{64}$/);
    await table.ready(0, false);
    expect(line.sent.at(-1)).toEqual({ t: 'ready', table: 'T', seat: 0, yes: false, pledge: '' });
    await table.ready(0, true);
    expect(line.sent.at(-1)!.pledge).not.toBe(pledge);
  });

  it('is shown once, when everybody is ready', async () => {
    const [table, pledge] = await pledged();
    await table.revealDue();
    expect(line.sent.filter((each) => each.t === 'reveal')).toEqual([]);
    line.watcher.take(ready(pledge));
    await settle();
    await Promise.all([table.revealDue(), table.revealDue()]);
    await table.revealDue();
    expect(line.sent.filter((each) => each.t === 'reveal')).toHaveLength(1);
    expect(table.forbidden).toBeNull();
  });

  it('is not drawn anew by itself where it was refused: who could bring that about could choose', async () => {
    const [table, pledge] = await pledged();
    line.answers.reveal = () => {
      throw new Refused({ t: 'refused', id: '1', code: 'not now', what: 'nonce-too-soon' });
    };
    line.watcher.take(ready(pledge));
    await settle();
    await table.revealDue();
    expect(line.sent.slice(-2).map((each) => [each.t, each.yes])).toEqual([
      ['reveal', undefined],
      ['ready', false],
    ]);
    expect(table.forbidden?.text).toContain('Say again that you are ready');
    await table.revealDue();
    expect(line.sent.filter((each) => each.t === 'reveal')).toHaveLength(1);
  });
});
