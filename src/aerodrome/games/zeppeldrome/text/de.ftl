# Zeppeldrome in German.

-machine = Stampfmaschine
-ladder = Bocksprungleiter
-any-vector = ein Vektor in beliebiger Richtung
-section-help = Abschnitt { $letter } der Strecke: „zufällig“ ist eines seiner Hindernisse, „beliebig“ kann auch leer sein, „keiner“ lässt ihn weg (ZD-1.3).

## Names

card = Karte { $n }

colour-yellow = Gelb
    .luftschiff = das gelbe Luftschiff
colour-blue = Blau
    .luftschiff = das blaue Luftschiff
colour-red = Rot
    .luftschiff = das rote Luftschiff
colour-green = Grün
    .luftschiff = das grüne Luftschiff

direction-forward = vorwärts
direction-back = zurück
direction-up = hinauf
direction-down = hinunter
direction-up-forward = schräg hinauf vorwärts
direction-down-forward = schräg hinunter vorwärts
direction-up-back = schräg hinauf zurück
direction-down-back = schräg hinunter zurück
direction-any = in beliebiger Richtung

symbol-gears = Zahnräder offen, Kolben geschlossen
symbol-pistons = Kolben offen, Zahnräder geschlossen

barrier-nothing = nichts
    .ab = prallt nirgends ab
barrier-edge = der Rand der Strecke
    .ab = prallt am Rand der Strecke ab
barrier-wind = der Gegenwind
    .ab = prallt am Gegenwind ab
barrier-fog = der Nebel
    .ab = prallt am Nebel ab
barrier-gate-from-above = ein Tor, in das man nicht von oben oder unten kommt
    .ab = prallt an einem Tor ab, in das man nicht von oben oder unten kommt
barrier-other-gate = ein Tor anderer Farbe
    .ab = prallt an einem Tor anderer Farbe ab
barrier-blocked-space = ein gesperrtes Feld
    .ab = prallt an einem gesperrten Feld ab
barrier-closed-space = die geschlossene Maschine
    .ab = prallt an der geschlossenen Maschine ab
barrier-dirigible = ein anderes Luftschiff
    .ab = prallt an einem anderen Luftschiff ab
barrier-old-folk = alte Leute
    .ab = prallt an alten Leuten ab
barrier-lemming = ein Lemming
    .ab = prallt an einem Lemming ab

section-ballast = Etwas Ballast
    .hinter = Etwas Ballast
section-inspiration = Aussichtspunkt
    .hinter = den Aussichtspunkt
section-slalom-1 = Slalom 1
    .hinter = Slalom 1
section-headwinds = Gegenwind
    .hinter = den Gegenwind
section-slalom-2 = Slalom 2
    .hinter = Slalom 2
section-machine = { -machine }
    .hinter = die { -machine }
section-fog = Dichter Nebel
    .hinter = den dichten Nebel
section-fans = Wilde Fans
    .hinter = die wilden Fans
section-folks = Vier alte Leute auf der Suche nach dem Markt
    .hinter = die vier alten Leute
section-press-boxes = Pressekabinen
    .hinter = die Pressekabinen
section-lemmings = Lemming-„Wanderung“
    .hinter = die Lemming-„Wanderung“
section-empty = Freier Himmel
    .hinter = den freien Himmel

basis-ballast = neun markierte Felder
basis-inspiration = mehr ist nicht bekannt
basis-slalom-1 = jede Farbe beginnt in der Zeile ihres Starts und rückt dann um eine weiter
basis-headwinds = mehr ist nicht bekannt
basis-slalom-2 = drei gesperrte Felder, und Tore, an denen man nicht vorbeikommt
basis-machine = Felder eines Symbols berühren sich nur schräg
basis-fog = mehr ist nicht bekannt
basis-fans = mehr ist nicht bekannt
basis-folks = vier alte Leute
basis-press-boxes = mehr ist nicht bekannt
basis-lemmings = fünf von sieben Lemmingen
basis-empty = mehr ist nicht bekannt

trick-supply = Versorgungsballon
trick-stowaway = Langfingriger blinder Passagier
trick-reverse = Kopfstehendes Anemometer
trick-marshal = Ehrenmarschall
trick-ladder = { -ladder }

trick-does-supply = zwei Karten ziehen
trick-does-stowaway = eine zufällige Karte aus der Hand nehmen
trick-does-reverse = die Bewegung läuft in dieser Runde vom letzten zum ersten Platz
trick-does-marshal = in dieser Runde die Hindernisse bewegen, anstelle der Person auf dem letzten Platz
trick-does-ladder = prallt das Schiff in der Bewegung dieser Runde zum ersten Mal an einem Hindernis ab, hinter dem das Feld offen ist, landet es dort; nur das verbraucht sie

mark-open = .
mark-ballast = b
mark-ninth = n
mark-inspiration = i
mark-wind = ~
mark-fog = f
mark-blocked = #
mark-gear = g
mark-piston = p
mark-folk = O
mark-lemming = L
mark-gate-yellow = Y
mark-gate-blue = B
mark-gate-red = R
mark-gate-green = G
mark-fan-yellow = Y
mark-fan-blue = B
mark-fan-red = R
mark-fan-green = G

move-pass = passen
move-pay-nothing = nichts zahlen und darauf verzichten
move-keep = die Karten behalten, die du hast
move-stop = keinem offenen Pfeil folgen: Die Karte ist zu Ende
move-drop = Ballast abwerfen
move-drop-not = deinen Ballast behalten
move-collect = den Ballaststein aufnehmen
move-collect-not = ihn liegen lassen
move-open-gears = die Zahnräder öffnen
move-open-pistons = die Kolben öffnen
move-folks-done = keine alten Leute mehr bewegen
move-lemmings-done = keine Lemminge mehr

## What happens

course-section = Abschnitt { $letter ->
        [0] A
        [1] B
        [2] C
       *[3] D
    }: { $section }.
first = { $seat } ist zu Beginn auf dem ersten Platz.
takes-colour = { $seat } nimmt { $colour-luftschiff }.
starts-at = { $seat } startet in Zeile { $row }.
sets-machine = { $changed ->
        [0] { $seat } lässt die { -machine }, wie sie ist: { $symbol }.
       *[1] { $seat } stellt die { -machine } ein: { $symbol }.
    }
turn = Runde { $n }. Alle wählen heimlich einen Flugplan.
draws = { $seat } zieht { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }.
has-drawn = { $seat } zieht { $drawn }.
reshuffle = Der Abwurf wird gemischt: ein neuer Stapel mit { $n ->
        [one] einer Karte
       *[other] { $n } Karten
    }.
has-chosen = { $seat } hat { $card } { $up ->
        [0] verdeckt
       *[1] offen
    } gewählt.
flies-plan = { $seat } fliegt { $plan }.
leaves-face-down = { $seat } lässt den Flugplan verdeckt: { -any-vector }.
has-no-card = { $seat } hat keine Karte: { -any-vector }.
action-round = Aktionskarten, Durchgang { $n }.
plays = { $seat } spielt { $card }.
is-target = { $seat } ist das Ziel: { $choice }.
passes = { $seat } passt.
pays = { $seat } zahlt mit { $card }.
new-chit = { $seat } hat { $before ->
        [0] nach
       *[1] vor
    } dem Flugplan einen neuen Marker: { $direction }.
no-chit-left = { $seat } bekommt keinen Marker: Es sind keine mehr übrig.
loses-chit = { $seat } verliert einen Marker: { $direction }.
no-chit-to-lose = { $seat } hat keinen Marker zu verlieren.
deactivated = { $up ->
        [0] { $seat } hatte einen Plan, der schon verdeckt war.
       *[1] { $seat } muss den Flugplan umdrehen: { -any-vector } bleibt übrig.
    }
loses-chits = { $n ->
        [0] { $seat } hatte keine Marker zu verlieren.
        [one] { $seat } verliert einen Marker.
       *[other] { $seat } verliert { $n } Marker.
    }
steals = { $found ->
        [0] { $seat } findet nichts zu stehlen.
       *[1] { $seat } stiehlt eine Karte von { $victim }.
    }
has-stolen = { $seat } stiehlt von { $victim } { $stolen }.
reversed = In dieser Runde läuft die Bewegung vom letzten zum ersten Platz.
marshal = { $seat } bewegt in dieser Runde die Hindernisse.
ladder = { $seat } hat eine { -ladder } für das nächste Hindernis.
movement = Bewegung.
moves = { $seat } fliegt { $direction } nach Zeile { $row }, Spalte { $column }.
bounces = { $seat } fliegt { $direction } und { $barrier-ab }.
leaps = { $seat } springt { $direction } über ein Hindernis nach Zeile { $row }, Spalte { $column }.
collects = { $seat } nimmt Ballast auf und hat jetzt { $n ->
        [one] einen Stein
       *[other] { $n } Steine
    }.
drops = { $seat } wirft Ballast ab und steigt nach Zeile { $row }, Spalte { $column }.
bonus = Die Fans jubeln: { $seat } bekommt einen zusätzlichen Vektor.
loses-vector = { $seat } wird von Fans aufgehalten und verliert { $direction-id ->
        [none] den Vektor der verdeckten Karte
       *[other] einen Vektor: { $direction }
    }.
stops = { $seat } folgt keinem offenen Pfeil.
plan-over = { $seat } hat den Plan abgeflogen.
plan-shown = { $seat } hat den Plan abgeflogen und zeigt { $shown }.
moves-folk = { $seat } schickt Figur { $folk } der alten Leute { $direction }.
moves-lemming = { $fell ->
        [0] { $seat } lässt Lemming { $lemming } ein Feld fallen.
       *[1] { $seat } lässt Lemming { $lemming } von der Strecke fallen.
    }
new-lemming = { $seat } lässt Lemming { $lemming } oben hereinfallen.
discards = { $seat } wirft { $card } ab.
finish = { $seat } hat die Ziellinie erreicht!
game-over = Das Spiel ist zu Ende. { $rule }

## Cards

card-in-full = { $card }: { $plan }. Aktion: { $action }
plan = { $vectors }
vector = { $direction }{ $paid ->
        [0] {""}
       *[1] {" "}für eine Karte
    }
fork =
    { $inner ->
        [0] entweder { $ways }
       *[1] ({ $ways })
    }
way = { $vectors }
other-way = oder { $vectors }
action-of-card = { $choices }
choice = { $effects }
other-choice = oder { $effects }
chit-before =
    { $direction-id ->
        [any] ein Marker beliebiger Richtung
       *[other] ein Marker „{ $direction }“
    } vor dem Plan{ $paid ->
        [0] {""}
       *[1] , wenn du dafür noch eine Karte abwirfst
    }
chit-after =
    { $direction-id ->
        [any] ein Marker beliebiger Richtung
       *[other] ein Marker „{ $direction }“
    } nach dem Plan{ $paid ->
        [0] {""}
       *[1] , wenn du dafür noch eine Karte abwirfst
    }
move-at-once = das Schiff sofort { $direction } bewegen{ $paid ->
        [0] {""}
       *[1] , wenn du dafür noch eine Karte abwirfst
    }
remove-chit = einen Marker entfernen
deactivate-card = die Flugplankarte abschalten
deactivate-plan = den Flugplan samt Markern abschalten
do-trick = { $trick } ({ $does })
listed-section = { $section }: { $rows } [{ $named ->
        [0] rekonstruiert: Felder, Name
       *[1] rekonstruiert: Felder
    }; { $basis }]
listed-row = { $marks }
listed-mark = { $mark }
listed-card = { $card }: { $plan } | { $action } [{ $printed ->
        [0] rekonstruiert: Plan, Aktion
        [1] rekonstruiert: Aktion
        [2] rekonstruiert: Plan
       *[3] gedruckt
    }]

## Questions

question = { $asks }
about-card = { $card }{ $target-id ->
        [none] {""}
       *[some] {" "}auf { $target }
    }: { $action }. { $asks }
which-vector = { $asks } { $plan }

asks-colour = Welches Luftschiff nimmst du?
asks-machine = { -machine }: Welches Symbol soll offen sein?
asks-plan = Wähle heimlich einen Flugplan: offen, oder verdeckt für einen einzigen Vektor in beliebiger Richtung.
asks-action = Spielst du eine Karte als Aktion, oder passt du?
asks-target = Auf wen spielst du sie?
asks-choice = Welche ihrer Möglichkeiten wählst du?
asks-direction = Welche Richtung soll der Marker zeigen?
asks-extra = Wirfst du für den offenen Teil der Aktion eine Karte ab?
asks-remove = Welcher Marker wird entfernt?
asks-folks = Bewegst du die alten Leute? Jede Figur darf ein Feld weit gehen.
asks-lemmings = Welche Lemminge lässt du fallen? Mindestens einer muss; danach dürfen neue hereinfallen.
asks-fly = Welchen Vektor fliegst du?
asks-pay = Welche Karte wirfst du für den offenen Pfeil ab?
asks-drop = Dein Vektor ist geflogen. Wirfst du Ballast ab?
asks-lose = Fremde Fans halten dich auf: Welchen Pfeil verlierst du?
asks-bonus = Deine eigenen Fans jubeln: Du darfst einen zusätzlichen Vektor in beliebiger Richtung fliegen.
asks-collect = Nimmst du den Ballaststein auf? Dein Schiff sinkt dann um ein Feld, wenn es kann.
asks-discard = Möchtest du Karten abwerfen, die du nicht brauchst?

## Moves

label-plan = { $plan } fliegen
label-face-down = { $card } verdeckt lassen
label-play = { $card } spielen: { $action }
label-discard = abgeworfen wird { $discarded }
label-colour = { $colour-luftschiff }
label-on-seat = auf Platz { $seat }
label-on = auf { $seat-you ->
        [yes] dich selbst
       *[no] { $seat }
    }: { $where }
label-choice = Möglichkeit { $n }
label-direction = { $direction }
label-remove = Marker { $n } { $before ->
        [0] nach
       *[1] vor
    } der Karte{ $direction-id ->
        [none] {""}
       *[other] : { $direction }
    }
label-fly = { $direction }{ $paid ->
        [0] {""}
       *[1] , für eine Karte
    }{ $barrier-id ->
        [nothing] {""}
       *[other] : { $barrier-ab }
    }
label-lose =
    den Pfeil „{ $direction }“ verlieren{ $paid ->
        [0] {""}
       *[1] , für eine Karte
    }
label-folk = Figur { $folk } der alten Leute geht { $direction }
label-lemming = Lemming { $lemming } in Zeile { $row }, Spalte { $column } { $falls ->
        [0] fällt ein Feld
       *[1] fällt von der Strecke
    }
label-some-lemming = Lemming { $lemming } fällt ein Feld
label-new-lemming = ein neuer Lemming fällt in Spalte { $column }
label-machine = { $symbol }{ $now ->
        [0] {""}
       *[1] {" "}(wie jetzt)
    }
label-drop = einen Ballaststein abwerfen und ein Feld steigen (noch { $n })
label-no-bonus = kein zusätzlicher Vektor
label-move = { $move }

## Points, and what is good for somebody

points = { $points ->
        [one] { $points } Spalte
       *[other] { $points } Spalten
    }
columns-reached = erreichte Spalten
fact-points = { $seat-you ->
        [yes] deine Spalten
       *[no] die Spalten von { $seat }
    }
fact-hand = die Karten auf deiner Hand
fact-first = du bist auf dem ersten Platz
fact-past = du hast { $section-hinter } hinter dir
fact-ballast = du hast einen Ballaststein

## The table

course = Runde { $turn }. Die Strecke hat { $rows } Zeilen und { $columns } Spalten; Spalte { $columns } ist die Ziellinie. { $sections-n ->
        [0] Es gibt keine Abschnitte mit Hindernissen.
       *[other] Abschnitte: { $sections }.
    }
section-from = { $section } ab Spalte { $column }
machine-now = { -machine }: { $symbol }.
ballast-lies = Ballast liegt hier: { $places }.
folks-stand = Alte Leute stehen hier: { $places }.
lemmings-flap = Lemminge flattern hier: { $places }.
space = Zeile { $row }, Spalte { $column }
pile =
    Im Stapel: { $pile ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $pile } Karten
    }. { $discards-n ->
        [0] Im Abwurf liegt nichts.
       *[other] Im Abwurf: { $discards }.
    } Übrige Marker: { $chits }.
card-number = { $n }
captain = { $seat }{ $seat-you ->
        [yes] {" "}(du)
       *[no] {""}
    }{ $colour-id ->
        [none] {""}
       *[other] , { $colour }
    }: { $where }; { $has }.{ $more-n ->
        [0] {""}
       *[other] {" "}{ $more }
    }
not-on-course = noch nicht auf der Strecke
where = Zeile { $row }, Spalte { $column }{ $section-id ->
        [none] {""}
       *[other] {" "}({ $section })
    }
hand-size = { $n ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $n } Karten
    } auf der Hand
ballast-size = { $n ->
        [one] ein Ballaststein
       *[other] { $n } Ballaststeine
    }
a-ladder = eine { -ladder }
plan-left = { $parts-n ->
        [0] Plan: abgeflogen.
       *[other] Plan: { $parts }.
    }
chit-left = Marker „{ $direction }“
card-left =
    { $plan }{ $flown-n ->
        [0] {""}
       *[other] {" "}(schon geflogen: { $flown })
    }
any-vector = beliebige Richtung
lies-face-down = Verdeckt liegt { $laid }.
known = Dir bekannte Karten: { $cards }.
hand =
    { $cards-n ->
        [0] Deine Hand: keine Karten.
       *[other] Deine Hand. { $cards }
    }
hand-card = { $card }: { $plan }. Aktion: { $action }.

## The course as a picture of characters

picture-ships = Y> B> R> G> Luftschiffe: Gelb, Blau, Rot, Grün
picture-finish = | Ziellinie
picture-ballast = b Ballast
picture-inspiration = i { section-inspiration }
picture-slalom-1 = (Y Tor
picture-headwinds = ~~ Wind
picture-slalom-2 = (Y Tor, ## gesperrt
picture-machine = #g #p geschlossen (Zahnräder, Kolben)
picture-fog = :: Nebel
picture-fans = *Y Fans
picture-folks = O1 alte Leute
picture-press-boxes = ## Pressekabine
picture-lemmings = L1 Lemming
picture-title = { card }
picture-action = Aktion: { $action }
picture-described = Flugplan: { $plan }. Aktion: { $action }.

## The sheet

tagline = Ein Rennen über eine Strecke voller Hindernisse, mit heimlichen Flugplänen, in die alle hineinpfuschen.

option-rows = Zeilen
option-rows-help = Zeilen der Strecke (ZD-1.1).
option-rows-five = fünf
option-rows-seven = sieben
option-ballast = Ballast
option-ballast-help = Ballaststeine auf „Etwas Ballast“ (ZD-9.1).
option-ballast-nine = neun
option-ballast-eight = acht
option-section-a = Abschnitt A
option-section-a-help = { -section-help(letter: "A") }
option-section-a-random = zufällig
option-section-a-ballast = { section-ballast }
option-section-a-inspiration = { section-inspiration }
option-section-a-slalom-1 = { section-slalom-1 }
option-section-a-empty = leer
option-section-a-any = beliebig
option-section-a-none = keiner
option-section-b = Abschnitt B
option-section-b-help = { -section-help(letter: "B") }
option-section-b-random = zufällig
option-section-b-headwinds = { section-headwinds }
option-section-b-slalom-2 = { section-slalom-2 }
option-section-b-empty = leer
option-section-b-any = beliebig
option-section-b-none = keiner
option-section-c = Abschnitt C
option-section-c-help = { -section-help(letter: "C") }
option-section-c-random = zufällig
option-section-c-machine = { section-machine }
option-section-c-fog = { section-fog }
option-section-c-fans = { section-fans }
option-section-c-empty = leer
option-section-c-any = beliebig
option-section-c-none = keiner
option-section-d = Abschnitt D
option-section-d-help = { -section-help(letter: "D") }
option-section-d-random = zufällig
option-section-d-folks = { section-folks }
option-section-d-press-boxes = { section-press-boxes }
option-section-d-lemmings = { section-lemmings }
option-section-d-empty = leer
option-section-d-any = beliebig
option-section-d-none = keiner
option-first-seat = Startplatz
option-first-seat-help = Wer auf dem ersten Platz beginnt: die Nummer am Tisch, gezählt ab 1 (ZD-2.1).
option-first-seat-random = zufällig

## Only in the browser

ui-section-folks = Vier alte Leute
ui-section-lemmings = Lemming-„Wanderung“
ui-start = Start
ui-finish = Ziel
ui-look-at = { $name } ansehen
ui-course = Die Strecke
ui-card-made-up = Plan und Aktion dieser Karte sind erfunden.
ui-plan-made-up = Der Plan dieser Karte ist erfunden, ihre Aktion ist gedruckt.
ui-pile = Stapel
ui-discards = Abwurf
ui-chits = Marker
ui-turn = Runde { $n }
ui-set-up = Aufbau
ui-step-plans = Flugpläne
ui-step-actions = Aktionen
ui-step-hazards = Hindernisse
ui-step-movement = Bewegung
ui-step-discarding = Karten
ui-ship = Luftschiff { $colour } von { $name }, Zeile { $row }, Spalte { $column }
ui-taken-by = hat { $name }
ui-free = frei
ui-take-ship = Luftschiff { $colour }
ui-no-plan-yet = Noch kein Flugplan
ui-your-hand = Deine Hand
ui-hand-empty = Keine Karten auf der Hand
ui-plan-and-action = Plan: { $plan }. Aktion: { $action }.
ui-fly-it = Offen fliegen
ui-lay-it = Verdeckt hinlegen
ui-play-it = Aktion ausspielen
ui-pay-it = Damit bezahlen
ui-discard-it = Abwerfen
ui-pick-card = Wähle eine Karte: Du siehst ihren Weg und was du mit ihr tun kannst.
ui-on-whom = Auf wen?
ui-which-way = Was von beidem?
ui-which-direction = Welche Richtung?
ui-which-chit = Welcher Marker?
ui-pay-for-it = Bezahle den offenen Teil mit einer Handkarte oder verzichte darauf.
ui-pay-for-arrow = Bezahle den offenen Pfeil mit einer Handkarte.
ui-you = du
ui-plays = { $name } spielt eine Karte{ $on ->
        [nobody] {""}
        [self] {" "}auf sich selbst
        [you] {" "}auf dich
       *[other] {" "}auf { $target }
    }
ui-column = Spalte { $at } von { $of }
ui-ladder = { -ladder }: wartet auf einen Abpraller in der Bewegung
ui-marshal = { trick-marshal }: bewegt die Hindernisse
ui-marshal-is = { $name } bewegt die Hindernisse
ui-face-down = verdeckt, ein Vektor in beliebiger Richtung
ui-trace-plan = Zeigen, wohin der Plan von { $name } führt: { $plan }
ui-chit-before = Marker vor dem Plan: { $direction }
ui-chit-after = Marker nach dem Plan: { $direction }
ui-flown = geflogen
ui-folk = Alte Leute, Figur { $n }
ui-pick-folk = Alte Leute, Figur { $n }: Wähle, wohin sie geht
ui-folk-goes = Figur { $n } der alten Leute geht { $direction }
ui-lemming = Lemming { $n }
ui-new-lemming = Hier fällt ein neuer Lemming
ui-ballast-token = Ballaststein: aufnehmen
ui-gears = { $open ->
        [yes] Zahnräder: offen
       *[no] Zahnräder: geschlossen
    }
ui-pistons = { $open ->
        [yes] Kolben: offen
       *[no] Kolben: geschlossen
    }
ui-fly = Flieg { $way }
ui-movement-starts = Bewegung
ui-reversed = Die Bewegung läuft vom letzten zum ersten Platz
ui-wins = { $name } überquert die Ziellinie
ui-pass = Passen
ui-pay-nothing = Darauf verzichten
ui-keep = Diese Karten behalten
ui-stop = Hier aufhören
ui-no-bonus = Kein zusätzlicher Vektor
ui-drop = Ballast abwerfen und steigen
ui-drop-not = Ballast behalten
ui-collect = Ballast aufnehmen
ui-collect-not = Liegen lassen
ui-open-gears = Zahnräder öffnen
ui-open-pistons = Kolben öffnen
ui-leave-gears = Zahnräder offen lassen
ui-leave-pistons = Kolben offen lassen
ui-folks-done = Keine alten Leute mehr
ui-lemmings-done = Keine Lemminge mehr

ui-part-course = Strecke
ui-part-plans = Pläne
ui-length = eine Strecke von { $n } Spalten
ui-lens = Die Lupe über der Strecke: mit den Pfeiltasten zu verschieben
ui-place = { $n }.
ui-gain = { $way ->
        [ahead] { $n } voraus
        [back] { $n } zurück
       *[none] keine Spalte gewonnen
    }{ $bounces ->
        [0] {""}
        [one] , ein Abpraller
       *[other] , { $bounces } Abpraller
    }
ui-outlook = Beim Stand der Dinge
ui-race = Das Rennen
ui-any-way = { -any-vector }
ui-at-best = im besten Fall { $n } voraus
ui-costs = kostet eine Karte
ui-machine-why = Felder mit dem geschlossenen Symbol kann niemand betreten.

ui-hazard-ballast = Ballaststeine aufnehmen und sinken, abwerfen und steigen
ui-hazard-inspiration = Wer hier ist, zieht bis zu fünf Karten
ui-hazard-slalom-1 = Ein Tor lässt nur seine Farbe ein, nicht von oben oder unten
ui-hazard-headwinds = Kein Flug geradeaus von Wind zu Wind
ui-hazard-slalom-2 = Tore in vier Farben und gesperrte Felder
ui-hazard-machine = Zahnräder oder Kolben versperren den Weg
ui-hazard-fog = Kein schräger Flug von Nebel zu Nebel
ui-hazard-fans = Eigene Fans geben einen Vektor, fremde kosten einen
ui-hazard-folks = Die alten Leute schlendern umher und sperren
ui-hazard-press-boxes = Pressekabinen sperren
ui-hazard-lemmings = Lemminge fallen und sperren
ui-hazard-empty = Nichts im Weg
