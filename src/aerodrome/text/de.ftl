### German: everything that is not a game’s own. Tables, the server, the terminal and pages take their texts from here.

## The language

language = Deutsch
# Names at a table that nobody may take, since the table itself uses them. Between bars.
own-names = Ein Zuschauer | Eine Zuschauerin | Zuschauer | Zuschauerin | Zuschauende | Publikum | Platz | Sitz | Der Tisch | Tisch | Der Gastgeber | Gastgeber | Gastgeberin | Der Server | Server | Das Spiel | Spiel | Niemand | Alle | Bot | Ein Bot | Du

## Lists

list-comma = { $a }, { $b }
list-and = { $a } und { $b }
list-or = { $a } oder { $b }
list-clause = { $a }; { $b }
list-sentence = { $a } { $b }
list-then = { $a }, dann { $b }
list-bar = { $a } | { $b }

## What every game can say

seat = Platz { $n }
ask = Was tust du?
event = Ereignis { $event }: { $a }, { $b }, { $c }.
score = { $seat }{ $seat-you ->
    [yes] { " " }(du)
   *[no] { "" }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

## Rules that every game has

rule-0-1 = Ist das Spiel zu Ende, handelt niemand mehr.
rule-0-2 = Handeln darf nur, wer gefragt ist.
rule-0-3 = Wer dran ist, beantwortet die gestellte Frage.

## What happens at a table

seated = { $name } setzt sich auf Platz { $seat }.
left-seat = { $name } steht von Platz { $seat } auf.
left-game = { $name } verlässt den Tisch; ein Bot ({ bot-name }) spielt weiter.
freed = Platz { $seat } wurde geräumt; dort saß { $name }.
readmitted = { $name } darf sich wieder an diesen Tisch setzen.
ready = { $name } ist bereit.
not-ready = { $name } ist nicht bereit.
voided = Die Plätze haben sich geändert, nachdem Zufallszahlen gezeigt wurden: Alle müssen sich noch einmal bereit melden.
started = Das Spiel beginnt.
clock = Die Zeit von { $name } ist um: Der Tisch hat für diesen Platz gezogen.
chose = { $name } hat gewählt.
ended = Das Spiel ist zu Ende. { $winners-n ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
abandoned = Das Spiel wurde abgebrochen.
asked-back = { $name } möchte den letzten Zug zurücknehmen.
agreed = { $name } ist einverstanden.
disagreed = { $name } ist nicht einverstanden.
undone = { $name } nimmt den letzten Zug zurück.
away = { $name } ist weg. Die anderen können auf diesem Platz einen Bot spielen lassen.
abandon-wished = { $name } möchte das Spiel ohne Ergebnis beenden.
abandon-refused = { $name } möchte weiterspielen.
abandon-denied = Jemand möchte weiterspielen. Frag nach dem nächsten Zug noch einmal.
abandon-not-asked = Niemand hat gefragt, ob das Spiel enden soll.
stood-in = Ein Bot ({ bot-name }) spielt für { $name }, bis { $name } zurück ist.
returned = { $name } ist zurück.
rematched = Es gibt eine Revanche: Ein neuer Tisch steht bereit.
said = { $name }: { $text }
said-by-spectator = Aus dem Publikum: { $text }

# How well a bot plays; a search with its own budget goes by its name.
bot-name = { $bot ->
    [greedy] { ui-bot-greedy }
    [casual] { ui-bot-casual }
    [club] { ui-bot-club }
    [master] { ui-bot-master }
    [learned] { ui-bot-learned }
    [expert] { ui-bot-expert }
    [grandmaster] { ui-bot-grandmaster }
    [random] { ui-bot-random }
   *[other] { $bot }
}

## What a table refuses

seat-not-yours = Das ist nicht dein Platz.
seat-freed = Wer den Tisch eröffnet hat, hat deinen Platz geräumt. Du kannst dich wieder setzen oder einen anderen Tisch suchen.
seat-closed = Wer den Tisch eröffnet hat, hat deinen Platz geräumt und den Tisch für dich geschlossen. Such dir einen anderen Tisch oder eröffne selbst einen.
only-host = Das kann nur, wer den Tisch eröffnet hat.
no-such-seat = Die Plätze sind von 0 bis { $last } nummeriert.
no-such-action = Die Züge sind von 0 bis { $last } nummeriert.
game-not-begun = Das Spiel hat noch nicht begonnen.
game-begun = Das Spiel hat schon begonnen.
game-over = Das Spiel ist zu Ende.
game-not-over = Das Spiel ist noch nicht zu Ende. Danach kannst du es noch einmal ansehen.
no-game-played = An diesem Tisch wurde kein Spiel gespielt.
position-changed = Die Lage hat sich inzwischen geändert. Sieh noch einmal hin und wähle neu.
waiting-for = Warten auf { $names }.
illegal = Das ist nicht erlaubt.
all-seats-taken = Alle Plätze sind besetzt. Du kannst zusehen oder einen eigenen Tisch eröffnen.
seat-taken = Auf Platz { $seat } sitzt { $name }.
seat-yours-already = Du hast hier schon einen Platz, und an diesem Tisch hat jede Person nur einen.
seats-yours-already = Du hast hier schon { $most } Plätze, und mehr hat an diesem Tisch niemand.
leave-not-needed = Das Spiel ist zu Ende, du brauchst den Tisch nicht zu verlassen.
seat-your-own = Das ist dein eigener Platz: Steh einfach auf.
seat-empty = Auf Platz { $seat } sitzt niemand.
not-closed-to = Der Tisch ist für niemanden dieses Namens geschlossen.
seats-each-wrong = An diesem Tisch kann eine Person 1 bis { $seats } Plätze haben.
no-such-bot = Für Tische gibt es keinen Bot „{ $bot }“. Die Bots heißen { $bots }.
no-clock-no-times = Ein Tisch ohne Uhr braucht keine Zeiten.
clock-seconds-wrong = Diese Uhr nimmt { $low } bis { $high } Sekunden.
clock-days-wrong = Diese Uhr nimmt { $low } bis { $high } Tage.
clock-no-increment = Nur eine Uhr für das ganze Spiel kennt eine Zeitgutschrift.
clock-increment-wrong = Die Zeitgutschrift je Zug ist 0 bis { $most } Sekunden.
pledge-wrong = Eine Zusage hat 64 hexadezimale Ziffern und kommt, wenn du dich bereit meldest.
nonce-shown = Zufallszahlen sind schon gezeigt. Um eine andere zu ziehen, sag, dass du nicht bereit bist.
nonce-not-pledged = Für diesen Platz ist keine Zufallszahl zugesagt. Melde dich mit einer Zusage bereit.
nonce-wrong = Das ist nicht die Zufallszahl, die zugesagt war.
nonce-too-soon = Zufallszahlen werden erst gezeigt, wenn alle bereit sind.
not-seated = Beginnen kann nur, wer am Tisch sitzt.
seat-free = Platz { $seat } ist frei. Warte auf jemanden oder setz einen Bot hin.
not-ready-yet = { $names-n ->
    [one] { $names } ist noch nicht bereit.
   *[other] { $names } sind noch nicht bereit.
}
ready-first = Melde dich zuerst bereit. Zufallszahlen werden gezeigt, wenn es alle sind.
nonces-missing = Es fehlt noch die Zufallszahl von { $names }. Versuch es gleich noch einmal.
takeback-denied = Die anderen haben schon Nein gesagt.
takeback-impossible = Das lässt sich nicht zurücknehmen. Es geht nur mit deinem eigenen letzten Zug, und nicht, wenn gewürfelt wurde, wenn etwas Verdecktes gezeigt wurde oder entschieden hat, wie es weiterging, oder wenn seither jemand anders gezogen hat.
takeback-asked = Du hast schon gefragt. Warte auf die Antwort.
takeback-not-asked = Niemand hat dich gefragt, ob ein Zug zurückgenommen werden darf.
nobody-to-stand-in-for = Auf diesem Platz sitzt niemand, den ein Bot vertreten könnte.
player-here = { $name } ist da.
chat-empty = Die Nachricht ist leer.
chat-too-long = Eine Nachricht hat höchstens { $most } druckbare Zeichen.
chat-not-watching = Hier kann nur mitreden, wer zusehen darf.
chat-closed = Dieser Tisch ist für dich geschlossen.
chat-too-fast = Du redest sehr schnell. Warte ein paar Sekunden.
rematch-too-soon = Eine Revanche gibt es, wenn dieses Spiel zu Ende ist.
seats-wrong = { $game } ist für { $range } Plätze, nicht für { $seats }.
no-such-option = { $game } hat keine Option „{ $option }“. { $options-n ->
    [0] Es gibt gar keine.
   *[other] Es gibt { $options }.
}
option-wrong = Die Option { $option } kann nicht „{ $value }“ sein. Ihre Werte sind { $values }.
option-seat-wrong = Die Option { $option } nennt Platz { $seat }, aber es gibt nur { $seats } Plätze.

## Names

name-not-printable = „{ $name }“ kann kein Name sein. Ein Name hat 1 bis { $most } druckbare Zeichen ohne |.
name-invisible = „{ $name }“ kann kein Name sein: Ein Zeichen darin ist unsichtbar ({ $character }). Lass es weg.
name-accents = „{ $name }“ kann kein Name sein: Akzente gehören auf einen Buchstaben, höchstens { $most } auf einen. Lass die anderen weg.
name-without-letters = „{ $name }“ kann kein Name sein: Es fehlt ein Buchstabe, eine Ziffer oder ein Bild.
name-of-the-table = „{ $name }“ sieht aus wie ein Name, den der Tisch selbst benutzt. Nimm einen anderen.
name-like-another = „{ $name }“ sieht aus wie { $other }, und so heißt schon jemand an diesem Tisch. Nimm einen anderen Namen.
name-reserved = „{ $name }“ gehört schon jemandem mit Passkey oder sieht so aus wie dieser Name. Nimm einen anderen.
names-alike = Zwei Plätze haben denselben Namen: { $names }.
names-miscounted = Es sind { $names } Namen für { $seats } Plätze.

## Passkeys and codes

passkey-needs-name = Ein Passkey gehört zum Namen einer Seite, etwa play.example.org oder localhost. Öffne diese Seite unter so einem Namen; eine bloße Nummer genügt nicht.
passkey-wrong = Dieser Passkey passt nicht. Versuch es noch einmal oder nimm einen anderen.
passkey-too-late = Das hat zu lange gedauert. Versuch es noch einmal.
passkeys-enough = Du hast schon { $most } Passkeys. Entferne einen, bevor du noch einen machst.
no-such-passkey = Diesen Passkey hast du nicht.
code-wrong = Dieser Code gilt nicht: Er ist zu alt, schon benutzt oder vertippt. Mach auf deinem anderen Gerät einen neuen.

## Who may come in

address-closed = Dieser Tisch ist für jemanden an deiner Adresse geschlossen. Bitte um eine Einladung oder such dir einen anderen Tisch.
address-seats = Von deiner Adresse sind schon { $most } Plätze dieses Tisches besetzt. Wenn ihr eine Gruppe seid, bittet um Einladungen oder eröffnet einen eigenen Tisch.
person-places = Du sitzt schon an { $most } Tischen, die auf Mitspielende warten. Steh zuerst von einem auf.
address-places = Von deiner Adresse sitzen schon Leute an { $most } Tischen, die auf Mitspielende warten. Versuch es später wieder.
person-tables = Du hast schon { $most } öffentliche Tische, die auf Mitspielende warten. Beginne an einem davon oder steh dort auf, bevor du noch einen eröffnest; oder eröffne einen für alle, die den Link haben.
address-tables = Von deiner Adresse warten schon { $most } öffentliche Tische auf Mitspielende. Setz dich an einen davon oder eröffne einen für alle, die den Link haben.
who-are-you = Sag zuerst, wer du bist: Wähle einen Namen.
signed-out = Du bist nicht mehr angemeldet. Wähle noch einmal einen Namen.
by-invitation = An diesen Tisch kommt man nur mit Einladung. Öffne ihn mit seinem Link.
needs-link = Zusehen geht an diesem Tisch nur mit seinem Link.
no-such-table = Diesen Tisch gibt es nicht.
table-damaged = Dieser Tisch ist beschädigt: Seine gespeicherten Züge lassen sich nicht lesen. Wer diesen Server betreibt, findet die Ursache im Protokoll.
table-archived = Dieses Spiel liegt im Archiv dieses Servers. Wer den Server betreibt, kann dir die Datei geben.
link-withdrawn = Dieser Link wurde zurückgezogen. Bitte um den neuen.
link-wrong = Dieser Link gilt nicht.
no-such-invitation = Diese Einladung zu diesem Tisch gibt es nicht.
invitation-withdrawn = Diese Einladung wurde zurückgezogen. Bitte um eine neue.
invitation-wrong = Diese Einladung gilt nicht, oder jemand hat sie schon benutzt.
invitation-used = Jemand hat diese Einladung schon benutzt. Du kannst stattdessen den Platz räumen.
name-first = Wähle einen Namen, bevor du dich setzt.
hands-kept = Wer an diesem Tisch gespielt hat, behält die Karten für sich.
seat-twice = Platz { $seat } kann nicht zugleich der eines Bots und deiner sein.
seats-not-all-taken = Um gleich zu beginnen, braucht jeder Platz einen Bot oder jemanden von euch.
bot-of-the-owner = Dieser Name gehört einem Bot von außen: Wer den Server betreibt, hat ihn vergeben und kann ihn allein ändern oder zurücknehmen.
bot-tables = Ein Bot von außen kann an { $most } Tischen zugleich sitzen. Verlass zuerst einen.

## What a server cannot do

table-cannot = Das kann ein Tisch nicht.
lesson-here = Eine Lektion wird im Browser gespielt; kein Tisch eines Servers ist eine.
no-such-game = Ein Spiel namens „{ $game }“ gibt es nicht. { $near-n ->
    [0] Die Spiele sind { $games }.
   *[other] Meinst du { $near }? Die Spiele sind { $games }.
}
game-broken = Das Spiel „{ $game }“ von { $packages } lässt sich nicht spielen: { $fault }. { $packages-n ->
    [one] Repariere oder entferne es: pip uninstall { $packages }
   *[other] Behalte eines dieser Pakete und entferne die übrigen.
}
no-lesson = { $game } hat keine Lektion.
no-finished-game = Hier gibt es kein beendetes Spiel.
game-too-long = Dieses Spiel ist zu lang, um hier gezeigt zu werden. Du kannst es als Datei herunterladen.
hints-off = An diesem Tisch wird ohne Tipps gespielt.
not-your-turn = Du wirst gerade nichts gefragt.
hints-too-fast = Du hast schon um viele Tipps gebeten. Warte ein wenig.
hints-none-here = Dieser Server gibt keine Tipps.
hints-none-now = Im Moment gibt es keinen Tipp. Versuch es später wieder.
analysis-busy = Gerade werden viele Spiele ausgewertet. Frag in einer Minute wieder.
chances-waiting = Andere Spiele kommen zuerst an die Reihe.
chances-unavailable = Diesem Server fehlt die Suche, die Stellungen beurteilt.
chances-failed = Die Gewinnchancen dieses Spiels ließen sich nicht berechnen.
review-waiting = Andere Partien sind zuerst dran.
review-unavailable = Dieser Server hat die Suche nicht, die Stellungen beurteilt.
review-failed = Diese Partie konnte nicht ausgewertet werden.
review-none-abandoned = Nur eine zu Ende gespielte Partie kann ausgewertet werden.
review-not-yours = Nur wer die Auswertung verlangt oder mitgespielt hat, kann sie anhalten.
cannot-save = { $why ->
    [disk-full] Der Server kann nicht speichern: Seine Festplatte ist voll.
    [read-only] Der Server kann nicht speichern: Er darf nicht in seine Datenbank schreiben.
    [unreachable] Der Server kann nicht speichern: Seine Datenbank ist nicht zu erreichen.
    [locked] Der Server kann nicht speichern: Ein anderes Programm hat seine Datenbank gesperrt.
   *[failing] Der Server kann nicht speichern: Seine Datenbank versagt.
} Züge warten und gehen von selbst weiter, sobald er es wieder kann.
saving-again = Der Server speichert wieder, und das Spiel geht weiter.
failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
not-finished = Das wurde nicht fertig. Bitte frag noch einmal.
reloading = Der Tisch wird neu gelesen. Versuch es gleich noch einmal.
closing = Der Server macht gerade zu. Versuch es gleich noch einmal.
closed = Der Server ist nicht geöffnet.
too-often = Das machst du zu oft. Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
too-fast = Das machst du zu oft. Versuch es gleich noch einmal.
too-many-connections = Es gibt schon zu viele Verbindungen. Versuch es gleich noch einmal.
too-many-of-yours = Du hast schon zu viele Verbindungen. Schließ ein paar.
too-many-waiting = Es warten schon zu viele Anfragen.
watching-too-many = Du siehst bei zu vielen Tischen zugleich zu.
request-too-slow = Die Anfrage kam zu langsam an.
request-too-large = Eine Anfrage hat höchstens { $most } Bytes.
head-too-large = Der Kopf einer Anfrage hat höchstens { $most } Bytes und { $lines } Zeilen.
not-http = Das ist keine HTTP-Anfrage.
request-unreadable = Diese Anfrage ist nicht lesbar: { $fault }
message-unreadable = Diese Nachricht ist nicht lesbar: { $fault }
nothing-here = Hier ist nichts.
no-socket-here = Hier gibt es keinen WebSocket. Er ist unter /ws.
only-metrics-here = Hier gibt es nur /metrics.
wrong-method = Das geht unter dieser Adresse nicht.
wrong-host = Auf diesen Namen hört der Server nicht.
foreign-origin = Seiten anderer Anbieter dürfen das nicht.
no-origin = Eine Anfrage ohne Origin braucht die Kopfzeile X-Aerodrome: 1.
cookie-without-origin = Ein Cookie gilt nur zusammen mit einem Origin. Programme melden sich mit Authorization: Bearer an.
broken = Hier ist etwas schiefgegangen. Im Protokoll steht es unter { $request }.
client-not-built = Der Client für den Browser ist hier nicht gebaut. In einem Checkout baut ihn `make web`.

## Options and times

minutes = { $minutes } Minuten
players = { $from }–{ $to } Personen
players-exactly = { $n } Personen
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Reasons of hints

when-now = sofort
when-soon = wenn du wieder dran bist
when-late = am Ende
when-before = bevor du wieder dran bist
when-ever = irgendwann
fact-points = { $seat-you ->
    [yes] deine Punkte
   *[no] Punkte von { $seat }
}
fact-win = { $seat-you ->
    [yes] du gewinnst
   *[no] { $seat } gewinnt
}
fact-ending = das Spiel endet nach Regel { $rule-id }, „{ $rule }“
reason-often = { $fact }{ $when-id ->
    [ever] { "" }
    [soon] { ", " }{ $when }
    [before] { ", " }{ $when }
   *[other] { " " }{ $when }
}: { $here ->
    [0] nie
    [100] immer
   *[other] { $here } %
}, nach dem zweiten { $there ->
    [0] nie
    [100] immer
   *[other] { $there } %
}
reason-mean = { $fact }{ $when-id ->
    [ever] { "" }
    [soon] { ", " }{ $when }
    [before] { ", " }{ $when }
   *[other] { " " }{ $when }
}: im Schnitt { $here }, nach dem zweiten { $there }
why-only = Etwas anderes bleibt dir nicht.
why-at-once = Der erste gewinnt das Spiel auf der Stelle.
why-equal = Die ersten beiden sind vielleicht gleich gut: Ihre Chancen unterscheiden sich um weniger als die Unschärfe.
why-unsaid = Der erste ist besser, aber kein Grund sticht hervor.
why = { $close ->
    [0] { "" }
   *[other] Die ersten beiden sind vielleicht gleich gut: Ihre Chancen unterscheiden sich um weniger als die Unschärfe.{ " " }
}In { $futures } Partien, von jedem der beiden aus weitergespielt: { $reasons }.

## Where the luck came from

proof-none = Über das Glück dieses Spiels ist nichts bewiesen:
proof-checked = Geprüft:
proof-lesson = Es war eine Lektion: Ihre Würfel und Karten sind für alle gleich und vorher bekannt.
proof-seeded = Das Glück folgt aus einer Zahl, die jemand gewählt hat, und vor dem Geben wurde nichts versprochen.
proof-other-rules = Gespielt wurde nach anderen Regeln; das Spiel lässt sich nicht von Anfang an nachspielen.
proof-hash = Der Hash des Geheimnisses ist { $hash }, { $noted ->
    [yes] wie du ihn notiert hast
   *[no] und ihn hat der Tisch vor dem Geben gezeigt
}.
proof-hash-other = Der Tisch hat { $promised } versprochen, aber der Hash des Geheimnisses ist { $hash }.
proof-draws = Der Aufbau und jeder Wurf und jede Karte in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} folgen daraus.
proof-no-such-seat = Du hast etwas zu Platz { $seat } notiert, aber diesen Platz gibt es nicht.
proof-no-shares = Du hast etwas zu Platz { $seat } notiert, aber das Glück dieses Spiels folgt allein aus dem Geheimnis des Servers.
proof-number-other = Die Zufallszahl von Platz { $seat } ({ $name }) ist { $number }, aber du hast { $noted } notiert.
proof-number-missing = Die Zufallszahl von Platz { $seat } ({ $name }) ist nicht Teil des Glücks, aber du hast { $noted } notiert.
proof-pledge-other = Die Zufallszahl von Platz { $seat } ({ $name }) war mit { $pledge } zugesagt, aber du hast { $noted } notiert, bevor deine eigene gezeigt wurde.
proof-pledge-missing = Für Platz { $seat } ({ $name }) war keine Zufallszahl zugesagt, aber du hast { $noted } notiert, bevor deine eigene gezeigt wurde.
proof-player = Die Zufallszahl von Platz { $seat } ({ $name }) ist die, die zugesagt war{ $noted ->
    [number] , und die, die du notiert hast.
    [pledge] , mit der Zusage, die du notiert hast.
   *[nothing] .
}
proof-withheld = Die Zufallszahl von Platz { $seat } ({ $name }) war zugesagt und wurde nicht gezeigt: Sie ist nicht Teil des Glücks{ $noted ->
    [pledge] . Die Zusage ist die, die du notiert hast.
   *[nothing] .
}
proof-bot = Die Zufallszahl von Platz { $seat } ({ $name }) ist die, die jeder Bot auf diesem Platz an diesem Tisch hat.
proof-nobody = Platz { $seat } ({ $name }) hat keine Zufallszahl gegeben.
proof-secret-kept = Der Server hat sein Geheimnis nicht mehr geändert, nachdem er dessen Hash gezeigt hatte.
proof-shared = Die Verteilung folgt aus dem Geheimnis des Servers und der Zufallszahl von { $names }. Niemand konnte sie sich aussuchen, auch nicht alle anderen zusammen, wenn eine dieser Zahlen zufällig gezogen und erst gezeigt wurde, als der Hash des Geheimnisses und die Zusagen aller anderen bekannt waren.
proof-left-out = Nicht darin ist, was zugesagt, aber nicht gezeigt wurde: von { $names }.
proof-no-accident = Dass es bei { $names } ein Versehen war: Wer das Geheimnis kannte und sich abgesprochen hatte, konnte so unter { $deals } Verteilungen wählen, mehr nicht.
proof-server-chooses = Dass der Server die Verteilung nicht gewählt hat: Keine Zufallszahl von Menschen steckt darin, er könnte also viele Geheimnisse ausprobiert und den Hash eines genehmen gezeigt haben.
proof-broken-off = Dass kein Beginn abgebrochen wurde, um eine andere Verteilung zu bekommen: Ändern sich die Plätze, nachdem Zufallszahlen gezeigt wurden, so ziehen alle neu, und alle sehen es.
proof-not-noted = Dass Hash und Zusagen vor den Zahlen gezeigt wurden: Das haben nur die Browser am Tisch notiert. Deiner sagt dir, was du mit --commitment, --nonce und --pledge angibst.
proof-pledges-not-noted = Dass die Zusagen von { $names } schon da waren, bevor deine Zahl gezeigt wurde: Gib sie mit --pledge an.
proof-server-knows = Dass niemand verdeckte Karten gesehen hat: Der Server kennt sie alle, könnte sie weitergeben und zieht für die Bots.

## Pages without script

page-front-text = Brettspiele über Luftschiffe, für Leute, für Bots und für beide an einem Tisch. Anmelden muss sich niemand: Ein Name genügt.
page-games = Die Spiele
page-rules = Regeln
page-more = Mehr
page-finished = Beendete Spiele
page-finished-more = { page-finished } mit jedem Zug und dem, was über ihr Glück bewiesen ist
page-programs = Die Schnittstelle für Programme
page-programs-more = (OpenAPI); sie spielen über einen WebSocket unter
page-rules-of = { $game }: die Regeln
page-turn = Ein Zug
page-laws = Alle { $n } Regeln, Wort für Wort
page-no-rules = Dieses Spiel kommt ohne ausgeschriebene Regeln. Vielleicht sagt das Paket mehr, das es mitbringt.
page-sections = Abschnitte
page-sources = Jede Regel nennt ihre Quelle: Vorlage ist der Regeltext des Spiels, Regelheft das veröffentlichte Regelheft, Rezension, was Rezensionen berichten, Auslegung unsere Antwort, wo sie alle schweigen, Programm etwas, das nur ein Programm braucht.
preview-open =
    { $free ->
        [0] Alle Plätze sind besetzt. Gleich geht es los.
        [one] Ein Platz ist frei. Spielst du mit?
       *[other] { $free } Plätze sind frei. Spielst du mit?
    }
preview-running = Das Spiel läuft. Schau zu.
preview-over =
    { $n ->
        [0] Das Spiel ist aus, und niemand hat gewonnen.
        [one] Das Spiel ist aus. { $names } hat gewonnen.
       *[other] Das Spiel ist aus. { $names } haben gewonnen.
    }
page-none-finished = Hier gibt es noch keine.
page-game = Spiel
page-seats = Plätze
page-begun = Begonnen
page-earlier = Frühere Spiele
page-result = Ergebnis
page-place = Rang
page-player = Name
page-points = Punkte
page-abandoned = Das Spiel wurde vor seinem Ende abgebrochen.
page-ended-by = Es endete nach { $rule }: { $text }
page-watch-again = Das Spiel noch einmal ansehen, Zug für Zug
page-review = Glück und Können
page-review-wait = Die Auswertung läuft: { $done } von { $total }. Diese Seite lädt von selbst neu.
page-review-how = Jede Stellung wurde { $futures } Mal weitergespielt, von allen nach Gefühl. Bei allen Spielern ergeben die Chance vor dem Aufbau, das Glück, die eigenen Entscheidungen und die der anderen zusammen das Ergebnis.
page-review-opening = Vor dem Aufbau
page-review-luck = Glück
page-review-choices = Eigene Entscheidungen
page-review-others = Entscheidungen der anderen
page-happened = Was geschah
page-title = { $game }: { $names }
page-lesson = Das war eine Lektion: Ihre Würfel und Karten sind für alle gleich.
page-secret = Das Geheimnis war:
page-file = Das Spiel als Datei
page-file-more = spielt es damit auf deinem eigenen Rechner nach und bemerkt jede Karte und jeden Würfel, der nicht stimmt.
page-secret-kept = Das Geheimnis und die Karten, die daraus folgen, bleiben unter denen, die gespielt haben.
page-luck = Woher das Glück kam
page-luck-secret = Als der Tisch eröffnet wurde, zeigte der Server den SHA-256 eines Geheimnisses:
page-luck-shared = Danach gaben die Rechner am Tisch Zufallszahlen, jede durch einen Hash gebunden, ehe eine gezeigt wurde:
page-luck-number = Zufallszahl und ihr früherer Hash
page-luck-voided = Davor wurden { $times ->
    [1] einmal
   *[other] { $times }-mal
} Zufallszahlen vergeblich gezeigt: Die Plätze änderten sich, und alle zogen neu.
page-proves = Was das beweist:
page-proves-not = Was das nicht beweist:
page-share-bot = die eines Bots, die alle ausrechnen können:
page-share-none = es gab keine
page-share-not-shown = nicht gezeigt, also nicht Teil des Glücks
page-fault = Das hat nicht geklappt
page-to-start = Zur Startseite
page-languages = Sprachen
page-no-script = Die Tische brauchen JavaScript. Ohne lässt sich das lesen:
page-foot = Aerodrome: Brettspiele über Luftschiffe, für Leute und für Programme.
mine-show = Zeigen
mine-who = Wer
mine-when = Wann
mine-remove = Entfernen

## Where rules come from

source-seed = Vorlage
source-rulebook = Regelheft
source-review = Rezension
source-program = Programm
source-rulings = { $rulings-n ->
    [one] Auslegung { $rulings }
   *[other] Auslegungen { $rulings }
}

## In the terminal

line-welcome = Willkommen bei Aerodrome. Welches Spiel soll es sein?
line-which-game = Nummer oder Name?
line-how-many = Wie viele spielen mit, dich eingeschlossen ({ $least } bis { $most })?
line-how-strong = Wie stark sollen die anderen sein ({ $levels })?
line-choose = Bitte wähle eine der Antworten.
line-game = { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}. Tippe jederzeit `help` für Hilfe, `?` für die Regeln zur Frage.
line-guests = Mit dir am Tisch: { $names }.
line-option = Möglich: { $values }. Ohne Angabe: { $default }.
line-outside = ein Bot von außen
line-stood-in = { $why ->
    [slow] { $name } hat nicht rechtzeitig geantwortet. Eine Vertretung hat gezogen.
    [illegal] { $name } hat einen Zug gewählt, der nicht erlaubt ist. Eine Vertretung hat gezogen.
    [ended] Das Programm von { $name } ist zu Ende. Eine Vertretung hat gezogen.
    [flood] Das Programm von { $name } hat viel zu viel geschrieben. Eine Vertretung hat gezogen.
   *[unreadable] Die Antwort von { $name } ist nicht zu lesen. Eine Vertretung hat gezogen.
}
line-stands-in = Von jetzt an spielt eine Vertretung für { $name }.
line-own-cards = Du spielst mit den Karten aus { $file }.
line-over-already = Dieses Spiel ist zu Ende. Sieh es noch einmal an: aerodrome replay { $file }
line-help = Tippe die Nummer eines Zuges oder den Zug selbst (wie: { $example }). Außerdem:
line-help-explain = was gerade gefragt ist und welche Regeln dafür gelten
line-help-look = der ganze Tisch
line-help-moves = die Züge noch einmal
line-help-log = was geschehen ist
line-help-cards = alle Karten, und welche Werte rekonstruiert sind
line-help-card = eine Karte als Zeichnung, wo Karten Bilder sind
line-help-rule = der Text einer Regel
line-help-undo = deinen letzten Zug zurücknehmen, wenn weder gewürfelt noch eine Karte gezeigt wurde
line-help-hint = die besten Züge, und warum
line-help-odds = alle Gewinnchancen, und die Chancen jedes Wurfs
line-help-save = das Spiel speichern
line-help-quit = aufhören; das Spiel wird gespeichert und lässt sich fortsetzen
line-note = Hinweis zu diesem Spiel: { $note }.
line-kept = Das Spiel ist gespeichert.
line-input-ended = Die Eingabe endete vor dem Spiel. Das Spiel ist gespeichert.
line-stopped = Angehalten. Das Spiel ist gespeichert.
line-go-on = So geht es weiter: aerodrome resume { $file }
line-type-number = Tippe eine Nummer aus der Liste, `moves`, um sie noch einmal zu sehen, oder `help`.
line-type-something = Tippe die Nummer eines Zuges oder `help`.
line-for-only = === Nur für { $name } ===
line-hand-over = Gib weiter an { $name }. Drück die Eingabetaste, wenn nur noch { $name } hinsieht.
line-turn = --- { $name }, Schritt { $move } ---
line-no-such-move = Einen Zug { $move } gibt es nicht. Sie sind von 1 bis { $last } nummeriert.
line-not-a-move = „{ $move }“ ist hier kein Zug.
line-not-a-move-like = „{ $move }“ ist hier kein Zug. Züge sehen aus wie { $examples }.
line-illegal = „{ $move }“ ist nicht erlaubt. { $rule }: { $text }
line-more = Mehr: `help`, oder `rule` und eine Nummer.
line-to-win = { $chance } % Gewinnchance (±{ $error } %): { $label }
line-percent = { $percent } %
line-chances = Alle Gewinnchancen, nach dem, was du wissen kannst, und { $samples } von hier aus weitergespielten Partien.
line-no-search = Die Suche gibt es hier nicht: { $why }
line-no-such-card = Eine Karte „{ $card }“ lässt sich nicht zeichnen. `cards` zeigt alle.
line-no-cards = Dieses Spiel zeigt keine Karten.
line-no-such-rule = Eine Regel „{ $rule }“ gibt es nicht. `aerodrome rules { $game }` druckt alle.
line-not-your-move = Der letzte Zug ist nicht deiner, also kannst du ihn nicht zurücknehmen.
line-nothing-to-undo = Noch hat niemand gezogen.
line-cannot-undo = Das kannst du nicht zurücknehmen: Seither wurde gewürfelt, eine Karte gezeigt oder etwas durch verdeckte Karten entschieden.
line-taken-back = Zurückgenommen: { $move }.
line-cannot-save = Das Spiel lässt sich nicht als { $file } speichern: { $why }. Nenne eine andere Datei: save FILE
line-saved = Gespeichert als { $file }
line-saved-replay = Gespeichert als { $file }. Sieh es noch einmal an: aerodrome replay { $file }
line-recent = Was zuletzt geschah ({ $count }); `log` zeigt alles.
line-talk = { $name }: „{ $text }“
line-result = { $place }. { $name }: { $points }
line-result-from = { $place }. { $name }: { $points } ({ $sources })
line-source = { $points } für { $source }
line-replay = { $game }: { $names }; { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, Glück aus { $luck }.
line-review = { $game }: { $names }; { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}. Jede Stellung wurde { $futures } Mal weitergespielt.
line-review-opening = { $chance } (±{ $error }) vor dem Aufbau
line-review-luck = { $by } (±{ $error }) durch Glück
line-review-choices = { $by } (±{ $error }) durch eigene Entscheidungen
line-review-others = { $by } (±{ $error }) durch Entscheidungen der anderen
line-review-result = { $chance } am Ende
line-review-good = Beste Momente:
line-review-bad = Schlechteste Momente:
line-review-move = Zug { $move }
line-review-stroke = { $by } (±{ $error }), { $place }, Glück.
line-review-chose = { $by } (±{ $error }), { $place }, eine gute Entscheidung: { $played }
line-review-erred = { $by } (±{ $error }), { $place }: { $played }; besser: { $best }
line-set-up = Aufbau
line-won = { $winners-n ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}

## Games for language models

mcp-no-such-seat = Diesen Platz gibt es nicht. Die Plätze sind 1 bis { $last }.
mcp-no-such-bot = Es gibt keinen Bot „{ $bot }“. Die Bots sind { $bots }.
mcp-bots-miscounted = Du nennst { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
} für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}. Nenne einen für jeden Platz außer deinem, oder einen für alle.
mcp-no-such-language = Es gibt keine Sprache „{ $language }“. Die Sprachen sind { $languages }.
mcp-no-such-rule = { $game } hat keine Regel { $rules }. Ohne Nummern bekommst du alle.
mcp-no-seat = Du sitzt noch an keinem Tisch. Setz dich zuerst, mit sit_down.
mcp-no-table = Du sitzt an keinem Tisch { $table }. Deine Tische: { $tables }.
mcp-tables-full = Du sitzt schon an { $most } Tischen. Verlass zuerst einen, mit leave.
mcp-left = Du hast Tisch { $table } verlassen.
mcp-sat = Du sitzt an Tisch { $table }: { $game }, { $seats } Plätze. Du bist { $name } auf Platz { $seat }; mit dir: { $others }.
mcp-forced = Es gab keine Wahl, darum geschah das für dich: { $moves }.
mcp-rules = Regeln, auf die es jetzt ankommt: { $rules }.
mcp-choose = Wähle einen Zug, mit seiner Nummer, seiner Notation oder seinen Worten:
mcp-no-such-number = Es gibt keinen Zug { $move }. Züge haben die Nummern 0 bis { $last }; legal_moves nennt die, die du jetzt machen kannst.
mcp-several = „{ $move }“ kann { $moves } sein. Nenne einen davon.
mcp-over = Das Spiel ist zu Ende.
mcp-over-already = Das Spiel ist zu Ende. Blick mit review darauf zurück, oder beginne mit sit_down ein anderes.
mcp-not-over = Das Spiel ist noch nicht zu Ende. Bis dahin hilft hint bei dem Zug, den du machen musst.
mcp-no-such-decision = Diese Entscheidung gibt es nicht. Deine haben die Nummern 1 bis { $last }.
mcp-decisions = Deine Entscheidungen; frag nach einer mit ihrer Nummer, um zu hören, was die Suche gespielt hätte:
mcp-decided = { $number }. { $question } Du: { $move }.
mcp-would-play = Der Suche gefallen dort diese Züge am besten:

## In the browser

# The frame around every page
ui-name = Aerodrome
ui-page-title = { $page } · { ui-name }
ui-page-title-turn = ● Du bist dran · { $page } · { ui-name }
ui-tagline = Brettspiele über Luftschiffe, miteinander und gegen Bots.
ui-skip = Zum Inhalt springen
ui-tables = Offene Tische
ui-settings = Einstellungen
ui-rules = Regeln
ui-close = Schließen
ui-cancel = Abbrechen
ui-retry = Noch einmal
ui-loading = Einen Moment …
ui-lost-page = Hier ist nichts
ui-lost-page-text = Vielleicht ist die Adresse vertippt, oder den Tisch gibt es nicht mehr.
ui-to-start = Zur Startseite
ui-changed = Der Server hat eine neuere Version. Dein Spiel ist sicher: Lade die Seite neu, um weiterzuspielen.
ui-reload = Neu laden
ui-damaged = dieser Tisch ist beschädigt und lässt sich nicht öffnen; sag bitte denen Bescheid, die diesen Server betreiben
ui-archived = im Archiv dieses Servers; wer ihn betreibt, hat die Datei
ui-offline = Verbindung weg. Es geht weiter, sobald sie wieder da ist.
ui-unreachable = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuch es noch einmal.
ui-bad-answer = Der Server hat nicht richtig geantwortet. Versuch es gleich noch einmal.
ui-footer = Eine inoffizielle Umsetzung mit eigenen Texten und Bildern. Die Rechte an den Spielen liegen bei ihren Verlagen und allen, die sie erdacht haben.

# The home page
ui-learn = Spielen lernen
ui-minutes = { $minutes } min
ui-resume = Deine Spiele
ui-running = läuft
ui-waiting = wartet auf Mitspielende
ui-over = beendet
ui-play-now = Jetzt spielen
ui-friends = Gemeinsam
ui-bots = Bots
ui-bots-n =
    { $n ->
        [one] { $n } Bot
       *[other] { $n } Bots
    }
ui-fewer-bots = Ein Bot weniger
ui-more-bots = Ein Bot mehr
ui-level = Wie gut die Bots spielen
ui-level-greedy = Leicht
ui-level-casual = Freizeit
ui-level-club = Verein
ui-level-master = Meister
ui-level-expert = Experte
ui-level-grandmaster = Großmeister
ui-finished = Beendet
ui-no-games-yet = Hier stehen deine Spiele. Such dir eins aus und leg los: Gegen Bots beginnt es sofort.
ui-damaged-short = Beschädigt
ui-turn-of = Am Zug: { $names }
ui-place-of = Rang { $place } von { $seats }
ui-remove-game = Aus der Liste nehmen
ui-all-tables = alle ansehen
ui-invites = { $name } lädt ein
ui-points-n =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
ui-to-play = Spielen
ui-to-replay = Ansehen
ui-won = Gewonnen
ui-join-table = Dazu

# A new table
ui-new-title = Ein neuer Tisch: { $game }
ui-your-name = Dein Name
ui-name-help = Die anderen am Tisch sehen ihn. 1 bis 40 Zeichen.
ui-save = Speichern
ui-how-many = Wie viele spielen mit
ui-seat = Platz { $seat }
ui-seat-you = du
ui-seat-here = noch jemand an diesem Gerät
ui-seat-friend = jemand mit deinem Link
ui-seat-bot = Bot: { $bot }
ui-bot-casual = Freizeit
ui-bot-club = Verein
ui-bot-master = Meister
ui-bot-learned = gelernt
ui-bot-expert = Experte
ui-bot-grandmaster = Großmeister
ui-bot-greedy = leicht
ui-bot-random = Zufall
ui-outside = ein Bot von außen
ui-name-here = Name auf Platz { $seat }
ui-clock = Uhr
ui-clock-none = keine Uhr
ui-clock-move = Sekunden je Entscheidung
ui-clock-live = Sekunden für das ganze Spiel, dazu eine Gutschrift je Zug
ui-clock-days = Tage je Entscheidung
ui-clock-preset-move =
    { $n ->
        [one] { $n } Minute für jede Entscheidung
       *[other] { $n } Minuten für jede Entscheidung
    }
ui-clock-preset-live = je { $n } Minuten, dazu { $increment } Sekunden pro Zug
ui-clock-preset-days =
    { $n ->
        [one] { $n } Tag für jede Entscheidung
       *[other] { $n } Tage für jede Entscheidung
    }
ui-clock-own = eine andere Uhr
ui-who-plays = Wer spielt
ui-amount = Wie viel
ui-increment = Zeitgutschrift je Zug, in Sekunden
ui-privacy = Wer dazukommen darf
ui-privacy-public = alle: der Tisch steht in der Liste
ui-privacy-link = wer den Link hat
ui-privacy-private = nur wer eingeladen ist, und niemand sieht zu
ui-seats-each = Plätze je Person
ui-seats-each-help = Mehr als einer ist für Leute an einem Bildschirm. Du selbst und wer zu einem Platz eingeladen ist, dürft mehr haben.
ui-seats-each-most =
    { $n ->
        [one] Ein Platz je Person.
       *[other] Bis zu { $n } Plätze je Person.
    }
ui-replay-for = Wer am Ende alle Karten sehen darf
ui-replay-everybody = alle, die zusehen dürfen
ui-replay-seats = alle, die mitgespielt haben
ui-hints = Tipps erlauben
ui-hints-help = Wer spielt, kann nach den besten Zügen, ihren Chancen und dem Grund dafür fragen.
ui-options = Hausregeln
ui-options-help = Lass sie, wie sie sind, dann ist es das gedruckte Spiel.
ui-usual = üblich: { $value }
ui-open-table = Tisch eröffnen
ui-begin = Los geht’s

# The list of tables
ui-open-tables = Tische, an denen noch jemand fehlt
ui-open-tables-none = Gerade wartet niemand. Eröffne selbst einen Tisch und verschicke den Link.
ui-running-tables = Spiele zum Zusehen
ui-running-tables-none = Es läuft kein öffentliches Spiel.
ui-taken = { $taken } von { $seats } Plätzen besetzt
ui-look = Ansehen
ui-watch = Zusehen
ui-more-tables = Mehr Tische zeigen
ui-finished-games = Beendete Spiele

# Invitations, and the table before the start
ui-join-title = Du bist eingeladen
ui-join = Platz nehmen
ui-join-bad = In diesem Link ist keine Einladung. Lass dir einen neuen schicken.
ui-lobby-title = Es fehlt noch jemand
ui-invite = Einladen
ui-invite-help = Verschicke diesen Link. Er gilt für die erste Person, die ihn öffnet.
ui-table-link = Link für alle
ui-copy = Kopieren
ui-copied = Kopiert
ui-qr = Der Link als QR-Code
ui-free = frei
ui-sit-here = Hier sitzen
ui-stand-up = Aufstehen
ui-add-bot = Bot dazusetzen
ui-remove-bot = Bot wegnehmen
ui-free-seat = Platz räumen
ui-free-title = Den Platz von { $name } räumen?
ui-free-text = Wer dort sitzt, erfährt, dass du den Platz geräumt hast.
ui-free-only = Platz räumen
ui-free-only-help = Die Person darf sich wieder setzen.
ui-free-close = Platz räumen und den Tisch für diese Person schließen
ui-free-close-help = Sie kann sich nicht wieder an diesen Tisch setzen, und andere von derselben Adresse nur mit Einladung.
ui-closed-to = Der Tisch ist geschlossen für
ui-readmit = Wieder zulassen
ui-sit-again = Wieder hinsetzen
ui-invitations = Einladungen
ui-invitations-none = Du hast noch keine verschickt.
ui-invitation-open = noch nicht benutzt
ui-invitation-used = benutzt
ui-invitation-used-by = benutzt von { $name }
ui-invitation-withdrawn = zurückgezogen
ui-show-link = Link zeigen
ui-withdraw = Zurückziehen
ui-withdraw-title = Die Einladung zu Platz { $seat } zurückziehen?
ui-withdraw-text = Ihr Link gibt dann keinen Platz mehr. Das erfahren alle, die ihn öffnen.
ui-relink = Link ersetzen
ui-relink-title = Den Link für alle ersetzen?
ui-relink-text = Mit dem Link, den du verschickt hast, kommt dann niemand mehr herein. Wer schon da ist, bleibt.
ui-ready = bereit
ui-not-ready = nicht bereit
ui-im-ready = Ich bin bereit
ui-wait-more = Noch nicht
ui-start-game = Spiel beginnen
ui-host-starts = Erst müssen alle bereit sein.

# The table
ui-stage = Der Tisch
ui-dock = Bei dir
ui-seats = Wer mitspielt
ui-you = du
ui-away = weg
ui-has-chosen = hat gewählt
ui-chooses = wählt
ui-give-to-bot = Einen Bot weiterspielen lassen
ui-log = Verlauf
ui-round-end = Die Runde ist zu Ende
ui-go-on = Weiter
ui-unread =
    { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }
ui-log-empty = Noch ist nichts geschehen.
ui-chat = Chat
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-say = Sag etwas
ui-send = Senden
ui-your-turn = Du bist dran
ui-waiting-secret =
    Du hast gewählt. Du kannst es ändern, bis auch { $n ->
        [one] { $names } gewählt hat.
       *[other] { $names } gewählt haben.
    }
ui-spectating = Du siehst zu.
ui-sending = Wird gesendet …
ui-not-your-turn = Du bist nicht dran. Am Zug: { $names }.
ui-not-a-choice = Das steht jetzt nicht zur Wahl.
ui-forbidden = Das geht nicht
ui-because = { $rule }: { $text }
ui-show-rule = In den Regeln zeigen ({ $rule })
ui-rules-of = Regeln: { $game }
ui-rules-turn = Ein Zug in Bildern
ui-rules-that-matter = Regeln, auf die es jetzt ankommt
ui-undo = Zurücknehmen
ui-undo-by-consent = Um Zurücknehmen bitten
ui-undo-ask = { $name } möchte den letzten Zug zurücknehmen.
ui-allow = Erlauben
ui-refuse = Ablehnen
ui-undo-waiting = Du möchtest den Zug zurücknehmen. Es fehlt noch die Zustimmung von { $names }.
ui-hint = Tipp
ui-hint-title = Was ich tun würde
ui-hint-chance = { $chance } Gewinnchance, plus oder minus { $error }
ui-hint-thinking = Denke nach …
ui-what-now = Was kann ich tun?
ui-what-now-none = Du hast gerade nichts zu tun.
ui-moves-help = Tippe einen Teil des Zuges, um ihn zu finden; die Eingabetaste spielt ihn.
ui-find-move = Zug suchen
ui-no-such-move = So heißt keiner deiner Züge.
ui-reconstructed = rekonstruiert
ui-reconstructed-help = Die gedruckte Zahl kennen wir nicht; diese ist passend erfunden und durch Simulation abgestimmt.
ui-pause = Anhalten
ui-play = Weiterlaufen lassen
ui-step = Ein Schritt
ui-skip-all = Alles bis jetzt überspringen
ui-transport = Was geschieht
ui-with-key = { $what } ({ $key })
ui-key-space = Leertaste
ui-held = Angehalten. Geh Schritt für Schritt weiter oder lass es laufen.
ui-since-turn = Seit deinem Zug
ui-lately = Zuletzt
ui-story-none = Seitdem ist nichts geschehen.
ui-went-well = Gelungen.
ui-went-badly = Nicht gelungen.
ui-story-more = { $n ->
    [one] Ein weiteres Bild
   *[other] { $n } weitere Bilder
}
ui-automatic = automatisch
ui-do = Tun
ui-hint-none = Ein Tipp zeigt die besten Züge, deine Chancen mit jedem und den Grund.
ui-hint-error = Die Prozente sind deine Gewinnchancen, auf etwa { $error } genau. Ein Klick auf eine Zahl hier oder auf dem Tisch spielt den Zug.
ui-hint-mark = Tipp { $n }: { $move }
ui-find-rule = Regel suchen
ui-side = Verlauf und mehr
ui-parts = Was zu sehen ist
ui-menu = Menü
ui-steps = Wie weit das Spiel ist
ui-to-day = Farben des Tages
ui-to-night = Farben der Nacht
ui-share-table = Adresse dieses Tisches kopieren
ui-share-public = Damit können alle zusehen.
ui-share-link = Damit können alle zusehen, die der Link eingelassen hat.
ui-share-private = Nur wer hier sitzt, kann sie öffnen.
ui-leave-to-bot = Gehen und einen Bot weiterspielen lassen
ui-leave-title = Dieses Spiel verlassen?
ui-leave-text = Ein Bot spielt für dich weiter, und du kannst nicht auf diesen Platz zurück.
ui-abandon-ask = Vorschlagen, das Spiel zu beenden
ui-abandon-asked = Du hast vorgeschlagen, das Spiel zu beenden
ui-abandon-ask-text = Das Spiel endet ohne Ergebnis, wenn alle am Tisch zustimmen.
ui-abandon-wish = { $n ->
    [one] { $names } möchte das Spiel ohne Ergebnis beenden.
   *[other] { $names } möchten das Spiel ohne Ergebnis beenden.
}
ui-abandon-agree = Beenden
ui-play-on = Weiterspielen
ui-onlookers = { $n ->
    [one] Eine Person sieht zu.
   *[other] { $n } Personen sehen zu.
}
ui-abandon = Spiel abbrechen
ui-abandon-title = Dieses Spiel abbrechen?
ui-abandon-text = Es blieben nur Bots übrig. Das Spiel endet deshalb hier, ohne dass jemand gewinnt.
ui-curtain = Gib das Gerät an { $name }
ui-curtain-help = Jetzt sollte niemand sonst hinsehen.
ui-curtain-open = Ich bin { $name }
ui-curtain-undo = Letzten Zug von { $name } zurücknehmen

# Settings
ui-speed = Tempo der Bewegungen
ui-speed-instant = sofort
ui-speed-fast = schnell
ui-speed-normal = normal
ui-speed-slow = langsam
ui-theme = Farben
ui-theme-system = wie das Gerät
ui-theme-day = Tag
ui-theme-night = Nacht
ui-volume = Lautstärke
ui-volume-off = aus
ui-language = Sprache
ui-text-mode = Tische als Text
ui-text-mode-help = Alles in Sätzen, Züge getippt. Für Screenreader, und für alle, die es so mögen.

# The table as text. The commands are the same in every language.
ui-to-text = Als Text zeigen
ui-to-board = Das Brett zeigen
ui-text-command = Dein Zug, oder ein Befehl
ui-text-help = Tippe einen Zug, wie er hinter seiner Nummer steht, oder nur die Nummer. Andere Befehle: look, moves, undo, hint, rules, log, help.
ui-text-undo-ask = { $name } möchte den letzten Zug zurücknehmen: Tippe allow (erlauben) oder refuse (ablehnen).
ui-text-do = Ausführen
ui-text-now = Der Tisch jetzt
ui-text-news = Was geschieht
ui-text-move = { $n } ({ $text }): { $label }
ui-text-hint = { $chance }: { $label }
ui-text-unknown = Es gibt keinen Zug oder Befehl „{ $text }“. Tippe help für die Liste.
ui-yes = ja
ui-no = nein
ui-hidden = verdeckt

# The end of a game
ui-result = Ergebnis
ui-place = Rang
ui-points = Punkte
ui-winners =
    { $n ->
        [0] Niemand gewinnt
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
ui-rematch = Revanche
ui-rematch-ready = Zum neuen Tisch
ui-replay = Noch einmal ansehen
ui-lesson-luck = Das war eine Lektion: Ihre Würfel und Karten sind für alle gleich.

# A finished game, shown again
replay-name = Rückschau
replay-under = Unter dem Brett
replay-under-chances = Chancen
replay-under-hand = Hand
replay-title = Noch einmal: { $game }
replay-none = Dieses Spiel lässt sich nicht zeigen
replay-not-over = Es wird noch gespielt. Bis zum Ende sehen alle nur, was sie von ihrem Platz aus sehen.
replay-not-allowed = Alle Beteiligten behalten es für sich. Hast du mitgespielt, öffne diese Seite in dem Browser, in dem du gespielt hast.
replay-not-found = Es gibt kein solches Spiel, oder es ist nicht für alle offen. Hast du einen Link zum Tisch bekommen, öffne erst diesen.
replay-no-moves = In diesem Spiel wurde kein Zug gemacht.
replay-to-table = Zum Tisch
replay-play = Abspielen
replay-pause = Anhalten
replay-again = Von vorn
replay-first = An den Anfang
replay-last = Ans Ende
replay-back = Einen Schritt zurück
replay-forth = Einen Schritt weiter
replay-turn-back = Weit zurück
replay-turn-forth = Weit vor
replay-speed = Tempo
# A game may have a word of its own for a turn, by the same id.
ui-turn = Zug { $n }
replay-keys = Pfeiltasten: ein Schritt. Mit Umschalt: weit zurück und vor. Leertaste: abspielen und anhalten. Pos1 und Ende: an den Anfang und ans Ende.
replay-timeline = Wo im Spiel
replay-position = { $turn }, Schritt { $ply } von { $last }
replay-set-up = Vor dem ersten Schritt
replay-at-end =
    { $last ->
        [one] Das Ende, nach einem Schritt
       *[other] Das Ende, nach { $last } Schritten
    }
replay-eyes = Blickwinkel
replay-eyes-open = alle Karten offen
replay-eyes-spectator = beim Zusehen
replay-eyes-you = { $name } (du)
replay-eyes-hands = Unten zu sehen: { $name }, als Nächstes am Zug
replay-log = Was geschah
replay-log-jump = Zu diesem Augenblick
replay-earlier = Früheres zeigen
replay-did = { $name }: { $move }
replay-chances = Gewinnchancen
replay-chances-how = Berechnet von der Suche aus dem Blickwinkel derer, die nur zusehen: Verdeckte Karten zählen nicht, also kommt ein Umschwung aus dem Spiel selbst. Die Unschärfe ist etwa { $error }.
replay-chances-progress = Wird berechnet: { $done } von { $total }
replay-chances-waiting = Die Chancen werden jetzt berechnet …
replay-chances-table = Die Chancen als Tabelle
replay-chances-now = Chancen an dieser Stelle
replay-chances-move = Schritt
replay-swings = Wendepunkte
replay-swing = { $turn }: { $by } für { $name }
replay-swings-none = Kein einzelner Augenblick hat dieses Spiel entschieden.
replay-swings-wait = Sie erscheinen, wenn die Chancen berechnet sind.
replay-share = Link kopieren
replay-share-copied = Der Link ist kopiert
replay-share-title = Ein Link zu diesem Spiel
replay-share-public = Er gilt für alle.
replay-share-link = Er gilt für alle, die an diesem Tisch zusehen dürfen.
replay-share-private = Er gilt nur für die, die an diesem Tisch gespielt haben.
replay-export = Das Spiel als Datei
replay-from = Punkte aus
replay-ended = Warum es zu Ende ist:
replay-abandoned = Das Spiel wurde abgebrochen
replay-abandoned-text = Es wurde vor dem Ende verlassen: Niemand gewinnt.
replay-rematch-help = Die anderen werden gefragt. Der neue Tisch wartet, bis alle bereit sind.
replay-rematch-asked = Es gibt eine Revanche, und dein Platz ist reserviert.

# What a finished game's choices were worth
review-name = Analyse
review-choice-of = { $name }: { $turn }
review-costliest-of = Die teuerste Wahl: { $name }
review-played = Gespielt
review-best = Am besten
review-cost = der Gewinnchance. Was damals bekannt war, ließ einen besseren Zug zu.
review-as-good = So gut wie der beste Zug, im Rahmen der Unschärfe.
review-was-best = Der beste Zug.
review-after = Bis zur nächsten Wahl: { $by }, durch Glück und durch die anderen.
review-whole = Das ganze Spiel
review-luck = Glück und die anderen
review-own = eigene Wahl
review-sum = { $name }: von { $opening } bei der ersten Wahl zu { $result } am Ende.
review-progress = Die Züge werden gewogen: { $done } von { $total }
review-weighing = Dieser Zug wird gewogen …
review-costliest = Was am meisten kostete
review-no-mistakes = Kein Zug kostete mehr als die Unschärfe.
review-none = Hier hatte niemand eine Wahl.
review-how = Die Suche beurteilt jeden Zug in deinem Browser, mit dem, was dieser Platz damals wissen konnte.
luck-name = Glück und Können
luck-by-luck = Glück
luck-by-choices = eigene Entscheidungen
luck-by-others = Entscheidungen der anderen
luck-sum = { $opening } vor dem Aufbau, { $luck } durch Glück, { $choices } durch eigene Entscheidungen, { $others } durch die der anderen: { $result } am Ende.
luck-moments-of = Die Momente von
luck-stroke = Zug { $ply }, Glück:
luck-choice = Zug { $ply }, eine Entscheidung:
luck-better = Besser:
luck-no-moments = Kein einzelner Moment hebt sich von der Fehlerspanne ab.
luck-how = Jede Stellung wurde { $futures } Mal weitergespielt, von allen nach Gefühl. Entscheidungen werden danach beurteilt, was damals zu wissen war. Die Fehlerspanne ist höchstens { $error }.
luck-progress = Der Server rechnet: { $done } von { $total }
luck-stop = Anhalten

# Around a lesson
learn-title = { $game } lernen
learn-coach = Lotse
learn-progress = { $page } von { $pages }
learn-next = Weiter
learn-show = Zeig mir, wo
learn-do-it = Spiel es für mich
learn-suggested = Vorschlag:
learn-watch = Sieh, was geschieht …
learn-strayed = Ein eigener Zug, warum nicht? Ab jetzt ist es dein Spiel, mit einem Tipp für jede Entscheidung. Zur Lektion kannst du jederzeit zurück.
learn-hold = Das ginge auch. Aber sehen wir uns erst das hier an.
learn-anyway = Trotzdem spielen
learn-back = Zurück
learn-to-lesson = Zurück zur Lektion
learn-free = Dein eigenes Spiel. Ein Tipp:
learn-no-tip = Sieh unter „Was kann ich tun?“ nach, oder bitte um einen Tipp.
learn-finished = Das war dein erstes Spiel
learn-real = Jetzt richtig spielen
learn-play-on = Hier weiterspielen
learn-again = Noch einmal
learn-finish = Lektion beenden
learn-leave = Verlassen
learn-fold = Den Lotsen einklappen
learn-unfold = Den Lotsen zeigen
learn-rules = Regeln dahinter

# Where the luck of a game comes from: what is proven, and what is not
fair-proven-mine = Niemand konnte diese Verteilung wählen: nicht der Server, nicht die anderen, nicht alle zusammen. Die Zufallszahl, die dieser Browser gezogen hat, steckt darin, und sie wurde erst gezeigt, als alle anderen gebunden waren.
fair-proven-mine-but = Niemand konnte diese Verteilung frei wählen: Die Zufallszahl, die dieser Browser gezogen hat, steckt darin, und sie wurde erst gezeigt, als alle anderen gebunden waren. Unter einigen wenigen konnte man aber wählen: Sieh nach, was nicht bewiesen ist.
fair-proven-others = Die Verteilung folgt aus dem Geheimnis des Servers und den Zufallszahlen von { $names }. Niemand konnte sie wählen, wenn eine davon zufällig gezogen und erst gezeigt wurde, als alle anderen gebunden waren. Dieser Browser kann das nicht wissen: Keine davon ist seine eigene, oder er hat zu wenig notiert.
fair-proven-server = In dieser Verteilung steckt keine Zufallszahl von Menschen. Der Server hat sein Geheimnis nicht geändert, seit er den Hash gezeigt hat; aber er konnte vorher viele Geheimnisse ausprobieren und den Hash eines genehmen zeigen.
fair-proven-bad = Was dieses Spiel zeigt, ist NICHT das, was vor dem Geben versprochen wurde.
fair-hidden = Das Geheimnis und die Karten, die daraus folgen, bleiben unter denen, die gespielt haben.
fair-more = Was geprüft wurde, was nicht bewiesen ist und wie du es selbst prüfst
fair-secret-good = Das Geheimnis hat den Hash, den der Server vor dem Geben gezeigt hat.
fair-secret-bad = Das Geheimnis hat NICHT den Hash, den der Server vor dem Geben gezeigt hat.
fair-promise-before = Dieser Browser hat diesen Hash vor dem Geben notiert.
fair-promise-late = Dieser Browser hat diesen Hash erst während des Spiels notiert.
fair-promise-none = Dieser Browser hat zu diesem Tisch keinen Hash notiert.
fair-promise-bad = Der Hash ist NICHT der, den dieser Browser früher notiert hat.
fair-shares-good = Jede Zufallszahl ist die, die zugesagt war, und die eines Bots ist die, die alle ausrechnen können.
fair-shares-bad = Eine Zufallszahl ist NICHT die, die zugesagt war.
fair-shares-none = Es steckt keine Zufallszahl von Menschen darin.
fair-mine-good = Die Zufallszahl, die dieser Browser gezogen hat, steckt darin.
fair-mine-bad = Die Zufallszahl, die dieser Browser gezogen hat, steckt NICHT darin.
fair-mine-none = Dieser Browser hat keine Zufallszahl gegeben.
fair-bound-good = Als sie gezeigt wurde, waren alle anderen durch dieselben Zusagen gebunden wie am Ende.
fair-bound-bad = Als sie gezeigt wurde, war jemand durch eine ANDERE Zusage gebunden als am Ende.
fair-bound-none = Wodurch die anderen gebunden waren, ist hier nicht notiert.
fair-what = Als der Tisch entstand, hat der Server ein Geheimnis gezogen und dessen SHA-256 gezeigt. Wer bereit war, hatte das gesehen, eine Zufallszahl gezogen und deren Hash gezeigt, die Zusage. Als alle bereit waren, wurden die Zufallszahlen gezeigt. Alle Würfe und Karten folgen aus dem Geheimnis und all diesen Zahlen.
fair-not-proven = Nicht bewiesen ist:
fair-not-hidden = dass niemand verdeckte Karten gesehen hat: Der Server kennt sie alle, könnte sie verraten und zieht für die Bots.
fair-not-withheld = dass die zugesagte Zufallszahl von { $names } nur aus Versehen nicht gezeigt wurde: Wer das Geheimnis kannte und sich abgesprochen hatte, konnte so unter { $deals } Verteilungen wählen.
fair-not-voided =
    dass kein Beginn abgebrochen wurde, um eine andere Verteilung zu bekommen. Zufallszahlen wurden vor diesem Geben { $n ->
        [one] einmal vergeblich gezeigt.
       *[other] { $n }-mal vergeblich gezeigt.
    }
fair-not-page = dass diese Seite die ist, die Aerodrome veröffentlicht: Sie kommt vom Server, und sie zieht deine Zufallszahl. Wer daran zweifelt, spielt mit einem eigenen Programm.
fair-not-draws = hier, dass jeder Wurf daraus folgt: Dazu muss das Spiel noch einmal gespielt werden, wie unten beschrieben.
fair-given = Was jeder Platz gegeben hat
fair-seat-player = { $name }, Zufallszahl und Zusage
fair-seat-withheld = { $name }, zugesagt und nicht gezeigt
fair-seat-bot = { $name }, ein Bot: Das können alle ausrechnen
fair-seat-none = { $name }: nichts, das Programm auf diesem Platz gab keine
fair-promised = SHA-256 des Geheimnisses, vor dem Geben gezeigt
fair-revealed = Das Geheimnis, am Ende gezeigt
fair-hash = SHA-256 dieses Geheimnisses, hier berechnet
fair-seed = Woraus alles Glück folgt, hier berechnet
fair-file = Die Spieldatei prüfen
fair-file-checking = Die Datei wird geprüft …
fair-file-good =
    { $moves ->
        [one] Die Datei mit einem Zug hat dasselbe Geheimnis, denselben Hash und dieselben Zufallszahlen, und keine Zeile wurde verändert.
       *[other] Die Datei mit { $moves } Zügen hat dasselbe Geheimnis, denselben Hash und dieselben Zufallszahlen, und keine Zeile wurde verändert.
    }
fair-file-bad = Die Datei passt nicht: ein anderes Geheimnis, andere Zufallszahlen oder veränderte Zeilen.
fair-verify = Um jeden einzelnen Wurf zu prüfen, lade das Spiel herunter und lass Aerodrome es auf deinem eigenen Rechner noch einmal spielen, mit dem, was dieser Browser notiert hat:
fair-lobby = Wie die Verteilung gezogen wird
fair-lobby-what = Der Server hat ein Geheimnis gezogen und ist durch dessen Hash gebunden. Wenn du bereit bist, zieht dieser Browser eine Zufallszahl und bindet sich auch; wenn alle bereit sind, werden die Zahlen gezeigt. Aus allen zusammen folgen Würfe und Karten.
fair-lobby-none = gibt keine Zufallszahl
fair-lobby-pledged = Zufallszahl zugesagt
fair-lobby-shown = Zufallszahl gezeigt
fair-lobby-waiting = Es fehlt noch die Zufallszahl von { $names } …
fair-lobby-changed = Es hat sich etwas geändert, während Zufallszahlen gezeigt wurden. Sag noch einmal, dass du bereit bist.

# Tables in this browser, which need no server
local-luck = Würfel und Karten dieses Spiels folgen aus einer Zufallszahl, die dieser Browser vor dem Geben gezogen hat. Sie steht in der Spieldatei: aerodrome verify spielt das Spiel nach und prüft jeden Wurf und jede Karte.
local-here = Alle spielen an diesem Bildschirm, darum läuft das Spiel in deinem Browser und braucht keine Verbindung.
local-together = An einem Bildschirm
local-open-file = Spieldatei öffnen
local-newer = Eine neuere Version ist da. Deine Spiele bleiben: Lade die Seite neu, um sie zu nutzen.
local-away = Der Server ist nicht erreichbar. Spiele gegen Bots und an einem Bildschirm gehen weiter.
local-gone = Dieses Spiel ist in diesem Browser nicht gespeichert.
local-elsewhere = Dieses Spiel geht in einem anderen Fenster weiter.
local-play-here = Hier spielen
local-not-kept = Dieser Browser speichert im Moment nichts: Das Spiel ist weg, sobald du diese Seite schließt.
local-file-none = Das ist keine Spieldatei.
local-file-cut = Das Ende der Datei fehlt.
local-file-wrong = Zeile { $line } der Datei wurde geändert oder passt nicht zum Spiel.
local-file-header = Die Datei sagt zu wenig über das Spiel, oder etwas, das nicht sein kann.
local-file-luck = Das Glück in der Datei ist nicht das, das vor dem Geben versprochen wurde.
local-file-other = Dieses Spiel wurde mit anderen Regeln oder anderen Karten gespielt, oder es setzt ein anderes fort. Die Kommandozeile kann es öffnen: aerodrome replay DATEI

## Me

me-title = Du
me-guest = Du spielst als Gast. Dieser Browser kennt dich, ein anderer nicht.
me-kept = Du behältst deinen Namen: Niemand sonst kann „{ $name }“ nehmen, und wo du dich anmeldest, bist du dieselbe Person.
me-nobody = Hier ist niemand angemeldet. Spiel los, dann bekommst du von selbst einen Namen; oder melde dich als die Person an, die du anderswo bist.
me-keep-title = Deinen Namen behalten
me-keep-text = Einen Passkey verwahrt dein Gerät oder deine Passwortverwaltung. Es gibt kein Passwort, und wir fragen nach keiner E-Mail-Adresse.
me-keep = Meinen Namen mit einem Passkey behalten
me-passkeys = Passkeys
me-passkey-more = Noch einen Passkey machen
me-passkey-name = Wie er heißen soll
me-passkey-device = Mein Gerät
me-passkey-made = gemacht { $made }, benutzt { $used }
me-passkey-rename = Umbenennen
me-passkey-remove = Entfernen
me-passkey-remove-title = „{ $name }“ entfernen?
me-passkey-remove-text = Mit ihm kann sich dann niemand mehr anmelden. Ganz ohne Passkey bist du wieder Gast, und dein Name ist für andere frei.
me-passkey-none-here = Dieser Browser kennt keine Passkeys. Nimm einen neueren oder einen Code.
me-passkey-stopped = Es wurde kein Passkey benutzt.
me-sign-in = Mit Passkey anmelden
me-sign-in-text = Hast du deinen Namen anderswo behalten? Melde dich an, und du bist hier dieselbe Person.
me-sign-in-guest = Hier bist du { $name }, ein Gast. Wenn du dich als jemand anderes anmeldest, vergisst dieser Browser { $name }: Nimm den Namen vorher auf ein anderes Gerät mit oder behalte ihn mit einem Passkey, wenn du ihn zurückhaben willst.
me-devices = Geräte
me-devices-n = { $n ->
    [one] Du bist nur auf diesem Gerät angemeldet.
   *[other] Du bist auf { $n } Geräten angemeldet.
}
me-code = Auf einem anderen Gerät spielen
me-code-text = Öffne dort diese Adresse oder gib den Code unter „Du“ ein. Er gilt einmal und zehn Minuten lang. Zeig ihn sonst niemandem: Wer ihn benutzt, ist du.
me-code-picture = Dieselbe Adresse als QR-Code
me-code-have = Ich habe einen Code
me-code-use = Anmelden
me-sign-out = Abmelden
me-sign-out-title = Abmelden?
me-sign-out-text = Mit deinem Passkey kannst du dich wieder anmelden.
me-sign-out-guest = Du bist Gast, und nur dieses Gerät kennt dich. Nach dem Abmelden kann niemand mehr { $name } sein. Wenn du wiederkommen willst, behalte zuerst deinen Namen.
me-sign-out-others = Überall sonst abmelden

## My games and my profile

mine-title = Meine Spiele
mine-all = Alle meine Spiele
mine-going = Laufend
mine-finished = Beendet
mine-none-going = Kein Spiel wartet auf dich.
mine-none-finished = Kein beendetes Spiel passt.
mine-game = Spiel
mine-every-game = Alle Spiele
mine-result = Ergebnis
mine-every-result = Alle Ergebnisse
mine-won = Gewonnen
mine-lost = Nicht gewonnen
mine-given-up = Aufgegeben
mine-since = seit { $when }
mine-more = Frühere Spiele
mine-next = Weitere Spiele
mine-nobody = Hier ist niemand angemeldet.
profile-title = Profil
profile-none = Wenn du ein Spiel beendet hast, steht hier, wie du spielst.
profile-played = Spiele
profile-won = Gewonnen
profile-streak = Siege in Folge
profile-days = Tage in Folge
profile-seats = { $n } Plätze
profile-mean = mittlerer Rang { $place }
profile-given-up = { $n } aufgegeben
profile-pieces = Was du gern spielst
profile-piece = { $text } ({ $n })
profile-for-you = Das siehst nur du.
