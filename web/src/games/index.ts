// What the client has to know of a game to put it on the table. Each game is loaded when somebody plays it.
import type { Component } from 'svelte';
import type { Sound } from '../sounds';
import { rulesOf } from '../table/rules';
import type { LogItem, Rules, SomeState, TableView } from '../table/table.svelte';
import { prepare } from '../text';
import type { Field } from '../wire/decode';
import { server } from '../wire/server.svelte';
import type { Item } from '../wire/types';

export interface GameModule<S = SomeState> extends Rules<S> {
  /**
   * The shared board. It fills its box, which is a size container, and never scrolls. `part` is the open one of the
   * game's parts on a narrow screen, and empty where all of them are in view.
   */
  Stage: Component<{ table: TableView<S>; part?: string }>;
  /** The hand, company or airship of the viewer, under the prompt. It fills its box and never scrolls. */
  Dock?: Component<{ table: TableView<S> }>;
  /** What stands on a seat's plate beside its name: one slim line that fits its box, which is a container as wide as
   * there is room. */
  Plate?: Component<{ table: TableView<S>; seat: number }>;
  /** What a press on a seat's plate opens, and its name for people who cannot see it. */
  opens?: { name(table: TableView<S>, seat: number): string; press(table: TableView<S>, seat: number): void };
  /** Does the stage show the plates itself, with `SeatPlate`, where the screen is wide? */
  seatsOnStage?: boolean;
  /** The parts of the stage that a narrow screen shows one at a time; `name` is the id of a text of the game. */
  parts?: readonly { id: string; name: string }[];
  /** How far the game is, for the bar: its steps by name with the number of the one that is on, and a note. */
  steps?(state: S): Steps;
  /** What is told at the end of a round: who scored what, and why. `item` is the event. */
  RoundEnd?: Component<{ table: TableView<S>; item: LogItem }>;
  /** Is this action offered on the stage or in the dock? What is not becomes a button beside the question. */
  placed(action: number, table: TableView<S>): boolean;
  /** What an event sounds like. */
  sound?(item: Item): Sound | null;
}

/** How far a game is. */
export interface Steps {
  steps: readonly string[];
  /** The number of the step that is on, or NONE. */
  now: number;
  note: string;
}

const GAMES: Record<string, () => Promise<{ default: unknown }>> = {
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

/** The one place where the state of a game, which only the game knows, becomes some state. */
async function moduleOf(name: string): Promise<GameModule> {
  return (await loaded(name)) as GameModule;
}

async function loaded(name: string): Promise<unknown> {
  if (Object.hasOwn(GAMES, name)) {
    void rulesOf(name); // they come meanwhile; the table does not wait for them
    return (await GAMES[name]()).default;
  }
  const { plainGame } = await import('./plain/game');
  const { fields } = (server.game(name)?.schema ?? { fields: [] }) as { fields: readonly Field[] };
  return plainGame(name, fields);
}
