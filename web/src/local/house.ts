// The tables of this browser: made, opened again, listed; games come in from files and go out as files.
import type { Engine } from '../engine/engine';
import { load } from '../engine/loading';
import { settings } from '../settings.svelte';
import type { Source } from '../table/table.svelte';
import { prepare, t } from '../text';
import { isPerson } from '../art/persons';
import { guestFor } from '../table/names';
import { server } from '../wire/server.svelte';
import type { TableAt } from '../wire/tables';
import type { Chances, Replay, Summary } from '../wire/types';
import { LOCAL } from '../wire/tables';
import { fileOf, gameIn, matchIn, MOST_BYTES, BadFile } from './gamefile';
import { HUMAN, keep, type Kept, keptGame } from './keeper';
import { keeping } from './keeping.svelte';
import { summaryOf } from './listed';
import type { LuckSource } from './luck';
import { Match } from './match';
import { Prospect, replayOf } from './replay';
import { LocalTable, type Manners } from './table';
import { WorkerThinker } from './thinking';

/** A game that somebody wants to play here. */
export interface Wanted {
  game: string;
  /** By seat: the name of a person at this screen, or a bot, who is somebody new if it is not said who. */
  seats: ({ name: string } | { bot: string; as?: string })[];
  options?: Record<string, number>;
  hints?: boolean;
  luck?: LuckSource;
  lesson?: boolean;
}

/** Bots take a moment, so that what they do can be followed; so do answers that the table gives by itself. */
const MANNERS: Manners = { bot: [500, 1200], forced: [600, 1600], pace: () => settings.pace };

const tables = new Map<string, Promise<LocalTable | null>>();
const prospects = new Map<string, Prospect>();
const engines = new Map<string, Promise<{ rules: Engine; thinker: WorkerThinker }>>();

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The rules of a game, and who thinks about it. */
function engineOf(game: string) {
  let found = engines.get(game);
  if (!found) {
    found = load(game).then((rules) => ({ rules, thinker: new WorkerThinker(rules) }));
    found.catch(() => engines.delete(game));
    engines.set(game, found);
  }
  return found;
}

function save(kept: Kept): void {
  void keep(kept).then((written) => (keeping.fails = !written));
}

async function opened(kept: Kept): Promise<LocalTable> {
  const { game } = kept.header;
  const [{ rules, thinker }] = await Promise.all([engineOf(game), prepare(game)]);
  const table = new LocalTable(kept, rules, { thinker, manners: MANNERS, keep: save, again: playAgain });
  if (kept.status === 'running') hold(table);
  return table;
}

/**
 * From now on the game is played in this page, and in no other one: each would write its own moves. Locks would do the
 * same, but pages have them only on a safe connection.
 */
function hold(table: LocalTable): void {
  const { id } = table.kept;
  const others = new BroadcastChannel(`aerodrome.${id}`);
  // The latest page goes on. Two that open at the same moment hear of each other, and agree on one.
  const mine = `${Date.now()} ${hex(8)}`;
  others.onmessage = ({ data: theirs }: MessageEvent<string>) => {
    if (theirs < mine) return;
    others.close();
    tables.delete(id);
    table.stop();
  };
  others.postMessage(mine);
}

/** A table of this browser; null where it is not kept. */
export function tableOf(id: string): Promise<LocalTable | null> {
  let found = tables.get(id);
  if (!found) {
    found = keptGame(id).then((kept) => (kept ? opened(kept) : null));
    found.then(
      (table) => table ?? tables.delete(id),
      () => tables.delete(id),
    );
    tables.set(id, found);
  }
  return found;
}

/** What the seats are called; who has the name of another gets a number, as at a table with a server. */
function namesOf(seats: Wanted['seats']): string[] {
  const names: string[] = [];
  const place = hex(8);
  const there = seats.flatMap((seat) => ('bot' in seat ? (seat.as ?? []) : seat.name));
  for (const seat of seats) {
    const wanted = 'bot' in seat ? (seat.as ?? guestFor(place, [...names, ...there])) : seat.name;
    let name = wanted;
    for (let n = 2; names.includes(name); n++) name = `${wanted} (${n})`;
    names.push(name);
  }
  return names;
}

async function take(kept: Kept): Promise<string> {
  tables.set(kept.id, opened(kept));
  await tables.get(kept.id);
  save(kept);
  return kept.id;
}

/** Begin a game; returns the id of its table. */
export async function begin(wanted: Wanted): Promise<string> {
  const { game, seats, options = {}, hints = true, luck, lesson = false } = wanted;
  const now = Date.now() / 1000;
  const players = seats.map((seat) => ('bot' in seat ? seat.bot : HUMAN));
  return take({
    id: `${LOCAL}${hex(8)}`,
    header: { game, seats: seats.length, options, luck: luck ?? { secret: hex(32) }, names: namesOf(seats), players },
    moves: [],
    status: 'running',
    hints,
    lesson,
    created: now,
    updated: now,
    rematch: '',
    scores: [],
    places: [],
  });
}

/** The same people and bots once more. */
async function playAgain({ header, hints }: Kept): Promise<string> {
  const { game, options, names, players } = header;
  const seats = players.map((player, i) =>
    player === HUMAN ? { name: names[i] } : { bot: player, as: isPerson(names[i]) ? names[i] : undefined },
  );
  return begin({ game, options, hints, seats });
}

/** A game out of a file: the id of its table, and whether it is over. Raises BadFile. */
export async function takeIn(file: Blob): Promise<{ id: string; over: boolean }> {
  if (file.size > MOST_BYTES) throw new BadFile(t('local-file-none'));
  const text = await file.text();
  const game = gameIn(text);
  if (!server.game(game)) throw new BadFile(t('local-file-other'));
  const [{ rules }] = await Promise.all([engineOf(game), prepare(game)]);
  const match = matchIn(text, rules);
  const { scores, places } = match.standing;
  const now = Date.now() / 1000;
  const id = await take({
    id: `${LOCAL}${hex(8)}`,
    header: match.header,
    moves: match.log.map(({ seat, action }) => [seat, action]),
    status: match.over ? 'over' : 'running',
    hints: true,
    lesson: false,
    created: now,
    updated: now,
    rematch: '',
    scores: match.over ? scores : [],
    places: match.over ? places : [],
  });
  return { id, over: match.over };
}

class Here implements TableAt {
  readonly isHere = true;
  constructor(private readonly table: LocalTable) {}

  summary(): Promise<Summary> {
    return Promise.resolve(summaryOf(this.table.kept, this.table.asked));
  }

  source(viewer: number): Source {
    return this.table.seenBy(viewer);
  }

  replay(seat: number): Promise<Replay> {
    return Promise.resolve(replayOf(this.table.rules, this.table.kept, seat));
  }

  async chances(): Promise<Chances> {
    const { kept, rules } = this.table;
    let prospect = prospects.get(kept.id);
    if (!prospect || prospect.found.state === 'failed')
      prospects.set(kept.id, (prospect = new Prospect(rules, kept, (await engineOf(kept.header.game)).thinker)));
    return { ...prospect.found, points: [...prospect.found.points] };
  }

  file(): Promise<string> {
    const { rules, kept } = this.table;
    return Promise.resolve(fileOf(Match.of(rules, kept.header, kept.moves)));
  }
}

/** A table of this browser. Raises an error with a sentence for people. */
export async function tableHere(id: string): Promise<TableAt> {
  const table = await tableOf(id);
  if (!table) throw new Error(t('local-gone'));
  return new Here(table);
}
