// Texts of this table that only the browser says, and the names of its things.
import { type Args, gt } from '../../text';
import { CARGO_IDS, FACE_NAMES, HEADINGS, TRAITOR_IDS } from './numbers';

export const tt = (id: string, args?: Args): string => gt('mad-zeppelin', id, args);

export const nameOf = (traitor: number): string => tt(`traitor-${TRAITOR_IDS[traitor]}`);
/** What everybody calls a Traitor: for where there is little room. */
export const shortOf = (traitor: number): string => tt(`ui-short-${TRAITOR_IDS[traitor]}`);
export const titleOf = (traitor: number): string => tt(`title-${TRAITOR_IDS[traitor]}`);
/** "Igor, the Taster". */
export const fullName = (traitor: number): string =>
  tt('ui-look-traitor', { name: nameOf(traitor), title: titleOf(traitor) });
export const abilityOf = (traitor: number): string => tt(`ability-${TRAITOR_IDS[traitor]}`);
export const cargoName = (kind: number): string => tt(`card-${CARGO_IDS[kind]}`);
/** The letter of a heading, as on a compass. */
export const letterName = (heading: number): string => tt(`ui-letter-${FACE_NAMES[heading]}`);
export const headingName = (heading: number): string => tt(`face-${FACE_NAMES[heading]}`);
export const faceName = (face: number): string =>
  face < HEADINGS ? headingName(face) : tt(`ui-face-${FACE_NAMES[face]}`);
