// What the client has to know of a game to put it on the table. Each game is loaded when somebody plays it.
import type { Component } from 'svelte';
import type { Sound } from '../sounds';
import { rulesOf } from '../table/rules';
import type { Rules, TableView } from '../table/table.svelte';
import { prepare } from '../text';
import type { Field } from '../wire/decode';
import { server } from '../wire/server.svelte';
import type { Item } from '../wire/types';

/* eslint-disable @typescript-eslint/no-explicit-any -- a game's state is its own; the frame only hands it on */
export interface GameModule<S = any> extends Rules<S> {
  /** The shared board. */
  Stage: Component<{ table: TableView<S> }>;
  /** The hand, company or airship of the viewer, under the prompt. */
  Dock?: Component<{ table: TableView<S> }>;
  /** What stands on a seat's plate beside its name. */
  Plate?: Component<{ table: TableView<S>; seat: number }>;
  /** Is this action offered on the stage or in the dock? What is not becomes a button under the question. */
  placed(action: number, table: TableView<S>): boolean;
  /** What an event sounds like. */
  sound?(item: Item): Sound | null;
  /** The CSS colour of a seat, where the game gives seats colours of their own. */
  colour?(state: S, seat: number): string | null;
}

const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  airships: () => import('./airships/game'),
  'mad-zeppelin': () => import('./mad-zeppelin/game'),
  'dastardly-dirigibles': () => import('./dastardly-dirigibles/game'),
  zeppeldrome: () => import('./zeppeldrome/game'),
};

/** What puts a game on the table; the plain table for games of other packages, which this client was not built with. */
export async function gameModule(name: string): Promise<GameModule> {
  const [module] = await Promise.all([moduleOf(name), prepare(name)]);
  return module;
}

async function moduleOf(name: string): Promise<GameModule> {
  if (Object.hasOwn(GAMES, name)) {
    void rulesOf(name); // they come meanwhile; the table does not wait for them
    return (await GAMES[name]()).default;
  }
  const { plainGame } = await import('./plain/game');
  const { fields } = (server.game(name)?.schema ?? { fields: [] }) as { fields: readonly Field[] };
  return plainGame(name, fields);
}
