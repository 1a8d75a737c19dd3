import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, Refused, type Watcher } from './line.svelte';
import type { Snapshot, Update } from './types';

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.made[FakeSocket.made.length - 1];
  }

  readyState = 0;
  sent: { t: string; id: string; [field: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closedWith = 0;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame));
  }

  close(code = 1000): void {
    this.closedWith = code;
    this.drop();
  }

  // --- what the other side does

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  give(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const update = (table: string, viewer: number, n: number) => ({
  t: 'update',
  table,
  viewer,
  n,
  items: [],
  decision: 0,
  asked: [],
});
const say = (text: string) => ({ t: 'say', table: 'T', seat: 0, text }) as const;

let line: Line;
/** What the page would hear from the browser. */
const heard = new Map<string, () => void>();

function watcher(table: string, seat: number, has = { n: 0 }): Watcher & { taken: (Snapshot | Update)[] } {
  const taken: (Snapshot | Update)[] = [];
  return { table, seat, taken, since: () => has.n, take: (message) => taken.push(message), refused: () => {} };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => heard.set(name, hear));
  FakeSocket.made = [];
  line = new Line();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a notice', () => {
  it('stays until the server saves again, or another connection is there', () => {
    line.open();
    FakeSocket.last.open();
    FakeSocket.last.give({ t: 'notice', code: 'not saving', what: 'cannot-save', args: { why: 'disk-full' } });
    expect(line.notice).toMatchObject({ what: 'cannot-save', args: { why: 'disk-full' } });
    FakeSocket.last.give({ t: 'notice', code: 'saving', what: 'saving-again' });
    expect(line.notice).toBeNull();
    FakeSocket.last.give({ t: 'notice', code: 'not saving', what: 'cannot-save', args: { why: 'disk-full' } });
    FakeSocket.last.drop();
    expect(line.notice).toMatchObject({ what: 'cannot-save', args: { why: 'disk-full' } });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(line.notice).toBeNull();
  });

  it('does not answer what waits', async () => {
    const answer = line.send(say('hello'));
    FakeSocket.last.open();
    FakeSocket.last.give({ t: 'notice', code: 'not saving', what: 'cannot-save', args: { why: 'disk-full' } });
    FakeSocket.last.give({ t: 'notice', code: 'saving', what: 'saving-again' });
    FakeSocket.last.give({ t: 'ack', id: FakeSocket.last.sent[0].id, seat: 5 });
    expect(await answer).toMatchObject({ seat: 5 });
  });
});

describe('sending', () => {
  it('waits for the connection, and resolves with the answer', async () => {
    const answer = line.send(say('hello'));
    const socket = FakeSocket.last;
    expect(socket.url).toBe('ws://aerodrome.test/ws');
    expect(socket.sent).toEqual([]);
    socket.open();
    expect(line.state).toBe('open');
    expect(socket.sent).toEqual([{ t: 'say', table: 'T', seat: 0, text: 'hello', id: socket.sent[0].id }]);
    socket.give({ t: 'ack', id: socket.sent[0].id, seat: 7 });
    expect(await answer).toMatchObject({ seat: 7 });
  });

  it('rejects with what the server says', async () => {
    const answer = line.send(say(''));
    FakeSocket.last.open();
    FakeSocket.last.give({
      t: 'refused',
      id: FakeSocket.last.sent[0].id,
      code: 'illegal',
      what: 'seat-taken',
      args: { seat: 2, name: 'Ben' },
      rule: 'AS-4.2',
    });
    await expect(answer).rejects.toThrow('Seat 2 is taken by Ben.');
    await expect(answer).rejects.toMatchObject({ code: 'illegal', rule: 'AS-4.2' });
    await expect(answer).rejects.toBeInstanceOf(Refused);
  });

  it('gives every message an id of its own', () => {
    line.open();
    FakeSocket.last.open();
    for (let i = 0; i < 5; i++) void line.send(say(String(i)));
    expect(new Set(FakeSocket.last.sent.map((each) => each.id)).size).toBe(5);
  });
});

describe('a connection that was lost', () => {
  it('is opened again after a while, longer each time', () => {
    line.open();
    FakeSocket.last.open();
    const opened = vi.fn();
    line.onreopen = opened;
    FakeSocket.last.drop();
    expect(line.state).toBe('lost');
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.made).toHaveLength(3);
    expect(opened).not.toHaveBeenCalled();
    FakeSocket.last.open();
    expect(line.state).toBe('open');
    expect(opened).toHaveBeenCalledOnce();
  });

  it('is opened again at once, but not by everybody in the same moment, where the server stops', () => {
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    line.open();
    FakeSocket.last.open();
    const other = FakeSocket.last;
    other.drop(1012);
    vi.advanceTimersByTime(199);
    expect(FakeSocket.last).toBe(other);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last).not.toBe(other);
    chance.mockRestore();
  });

  it('goes on from what each watcher has', () => {
    const has = { n: 0 };
    line.watch(watcher('T', 1, has));
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toMatchObject([{ t: 'watch', table: 'T', seat: 1, since: 0 }]);
    has.n = 12;
    FakeSocket.last.drop();
    vi.advanceTimersByTime(400);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toMatchObject([{ t: 'watch', table: 'T', seat: 1, since: 12 }]);
  });

  it('repeats what was not answered, with the same id, after the watches', async () => {
    line.watch(watcher('T', 0));
    const first = FakeSocket.last;
    first.open();
    const done = line.send(say('answered'));
    void line.send(say('not answered'));
    first.give({ t: 'ack', id: first.sent[1].id });
    await done;
    first.drop();
    void line.send(say('meanwhile'));
    vi.advanceTimersByTime(400);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent.map((each) => each.text ?? each.t)).toEqual(['watch', 'not answered', 'meanwhile']);
    expect(FakeSocket.last.sent[1].id).toBe(first.sent[2].id);
    expect(FakeSocket.last.sent[0].id).not.toBe(first.sent[0].id);
  });
});

describe('silence', () => {
  it('ends a connection that does not answer a ping', () => {
    line.open();
    const first = FakeSocket.last;
    first.open();
    vi.advanceTimersByTime(15_000);
    expect(first.sent).toMatchObject([{ t: 'ping' }]);
    vi.advanceTimersByTime(8_100);
    expect(line.state).toBe('lost');
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.open();
    expect(line.state).toBe('open');
    // What the dead one still says does not count.
    first.drop();
    expect(line.state).toBe('open');
  });

  it('is not waited for where the browser says that the network is gone', () => {
    line.open();
    FakeSocket.last.open();
    heard.get('offline')!();
    expect(line.state).toBe('lost');
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.drop();
    heard.get('online')!();
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(3);
    FakeSocket.last.open();
    expect(line.state).toBe('open');
  });

  it('is fine where anything was heard in time', () => {
    line.open();
    FakeSocket.last.open();
    for (let i = 0; i < 4; i++) {
      vi.advanceTimersByTime(15_000);
      FakeSocket.last.give({ t: 'pong', now: Date.now() / 1000 - 3 });
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(9_000);
    expect(line.state).toBe('open');
    expect(FakeSocket.made).toHaveLength(1);
    expect(line.skew).toBeCloseTo(3);
  });
});

describe('watching', () => {
  it('gives frames to those who watch that table with those eyes', () => {
    const [mine, other, spectator] = [watcher('T', 0), watcher('U', 0), watcher('T', -1)];
    for (const each of [mine, other, spectator]) line.watch(each);
    FakeSocket.last.open();
    FakeSocket.last.give(update('T', 0, 1));
    FakeSocket.last.give(update('T', -1, 2));
    expect(mine.taken.map((each) => each.n)).toEqual([1]);
    expect(spectator.taken.map((each) => each.n)).toEqual([2]);
    expect(other.taken).toEqual([]);
  });

  it('ends', () => {
    const mine = watcher('T', 0);
    const unwatch = line.watch(mine);
    FakeSocket.last.open();
    unwatch();
    expect(FakeSocket.last.sent[1]).toMatchObject({ t: 'unwatch', table: 'T', seat: 0 });
    FakeSocket.last.give(update('T', 0, 1));
    expect(mine.taken).toEqual([]);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(400);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it('asks anew where something is missing', () => {
    const mine = watcher('T', 0, { n: 5 });
    line.watch(mine);
    FakeSocket.last.open();
    line.resync(mine);
    expect(FakeSocket.last.sent).toMatchObject([
      { t: 'watch', since: 5 },
      { t: 'watch', since: 5 },
    ]);
  });

  it('says when the viewer may not look', async () => {
    const refused = vi.fn();
    line.watch({ ...watcher('T', 0), refused });
    FakeSocket.last.open();
    FakeSocket.last.give({ t: 'refused', id: FakeSocket.last.sent[0].id, code: 'not allowed', what: 'needs-link' });
    await vi.advanceTimersByTimeAsync(0);
    expect(refused).toHaveBeenCalledOnce();
  });
});

it('a new person gets a connection of their own', () => {
  line.open();
  FakeSocket.last.open();
  line.renew();
  expect(FakeSocket.last.closedWith).toBe(4000);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.made).toHaveLength(2);
});
