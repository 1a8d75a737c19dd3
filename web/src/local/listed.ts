// The games that this browser keeps, for lists: without their rules, which come when a game is opened.
import { server } from '../wire/server.svelte';
import type { Summary } from '../wire/types';
import { HUMAN, type Kept, keptGames } from './keeper';
import { commitmentOf } from './luck';

/** What can be shown of a game in a list, without its rules. */
export function summaryOf(kept: Kept, asked: number[] = []): Summary {
  const { header, status, hints } = kept;
  const { luck } = header;
  return {
    id: kept.id,
    game: header.game,
    title: server.game(header.game)?.title ?? header.game,
    status,
    privacy: kept.lesson ? 'lesson' : 'private',
    replay: 'everybody',
    hints,
    stand_in: 'club',
    options: {},
    clock: { kind: 'none', amount: 0, increment: 0 },
    seats: header.players.map((player, seat) => ({
      name: header.names[seat],
      bot: player === HUMAN ? '' : player,
      taken: true,
      mine: player === HUMAN,
    })),
    mine: header.players.flatMap((player, seat) => (player === HUMAN ? [seat] : [])),
    host: true,
    seats_each: 0,
    freed: '',
    closed_to: [],
    may_sit: false,
    may_watch: true,
    asked,
    moves: kept.moves.length,
    scores: kept.scores,
    places: kept.places,
    commitment: commitmentOf(luck),
    shares: 'shares' in luck ? luck.shares : [],
    voided: 0,
    secret: status !== 'running' && 'secret' in luck ? luck.secret : '',
    rematch: kept.rematch,
  } as Summary;
}

/** All games that are kept, the latest first; whose turn it is matters only where it is this person's. */
export async function gamesHere(): Promise<{ kept: Kept; summary: Summary }[]> {
  const found = await keptGames();
  return found
    .filter(({ lesson }) => !lesson)
    .map((kept) => ({ kept, summary: summaryOf(kept, kept.status === 'running' ? [summaryOf(kept).mine[0]] : []) }));
}
