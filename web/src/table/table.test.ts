import { describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { t } from '../text';
import { Refused } from '../wire/line.svelte';
import {
  AND_NOW,
  ask,
  item,
  line,
  open,
  PAYS,
  ROUND_OVER,
  settle,
  snapshot,
  TAKE,
  told,
  update,
  WORDS,
} from './testing';

describe('seats', () => {
  it('is not mine any more when it is free, and keeps what is mine otherwise', async () => {
    const table = open();
    line.watcher.take(snapshot({ status: 'open' }));
    await settle();
    line.watcher.take(
      update({
        seats: [
          { name: 'Ann', taken: true },
          { name: 'Cid', taken: true },
        ],
      }),
    );
    await settle();
    expect(table.seats.map((seat) => !!seat.mine)).toEqual([true, false]);
    line.watcher.take(update({ n: 3, seats: [{}, { name: 'Cid', taken: true }] }));
    await settle();
    expect(table.seats.map((seat) => !!seat.mine)).toEqual([false, false]);
    table.own([1]);
    expect(table.seats.map((seat) => !!seat.mine)).toEqual([false, true]);
  });

  it('are freed, closed to somebody, and opened again', async () => {
    const table = open();
    expect(await table.free(1, true)).toBe(true);
    expect(await table.readmit('Ben')).toBe(true);
    expect(line.sent).toEqual([
      { t: 'free', table: 'T', seat: 1, close: true },
      { t: 'readmit', table: 'T', name: 'Ben' },
    ]);
  });
});

describe('the story', () => {
  const happens = (n: number, event: number, values: number[]) =>
    update({ n, items: [{ k: 'event', event, values }], decision: n, ask: n % 2 ? ask(n, 3) : null });

  it('begins with the viewer’s last move, and knows who did what from the sentences', async () => {
    const table = open();
    line.watcher.take(snapshot({ ask: ask(1, 3, 4) }));
    await settle();
    line.answers.choose = () => line.watcher.take(happens(2, PAYS, [0, 1]));
    await table.act(3);
    await settle();
    line.watcher.take(happens(3, PAYS, [1, 0]));
    await settle();
    expect(table.story.tiles.map((tile) => [tile.item.n, tile.seat, tile.picture])).toEqual([[3, 1, 'coin 0']]);
    expect(table.seatOf(table.log[1])).toBe(0);
  });

  it('marks as new what has come since then', async () => {
    const table = open();
    const pound = () => table.isNew((each) => each.values?.[1] === 1);
    line.watcher.take(snapshot({ items: [{ k: 'event', event: PAYS, values: [1, 1] }], ask: ask(1, 3, 4) }));
    await settle();
    expect(pound()).toBe(false);
    line.answers.choose = () => line.watcher.take(happens(2, PAYS, [0, 0]));
    await table.act(3);
    line.watcher.take(happens(3, PAYS, [1, 1]));
    await settle();
    expect(pound()).toBe(true);
    line.answers.choose = () => line.watcher.take(happens(4, PAYS, [0, 0]));
    await table.act(3);
    await settle();
    expect(pound()).toBe(false);
  });
});

describe('what comes', () => {
  it('shows a snapshot, then the question with its words, and asks for no more', async () => {
    const table = open();
    line.watcher.take(snapshot({ ask: ask(1, 3) }));
    await settle();
    expect(table.shown).toEqual({ turn: 1, coins: [5, 6] });
    expect(table.status).toBe('running');
    expect(table.legal).toEqual([3]);
    expect(line.sent).toEqual([]);
    expect(table.words?.question).toBe('What now?');
    expect(table.label(3)).toBe('Take a pound');
    expect(table.move(3)?.pieces).toEqual(['Take ', { kind: 'coin', n: 1, text: 'a pound' }]);
    expect(table.move(3)?.notation).toBe('x');
    expect(table.names).toEqual(['Ann', 'Ben']);
  });

  it('changes only what an update names', async () => {
    const table = open();
    line.watcher.take(snapshot());
    line.watcher.take(update({ changes: [[2, 9]] }));
    await settle();
    expect(table.shown).toEqual({ turn: 1, coins: [5, 9] });
    expect(table.log.map((each) => each.n)).toEqual([1, 2]);
    expect(told(table)).toEqual(['begun', 'moved']);
    expect(table.seats[0].mine).toBe(true);
  });

  it('asks for what is missing when numbers jump, and changes nothing', async () => {
    const table = open();
    line.watcher.take(snapshot());
    line.watcher.take(update({ n: 5 }));
    await settle();
    expect(line.resyncs).toBe(1);
    expect(table.shown?.turn).toBe(1);
    expect(line.watcher.since()).toBe(1);
    line.watcher.take(
      snapshot({ n: 5, items: [item('two'), item('three'), item('four'), item('five')], state: [7, 0, 0] }),
    );
    await settle();
    expect(table.shown?.turn).toBe(7);
    expect(table.log.map((each) => each.n)).toEqual([1, 2, 3, 4, 5]);
  });

  it('tells nothing twice after a connection was lost', async () => {
    const table = open();
    line.watcher.take(snapshot());
    line.watcher.take(update());
    line.watcher.take(snapshot({ n: 3, items: [item('begun'), item('moved'), item('news')] }));
    await settle();
    expect(told(table)).toEqual(['begun', 'moved', 'news']);
  });

  it('says when the server shows nothing', async () => {
    const table = open();
    line.watcher.refused(new Refused({ t: 'refused', id: '', code: 'not allowed', what: 'needs-link' }));
    expect(table.closed).toBe(t('needs-link'));
    expect(table.closed).toContain('link');
  });
});

describe('taking back', () => {
  it('knows who must agree, and who is asked', async () => {
    const table = open();
    const seats = [
      { name: 'Ann', taken: true, mine: true },
      { name: 'Ben', taken: true },
      { name: 'Bot', taken: true, bot: 'greedy' },
      { name: 'Ann too', taken: true, mine: true },
    ];
    line.watcher.take(snapshot({ seats, asked: [1, 2, 3], take_back: true }));
    await settle();
    expect(table.mustAgree).toEqual([1]);
    expect(table.askedToAgree).toBe(false);
    line.watcher.take(update({ asked: [0, 2], wants_back: 1 }));
    await settle();
    expect(table.askedToAgree).toBe(true);
    expect(table.mustAgree).toEqual([]);
    line.watcher.take(update({ n: 3, asked: [2], wants_back: 1 }));
    await settle();
    expect(table.askedToAgree).toBe(false);
  });
});

describe('the order of things', () => {
  it('plays events, changes the state, and asks at the end', async () => {
    const table = open({ 1: { ms: 400 }, 2: { ms: 300, after: true } });
    line.watcher.take(snapshot());
    await settle();
    line.watcher.take(update({ n: 3, items: [item('throws', 1), item('wins', 2)], ask: ask(2, 3), asked: [0] }));
    await settle();
    expect(table.toldText(table.playing!)).toBe('throws');
    expect(table.shown?.turn).toBe(1);
    expect(table.ask).toBeNull();
    await vi.advanceTimersByTimeAsync(400);
    expect(table.shown?.turn).toBe(2);
    expect(table.toldText(table.playing!)).toBe('wins');
    expect(table.ask).toBeNull();
    await vi.advanceTimersByTimeAsync(300);
    expect(table.playing).toBeNull();
    expect(table.legal).toEqual([3]);
  });

  it('plays one update after the other, and asks only what is asked last', async () => {
    const table = open({ 1: { ms: 100 } });
    line.watcher.take(snapshot());
    await settle();
    line.watcher.take(update({ n: 2, ask: ask(2, 3), changes: [[0, 2]] }));
    line.watcher.take(update({ n: 3, decision: 3, changes: [[0, 3]] }));
    line.watcher.take(update({ n: 4, decision: 4, ask: ask(4, 8), changes: [[0, 4]] }));
    const turns: number[] = [];
    for (let i = 0; i < 3; i++) {
      await vi.advanceTimersByTimeAsync(100);
      turns.push(table.shown!.turn);
    }
    expect(turns).toEqual([2, 3, 4]);
    expect(table.legal).toEqual([8]);
  });

  it('can be skipped, and is instant where that is set', async () => {
    const table = open({ 1: { ms: 1000 } });
    line.watcher.take(snapshot());
    await settle();
    line.watcher.take(update());
    await settle();
    expect(table.shown?.turn).toBe(1);
    table.skip();
    await settle();
    expect(table.shown?.turn).toBe(2);
    settings.set({ speed: 'instant' });
    line.watcher.take(update({ n: 3, changes: [[0, 3]] }));
    await settle();
    expect(table.shown?.turn).toBe(3);
  });

  it('holds at the end of a round until that has been looked at', async () => {
    const table = open();
    table.stopsAtRounds = true;
    line.watcher.take(snapshot());
    await settle();
    line.watcher.take(update({ n: 3, items: [item('wins', ROUND_OVER), item('moved')], ask: ask(2, 3) }));
    line.watcher.take(update({ n: 4, decision: 3, changes: [[0, 3]], ask: ask(3, 8) }));
    await settle();
    expect(table.rounded?.event).toBe(ROUND_OVER);
    expect(table.log.map(({ n }) => n)).toContain(3);
    expect(table.shown?.turn).toBe(2);
    expect(table.ask).toBeNull();
    table.goOn();
    await settle();
    expect(table.rounded).toBeNull();
    expect(table.shown?.turn).toBe(3);
    expect(table.legal).toEqual([8]);
  });

  it('catches up at once when much has happened', async () => {
    const table = open({ 1: { ms: 1000 } });
    line.watcher.take(snapshot());
    await settle();
    for (let n = 2; n < 40; n++) line.watcher.take(update({ n, changes: [[0, n]] }));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(table.shown?.turn).toBe(39);
  });
});

describe('acting', () => {
  const asked = async () => {
    const table = open();
    line.watcher.take(snapshot({ ask: ask(1, 3, 4) }));
    await settle();
    return table;
  };

  it('names the decision that it answers, and sends nothing twice', async () => {
    const table = await asked();
    const first = table.act(3);
    expect(table.isLegal(4)).toBe(false);
    void table.act(4);
    await first;
    expect(line.sent.filter((each) => each.t === 'choose')).toEqual([
      { t: 'choose', table: 'T', seat: 0, action: 3, decision: 1 },
    ]);
  });

  it('says which rule forbids what is illegal', async () => {
    const table = await asked();
    line.answers.describe = () => ({ why: { action: 9, label: [TAKE, 1], rule: 'AS-4.2' } });
    await table.act(9);
    expect(table.forbidden).toEqual({
      label: 'Take a pound',
      rule: 'AS-4.2',
      text: 'AS-4.2: There is no airship.',
      action: 9,
    });
    expect(line.sent.some((each) => each.t === 'choose')).toBe(false);
  });

  it('says whose turn it is to a seat that is not asked', async () => {
    const table = open();
    line.watcher.take(snapshot({ asked: [1] }));
    await settle();
    await table.act(3);
    expect(table.forbidden?.text).toContain('Ben');
  });

  it('keeps quiet about a choice that came too late, and tells any other refusal', async () => {
    const table = await asked();
    const refuse = (code: string) => () => {
      throw new Refused({
        t: 'refused',
        id: '',
        code,
        what: 'seat-taken',
        args: { seat: 2, name: 'Ben' },
        rule: 'AS-1.1',
      });
    };
    line.answers.choose = refuse('stale');
    await table.act(3);
    expect(table.forbidden).toBeNull();
    line.answers.choose = refuse('illegal');
    await table.act(3);
    expect(table.forbidden).toEqual({ label: '', rule: 'AS-1.1', text: 'Seat 2 is taken by Ben.', action: 3 });
    expect(table.sending).toBe(false);
  });

  it('answers the question that follows, where it was told how', async () => {
    const table = await asked();
    await table.act(3, (state, legal) => (state.turn === 2 ? legal[1] : -1));
    line.watcher.take(update({ ask: ask(2, 20, 21), asked: [0] }));
    await settle();
    const chosen = line.sent.filter((each) => each.t === 'choose').map((each) => each.action);
    expect(chosen).toEqual([3, 21]);
  });

  it('never offers the moves of an earlier question', async () => {
    const table = await asked();
    expect(table.words).not.toBeNull();
    const words = { ...WORDS, prompt: [AND_NOW] };
    line.watcher.take(update({ ask: { ...ask(2, 20), words }, asked: [0] }));
    await settle();
    expect(table.legal).toEqual([20]);
    expect(table.words?.question).toBe('And now?');
    line.watcher.take(update({ n: 3, decision: 3, asked: [1] }));
    await settle();
    expect(table.words).toBeNull();
  });

  it('keeps the words of a question that stays', async () => {
    const table = await asked();
    const items = [{ k: 'said', what: 'said', args: { name: 'Ben', text: 'well?' } }];
    line.watcher.take(update({ items, decision: 1, changes: [], ask: ask(1, 3, 4) }));
    await settle();
    expect(told(table)).toEqual(['begun', 'Ben: well?']);
    expect(table.words?.moves.map((move) => move.label)).toEqual(['Take a pound']);
  });
});
