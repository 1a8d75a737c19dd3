### Deutsch: alles, was nicht zu einem Spiel gehört. Tische, der Server, das Terminal und die Seiten haben ihre Texte von hier.

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
score = { $seat }: { $points }.

## Rules that every game has

rule-0-1 = Ist das Spiel zu Ende, handelt niemand mehr.
rule-0-2 = Handeln darf nur, wer gefragt ist.
rule-0-3 = Wer dran ist, beantwortet die gestellte Frage.

## What happens at a table

seated = { $name } nimmt Platz { $seat }.
left-seat = { $name } steht von Platz { $seat } auf.
left-game = { $name } verlässt den Tisch; ein Bot ({ $bot }) spielt weiter.
freed = Platz { $seat } wurde geräumt: Dort saß { $name }.
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
stood-in = Ein Bot ({ $bot }) spielt für { $name }, bis { $name } zurück ist.
returned = { $name } ist zurück.
rematched = Es gibt eine Revanche: Ein neuer Tisch steht bereit.
said = { $name }: { $text }
said-by-spectator = Aus dem Publikum: { $text }

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
clock-no-increment = Nur eine Uhr für das ganze Spiel gibt Zeit zurück.
clock-increment-wrong = Je Zug kommen 0 bis { $most } Sekunden zurück.
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
names-alike = Zwei Plätze haben denselben Namen: { $names }.
names-miscounted = Es sind { $names } Namen für { $seats } Plätze.

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
needs-link = An diesem Tisch sieht man nicht einfach zu. Du brauchst seinen Link.
no-such-table = Diesen Tisch gibt es nicht.
table-damaged = Dieser Tisch ist beschädigt: Seine gespeicherten Züge lassen sich nicht lesen. Wer diesen Server betreibt, findet die Ursache im Protokoll.
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

## What a server cannot do

table-cannot = Das kann ein Tisch nicht.
lesson-secret = Eine Lektion braucht ein eigenes Geheimnis, und sonst darf nichts eines mitbringen.
no-such-game = Ein Spiel namens „{ $game }“ gibt es nicht. { $near-n ->
    [0] Die Spiele sind { $games }.
   *[other] Meinst du { $near }? Die Spiele sind { $games }.
}
game-broken = Das Spiel „{ $game }“ von { $packages } lässt sich nicht spielen: { $fault }. { $packages-n ->
    [one] Repariere oder entferne es: pip uninstall { $packages }
   *[other] Behalte eines dieser Pakete und entferne die übrigen.
}
no-lesson = { $game } hat keine Lektion.
not-a-lesson = An diesem Tisch läuft keine Lektion.
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
chances-failed = Die Gewinnaussichten dieses Spiels ließen sich nicht berechnen.
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
   *[other] { " " }{ $when }
}: { $here ->
    [0] nie
    [100] immer
   *[other] { $here } %
}, nach dem zweiten { $there ->
    [0] nie
    [100] immer
   *[other] { $there } %
}
reason-mean = { $fact }{ $when-id ->
    [ever] { "" }
   *[other] { " " }{ $when }
}: im Schnitt { $here }, nach dem zweiten { $there }
why-only = Etwas anderes kannst du nicht tun.
why-at-once = Der erste gewinnt das Spiel auf der Stelle.
why-equal = Die ersten beiden sind vielleicht gleich gut: Ihre Chancen liegen näher beieinander als der Fehler.
why-unsaid = Der erste ist besser, aber kein Grund sticht hervor.
why = { $close ->
    [0] { "" }
   *[other] Die ersten beiden sind vielleicht gleich gut: Ihre Chancen liegen näher beieinander als der Fehler.{ " " }
}In { $futures } Partien, von jedem der beiden aus weitergespielt: { $reasons }.

## Where the luck came from

proof-secret-kept = Der Server hat sein Geheimnis nicht mehr geändert, nachdem er dessen Hash gezeigt hatte.
proof-shared = Die Ausgangslage folgt aus dem Geheimnis des Servers und der Zufallszahl von { $names }. Niemand konnte sie sich aussuchen, auch nicht alle anderen zusammen, wenn eine dieser Zahlen zufällig gezogen und erst gezeigt wurde, als der Hash des Geheimnisses und die Zusagen aller anderen bekannt waren.
proof-left-out = Nicht darin ist, was { $names } zugesagt und nicht gezeigt hat.
proof-no-accident = Dass es bei { $names } ein Versehen war: Wer das Geheimnis kannte und sich abgesprochen hatte, konnte so unter { $deals } Ausgangslagen wählen, mehr nicht.
proof-server-chooses = Dass der Server die Ausgangslage nicht gewählt hat: Keine Zufallszahl aus der Runde ist darin, er könnte also viele Geheimnisse probiert und den Hash eines genehmen gezeigt haben.
proof-broken-off = Dass kein Beginn abgebrochen wurde, um eine andere Ausgangslage zu bekommen: Ändern sich die Plätze, nachdem Zufallszahlen gezeigt wurden, so ziehen alle neu, und alle sehen es.
proof-not-noted = Dass Hash und Zusagen vor den Zahlen gezeigt wurden: Das haben nur die Browser am Tisch notiert. Deiner sagt dir, was du mit --commitment, --nonce und --pledge angibst.
proof-pledges-not-noted = Dass { $names } schon zugesagt hatte, bevor deine Zahl gezeigt wurde: Gib es mit --pledge an.
proof-server-knows = Dass niemand verdeckte Karten gesehen hat: Der Server kennt sie alle, könnte sie weitergeben und zieht für die Bots.

## Pages without script

page-front-text = Vier Brettspiele über Luftschiffe, für Leute, für Bots und für beide an einem Tisch. Anmelden muss sich niemand: Ein Name genügt.
page-games = Die Spiele
page-rules = Regeln
page-more = Mehr
page-finished = Beendete Spiele
page-finished-more = Beendete Spiele mit jedem Zug und dem, was über ihr Glück bewiesen ist
page-programs = Die Schnittstelle für Programme
page-programs-more = (OpenAPI); sie spielen über einen WebSocket unter
page-rules-of = { $game }: die Regeln
page-no-rules = Dieses Spiel kommt ohne ausgeschriebene Regeln. Vielleicht sagt das Paket mehr, das es mitbringt.
page-sections = Abschnitte
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
page-happened = Was geschah
page-title = { $game }: { $names }
page-lesson = Das war eine Lektion: Ihre Würfel und Karten sind für alle gleich.
page-secret = Das Geheimnis war:
page-file = Das Spiel als Datei
page-file-more = spielt es damit auf deinem eigenen Rechner nach und bemerkt jede Karte und jeden Würfel, der nicht stimmt.
page-secret-kept = Die Runde behält das Geheimnis und die Karten, die aus ihm folgen, für sich.
page-luck = Woher das Glück kam
page-luck-secret = Als der Tisch eröffnet wurde, zeigte der Server den SHA-256 eines Geheimnisses:
page-luck-shared = Danach gaben die Rechner am Tisch Zufallszahlen, jede durch einen Hash gebunden, ehe eine gezeigt wurde:
page-luck-number = Zufallszahl und ihr früherer Hash
page-luck-voided = Davor wurden { $times ->
    [1] einmal
   *[other] { $times }-mal
} Zufallszahlen umsonst gezeigt: Die Plätze änderten sich, und alle zogen neu.
page-proves = Was das beweist:
page-proves-not = Was das nicht beweist:
page-share-bot = die eines Bots, die jeder ausrechnen kann:
page-share-none = es gab keine
page-share-not-shown = nicht gezeigt, also nicht Teil des Glücks
page-fault = Das hat nicht geklappt
page-to-start = Zur Startseite
page-languages = Sprachen
page-foot = Aerodrome: Brettspiele mit Luftschiffen, für Leute und für Programme.

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
line-option = Möglich: { $values }; ohne Angabe { $default }.
line-own-cards = Du spielst mit den Karten aus { $file }.
line-over-already = Dieses Spiel ist zu Ende. Sieh es noch einmal an: aerodrome replay { $file }
line-help = Tippe die Nummer eines Zuges oder den Zug selbst (wie: { $example }). Außerdem:
line-help-explain = was gerade gefragt ist und welche Regeln dafür gelten
line-help-look = der ganze Tisch
line-help-moves = die Züge noch einmal
line-help-log = was geschehen ist
line-help-cards = alle Karten, und welche Werte rekonstruiert sind
line-help-card = eine Karte gezeichnet, wo Karten Bilder sind
line-help-rule = der Text einer Regel
line-help-undo = den letzten Zug zurücknehmen, wenn weder gewürfelt noch eine Karte gezeigt wurde
line-help-hint = die besten Züge, und warum
line-help-odds = alle Gewinnaussichten, und die Chancen jedes Wurfs
line-help-save = das Spiel aufheben
line-help-quit = aufhören; das Spiel bleibt aufgehoben und kann weitergehen
line-note = Hinweis zu diesem Spiel: { $note }.
line-kept = Das Spiel ist aufgehoben.
line-input-ended = Die Eingabe endete vor dem Spiel. Das Spiel ist aufgehoben.
line-stopped = Angehalten. Das Spiel ist aufgehoben.
line-go-on = So geht es weiter: aerodrome resume { $file }
line-type-number = Tippe eine Nummer aus der Liste, `moves`, um sie noch einmal zu sehen, oder `help`.
line-type-something = Tippe die Nummer eines Zuges oder `help`.
line-for-only = === Nur für { $name } ===
line-hand-over = Weitergeben an { $name }. Drück die Eingabetaste, wenn nur noch { $name } hinsieht.
line-turn = --- { $name }, Zug { $move } ---
line-no-such-move = Einen Zug { $move } gibt es nicht. Sie sind von 1 bis { $last } nummeriert.
line-not-a-move = „{ $move }“ ist hier kein Zug.
line-not-a-move-like = „{ $move }“ ist hier kein Zug. Züge sehen aus wie { $examples }.
line-illegal = „{ $move }“ ist nicht erlaubt. { $rule }: { $text }
line-more = Mehr: `help`, oder `rule` und eine Nummer.
line-to-win = { $label }: { $chance } % Gewinnaussicht (±{ $error } %)
line-chances = Alle Gewinnaussichten, nach dem, was du wissen kannst, und { $samples } von hier aus weitergespielten Partien.
line-no-search = Die Suche gibt es hier nicht: { $why }
line-no-such-card = Eine Karte „{ $card }“ lässt sich nicht zeichnen. `cards` zeigt alle.
line-no-cards = Dieses Spiel zeigt keine Karten.
line-no-such-rule = Eine Regel „{ $rule }“ gibt es nicht. `aerodrome rules { $game }` druckt alle.
line-not-your-move = Der letzte Zug ist nicht deiner, also kannst du ihn nicht zurücknehmen.
line-nothing-to-undo = Noch hat niemand gezogen.
line-cannot-undo = Das kannst du nicht zurücknehmen: Seither wurde gewürfelt, eine Karte gezeigt oder etwas durch verdeckte Karten entschieden.
line-taken-back = Zurückgenommen: { $move }.
line-cannot-save = Das Spiel lässt sich nicht als { $file } sichern: { $why }. Nenne eine andere Datei: save FILE
line-saved = Gesichert als { $file }
line-saved-replay = Gesichert als { $file }. Sieh es noch einmal an: aerodrome replay { $file }
line-recent = Das Letzte, was geschah ({ $count }); `log` zeigt alles.
line-talk = { $name }: „{ $text }“
line-result = { $place }. { $name }: { $points }
line-result-from = { $place }. { $name }: { $points } ({ $sources })
line-source = { $points } für { $source }
line-replay = { $game }: { $names }; { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, Glück aus { $luck }.
line-set-up = Aufbau
line-won = { $winners-n ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}

## In the browser
