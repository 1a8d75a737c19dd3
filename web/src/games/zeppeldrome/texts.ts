// Texts of this table, in the reader's language, and cards in words.
import { locale } from '../../i18n/index.svelte';
import {
  AFTER, ANY_DIRECTION, AT_ONCE, BEFORE, CARDS, DEACTIVATE_CARD, DEACTIVATE_PLAN, LADDER, MARSHAL, REMOVE, REVERSE, STOWAWAY, SUPPLY,
} from './numbers';

const en = {
  start: 'Start',
  finish: 'Finish',
  overview: 'The whole race',
  look_at: 'Look at {name}',
  course: 'The course. It scrolls sideways.',
  course_what: 'The spaces of all sections are made up.',
  card_what: 'The plan and the action of this card are made up.',
  action_printed: 'The plan of this card is made up, its action is printed.',
  pile: 'Pile',
  discards: 'Discards',
  chits: 'Chits',
  turn: 'Turn {n}',
  set_up: 'Setting up',
  step_1: 'Flight plans',
  step_4: 'Action cards',
  step_5: 'Hazards',
  step_6: 'Movement',
  step_7: 'Discarding',
  preview: 'Preview, as things stand now',
  preview_note: 'Other ships, hazards, fans and ballast can still change it.',
  preview_bounces: 'with bounces',
  preview_of: '{name}’s plan',
  ship: '{colour} dirigible of {name}, row {row}, column {column}',
  yellow: 'Yellow', blue: 'Blue', red: 'Red', green: 'Green',
  take_ship: 'The {colour} dirigible',
  taken_by: 'taken by {name}',
  free: 'free',
  your_plan: 'Your flight plan',
  no_plan_yet: 'No flight plan yet',
  no_plan_card: 'No card: one vector in any direction',
  your_hand: 'Your hand',
  hand_empty: 'No cards in hand',
  card: 'Card {n}',
  plan_is: 'Plan: {plan}',
  action_is: 'Action: {action}',
  fly_it: 'Fly it face up',
  lay_it: 'Lay it face down',
  play_it: 'Play its action',
  pay_it: 'Pay with it',
  discard_it: 'Discard it',
  pick_card: 'Choose a card to see its path and what you can do with it.',
  on_whom: 'On whom?',
  which_way: 'Which of the two?',
  which_direction: 'Which direction?',
  which_chit: 'Which chit?',
  pay_for_it: 'Pay with a card from your hand for the open part, or do without it.',
  pay_for_arrow: 'Pay with a card from your hand for the open arrow.',
  you: 'you',
  plays: '{name} plays card {card}',
  plays_on: '{name} plays card {card} on {target}',
  on_itself: 'their own ship',
  on_you: 'you',
  column: 'Column {at} of {of}',
  hand_size: '{n} cards in hand',
  ballast: '{n} ballast',
  ladder: 'Leapfrog Ladder: waits for a bounce in Movement',
  marshal: 'Honorary Marshal: moves the hazards',
  face_down: 'face down, one vector in any direction',
  trace_plan: 'Show where {name}’s plan leads: {plan}',
  chit_before: 'chit before the plan: {direction}',
  chit_after: 'chit after the plan: {direction}',
  flown: 'flown',
  folk: 'Old Folk {n}',
  pick_folk: 'Old Folk {n}: choose where it goes',
  folk_goes: 'Old Folk {n} goes {direction}',
  lemming: 'Lemming {n}',
  new_lemming: 'A new Lemming drops here',
  ballast_token: 'Ballast token: collect it',
  gears: 'Gears', pistons: 'Pistons',
  open: '{what}: open', closed: '{what}: closed',
  fly_there: 'Fly {direction}',
  fly_costs: 'costs a card',
  fly_bounces: 'bounces off {what}',
  movement_starts: 'Movement',
  reversed: 'Movement runs from last place to first',
  wins: '{name} crosses the finish line',
  pass: 'Pass',
  pay_nothing: 'Do without it',
  keep: 'Keep these cards',
  stop: 'Stop here',
  no_bonus: 'No extra vector',
  drop: 'Drop ballast and rise',
  drop_not: 'Keep the ballast',
  collect: 'Collect the ballast',
  collect_not: 'Leave it there',
  open_gears: 'Open the gears',
  open_pistons: 'Open the pistons',
  leave_gears: 'Leave the gears open',
  leave_pistons: 'Leave the pistons open',
  folks_done: 'No more Old Folks',
  lemmings_done: 'No more Lemmings',
};

const de: Record<keyof typeof en, string> = {
  start: 'Start',
  finish: 'Ziel',
  overview: 'Das ganze Rennen',
  look_at: '{name} ansehen',
  course: 'Die Strecke. Sie lässt sich seitwärts schieben.',
  course_what: 'Die Felder aller Abschnitte sind erfunden.',
  card_what: 'Plan und Aktion dieser Karte sind erfunden.',
  action_printed: 'Der Plan dieser Karte ist erfunden, ihre Aktion ist gedruckt.',
  pile: 'Stapel',
  discards: 'Abwurf',
  chits: 'Marker',
  turn: 'Runde {n}',
  set_up: 'Aufbau',
  step_1: 'Flugpläne',
  step_4: 'Aktionskarten',
  step_5: 'Hindernisse',
  step_6: 'Bewegung',
  step_7: 'Abwerfen',
  preview: 'Vorschau nach jetzigem Stand',
  preview_note: 'Andere Schiffe, Hindernisse, Fans und Ballast können das noch ändern.',
  preview_bounces: 'mit Abprallern',
  preview_of: 'Plan von {name}',
  ship: 'Luftschiff {colour} von {name}, Zeile {row}, Spalte {column}',
  yellow: 'Gelb', blue: 'Blau', red: 'Rot', green: 'Grün',
  take_ship: 'Luftschiff {colour}',
  taken_by: 'hat {name}',
  free: 'frei',
  your_plan: 'Dein Flugplan',
  no_plan_yet: 'Noch kein Flugplan',
  no_plan_card: 'Keine Karte: ein Vektor in beliebiger Richtung',
  your_hand: 'Deine Hand',
  hand_empty: 'Keine Karten auf der Hand',
  card: 'Karte {n}',
  plan_is: 'Plan: {plan}',
  action_is: 'Aktion: {action}',
  fly_it: 'Offen fliegen',
  lay_it: 'Verdeckt hinlegen',
  play_it: 'Aktion ausspielen',
  pay_it: 'Damit bezahlen',
  discard_it: 'Abwerfen',
  pick_card: 'Wähle eine Karte: du siehst ihren Weg und was du mit ihr tun kannst.',
  on_whom: 'Auf wen?',
  which_way: 'Was von beidem?',
  which_direction: 'Welche Richtung?',
  which_chit: 'Welcher Marker?',
  pay_for_it: 'Bezahle den offenen Teil mit einer Handkarte oder verzichte darauf.',
  pay_for_arrow: 'Bezahle den offenen Pfeil mit einer Handkarte.',
  you: 'du',
  plays: '{name} spielt Karte {card}',
  plays_on: '{name} spielt Karte {card} auf {target}',
  on_itself: 'sich selbst',
  on_you: 'dich',
  column: 'Spalte {at} von {of}',
  hand_size: '{n} Handkarten',
  ballast: '{n} Ballast',
  ladder: 'Bocksprungleiter: wartet auf einen Abpraller in der Bewegung',
  marshal: 'Ehrenmarschall: bewegt die Hindernisse',
  face_down: 'verdeckt, ein Vektor in beliebiger Richtung',
  trace_plan: 'Zeigen, wohin der Plan von {name} führt: {plan}',
  chit_before: 'Marker vor dem Plan: {direction}',
  chit_after: 'Marker nach dem Plan: {direction}',
  flown: 'geflogen',
  folk: 'Alte Leute {n}',
  pick_folk: 'Alte Leute {n}: wähle, wohin sie gehen',
  folk_goes: 'Alte Leute {n} gehen {direction}',
  lemming: 'Lemming {n}',
  new_lemming: 'Hier fällt ein neuer Lemming',
  ballast_token: 'Ballaststein: aufnehmen',
  gears: 'Zahnräder', pistons: 'Kolben',
  open: '{what}: offen', closed: '{what}: geschlossen',
  fly_there: 'Flieg {direction}',
  fly_costs: 'kostet eine Karte',
  fly_bounces: 'prallt ab an {what}',
  movement_starts: 'Bewegung',
  reversed: 'Die Bewegung läuft vom letzten zum ersten Platz',
  wins: '{name} überquert die Ziellinie',
  pass: 'Passen',
  pay_nothing: 'Darauf verzichten',
  keep: 'Diese Karten behalten',
  stop: 'Hier aufhören',
  no_bonus: 'Kein zusätzlicher Vektor',
  drop: 'Ballast abwerfen und steigen',
  drop_not: 'Ballast behalten',
  collect: 'Ballast aufnehmen',
  collect_not: 'Liegen lassen',
  open_gears: 'Zahnräder öffnen',
  open_pistons: 'Kolben öffnen',
  leave_gears: 'Zahnräder offen lassen',
  leave_pistons: 'Kolben offen lassen',
  folks_done: 'Keine alten Leute mehr',
  lemmings_done: 'Keine Lemminge mehr',
};

/** Words that cards and spaces are told in, by the numbers of the rules. */
const WORDS = {
  en: {
    directions: ['forward', 'back', 'up', 'down', 'up-forward', 'down-forward', 'up-back', 'down-back', 'of any direction'],
    barriers: [
      '', 'the edge of the course', 'the headwinds', 'the fog', 'a gate that is not entered from above or below', 'a gate of another colour',
      'a blocked space', 'the closed Machine', 'another dirigible', 'an Old Folk', 'a Lemming',
    ],
    before: 'a chit {d} before the plan', after: 'a chit {d} after the plan', once: 'the ship moves {d} at once', paid: '{it} if you pay a card',
    told: {
      [REMOVE]: 'remove a chit', [DEACTIVATE_CARD]: 'deactivate the flight-plan card', [DEACTIVATE_PLAN]: 'deactivate the plan, chits and all',
      [SUPPLY]: 'Supply Balloon: draw two cards', [STOWAWAY]: 'Light-Fingered Stowaway: take a card at random from the target’s hand',
      [REVERSE]: 'Upside-Down Anemometer: Movement runs from last place to first', [MARSHAL]: 'Honorary Marshal: the target moves the hazards',
      [LADDER]: 'Leapfrog Ladder: in Movement, leap over an obstacle you would bounce off, once',
    } as Record<number, string>,
    then: ', then ', or: ', or ', pay: 'pay',
    sections: ['A Bit of Ballast', 'Inspiration Point', 'Slalom 1', 'Headwinds', 'Slalom 2', 'Chunk-Chunk Machine', 'Obscuring Fog', 'Ravenous Fans',
      'Four Old Folks', 'Press Boxes', 'Lemming “Migration”', 'Clear Skies'],
    hazards: ['Collect sandbags to sink, drop them to rise', 'Whoever is here draws up to five cards', 'A gate lets in its own colour, not from above or below',
      'No flying straight forward from wind to wind', 'Gates of four colours, and blocked spaces', 'Gears or pistons bar the way', 'No diagonal flight from fog to fog',
      'Own fans give an extra vector, others cost one', 'The Old Folks stroll about and block', 'Press Boxes block', 'Lemmings fall and block', 'Nothing in the way'],
  },
  de: {
    directions: ['vorwärts', 'zurück', 'hinauf', 'hinunter', 'schräg hinauf vorwärts', 'schräg hinunter vorwärts', 'schräg hinauf zurück', 'schräg hinunter zurück', 'beliebiger Richtung'],
    barriers: [
      '', 'dem Rand der Strecke', 'dem Gegenwind', 'dem Nebel', 'einem Tor, in das man nicht von oben oder unten kommt', 'einem Tor anderer Farbe',
      'einem gesperrten Feld', 'der geschlossenen Maschine', 'einem anderen Luftschiff', 'alten Leuten', 'einem Lemming',
    ],
    before: 'ein Marker {d} vor den Plan', after: 'ein Marker {d} hinter den Plan', once: 'das Schiff sofort {d} bewegen', paid: '{it}, wenn du eine Karte zahlst',
    told: {
      [REMOVE]: 'einen Marker entfernen', [DEACTIVATE_CARD]: 'die Flugplankarte umdrehen', [DEACTIVATE_PLAN]: 'den Plan samt Markern abschalten',
      [SUPPLY]: 'Versorgungsballon: zwei Karten ziehen', [STOWAWAY]: 'Langfingriger blinder Passagier: eine zufällige Karte aus der Hand des Ziels nehmen',
      [REVERSE]: 'Kopfstehendes Anemometer: die Bewegung läuft vom letzten zum ersten Platz', [MARSHAL]: 'Ehrenmarschall: das Ziel bewegt die Hindernisse',
      [LADDER]: 'Bocksprungleiter: in der Bewegung einmal über ein Hindernis springen, an dem man abprallen würde',
    } as Record<number, string>,
    then: ', dann ', or: ', oder ', pay: 'zahlen',
    sections: ['Etwas Ballast', 'Aussichtspunkt', 'Slalom 1', 'Gegenwind', 'Slalom 2', 'Stampfmaschine', 'Dichter Nebel', 'Wilde Fans',
      'Vier alte Leute', 'Pressekabinen', 'Lemming-„Wanderung“', 'Freier Himmel'],
    hazards: ['Ballaststeine aufnehmen und sinken, abwerfen und steigen', 'Wer hier ist, zieht bis zu fünf Karten', 'Ein Tor lässt nur seine Farbe ein, nicht von oben oder unten',
      'Kein Flug geradeaus von Wind zu Wind', 'Tore in vier Farben und gesperrte Felder', 'Zahnräder oder Kolben versperren den Weg', 'Kein schräger Flug von Nebel zu Nebel',
      'Eigene Fans geben einen Vektor, fremde kosten einen', 'Die alten Leute schlendern umher und sperren', 'Pressekabinen sperren', 'Lemminge fallen und sperren', 'Nichts im Weg'],
  },
};

type Words = (typeof WORDS)['en'];
const words = (): Words => (locale() === 'de' ? WORDS.de : WORDS.en);

export function tt(key: keyof typeof en, values: Record<string, string | number> = {}): string {
  return (locale() === 'de' ? de : en)[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export const directionName = (direction: number): string => words().directions[direction];
export const barrierName = (what: number): string => words().barriers[what];
export const sectionName = (section: number): string => words().sections[section];
export const hazardOf = (section: number): string => words().hazards[section];

type Effect = (typeof CARDS.deck)[number]['choices'][number][number];

function effectInWords({ kind, direction, paid }: Effect): string {
  const { before, after, once, paid: forCard, told } = words();
  const chit = { [BEFORE]: before, [AFTER]: after, [AT_ONCE]: once }[kind as number];
  const what = chit?.replace('{d}', directionName(direction ?? ANY_DIRECTION)) ?? told[kind];
  return paid ? forCard.replace('{it}', what) : what;
}

export function choiceInWords(card: number, choice: number): string {
  return (CARDS.deck[card].choices[choice] ?? []).map(effectInWords).join(words().then);
}

/** What a card does when it is played for its action. */
export function actionInWords(card: number): string {
  return CARDS.deck[card].choices.map((_, i) => choiceInWords(card, i)).join(words().or);
}

interface Arrow {
  direction: number;
  paid: boolean;
  following: readonly Arrow[];
}

/** The arrows of a card, for who does not see them. */
export function planInWords(card: number): string {
  const { or, pay } = words();
  const told = (ways: readonly Arrow[]): string => {
    const each = ways.map((way) => [`${directionName(way.direction)}${way.paid ? ` (${pay})` : ''}`, told(way.following)].filter(Boolean).join(', '));
    return each.length > 1 ? `(${each.join(or)})` : (each[0] ?? '');
  };
  return told(CARDS.deck[card].tree as readonly Arrow[]);
}

export const TEXTS = { en, de, words: WORDS };
