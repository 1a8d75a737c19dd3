// German: Mad Zeppelin.
import { CARDS, SMALL } from '../../games/mad-zeppelin/numbers';
import type { Catalogue } from '../told';

type Pattern = [string, string];

/** Each Traitor's title, by number, as in "er ist der Kapitän" and in "sie legt ihn aus, den Kapitän". */
const TITLES = [
  ['der Kapitän', 'den Kapitän'],
  ['die Stadträtin', 'die Stadträtin'],
  ['der Vorkoster', 'den Vorkoster'],
  ['der Wächter', 'den Wächter'],
  ['der Maschinist', 'den Maschinisten'],
  ['der Ausguck', 'den Ausguck'],
  ['der Arzt', 'den Arzt'],
  ['die Geologin', 'die Geologin'],
  ['der Anarchist', 'den Anarchisten'],
  ['die Hellseherin', 'die Hellseherin'],
  ['der Unterhändler', 'den Unterhändler'],
  ['die Opportunistin', 'die Opportunistin'],
  ['der blinde Passagier', 'den blinden Passagier'],
  ['der Schatten', 'den Schatten'],
];

/** Each kind of Cargo: in English, in German, in German after "mit", and several of it in both. */
const CARGO = [
  ['wood', 'Holz', 'Holz', '{n} wood', '{n} Holz'],
  ['lead', 'Blei', 'Blei', '{n} lead', '{n} Blei'],
  ['coal', 'Kohle', 'Kohle', '{n} coal', '{n} Kohle'],
  ['ore', 'Erz', 'Erz', '{n} ore', '{n} Erz'],
  ['steel', 'Stahl', 'Stahl', '{n} steel', '{n} Stahl'],
  ['diamonds', 'Diamanten', 'Diamanten', '{n} diamonds', '{n} Diamanten'],
  ['gold', 'Gold', 'Gold', '{n} gold', '{n} Gold'],
  ['strange materials', 'seltsame Stoffe', 'seltsamen Stoffen', '{n} strange materials', '{n} seltsame Stoffe'],
  ['a crate of alcohol', 'eine Kiste Alkohol', 'einer Kiste Alkohol', '{n} crates of alcohol', '{n} Kisten Alkohol'],
  [
    'a small mysterious crate',
    'eine kleine geheimnisvolle Kiste',
    'einer kleinen geheimnisvollen Kiste',
    '{n} small mysterious crates',
    '{n} kleine geheimnisvolle Kisten',
  ],
  [
    'a large mysterious crate',
    'eine große geheimnisvolle Kiste',
    'einer großen geheimnisvollen Kiste',
    '{n} large mysterious crates',
    '{n} große geheimnisvolle Kisten',
  ],
];

/** A pattern with Cargo after "with" and "mit", once for each kind, as the case is another. */
const withCargo = (from: string, into: string, kinds = CARGO) =>
  kinds.map(([english, , dative]): Pattern => [from.replace('{cargo}', english), into.replace('{cargo}', dative)]);

/** What can be paid with. */
const CRATES = CARGO.slice(SMALL);

export const german: Catalogue = {
  things: {
    ...Object.fromEntries(CARDS.traitors.map(({ name }) => [name, name])),
    ...Object.fromEntries(CARDS.traitors.map(({ title, number }) => [title, TITLES[number][0]])),
    ...Object.fromEntries(CARGO.map(([english, nominative]) => [english, nominative])),

    "Draft Traitors, bribe the guards, and throw the Emperor's cargo overboard; two to six players.":
      'Verräter auswählen, Wachen bestechen und die Fracht des Kaisers über Bord werfen; für zwei bis sechs Spieler.',
    point: 'Punkt',
    nothing: 'nichts',
    none: 'keine',
    '1 point': '1 Punkt',
    '1 coin': '1 Münze',
    '1 card': '1 Karte',
    '1 Traitor': '1 Verräter',
    'no coin': 'keine Münze',
    'no card': 'keine Karte',

    // Options.
    mode: 'Modus',
    'first leader': 'Erste Führung',
    'cargo removed': 'Entfernte Fracht',
    airsick: 'Luftkranke',
    costs: 'Preise',
    'extra coin': 'Münze statt Karte',
    'hernan rolls': 'Hernans neue Würfe',
    'Fly to 20 points or to 30? (MZ-2.4)': 'Geht der Flug bis 20 Punkte oder bis 30? (MZ-2.4)',
    "The first leader's seat, from 1 (MZ-2.7).": 'Welcher Platz zuerst führt, gezählt ab 1 (MZ-2.7).',
    'Cargo cards that leave the game unseen (MZ-2.1).':
      'Wie viele Frachtkarten ungesehen aus dem Spiel gehen (MZ-2.1).',
    'Traitors that are airsick in each turn (MZ-3.2).': 'Wie viele Verräter in jedem Zug luftkrank sind (MZ-3.2).',
    'Where prices come from (MZ-1.5).': 'Wonach sich die Preise richten (MZ-1.5).',
    'Whose Search brings a coin, not a card? (MZ-9.2)': 'Wessen Suche bringt eine Münze statt einer Karte? (MZ-9.2)',
    'How long Hernan may re-roll (MZ-11.2).': 'Wie lange Hernan neu würfeln darf (MZ-11.2).',
    run: 'Kurzstrecke',
    'long-haul': 'Langstrecke',
    random: 'nach Los',
    'by-seats': 'nach Spielerzahl',
    table: 'Tabelle',
    level: 'Stufe',
    points: 'Punkte',
    carlotta: 'Carlotta',
    igor: 'Igor',
    'all-turn': 'den ganzen Zug',
    'one-play': 'einen Spielzug',
    'run or long-haul': 'Kurzstrecke oder Langstrecke',
    'table, level or points': 'Tabelle, Stufe oder Punkte',
    'carlotta or igor': 'Carlotta oder Igor',
    'all-turn or one-play': 'den ganzen Zug oder einen Spielzug',

    // Sections of the rules.
    '0. At the table': '0. Am Tisch',
    '1. Components': '1. Spielmaterial',
    '2. Setting up': '2. Aufbau',
    '3. A game turn begins: who is airsick?': '3. Ein Zug beginnt: Wer ist luftkrank?',
    '4. Which way is the Nostria heading?': '4. Welchen Kurs nimmt die Nostria?',
    '5. A play, step 1: lay down a Traitor': '5. Ein Spielzug, Schritt 1: einen Verräter auslegen',
    '6. A play, step 2: Search': '6. Ein Spielzug, Schritt 2: Suche',
    '7. A play, step 3: the ability, and Cargo overboard':
      '7. Ein Spielzug, Schritt 3: die Fähigkeit, und Fracht über Bord',
    '8. Karl Steeling, and theft': '8. Karl Steeling und der Diebstahl',
    '9. Carlotta Love, Igor': '9. Carlotta Love, Igor',
    '10. Henchman 111, Jack Hummerock, Satine Rochat, Fred Zamfirescu, Helen Troy':
      '10. Henchman 111, Jack Hummerock, Satine Rochat, Fred Zamfirescu, Helen Troy',
    '11. Hernan Mirante, Ratatine': '11. Hernan Mirante, Ratatine',
    '12. Doctor Ripp': '12. Doctor Ripp',
    '13. Hans Walder': '13. Hans Walder',
    "14. Li'l Tim Sly": "14. Li'l Tim Sly",
    '15. Mr Shadow': '15. Mr Shadow',
    '16. The end of the turn and of the game': '16. Das Ende des Zuges und des Spiels',
    '17. Points': '17. Punkte',
    '18. What everybody knows': '18. Was alle wissen',

    // Dice.
    'North (blue)': 'Nord (blau)',
    'East (yellow)': 'Ost (gelb)',
    'South (red)': 'Süd (rot)',
    'West (green)': 'West (grün)',
    black: 'schwarz',
    "leader's choice": 'Wahl der Führung',
    'not rolled yet': 'noch nicht geworfen',
    'no heading of his own': 'kein eigener Kurs',

    // What Traitors can do.
    'name a Traitor: until the turn ends, whoever lays it down loses a coin or a card to you':
      'nenne einen Verräter, und wer ihn bis zum Ende des Zuges auslegt, verliert eine Münze oder eine Karte an dich',
    'nobody can steal from you': 'niemand kann dich bestehlen',
    'nothing that others do affects you': 'nichts, was andere tun, trifft dich',
    'throwing costs you 1 coin less': 'jeder Abwurf kostet dich 1 Münze weniger',
    'first-level Cargo costs you nothing': 'Fracht der ersten Stufe kostet dich nichts',
    're-roll a die, twice in this turn, before you throw':
      'wirf einen Würfel neu, zweimal in diesem Zug, vor deinem Abwurf',
    'name a Traitor: it cannot be played until the turn ends':
      'nenne einen Verräter, der bis zum Ende des Zuges nicht gespielt werden kann',
    'second-level Cargo costs you nothing': 'Fracht der zweiten Stufe kostet dich nichts',
    "challenge a rival to match a card's level: both go under the Hold, or the rival's hand is shown":
      'fordere jemanden heraus, die Stufe einer Karte zu treffen: Beide kommen unter den Laderaum, oder die andere Hand wird gezeigt',
    'before you throw, change up to two dice to any heading':
      'drehe vor deinem Abwurf bis zu zwei Würfel auf beliebige Kurse',
    'take a coin whenever another player throws Cargo overboard':
      'nimm eine Münze, sooft jemand anderes Fracht abwirft',
    'lay open a Traitor not yet played, and take over its ability and heading':
      'decke einen noch nicht gespielten Verräter auf und übernimm Fähigkeit und Kurs',
    'take over the ability and heading of a Traitor already played':
      'übernimm Fähigkeit und Kurs eines schon gespielten Verräters',
    'Search brings neither coin nor card': 'die Suche bringt weder Münze noch Karte',

    // Questions.
    'Pick a Traitor; the others are passed on.': 'Wähle einen Verräter; die anderen werden weitergegeben.',
    'You lead: set the die to a heading.': 'Du führst: Stelle den Würfel auf einen Kurs.',
    'Lay down a Traitor.': 'Lege einen Verräter aus.',
    'Steal a coin or a card?': 'Stiehlst du eine Münze oder eine Karte?',
    "Karl Steeling's theft: take a coin or a card?": 'Karl Steeling stiehlt: Nimmst du eine Münze oder eine Karte?',
    'Use the ability, throw Cargo overboard, or end your play.':
      'Nutze die Fähigkeit, wirf Fracht ab oder beende deinen Spielzug.',
    'Name a Traitor.': 'Nenne einen Verräter.',
    'Change a die to a heading?': 'Drehst du einen Würfel auf einen anderen Kurs?',
    'Show a card from your hand for the challenge.': 'Zeige für die Herausforderung eine Karte aus deiner Hand.',
    'Whom do you challenge?': 'Wen forderst du heraus?',
    'You are challenged: show a card of the same level.': 'Du wirst herausgefordert: Zeige eine Karte derselben Stufe.',
    'How do you pay?': 'Wie zahlst du?',
    'What do you do?': 'Was tust du?',
    'You have thrown.': 'Abgeworfen hast du schon.',
    'You cannot pay for any Cargo that you hold.': 'Du kannst keine Fracht auf deiner Hand bezahlen.',
    'You hold no Cargo that can be thrown.': 'Du hast keine Fracht, die sich abwerfen lässt.',

    // Moves.
    'use an ability': 'eine Fähigkeit nutzen',
    'leave the dice as they are': 'die Würfel so lassen',
    'end the play': 'den Spielzug beenden',
    'show your whole hand: you have no card of that level': 'deine ganze Hand zeigen: Du hast keine Karte dieser Stufe',
    'steal a coin': 'eine Münze stehlen',
    'steal a card, drawn blindly from the hand': 'eine Karte stehlen, blind aus der Hand gezogen',
    'place a crate of alcohol: your throws become 1 coin cheaper':
      'eine Kiste Alkohol auslegen: Deine Abwürfe werden 1 Münze billiger',
    'a point for each of your first-level Cargo': 'ein Punkt für jede Fracht der ersten Stufe vor dir',

    // What happens.
    'All dice are black: nothing can be thrown overboard this turn.':
      'Alle Würfel sind schwarz: In diesem Zug wird nichts abgeworfen.',
    'nothing: the Safe is empty': 'nichts: Der Tresor ist leer',
    'The game is over: the points of the mode have been reached.':
      'Das Spiel ist zu Ende: Die nötigen Punkte sind erreicht.',
    'The game is over: the tenth Journey is out, and the Nostria docks.':
      'Das Spiel ist zu Ende: Die zehnte Etappe liegt aus, und die Nostria legt an.',
    'The game is over: it has lasted a hundred turns.': 'Das Spiel ist zu Ende: Es hat hundert Züge gedauert.',

    // The table.
    'The draft.': 'Auswahl.',
    'Your hand: nothing.': 'Deine Hand: leer.',
    Cargo: 'Fracht',
    'all four levels': 'alle vier Stufen',
    'out of play': 'aus dem Spiel',
    'your coins': 'deine Münzen',
    'the cards in your hand': 'die Karten auf deiner Hand',
  },
  patterns: [
    ['{n} points', '{n} Punkte'],
    ['{n} coins', '{n} Münzen'],
    ['{n} cards', '{n} Karten'],
    ['{n} Traitors', '{n} Verräter'],
    ...CARGO.map(([, , , english, several]): Pattern => [english, several]),

    // Options: the words are typed as they are.
    ['a number from {n} to {n2} or random', 'eine Zahl von {n} bis {n2} oder „random“ (nach Los)'],
    ['a number from {n} to {n2} or by-seats', 'eine Zahl von {n} bis {n2} oder „by-seats“ (nach Spielerzahl)'],

    // Questions.
    ['Name a Traitor, as {a}.', 'Nenne als {a} einen Verräter.'],
    ['You owe {a} for {b}.', 'Du schuldest {a} für {b}.'],
    ...withCargo(
      'You are challenged with {cargo}: show a card of level {n}, or your hand.',
      'Du wirst mit {cargo} herausgefordert: Zeige eine Karte der Stufe {n} oder deine Hand.',
    ),
    ['You lead: which heading for die {n}?', 'Du führst: Welchen Kurs soll Würfel {n} zeigen?'],
    ['{a} is on the table.', '{a} liegt aus.'],
    ['Without an ability taken over, {a} cannot throw.', 'Ohne übernommene Fähigkeit kann {a} nichts abwerfen.'],
    ['No die shows {a}: nothing can be thrown.', 'Kein Würfel zeigt {a}: Nichts kann abgeworfen werden.'],

    // Moves.
    ['pick {a}, {b}: {c}', '{a} wählen: {b}, {c}'],
    ['lay down {a}, {b}: {c} (no die shows the heading)', '{a} auslegen: {b}, {c} (kein Würfel zeigt den Kurs)'],
    ['lay down {a}, {b}: {c}', '{a} auslegen: {b}, {c}'],
    ['Search brings {a} and {b}', 'die Suche bringt {a} und {b}'],
    ['name {a}, already played', '{a} nennen (schon gespielt)'],
    ['name {a}, laid open', '{a} nennen (aufgedeckt)'],
    ['name {a}, in your own hand', '{a} nennen (auf deiner eigenen Hand)'],
    ['name {a}, out of play', '{a} nennen (aus dem Spiel)'],
    ['name {a}, passed on by you', '{a} nennen (von dir weitergegeben)'],
    ['name {a}', '{a} nennen'],
    ['set die {n}, now {a}, to {b}', 'Würfel {n} auf {b} stellen, jetzt {a}'],
    ["use {a}'s ability: {b}", 'die Fähigkeit von {a} nutzen: {b}'],
    ["use {a}'s ability: ", 'die Fähigkeit von {a} nutzen'],
    ['re-roll die {n}, now {a}', 'Würfel {n} neu werfen, jetzt {a}'],
    ['throw {a} overboard: {b}, costs {c}', '{a} abwerfen: {b}, kostet {c}'],
    ['show {a} (level {n})', '{a} zeigen (Stufe {n})'],
    ['challenge seat {n}', 'Platz {n} herausfordern'],
    ['challenge {a}, who holds {b}', '{a} herausfordern ({b} auf der Hand)'],
    ...withCargo('pay with {cargo}, worth {a}, {b} back', 'mit {cargo} zahlen, Wert: {a}, zurück: {b}', CRATES),
    ...withCargo('pay with {cargo}, worth {a}', 'mit {cargo} zahlen, Wert: {a}', CRATES),
    ['pay {a}', '{a} zahlen'],

    // What happens to all.
    [
      'The Hold has {n} cards, {n2} Journeys among them; no Cargo left the game unseen.',
      'Im Laderaum sind {n} Karten, darunter {n2} Etappen; alle Fracht ist im Spiel.',
    ],
    [
      'The Hold has {n} cards, {n2} Journeys among them; {n3} Cargo card left the game unseen.',
      'Im Laderaum sind {n} Karten, darunter {n2} Etappen; {n3} Frachtkarte ging ungesehen aus dem Spiel.',
    ],
    [
      'The Hold has {n} cards, {n2} Journeys among them; {n3} Cargo cards left the game unseen.',
      'Im Laderaum sind {n} Karten, darunter {n2} Etappen; {n3} Frachtkarten gingen ungesehen aus dem Spiel.',
    ],
    ['Turn {n}: {a} leads. {n2} Traitor is airsick.', 'Zug {n}: {a} führt. {n2} Verräter ist luftkrank.'],
    ['Turn {n}: {a} leads. {n2} Traitors are airsick.', 'Zug {n}: {a} führt. {n2} Verräter sind luftkrank.'],
    ['The dice show {a}.', 'Die Würfel zeigen: {a}.'],
    [
      '{a} is laid open from among those out of play and cannot be played this turn.',
      '{a} war aus dem Spiel, wird aufgedeckt und kann in diesem Zug nicht gespielt werden.',
    ],
    [
      "{a} is laid open from {b}'s hand and cannot be played this turn.",
      '{a} wird aus der Hand von {b} aufgedeckt und kann in diesem Zug nicht gespielt werden.',
    ],
    [
      'Both go under the Hold; nobody knows in which order.',
      'Beide kommen unter den Laderaum; in welcher Reihenfolge, weiß niemand.',
    ],
    [
      'Nobody shows {a}, who stays in a hand that Igor protects.',
      'Niemand zeigt {a}: Die Karte bleibt auf einer Hand, die Igor schützt.',
    ],
    ['The stolen card is {a}.', 'Die gestohlene Karte: {a}.'],

    // The table.
    ['Round {n} of the turn.', 'Runde {n} des Zuges.'],
    ['The Hold has {a}; {n} of {n2} Journeys lie out.', 'Im Laderaum: {a}; {n} von {n2} Etappen liegen aus.'],
    ['The Safe has {a}.', 'Im Tresor: {a}.'],
    ['Under the Hold: {a}.', 'Unter dem Laderaum: {a}.'],
    ['One of two is left under the Hold: {a} or {b}.', 'Unter dem Laderaum liegt noch eine von zweien: {a} oder {b}.'],
    [
      'Nobody has shown {a}: {b} holds it, protected by Igor.',
      'Niemand hat {a} gezeigt: {b} hat die Karte, von Igor geschützt.',
    ],
    ['Played this turn: {a}.', 'In diesem Zug gespielt: {a}.'],
    ["Laid open by Li'l Tim Sly: {a}.", "Von Li'l Tim Sly aufgedeckt: {a}."],
    ['Passed on to you in the draft: {a}.', 'In der Auswahl an dich weitergegeben: {a}.'],
    ['You know to be out of play: {a}.', 'Aus dem Spiel, wie du weißt: {a}.'],
    // Both at once where the name begins with no letter from A to Z.
    ['Turn {n}, to {n2} points. {a} leads.', 'Zug {n}, bis {n2} Punkte. {a} führt.'],
    ['Turn {n}, to {n2} points.', 'Zug {n}, bis {n2} Punkte.'],
    ['{a} leads.', '{a} führt.'],
    ['Dice: not rolled yet.', 'Würfel: noch nicht geworfen.'],
    ['Dice: {a}.', 'Würfel: {a}.'],
    ['Journeys {n} of {n2}, Safe {n3}.', 'Etappen: {n} von {n2}, Tresor: {n3}.'],
    ['Blocked by Doctor Ripp: {a}.', 'Von Doctor Ripp gesperrt: {a}.'],
    ['Not blocked for you, whom Igor protected: {a}.', 'Für dich nicht gesperrt, denn Igor hat dich geschützt: {a}.'],
    ['Not blocked for {a}, whom Igor protected: {b}.', 'Nicht gesperrt für {a}, von Igor geschützt: {b}.'],
    ['Your hand: {a}.', 'Deine Hand: {a}.'],
    ['Your Traitors: {a}.', 'Deine Verräter: {a}.'],
    [
      '{a}: {b}, {c}, {d} in hand, {e}, current Traitor {f} acting as {g}.',
      '{a}: {b}, {c}, {d} auf der Hand, {e}, aktueller Verräter: {f}, handelt als {g}.',
    ],
    [
      '{a}: {b}, {c}, {d} in hand, {e}, current Traitor {f}.',
      '{a}: {b}, {c}, {d} auf der Hand, {e}, aktueller Verräter: {f}.',
    ],
    ['{a}: {b}, {c}, {d} in hand, {e}.', '{a}: {b}, {c}, {d} auf der Hand, {e}.'],
    ['Overboard: {a}.', 'Über Bord: {a}.'],
    ['Everybody knows you hold {a}.', 'Alle wissen, dass du {a} hast.'],
    ['Surely holds {a}.', 'Sicher auf der Hand: {a}.'],
    ['Will rob whoever lays down {a}.', 'Bestiehlt alle, die {a} auslegen.'],
    ['{a} (you)', '{a} (du)'],
    ['you have reached {n} points', 'du hast {n} Punkte erreicht'],
    ['you have {a} before you', 'du hast {a} vor dir'],

    // What a player does.
    ['{a} draws a Journey, puts it back and takes {b}.', '{a} zieht eine Etappe, legt sie zurück und nimmt {b}.'],
    ['{a} draws Journey {n} of {n2} and takes {b}.', '{a} zieht Etappe {n} von {n2} und nimmt {b}.'],
    ['{a} draws {b} or {c} from the bottom of the Hold.', '{a} zieht {b} oder {c} von ganz unten aus dem Laderaum.'],
    ['{a} draws {b} from the bottom of the Hold.', '{a} zieht {b} von ganz unten aus dem Laderaum.'],
    ['{a} draws {b}.', '{a} zieht {b}.'],
    ...withCargo('{a} begins with {cargo}.', '{a} beginnt mit {cargo}.'),
    ['{a} is dealt {b}.', '{a} bekommt {b} zugeteilt.'],
    ['{a} picks a Traitor and passes on {n}.', '{a} wählt einen Verräter und gibt {n} weiter.'],
    ['{a} picks a Traitor and leaves none.', '{a} wählt einen Verräter und lässt keinen übrig.'],
    ['{a} keeps {b}.', '{a} behält {b}.'],
    ['{a} looks at the Traitors out of play: {b}.', '{a} sieht nach, welche Verräter aus dem Spiel sind: {b}.'],
    ['{a} sets die {n} to {b}.', '{a} stellt Würfel {n} auf {b}.'],
    ...CARDS.traitors.map(({ name, title, number }): Pattern => [
      `{a} lays down ${name}, ${title}.`,
      `{a} legt ${name} aus, ${TITLES[number][1]}.`,
    ]),
    ['{a} shows {b}, who is blocked, and is passed over.', '{a} zeigt {b} (gesperrt) und wird übergangen.'],
    ['{a} has no Traitor left and is passed over.', '{a} hat keinen Verräter mehr und wird übergangen.'],
    ['{a} steals a coin from {b}.', '{a} stiehlt eine Münze von {b}.'],
    ['{a} steals a card from {b}.', '{a} stiehlt eine Karte von {b}.'],
    ['{a} cannot rob {b}: there is nothing to take.', '{a} kann {b} nicht bestehlen: Da ist nichts zu holen.'],
    ['{a} cannot rob {b}: {c} is protected.', '{a} kann {b} nicht bestehlen: {c} ist geschützt.'],
    ['{a} searches: {b}, {c}.', '{a} sucht: {b}, {c}.'],
    [
      '{a} has {b} name {c}, who is on the table already: nothing comes of it.',
      '{a} nennt {c} als Ziel von {b}, aber ohne Folgen: Die Karte liegt schon aus.',
    ],
    [
      '{a} has Karl Steeling name {b}: whoever lays down {c} will be robbed.',
      '{a} nennt {b} als Ziel von Karl Steeling: Wer {c} auslegt, wird bestohlen.',
    ],
    [
      '{a} has Doctor Ripp name {b}: {c} cannot be played this turn.',
      '{a} nennt {b} als Ziel von Doctor Ripp: {c} kann in diesem Zug nicht gespielt werden.',
    ],
    ["{a} has Li'l Tim Sly name {b}.", "{a} nennt {b} als Ziel von Li'l Tim Sly."],
    ['{a} has Mr Shadow copy {b}.', '{a} wählt {b} als Vorbild für Mr Shadow.'],
    ['{a} acts as {b}, heading {c}.', '{a} handelt als {b}, Kurs {c}.'],
    ['{a} re-rolls die {n}: {b}.', '{a} wirft Würfel {n} neu: {b}.'],
    ['{a} shows {b} for a challenge.', '{a} zeigt {b} und fordert damit heraus.'],
    ['{a} challenges {b} to match it.', '{a} fordert {b} heraus, die Stufe zu treffen.'],
    ...withCargo('{a} matches it with {cargo}.', '{a} kontert mit {cargo}.'),
    [
      '{a} has no Cargo of level {n} and shows the whole hand.',
      '{a} hat keine Fracht der Stufe {n} und zeigt die ganze Hand.',
    ],
    ['{a} holds {b}.', '{a} hat {b} auf der Hand.'],
    ['{a} has no card to show.', '{a} hat keine Karte zu zeigen.'],
    ['{a} shows {b} to throw it overboard: it costs nothing.', '{a} zeigt {b} zum Abwurf, der nichts kostet.'],
    ['{a} shows {b} to throw it overboard: {c}.', '{a} zeigt {b} zum Abwurf für {c}.'],
    ...withCargo('{a} pays with {cargo} and gets {b} back.', '{a} zahlt mit {cargo} und bekommt {b} zurück.', CRATES),
    ...withCargo('{a} pays with {cargo}.', '{a} zahlt mit {cargo}.', CRATES),
    ['{a} pays {b} to the Safe.', '{a} zahlt {b} in den Tresor.'],
    ['{a} throws {b} overboard and has {c}.', '{a} wirft {b} über Bord und hat {c}.'],
    ['{a} gains nothing by Helen Troy: the Safe is empty.', '{a} geht trotz Helen Troy leer aus: Der Tresor ist leer.'],
    ['{a} takes {b}, thanks to Helen Troy.', '{a} nimmt {b}, dank Helen Troy.'],
    ['{a} places a crate of alcohol.', '{a} legt eine Kiste Alkohol aus.'],
    ['{a} is done.', '{a} ist fertig.'],
    ['{a} has 1 point and {b}.', '{a} hat 1 Punkt und {b}.'],
    ['{a} has {n} points and {b}.', '{a} hat {n} Punkte und {b}.'],
  ],
  rules: {
    'MZ-0.1': 'Wenn das Spiel zu Ende ist, handelt niemand mehr.',
    'MZ-0.2': 'Nur wer gefragt ist, darf handeln.',
    'MZ-0.3':
      'Wer gefragt wird, beantwortet die gestellte Frage. Eine Frage, auf die es unabhängig von den Händen nur eine Antwort gibt, wird nicht gestellt.',

    'MZ-1.1':
      "Es gibt 14 Verräter: drei von jedem Kurs (Nord/blau, Ost/gelb, Süd/rot, West/grün) sowie Li'l Tim Sly und Mr Shadow, die keinen haben.",
    'MZ-1.2':
      'Es gibt 100 Frachtkarten in vier Stufen: 33 der ersten (18 Holz, 15 Blei), 27 der zweiten (10 Kohle, 9 Erz, 8 Stahl), 14 der dritten (8 Diamanten, 6 Gold) und 26 der vierten (6 seltsame Stoffe, 6 Kisten Alkohol, 8 kleine und 6 große geheimnisvolle Kisten).',
    'MZ-1.3': 'Es gibt 10 Etappenkarten und 30 Goldmünzen.',
    'MZ-1.4':
      'Es gibt drei Würfel. Ihre sechs Seiten sind die vier Kurse, eine Seite, bei der die Führung wählt, und eine schwarze.',
    'MZ-1.5':
      'Jede Fracht, die abgeworfen werden kann, hat einen Preis in Münzen; je nach Option `costs` kommt er aus der rekonstruierten Tabelle, aus der Stufe oder aus den Punkten (seltsame Stoffe, die keine eigenen haben, kosten dann 3).',

    'MZ-2.1':
      'Die Fracht wird gemischt, und ein Teil geht ungesehen aus dem Spiel: 50 Karten bei zwei oder drei Spielern, 25 bei vier oder fünf, keine bei sechs; Option `cargo_removed` legt eine andere Zahl fest.',
    'MZ-2.2': 'Die zehn Etappen werden in den Rest gemischt. Dieser Stapel ist der Laderaum.',
    'MZ-2.3': 'Alle Münzen liegen im Tresor.',
    'MZ-2.4':
      'Geflogen wird auf der Kurzstrecke (Run) bis 20 Punkte oder auf der Langstrecke (Long Haul) bis 30; Option `mode`.',
    'MZ-2.5': 'Jeder nimmt 3 Münzen und zieht eine Karte aus dem Laderaum.',
    'MZ-2.6':
      'Wer dabei eine Etappe zieht, steckt sie an zufälliger Stelle in den Laderaum zurück, nimmt eine Münze und zieht noch einmal, so oft wie nötig.',
    'MZ-2.7': 'Wer zuerst führt, wird ausgelost oder mit Option `first_leader` bestimmt.',

    'MZ-3.1': 'Ein Zug besteht aus der Auswahl der Verräter, dem Würfeln und zwei Runden Spiel, in dieser Reihenfolge.',
    'MZ-3.2':
      'Alle 14 Verräter werden gemischt, und einige werden verdeckt beiseitegelegt, luftkrank: 5 bei zwei oder drei Spielern, 3 bei vier oder fünf, 1 bei sechs. Option `airsick` legt eine andere Zahl fest, solange noch jeder einen wählen kann.',
    'MZ-3.3': 'Jeder bekommt einen Verräter verdeckt zugeteilt.',
    'MZ-3.4':
      'Wer führt, sieht die übrigen Verräter durch, wählt einen und gibt den Rest nach links weiter; dort wird wieder einer gewählt, bis jeder zwei hat.',
    'MZ-3.5': 'Verräter, die niemand gewählt hat, werden für diesen Zug beiseitegelegt.',
    'MZ-3.6': 'Danach sieht sich die Führung, und sonst niemand, alle Verräter an, die aus dem Spiel sind.',
    'MZ-3.7': 'Gewählt werden kann nur unter den Verrätern, die man weitergereicht bekommen hat.',

    'MZ-4.1': 'Die Führung wirft die drei Würfel.',
    'MZ-4.2': 'Wo ein Würfel der Führung die Wahl lässt, stellt sie ihn auf einen der vier Kurse.',
    'MZ-4.3':
      'Ein schwarzer Würfel ist für den Rest des Zuges entfernt; keine Fähigkeit wirft ihn neu oder stellt ihn.',
    'MZ-4.4':
      'Bei drei schwarzen Würfeln kann in diesem Zug nichts abgeworfen werden, aber Verräter werden wie sonst auch gespielt.',

    'MZ-5.1': 'In jeder der beiden Runden hat jeder einen Spielzug, von der Führung an nach links.',
    'MZ-5.2': 'Wer dran ist, muss einen der Verräter von der Hand offen auslegen. Das ist nun der aktuelle Verräter.',
    'MZ-5.3':
      'Wer nur Verräter hat, die nicht gespielt werden können, zeigt einen davon, behält ihn und wird übergangen, ohne Suche und ohne Aktionen.',
    'MZ-5.4': 'Wer gar keinen Verräter hat, wird ebenfalls übergangen.',
    'MZ-5.5':
      'Sobald jemand wieder einen Verräter auslegen könnte, ob es dazu kommt oder nicht, enden die Fähigkeiten des vorigen, außer denen, die bis zum Ende des Zuges gelten.',

    'MZ-6.1': 'Man nimmt 1 Münze aus dem Tresor und zieht dann 1 Karte aus dem Laderaum.',
    'MZ-6.2': 'Der Suchtext des aktuellen Verräters ändert das. Er gehört nicht zur Fähigkeit und wird nie übernommen.',
    'MZ-6.3':
      'Eine Etappe wird offen in die Mitte gelegt und bringt 1 Münze. Sie zählt als gezogene Karte und wird nicht ersetzt.',
    'MZ-6.4': 'Wer etwas aus dem Tresor bekommt, bekommt, was da ist; geschuldet wird nichts.',
    'MZ-6.5': 'Ist der Laderaum leer, wird nichts gezogen.',
    'MZ-6.6': 'Die Hand darf beliebig groß sein.',

    'MZ-7.1':
      'Man darf einmal die Fähigkeit des aktuellen Verräters nutzen und einmal Fracht abwerfen, in beliebiger Reihenfolge, und auf eines oder beides verzichten.',
    'MZ-7.2':
      'Fähigkeiten, bei denen nichts zu wählen ist (Carlotta Love, Igor, Henchman 111, Jack Hummerock, Satine Rochat, Helen Troy und die neuen Würfe von Hernan Mirante), gelten, sobald der Verräter ausliegt, und müssen nicht eigens genutzt werden.',
    'MZ-7.3': 'Fracht kann nur abgeworfen werden, wenn ein Würfel den Kurs des aktuellen Verräters zeigt.',
    'MZ-7.4':
      'Man zeigt eine Frachtkarte aus der Hand, zahlt ihren Preis in den Tresor und legt sie offen vor sich aus.',
    'MZ-7.5': 'Wer den Preis nicht mit Münzen und Kisten zahlen kann, kann die Fracht nicht abwerfen.',
    'MZ-7.6': 'Alles, was Fracht billiger macht, wird zusammengezählt; kein Preis sinkt unter null.',
    'MZ-7.7':
      'Beim Zahlen zählt eine kleine geheimnisvolle Kiste aus der Hand als 1 Münze, eine große als 2. Die Kiste geht aus dem Spiel.',
    'MZ-7.8':
      'Mit einer Kiste darf nur gezahlt werden, solange der Preis noch nicht gedeckt ist. Was sie darüber hinaus wert ist, kommt in Münzen zurück, soweit der Tresor sie hat, die gerade gezahlten mitgerechnet.',
    'MZ-7.9':
      'Wer beim Zahlen noch andere Karten hat, wird gefragt, wie gezahlt wird, ob nun Kisten darunter sind oder nicht; so verrät die Frage niemandem etwas.',
    'MZ-7.10': 'Geheimnisvolle Kisten können nicht abgeworfen werden.',
    'MZ-7.11':
      'Eine Kiste Alkohol legt man in Schritt 3 eines eigenen Spielzugs vor sich aus. Das braucht keinen Kurs, kostet keine Münzen und ist keine der beiden Aktionen.',
    'MZ-7.12': 'Alkohol auszulegen ist kein Abwurf: Helen Troy verdient nichts daran.',
    'MZ-7.13': 'Jede Kiste Alkohol macht alles, was ihr Besitzer abwirft, 1 Münze billiger.',
    'MZ-7.14': 'Nur Fracht aus der eigenen Hand kann gezeigt, abgeworfen oder ausgelegt werden.',
    'MZ-7.15': 'Wer keine Karte und keine Fähigkeit zu nutzen hat, wird nicht gefragt; der Spielzug endet.',

    'MZ-8.1':
      'Karl Steeling (Nord) nennt einen Verräter. Wer ihn bis zum Ende des Zuges auslegt, wird von dem, der Karl gespielt hat, sofort und noch vor der Suche bestohlen: um 1 Münze oder um 1 Frachtkarte aus der Hand.',
    'MZ-8.2':
      'Wer stiehlt, wählt zwischen beidem, wo es beides gibt; die Karte wird blind gezogen. Beide, Dieb und Opfer, sehen sie, die anderen nicht.',
    'MZ-8.3': 'Ein Verräter, der schon auslag, bevor er genannt wurde, führt zu keinem Diebstahl.',
    'MZ-8.4': 'Nur die Karte selbst zählt: Wer den genannten Verräter nachahmt, wird nicht bestohlen.',
    'MZ-8.5': 'Bei jemandem ohne Münzen und Karten ist nichts zu holen; niemand bestiehlt sich selbst.',
    'MZ-8.6': 'Bestehlen mehrere dieselbe Person, so tun sie es in Spielreihenfolge, vom Opfer an.',

    'MZ-9.1': 'Wer Carlotta Love (Nord) ausgelegt hat, dem kann niemand Fracht oder Münzen stehlen.',
    'MZ-9.2':
      'Ihre Suche bringt keine Karte, aber 2 Münzen; mit Option `extra_coin` ist das stattdessen die Suche von Igor.',
    'MZ-9.3':
      "Wer Igor (Nord) ausgelegt hat, den trifft nicht, was andere tun: kein Diebstahl, keine Herausforderung durch Hans Walder; kein Verräter auf der Hand wird von Doctor Ripp gesperrt oder von Li'l Tim Sly genommen. Die Würfel gehören allen und ändern sich auch hier.",
    'MZ-9.4': 'Beide schützen, sobald sie ausliegen; sie für einen Diebstahl zu nennen bringt also nichts.',

    'MZ-10.1': 'Henchman 111 (Ost): Jeder Abwurf kostet 1 Münze weniger.',
    'MZ-10.2': 'Jack Hummerock (Ost): Fracht der ersten Stufe kostet nichts.',
    'MZ-10.3': 'Satine Rochat (Süd): Fracht der zweiten Stufe kostet nichts.',
    'MZ-10.4': 'Fred Zamfirescu (West) zieht bei seiner Suche 3 Karten. Er hat keine Fähigkeit.',
    'MZ-10.5': 'Helen Troy (West) zieht bei ihrer Suche keine Karte.',
    'MZ-10.6':
      'Nachdem jemand anderes Fracht abgeworfen hat, nimmt, wer Helen Troy ausgelegt hat, 1 Münze aus dem Tresor.',
    'MZ-10.7': 'Verdienen mehrere auf diese Weise, so nehmen sie ihre Münzen in Spielreihenfolge, vom Abwerfenden an.',

    'MZ-11.1':
      'Hernan Mirante (Ost): Wer ihn ausgelegt hat, darf einen Würfel neu werfen, zweimal insgesamt in diesem Zug, denselben Würfel oder zwei verschiedene. Wer Hernan und auch Mr Shadow als Hernan auslegt, darf für jeden von beiden zweimal.',
    'MZ-11.2':
      'Das gilt auch noch im zweiten Spielzug derselben Person in diesem Zug; mit Option `hernan_rolls` endet es, sobald sie wieder einen Verräter auslegen könnte.',
    'MZ-11.3':
      'Lässt der neu geworfene Würfel der Führung die Wahl, so wählt sie; wird er schwarz, so wird er entfernt.',
    'MZ-11.4':
      'Ratatine (West): Wer sie ausgelegt hat, darf bis zu zwei der Würfel auf beliebige der vier Kurse drehen. So bleiben sie für diesen Zug.',
    'MZ-11.5': 'Würfel werden vor dem Abwurf dieses Spielzugs neu geworfen und gedreht, nicht danach.',
    'MZ-11.6':
      'Jede Nutzung von Hernans Fähigkeit, durch ihn selbst oder durch eine Nachahmung, bringt zwei eigene neue Würfe.',

    'MZ-12.1': 'Doctor Ripp (Süd) nennt einen Verräter. Bis zum Ende des Zuges kann er nicht gespielt werden.',
    'MZ-12.2': 'Bereits ausgelegte Verräter trifft das nicht.',
    'MZ-12.3': 'Niemand sagt, ob jemand den genannten Verräter auf der Hand hat.',
    'MZ-12.4': 'Ist der genannte Verräter auf einer Hand, die Igor gerade schützt, so wird er nicht gesperrt.',

    'MZ-13.1':
      'Hans Walder (Süd): Wer ihn ausgelegt hat, zeigt eine Frachtkarte aus der Hand und fordert jemand anderen heraus.',
    'MZ-13.2':
      'Wer herausgefordert ist und Fracht derselben Stufe hat, zeigt eine solche Karte nach eigener Wahl, und beide Karten kommen unter den Laderaum.',
    'MZ-13.3':
      'Die Reihenfolge der beiden ist zufällig, und niemand kennt sie. Wer später eine davon zieht, sieht, welche es ist; die anderen wissen nur, dass es eine der beiden ist.',
    'MZ-13.4':
      'Wer keine solche Karte hat, zeigt allen die ganze Hand, und wer Hans ausgelegt hat, behält die gezeigte Karte.',
    'MZ-13.5': 'Ohne Karte auf der Hand kann Hans niemanden herausfordern.',
    'MZ-13.6': 'Wen Igor schützt, der kann nicht herausgefordert werden, und niemand fordert sich selbst heraus.',
    'MZ-13.7': 'Hans nimmt bei seiner Suche weder Karte noch Münze.',

    'MZ-14.1':
      "Li'l Tim Sly hat keinen Kurs. Er nennt einen Verräter, der in diesem Zug noch nicht gespielt wurde, und übernimmt dessen Fähigkeit und Kurs.",
    'MZ-14.2': 'Einen Verräter, der in diesem Zug schon gespielt wurde, kann er nicht nennen.',
    'MZ-14.3': 'Mr Shadow kann er nicht nennen.',
    'MZ-14.4':
      'Der genannte Verräter wird aufgedeckt, aus einer Hand oder unter denen, die aus dem Spiel sind, auch den luftkranken, und kann in diesem Zug nicht gespielt werden. Sonst wird nichts gezeigt.',
    'MZ-14.5':
      'Auch der andere Verräter auf der eigenen Hand darf genannt werden, und ebenso einer, den Doctor Ripp gesperrt hat.',
    'MZ-14.6': 'Ein so aufgedeckter Verräter gilt nicht als gespielt.',
    'MZ-14.7':
      'Ein Verräter auf der Hand von jemand anderem, den Igor in diesem Augenblick schützt, wird weder gezeigt noch weggenommen und kann gespielt werden. Alle erfahren nur, dass niemand ihn zeigt; Tim übernimmt seine Fähigkeit trotzdem.',
    'MZ-14.8': 'Tim nimmt bei seiner Suche weder Karte noch Münze.',
    'MZ-14.9':
      'Ein übernommener Kurs und eine übernommene Fähigkeit gelten von da an; vorher haben Tim und Mr Shadow nichts davon.',
    'MZ-14.10': 'Eine übernommene Fähigkeit, bei der etwas zu wählen ist, wird sofort genutzt, wenn das möglich ist.',

    'MZ-15.1':
      'Mr Shadow hat keinen Kurs. Er übernimmt Fähigkeit und Kurs eines Verräters, der in diesem Zug schon gespielt wurde.',
    'MZ-15.2': "Li'l Tim Sly kann nicht nachgeahmt werden, und Mr Shadow selbst auch nicht.",
    'MZ-15.3': 'Gibt es niemanden nachzuahmen, so hat er weder Fähigkeit noch Kurs.',
    'MZ-15.4': 'Mr Shadow nimmt bei seiner Suche weder Karte noch Münze.',

    'MZ-16.1': 'Nach der zweiten Runde endet der Zug, und die Punkte werden gezählt.',
    'MZ-16.2': 'Hat jemand die Punkte erreicht, bis zu denen gespielt wird, so endet das Spiel.',
    'MZ-16.3': 'Nach der zehnten Etappe beendet, wer sie gezogen hat, noch den Spielzug; dann endet das Spiel sofort.',
    'MZ-16.4': 'Sonst führt im nächsten Zug, wer links von der bisherigen Führung sitzt.',
    'MZ-16.5': 'Nach 100 Zügen endet das Spiel.',

    'MZ-17.1':
      'Fracht, die vor jemandem liegt, zählt ihre Punkte: Holz 1, Blei 2, Kohle 3, Erz 4, Stahl 5, Diamanten 6, Gold 7.',
    'MZ-17.2':
      'Seltsame Stoffe zählen so viele Punkte, wie Fracht der ersten Stufe vor derselben Person liegt, jedes Mal neu gezählt.',
    'MZ-17.3': 'Wer Fracht aller vier Stufen vor sich hat, zählt 1 Punkt dazu; Alkohol gilt als vierte Stufe.',
    'MZ-17.4':
      'Unter denen, die die nötigen Punkte erreicht haben, gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer die wenigsten Münzen hat.',
    'MZ-17.5': 'Wer auch dann noch gleichauf ist, teilt sich den Sieg.',
    'MZ-17.6': 'Hat niemand die nötigen Punkte erreicht, so gewinnt niemand.',

    'MZ-18.1':
      'Die Hände mit Fracht und mit Verrätern sind geheim; wie viele Karten es sind, die Münzen und alles, was offen liegt, sind es nicht.',
    'MZ-18.2': 'Man weiß, welche Verräter man in der Auswahl weitergereicht bekommen hat.',
    'MZ-18.3': 'Gezeigte Fracht bleibt bekannt, solange sie sicher noch auf dieser Hand ist.',
    'MZ-18.4':
      'Wird eine fremde Karte ungesehen gestohlen, so ist auf der Hand des Opfers von jeder Sorte eine Karte weniger sicher; außer wenn bekannt war, dass alle ihre Karten von einer Sorte sind, denn dann wissen alle, was gestohlen wurde.',
  },
};
