// German for what the server tells about Airships.
import { CARDS, PHASE } from '../../games/airships/numbers';
import type { Catalogue } from '../told';

const rules = {
  'AS-0.1': 'Ist das Spiel zu Ende, handelt niemand mehr.',
  'AS-0.2': 'Handeln darf nur, wer am Zug ist.',
  'AS-0.3':
    'Wer dran ist, beantwortet die Frage, die gestellt ist: erst das Ziel, dann der Tausch, dann die Boni, dann ein weiterer Zug; Fragen ohne Wahl werden nicht gestellt.',

  'AS-1.1': 'Es gibt neun Würfel, drei von jeder Farbe: Weiß zeigt 1-1-2-2-3-3, Rot 2-3-3-4-4-5, Schwarz 4-4-6-6-8-8.',
  'AS-1.2':
    'Es gibt 48 Erweiterungskarten in sechs Abteilungen (Ingenieure, Kapitäne, Finanziers, Werkstoffe, Hallen, Motoren): 6 Startkarten, 18 der Epoche 1, 24 der Epoche 2; dazu eine Karte Epochenwechsel.',
  'AS-1.3': 'Es gibt 18 Luftschiffkarten, je sechs mit derselben Rückseite: hellblau, mittelblau, dunkelblau.',
  'AS-1.4':
    'Jeder Spieler besitzt 6 Bonuschips. Sie liegen auf seinem Brett, in seinem Vorrat, oder sie markieren einen fertigen Bauabschnitt der Hindenburg.',
  'AS-1.5': 'Es gibt ein hölzernes Luftschiff und eine Hindenburg mit vier Bauabschnitten.',

  'AS-2.1':
    'Zwei bis vier Spieler; sind es weniger als vier, bleiben die überzähligen Firmenbretter, Unternehmer und Chips in der Schachtel, und sonst ändert sich nichts.',
  'AS-2.2':
    'Auf dem Spielplan liegen vier Stapel mit je drei Luftschiffen: oben eine helle Karte, darunter eine mittlere, ganz unten eine dunkle. Von jeder Rückseite werden vier ausgelost; die übrigen sechs Karten kommen ungesehen in die Schachtel zurück.',
  'AS-2.3':
    'Der Nachziehstapel besteht, von oben, aus den gemischten 18 Karten der Epoche 1, dem Epochenwechsel und den gemischten 24 Karten der Epoche 2.',
  'AS-2.4':
    'Jeder Spieler bekommt eine der gemischten Startkarten und legt sie auf das Feld ihrer Abteilung; die übrigen Startkarten liegen offen auf dem Spielplan.',
  'AS-2.5': 'Vom Nachziehstapel werden Karten aufgedeckt, bis sechs Erweiterungen auf dem Spielplan liegen.',
  'AS-2.6':
    'Ist eine Reihe schon beim Füllen des Spielplans voll, schiebt sie wie üblich ihre Karte ganz links hinaus, und es wird weiter aufgedeckt, bis sechs Karten ausliegen.',
  'AS-2.7':
    'Ein Unternehmer zeigt einen weißen Würfel; mit dem Würfel der Startkarte beginnt also jeder Spieler mit zwei weißen Würfeln.',
  'AS-2.8':
    'Jeder Spieler hat einen Unternehmer aus einem anderen Land: USA, Deutschland, Italien oder Frankreich. Nach dem Regeltext wählen die Spieler; da alle gleich sind, werden sie hier nach Platz verteilt. Mit der Option `entrepreneurs` wählen die Spieler der Reihe nach, und wer vergeben ist, kann nicht mehr gewählt werden.',
  'AS-2.9':
    'Eigentlich beginnt der älteste Spieler; hier wird der Startspieler ausgelost oder von der Option `first_seat` bestimmt.',
  'AS-2.10': 'Der Startspieler beginnt mit 3 Bonuschips, die anderen mit 4.',
  'AS-2.11': 'Das hölzerne Luftschiff liegt neben dem Spielplan und gehört niemandem.',
  'AS-2.12': 'Eine ausgeteilte Startkarte bringt keine einmaligen Bonuschips.',

  'AS-3.1':
    'Ein Zug hat zwei Schritte: eine Karte aufdecken, dann versuchen, eine zu bekommen. Gezogen wird im Uhrzeigersinn.',
  'AS-3.2':
    'Die oberste Karte des Nachziehstapels kommt in die Reihe ihrer Abteilung, auf das freie Feld, das am weitesten links liegt.',
  'AS-3.3':
    'Sind alle drei Felder der Reihe belegt, scheidet die Karte ganz links aus dem Spiel aus, die anderen rücken ein Feld nach links, und die neue Karte kommt nach rechts.',
  'AS-3.4': 'Ist der Nachziehstapel leer, entfällt dieser Schritt.',
  'AS-3.5':
    'Wird der Epochenwechsel aufgedeckt, scheidet er aus dem Spiel aus, und von da an zeigt jeder Unternehmer neben dem weißen auch einen roten Würfel.',
  'AS-3.6': 'Anstelle des Epochenwechsels wird keine andere Karte aufgedeckt; mit der Option `replace_era_card` schon.',
  'AS-3.7': 'Wird eine Karte gewonnen, bleibt ihr Feld frei; die anderen Karten der Reihe bleiben, wo sie sind.',

  'AS-4.1':
    'Vor dem Wurf nennt der Spieler ein Ziel: eine Erweiterung auf dem Spielplan, das oberste Luftschiff eines Stapels oder einen offenen Bauabschnitt der Hindenburg.',
  'AS-4.2': 'Ein leeres Feld oder ein aufgebrauchter Stapel kann nicht genannt werden.',
  'AS-4.3': 'Der Spieler muss mindestens die Würfel haben, die das Ziel zeigt, notfalls nach einem Tausch.',
  'AS-4.4': 'In einem Zug gibt es einen Wurf.',
  'AS-4.5': 'Wer ein erlaubtes Ziel hat, muss eines nennen.',
  'AS-4.6':
    'Wer gar kein erlaubtes Ziel hat, lässt Schritt 2 aus und bekommt dafür keinen Chip; mit der Option `chip_for_no_target` bekommt er einen.',
  'AS-4.7':
    'Ein Ziel darf genannt werden, so aussichtslos der Wurf auch ist, und sei es nur, um zu scheitern und einen Chip zu bekommen.',
  'AS-4.8': 'Die verdeckten Karten eines Stapels sind unbekannt; nur die Farbe ihrer Rückseiten ist zu sehen.',

  'AS-5.1':
    'Ein Spieler hat die Würfel, die sein Unternehmer und alle Karten in seinen Abteilungen zeigen. Die Würfel kommen aus dem gemeinsamen Vorrat und gehen nach dem Wurf dorthin zurück.',
  'AS-5.2': 'Von einer Farbe werden höchstens drei echte Würfel geworfen.',
  'AS-5.3': 'Geworfen werden nur Würfel der Farben, die das Ziel zeigt, und von diesen alle, die da sind.',
  'AS-5.4': 'Sind mehr Würfel einer Farbe da, als das Ziel zeigt, zählen die höchsten.',
  'AS-5.5':
    'Ein Ingenieur ist ein gedachter Würfel mit festem Wert. Er kann einen der Würfel stellen, die das Ziel zeigt.',
  'AS-5.6': 'Der gedachte Würfel zählt nicht zur Grenze von drei Würfeln.',
  'AS-5.7': 'Ein Versuch mit dem gedachten Würfel allein ist erlaubt; die Summe ist dann sein Wert.',

  'AS-6.1':
    'Mit einer Werkstoffkarte darf ihr Besitzer vor dem Wurf Würfel einer Farbe gegen Würfel einer anderen tauschen, nur für diesen Wurf.',
  'AS-6.2': 'Getauscht wird einmal je Wurf und nur im Ganzen: Wem Würfel zum Abgeben fehlen, der kann nicht tauschen.',
  'AS-6.3': 'Der Tausch kommt vor der Grenze von drei Würfeln: Würfel über der Grenze können abgegeben werden.',
  'AS-6.4': 'Die eingetauschten Würfel sind echte Würfel und zählen zur Grenze von drei Würfeln.',
  'AS-6.5':
    'Wer einen gedachten Würfel der Farbe hat, darf ihn als einen der getauschten Würfel abgeben oder ihn behalten; abgegeben zählt er in diesem Wurf nicht.',
  'AS-6.6': 'Auch nach dem Tausch müssen die Würfel da sein, die das Ziel zeigt.',

  'AS-7.1': 'Erreichen die gezählten Würfel die Zielzahl, gelingt der Versuch.',
  'AS-7.2':
    'Reichen sie nicht, darf der Spieler den Unterschied mit Boni ausgleichen oder den Versuch scheitern lassen.',
  'AS-7.3': 'Ein Bonuschip bringt 1 dazu und kehrt in den Vorrat seines Besitzers zurück.',
  'AS-7.4':
    'In einem Versuch wird höchstens ein Chip eingesetzt; die Option `chips_per_attempt` erlaubt mehr, bis hin zu beliebig vielen.',
  'AS-7.5': 'Das hölzerne Luftschiff bringt seinem Besitzer 1 dazu und wird dabei nicht abgegeben.',
  'AS-7.6':
    'Ein Motor bringt seinen Bonus zu einem Wurf auf ein Ziel dazu, das seine Farbe zeigt; ein gedachter Würfel dieser Farbe zählt mit. Ein Motor für jede Farbe bringt ihn immer.',
  'AS-7.7': 'Gefragt wird nicht, wenn der Wurf schon gelungen oder nicht mehr zu retten ist.',
  'AS-7.8': 'Zuerst zählen die Boni, die nichts kosten, und es wird kein Chip ausgegeben, der nicht gebraucht wird.',
  'AS-7.9': 'Wessen Versuch scheitert, der bekommt einen Bonuschip, falls in seinem Vorrat noch einer ist.',
  'AS-7.10': 'Dem Wurf, der das hölzerne Luftschiff einbringt, hilft es noch nicht.',

  'AS-8.1':
    'Eine Erweiterung kommt auf das Feld ihrer Abteilung; eine Karte, die dort lag, scheidet aus dem Spiel aus, samt ihren Sternen.',
  'AS-8.2': 'Eine gewonnene Karte kann nicht abgelehnt werden.',
  'AS-8.3': 'Ein Kapitän bringt seine Bonuschips einmal: wenn er mit den Würfeln gewonnen wird.',
  'AS-8.4': 'Chips, die der Vorrat nicht mehr hergibt, verfallen.',
  'AS-8.5': 'Ein Luftschiff kommt in die Flotte des Spielers, und die nächste Karte seines Stapels kommt ans Licht.',
  'AS-8.6': 'Wer ein Luftschiff baut, bekommt das hölzerne Luftschiff.',

  'AS-9.1': 'Nach einem Zug darf der Spieler 3 Bonuschips für einen weiteren ganzen Zug zahlen.',
  'AS-9.2': 'Das geht so oft, wie die Chips reichen, egal wie der vorige Zug ausging, auch wenn er ausgelassen wurde.',
  'AS-9.3': 'Dafür zählen auch Chips, die man eben erst bekommen hat.',

  'AS-10.1':
    'Sobald ein Stapel aufgebraucht ist, dürfen alle vier Bauabschnitte der Hindenburg wie jedes andere Ziel versucht werden.',
  'AS-10.2': 'Jeder Bauabschnitt wird einmal gebaut, von einem Spieler.',
  'AS-10.3':
    'Ein Bauabschnitt wird mit einem Chip seines Erbauers markiert, aus dem Vorrat oder, wenn der leer ist, vom Brett; dieser Chip bleibt aus dem Spiel.',
  'AS-10.4': 'Wer einen Bauabschnitt vollendet, bekommt das hölzerne Luftschiff.',
  'AS-10.5':
    'Ab dem ersten vollendeten Bauabschnitt bringen gewöhnliche Luftschiffe das hölzerne Luftschiff nicht mehr ein.',
  'AS-10.6':
    'Die Bauabschnitte dürfen in beliebiger Reihenfolge gebaut werden; mit der Option `phases_in_order` nur der Reihe nach.',

  'AS-11.1': 'Das Spiel endet, wenn in jedem der vier Stapel höchstens noch eine Karte liegt.',
  'AS-11.2': 'Das Spiel endet, wenn der vierte Bauabschnitt der Hindenburg vollendet ist, welcher es auch sei.',
  'AS-11.3':
    'Das Ende wird nach jedem Zug geprüft, bevor ein weiterer gekauft werden kann; die Runde wird nicht zu Ende gespielt.',
  'AS-11.4': 'Ist der Nachziehstapel leer und hatte reihum kein Spieler ein erlaubtes Ziel, endet das Spiel.',
  'AS-11.5': 'Nach 600 Zügen endet das Spiel.',

  'AS-12.1': 'Die Sterne aller Luftschiffe zählen.',
  'AS-12.2': 'Die Sterne der Erweiterungen auf dem Brett des Spielers zählen.',
  'AS-12.3':
    'Jeder Bauabschnitt der Hindenburg zählt seinen höheren Wert, wenn alle vier gebaut sind, sonst den niedrigeren.',
  'AS-12.4':
    'Die höchste Summe gewinnt; bei Gleichstand, wer mehr Luftschiffe gebaut hat, wobei jeder Bauabschnitt als eines zählt.',
  'AS-12.5': 'Wer auch dann noch gleichauf liegt, teilt sich den Sieg.',
};

/** Names of cards, which are not translated, and that you have them. */
const cards = CARDS.all.flatMap(({ number, id, name }) => {
  const short = `${name} (${id})`;
  const full = number >= PHASE ? `Hindenburg: ${short}` : short;
  return [
    [short, short],
    [full, full],
    [`you have ${full}`, `du hast ${full}`],
  ];
});

/** Dice of a colour as they stand alone, and as others are exchanged for them. */
const dice = (colour: string, german: string): [string, string][] => [
  [`1 ${colour} die`, `1 ${german}er Würfel`],
  [`1 ${colour} dice`, `1 ${german}er Würfel`],
  [`{n} ${colour} dice`, `{n} ${german}e Würfel`],
  [`1 ${colour}`, `1 ${german}er`],
  [`{n} ${colour}`, `{n} ${german}e`],
  [`for 1 ${colour}`, `gegen 1 ${german}en`],
  [`for {n} ${colour}`, `gegen {n} ${german}e`],
  [`an imaginary ${colour} {n}`, `eine gedachte ${german}e {n}`],
  [`an exchange of {n} ${colour} {a}`, `ein Tausch von {n} ${german}en {a}`],
];

/** Dice of a colour that are given up. */
const exchanges = (colour: string, german: string): [string, string][] => [
  [`exchange 1 ${colour} {a}, all of them real`, `1 ${german}en {a} tauschen, einen echten Würfel`],
  [`exchange 1 ${colour} {a}, the imaginary die among them`, `1 ${german}en {a} tauschen, den gedachten Würfel`],
  [`exchange {n} ${colour} {a}, all of them real`, `{n} ${german}e {a} tauschen, nur echte Würfel`],
  [
    `exchange {n} ${colour} {a}, the imaginary die among them`,
    `{n} ${german}e {a} tauschen, auch den gedachten Würfel`,
  ],
];

/** Faces that dice of a colour show, thrown or imaginary. */
const thrown = (colour: string, german: string, one: string): [string, string][] => [
  [`${colour} {n}`, `${german} {n}`],
  [`${colour} {n}, {a}`, `${german} {n}, {a}`],
  [`imaginary ${colour} {n}`, `gedachte ${one}e {n}`],
];

/** A row of the board. */
const row = (department: string, german: string): [string, string][] => [
  [
    `${department}, from the left: {a}. The row is full: the next card would push out {b}.`,
    `${german}, von links: {a}. Die Reihe ist voll: Die nächste Karte würde {b} hinausschieben.`,
  ],
  [`${department}, from the left: {a}.`, `${german}, von links: {a}.`],
  [`${department}: {a}`, `${german}: {a}`],
];

export const german: Catalogue = {
  rules,
  things: {
    ...Object.fromEntries(cards),
    Hindenburg: 'Hindenburg',

    // Sections of the rules.
    '0. At the table': '0. Am Tisch',
    '1. Components': '1. Spielmaterial',
    '2. Setting up': '2. Aufbau',
    '3. A go, step 1: turn over an expansion card': '3. Ein Zug, Schritt 1: eine Erweiterung aufdecken',
    '4. A go, step 2: name a target': '4. Ein Zug, Schritt 2: ein Ziel nennen',
    '5. Dice': '5. Würfel',
    '6. Materials': '6. Werkstoffe',
    '7. The result, and bonuses': '7. Das Ergebnis und die Boni',
    '8. Success': '8. Erfolg',
    '9. Another go': '9. Noch ein Zug',
    '10. The Hindenburg': '10. Die Hindenburg',
    '11. The end': '11. Das Ende',
    '12. Scoring': '12. Wertung',

    // The game and its options.
    'Build a company, throw its dice, and raise airships; two to four players.':
      'Bau eine Firma auf, wirf ihre Würfel und lass Luftschiffe steigen; zwei bis vier Spieler.',
    'chips per attempt': 'Chips je Versuch',
    'first seat': 'Startplatz',
    entrepreneurs: 'Unternehmer',
    'phases in order': 'Bauabschnitte der Reihe nach',
    'replace era card': 'Ersatz für den Epochenwechsel',
    'chip for no target': 'Chip ohne Ziel',
    'Bonus chips that may be added to one throw (AS-7.4).':
      'Bonuschips, die zu einem Wurf eingesetzt werden dürfen (AS-7.4).',
    'The seat that starts, from 1 (AS-2.9).': 'Welcher Platz beginnt, gezählt ab 1 (AS-2.9).',
    'Who gets which entrepreneur (AS-2.8).': 'Wer welchen Unternehmer bekommt (AS-2.8).',
    'Must the Hindenburg be built in order? (AS-10.6)': 'Muss die Hindenburg der Reihe nach gebaut werden? (AS-10.6)',
    'Turn over another card after the Change of Era? (AS-3.6)':
      'Nach dem Epochenwechsel noch eine Karte aufdecken? (AS-3.6)',
    'A chip for a go without any legal target? (AS-4.6)': 'Ein Chip für einen Zug ganz ohne erlaubtes Ziel? (AS-4.6)',
    any: 'beliebig viele',
    random: 'durch Los',
    'by-seat': 'nach Platz',
    chosen: 'frei gewählt',
    'by-seat or chosen': 'nach Platz oder frei gewählt',
    no: 'nein',
    yes: 'ja',
    'no or yes': 'nein oder ja',
    point: 'Punkt',
    points: 'Punkte',
    VP: 'SP',

    // Questions.
    'Choose an entrepreneur.': 'Wähle einen Unternehmer.',
    'Choose a card to try for.': 'Welche Karte versuchst du?',
    'Exchange dice before the throw?': 'Vor dem Wurf Würfel tauschen?',
    'The throw falls short. Use bonuses?': 'Der Wurf reicht nicht. Boni einsetzen?',
    'Use bonuses?': 'Boni einsetzen?',
    'Pay 3 bonus chips for another go?': '3 Bonuschips für einen weiteren Zug zahlen?',

    // Moves.
    'try for an empty field': 'ein leeres Feld versuchen',
    'keep the dice as they are': 'die Würfel behalten, wie sie sind',
    'exchange dice': 'Würfel tauschen',
    'use bonuses': 'Boni einsetzen',
    'let the attempt fail and receive a bonus chip': 'den Versuch scheitern lassen und einen Bonuschip bekommen',
    'let the attempt fail and receive none, for your supply is empty':
      'den Versuch scheitern lassen, ohne Bonuschip, denn dein Vorrat ist leer',
    'pay 3 bonus chips for another go': '3 Bonuschips für einen weiteren Zug zahlen',
    'end the turn': 'den Zug beenden',
    'as the dice are': 'mit den Würfeln, wie sie sind',
    'from USA': 'aus den USA',
    'from Germany': 'aus Deutschland',
    'from Italy': 'aus Italien',
    'from France': 'aus Frankreich',

    // Sentences.
    'Change of Era: from now on everybody has a red die as well.':
      'Epochenwechsel: Von jetzt an haben alle auch einen roten Würfel.',
    'The game is over.': 'Das Spiel ist zu Ende.',
    'The game ends when at most one card is left in each of the four stacks.': rules['AS-11.1'],
    'The game ends when all four phases of the Hindenburg are complete, whichever came last.': rules['AS-11.2'],
    'If the pile is empty and every player in turn has had no legal target, the game ends.': rules['AS-11.4'],
    'After 600 goes the game ends.': rules['AS-11.5'],
    'Holds the wooden airship.': 'Hat das hölzerne Luftschiff.',

    // Parts.
    'no dice': 'keine Würfel',
    free: 'frei',
    nothing: 'nichts',
    'all three fields are free.': 'alle drei Felder sind frei.',
    'the wooden airship': 'das hölzerne Luftschiff',
    airships: 'Luftschiffe',
    expansions: 'Erweiterungen',
    'the Hindenburg': 'die Hindenburg',
    'your bonus chips': 'deine Bonuschips',
    'you have Hindenburg': 'du hast Hindenburg',
    'you have the wooden airship': 'du hast das hölzerne Luftschiff',
    needs: 'Bedarf',
    target: 'Ziel',
    gives: 'Gabe',
    vp: 'Siegpunkte',
  },
  patterns: [
    // What can be typed for an option.
    ['a number from {n} to {n2} or any', 'eine Zahl von {n} bis {n2}, oder „any“ für beliebig viele'],
    ['a number from {n} to {n2} or random', 'eine Zahl von {n} bis {n2}, oder „random“ für das Los'],

    // The table. Sentences that belong together also as one, for names with a full stop in them.
    ['Era {n}.', 'Epoche {n}.'],
    ['The pile has 1 card.', 'Im Nachziehstapel liegt 1 Karte.'],
    ['The pile has {n} cards.', 'Im Nachziehstapel liegen {n} Karten.'],
    ['Stack {n}: {a}. 1 card below it.', 'Stapel {n}: {a}. 1 Karte darunter.'],
    ['Stack {n}: {a}. {n2} cards below it.', 'Stapel {n}: {a}. {n2} Karten darunter.'],
    [
      'Stack {n} is used up: the Hindenburg may be built.',
      'Stapel {n} ist aufgebraucht: Die Hindenburg darf gebaut werden.',
    ],
    ['Stack {n} is used up.', 'Stapel {n} ist aufgebraucht.'],
    ['Stack {n} shows {a}.', 'Stapel {n} zeigt {a}.'],
    ['Hindenburg: {a}. Built by {b}.', 'Hindenburg: {a}. Gebaut von {b}.'],
    ['Built by {a}.', 'Gebaut von {a}.'],
    [
      '{a}: {n} VP, {b}, dice {c}. Company: {d}. Airships: {e}. Holds the wooden airship.',
      '{a}: {n} SP, {b}, Würfel: {c}. Firma: {d}. Luftschiffe: {e}. Hat das hölzerne Luftschiff.',
    ],
    [
      '{a}: {n} VP, {b}, dice {c}. Company: {d}. Airships: {e}.',
      '{a}: {n} SP, {b}, Würfel: {c}. Firma: {d}. Luftschiffe: {e}.',
    ],
    [
      '{a}: {n} VP, {b}, dice {c}. Company: {d}. Holds the wooden airship.',
      '{a}: {n} SP, {b}, Würfel: {c}. Firma: {d}. Hat das hölzerne Luftschiff.',
    ],
    ['{a}: {n} VP, {b}, dice {c}. Company: {d}.', '{a}: {n} SP, {b}, Würfel: {c}. Firma: {d}.'],
    ['{a}: {n} VP, {b}, dice {c}.', '{a}: {n} SP, {b}, Würfel: {c}.'],
    ['{a} (you)', '{a} (du)'],
    ['Company: {a}.', 'Firma: {a}.'],
    ['Airships: {a}.', 'Luftschiffe: {a}.'],

    [
      'The row is full: the next card would push out {a}.',
      'Die Reihe ist voll: Die nächste Karte würde {a} hinausschieben.',
    ],
    [
      'Thrown: {a}. The best dice make {n}, {n2} short.',
      'Gewürfelt: {a}. Die besten Würfel ergeben {n}, {n2} zu wenig.',
    ],
    ['Thrown: {a}.', 'Gewürfelt: {a}.'],
    ['The best dice make {n}, {n2} short.', 'Die besten Würfel ergeben {n}, {n2} zu wenig.'],
    ['What would make it up: {a}.', 'Was das ausgleicht: {a}.'],
    ...thrown('white', 'Weiß', 'weiß'),
    ...thrown('red', 'Rot', 'rot'),
    ...thrown('black', 'Schwarz', 'schwarz'),
    ['{n} from {a}', '{n} durch {a}'],

    // What happens.
    ['{a} is turned over; {b} is pushed out of the game.', '{a} wird aufgedeckt; {b} wird aus dem Spiel geschoben.'],
    ['{a} is turned over.', '{a} wird aufgedeckt.'],
    ['{a} throws white {b}.', '{a} wirft Weiß: {b}.'],
    ['{a} throws red {b}.', '{a} wirft Rot: {b}.'],
    ['{a} throws black {b}.', '{a} wirft Schwarz: {b}.'],
    ['{a} starts.', '{a} beginnt.'],
    ['{a} takes the entrepreneur {b}.', '{a} nimmt den Unternehmer {b}.'],
    ['{a} is dealt {b}.', '{a} bekommt als Startkarte {b}.'],
    ['{a} tries for Hindenburg: {b}: {c}, {n} or more.', '{a} versucht an der Hindenburg {b}: {c}, {n} oder mehr.'],
    ['{a} tries for {b}: {c}, {n} or more.', '{a} versucht {b}: {c}, {n} oder mehr.'],
    ['{a} tries for Hindenburg: {b}.', '{a} versucht an der Hindenburg {b}.'],
    ['{a} tries for {b}.', '{a} versucht {b}.'],
    ['{a} uses bonuses: {b}.', '{a} setzt Boni ein: {b}.'],
    ['{a} uses {b}: {c}, the imaginary die among them.', '{a} nutzt {b}: {c}, auch der gedachte Würfel.'],
    ['{a} uses {b}: {c}.', '{a} nutzt {b}: {c}.'],
    ['{a} has a total of {n}, enough.', '{a} kommt auf {n}, das genügt.'],
    ['{a} has a total of {n}, {n2} short.', '{a} kommt auf {n}, {n2} zu wenig.'],
    ['{a} fails and receives a bonus chip.', '{a} scheitert und bekommt einen Bonuschip.'],
    ['{a} fails.', '{a} scheitert.'],
    ['{a} wins {b}, replacing {c}.', '{a} gewinnt {b} und ersetzt damit {c}.'],
    ['{a} wins {b}.', '{a} gewinnt {b}.'],
    [
      '{a} receives 1 bonus chip of {n}: the supply has no more.',
      '{a} bekommt 1 von {n} Bonuschips: Mehr hat der Vorrat nicht.',
    ],
    [
      '{a} receives {n} bonus chips of {n2}: the supply has no more.',
      '{a} bekommt {n} von {n2} Bonuschips: Mehr hat der Vorrat nicht.',
    ],
    ['{a} receives 1 bonus chip.', '{a} bekommt 1 Bonuschip.'],
    ['{a} receives {n} bonus chips.', '{a} bekommt {n} Bonuschips.'],
    ['{a} receives the wooden airship.', '{a} bekommt das hölzerne Luftschiff.'],
    ['{a} builds {b} for {n} VP.', '{a} baut {b}: {n} SP.'],
    ['{a} completes Hindenburg: {b}.', '{a} vollendet an der Hindenburg {b}.'],
    ['{a} has no legal target and receives a bonus chip.', '{a} hat kein erlaubtes Ziel und bekommt einen Bonuschip.'],
    ['{a} has no legal target.', '{a} hat kein erlaubtes Ziel.'],
    ['{a} pays {n} bonus chips for another go.', '{a} zahlt {n} Bonuschips für einen weiteren Zug.'],

    // Questions about an attempt.
    ['Exchange dice before the throw for {a}?', 'Vor dem Wurf für {a} Würfel tauschen?'],
    ['{a}: {n} of {n2}, {n3} short.', '{a}: {n} von {n2}, {n3} zu wenig.'],

    // Moves and their chances.
    ['take the entrepreneur {a}', 'den Unternehmer {a} nehmen'],
    ['try for Hindenburg: {a}: {b}', 'an der Hindenburg {a} versuchen: {b}'],
    ['try for {a}: {b}', '{a} versuchen: {b}'],
    ['use bonuses: {n} short, made up by {a}', 'Boni einsetzen: {n} zu wenig, ausgeglichen mit {a}'],
    ...exchanges('white', 'weiß'),
    ...exchanges('red', 'rot'),
    ...exchanges('black', 'schwarz'),
    ['{a} exchanged {b}, the imaginary die among them, with {c}', '{a} {b} getauscht, auch der gedachte, mit {c}'],
    ['{a} exchanged {b}, the imaginary die among them', '{a} {b} getauscht, auch der gedachte'],
    ['{a} exchanged {b}, with {c}', '{a} {b} getauscht, mit {c}'],
    ['{a} exchanged {b}', '{a} {b} getauscht'],
    ['with {a}', 'mit {a}'],

    // Cards, and rows of the board.
    ...row('Financiers', 'Finanziers'),
    ...row('Hangars', 'Hallen'),
    ...row('Captains', 'Kapitäne'),
    ...row('Engineers', 'Ingenieure'),
    ...row('Materials', 'Werkstoffe'),
    ...row('Engines', 'Motoren'),
    ['{a} [printed]', '{a} [gedruckt]'],
    ['{a} [reconstructed: {b}]', '{a} [rekonstruiert: {b}]'],
    ['{a} | {b} | {c}', '{a} | {b} | {c}'],
    ['{a} | {b}', '{a} | {b}'],
    ['Hindenburg: {a}.', 'Hindenburg: {a}.'],
    ['Hindenburg: {a}: {b}, {n} or more', 'Hindenburg: {a}: {b}, {n} oder mehr'],
    ['{a}: {b}, {n} or more', '{a}: {b}, {n} oder mehr'],
    ['{a}, {n} or more', '{a}, {n} oder mehr'],
    ['gives {a}', 'dafür {a}'],
    ['replaces {a}', 'ersetzt {a}'],
    ['{n} VP, or {n2} if the Hindenburg stays unfinished', '{n} SP, oder {n2}, wenn die Hindenburg nicht fertig wird'],
    ['{n} VP', '{n} SP'],
    ...dice('white', 'weiß'),
    ...dice('red', 'rot'),
    ...dice('black', 'schwarz'),
    ['1 chip once', 'einmalig 1 Chip'],
    ['{n} chips once', 'einmalig {n} Chips'],
    ['{n} to any throw', '{n} zu jedem Wurf'],
    ['{n} to throws with white', '{n} zu Würfen mit Weiß'],
    ['{n} to throws with red', '{n} zu Würfen mit Rot'],
    ['{n} to throws with black', '{n} zu Würfen mit Schwarz'],
    ['a free {n}', '{n} gratis'],
    ['{n} for free', '{n} gratis'],
    ['up to {a}', 'bis zu {a}'],
    ['1 bonus chip', '1 Bonuschip'],
    ['{n} bonus chips', '{n} Bonuschips'],
    ['1 chip', '1 Chip'],
    ['{n} chips', '{n} Chips'],
  ],
};
