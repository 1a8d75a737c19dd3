# Airships in German.

tagline = Bau eine Firma auf, wirf ihre Würfel und lass Luftschiffe steigen.


## Options

option-chips-per-attempt = Chips je Versuch
option-chips-per-attempt-help = Bonuschips, die zu einem Wurf eingesetzt werden dürfen (AS-7.4).
option-chips-per-attempt-any = beliebig viele
option-first-seat = Wer beginnt
option-first-seat-help = Welcher Platz beginnt, gezählt ab 1 (AS-2.9).
option-first-seat-random = ausgelost
option-entrepreneurs = Unternehmer
option-entrepreneurs-help = Wer welchen Unternehmer bekommt (AS-2.8).
option-entrepreneurs-by-seat = nach Platz
option-entrepreneurs-chosen = frei gewählt
option-phases-in-order = Bauabschnitte der Reihe nach
option-phases-in-order-help = Muss die Hindenburg der Reihe nach gebaut werden? (AS-10.6)
option-phases-in-order-no = nein
option-phases-in-order-yes = ja
option-replace-era-card = Karte nach dem Epochenwechsel
option-replace-era-card-help = Nach dem Epochenwechsel noch eine Karte aufdecken? (AS-3.6)
option-replace-era-card-no = nein
option-replace-era-card-yes = ja
option-chip-for-no-target = Chip ohne Ziel
option-chip-for-no-target-help = Gibt es einen Chip für einen Zug ohne erlaubtes Ziel? (AS-4.6)
option-chip-for-no-target-no = nein
option-chip-for-no-target-yes = ja


## Names

# .er, .e, .en: before a die, as the sentence needs it; .als-name: by itself.
colour-white = weiß
    .er = weißer
    .e = weiße
    .en = weißen
    .als-name = Weiß
colour-red = rot
    .er = roter
    .e = rote
    .en = roten
    .als-name = Rot
colour-black = schwarz
    .er = schwarzer
    .e = schwarze
    .en = schwarzen
    .als-name = Schwarz

country-usa = USA
    .from = aus den USA
country-germany = Deutschland
    .from = aus Deutschland
country-italy = Italien
    .from = aus Italien
country-france = Frankreich
    .from = aus Frankreich

department-financiers = Finanziers
department-hangars = Hallen
department-captains = Kapitäne
department-engineers = Ingenieure
department-materials = Werkstoffe
department-engines = Motoren

figure-needs = Bedarf
figure-target = Zielzahl
figure-gives = Gabe
figure-vp = Siegpunkte

# Starters.
card-F-S1 = Sparschwein
card-F-S2 = Onkels Darlehen
card-F-S3 = Pfennigaktien
card-H-S1 = Alte Scheune
card-H-S2 = Segeltuchzelt
card-H-S3 = Jahrmarktbude

# Era 1.
card-F-11 = Dorfbank
card-F-12 = Handelshaus
card-H-11 = Doppelschuppen
card-H-12 = Backsteinhalle
card-C-11 = Ballonpilot
card-C-12 = Hafenlotse
card-C-13 = Postflieger
card-C-14 = Sturmreiter
card-I-11 = Lehrling
card-I-12 = Zeichner
card-I-13 = Statikerin
card-M-11 = Seide statt Baumwolle
card-M-12 = Birkenstreben
card-M-13 = Großbestellung
card-M-14 = Stahlrohre
card-G-11 = Handkurbel
card-G-12 = Zweizylinder
card-G-13 = Getriebepropeller

# Era 2.
card-F-21 = Handelsbank
card-F-22 = Börse
card-F-23 = Königliche Gunst
card-H-21 = Drehhalle
card-H-22 = Halle am See
card-H-23 = Weltausstellungshalle
card-C-21 = Ozeanveteran
card-C-22 = Nachtnavigatorin
card-C-23 = Kommodore
card-C-24 = Polarheld
card-I-21 = Obermonteur
card-I-22 = Gaschemikerin
card-I-23 = Aerodynamikerin
card-I-24 = Visionär
card-I-25 = Emeritus
card-M-21 = Gedrücktes Aluminium
card-M-22 = Legierungsgießerei
card-M-23 = Duralumin
card-M-24 = Museumsstücke
card-G-21 = Reihensechszylinder
card-G-22 = Dieselgondel
card-G-23 = Zwölfzylinder
card-G-24 = Perfekte Balance
card-G-25 = Rekordbrecher

# Airships keep their names.
card-L1 = Skylark
card-L2 = Daisy
card-L3 = Bumble
card-L4 = Swift
card-L5 = Meadow Queen
card-L6 = Red Kite
card-M1 = Wayfarer
card-M2 = Northern Star
card-M3 = Vermilion
card-M4 = Courier
card-M5 = Thunderhead
card-M6 = Raven
card-D1 = Scarlet Duchess
card-D2 = Three Crowns
card-D3 = Continental
card-D4 = Black Swan
card-D5 = Aurora
card-D6 = Leviathan

# Phases of the Hindenburg.
card-H1 = Hindenburg: { ui-phase-H1 }
card-H2 = Hindenburg: { ui-phase-H2 }
card-H3 = Hindenburg: { ui-phase-H3 }
card-H4 = Hindenburg: { ui-phase-H4 }


## Cards

dice = { $dice ->
    [one] 1 { $colour-er }
   *[other] { $dice } { $colour-e }
}
needs = { $dice }, { $target } oder mehr
gives = bringt { $gifts }
gifts-said = { $gifts }
gift-dice = { $dice ->
    [one] einen { $colour-en } Würfel
   *[other] { $dice } { $colour-e } Würfel
}
gift-chips = { $chips ->
    [one] einmalig einen Bonuschip
   *[other] einmalig { $chips } Bonuschips
}
gift-imaginary = eine gedachte { $colour-e } { $value }
gift-exchange = den Tausch „{ $swap }“
gift-bonus = +{ $bonus } zu Würfen mit { $colour-als-name }
gift-bonus-any = +{ $bonus } zu jedem Wurf
swap = { $paid ->
    [one] 1 { $give-en }
   *[other] { $paid } { $give-e }
} gegen { $gained ->
    [one] 1 { $get-en }
   *[other] { $gained } { $get-e }
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
phase-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} oder { $unfinished }, wenn die Hindenburg nicht fertig wird
face = { $card } ({ $card-id }): { $figures }
card-said = { $card }: { $figures }
listed = { $reconstructed-n ->
    [0] { $card } (alles gedruckt)
   *[other] { $card } (rekonstruiert: { $reconstructed })
}
card-name = { $card } ({ $card-id })


## What happens

first-seat = { $seat } beginnt.
entrepreneur = { $seat } nimmt den Unternehmer { $country-from }.
starter = { $seat } bekommt als Startkarte { $card }.
on-board = { $pushed-id ->
    [none] Aufgedeckt: { $card }.
   *[other] Aufgedeckt: { $card }. Aus dem Spiel geschoben: { $pushed }.
}
change-of-era = Epochenwechsel: Von jetzt an haben alle auch einen roten Würfel.
stack-shows = Stapel { $stack } zeigt { $card }.
stack-empty = Stapel { $stack } ist aufgebraucht: Die Hindenburg darf gebaut werden.
tries = { $seat } versucht { $card }: { $needs }.
exchanges = { $imaginary ->
    [0] { $seat } nutzt { $card } und tauscht { $swap }.
   *[other] { $seat } nutzt { $card } und tauscht { $swap }, auch den gedachten Würfel.
}
throws = { $seat } wirft { $colour-als-name }: { $faces }.
total = { $short ->
    [0] { $seat } kommt auf { $total }, das genügt.
   *[other] { $seat } kommt auf { $total }, { $short } zu wenig.
}
bonuses = { $seat } nutzt { $bonuses }.
free-bonus = +{ $bonus } gratis
chips = { $chips ->
    [one] 1 Bonuschip
   *[other] { $chips } Bonuschips
}
fails = { $chips ->
    [0] { $seat } scheitert.
   *[other] { $seat } scheitert und bekommt einen Bonuschip.
}
wins-expansion = { $old-id ->
    [none] { $seat } gewinnt { $card }.
   *[other] { $seat } gewinnt { $card } und ersetzt damit { $old }.
}
captain-chips = { $lost ->
    [0] { $chips ->
        [one] { $seat } bekommt 1 Bonuschip.
       *[other] { $seat } bekommt { $chips } Bonuschips.
    }
   *[other] { $seat } bekommt { $chips } von { $printed } Bonuschips: Mehr hat der Vorrat nicht.
}
builds-airship = { $seat } baut { $card }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
builds-phase = { $seat } vollendet { $card }.
wooden-airship = { $seat } bekommt das hölzerne Luftschiff.
no-target = { $chips ->
    [0] { $seat } hat kein erlaubtes Ziel.
   *[other] { $seat } hat kein erlaubtes Ziel und bekommt einen Bonuschip.
}
another-go = { $seat } zahlt { $cost } Bonuschips für einen weiteren Zug.
game-over = Das Spiel ist zu Ende. { $rule }


## Questions

ask-entrepreneur = Wähle einen Unternehmer.
ask-target = Welche Karte versuchst du?
ask-exchange = Vor dem Wurf für { $card } Würfel tauschen?
ask-bonus = { $card }: { $total } von { $target }, { $short } zu wenig. Boni einsetzen?
ask-extra-go = { $cost } Bonuschips für einen weiteren Zug zahlen?


## Moves

label-take = den Unternehmer { $country-from } nehmen
label-try = { $card } versuchen: { $figures }
replaces = ersetzt { $old }
label-try-nothing = ein leeres Feld versuchen
label-keep = die Würfel behalten, wie sie sind
label-exchange = { $imaginary ->
    [0] { $swap } tauschen, nur echte Würfel
   *[other] { $swap } tauschen, auch den gedachten Würfel
}
label-exchange-nothing = Würfel tauschen
label-use = Boni einsetzen: { $short } zu wenig, ausgeglichen mit { $bonuses }
label-use-nothing = Boni einsetzen
from-wooden-airship = +{ $bonus } durch das hölzerne Luftschiff
from-engine = +{ $bonus } durch { $card }
from-chips = { $chips ->
    [one] +1 durch einen Bonuschip
   *[other] +{ $chips } durch { $chips } Bonuschips
}
label-let-fail = { $supply ->
    [0] den Versuch scheitern lassen, ohne Chip: Dein Vorrat ist leer
   *[other] den Versuch scheitern lassen und einen Bonuschip bekommen
}
label-another-go = { $cost } Bonuschips für einen weiteren Zug zahlen
label-end-turn = den Zug beenden


## Chances

way = { $how }
as-they-are = mit den Würfeln, wie sie sind
exchanged = { $paid ->
    [one] 1 { $give-er }
   *[other] { $paid } { $give-e }
} gegen { $gained ->
    [one] 1 { $get-en }
   *[other] { $gained } { $get-e }
} getauscht
imaginary-too = auch der gedachte Würfel
with-bonuses = mit { $bonuses }
chips-at-most = { $chips ->
    [one] 1 Bonuschip
   *[other] bis zu { $chips } Bonuschips
}


## The table

points-airships = Luftschiffe
points-expansions = Erweiterungen
points-hindenburg = die Hindenburg

fact-chips = deine Bonuschips
fact-card = du hast { $card }
fact-wooden-airship = du hast das hölzerne Luftschiff

describe-era = Epoche { $era }. { $pile ->
    [0] Der Nachziehstapel ist leer.
    [one] Im Nachziehstapel liegt 1 Karte.
   *[other] Im Nachziehstapel liegen { $pile } Karten.
}
describe-row = { $pushed-id ->
    [none] { $department }, von links: { $fields }.
   *[other] { $department }, von links: { $fields }. Die Reihe ist voll: Die nächste Karte würde { $pushed } ({ $pushed-id }) hinausschieben.
}
describe-row-free = { $department }: Alle drei Felder sind frei.
field-free = frei
describe-stack = Stapel { $stack }: { $card }. { $covered ->
    [0] Es ist die letzte Karte.
    [one] 1 Karte darunter.
   *[other] { $covered } Karten darunter.
}
describe-stack-used-up = Stapel { $stack } ist aufgebraucht.
describe-phase = { $builder-id ->
    [none] { $card }.
   *[other] { $card }. Gebaut von { $builder }.
}

brief-company = { $seat-you ->
    [yes] { $seat } (du)
   *[no] { $seat }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $chips ->
    [one] 1 Bonuschip
   *[other] { $chips } Bonuschips
}, Würfel: { $dice }. { $holds }
brief-powers = Beim Wurf: { $gifts }.
brief-cards = Firma: { $cards }.
brief-fleet = Luftschiffe: { $airships }.
brief-wooden-airship = Hat das hölzerne Luftschiff.
brief-attempt = { $seat } versucht { $card }.
brief-thrown = Gewürfelt: { $dice }. Die besten Würfel ergeben { $total }, { $short } zu wenig.
thrown-dice = { $colour } { $faces }
thrown-imaginary = gedachte { $colour-e } { $value }
brief-made-up = Was das ausgleicht: { $bonuses }.


## Only in the browser

ui-financiers-do = Ihre Würfel gehören dir in jedem Wurf.
ui-hangars-do = { ui-financiers-do }
ui-captains-do = Sie bringen Würfel und einmalig Bonuschips, wenn du sie gewinnst.
ui-engineers-do = Ein gedachter Würfel, der immer dasselbe zeigt; er kommt zu drei echten hinzu.
ui-materials-do = Vor dem Wurf darfst du Würfel tauschen.
ui-engines-do = Sie erhöhen jeden Wurf, immer wieder.
ui-board = Abteilungen: Erweiterungen zu gewinnen
ui-stacks = Luftschiffe
ui-stack = Stapel { $n }
ui-stack-empty = Aufgebraucht
ui-below = { $n ->
    [0] das letzte
   *[other] { $n } darunter
}
ui-tier-light = klein
ui-tier-medium = mittel
ui-tier-dark = groß
ui-hindenburg = Die Hindenburg
ui-hindenburg-closed = Baubar, sobald ein Stapel aufgebraucht ist.
ui-hindenburg-open = Für alle offen. Bleibt sie unvollendet, zählen die kleinen Sterne.
ui-built-by = gebaut von { $name }
ui-era = Epoche
ui-era-n = Epoche { $era }
ui-pile = { $n ->
    [0] Der Nachziehstapel ist leer
    [one] 1 Karte im Nachziehstapel
   *[other] { $n } Karten im Nachziehstapel
}
ui-pile-change = { $n ->
    [0] Als Nächstes der Epochen{"\u00AD"}wechsel
    [one] Epochen{"\u00AD"}wechsel nach einer weiteren Karte
   *[other] Epochen{"\u00AD"}wechsel nach { $n } weiteren
}
ui-change-of-era = Epochenwechsel
ui-change-of-era-text = Von jetzt an werfen alle auch einen roten Würfel.
ui-wooden = Das hölzerne Luftschiff: +1 zu jedem Wurf, solange du es hast
ui-wooden-free = Das hölzerne Luftschiff wartet auf den ersten Bau
ui-enlarge = { $name } vergrößern
ui-needs = Braucht
ui-target = Zielzahl
ui-gives = Bringt
ui-vp = Siegpunkte
ui-at-least = { $n } oder mehr
ui-where-from = Woher die gedruckten Zahlen stammen
ui-belongs = Abteilung
ui-era-starter = eine Startkarte
ui-tray = Würfel
ui-your-dice = Deine Würfel
ui-dice-of = Würfel von { $name }
ui-point-at = Zeige auf eine Karte, um die Chance zu sehen.
ui-tap-at = Tippe auf eine Karte, um die Chance zu sehen.
ui-missing = es fehlt: { $dice }
ui-after-exchange = nach dem Tausch
ui-with-chips = { $n ->
    [one] mit einem Chip
   *[other] mit { $n }
}
ui-with-free = +{ $n } eingerechnet
ui-or-exchange = oder nach einem Tausch { $chance }
ui-tries = { $name } versucht { $card }
ui-adds-wooden = +{ $n } durch das hölzerne Luftschiff
ui-adds-engine = +{ $n } durch einen Motor
ui-adds-chips = { $n ->
    [one] +1 mit einem Chip
   *[other] +{ $n } mit { $n } Chips
}
ui-adds-free = +{ $n } ohne Chips
ui-success = Gelungen
ui-failure = Gescheitert
ui-failure-chip = Gescheitert: ein Bonuschip
ui-short-by = { $n } zu wenig
ui-keep = Würfel behalten
ui-exchange = Tauschen
ui-exchange-imaginary = Tauschen, auch den gedachten Würfel
ui-use-bonuses = Ausgleichen
ui-chips-left = { $n ->
    [0] kein Chip bleibt
    [one] 1 Chip bleibt
   *[other] { $n } Chips bleiben
}
ui-no-chip-needed = ohne Chip
ui-let-fail = Scheitern lassen
ui-fail-gains = { $supply ->
    [0] dein Vorrat hat keinen Chip mehr
   *[other] du bekommst einen Chip und hast { $n }
}
ui-another-go = Noch ein Zug
ui-pay = { $left ->
    [one] { $n } Chips zahlen, 1 bleibt
   *[other] { $n } Chips zahlen, { $left } bleiben
}
ui-end-turn = Zug beenden
ui-keep-chips = alle { $n } Chips behalten
ui-take-entrepreneur = Alle sind gleich: ein weißer Würfel, nach dem Epochenwechsel auch ein roter.
ui-taken = vergeben
ui-gain = Gewinn: { $gain }
ui-gain-replaces = ersetzt { $card }: { $gain }
ui-gain-none = kein Gewinn
ui-gain-no-dice = nicht mehr Würfel als vorher
ui-gain-for = statt
ui-gain-chips = { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}
ui-gain-wooden = das hölzerne Luftschiff
ui-chance = Chance { $chance }
ui-new = neu
ui-lacks = es fehlt
ui-cards-left = { $n ->
    [one] Karte übrig
   *[other] Karten übrig
}
ui-stack-opens = die Hindenburg ist also offen
ui-phase-stars = { $n } Punkte, oder { $unfinished }, wenn die Hindenburg nicht fertig wird
ui-phase-now = jetzt
ui-phase-done = fertig
ui-part-departments = Karten
ui-part-company = Firma
ui-your-fleet = Deine Flotte
ui-company-of = Firma von { $name }
ui-open-company = Firma von { $name } öffnen
ui-entrepreneur = Unternehmer
ui-no-card = Noch nichts
ui-chips = Bonuschips
ui-chips-state = { $chips } auf dem Brett, { $supply } im Vorrat, { $marks } auf der Hindenburg
ui-fleet = Flotte
ui-fleet-none = Noch kein Luftschiff
ui-phases = Bauabschnitte der Hindenburg
ui-points-from = Luftschiffe { $airships }, Erweiterungen { $expansions }, die Hindenburg { $hindenburg }
ui-holds-wooden = Hat das hölzerne Luftschiff
# What is drawn on a phase.
ui-phase-H1 = Gerüst
ui-phase-H2 = Gaszellen
ui-phase-H3 = Gondel
ui-phase-H4 = Motoren
# Where the printed figures come from; `cards.toml` has it for each card.
ui-basis-F-S1 = Jede Startkarte zeigt einen weißen Würfel; Bedarf und Zielzahl folgen dem Beispiel einer Rezension
ui-basis-F-S2 = { ui-basis-F-S1 }
ui-basis-F-S3 = { ui-basis-F-S1 }
ui-basis-H-S1 = { ui-basis-F-S1 }
ui-basis-H-S2 = { ui-basis-F-S1 }
ui-basis-H-S3 = { ui-basis-F-S1 }
ui-basis-F-11 = Das erste Beispiel der Spielregel; die Abteilung ist angenommen
ui-basis-C-11 = Eine Rezension nennt diesen Kapitän
ui-basis-C-12 = Eine Rezension (Bedarf, Zielzahl, Chips) und die letzte Seite der Spielregel (Würfel)
ui-basis-I-11 = Ein Beispiel der Spielregel
ui-basis-I-13 = Die letzte Seite der Spielregel
ui-basis-M-11 = { ui-basis-I-13 }
ui-basis-M-13 = { ui-basis-I-11 }
ui-basis-M-14 = { ui-basis-I-13 }
ui-basis-G-12 = { ui-basis-I-13 }
ui-basis-G-13 = { ui-basis-I-13 }
ui-basis-F-21 = { ui-basis-I-13 }
ui-basis-F-23 = { ui-basis-I-13 }
ui-basis-H-21 = { ui-basis-I-13 }
ui-basis-C-23 = { ui-basis-I-13 }
ui-basis-I-24 = { ui-basis-I-13 }
ui-basis-G-22 = Eine Rezension nennt diesen Motor
ui-basis-G-24 = Ein Beispiel der Spielregel; was die Karte bringt, ist angenommen
ui-basis-L1 = Eine Rezension
ui-basis-M1 = Bedarf und Zielzahl folgen einem Beispiel unbekannter Art
