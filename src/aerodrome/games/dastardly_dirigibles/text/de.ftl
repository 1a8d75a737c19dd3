# Dastardly Dirigibles in German.
#
# A card is a part of a suit, "Zahnrad-Bug", or a Special. Attributes have the accusative: .den with the definite article,
# .einen with the indefinite one, .keinen with "no".

## Terms

-emporium = Emporium
-muddle = Sammelsurium

## Names

suit-chain = Kette
suit-gear = Zahnrad
suit-goggle = Brille
suit-key = Schlüssel
suit-screw = Schraube
suit-top-hat = Zylinder
suit-wrench = Maulschlüssel
suit-brass = Messing-Joker
suit-copper = Kupfer-Joker

part-nose = Bug
    .einen = einen Bug
    .keinen = keinen Bug
part-lift = Hubmotor
    .einen = einen Hubmotor
    .keinen = keinen Hubmotor
part-gondola-front = Vordergondel
    .einen = eine Vordergondel
    .keinen = keine Vordergondel
part-gondola-rear = Hintergondel
    .einen = eine Hintergondel
    .keinen = keine Hintergondel
part-drive = Antriebsmotor
    .einen = einen Antriebsmotor
    .keinen = keinen Antriebsmotor
part-tail = Heck
    .einen = ein Heck
    .keinen = kein Heck

# The seven places of an airship: a Lift Engine goes to the front or to the back.
slot-nose = { part-nose }
    .den = den Bug
    .einen = { part-nose.einen }
slot-front = vorderer Hubmotor
    .den = den vorderen Hubmotor
    .einen = einen vorderen Hubmotor
slot-gondola-front = { part-gondola-front }
    .den = die Vordergondel
    .einen = { part-gondola-front.einen }
slot-gondola-rear = { part-gondola-rear }
    .den = die Hintergondel
    .einen = { part-gondola-rear.einen }
slot-drive = { part-drive }
    .den = den Antriebsmotor
    .einen = { part-drive.einen }
slot-back = hinterer Hubmotor
    .den = den hinteren Hubmotor
    .einen = einen hinteren Hubmotor
slot-tail = { part-tail }
    .den = das Heck
    .einen = { part-tail.einen }

card-chain-nose = Ketten-Bug
    .den = den Ketten-Bug
card-chain-lift = Ketten-Hubmotor
    .den = den Ketten-Hubmotor
card-chain-gondola-front = Ketten-Vordergondel
    .den = die Ketten-Vordergondel
card-chain-gondola-rear = Ketten-Hintergondel
    .den = die Ketten-Hintergondel
card-chain-drive = Ketten-Antriebsmotor
    .den = den Ketten-Antriebsmotor
card-chain-tail = Ketten-Heck
    .den = das Ketten-Heck
card-gear-nose = Zahnrad-Bug
    .den = den Zahnrad-Bug
card-gear-lift = Zahnrad-Hubmotor
    .den = den Zahnrad-Hubmotor
card-gear-gondola-front = Zahnrad-Vordergondel
    .den = die Zahnrad-Vordergondel
card-gear-gondola-rear = Zahnrad-Hintergondel
    .den = die Zahnrad-Hintergondel
card-gear-drive = Zahnrad-Antriebsmotor
    .den = den Zahnrad-Antriebsmotor
card-gear-tail = Zahnrad-Heck
    .den = das Zahnrad-Heck
card-goggle-nose = Brillen-Bug
    .den = den Brillen-Bug
card-goggle-lift = Brillen-Hubmotor
    .den = den Brillen-Hubmotor
card-goggle-gondola-front = Brillen-Vordergondel
    .den = die Brillen-Vordergondel
card-goggle-gondola-rear = Brillen-Hintergondel
    .den = die Brillen-Hintergondel
card-goggle-drive = Brillen-Antriebsmotor
    .den = den Brillen-Antriebsmotor
card-goggle-tail = Brillen-Heck
    .den = das Brillen-Heck
card-key-nose = Schlüssel-Bug
    .den = den Schlüssel-Bug
card-key-lift = Schlüssel-Hubmotor
    .den = den Schlüssel-Hubmotor
card-key-gondola-front = Schlüssel-Vordergondel
    .den = die Schlüssel-Vordergondel
card-key-gondola-rear = Schlüssel-Hintergondel
    .den = die Schlüssel-Hintergondel
card-key-drive = Schlüssel-Antriebsmotor
    .den = den Schlüssel-Antriebsmotor
card-key-tail = Schlüssel-Heck
    .den = das Schlüssel-Heck
card-screw-nose = Schrauben-Bug
    .den = den Schrauben-Bug
card-screw-lift = Schrauben-Hubmotor
    .den = den Schrauben-Hubmotor
card-screw-gondola-front = Schrauben-Vordergondel
    .den = die Schrauben-Vordergondel
card-screw-gondola-rear = Schrauben-Hintergondel
    .den = die Schrauben-Hintergondel
card-screw-drive = Schrauben-Antriebsmotor
    .den = den Schrauben-Antriebsmotor
card-screw-tail = Schrauben-Heck
    .den = das Schrauben-Heck
card-top-hat-nose = Zylinder-Bug
    .den = den Zylinder-Bug
card-top-hat-lift = Zylinder-Hubmotor
    .den = den Zylinder-Hubmotor
card-top-hat-gondola-front = Zylinder-Vordergondel
    .den = die Zylinder-Vordergondel
card-top-hat-gondola-rear = Zylinder-Hintergondel
    .den = die Zylinder-Hintergondel
card-top-hat-drive = Zylinder-Antriebsmotor
    .den = den Zylinder-Antriebsmotor
card-top-hat-tail = Zylinder-Heck
    .den = das Zylinder-Heck
card-wrench-nose = Maulschlüssel-Bug
    .den = den Maulschlüssel-Bug
card-wrench-lift = Maulschlüssel-Hubmotor
    .den = den Maulschlüssel-Hubmotor
card-wrench-gondola-front = Maulschlüssel-Vordergondel
    .den = die Maulschlüssel-Vordergondel
card-wrench-gondola-rear = Maulschlüssel-Hintergondel
    .den = die Maulschlüssel-Hintergondel
card-wrench-drive = Maulschlüssel-Antriebsmotor
    .den = den Maulschlüssel-Antriebsmotor
card-wrench-tail = Maulschlüssel-Heck
    .den = das Maulschlüssel-Heck
card-brass-nose = Messing-Joker-Bug
    .den = den Messing-Joker-Bug
card-brass-lift = Messing-Joker-Hubmotor
    .den = den Messing-Joker-Hubmotor
card-brass-gondola-front = Messing-Joker-Vordergondel
    .den = die Messing-Joker-Vordergondel
card-brass-gondola-rear = Messing-Joker-Hintergondel
    .den = die Messing-Joker-Hintergondel
card-brass-drive = Messing-Joker-Antriebsmotor
    .den = den Messing-Joker-Antriebsmotor
card-brass-tail = Messing-Joker-Heck
    .den = das Messing-Joker-Heck
card-copper-nose = Kupfer-Joker-Bug
    .den = den Kupfer-Joker-Bug
card-copper-lift = Kupfer-Joker-Hubmotor
    .den = den Kupfer-Joker-Hubmotor
card-copper-gondola-front = Kupfer-Joker-Vordergondel
    .den = die Kupfer-Joker-Vordergondel
card-copper-gondola-rear = Kupfer-Joker-Hintergondel
    .den = die Kupfer-Joker-Hintergondel
card-copper-drive = Kupfer-Joker-Antriebsmotor
    .den = den Kupfer-Joker-Antriebsmotor
card-copper-tail = Kupfer-Joker-Heck
    .den = das Kupfer-Joker-Heck

card-transmutation = Transmutation
    .den = die Transmutation
card-extractor = Ätherextraktor
    .den = den Ätherextraktor
card-tesla = Tesla-Desintegrator
    .den = den Tesla-Desintegrator
card-thief = Dieb
    .den = den Dieb
card-prestidigitation = Taschenspielerei
    .den = die Taschenspielerei
card-dynamotor = Golddynamotor
    .den = den Golddynamotor

effect-transmutation = Wenn jemand anderes ein Teil ansagt, baust du stattdessen ein beliebiges ein
effect-extractor = Zieh drei Karten und spiel, wenn du magst, eine davon sofort
effect-tesla = Zerstöre ein Teil an einem fremden Luftschiff
effect-thief = Nimm ein Teil von einem fremden Luftschiff auf die Hand
effect-prestidigitation = Nimm eine beliebige andere Karte aus der Ablage auf die Hand
effect-dynamotor = Hast du ihn am Ende der Runde auf der Hand, bringt er einen Bonuspunkt

where-front = { " " }vorn
where-back = { " " }hinten

bonus-for-first = das erste fertige Luftschiff
bonus-for-other = ein fertiges Luftschiff
bonus-for-dynamotor = { card-dynamotor.den }

figure-name = Name
figure-text = Text
figure-copies = Anzahl

tagline = Bau ein Luftschiff aus einer Farbe, während alle zu jedem Teil ein passendes spielen müssen.

## Options

option-transmutations = { card-transmutation }
option-transmutations-help = Wie viele Karten „{ card-transmutation }“ im Spiel sind (DD-1.3).
option-transmutations-cards = wie im Kartensatz
option-extractors = { card-extractor }
option-extractors-help = Wie viele Karten „{ card-extractor }“ im Spiel sind (DD-1.3).
option-extractors-cards = wie im Kartensatz
option-disintegrators = { card-tesla }
option-disintegrators-help = Wie viele Karten „{ card-tesla }“ im Spiel sind (DD-1.3).
option-disintegrators-cards = wie im Kartensatz
option-thieves = { card-thief }
option-thieves-help = Wie viele Karten „{ card-thief }“ im Spiel sind (DD-1.3).
option-thieves-cards = wie im Kartensatz
option-prestidigitations = { card-prestidigitation }
option-prestidigitations-help = Wie viele Karten „{ card-prestidigitation }“ im Spiel sind (DD-1.3).
option-prestidigitations-cards = wie im Kartensatz
option-dynamotors-in-deck = { card-dynamotor }
option-dynamotors-in-deck-help = Wie viele Karten „{ card-dynamotor }“ im Spiel sind (DD-1.3).
option-dynamotors-in-deck-cards = wie im Kartensatz
option-dynamotors = Punkte für { card-dynamotor }en
option-dynamotors-help = Punkte für mehrere { card-dynamotor }en auf einer Hand (DD-8.8).
option-dynamotors-one = nur einer
option-dynamotors-each = einer für jeden

## Events

round = Runde { $round } von 3. Alle Karten werden gemischt und ausgeteilt.
dealt = { $seat } bekommt { $card-den }.
comes-into-emporium = { $seat-id ->
    [none] Neu im { -emporium }: { $card }.
   *[some] { $seat } zieht { $card-den } für das { -emporium }.
}
breaks-tie = { $seat } zieht bei Gleichstand { $card-den }.
starts = { $seat } beginnt und hat { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}.
turn = { $seat } ist am Zug.
draws = { $seat } zieht eine Karte.
has-drawn = { $seat } hat { $card-den } gezogen.
takes-from-emporium = { $seat } nimmt { $card-den } aus dem { -emporium }.
reshuffle = Die Ablage wird zu einem neuen Stapel gemischt: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
plays = { $seat } baut { $card-den }{ $where } ein.
replaced = { $seat } legt ab, was ersetzt wird: { $card-den }.
has-no-match = { $seat } hat { $part-keinen }.
has-empty-hand = { $seat } hat keine Karten mehr, also auch nichts Passendes.
transmutes = { $seat } spielt { card-transmutation.den }: ein beliebiges Teil statt eines passenden.
extracts = { $seat } zieht mit dem { card-extractor } { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
keeps-all = { $seat } behält alle.
plays-special = { $seat } spielt { $card-den }.
destroys = { $seat } zielt bei { $victim } auf { $part-einen }.
loses = { $seat } verliert { $card-den }{ $where }.
robs = { $seat } stiehlt { $card-den } vom Luftschiff von { $victim }.
retrieves = { $seat } nimmt { $card-den } aus der Ablage.
discards = { $seat } legt { $card-den } ab.
swaps = { $seat } nimmt { $taken-den } aus dem { -emporium } und gibt dafür { $given-den }.
replaces-emporium = { $seat } ersetzt das { -emporium }.
passes = { $seat } passt und verzichtet auf { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}.
completes = { $seat } hat zuerst ein Luftschiff fertig!
round-over = Runde { $round } ist vorbei. { $rule }
scores = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
scores-muddle = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für ein { -muddle }.
bonus = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $reason }.
total = { $seat } hat insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
game-over = Das Spiel ist zu Ende: Drei Runden sind gewertet.

## Questions

ask-draw = Du ziehst { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}. Vom Stapel oder aus dem { -emporium }?
ask-action = Was tust du? Noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}.
ask-match = { $seat } sagt { $part-einen } an. Hast du auch so ein Teil, dann spiel es.
question = { $ask }
ask-transmute = { card-transmutation }: Bau ein beliebiges Teil ein.
ask-extract = Eine der gerade gezogenen Karten spielen?
ask-give = Welche Karte legst du ins { -emporium }?
ask-take = Welche Karte nimmst du aus der Ablage?
ask-rob = Welches Teil stiehlt der { card-thief }?
ask-destroy = Welches Teil soll zerstört werden?
ask-lose = Welchen { part-lift } gibst du her?

## Moves

label-no-match = sagen, dass du kein passendes Teil hast
label-transmute = { card-transmutation } spielen und stattdessen ein beliebiges Teil einbauen
label-keep-all = alle behalten
label-place = { $card }{ $where } einbauen{ $old-id ->
    [none] { "" }
   *[other] { " " }und { $old-den } ersetzen
}
label-special = { $card } spielen: { $effect }
label-swap = gegen { $card-id ->
    [none] einen leeren Platz
   *[other] { $card-den }
} im { -emporium } tauschen
label-replace-emporium = das ganze { -emporium } ersetzen
label-pass = passen und den Zug beenden
label-discard = { $card } ablegen
label-give = { $card } ins { -emporium } legen
label-take = { $card } aus der Ablage nehmen
label-rob = von { $victim } { $card-id ->
    [none] { $slot-den }
   *[other] { $card-den }{ $where }
} stehlen
label-destroy = bei { $victim } { $card-id ->
    [none] { $part-einen }
   *[other] { $card-den }
} zerstören
label-destroy-lift = bei { $victim } einen { part-lift } zerstören, { $front } vorn oder { $back } hinten: Die Wahl hat { $victim }
label-lose = { $card-id ->
    [none] { $slot-den }
   *[other] { $card-den }{ $where }
} hergeben
label-draw = vom Stapel ziehen
label-draw-emporium = { $card-id ->
    [none] nichts
   *[other] { $card }
} aus dem { -emporium } nehmen

## Points, and reasons of hints

points-of-round = Runde { $round }

fact-parts = die Teile an deinem Luftschiff in Runde { $round }
fact-worth = die Punkte deines Luftschiffs in Runde { $round }
fact-first = du hast in Runde { $round } zuerst ein Luftschiff fertig
fact-most-points = du hast in Runde { $round } die meisten Punkte
fact-slot = dein Luftschiff hat in Runde { $round } { $slot-einen }
fact-holds = du hast { $card-den } auf der Hand

## The table in sentences

table = Runde { $round } von 3. { $seat-id ->
    [none] { "" }
   *[some] { $seat } ist am Zug, noch { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }.{ " " }
}Der Stapel hat { $pile ->
    [one] 1 Karte
   *[other] { $pile } Karten
}.
discard-pile = Ablage: { $cards-n ->
    [0] nichts
   *[other] { $cards }
}.
unknown = { $seat } hat { $cards ->
    [one] 1 unbekannte Karte
   *[other] { $cards } unbekannte Karten
}, davon { $limits }.
none-is = keine vom Typ { $parts }
at-most = höchstens { $cards } vom Typ { $parts }
emporium-has = { -emporium }: { $cards }.
player = { $seat }{ $seat-you ->
    [yes] { " " }(du)
   *[no] { "" }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand. { $more }
airship = Luftschiff: { $parts }; zählt bisher { $points }.
no-airship = Noch kein Luftschiff.
complete = Es ist fertig.
missing = Es { $slots-n ->
    [one] fehlt
   *[other] fehlen
}: { $slots }.
known = { $seat-you ->
    [yes] Alle kennen von deiner Hand
   *[no] Sicher auf der Hand
}: { $cards }.
own-hand = Deine Hand: { $cards-n ->
    [0] nichts
   *[other] { $cards }
}.
some-cards = { $card }{ $copies ->
    [1] { "" }
   *[other] { " " }({ $copies }×)
}
card-there = { $card-id ->
    [none] ein leerer Platz
   *[other] { $card }
}
card-on-ship = { $card }{ $where }

## The list of cards

suit-listed = { $suit }: jedes Teil einmal, zwei { part-lift }en; je Karte { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn es deine Farbe ist [{ $made_up-n ->
    [0] gedruckt
   *[other] rekonstruiert: { $made_up }
}]
wild-listed = { $suit }: jedes Teil einmal, zwei { part-lift }en; je Karte { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, gehört zu keiner Farbe [{ $made_up-n ->
    [0] gedruckt
   *[other] rekonstruiert: { $made_up }
}]
special-listed = { $card }, { $copies ->
    [one] 1 Karte
   *[other] { $copies } Karten
}: { $effect } [{ $made_up-n ->
    [0] gedruckt
   *[other] rekonstruiert: { $made_up }
}]

## Table talk: insults of our own, for those who rob, destroy or overtake

remark = { $insult }

insult-bungler = Du blechbeschlagene Niete!
insult-teakettle = Jeder Teekessel hat mehr Auftrieb als du!
insult-rivets = Mögen dir die Nieten unterm Hintern wegrosten.
insult-pickpocket = Bei meinem Kessel: Langfinger mit Schutzbrille!
insult-pudding = Bessere Bolzen habe ich schon im Brotpudding gefunden.
insult-cloud = Du könntest keine Wolke über den leeren Himmel steuern!
insult-scoundrel = Rußfingriges Schlitzohr!
insult-gasbag = Deine Mutter war ein undichter Gassack und dein Vater das Loch darin.
insult-nincompoop = Du Dampfnudel mit Überdruck!
insult-ropes = Aus deinen Därmen drehe ich mir Haltetaue.
insult-pistons = Die Pest über deine Kolben!
insult-low-altitude = Das war, mit Verlaub, eine Tat in sehr geringer Höhe.
insult-buccaneer = Du Ballastsack von einem Luftpiraten!
insult-hot-air = Heiße Luft, und nicht einmal genug zum Schweben.
insult-sprocket = Fort mit dir, du gebrauchtes Ritzel!
insult-parrots = Ich kenne Papageien, die mehr von Technik verstehen.
insult-gutter-snipe = Du vergoldete Gossenratte!
insult-headwinds = Mögen all deine Winde Gegenwinde sein.

## Only in the browser

# Parts where there is little room.
ui-part-nose = { part-nose }
ui-part-lift = { part-lift }
ui-part-gondola-front = Gondel vorn
ui-part-gondola-rear = Gondel hinten
ui-part-drive = Antrieb
ui-part-tail = { part-tail }
ui-emporium = { -emporium }
ui-pile = Nachziehstapel
ui-pile-cards = Nachziehstapel, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
ui-discards = Ablage
ui-discards-cards = Ablage, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}. Durchsehen
ui-discards-none = Noch wurde nichts abgelegt.
ui-discards-help = Alle dürfen die Ablage durchsehen.
ui-discards-take = Wähle die Karte, die du auf die Hand nimmst.
ui-count = { $n }-mal
ui-turn-of = { $name } baut
ui-your-turn = Du baust
ui-actions-left = noch { $n } von { $all } Aktionen
ui-bench-of = Werkbank von { $name }
ui-your-bench = Deine Werkbank
ui-empty-slot = { $slot }, leer
ui-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
ui-worth = zählt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
ui-value-none = Noch liegt kein Teil auf der Bank.
ui-value-suit = { $n } × { $suit } zu { $each }
ui-value-wild = { $n } × Joker zu { $each }
ui-value-single = { $n } × einzelne Karte zu { $each }
ui-value-muddle = Ein { -muddle }: sieben verschiedene Farben!
ui-bonus-done = +{ $n } Bonus, wenn die Runde so endet
ui-first-done = Zuerst fertig
ui-hand-of = Hand von { $name }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, davon { $known } bekannt. Was alle wissen
ui-hand-title = Was alle über die Hand wissen
ui-hand-known = Offen genommen und noch auf dieser Hand:
ui-hand-unknown = { $n ->
    [one] Eine unbekannte Karte.
   *[other] { $n } unbekannte Karten.
}
ui-hand-none-of = Keine der unbekannten Karten ist vom Typ { $part }.
ui-hand-at-most = Höchstens { $n } der unbekannten Karten { $n ->
    [one] ist
   *[other] sind
} vom Typ { $part }.
ui-hand-empty = Keine Karten.
ui-your-hand = Deine Hand
ui-sort = Hand sortieren
ui-sort-part = Nach Teil
ui-sort-suit = Nach Farbe
ui-seen-by-all = alle wissen, dass du sie hast
ui-place = Einbauen
ui-place-front = Vorn
ui-place-back = Hinten
ui-place-card = { $card } einbauen
ui-replaces = ersetzt: { $card }
ui-transmute = { card-transmutation }
ui-transmute-front = { card-transmutation }: vorn
ui-transmute-back = { card-transmutation }: hinten
ui-play = Ausspielen
ui-discard = Ablegen
ui-give = Ins { -emporium } legen
ui-swap = Tauschen gegen: { $card }
ui-swap-for = Gegen eine Karte des { -emporium }s tauschen:
ui-swap-choose = Welche deiner Handkarten legst du dorthin?
ui-aim = dann das Teil wählen
ui-copies = { $n } im Spiel
ui-copies-what = Wie viele es gibt
ui-text-what = Was diese Karte tut
ui-wild = Joker: gehört zu keiner Farbe
ui-now-nothing = Damit lässt sich jetzt nichts tun.
ui-not-now = jetzt nicht
ui-cancel = Abbrechen
ui-replace-emporium = Alle ersetzen
ui-place-empty = Leerer Platz
ui-announces = { $name } sagt an: { $part }
ui-answer-wait = antwortet noch
ui-answer-plays = spielt eins
ui-answer-none = hat keins
ui-answer-empty = hat keine Karten
ui-answer-transmutes = verwandelt
ui-say-announce = { $part }!
ui-say-plays = Bitte sehr.
ui-say-none = Hab ich nicht.
ui-say-empty = Keine Karte mehr.
ui-say-transmutes = { card-transmutation }!
ui-say-first = Es fliegt!
ui-last-round = Runde { $n }
ui-round-result = Wertung der Runde { $n }
ui-score-ship = Luftschiff { $n }
ui-score-first = zuerst fertig +{ $n }
ui-score-other = fertig +{ $n }
ui-score-dynamotor = Dynamotor +{ $n }
ui-score-total = zusammen { $n }
ui-total = Summe
ui-menu = Was tun mit: { $card }
ui-menu-slot = Was hier einbauen
ui-rule-nothing = Dort bewirkt diese Karte nichts.
ui-new = neu
ui-benches = Werkbänke
ui-look-at-bench = Werkbank und Hand von { $name } ansehen
ui-stays = Passt nicht. Die Karte bleibt auf der Hand.
ui-swap-it = Tauschen
ui-tap-card = Tippe auf eine Karte, um zu sehen, was sie kann.
ui-by-round = nach Runden
ui-pile-note = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} im Stapel
