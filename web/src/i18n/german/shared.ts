// German: what every game and every table has in common.
import type { Catalogue } from '../told';

const LOOKING_ON = 'An diesem Tisch sieht man nicht einfach zu; mit seinem Link kommst du herein.';
const DOUBT =
  'Die ersten beiden sind vielleicht gleich gut: Ihre Chancen unterscheiden sich um weniger als den Fehler.';

/** Why a move is better. Before all patterns of a game: a reason has facts of the game in it. */
export const reasons: Catalogue = {
  things: {},
  patterns: [
    [
      'In {n} games played on from each of the two: {a}.',
      'In je {n} Spielen, die nach den beiden weitergespielt wurden: {a}.',
    ],
  ],
};

export const shared: Catalogue = {
  point: ',',
  joined: { and: 'und', or: 'oder' },
  things: {
    nobody: 'niemand',
    nothing: 'nichts',
    none: 'keine',
    greedy: 'greedy',
    casual: 'casual',
    club: 'club',
    master: 'master',
    random: 'random',

    // What happens at a table.
    'The game begins.': 'Das Spiel beginnt.',
    'The seats changed after random numbers were shown: everybody has to get ready again.':
      'Die Plätze ändern sich, nachdem Zufallszahlen gezeigt wurden: Alle müssen sich noch einmal bereit melden.',
    'The game was abandoned.': 'Das Spiel wurde abgebrochen.',
    'There is a rematch at a new table.': 'Es gibt eine Revanche: Ein neuer Tisch steht bereit.',

    // Why the chances of a game are not there.
    'Other games come first.': 'Andere Spiele kommen zuerst an die Reihe.',
    'This server does not have the search that judges positions.':
      'Dieser Server spielt ohne die Suche, die Stellungen beurteilt.',
    'The chances in this game could not be computed.':
      'Die Gewinnaussichten dieses Spiels ließen sich nicht berechnen.',

    // What is refused.
    'To begin at once, every seat needs a bot or one of you.':
      'Um gleich zu beginnen, braucht jeder Platz einen Bot oder einen von euch.',
    'A pledge has 64 hexadecimal digits, and comes with your being ready.':
      'Eine Zusage hat 64 hexadezimale Ziffern und kommt mit der Bereitschaft.',
    'Random numbers have already been shown: to draw another, say that you are not ready.':
      'Zufallszahlen sind schon gezeigt: Sag, dass du nicht bereit bist, um eine andere zu ziehen.',
    'No random number was pledged for this seat: say that you are ready, with a pledge.':
      'Für diesen Platz ist keine Zufallszahl zugesagt: Sag mit einer Zusage, dass du bereit bist.',
    'This is not the random number you pledged.': 'Das ist nicht die Zufallszahl, die zugesagt war.',
    'Random numbers are shown only when everybody is ready.':
      'Zufallszahlen werden gezeigt, wenn alle bereit sind, und nicht vorher.',
    'Say that you are ready first: random numbers are shown when everybody is.':
      'Sag zuerst, dass du bereit bist: Zufallszahlen werden gezeigt, wenn es alle sind.',
    'This table is not a lesson.': 'An diesem Tisch läuft keine Lektion.',
    'Only the host can do that.': 'Das kann nur, wer den Tisch eröffnet hat.',
    'The game has already begun.': 'Das Spiel hat schon begonnen.',
    'The game has not begun yet.': 'Das Spiel hat noch nicht begonnen.',
    'The game is over.': 'Das Spiel ist zu Ende.',
    'The game is over; you do not need to leave.': 'Das Spiel ist zu Ende; es gibt nichts mehr zu verlassen.',
    'It is over.': 'Es ist zu Ende.',
    'The game is not over yet.': 'Das Spiel ist noch nicht zu Ende.',
    'The game is not over yet. You can watch it again once it is.':
      'Das Spiel ist noch nicht zu Ende: Bis dahin kann es niemand noch einmal ansehen.',
    'No game was played at this table.': 'An diesem Tisch wurde kein Spiel begonnen.',
    'Choose a name before you sit down.': 'Nimm einen Namen an, unter dem du dich setzt.',
    'This link is not valid.': 'Dieser Link gilt nicht.',
    'This invitation is not valid, or somebody has used it.':
      'Diese Einladung gilt nicht, oder jemand hat sie schon benutzt.',
    'The request took too long to arrive.': 'Die Anfrage kam nicht rechtzeitig zu Ende.',
    'Many games are being analysed; ask again in a minute.':
      'Gerade werden viele Spiele ausgewertet; frag in einer Minute wieder.',
    'This table is not open to spectators. You need its link.': LOOKING_ON,
    'This table is by invitation only: open it with its link.':
      'An diesen Tisch kommt man mit Einladung: Öffne ihn mit seinem Link.',
    'There is no such table.': 'Diesen Tisch gibt es nicht.',
    'There is no finished game here.': 'Hier gibt es kein beendetes Spiel.',
    'This game is too long to show here. You can download it as a file.':
      'Dieses Spiel ist zu lang, um hier gezeigt zu werden. Als Datei kannst du es mitnehmen.',
    'That did not work; try again in a moment.': 'Das hat nicht geklappt; versuch es gleich noch einmal.',
    'That did not work. Try again in a moment.': 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
    'The server did not finish that; please ask again.': 'Das wurde nicht fertig; frag noch einmal.',
    'The table is being reloaded; try again in a moment.':
      'Der Tisch muss neu gelesen werden; versuch es gleich noch einmal.',
    'The server is closing; try again in a moment.': 'Der Server macht gerade zu; versuch es gleich noch einmal.',
    'This table is damaged: its stored moves cannot be read.':
      'Dieser Tisch ist beschädigt: Was von ihm gespeichert ist, lässt sich nicht lesen.',
    'The person who runs this server will find the cause in its log.':
      'Wer diesen Server betreibt, findet in dessen Protokoll, was nicht stimmt.',
    'The server cannot save: its disk is full.': 'Der Server kann nicht speichern: Seine Festplatte ist voll.',
    'The server cannot save: it may not write to its database.':
      'Der Server kann nicht speichern: Er darf nicht in seine Datenbank schreiben.',
    'The server cannot save: its database cannot be reached.':
      'Der Server kann nicht speichern: Seine Datenbank ist nicht zu erreichen.',
    'The server cannot save: another program has locked its database.':
      'Der Server kann nicht speichern: Ein anderes Programm hat seine Datenbank gesperrt.',
    'The server cannot save: its database has failed.': 'Der Server kann nicht speichern: Seine Datenbank versagt.',
    'Moves wait, and continue by themselves as soon as it can save again.':
      'Züge warten und gehen von selbst weiter, sobald er es kann.',
    'The server can save again, and the game continues.': 'Der Server speichert wieder, und das Spiel geht weiter.',
    'You are watching too many tables at once.': 'Du siehst bei zu vielen Tischen zugleich zu.',
    'Hints are turned off at this table.': 'An diesem Tisch wird ohne Tipps gespielt.',
    'This server has no hints.': 'Dieser Server spielt ohne Tipps.',
    'No hint is available at the moment; try again later.': 'Im Moment gibt es keinen Tipp; versuch es später.',
    'It is not your turn to decide anything.': 'Du wirst gerade nichts gefragt.',
    'You can have a rematch when this game is over.': 'Eine Revanche gibt es, wenn dieses Spiel zu Ende ist.',
    'Tell us who you are first: sign in, or choose a name as a guest.':
      'Sag zuerst, wer du bist: Melde dich an, oder nimm als Gast einen Namen an.',
    'A table cannot do that.': 'Das kann man einen Tisch nicht fragen.',
    'Only people who may watch this table can talk here.': 'Hier kann nur mitreden, wer zusehen darf.',
    'Only people who sit at the table can start the game.': 'Beginnen kann nur, wer am Tisch sitzt.',
    'The position has changed: look again, and choose again.':
      'Die Lage hat sich inzwischen geändert: Sieh noch einmal hin und wähle neu.',
    'The position has changed: look again.': 'Die Lage hat sich inzwischen geändert: Sieh noch einmal hin.',
    'This cannot be taken back: only your own last move can, and not when dice were rolled, something hidden was shown or has decided what came next, or somebody else has moved since.':
      'Das kann nicht zurückgenommen werden: nur dein eigener letzter Zug, und nicht, wenn gewürfelt oder etwas Verdecktes gezeigt wurde, wenn etwas Verdecktes entschieden hat, wie es weiterging, oder wenn seither jemand anders gezogen hat.',
    'Nobody has asked you whether they may take a move back.':
      'Niemand hat dich gebeten, einen Zug zurücknehmen zu lassen.',
    'That seat has no player to stand in for.': 'Auf diesem Platz sitzt niemand, den jemand vertreten könnte.',
    'The message is empty.': 'Da steht nichts drin.',
    'That is not your seat.': 'Das ist nicht dein Platz.',
    'The host has freed your seat. You may sit down again, or look for another table.':
      'Wer den Tisch eröffnet hat, hat deinen Platz geräumt. Du kannst dich wieder setzen oder einen anderen Tisch suchen.',
    'The host has freed your seat and closed this table to you. Look for another table, or open your own.':
      'Wer den Tisch eröffnet hat, hat deinen Platz geräumt und den Tisch für dich geschlossen. Such dir einen anderen Tisch oder eröffne selbst einen.',
    'The host has closed this table to you.': 'Dieser Tisch ist für dich geschlossen.',
    'The host has closed this table to somebody at your address. Ask the host for an invitation, or look for another table.':
      'Dieser Tisch ist für jemanden an deiner Adresse geschlossen. Bitte um eine Einladung, oder such dir einen anderen Tisch.',
    'You already have a seat here: at this table everybody has one.':
      'Du hast hier schon einen Platz: An diesem Tisch hat jeder einen.',
    'That is your own seat: get up from it instead.': 'Das ist dein eigener Platz: Steh einfach auf.',
    'The table is not closed to anybody with that name.': 'Der Tisch ist für niemanden dieses Namens geschlossen.',
    'The host has withdrawn this invitation. Ask for a new one.':
      'Diese Einladung wurde zurückgezogen. Bitte um eine neue.',
    'The host has withdrawn this link. Ask for the new one.': 'Dieser Link wurde zurückgezogen. Bitte um den neuen.',
    'There is no such invitation to this table.': 'Diese Einladung zu diesem Tisch gibt es nicht.',
    'Somebody has already used this invitation. You can free the seat instead.':
      'Jemand hat diese Einladung schon benutzt. Du kannst stattdessen den Platz räumen.',
    'All seats are taken. You can watch, or open your own table.':
      'Alle Plätze sind besetzt. Du kannst zusehen oder einen eigenen Tisch eröffnen.',
    'The others have already said no.': 'Die anderen haben schon Nein gesagt.',
    'You have already asked; wait for the answer.': 'Du hast schon gefragt; warte auf die Antwort.',

    // Hints.
    'There is nothing else to do.': 'Etwas anderes ist nicht möglich.',
    'The first wins the game at once.': 'Der erste Zug gewinnt das Spiel sofort.',
    'The first two may be equally good: their chances differ by less than the error.': DOUBT,
    'The first is better, but no single reason stands out.':
      'Der erste ist besser, aber kein einzelner Umstand sticht hervor, der ihn besser macht.',
    always: 'immer',
    never: 'nie',
    'you win': 'du gewinnst',
  },
  patterns: [
    ['{n} to {n2}', '{n} bis {n2}'],
    ['That is not allowed. {a}', 'Das ist nicht erlaubt. {a}'],
    ['{a} takes seat {n}.', '{a} nimmt Platz {n}.'],
    ['{a} leaves the table; a bot ({b}) plays on.', '{a} verlässt den Tisch; ein Bot ({b}) spielt weiter.'],
    ['{a} gets up from seat {n}.', '{a} steht von Platz {n} auf.'],
    ['The host has freed seat {n}, where {a} sat.', 'Platz {n} wurde geräumt: Dort saß {a}.'],
    ['{a} may sit at this table again.', '{a} darf sich wieder an diesen Tisch setzen.'],
    ['Nobody sits in seat {n}.', 'Auf Platz {n} sitzt niemand.'],
    [
      'You have {n} seats here already: nobody may have more at this table.',
      'Du hast hier schon {n} Plätze: Mehr hat an diesem Tisch niemand.',
    ],
    [
      'A person can have {n} to {n2} seats at this table.',
      'An diesem Tisch kann eine Person {n} bis {n2} Plätze haben.',
    ],
    [
      'People at your address already have {n} seats at this table. If you are a group, ask the host for invitations, or open your own table.',
      'Von deiner Adresse sind schon {n} Plätze dieses Tisches besetzt. Wenn ihr eine Gruppe seid, bittet um Einladungen, oder eröffnet einen eigenen Tisch.',
    ],
    [
      'You already sit at {n} tables that are waiting for players. Get up from one of them first.',
      'Du sitzt schon an {n} Tischen, die auf Spieler warten. Steh zuerst von einem auf.',
    ],
    [
      'People at your address already sit at {n} tables that are waiting for players. Try again later.',
      'Von deiner Adresse sitzen schon Leute an {n} Tischen, die auf Spieler warten. Versuch es später wieder.',
    ],
    [
      'You have {n} public tables that are waiting for players. Start or leave one of them before you open another, or open a table by link.',
      'Du hast schon {n} öffentliche Tische, die auf Spieler warten. Beginne an einem davon, oder steh auf, bevor du noch einen eröffnest; oder eröffne einen für alle, die den Link haben.',
    ],
    [
      'People at your address already have {n} public tables that are waiting for players. Sit down at one of them, or open a table by link.',
      'Von deiner Adresse warten schon {n} öffentliche Tische auf Spieler. Setz dich an einen davon, oder eröffne einen für alle, die den Link haben.',
    ],
    [
      '{a} cannot be a name: it contains an invisible character ({b}). Leave it out.',
      '{a} kann kein Name sein: Ein Zeichen darin ist unsichtbar ({b}). Lass es weg.',
    ],
    [
      '{a} cannot be a name: accents belong on a letter, at most {n} on one. Leave the others out.',
      '{a} kann kein Name sein: Akzente gehören auf einen Buchstaben, höchstens {n} auf einen. Lass die anderen weg.',
    ],
    [
      '{a} cannot be a name: it needs a letter, a digit or a picture.',
      '{a} kann kein Name sein: Es fehlt ein Buchstabe, eine Ziffer oder ein Bild.',
    ],
    [
      '{a} looks like a name for the table itself. Choose another name.',
      '{a} sieht aus wie ein Name, den der Tisch für andere benutzt. Nimm einen anderen Namen.',
    ],
    [
      '{a} looks like {b}, who sits at this table. Choose another name.',
      '{a} sieht aus wie {b}, und so heißt schon jemand an diesem Tisch. Setz dich unter einem anderen Namen.',
    ],
    ['{a} is not ready.', '{a} ist nicht bereit.'],
    ['{a} is ready.', '{a} ist bereit.'],
    [
      '{a} ran out of time: the table has moved for that seat.',
      'Die Zeit von {a} war um: Der Tisch hat für diesen Platz gezogen.',
    ],
    ['{a} has chosen.', '{a} hat gewählt.'],
    ['The game is over: {a} won.', 'Das Spiel ist zu Ende. Gewonnen: {a}.'],
    ['{a} would like to take the last move back.', '{a} möchte den letzten Zug zurücknehmen.'],
    ['{a} takes the last move back.', '{a} nimmt den letzten Zug zurück.'],
    ['{a} does not agree.', '{a} ist nicht einverstanden.'],
    ['{a} agrees.', '{a} ist einverstanden.'],
    [
      '{a} is gone: the others may let a bot play for {b}.',
      '{a} ist weg: Die anderen können einen Bot für {b} spielen lassen.',
    ],
    ['A bot ({a}) plays for {b} until {c} is back.', 'Ein Bot ({a}) spielt für {b}, bis {c} zurück ist.'],
    ['{a} is back.', '{a} ist zurück.'],
    ["Seat {n} cannot be both a bot's and yours.", 'Platz {n} kann nicht zugleich der eines Bots und deiner sein.'],
    ['Seats are numbered {n} to {n2}.', 'Die Plätze sind von {n} bis {n2} nummeriert.'],
    ['Actions are numbered {n} to {n2}.', 'Die Züge sind von {n} bis {n2} nummeriert.'],
    ['Seat {n} is taken by {a}.', 'Auf Platz {n} sitzt {a}.'],
    [
      'Seat {n} is free: wait for somebody, or put a bot there.',
      'Platz {n} ist frei: Warte auf jemanden, oder setz einen Bot hin.',
    ],
    [
      'Waiting for the random number of {a}; try again in a moment.',
      'Es fehlt noch die Zufallszahl von {a}; versuch es gleich noch einmal.',
    ],
    ['{a} is not ready yet.', '{a} ist noch nicht bereit.'],
    ['{a} are not ready yet.', '{a} sind noch nicht bereit.'],
    ['Waiting for {a}.', 'Warten auf {a}.'],
    ['{a} sits there.', 'Dort sitzt {a}.'],
    ['{a} is here.', '{a} ist da.'],
    ['There is no bot {a} for tables; the bots are {b}.', 'Für Tische gibt es keinen Bot {a}; es gibt {b}.'],
    ['A message can have at most {n} printable characters.', 'Eine Zeile hat höchstens {n} druckbare Zeichen.'],
    ['A request can have at most {n} bytes.', 'Eine Anfrage hat höchstens {n} Bytes.'],
    [
      '{a} cannot be a name: {n} to {n2} printable characters without |',
      '{a} kann kein Name sein: {n} bis {n2} druckbare Zeichen ohne |',
    ],
    ['two seats have the same name: {a}', 'zwei Plätze haben denselben Namen: {a}'],
    ['option {a} is {b}, not {c}', 'die Option {a} ist {b}, nicht {c}'],
    ['option {a} names seat {n}, but there are {n2} seats', 'die Option {a} nennt Platz {n}, aber es gibt {n2} Plätze'],
    ['{a} is for {n} to {n2} seats, not {n3}', '{a} ist für {n} bis {n2} Plätze, nicht für {n3}'],
    ['{a} is for {n} seats, not {n2}', '{a} ist für {n} Plätze, nicht für {n2}'],
    ['{a} has no lesson.', '{a} hat keine Lektion.'],
    ['This message cannot be read: {a}.', 'Diese Nachricht ist nicht lesbar: {a}.'],

    // What reasons are made of.
    ['{a} when it is up to you again', '{a}, wenn du wieder dran bist'],
    ['{a} before it is up to you again', '{a}, bevor du wieder dran bist'],
    ['{a} in the end', '{a} am Ende'],
    ['{a} on average, after the second {b}', '{a} im Mittel, nach dem zweiten {b}'],
    ['{a}, after the second {b}', '{a}, nach dem zweiten {b}'],
    ['the game ends by {a}, “{b}”', 'das Spiel endet nach {a}'],
    ["{a}'s points", 'die Punkte von {a}'],
    ['your points', 'deine Punkte'],
    ['{a} wins', '{a} gewinnt'],
  ],
};
