// German: what Zeppeldrome tells.
import { CARDS, DIRECTION_IDS } from '../../games/zeppeldrome/numbers';
import type { Catalogue } from '../told';

type Pattern = [string, string];

interface Arrow {
  direction: number;
  following: readonly Arrow[];
}

const DIRECTIONS: Record<string, string> = {
  forward: 'vorwärts',
  back: 'zurück',
  up: 'hinauf',
  down: 'hinunter',
  'up-forward': 'schräg hinauf vorwärts',
  'down-forward': 'schräg hinunter vorwärts',
  'up-back': 'schräg hinauf zurück',
  'down-back': 'schräg hinunter zurück',
};

/** Colours, and how a ship of that colour is called. */
const COLOURS = { Yellow: ['Gelb', 'gelbe'], Blue: ['Blau', 'blaue'], Red: ['Rot', 'rote'], Green: ['Grün', 'grüne'] };

/** Sections: as a name, and as what somebody has left behind. */
const SECTIONS: Record<string, [string, string]> = {
  'A Bit of Ballast': ['Etwas Ballast', 'Etwas Ballast'],
  'Inspiration Point': ['Aussichtspunkt', 'den Aussichtspunkt'],
  'Slalom 1': ['Slalom 1', 'Slalom 1'],
  Headwinds: ['Gegenwind', 'den Gegenwind'],
  'Slalom 2': ['Slalom 2', 'Slalom 2'],
  'Chunk-Chunk Machine': ['Stampfmaschine', 'die Stampfmaschine'],
  'Obscuring Fog': ['Dichter Nebel', 'den dichten Nebel'],
  'Ravenous Fans': ['Wilde Fans', 'die wilden Fans'],
  "Four Old Folks Looking for the Farmer's Market": ['Vier alte Leute', 'die vier alten Leute'],
  'Press Boxes': ['Pressekabinen', 'die Pressekabinen'],
  'Tragic Lemming “Migration”': ['Lemming-„Wanderung“', 'die Lemming-„Wanderung“'],
  'Clear Skies': ['Freier Himmel', 'den freien Himmel'],
};

/** What is asked while a card is played, after the card's own words. */
const ABOUT_A_CARD: Record<string, string> = {
  'On whom do you play it?': 'Auf wen spielst du sie?',
  'Which of its choices?': 'Welche ihrer Möglichkeiten wählst du?',
  'Which direction shall the chit show?': 'Welche Richtung soll der Marker zeigen?',
  'Discard a card for the open part of the action?': 'Wirfst du für den offenen Teil der Aktion eine Karte ab?',
  'Which chit is removed?': 'Welcher Marker wird entfernt?',
};

const FINISHED =
  'Sobald ein Luftschiff ein Feld der Ziellinie erreicht, in welchem Schritt auch immer und von wem auch immer bewegt, ist das Spiel zu Ende, und sein Spieler hat gewonnen.';
const TOO_LONG = 'Nach 100 Runden endet das Spiel, und wer auf dem ersten Platz liegt, hat gewonnen.';

const things = (of: Iterable<readonly [string, string]>): Record<string, string> => Object.fromEntries(of);

/** Ways along the arrows of a card, from its beginning. */
const ways = (arrows: readonly Arrow[], before = ''): string[] =>
  arrows.flatMap(({ direction, following }) => {
    const way = `${before}${DIRECTION_IDS[direction]}`;
    return [way, ...ways(following, `${way} `)];
  });

/** Plans, actions and ways as they are written stay so. With a ? in it, a plan could be taken for several sentences. */
const written = CARDS.deck.flatMap(({ number, plan, action, tree }): Pattern[] => [
  [`fly card ${number + 1}: ${plan}`, `Karte ${number + 1} fliegen: ${plan}`],
  ...[plan, action, ...ways(tree as readonly Arrow[])].map((each): Pattern => [each, each]),
]);

/** A player in a line, with what may follow: the plan with its arrows could be taken for several sentences. */
const players = [
  ['. Plan: {p}. Face down lies {f}.', '. Plan: {p}. Verdeckt liegt {f}.'],
  ['. Plan: {p}. You know of {k}.', '. Plan: {p}. Dir bekannte Karten: {k}.'],
  ['. Plan: {p}.', '. Plan: {p}.'],
  ['. Face down lies {f}.', '. Verdeckt liegt {f}.'],
  ['. You know of {k}.', '. Dir bekannte Karten: {k}.'],
  ['.', '.'],
].flatMap(([from, into]): Pattern[] => [
  [`{a}: {b}; {c} in hand, {d}${from}`, `{a}: {b}; {c} auf der Hand, {d}${into}`],
  [`{a}: {b}; {c} in hand${from}`, `{a}: {b}; {c} auf der Hand${into}`],
]);

const CARD = 'card {n} ({a}; {b})';
const KARTE = 'Karte {n} ({a}; {b})';
const GATE = 'a gate that is not entered from above or below';
const TOR = 'in das man nicht von oben oder unten kommt';

export const german: Catalogue = {
  things: {
    ...things(written),
    ...things(Object.entries(DIRECTIONS)),
    ...things(
      Object.entries(DIRECTIONS).map(([from, into], i) => [
        `${from} (${DIRECTION_IDS[i]})`,
        `${into} (${DIRECTION_IDS[i]})`,
      ]),
    ),
    ...things(DIRECTION_IDS.map((id) => [`[${id}]`, `[${id}]`])),
    ...things(Object.entries(COLOURS).map(([from, [into]]) => [from, into])),
    ...things(Object.entries(COLOURS).map(([from, [, ship]]) => [`the ${from} dirigible`, `das ${ship} Luftschiff`])),
    ...things(Object.entries(SECTIONS).map(([from, [into]]) => [from, into])),
    ...things(
      Object.entries(SECTIONS).map(([from, [, past]]) => [`you are past ${from}`, `du hast ${past} hinter dir`]),
    ),
    ...ABOUT_A_CARD,

    // The sheet of the game: what it is, its options and their values.
    'Race along a course of hazards by secret flight plans that everybody meddles with; two to four players.':
      'Ein Rennen über eine Strecke voller Hindernisse, mit heimlichen Flugplänen, in die alle hineinpfuschen; zwei bis vier Spieler.',
    column: 'Spalte',
    columns: 'Spalten',
    'columns reached': 'erreichte Spalten',
    rows: 'Zeilen',
    'section a': 'Abschnitt A',
    'section b': 'Abschnitt B',
    'section c': 'Abschnitt C',
    'section d': 'Abschnitt D',
    'first seat': 'Startplatz',
    'Rows of the course (ZD-1.1).': 'Zeilen der Strecke (ZD-1.1).',
    'Ballast tokens on A Bit of Ballast (ZD-9.1).': 'Ballaststeine auf „Etwas Ballast“ (ZD-9.1).',
    'The seat that starts in first place, from 1 (ZD-2.1).':
      'Wer auf dem ersten Platz beginnt: seine Nummer am Tisch, gezählt ab 1 (ZD-2.1).',
    five: 'fünf',
    seven: 'sieben',
    nine: 'neun',
    eight: 'acht',
    random: 'zufällig',
    any: 'beliebig',
    none: 'keiner',
    empty: 'leer',
    ballast: 'Ballast',
    inspiration: 'Aussichtspunkt',
    'slalom-1': 'Slalom 1',
    headwinds: 'Gegenwind',
    'slalom-2': 'Slalom 2',
    machine: 'Stampfmaschine',
    fog: 'Dichter Nebel',
    fans: 'Wilde Fans',
    folks: 'Vier alte Leute',
    'press-boxes': 'Pressekabinen',
    lemmings: 'Lemming-„Wanderung“',
    'five or seven': 'fünf oder sieben',
    'nine or eight': 'neun oder acht',

    // Sections of the rules.
    '0. At the table': '0. Am Tisch',
    '1. The course': '1. Die Strecke',
    '2. Setting up': '2. Aufbau',
    '3. Steps 1 to 3: flight plans': '3. Schritte 1 bis 3: Flugpläne',
    '4. Step 4: action cards': '4. Schritt 4: Aktionskarten',
    '5. What actions do': '5. Was Aktionen bewirken',
    '6. Step 5: moving hazards': '6. Schritt 5: Hindernisse bewegen',
    '7. Step 6: movement': '7. Schritt 6: Bewegung',
    '8. Steps 7 and 8: cards': '8. Schritte 7 und 8: Karten',
    '9. Hazards': '9. Hindernisse',
    '10. The end': '10. Das Ende',

    // Questions.
    'Which dirigible do you take?': 'Welches Luftschiff nimmst du?',
    'Chunk-Chunk Machine: which symbol shall be open?': 'Stampfmaschine: Welches Symbol soll offen sein?',
    'Choose your flight plan in secret: a card face up, or face down for one vector in any direction.':
      'Wähle heimlich deinen Flugplan: eine Karte offen, oder verdeckt für einen Vektor in beliebiger Richtung.',
    'Play a card for its action, or pass?': 'Spielst du eine Karte als Aktion, oder passt du?',
    'Do you move the Old Folks? Each may move one space.':
      'Bewegst du die alten Leute? Jede Figur darf ein Feld weit gehen.',
    'Which Lemmings do you move down? At least one must; then new ones may drop.':
      'Welche Lemminge lässt du fallen? Mindestens einer muss; danach dürfen neue kommen.',
    'Which vector do you fly?': 'Welchen Vektor fliegst du?',
    'Which card do you discard for the open arrow?': 'Welche Karte wirfst du für den offenen Pfeil ab?',
    'Your vector is flown. Do you drop ballast?': 'Dein Vektor ist geflogen. Wirfst du Ballast ab?',
    "Somebody else's fans hold you up: which arrow do you lose?":
      'Fremde Fans halten dich auf: Welchen Pfeil verlierst du?',
    'Your own fans cheer: you may fly an extra vector in any direction.':
      'Deine eigenen Fans jubeln: Du darfst einen zusätzlichen Vektor in beliebiger Richtung fliegen.',
    'Do you collect the ballast token? Your ship then moves down, if it can.':
      'Nimmst du den Ballaststein auf? Dann sinkt dein Schiff, wenn es kann.',
    'Do you discard any cards you do not want?': 'Möchtest du Karten abwerfen, die du nicht brauchst?',

    // What ships bounce off, with its preposition.
    'the edge of the course': 'am Rand der Strecke',
    'the headwinds': 'am Gegenwind',
    'the fog': 'am Nebel',
    'a gate of another colour': 'an einem Tor anderer Farbe',
    'a blocked space': 'an einem gesperrten Feld',
    'the closed Machine': 'an der geschlossenen Maschine',
    'another dirigible': 'an einem anderen Luftschiff',
    'an Old Folk': 'an alten Leuten',
    'a Lemming': 'an einem Lemming',

    // What actions do.
    'a chit of any direction before the plan': 'ein Marker beliebiger Richtung vor den Plan',
    'a chit of any direction after the plan': 'ein Marker beliebiger Richtung hinter den Plan',
    'remove a chit': 'einen Marker entfernen',
    'deactivate the flight-plan card': 'die Flugplankarte umdrehen',
    'deactivate the flight plan, chits and all': 'den Plan samt Markern abschalten',
    'Supply Balloon, draw two cards': 'Versorgungsballon (zwei Karten ziehen)',
    'Light-Fingered Stowaway, take one card at random from the hand':
      'Langfingriger blinder Passagier (eine zufällige Karte aus der Hand nehmen)',
    'Upside-Down Anemometer, during Movement this turn the sequence runs from last place to first':
      'Kopfstehendes Anemometer (die Bewegung läuft in dieser Runde vom letzten zum ersten Platz)',
    'Honorary Marshal, move the hazards this turn, in place of the one in last place':
      'Ehrenmarschall (in dieser Runde die Hindernisse bewegen, anstelle dessen, der auf dem letzten Platz liegt)',
    'Leapfrog Ladder, in Movement this turn, the first time the ship bounces off an obstacle and the space beyond is open, it lands there; only that uses it up':
      'Bocksprungleiter (prallt das Schiff in dieser Runde in der Bewegung zum ersten Mal an einem Hindernis ab, hinter dem das Feld offen ist, landet es dort; nur das verbraucht sie)',

    // Moves.
    pass: 'passen',
    'pay nothing and do without it': 'nichts zahlen und darauf verzichten',
    'keep the cards you have': 'die Karten behalten, die du hast',
    'no extra vector': 'kein zusätzlicher Vektor',
    'follow no open arrow: the card is over': 'keinem offenen Pfeil folgen: Die Karte ist zu Ende',
    'keep your ballast': 'deinen Ballast behalten',
    'collect the ballast token': 'den Ballaststein aufnehmen',
    'leave it where it is': 'ihn liegen lassen',
    'gears are open, pistons closed': 'Zahnräder offen, Kolben geschlossen',
    'gears are open, pistons closed (as now)': 'Zahnräder offen, Kolben geschlossen (wie jetzt)',
    'pistons are open, gears closed': 'Kolben offen, Zahnräder geschlossen',
    'pistons are open, gears closed (as now)': 'Kolben offen, Zahnräder geschlossen (wie jetzt)',
    'move no more Old Folks': 'keine alten Leute mehr bewegen',
    'no more Lemmings': 'keine Lemminge mehr',

    // The table.
    gears: 'Zahnräder',
    pistons: 'Kolben',
    'any direction': 'beliebige Richtung',
    flown: 'abgeflogen',
    'no cards': 'keine Karten',
    '1 card': '1 Karte',
    '1 ballast token': '1 Ballaststein',
    'a Leapfrog Ladder': 'eine Bocksprungleiter',
    'not yet on the course': 'noch nicht auf der Strecke',
    'of the face-down card': 'der verdeckten Karte',
    'There are no hazard sections.': 'Es gibt keine Abschnitte mit Hindernissen.',
    'The pile has 1 card.': 'Im Stapel: 1 Karte.',
    'In this turn Movement runs from last place to first.':
      'In dieser Runde läuft die Bewegung vom letzten zum ersten Platz.',
    'Movement.': 'Bewegung.',
    'The discards are shuffled into a new pile of 1 card.': 'Der Abwurf wird gemischt: ein neuer Stapel mit 1 Karte.',
    'As soon as a dirigible reaches a space on the finish line, in whatever step and whoever moved it, the game is over and its player has won.':
      FINISHED,
    'After 100 turns the game ends, and the player in first place has won.': TOO_LONG,

    // What is good for somebody, in hints.
    'your columns': 'deine Spalten',
    'the cards in your hand': 'deine Handkarten',
    'you are in first place': 'du bist auf dem ersten Platz',
    'you have a ballast token': 'du hast einen Ballaststein',
  },
  patterns: [
    // The table.
    ...players,
    ['Your hand: {a}.', 'Deine Hand: {a}.'],
    ['Which vector do you fly? Plan: {p}.', 'Welchen Vektor fliegst du? Plan: {p}.'],
    ['Plan: {p}.', 'Plan: {p}.'],
    ['Face down lies {f}.', 'Verdeckt liegt {f}.'],
    ['You know of {k}.', 'Dir bekannte Karten: {k}.'],
    ['Turn {n}.', 'Runde {n}.'],
    [
      'The course has {n} rows and {n2} columns; column {n3} is the finish line.',
      'Die Strecke hat {n} Zeilen und {n2} Spalten; Spalte {n3} ist die Ziellinie.',
    ],
    ['Sections: {a}.', 'Abschnitte: {a}.'],
    [
      'The Chunk-Chunk Machine has {a} open, {b} closed.',
      'Bei der Stampfmaschine sind die {a} offen, die {b} geschlossen.',
    ],
    ['Ballast lies at {a}.', 'Ballast liegt hier: {a}.'],
    ['Old Folks stand at {a}.', 'Alte Leute stehen hier: {a}.'],
    ['Lemmings flap at {a}.', 'Lemminge flattern hier: {a}.'],
    ['The pile has {n} cards.', 'Im Stapel: {n} Karten.'],
    ...['nothing', 'none'].flatMap((empty): Pattern[] => [
      [`Discards: ${empty}. 1 chit left.`, 'Im Abwurf liegt nichts. Übrige Marker: 1.'],
      [`Discards: ${empty}. {n} chits left.`, 'Im Abwurf liegt nichts. Übrige Marker: {n}.'],
    ]),
    ['Discards: {a}. 1 chit left.', 'Im Abwurf: {a}. Übrige Marker: 1.'],
    ['Discards: {a}. {n} chits left.', 'Im Abwurf: {a}. Übrige Marker: {n}.'],

    // What options can be.
    ['random, {a}, empty, any or none', 'zufällig, {a}, leer, beliebig oder keiner'],
    ['a number from {n} to {n2} or random', 'eine Zahl von {n} bis {n2} oder „random“ (zufällig)'],

    // What happens.
    ...['A', 'B', 'C', 'D'].flatMap((letter): Pattern[] => [
      [
        `Section ${letter} of the course: random is one of its hazards, any may be empty, none leaves it out (ZD-1.3).`,
        `Abschnitt ${letter} der Strecke: „zufällig“ ist eines seiner Hindernisse, „beliebig“ kann auch leer sein, „keiner“ lässt ihn weg (ZD-1.3).`,
      ],
      [`Section ${letter}: {b}.`, `Abschnitt ${letter}: {b}.`],
    ]),
    ['Action cards, round {n}.', 'Aktionskarten, Durchgang {n}.'],
    ['All choose a flight plan in secret.', 'Alle wählen heimlich einen Flugplan.'],
    [
      'The discards are shuffled into a new pile of {n} cards.',
      'Der Abwurf wird gemischt: ein neuer Stapel mit {n} Karten.',
    ],
    ['{a} is in first place to begin with.', '{a} ist zu Beginn auf dem ersten Platz.'],
    ...Object.entries(COLOURS).map(([from, [, ship]]): Pattern => [
      `{a} takes the ${from} dirigible.`,
      `{a} nimmt das ${ship} Luftschiff.`,
    ]),
    ['{a} starts in row {n}.', '{a} startet in Zeile {n}.'],
    [
      '{a} sets the Chunk-Chunk Machine: {b} are open, {c} closed.',
      '{a} stellt die Stampfmaschine ein: {b} offen, {c} geschlossen.',
    ],
    [
      '{a} leaves the Chunk-Chunk Machine: {b} are open, {c} closed.',
      '{a} lässt die Stampfmaschine, wie sie ist: {b} offen, {c} geschlossen.',
    ],
    ['{a} draws 1 card.', '{a} zieht 1 Karte.'],
    ['{a} draws {n} cards.', '{a} zieht {n} Karten.'],
    ['{a} has drawn card {n} ({b}; {c}).', '{a} hat Karte {n} ({b}; {c}) gezogen.'],
    ['{a} has chosen card {n}, face up.', '{a} hat Karte {n} offen gewählt.'],
    ['{a} has chosen card {n}, face down.', '{a} hat Karte {n} verdeckt gewählt.'],
    ['{a} flies card {n}: {b}.', '{a} fliegt Karte {n}: {b}.'],
    [
      '{a} leaves the flight plan face down: one vector in any direction.',
      '{a} lässt den Flugplan verdeckt: ein Vektor in beliebiger Richtung.',
    ],
    ['{a} has no card: one vector in any direction.', '{a} hat keine Karte: ein Vektor in beliebiger Richtung.'],
    ['{a} plays card {n}.', '{a} spielt Karte {n}.'],
    ['{a} is the target of card {n}: {b}.', '{a} ist das Ziel von Karte {n}: {b}.'],
    ['{a} passes.', '{a} passt.'],
    ['{a} pays card {n}.', '{a} zahlt mit Karte {n}.'],
    ['{a} has a new chit {b} before the flight plan.', '{a} hat vor dem Flugplan einen neuen Marker: {b}.'],
    ['{a} has a new chit {b} after the flight plan.', '{a} hat nach dem Flugplan einen neuen Marker: {b}.'],
    ['{a} gets no chit: there are none left.', '{a} bekommt keinen Marker: Es sind keine mehr übrig.'],
    ['{a} loses a chit {b}.', '{a} verliert einen Marker: {b}.'],
    ['{a} has no chit to lose.', '{a} hat keinen Marker zu verlieren.'],
    [
      '{a} must turn the flight plan face down: one vector in any direction is left.',
      '{a} muss den Flugplan umdrehen: Ein Vektor in beliebiger Richtung bleibt übrig.',
    ],
    ['{a} had a plan that was face down already.', '{a} hatte einen Plan, der schon verdeckt war.'],
    ['{a} loses 1 chit.', '{a} verliert 1 Marker.'],
    ['{a} loses {n} chits.', '{a} verliert {n} Marker.'],
    ['{a} had no chits to lose.', '{a} hatte keine Marker zu verlieren.'],
    ['{a} steals a card from {b}.', '{a} stiehlt {b} eine Karte.'],
    ['{a} finds nothing to steal.', '{a} findet nichts zu stehlen.'],
    ['{a} has stolen card {n} ({b}; {c}) from {d}.', '{a} hat {d} Karte {n} ({b}; {c}) gestohlen.'],
    ['{a} moves the hazards in this turn.', '{a} bewegt in dieser Runde die Hindernisse.'],
    ['{a} has a Leapfrog Ladder for the next obstacle.', '{a} hat eine Bocksprungleiter für das nächste Hindernis.'],
    ['{a} moves {b} to row {n}, column {n2}.', '{a} fliegt {b} nach Zeile {n}, Spalte {n2}.'],
    [`{a} bounces off ${GATE}, moving {c}.`, `{a} fliegt {c} und prallt an einem Tor ab, ${TOR}.`],
    ['{a} bounces off {b}, moving {c}.', '{a} fliegt {c} und prallt {b} ab.'],
    [
      '{a} leaps {b} over an obstacle to row {n}, column {n2}.',
      '{a} springt {b} über ein Hindernis nach Zeile {n}, Spalte {n2}.',
    ],
    ['{a} collects ballast: 1 token now.', '{a} nimmt Ballast auf und hat jetzt 1 Stein.'],
    ['{a} collects ballast: {n} tokens now.', '{a} nimmt Ballast auf und hat jetzt {n} Steine.'],
    [
      '{a} drops ballast and rises to row {n}, column {n2}.',
      '{a} wirft Ballast ab und steigt nach Zeile {n}, Spalte {n2}.',
    ],
    ['{a} is cheered on to an extra vector.', 'Die Fans jubeln: {a} bekommt einen zusätzlichen Vektor.'],
    ['{a} is held up by fans and loses the vector {b}.', '{a} wird von Fans aufgehalten und verliert den Vektor {b}.'],
    ['{a} follows no open arrow.', '{a} folgt keinem offenen Pfeil.'],
    ['{a} has flown the plan, and shows {b}.', '{a} hat den Plan abgeflogen und zeigt {b}.'],
    ['{a} has flown the plan.', '{a} hat den Plan abgeflogen.'],
    ['{a} moves Old Folk {n} {b}.', '{a} schickt Alte Leute {n} {b}.'],
    ['{a} lets Lemming {n} fall off the course.', '{a} lässt Lemming {n} von der Strecke fallen.'],
    ['{a} moves Lemming {n} down.', '{a} lässt Lemming {n} ein Feld fallen.'],
    ['{a} lets Lemming {n} drop in at the top.', '{a} lässt Lemming {n} oben hereinfallen.'],
    ['{a} discards card {n}.', '{a} wirft Karte {n} ab.'],
    ['{a} has reached the finish line!', '{a} hat die Ziellinie erreicht!'],

    // Questions about a card: whole ones first, for names with a full stop in them.
    ...Object.entries(ABOUT_A_CARD).map(([from, into]): Pattern => [
      `Card {n} on {a}: {b}. ${from}`,
      `Karte {n} auf {a}: {b}. ${into}`,
    ]),
    ['Card {n} on {a}: {b}.', 'Karte {n} auf {a}: {b}.'],
    ['Card {n}: {a}.', 'Karte {n}: {a}.'],

    // Moves.
    ['fly card {n}: {a}', 'Karte {n} fliegen: {a}'],
    ['leave card {n} face down', 'Karte {n} verdeckt lassen'],
    ['play card {n}: {a}', 'Karte {n} spielen: {a}'],
    ['discard card {n} ({a}; {b})', 'Karte {n} abwerfen ({a}; {b})'],
    ['on seat {n}', 'auf Platz {n}'],
    ['on yourself: {a}', 'auf dich selbst: {a}'],
    ['on {a}: {b}', 'auf {a}: {b}'],
    ['choice {n}', 'Möglichkeit {n}'],
    ['chit {n} before the card', 'Marker {n} vor der Karte'],
    ['chit {n} before the card: {a}', 'Marker {n} vor der Karte: {a}'],
    ['chit {n} after the card', 'Marker {n} nach der Karte'],
    ['chit {n} after the card: {a}', 'Marker {n} nach der Karte: {a}'],
    ['lose the arrow {a}, for a card', 'den Pfeil {a} verlieren, für eine Karte'],
    ['lose the arrow {a}', 'den Pfeil {a} verlieren'],
    [`{a}: bounces off ${GATE}`, `{a}: prallt an einem Tor ab, ${TOR}`],
    ['{a}: bounces off {b}', '{a}: prallt {b} ab'],
    ['{a}, for a card', '{a}, für eine Karte'],
    ['Old Folk {n} goes {a}', 'Alte Leute {n} gehen {a}'],
    [
      'Lemming {n} at row {n2}, column {n3} falls off the course',
      'Lemming {n} in Zeile {n2}, Spalte {n3} fällt von der Strecke',
    ],
    ['Lemming {n} at row {n2}, column {n3} moves down', 'Lemming {n} in Zeile {n2}, Spalte {n3} fällt ein Feld'],
    ['Lemming {n} moves down', 'Lemming {n} fällt ein Feld'],
    ['a new Lemming drops into column {n}', 'ein neuer Lemming fällt in Spalte {n}'],
    [
      'drop a ballast token and rise one space ({n} left)',
      'einen Ballaststein abwerfen und ein Feld steigen (noch {n})',
    ],

    // Cards: three at a time, for a hand of many.
    [
      'card {n} ({a}; {b}), card {n2} ({c}; {d}), card {n3} ({e}; {f}), {z}',
      'Karte {n} ({a}; {b}), Karte {n2} ({c}; {d}), Karte {n3} ({e}; {f}), {z}',
    ],
    [`${CARD}, {z}`, `${KARTE}, {z}`],
    [CARD, KARTE],
    ['{a} (after {b})', '{a} (nach {b})'],
    ['card {n} {a}', 'Karte {n} {a}'],

    // What actions do.
    ['{a}; or {b}', '{a}; oder {b}'],
    ['{a}, then {b}', '{a}, dann {b}'],
    ['{a}, if you discard another card for it', '{a}, wenn du dafür noch eine Karte abwirfst'],
    ['a chit {a} before the plan', 'ein Marker {a} vor den Plan'],
    ['a chit {a} after the plan', 'ein Marker {a} hinter den Plan'],
    ['the ship moves {a} at once', 'das Schiff sofort {a} bewegen'],

    // Parts of sentences.
    ['{a} from column {n}', '{a} ab Spalte {n}'],
    ['row {n}, column {n2} ({a})', 'Zeile {n}, Spalte {n2} ({a})'],
    ['row {n}, column {n2}', 'Zeile {n}, Spalte {n2}'],
    ['row {n}', 'Zeile {n}'],
    ['column {n}', 'Spalte {n}'],
    ['{n} cards', '{n} Karten'],
    ['{n} ballast tokens', '{n} Ballaststeine'],
    ['{a} (you), {b}', '{a} (du), {b}'],
    ['{a} (you)', '{a} (du)'],
    ["{a}'s columns", 'die Spalten von {a}'],
  ],
  rules: {
    'ZD-0.1': 'Ist das Spiel zu Ende, handelt niemand mehr.',
    'ZD-0.2': 'Nur wer gefragt ist, darf handeln.',
    'ZD-0.3':
      'Man beantwortet die Frage, die gestellt ist. Eine Frage, auf die es bei jeder Verteilung der Handkarten nur eine Antwort gibt, wird nicht gestellt.',
    'ZD-1.1': 'Die Strecke hat fünf Zeilen; Zeile 1 ist oben, in den Wolken. Eine Option macht sieben daraus.',
    'ZD-1.2':
      'Der Startabschnitt hat drei Spalten, jeder Abschnitt mit Hindernissen fünf und der Zielabschnitt drei. Die Startlinie ist die erste Spalte der Strecke, die Ziellinie die letzte.',
    'ZD-1.3':
      'Zwischen Start und Ziel liegen die Abschnitte A, B, C und D in dieser Reihenfolge, jeder mit einem seiner Hindernisse, das ausgelost wird. Von den vier Seiten von A, C und D zeigen je drei ein Hindernis, und eine ist leer; bei B sind es zwei und zwei. Optionen bestimmen eine Seite, nehmen leere Seiten in die Auslosung auf oder lassen Abschnitte weg.',
    'ZD-1.4': 'Auf einem Feld ist höchstens ein Luftschiff, ein Lemming oder eine Figur der alten Leute.',
    'ZD-1.5':
      '„Der Reihe nach“ heißt: Es beginnt, wer auf dem ersten Platz ist. Vorn liegt das Luftschiff, das der Ziellinie am nächsten ist; in derselben Spalte das höhere.',
    'ZD-2.1':
      'Es wird ausgelost, wer auf dem ersten Platz ist; die anderen folgen in der Reihenfolge, in der sie sitzen. Eine Option bestimmt stattdessen, wer es ist.',
    'ZD-2.2': 'Der Reihe nach wählt jeder eine der vier Farben, die noch niemand hat.',
    'ZD-2.3':
      'Die Luftschiffe starten in der ersten Spalte: Wer auf dem ersten Platz ist, in der obersten Zeile, der Nächste darunter und so weiter.',
    'ZD-2.4':
      'Ist Slalom 1 auf der Strecke, startet Gelb in Zeile 1, Blau in Zeile 2, Rot in Zeile 3 und Grün in Zeile 4, egal, wer auf dem ersten Platz war; die Zeilen von Farben, die nicht mitspielen, bleiben leer.',
    'ZD-2.5':
      'Die 70 Flugplankarten werden gemischt, und jeder bekommt vier. Der Rest ist der Stapel, von dem gezogen wird.',
    'ZD-2.6':
      'Ist die Stampfmaschine auf der Strecke, bestimmt, wer auf dem letzten Platz ist, welches ihrer beiden Symbole zuerst offen ist.',
    'ZD-3.1': 'Alle wählen gleichzeitig und heimlich eine Flugplankarte.',
    'ZD-3.2': 'Wählen, spielen, zahlen oder abwerfen kann man nur eine Karte aus der eigenen Hand.',
    'ZD-3.3':
      'Haben alle gewählt, werden die Karten gleichzeitig aufgedeckt und bleiben offen vor ihren Spielern liegen.',
    'ZD-3.4':
      'Man darf die Karte auch verdeckt lassen: Dann ist sie abgeschaltet. Das entscheidet man heimlich, zusammen mit der Karte. Eine abgeschaltete Karte hat einen einzigen Vektor in beliebiger Richtung; gewählt wird sie, wenn er geflogen wird.',
    'ZD-3.5': 'Wer keine Karten hat, hat einen abgeschalteten Plan ohne Karte.',
    'ZD-3.6':
      'Eine verdeckt gelassene Karte kennt nur, wem sie gehört, bis sie abgeworfen wird: Dann sehen sie alle. Eine Karte, die offen lag und später umgedreht wird, bleibt bekannt.',
    'ZD-3.7':
      'Eine Karte ist Flugplan oder Aktion, nie beides: Als Plan zählt ihre Aktion nicht, als Aktion zählt ihr Plan nicht.',
    'ZD-4.1':
      'Der Reihe nach spielt jeder eine Karte als Aktion oder passt. Die Reihenfolge eines Durchgangs steht fest, sobald er beginnt.',
    'ZD-4.2':
      'Wurde in einem Durchgang eine Karte gespielt, wird die Reihenfolge neu bestimmt, und es folgt ein weiterer Durchgang, in dem auch wieder spielen darf, wer gepasst hat. Passen in einem Durchgang alle, ist der Schritt vorbei.',
    'ZD-4.3': 'Wer keine Karte hat, wird übergangen.',
    'ZD-4.4':
      'Eine Aktion spielt man auf einen beliebigen Spieler, auch auf sich selbst; sie darf wirkungslos bleiben. Wer sie spielt, trifft alle Entscheidungen für sie und zahlt alle ihre Kosten.',
    'ZD-4.5':
      'Es folgen Durchgänge, solange Karten gespielt werden. Nach zweihundert Durchgängen in einer Runde beendet das Programm den Schritt; das ist nur mit geänderten Karten zu erreichen.',
    'ZD-4.6': 'Eine Aktionskarte wird abgeworfen, wenn sie gespielt wird, noch bevor sie wirkt.',
    'ZD-5.1':
      'Ein Marker vor dem Flugplan kommt ganz nach links und wird zuerst geflogen; ein Marker nach dem Flugplan kommt ganz nach rechts und wird zuletzt geflogen. Marker, die schon daliegen, gehören zum Plan. Mehrere Marker einer Karte behalten ihre gedruckte Reihenfolge.',
    'ZD-5.2': 'Zeigt ein Marker alle Richtungen, bestimmt, wer die Karte spielt, seine Richtung, sofort und endgültig.',
    'ZD-5.3': 'Bietet eine Karte Möglichkeiten, die mit OR verbunden sind, nimmt man eine davon, wenn man sie spielt.',
    'ZD-5.4':
      'Ein offener Marker oder eine offene Bewegung wirkt nur, wenn der Spieler der Karte dafür noch eine Karte abwirft. Niemand muss das.',
    'ZD-5.5':
      'Eine Bewegung mit einem Knall geschieht sofort, in den Grenzen jeder Bewegung. Von zwei Bewegungen wird eine nach der anderen versucht.',
    'ZD-5.6':
      'Ein X entfernt einen Marker aus dem Flugplan des Ziels; welchen, bestimmt, wer die Karte spielt. Liegen dort keine Marker, geschieht nichts.',
    'ZD-5.7':
      'Eine Flugplankarte abschalten heißt, sie umzudrehen: Sie hat nur noch ihren einen Vektor. Ihre Marker bleiben, und es dürfen weitere dazukommen. Eine Karte, die schon verdeckt ist, bleibt es.',
    'ZD-5.8':
      'Es gibt zwanzig Marker, die jede Richtung zeigen können. Reichen sie nicht, werden so viele wie möglich gelegt, in ihrer Reihenfolge.',
    'ZD-5.9': 'Einen Flugplan abschalten heißt, die Karte umzudrehen und alle ihre Marker abzuwerfen.',
    'ZD-5.10': 'Versorgungsballon: Das Ziel zieht zwei Karten.',
    'ZD-5.11':
      'Langfingriger blinder Passagier: Wer ihn spielt, nimmt eine zufällige Karte aus der Hand des Ziels; nur diese beiden sehen sie. Auf sich selbst gespielt, bewirkt er nichts.',
    'ZD-5.12':
      'Kopfstehendes Anemometer: Bei der Bewegung dieser Runde läuft die Reihenfolge vom letzten zum ersten Platz. Es braucht kein Ziel.',
    'ZD-5.13': 'Ehrenmarschall: Das Ziel bewegt in dieser Runde die Hindernisse.',
    'ZD-5.14':
      'Bocksprungleiter: Sobald das Ziel bei der Bewegung dieser Runde zum ersten Mal an einem sperrenden Hindernis abprallt, hinter dem ihm das Feld in derselben Richtung offensteht, landet es stattdessen dort. Nur das verbraucht die Leiter.',
    'ZD-6.1':
      'Wer in diesem Moment auf dem letzten Platz ist, bewegt die Hindernisse, einen Abschnitt nach dem anderen, in der Reihenfolge der Strecke.',
    'ZD-6.2': 'Die Stampfmaschine darf umgestellt werden: Was offen war, ist dann geschlossen, und umgekehrt.',
    'ZD-6.3':
      'Jede Figur der alten Leute darf ein Feld weit bewegt werden, in jede der acht Richtungen, auf ein Feld ihres Abschnitts, auf dem weder ein Luftschiff noch alte Leute sind.',
    'ZD-6.4':
      'Danach darf die bewegte Figur neben einer anderen stehen, aber nicht in einer Gruppe von drei oder mehr; schräg gilt nicht als daneben.',
    'ZD-6.5': 'Jede Figur der alten Leute bewegt sich höchstens einmal in einer Runde.',
    'ZD-6.6': 'Mindestens ein Lemming muss bewegt werden, wenn einer kann; es dürfen beliebig viele sein.',
    'ZD-6.7':
      'Ein Lemming fällt ein Feld gerade hinunter, außer wenn dort ein Luftschiff oder ein Lemming ist. Aus der untersten Zeile fällt er von der Strecke.',
    'ZD-6.8':
      'Jeder Lemming bewegt sich höchstens einmal in einer Runde, und zwar bevor neue hereinfallen. Neue bewegen sich nicht, und wer von der Strecke gefallen ist, kann erst in einer späteren Runde wiederkommen.',
    'ZD-6.9':
      'Danach dürfen Lemminge von neben der Strecke in offene Felder der obersten Zeile des Abschnitts fallen, solange die Spalte weniger Lemminge hat als ihre Obergrenze.',
    'ZD-7.1':
      'Der Reihe nach fliegt jedes Luftschiff einen Vektor; dann wird die Reihenfolge neu bestimmt, bis kein Plan mehr einen Vektor hat. Die Reihenfolge eines Durchgangs steht fest, sobald er beginnt.',
    'ZD-7.2':
      'Zuerst werden die Marker vor der Karte geflogen, von links nach rechts, dann die Karte, dann die Marker nach ihr. Ein Marker muss geflogen werden.',
    'ZD-7.3': 'Auf der Karte folgt das Klötzchen den Pfeilen und beginnt beim Bild des Luftschiffs.',
    'ZD-7.4':
      'Ein gefüllter Pfeil ist frei. Für einen offenen Pfeil wirft man eine Karte ab; sie ist auch dann weg, wenn das Schiff abprallt. Ohne Karte kann man weder ihm folgen noch dem, was dahinter kommt.',
    'ZD-7.5':
      'Wo ein gefüllter Pfeil weiterführt, muss man weiter, auf irgendeinem Pfeil. Wo es nur offene tun, darf man aufhören und fliegt noch im selben Durchgang mit den Markern nach der Karte weiter.',
    'ZD-7.6':
      'Der Vektor einer abgeschalteten Karte muss geflogen werden; man darf auch eine versperrte Richtung wählen.',
    'ZD-7.7':
      'Ein Schiff, dem der Weg versperrt ist, prallt ab: Das Klötzchen rückt weiter, das Schiff bleibt, wo es ist, und seine Bewegung geht weiter. Man darf einen versperrten Weg auch absichtlich wählen.',
    'ZD-7.8':
      'Der obere, der untere und der linke Rand versperren Schiffen den Weg, ebenso die Hindernisse, so wie es bei ihnen steht. Sperrende Hindernisse sind Luftschiffe, alte Leute, Lemminge, Pressekabinen, gesperrte Felder, Tore anderer Farben und geschlossene Felder der Stampfmaschine, nicht aber Ränder, Gegenwind und Nebel.',
    'ZD-7.9': 'Wer keine Vektoren mehr hat, wirft die Flugplankarte und die Marker ab.',
    'ZD-8.1': 'Der Reihe nach darf jeder so viele Karten abwerfen, wie er möchte.',
    'ZD-8.2':
      'Dann zieht der Reihe nach jeder, bis er vier Karten auf der Hand hat. Wer vier oder mehr hat, zieht keine.',
    'ZD-8.3':
      'Muss eine Karte gezogen werden und ist der Stapel leer, wird der Abwurf gemischt und wird zum Stapel; ist auch er leer, entfällt das Ziehen.',
    'ZD-8.4':
      'Karten, die als Aktion gespielt, gezahlt oder weggeworfen werden, liegen offen im Abwurf: Alle sehen sie.',
    'ZD-9.1':
      'Etwas Ballast: Zu Beginn liegt auf jedem von neun markierten Feldern ein Ballaststein. Eine Option lässt einen weg.',
    'ZD-9.2':
      'Wer auf einem Feld mit einem Ballaststein landet, gleich wie und in welchem Schritt, darf ihn aufnehmen; das Schiff sinkt dann um ein Feld, wenn es kann, und darf dort wieder aufnehmen. Es entscheidet, wem das Schiff gehört. Abprallen ist kein Landen.',
    'ZD-9.3':
      'Bei der Bewegung darf man unmittelbar vor oder nach dem Flug eines Vektors Ballaststeine abwerfen: Für jeden steigt das Schiff um ein Feld und landet dort. Ein Vektor, bei dem es abprallt, zählt auch, ebenso ein zusätzlicher Vektor. Wer vor einem Vektor einen Stein abgeworfen hat, muss einen Vektor fliegen.',
    'ZD-9.4': 'Abwerfen kann man nur einen Ballaststein, den man aufgenommen hat.',
    'ZD-9.5': 'Solange das Feld darüber versperrt ist, kann man keinen Ballaststein abwerfen.',
    'ZD-9.6': 'Aussichtspunkt: Wer dort ist, zieht auf fünf statt auf vier Karten nach.',
    'ZD-9.7':
      'Slalom: Ein Tor lässt nur Luftschiffe seiner eigenen Farbe ein, gerade oder schräg, vorwärts oder rückwärts, aber nicht senkrecht von oben oder unten. Für die anderen ist es ein Hindernis. Slalom 2 hat außerdem gesperrte Felder.',
    'ZD-9.8':
      'Gegenwind: Bei einem Vektor geradeaus vorwärts von einem Feld mit Wind auf ein Feld mit Wind prallt man ab.',
    'ZD-9.9':
      'Stampfmaschine: In Felder mit dem geschlossenen Symbol kommt man nicht hinein. Ein Schiff, das auf einem ist, darf bleiben und auf jedes offene Feld hinausfliegen.',
    'ZD-9.10': 'Dichter Nebel: Bei einem schrägen Vektor von einem Nebelfeld auf ein Nebelfeld prallt man ab.',
    'ZD-9.11':
      'Wilde Fans: Wer auf der eigenen Farbe landet, gleich in welchem Schritt, darf sofort einen zusätzlichen Vektor in beliebiger Richtung fliegen. Jedes Feld gibt ihn nur einmal je Vektor oder je Aktion.',
    'ZD-9.12':
      'Wer bei der Bewegung auf einer anderen Farbe landet, verliert den nächsten Vektor: Das Klötzchen rückt ohne das Schiff weiter. An einer Gabelung wählt man den Pfeil selbst und zahlt für einen offenen. Wer nicht zahlen kann oder will, ist mit der Karte fertig und verliert den nächsten Marker nach ihr. Gibt es keinen nächsten Vektor, geht nichts verloren.',
    'ZD-9.13': 'Alte Leute, Lemminge und Pressekabinen sperren die Felder, auf denen sie sind.',
    'ZD-10.1': FINISHED,
    'ZD-10.2': 'Die anderen werden der Reihe nach platziert.',
    'ZD-10.3': TOO_LONG,
  },
};
