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
export type Ack = Shapes['WsAck'];
export type Question = Shapes['WsQuestion'];
export type MoveTold = Shapes['WsMoveTold'];
export type HintGiven = Shapes['WsAdvice'];
export type Settings = Shapes['WsSettings'];
export type Refusal = Shapes['WsRefusal'];
export type Notice = Shapes['WsNotice'];

export type FaultTold = Shapes['Fault'];
export type Games = Shapes['Games'];
export type Rule = Shapes['Rule'];
export type Rules = Shapes['Rules'];
export type Me = Shapes['Me'];
export type Passkeys = Shapes['PasskeysOut'];
export type Passkey = Shapes['PasskeyOut'];
export type Code = Shapes['Code'];
export type NewTable = Shapes['NewTable'];
export type MadeTable = Shapes['MadeTable'];
export type Summary = Shapes['Summary'];
export type Listed = Shapes['Listed'];
export type Lobby = Shapes['Lobby'];
export type MyTables = Shapes['MyTables'];
export type WordView = Shapes['View'];
export type Exchanged = Shapes['Exchanged'];
export type MadeInvite = Shapes['MadeInvite'];
export type GivenInvite = Shapes['GivenInvite'];
export type Invites = Shapes['Invites'];
export type MadeLink = Shapes['MadeLink'];
export type Replay = Shapes['Replay'];
export type ReplayFrame = Shapes['Frame'];
export type Chances = Shapes['Chances'];
export type ChancePoint = Shapes['ChancePoint'];
export type Reviewed = Shapes['Reviewed'];
export type Summed = Shapes['Sum'];
export type Moment = Shapes['Turn'];

/** A guided first game. */
export type Lesson = Shapes['LessonOut'];
export type LessonPage = Shapes['CoachPage'];
