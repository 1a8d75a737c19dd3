// German: what Dastardly Dirigibles tells, and its rules. Printed names stay; parts are masculine, as in the lesson.
import { BACK_LIFT, CARDS, FRONT_LIFT, LIFT, PART_OF_SLOT, ROUNDS } from '../../games/dastardly-dirigibles/numbers';
import type { Catalogue } from '../told';

const rules: Record<string, string> = {
  'DD-0.1': 'Wenn das Spiel zu Ende ist, handelt niemand mehr.',
  'DD-0.2': 'Handeln darf nur, wer gefragt ist.',
  'DD-0.3':
    'Man beantwortet die Frage, die gestellt ist. Eine Frage, auf die es unabhängig von den Handkarten nur eine Antwort gibt, wird nicht gestellt.',
  'DD-1.1':
    'Es gibt 63 Luftschiffkarten: neun Farben mit je sieben Teilen. Von vorne nach hinten sind die Teile Nose Cone, Lift Engine, Gondola Front, Gondola Rear, Drive Engine, Lift Engine und Tail; jede Farbe hat zwei Lift Engines, die gleich sind.',
  'DD-1.2': 'Sieben Farben haben ein eigenes Symbol; zwei Farben sind Wild.',
  'DD-1.3':
    'Es gibt 12 Specials, je zwei von jeder Art: Transmutation, Aether Extractor, Tesla Disintegrator, Thief, Prestidigitation und Gilded Dynamotor. Mit Optionen gelten andere Zahlen.',
  'DD-2.1': 'Alle Karten werden gemischt, und alle bekommen fünf. Der Rest ist der Nachziehstapel.',
  'DD-2.2': 'Alle ziehen eine Karte vom Stapel und legen sie offen aus. Diese Karten sind das Emporium.',
  'DD-2.3': 'In der ersten Runde beginnt, wessen Karte ihren Platz am weitesten vorne am Luftschiff hat.',
  'DD-2.4':
    'Der zuerst gezogene Lift Engine zählt als der vordere, jeder spätere als der hintere; Specials kommen zuletzt.',
  'DD-2.5':
    'Bei Gleichstand ziehen die Beteiligten noch einmal, bis eine Karte weiter vorne sitzt als die anderen; diese Karten werden abgelegt, und Lift Engines werden neu gezählt.',
  'DD-3.1': 'Wer am Zug ist, zieht nach, bis die Hand fünf Karten hat.',
  'DD-3.2': 'Jede Karte wird vom Stapel gezogen oder aus dem Emporium genommen, in beliebiger Mischung.',
  'DD-3.3': 'Eine aus dem Emporium genommene Karte wird sofort vom Stapel ersetzt, bevor die nächste gezogen wird.',
  'DD-3.4': 'Wer fünf oder mehr Karten hat, zieht keine und muss auch keine ablegen.',
  'DD-3.5': 'Muss eine Karte gezogen werden und ist der Stapel leer, wird die Ablage gemischt und ist der neue Stapel.',
  'DD-3.6':
    'Ist auch die Ablage leer, entfällt das Ziehen. Ein leerer Platz im Emporium wird nach dem Ziehen oder der Aktion gefüllt, wodurch er leer wurde; gibt es dann keine Karte, nach der ersten, die eine zum Ziehen übrig lässt.',
  'DD-3.7': 'Am genannten Platz muss eine Karte liegen.',
  'DD-4.1':
    'Wer am Zug ist, führt drei Aktionen aus, in beliebiger Reihenfolge und auch mehrmals dieselbe: eine Karte spielen, eine Karte ablegen, eine Karte mit dem Emporium tauschen, das Emporium ersetzen oder passen.',
  'DD-4.2': 'Nur eine Karte von der eigenen Hand kann gespielt, abgelegt oder gegeben werden.',
  'DD-4.3': 'Wer passt, beendet den Zug und verzichtet auf die übrigen Aktionen.',
  'DD-4.4': 'Nach dem Zug beginnt im Uhrzeigersinn der nächste Spieler.',
  'DD-4.5': 'Beim Ablegen kommt eine Handkarte auf die Ablage, die alle durchsehen dürfen.',
  'DD-4.6':
    'Zum Tauschen nimmt man eine Karte aus dem Emporium und legt eine andere Karte von der Hand an ihren Platz.',
  'DD-4.7':
    'Wer keine andere Karte zu geben hat, kann nicht tauschen; eine Karte kann weder gegen sich selbst noch gegen eine gleiche getauscht werden.',
  'DD-4.8':
    'Zum Ersetzen des Emporiums werden alle seine Karten abgelegt und so viele neue ausgelegt, wie Spieler am Tisch sind.',
  'DD-5.1': 'Ein Teil wird offen an seinen Platz am eigenen Luftschiff gespielt.',
  'DD-5.2':
    'Ein Lift Engine darf an den vorderen oder den hinteren Platz gespielt werden, ob dieser frei ist oder nicht.',
  'DD-5.3': 'Ein ersetztes Teil wird abgelegt.',
  'DD-5.4':
    'Freiwillig kann man ein Teil nur durch eines einer anderen Farbe ersetzen. Die beiden Wild-Farben sind verschiedene Farben.',
  'DD-5.5':
    'Das Teil wird angesagt: Alle anderen müssen sofort ein passendes Teil von der Hand spielen, auch wenn es ein anderes ersetzt.',
  'DD-5.6': 'Sie tun das im Uhrzeigersinn von dem aus, der angesagt hat, jeder vollständig vor dem nächsten.',
  'DD-5.7': 'Wer kein passendes Teil hat, sagt das und spielt keines.',
  'DD-5.8': 'Wer mehrere passende Teile hat, wählt eines.',
  'DD-5.9':
    'Ein erzwungenes Teil darf von der Farbe sein, die es ersetzt, und ein erzwungener Lift Engine darf an jeden der beiden Plätze.',
  'DD-5.10':
    'Gefragt werden alle anderen, die Karten auf der Hand haben, was auch immer man von ihnen weiß; übergangen wird nur, wer keine hat. Dass es kein passendes Teil gibt, wird offen gesagt.',
  'DD-6.1': 'Ein Special wird auf die Ablage gespielt und wirkt sofort.',
  'DD-6.2':
    'Transmutation spielt man, wenn jemand anderes ein Teil ansagt, und nur dann: Statt eines passenden Teils spielt man eine beliebige Luftschiffkarte von der Hand. Zu dieser spielt niemand ein passendes Teil; die anderen spielen weiterhin eines, das zum angesagten passt.',
  'DD-6.3': 'Dafür braucht man eine Luftschiffkarte auf der Hand; passend muss sie nicht sein.',
  'DD-6.4': 'Auf dieselbe Ansage dürfen mehrere eine Transmutation spielen, jeweils wenn sie an der Reihe sind.',
  'DD-6.5':
    'Mit dem Aether Extractor zieht man drei Karten. Eine davon darf man ohne Aktion an das Luftschiff spielen; die anderen Spieler müssen dazu ein passendes Teil spielen.',
  'DD-6.6': 'Die übrigen behält man, auch über fünf hinaus.',
  'DD-6.7': 'Nur eine der drei gerade gezogenen Karten kann so gespielt werden.',
  'DD-6.8':
    'Der Tesla Disintegrator legt vom Luftschiff eines Gegners ein Teil der Art ab, die beim Ausspielen genannt wird.',
  'DD-6.9': 'Ist das ein Lift Engine und hat der Gegner zwei, wählt dieser, welchen.',
  'DD-6.10': 'Mit dem Thief nimmt man eine Karte eigener Wahl vom Luftschiff eines Gegners auf die Hand.',
  'DD-6.11':
    'Mit Prestidigitation nimmt man eine beliebige Karte aus der Ablage auf die Hand, außer einer Prestidigitation.',
  'DD-6.12': 'Den Gilded Dynamotor behält man auf der Hand, man spielt ihn nicht. Man darf ihn ablegen oder tauschen.',
  'DD-6.13':
    'Ein Special, das auf nichts wirken kann, kann nicht gespielt, aber abgelegt werden. Nur der Extractor wirkt immer.',
  'DD-6.14':
    'Tesla Disintegrator und Thief wirken auf das Luftschiff eines Gegners, und zwar auf ein vorhandenes Teil.',
  'DD-6.15':
    'Der Extractor liegt auf der Ablage, bevor er zieht. Waren Stapel und Ablage leer, wird er gemischt und kommt auf die Hand zurück; die Aktion ist verbraucht.',
  'DD-7.1': 'Die Runde endet, wenn irgendjemand ein Luftschiff fertigstellt, im eigenen Zug oder in einem fremden.',
  'DD-7.2': 'Vorher spielen noch alle wie üblich ein passendes Teil zum angesagten; übrige Aktionen verfallen.',
  'DD-7.3': 'Ein Luftschiff ist fertig, wenn alle sieben Plätze besetzt sind.',
  'DD-7.4': 'Als zuerst fertig gilt, wer das Teil angesagt hat, sonst im Uhrzeigersinn der erste Spieler.',
  'DD-7.5': 'Nach 200 Zügen ohne fertiges Luftschiff endet die Runde trotzdem.',
  'DD-8.1': 'Alle Luftschiffe werden gewertet, auch unfertige; ein leeres zählt nichts.',
  'DD-8.2': 'Jede Karte der häufigsten Farbe zählt 2 Punkte; von mehreren solchen Farben zählt nur eine.',
  'DD-8.3': 'Jede Wild-Karte zählt 1 Punkt. Sie gehört zu keiner anderen Farbe und bildet kein Paar.',
  'DD-8.4': 'Ein Luftschiff ohne jedes Paar und ohne Wild-Karten zählt 1 Punkt für jede Karte.',
  'DD-8.5':
    'Ein fertiges Luftschiff aus sieben verschiedenen Farben ohne Wild-Karte ist ein Muddle und zählt 20, ohne jeden Bonus.',
  'DD-8.6': 'Wer zuerst fertig war und damit die Runde beendet hat, erhält 2 Punkte.',
  'DD-8.7':
    'Alle anderen mit einem fertigen Luftschiff erhalten 1 Punkt. Ist das zuerst fertige ein Muddle, erhält niemand die 2.',
  'DD-8.8':
    'Wer am Ende der Runde den Gilded Dynamotor auf der Hand hat, erhält 1 Punkt; mit der Option `dynamotors` einen für jeden davon.',
  'DD-9.1': 'Es gibt drei Runden.',
  'DD-9.2':
    'Für eine neue Runde werden alle Karten gemischt, alle bekommen fünf, und ein neues Emporium wird ausgelegt.',
  'DD-9.3': 'Wer insgesamt am wenigsten Punkte hat, beginnt und hat in diesem ersten Zug vier Aktionen.',
  'DD-9.4':
    'Haben mehrere gleich wenig, ziehen sie, nachdem das Emporium ausliegt, je eine Karte, bis eine weiter vorne sitzt; diese Karten werden abgelegt.',
  'DD-9.5': 'Nach drei Runden gewinnen die meisten Punkte.',
  'DD-9.6': 'Bei Gleichstand entscheiden die meisten Punkte in einer einzelnen Runde.',
  'DD-9.7': 'Dann die meisten Karten am Luftschiff am Ende der letzten Runde.',
  'DD-9.8': 'Wer dann noch gleichauf liegt, teilt sich den Sieg.',
  'DD-10.1': 'Handkarten sind geheim; ihre Anzahl, die Luftschiffe, das Emporium und die Ablage sind offen.',
  'DD-10.2':
    'Nimmt jemand offen eine Karte, aus dem Emporium, von einem Luftschiff oder aus der Ablage, so wissen alle, dass sie auf dieser Hand ist, bis sie von dort wegkommt; ebenso bei einem Dynamotor, der gewertet wurde.',
  'DD-10.3':
    'Wer kein passendes Teil hatte, hatte damals keines dieser Art; später dazugekommene Karten können von jeder Art sein.',
  'DD-10.4':
    'Wird die Ablage zu einem neuen Stapel gemischt, ist keine ihrer Karten auf einer Hand; nur später gezogene Karten können es sein.',
};

const { suits, parts, specials } = CARDS;
const lift = parts[LIFT];

/** The places of an airship: their names, in German too, and what stands behind a card that lies there. */
const slots = PART_OF_SLOT.map((part, slot) => {
  const name = parts[part];
  if (slot === FRONT_LIFT)
    return { name, slot: `front ${name}`, german: `${name} (vorne)`, at: ' in front', there: ' vorne' };
  if (slot === BACK_LIFT)
    return { name, slot: `back ${name}`, german: `${name} (hinten)`, at: ' at the back', there: ' hinten' };
  return { name, slot: name, german: name, at: '', there: '' };
});

/** Suits, parts, Specials and whole cards: what is printed stays. Places of Lift Engines are told. */
const names: Record<string, string> = Object.fromEntries([
  ...[...suits, ...parts, ...specials.map(({ name }) => name)].map((name) => [name, name]),
  ...slots.map(({ slot, german }) => [slot, german]),
  ...suits.flatMap((suit) => parts.map((part) => [`${suit} ${part}`, `${suit} ${part}`])),
  ...suits.flatMap((suit) => slots.map(({ slot, german }) => [`${suit} ${slot}`, `${suit} ${german}`])),
]);

/** Facts of hints, word for word: they lie deep within the reasons. */
const facts: Record<string, string> = Object.fromEntries(
  Array.from({ length: ROUNDS }, (_, nth) => nth + 1).flatMap((round) => [
    [`the parts on your airship of round ${round}`, `die Teile an deinem Luftschiff der Runde ${round}`],
    [`the points of your airship of round ${round}`, `die Punkte deines Luftschiffs der Runde ${round}`],
    [
      `you are the first to complete an airship in round ${round}`,
      `du hast in Runde ${round} zuerst ein Luftschiff fertig`,
    ],
    [`you have most points in round ${round}`, `du hast in Runde ${round} die meisten Punkte`],
    ...slots.map(({ name, slot, there }) => [
      `your airship of round ${round} has a ${slot}`,
      `dein Luftschiff der Runde ${round} hat${there} einen ${name}`,
    ]),
  ]),
);

export const german: Catalogue = {
  rules,
  things: {
    ...names,
    'Build an airship of one suit while everybody must match every part; two to five players.':
      'Baue ein Luftschiff aus einer Farbe, während zu jedem Teil alle ein passendes spielen müssen; für zwei bis fünf.',
    point: 'Punkt',
    points: 'Punkte',
    '1 point': '1 Punkt',
    '1 card': '1 Karte',
    '1 action': '1 Aktion',
    nothing: 'nichts',

    // Sections of the rules.
    '0. At the table': '0. Am Tisch',
    '1. Cards': '1. Karten',
    '2. Setting up': '2. Aufbau',
    '3. A turn, step 1: draw up': '3. Ein Zug, Schritt 1: nachziehen',
    '4. A turn, step 2: three actions': '4. Ein Zug, Schritt 2: drei Aktionen',
    '5. Playing a part': '5. Ein Teil spielen',
    '6. Specials': '6. Specials',
    '7. The end of a round': '7. Das Ende einer Runde',
    '8. Points': '8. Punkte',
    '9. The next round, and the end': '9. Die nächste Runde und das Ende',
    '10. What everybody knows': '10. Was alle wissen',

    // Rules that a round ends by, and the game (in a hint, without its full stop).
    'The round ends when any player completes an airship, in turn or out of turn.': rules['DD-7.1'],
    'After 200 turns without a completed airship the round ends all the same.': rules['DD-7.5'],
    'There are three rounds': 'Es gibt drei Runden',

    // Options. Their values are typed as they stand in English.
    transmutations: 'Transmutation',
    extractors: 'Aether Extractor',
    disintegrators: 'Tesla Disintegrator',
    thieves: 'Thief',
    prestidigitations: 'Prestidigitation',
    'dynamotors in deck': 'Gilded Dynamotor',
    dynamotors: 'Punkte für Gilded Dynamotors',
    'Points for Gilded Dynamotors in one hand (DD-8.8).': 'Punkte für Gilded Dynamotors auf einer Hand (DD-8.8).',
    cards: 'wie im Kartensatz',
    one: 'nur einer',
    each: 'je einer',
    'one or each': 'one (nur einer) oder each (je einer)',

    // What the Specials do.
    'when another player announces a part, play any part instead':
      'wenn jemand anderes ein Teil ansagt, stattdessen ein beliebiges Teil einbauen',
    'draw three cards, and play one of them at once if you like':
      'drei Karten ziehen und, wenn du willst, eine davon sofort spielen',
    "destroy a part of an opponent's airship": 'ein Teil an einem gegnerischen Luftschiff zerstören',
    "take a part of an opponent's airship into your hand":
      'ein Teil eines gegnerischen Luftschiffs auf die Hand nehmen',
    'take any other card from the discards into your hand':
      'eine beliebige andere Karte aus der Ablage auf die Hand nehmen',
    'hold it at the end of the round for a bonus point':
      'gibt einen Bonuspunkt, wenn du ihn am Ende der Runde auf der Hand hast',

    // The list of cards.
    printed: 'gedruckt',
    reconstructed: 'rekonstruiert',
    name: 'Name',
    text: 'Text',
    copies: 'Anzahl',

    // Questions.
    'Draw up to five cards: from the pile, or from the Emporium?':
      'Zieh auf fünf Karten nach: vom Stapel oder aus dem Emporium?',
    'From the pile, or from the Emporium?': 'Vom Stapel oder aus dem Emporium?',
    'What do you do?': 'Was tust du?',
    'You must match the part that was announced.': 'Du musst ein Teil spielen, das zum angesagten passt.',
    'Transmutation: play any part.': 'Transmutation: Spiele ein beliebiges Teil.',
    'Play one of the cards just drawn?': 'Eine der gerade gezogenen Karten spielen?',
    'Which card do you lay into the Emporium?': 'Welche Karte legst du ins Emporium?',
    'Which card do you take from the discards?': 'Welche Karte nimmst du aus der Ablage?',
    'Which part does the Thief take?': 'Welches Teil stiehlt der Thief?',
    'Which part is to be destroyed?': 'Welches Teil soll zerstört werden?',
    'Which Lift Engine do you lose?': 'Welchen Lift Engine gibst du her?',

    // Moves.
    'you have no matching part: say so': 'sagen, dass du kein passendes Teil hast',
    'play Transmutation, and any part instead': 'Transmutation spielen und stattdessen ein beliebiges Teil einbauen',
    'keep all of them': 'alle behalten',
    'replace the whole Emporium': 'das ganze Emporium ersetzen',
    'pass and end the turn': 'passen und den Zug beenden',
    'draw from the pile': 'vom Stapel ziehen',
    'swap for an empty place in the Emporium': 'gegen einen leeren Platz im Emporium tauschen',

    // The table.
    'All cards are shuffled and dealt.': 'Alle Karten werden gemischt und ausgeteilt.',
    'The game is over: three rounds have been scored.': 'Das Spiel ist zu Ende: Drei Runden sind gewertet.',
    'an empty place': 'ein leerer Platz',
    'It is complete.': 'Es ist fertig.',
    'No airship yet.': 'Noch kein Luftschiff.',

    // Facts of hints.
    ...facts,
    'your points': 'deine Punkte',
    'you hold a Transmutation': 'du hast eine Transmutation',
    'you hold an Aether Extractor': 'du hast einen Aether Extractor',
    'you hold a Tesla Disintegrator': 'du hast einen Tesla Disintegrator',
    'you hold a Thief': 'du hast einen Thief',
    'you hold a Prestidigitation': 'du hast eine Prestidigitation',
    'you hold a Gilded Dynamotor': 'du hast einen Gilded Dynamotor',

    // Insults.
    'You brass-bottomed bungler!': 'Du blechbeschlagener Stümper!',
    'A teakettle has more lift than you, sir!': 'Ein Teekessel hat mehr Auftrieb als Sie, mein Herr!',
    'May your rivets rust where you sit.': 'Mögen dir die Nieten unterm Hintern wegrosten.',
    'Upon my boiler, a pickpocket in goggles!': 'Bei meinem Kessel, ein Taschendieb mit Schutzbrille!',
    'I have seen better bolts in a bread pudding.': 'Bessere Bolzen habe ich schon im Brotpudding gesehen.',
    "You couldn't steer a cloud through an open sky!": 'Du könntest keine Wolke über den leeren Himmel steuern!',
    'Sooty-fingered scoundrel!': 'Rußfingriger Schurke!',
    'Your mother was a leaky gasbag, and your father a puncture.':
      'Deine Mutter war ein undichter Gassack und dein Vater das Loch darin.',
    'Steam-headed nincompoop!': 'Dampfköpfiger Einfaltspinsel!',
    'I shall have your guts for mooring ropes.': 'Aus deinen Därmen drehe ich Haltetaue.',
    'A pox upon your pistons!': 'Die Pest über deine Kolben!',
    'That, madam, was a low-altitude deed.': 'Das, gnädige Frau, war eine Tat in sehr geringer Höhe.',
    'You ballast-brained buccaneer!': 'Du ballasthirniger Freibeuter!',
    'Hot air, and not even enough to float.': 'Heiße Luft, und nicht einmal genug zum Schweben.',
    'Be off, you second-hand sprocket!': 'Fort mit dir, du gebrauchtes Zahnrad!',
    "I've met parrots with more engineering.": 'Ich kenne Papageien, die mehr von Technik verstehen.',
    'You gilded gutter-snipe!': 'Du vergoldeter Gossenlümmel!',
    'May all your winds be headwinds.': 'Mögen all deine Winde Gegenwinde sein.',
  },
  patterns: [
    // Numbers of things, and cards of which there are several.
    ['{n} points', '{n} Punkte'],
    ['{n} cards', '{n} Karten'],
    ['{n} actions', '{n} Aktionen'],
    ['round {n}', 'Runde {n}'],
    ['seat {n}', 'Platz {n}'],
    ['{a} (x{n})', '{a} ({n}×)'],
    ['{a} (you)', '{a} (du)'],

    // Options, and the list of cards.
    ['a number from {n} to {n2} or cards', 'eine Zahl von {n} bis {n2} oder cards (wie im Kartensatz)'],
    ['Copies of the {a} in the deck (DD-1.3).', 'Wie viele Karten „{a}“ im Spiel sind (DD-1.3).'],
    ['Copies of {a} in the deck (DD-1.3).', 'Wie viele Karten „{a}“ im Spiel sind (DD-1.3).'],
    [
      '{a}: one of each part, two Lift Engines; {n} points a card if it is your suit [{b}]',
      '{a}: jedes Teil einmal, zwei Lift Engines; {n} Punkte je Karte, wenn es deine Farbe ist [{b}]',
    ],
    [
      '{a}: one of each part, two Lift Engines; 1 point a card, belongs to no suit [{b}]',
      '{a}: jedes Teil einmal, zwei Lift Engines; 1 Punkt je Karte, gehört zu keiner Farbe [{b}]',
    ],
    ['{a}, 1 card: {b} [{c}]', '{a}, 1 Karte: {b} [{c}]'],
    ['{a}, {n} cards: {b} [{c}]', '{a}, {n} Karten: {b} [{c}]'],

    // Questions.
    ['{a} announces a {b}: play one if you have one.', '{a} sagt an: {b}. Hast du so ein Teil, dann spiele es.'],
    ['{a} announces an {b}: play one if you have one.', '{a} sagt an: {b}. Hast du so ein Teil, dann spiele es.'],
    ['What do you do? {a} left.', 'Was tust du? Noch {a}.'],
    ['You draw {a}.', 'Du ziehst {a}.'],

    // Moves.
    ['play {a} to the front, replacing {b}', '{a} vorne einbauen, ersetzt {b}'],
    ['play {a} to the back, replacing {b}', '{a} hinten einbauen, ersetzt {b}'],
    ['play {a}, replacing {b}', '{a} einbauen, ersetzt {b}'],
    ['play {a} to the front', '{a} vorne einbauen'],
    ['play {a} to the back', '{a} hinten einbauen'],
    ['play {a}: {b}', '{a} spielen: {b}'],
    ['play {a}', '{a} einbauen'],
    ['swap for {a} in the Emporium', 'gegen {a} im Emporium tauschen'],
    ['discard {a}', '{a} ablegen'],
    ['lay {a} into the Emporium', '{a} ins Emporium legen'],
    ['take {a} from the discards', '{a} aus der Ablage nehmen'],
    ['take {a} from the Emporium', '{a} aus dem Emporium nehmen'],
    ["take {a}'s {b} in front", '{b} (vorne) von {a} stehlen'],
    ["take {a}'s {b} at the back", '{b} (hinten) von {a} stehlen'],
    ["take {a}'s {b}", '{b} von {a} stehlen'],
    [
      "destroy one of {a}'s Lift Engines, {b} in front or {c} at the back: {d} chooses",
      'einen Lift Engine von {a} zerstören, {b} vorne oder {c} hinten: {d} wählt',
    ],
    ["destroy {a}'s {b}", '{b} von {a} zerstören'],
    [`lose the front ${lift}, {a}`, `{a} ${lift} (vorne) hergeben`],
    [`lose the back ${lift}, {a}`, `{a} ${lift} (hinten) hergeben`],
    ['lose the {a}', '{a} hergeben'],

    // Events of the table.
    ['Round {n} of {n2}.', 'Runde {n} von {n2}.'],
    ['{a} draws {b} for the Emporium.', '{a} zieht {b} für das Emporium.'],
    ['{a} comes into the Emporium.', '{a} kommt ins Emporium.'],
    ['The discards are shuffled into a new pile of {a}.', 'Die Ablage wird zu einem neuen Stapel gemischt: {a}.'],
    ['Round {n} is over.', 'Runde {n} ist vorbei.'],

    // What players do. Parts are built in, Specials played.
    ['{a} is dealt {b}.', '{a} bekommt {b}.'],
    ['{a} draws {b} to break the tie.', '{a} zieht bei Gleichstand {b}.'],
    ['{a} begins, with {b}.', '{a} beginnt mit {b}.'],
    ['{a} takes a turn.', '{a} ist am Zug.'],
    ['{a} draws a card.', '{a} zieht eine Karte.'],
    ['{a} has drawn {b}.', '{a} hat {b} gezogen.'],
    ['{a} takes {b} from the Emporium and gives {c}.', '{a} nimmt {b} aus dem Emporium und gibt {c}.'],
    ['{a} takes {b} from the Emporium.', '{a} nimmt {b} aus dem Emporium.'],
    ['{a} takes {b} from the discards.', '{a} nimmt {b} aus der Ablage.'],
    ["{a} takes {b} from {c}'s airship.", '{a} stiehlt {b} vom Luftschiff von {c}.'],
    [
      '{a} plays Transmutation: any part instead of a match.',
      '{a} spielt Transmutation: ein beliebiges Teil statt eines passenden.',
    ],
    ...specials.map(({ name }): [string, string] => [`{a} plays ${name}.`, `{a} spielt ${name}.`]),
    ...slots.flatMap(({ name, at, there }): [string, string][] => [
      [`{a} plays {b} ${name}${at}.`, `{a} baut {b} ${name}${there} ein.`],
      [`{a} loses {b} ${name}${at}.`, `{a} verliert${there} {b} ${name}.`],
    ]),
    ...parts.map((part): [string, string] => [`{a} has no ${part}.`, `{a} hat keinen ${part}.`]),
    ['{a} discards {b}, which is replaced.', '{a} legt das ersetzte Teil ab: {b}.'],
    ['{a} discards {b}.', '{a} legt {b} ab.'],
    ['{a} has no card to match with.', '{a} hat keine Karten, also auch kein passendes Teil.'],
    ['{a} has extracted {b}.', '{a} hat mit dem Aether Extractor {b} gezogen.'],
    ['{a} keeps them all.', '{a} behält alle.'],
    ['{a} aims at a {b} of {c}.', '{a} zielt auf einen {b} von {c}.'],
    ['{a} aims at an {b} of {c}.', '{a} zielt auf einen {b} von {c}.'],
    ['{a} replaces the Emporium.', '{a} ersetzt das Emporium.'],
    ['{a} passes with {b} left.', '{a} passt und verzichtet auf {b}.'],
    ['{a} has completed an airship first!', '{a} hat zuerst ein Luftschiff fertig!'],
    ['{a} scores {b} for a Muddle.', '{a} erhält {b} für einen Muddle.'],
    ['{a} scores {b}.', '{a} erhält {b}.'],
    ['{a} receives {b} for completing first.', '{a} erhält {b} für das erste fertige Luftschiff.'],
    ['{a} receives {b} for a complete airship.', '{a} erhält {b} für ein fertiges Luftschiff.'],
    ['{a} receives {b} for the Gilded Dynamotor.', '{a} erhält {b} für den Gilded Dynamotor.'],
    ['{a} has {b} in all.', '{a} hat insgesamt {b}.'],

    // The table in sentences. A name may begin with a small letter, and then no sentence is seen to begin.
    ["Round {n} of {n2}. {a}'s turn, {b} left.", 'Runde {n} von {n2}. {a} ist am Zug, noch {b}.'],
    ["{a}'s turn, {b} left.", '{a} ist am Zug, noch {b}.'],
    ['The pile has {a}.', 'Der Stapel hat {a}.'],
    ['Discards: {a}.', 'Ablage: {a}.'],
    ['Emporium: {a}.', 'Emporium: {a}.'],
    ['Your hand: {a}.', 'Deine Hand: {a}.'],
    ['{a}: {b}, {c} in hand.', '{a}: {b}, {c} auf der Hand.'],
    ['Airship: {a}; worth {n} so far.', 'Luftschiff: {a}; zählt bisher {n}.'],
    ['Missing: {a} and {b}.', 'Es fehlen: {a} und {b}.'],
    ['Missing: {a}.', 'Es fehlt: {a}.'],
    ['Everybody knows you hold {a}.', 'Alle kennen von deiner Hand: {a}.'],
    ['Surely holds {a}.', 'Sicher auf der Hand: {a}.'],
    // What is known of a hand: each limit takes in those after it.
    ["Of {a}'s 1 unknown card, none is a {b}.", '{a} hat 1 unbekannte Karte: kein {b}.'],
    ["Of {a}'s {n} unknown cards, {b}.", '{a} hat {n} unbekannte Karten, darunter {b}.'],
    ['none is a {a}, at most {b}', 'kein {a}, höchstens {b}'],
    ['none is a {a} and at most {b}', 'kein {a} und höchstens {b}'],
    ['none is a {a}', 'kein {a}'],
    ['at most {a}', 'höchstens {a}'],
    ['{n} a {a}, at most {b}', '{n}-mal {a}, höchstens {b}'],
    ['{n} a {a} and at most {b}', '{n}-mal {a} und höchstens {b}'],
    ['{n} a {a}', '{n}-mal {a}'],
  ],
};
