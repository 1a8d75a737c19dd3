// How a game stands, by the rules in this page: whose points come from where, and by which rule it has ended.
import { gt } from '../text';
import type { WordView } from '../wire/types';
import type { AnyTable } from './table.svelte';

/** So many points from one thing. */
interface Source {
  what: string;
  points: number;
}

export interface Standing {
  score: number | undefined;
  sources: Source[];
}

/** A seat's standing; from the table in words for games of other packages, whose rules are not here. */
export function standingOf(table: AnyTable, seat: number, words: WordView | null): Standing {
  const { rules, bytes } = table;
  if (!rules || !bytes) return toldIn(table.game, seat, words);
  const said = rules.said('breakdown', bytes, seat);
  const sources: Source[] = [];
  for (let at = 0; at < said.length;) {
    const next = at + 1 + rules.sheet.plain[said[at]];
    sources.push({ what: table.text(said.slice(at, next)), points: said[at + 1] });
    at = next;
  }
  return { score: rules.score(bytes, seat), sources };
}

function toldIn(game: string, seat: number, words: WordView | null): Standing {
  const { players, companies } = (words?.view ?? {}) as Record<string, { score?: number; breakdown?: object }[]>;
  const told = (players ?? companies)?.[seat];
  const sources = Object.entries((told?.breakdown ?? {}) as Record<string, number>);
  return {
    score: told?.score,
    sources: sources.map(([what, points]) => ({ what: gt(game, `points-${what}`, { points }), points })),
  };
}

/** The id of the rule that ended the game; empty if none has. */
export function endingOf({ rules, bytes }: AnyTable, words: WordView | null): string {
  if (!rules || !bytes) return (words?.view as { ended_by?: string } | undefined)?.ended_by ?? '';
  const rule = rules.ending(bytes);
  return rule ? rules.ruleId(rule) : '';
}
