// Short names for the shapes that the server declares; the shapes themselves are generated.
import type { components } from './schema';

type Shapes = components['schemas'];

export type FromClient = Shapes['WsFromClient'];
export type FromTable = Shapes['WsFromTable'];
export type Snapshot = Shapes['WsSnapshot'];
export type Update = Shapes['WsUpdate'];
export type Item = Shapes['WsItem'];
export type SeatInfo = Shapes['WsSeatInfo'];
export type Share = Shapes['WsShareInfo'];
export type Ask = Shapes['WsAsk'];
export type Refusal = Shapes['WsRefusal'];

export type Game = Shapes['GameOut'];
export type Games = Shapes['Games'];
export type GameOption = Shapes['OptionOut'];
export type Rule = Shapes['RuleOut'];
export type Rules = Shapes['Rules'];
export type Me = Shapes['Me'];
export type NewTable = Shapes['NewTable'];
export type MadeTable = Shapes['MadeTable'];
export type Summary = Shapes['Summary'];
export type Listed = Shapes['Listed'];
export type Lobby = Shapes['Lobby'];
export type Mine = Shapes['Mine'];
export type MyTables = Shapes['MyTables'];
export type WordView = Shapes['View'];
export type Exchanged = Shapes['Exchanged'];
export type MadeInvite = Shapes['MadeInvite'];
export type GivenInvite = Shapes['GivenInvite'];
export type Invites = Shapes['Invites'];
export type MadeLink = Shapes['MadeLink'];
export type Replay = Shapes['Replay'];
export type ReplayFrame = Shapes['FrameOut'];
export type Chances = Shapes['Chances'];
export type ChancePoint = Shapes['ChancePoint'];

/** The settings of a table, as a snapshot has them. */
export interface Settings {
  game: string;
  seats: number;
  options: Record<string, number>;
  clock: { kind: string; amount: number; increment: number };
  privacy: string;
  replay: string;
  hints: boolean;
  stand_in: string;
  seats_each?: number;
}

/** A legal move in words. `odds` are ways to make it succeed with their exact chances, the best last. */
export interface MoveWords {
  action: number;
  text: string;
  label: string;
  odds?: [string, number][];
}

/** What the `describe` message answers about a seat's question. */
export interface Question {
  question: string;
  moves: MoveWords[];
  rules: string[];
}

/** What it answers about one action: the rule that forbids it, empty where it is legal. */
export interface Why {
  action: number;
  label: string;
  rule: string;
  text: string;
}

export interface HintGiven {
  moves: { action: number; label: string; chance: number; error: number }[];
  why: string;
}

/** A guided first game, and where a learner stands in it. */
export type Lesson = Shapes['LessonOut'];
export type LessonPage = Shapes['PageOut'];
export type Place = Shapes['PlaceOut'];
