# Mad Zeppelin in German.
#
# Forms of names: `den` is a title in the accusative, `mit` is Cargo in the dative, `many` is Cargo after a number.

## Terms

-cargo = Fracht
-hold = Laderaum
-safe = Tresor
-search = Suche

## The sheet

tagline = Verräter wählen, Wachen bestechen und die Fracht des Kaisers über Bord werfen.

option-mode = Modus
option-mode-help = Geht der Flug bis 20 Punkte oder bis 30? (MZ-2.4)
option-mode-run = Kurzstrecke, bis 20
option-mode-long-haul = Langstrecke, bis 30
option-first-leader = Wer zuerst führt
option-first-leader-help = Welcher Platz zuerst führt, gezählt ab 1 (MZ-2.7).
option-first-leader-random = ausgelost
option-cargo-removed = Entfernte { -cargo }
option-cargo-removed-help = Wie viele Frachtkarten ungesehen aus dem Spiel gehen (MZ-2.1).
option-cargo-removed-by-seats = je nach Personenzahl
option-airsick = Luftkranke
option-airsick-help = Wie viele Verräter in jeder Runde luftkrank sind (MZ-3.2).
option-airsick-by-seats = je nach Personenzahl
option-costs = Preise
option-costs-help = Wonach sich die Preise richten (MZ-1.5).
option-costs-table = nach der Tabelle
option-costs-level = nach der Stufe
option-costs-points = nach den Punkten
option-extra-coin = Münze statt Karte
option-extra-coin-help = Wessen { -search } bringt eine Münze statt einer Karte? (MZ-9.2)
option-extra-coin-carlotta = die von Carlotta
option-extra-coin-igor = die von Igor
option-hernan-rolls = Hernans neue Würfe
option-hernan-rolls-help = Wie lange Hernan neu werfen darf (MZ-11.2).
option-hernan-rolls-all-turn = die ganze Runde
option-hernan-rolls-one-play = einen Spielzug

## Names

traitor-karl = Karl Steeling
traitor-carlotta = Carlotta Love
traitor-igor = Igor
traitor-henchman = Henchman 111
traitor-jack = Jack Hummerock
traitor-hernan = Hernan Mirante
traitor-ripp = Doctor Ripp
traitor-satine = Satine Rochat
traitor-hans = Hans Walder
traitor-ratatine = Ratatine
traitor-fred = Fred Zamfirescu
traitor-helen = Helen Troy
traitor-tim = Li’l Tim Sly
traitor-shadow = Mr Shadow

title-karl = der Kapitän
    .den = den Kapitän
title-carlotta = die Stadträtin
    .den = die Stadträtin
title-igor = der Vorkoster
    .den = den Vorkoster
title-henchman = der Wächter
    .den = den Wächter
title-jack = der Maschinist
    .den = den Maschinisten
title-hernan = der Ausguck
    .den = den Ausguck
title-ripp = der Arzt
    .den = den Arzt
title-satine = die Geologin
    .den = die Geologin
title-hans = der Anarchist
    .den = den Anarchisten
title-ratatine = die Hellseherin
    .den = die Hellseherin
title-fred = der Unterhändler
    .den = den Unterhändler
title-helen = die Opportunistin
    .den = die Opportunistin
title-tim = der blinde Passagier
    .den = den blinden Passagier
title-shadow = der Schatten
    .den = den Schatten

ability-karl = Nenne einen Verräter. Wer ihn bis zum Ende der Runde auslegt, verliert eine Münze oder eine Karte an dich.
ability-carlotta = Niemand kann dich bestehlen.
ability-igor = Nichts, was andere tun, trifft dich.
ability-henchman = Jeder Abwurf kostet dich 1 Münze weniger.
ability-jack = { -cargo } der ersten Stufe kostet dich nichts.
ability-hernan = Wirf einen Würfel neu, zweimal in dieser Runde, vor deinem Abwurf.
ability-ripp = Nenne einen Verräter. Er kann bis zum Ende der Runde nicht gespielt werden.
ability-satine = { -cargo } der zweiten Stufe kostet dich nichts.
ability-hans = Fordere jemanden mit einer Karte heraus: Kommt eine Karte derselben Stufe als Antwort, gehen beide unter den { -hold }, sonst wird die ganze Hand gezeigt.
ability-ratatine = Drehe vor deinem Abwurf bis zu zwei Würfel auf beliebige Kurse.
ability-fred = Keine Fähigkeit: Er sucht gründlicher als alle anderen.
ability-helen = Nimm eine Münze, sooft jemand anderes { -cargo } abwirft.
ability-tim = Decke einen noch nicht gespielten Verräter auf: Du übernimmst Fähigkeit und Kurs.
ability-shadow = Übernimm Fähigkeit und Kurs eines Verräters, der in dieser Runde schon gespielt wurde.

cargo-wood = Holz
    .mit = Holz
    .many = Holz
cargo-lead = Blei
    .mit = Blei
    .many = Blei
cargo-coal = Kohle
    .mit = Kohle
    .many = Kohle
cargo-ore = Erz
    .mit = Erz
    .many = Erz
cargo-steel = Stahl
    .mit = Stahl
    .many = Stahl
cargo-diamonds = Diamanten
    .mit = Diamanten
    .many = Diamanten
cargo-gold = Gold
    .mit = Gold
    .many = Gold
cargo-strange = seltsame Stoffe
    .mit = seltsamen Stoffen
    .many = seltsame Stoffe
cargo-alcohol = eine Kiste Alkohol
    .mit = einer Kiste Alkohol
    .many = Kisten Alkohol
cargo-small = eine kleine geheimnisvolle Kiste
    .mit = einer kleinen geheimnisvollen Kiste
    .many = kleine geheimnisvolle Kisten
cargo-large = eine große geheimnisvolle Kiste
    .mit = einer großen geheimnisvollen Kiste
    .many = große geheimnisvolle Kisten

card-wood = Holz
card-lead = Blei
card-coal = Kohle
card-ore = Erz
card-steel = Stahl
card-diamonds = Diamanten
card-gold = Gold
card-strange = Seltsame Stoffe
card-alcohol = Alkohol
card-small = Kleine Kiste
card-large = Große Kiste

face-north = Nord
    .full = Nord (blau)
face-east = Ost
    .full = Ost (gelb)
face-south = Süd
    .full = Süd (rot)
face-west = West
    .full = West (grün)
face-choose = Wahl der Führung
    .full = Wahl der Führung
face-black = schwarz
    .full = schwarz

note-played = schon gespielt
note-laid-open = aufgedeckt
note-own-hand = auf deiner eigenen Hand
note-out = aus dem Spiel
note-passed-on = von dir weitergegeben

## Amounts

n-coins = { $coins ->
    [0] keine Münze
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
n-cards = { $cards ->
    [0] keine Karte
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
n-from-safe = { $coins ->
    [0] nichts: Der { -safe } ist leer
   *[other] { n-coins }
}
n-cost = { $coins ->
    [0] nichts
   *[other] { n-coins }
}
heap = { $count ->
    [one] { $cargo }
   *[other] { $count } { $cargo-many }
}

## What happens

set-up = Im { -hold } sind { $hold } Karten, darunter 10 Etappen; { $removed ->
    [0] alle { -cargo } ist im Spiel
    [one] { $removed } Frachtkarte ging ungesehen aus dem Spiel
   *[other] { $removed } Frachtkarten gingen ungesehen aus dem Spiel
}.
first-journey = { $seat } zieht eine Etappe, legt sie zurück und nimmt { n-from-safe }.
first-card = { $seat } beginnt mit { $cargo-mit }.
turn = Runde { $turn }: { $leader } führt. { $airsick ->
    [0] Niemand ist luftkrank.
    [one] { $airsick } Verräter ist luftkrank.
   *[other] { $airsick } Verräter sind luftkrank.
}
dealt = { $seat } bekommt { $traitor } zugeteilt.
picked = { $seat } wählt einen Verräter und { $left ->
    [0] lässt keinen übrig
   *[other] gibt { $left } weiter
}.
keeps = { $seat } behält { $traitor }.
peeks = { $seat } sieht nach, welche Verräter aus dem Spiel sind: { $traitors-n ->
    [0] keine
   *[other] { $traitors }
}.
rolled = Die Würfel zeigen: { $first-full }, { $second-full } und { $third-full }.
die-set = { $seat } stellt Würfel { $die } auf { $heading-full }.
all-black = Alle Würfel sind schwarz: In dieser Runde wird nichts abgeworfen.
lays-down = { $seat } legt { $traitor } aus, { $title-den }.
blocked = { $seat } zeigt { $traitor } (gesperrt) und wird übergangen.
no-traitor = { $seat } hat keinen Verräter mehr und wird übergangen.
steals-coin = { $seat } stiehlt eine Münze von { $victim }.
steals-card = { $seat } stiehlt eine Karte von { $victim }.
stolen-card = Die gestohlene Karte: { $cargo }.
escapes = { $seat } kann { $victim } nicht bestehlen: { $protected ->
    [0] Da ist nichts zu holen
   *[other] { $victim } ist geschützt
}.
search = { $seat } sucht: { n-coins }, { n-cards }.
journey = { $seat } zieht Etappe { $journey } von 10 und nimmt { n-from-safe }.
drawn = { $seat } zieht { $cargo }.
drawn-from-below = { $seat } zieht { $cargo }{ $other-id ->
    [none] {""}
   *[other] {" "}oder { $other }
} von ganz unten aus dem { -hold }.
names = { $namer-id ->
    [karl] { $seat } nennt { $traitor } als Ziel von { $namer }: Wer { $traitor } auslegt, wird bestohlen.
    [ripp] { $seat } nennt { $traitor } als Ziel von { $namer }: { $traitor } kann in dieser Runde nicht gespielt werden.
    [shadow] { $seat } wählt { $traitor } als Vorbild für { $namer }.
   *[other] { $seat } nennt { $traitor } als Ziel von { $namer }.
}
names-too-late = { $seat } nennt { $traitor } als Ziel von { $namer }, aber ohne Folgen: Die Karte liegt schon aus.
laid-open = { $traitor } wird aus der Hand von { $holder } aufgedeckt und kann in dieser Runde nicht gespielt werden.
laid-open-from-out = { $traitor } war aus dem Spiel, wird aufgedeckt und kann in dieser Runde nicht gespielt werden.
nobody-shows = Niemand zeigt { $traitor }: Die Karte bleibt auf einer Hand, die { $protector } schützt.
acts-as = { $seat } handelt als { $traitor }{ $heading-id ->
    [none] .
   *[other] , Kurs { $heading-full }.
}
rerolls = { $seat } wirft Würfel { $die } neu: { $face-full }.
shows = { $seat } zeigt { $cargo } und fordert damit heraus.
challenges = { $seat } fordert { $rival } heraus, eine Karte derselben Stufe zu zeigen.
matches = { $seat } kontert mit { $cargo-mit }.
hand-shown = { $seat } hat keine { -cargo } der Stufe { $level } und zeigt die ganze Hand.
hand-holds = { $seat } hat { heap } auf der Hand.
no-hand = { $seat } hat keine Karte zu zeigen.
under = Beide kommen unter den { -hold } ({ $cargo }); in welcher Reihenfolge, weiß niemand.
throws = { $seat } zeigt { $cargo } zum Abwurf{ $coins ->
    [0] , der nichts kostet.
   *[other] {" "}für { n-coins }.
}
pays-crate = { $seat } zahlt mit { $cargo-mit }{ $coins ->
    [0] .
   *[other] {" "}und bekommt { n-coins } zurück.
}
pays-coins = { $seat } zahlt { n-coins } in den { -safe }.
overboard = { $seat } wirft { $cargo } über Bord und hat { points }.
helen = { $coins ->
    [0] { $seat } geht trotz { $traitor } leer aus: Im { -safe } ist nichts.
   *[other] { $seat } nimmt dank { $traitor } { n-coins }.
}
alcohol = { $seat } legt { $cargo } aus.
play-ends = { $seat } ist fertig.
has-points = { $seat } hat { points } und { n-coins }.
is-over = Das Spiel ist zu Ende: { $rule ->
    [1602] Die nötigen Punkte sind erreicht
    [1603] Die zehnte Etappe liegt aus, und die Nostria legt an
   *[other] Es hat hundert Runden gedauert
}.

## Traitors

headed = { $heading-id ->
    [none] Kein Kurs.
   *[other] { $heading-full }.
}
has-ability = { $ability }
search-brings = { $coins ->
    [0] { $cards ->
        [0] Die { -search } bringt weder Münze noch Karte.
       *[other] Die { -search } bringt keine Münze und { n-cards }.
    }
   *[other] Die { -search } bringt { n-coins } und { n-cards }.
}
die-missing = Kein Würfel zeigt diesen Kurs.

## Questions

ask-pick = Wähle einen Verräter; die anderen werden weitergegeben.
ask-die = Du führst: Welchen Kurs soll Würfel { $die } zeigen?
ask-play = Lege einen Verräter aus.
ask-steal = { $thief } bestiehlt { $victim } für dich: Nimmst du eine Münze oder eine Karte?
ask-action = { $traitor } liegt aus. Was tust du?{ $why-n ->
    [0] {""}
   *[other] {" "}{ $why }
}
ask-name = Nenne als { $namer } einen Verräter.
ask-change = Drehst du einen Würfel auf einen anderen Kurs? { $changes ->
    [one] Einen darfst du noch drehen.
   *[other] Du darfst { $changes } drehen.
}
ask-show = Zeige für die Herausforderung eine Karte aus deiner Hand.
ask-rival = Wen forderst du mit { $cargo-mit } heraus?
ask-answer = { $seat } fordert dich mit { $cargo-mit } heraus: Zeige eine Karte der Stufe { $level } oder deine Hand.
ask-pay = Du schuldest { n-coins } für { $cargo }. Wie zahlst du?

why-thrown = Abgeworfen hast du schon.
why-nothing-taken-over = Ohne übernommene Fähigkeit kann { $traitor } nichts abwerfen.
why-heading-not-shown = Kein Würfel zeigt { $heading-full }: Nichts kann abgeworfen werden.
why-cannot-pay = Du kannst keine { -cargo } auf deiner Hand bezahlen.
why-no-cargo = Du hast keine { -cargo } auf der Hand, die sich abwerfen lässt.

## Moves

label-pick = { $traitor }, { $title-den }, wählen. { $facts }
label-play = { $traitor }, { $title-den }, auslegen. { $facts }
label-name = { $traitor } nennen{ $note-id ->
    [none] {""}
   *[other] {" "}({ $note })
}
label-set-die = Würfel { $die }{ $face-id ->
    [none] {""}
   *[other] , jetzt { $face-full },
} auf { $heading-full } stellen
label-change-no-more = die Würfel lassen, wie sie sind
label-use-ability = { $traitor-id ->
    [none] eine Fähigkeit nutzen
   *[other] die Fähigkeit von { $traitor } nutzen. { $ability }
}
label-reroll = Würfel { $die } neu werfen{ $face-id ->
    [none] {""}
   *[other] , jetzt { $face-full }
}
label-throw = { $cargo } abwerfen: { points }, kostet { n-cost }
label-throw-strange = { $cargo } abwerfen: ein Punkt für jede { -cargo } der ersten Stufe vor dir, kostet { n-cost }
label-place-alcohol = { $cargo } auslegen: Deine Abwürfe werden 1 Münze billiger
label-end-play = den Spielzug beenden
label-show = { $cargo } zeigen (Stufe { $level })
label-show-hand = deine ganze Hand zeigen: Du hast keine Karte dieser Stufe
label-rival = { $rival } herausfordern ({ n-cards } auf der Hand)
label-empty-seat = Platz { $n } herausfordern
label-steal-coin = eine Münze stehlen
label-steal-card = eine Karte stehlen, blind aus der Hand gezogen
label-pay-coins = { n-coins } zahlen
label-pay-crate = mit { $cargo-mit } zahlen, Wert: { n-coins }{ $back ->
    [0] {""}
    [one] , zurück: { $back } Münze
   *[other] , zurück: { $back } Münzen
}

## Where points come from, and reasons of hints

points-cargo = { -cargo }
points-strange = seltsame Stoffe
points-levels = alle vier Stufen

fact-coins = deine Münzen
fact-hand = die Karten auf deiner Hand
fact-laid-out = du hast { $cargo } vor dir
fact-goal = du hast { points } erreicht

## The table

status = { $round ->
    [0] Auswahl.
   *[other] Durchgang { $round } der Runde.
} Im { -hold }: { $hold ->
    [one] { $hold } Karte
   *[other] { $hold } Karten
}; { $journeys } von 10 Etappen liegen aus. Im { -safe }: { $safe ->
    [one] { $safe } Münze
   *[other] { $safe } Münzen
}.
lies-under = Unter dem { -hold }: { $cargo }.
one-of-two = Unter dem { -hold } liegt noch eine von zweien: { $first } oder { $second }.
played = In dieser Runde gespielt: { $traitors }.
all-laid-open = Von { $namer } aufgedeckt: { $traitors }.
unshown = Niemand hat { $traitor } gezeigt: Die Karte ist bei { $keepers }, von { $protector } geschützt.
passed-to-you = In der Auswahl an dich weitergegeben: { $traitors }.
known-out = Aus dem Spiel, wie du weißt: { $traitors-n ->
    [0] niemand
   *[other] { $traitors }
}.

brief-turn = Runde { $turn }, bis { $goal } Punkte. { $leader } führt.
brief-dice = Würfel: { $dice }. Etappen: { $journeys } von 10, { -safe }: { $safe }.
die = { $face-id ->
    [none] noch nicht geworfen
   *[other] { $face-full }
}
brief-blocked = Von { $namer } gesperrt: { $traitors }.
brief-spared = { $seat-you ->
    [yes] Für dich nicht gesperrt, denn { $protector } hat dich geschützt: { $traitors }.
   *[no] Nicht gesperrt für { $seat }, von { $protector } geschützt: { $traitors }.
}
brief-player = { $seat-you ->
    [yes] { $seat } (du)
   *[no] { $seat }
}: { points }, { n-coins }, { n-cards } auf der Hand, { $traitors }.{ $more-n ->
    [0] {""}
   *[other] {" "}{ $more }
}
held = { $traitors ->
    [0] kein Verräter
   *[other] { $traitors } Verräter
}{ $current-id ->
    [none] {""}
   *[other] , aktueller Verräter: { $current }
}{ $role-id ->
    [none] {""}
   *[other] , handelt als { $role }
}
thrown = Über Bord: { $cargo }.
known = { $seat-you ->
    [yes] Alle wissen, dass du { $cargo } hast.
   *[no] Sicher auf der Hand: { $cargo }.
}
robs = Bestiehlt alle, die { $traitors } auslegen.
own-hand = Deine Hand: { $cargo-n ->
    [0] leer
   *[other] { $cargo }
}. Deine Verräter: { $traitors-n ->
    [0] keine
   *[other] { $traitors }
}.

## The list of all cards

list-traitor = { $traitor }, { $title }. { $facts } { $printed ->
    [1] [gedruckt]
   *[0] { $traitor-id ->
        [carlotta] [{ -search } zweifelhaft: Die Regeln drucken sie zwischen { $traitor } und Igor; siehe die Option extra_coin]
        [igor] [{ -search } zweifelhaft: Die Regeln drucken sie zwischen Carlotta Love und { $traitor }; siehe die Option extra_coin]
       *[other] [{ -search } zweifelhaft]
    }
}
list-cargo = { $cargo }: Stufe { $level }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $use }
list-use-throw = { points }, Preis { $price } { n-printed }
list-use-strange = ein Punkt für jede { -cargo } der ersten Stufe vor dir, Preis { $price } { n-printed }
n-printed = { $printed ->
    [1] [gedruckt]
   *[0] [rekonstruiert: Preis]
}
list-use-alcohol = kostenlos ausgelegt, macht deine Abwürfe 1 Münze billiger [gedruckt]
list-use-crate = beim Zahlen { n-coins } wert [gedruckt]
list-seats = { $seats } am Tisch: { $removed ->
    [one] { $removed } Frachtkarte
   *[other] { $removed } Frachtkarten
} entfernt, { $airsick } Verräter luftkrank [rekonstruiert]
list-die = Jeder Würfel: { $faces } [aus den erklärten Symbolen erschlossen]

## What only the browser says

ui-face-choose = Wahl der Führung
ui-face-black = schwarz, entfernt
# On the compass, on dice and beside faces.
ui-letter-north = N
ui-letter-east = O
ui-letter-south = S
ui-letter-west = W
ui-no-heading = kein eigener Kurs

ui-search = { -search }: { n-coins }, { n-cards }
ui-search-doubtful = Wir wissen nicht sicher, ob diese { -search } zu Carlotta Love oder zu Igor gehört; eine Hausregel vertauscht sie.

ui-short-karl = Karl
ui-short-carlotta = Carlotta
ui-short-igor = Igor
ui-short-henchman = Henchman
ui-short-jack = Jack
ui-short-hernan = Hernan
ui-short-ripp = Dr. Ripp
ui-short-satine = Satine
ui-short-hans = Hans
ui-short-ratatine = Ratatine
ui-short-fred = Fred
ui-short-helen = Helen
ui-short-tim = Tim
ui-short-shadow = Shadow

ui-level = Stufe { $level }
ui-alcohol-use = kostenlos ausgelegt: Deine Abwürfe kosten 1 weniger
ui-alcohol-short = je −1
ui-crate-use = zahlt { n-coins }
ui-strange-use = ein Punkt für jede { -cargo } der ersten Stufe vor dir
ui-price-why = Preis { $full }{ $reasons } = { $price }
ui-less-alcohol = {" "}− { $n } für Alkohol
ui-less-henchman = {" "}− 1 für Henchman 111
ui-free-jack = , frei mit Jack Hummerock
ui-free-satine = , frei mit Satine Rochat
ui-price-option = Der Preis kommt aus einer Option dieses Tisches.
ui-prices-made-up = Was { -cargo } kostet:

ui-flight-path = Flugweg: { $n } von 10 Etappen
ui-journey-next = Mit der zehnten legt die Nostria an. { $left } der { $hold } Karten im gemischten { -hold } sind Etappen.
ui-hold = { -hold }
ui-hold-count = Der { -hold }: { n-cards } zu ziehen
ui-under-this = Unter dem { -hold }: { $what }
ui-safe = { -safe }
ui-safe-count = Der { -safe }: { n-coins }
ui-compass = Kurs
ui-dice-are = Würfel: { $faces }
ui-dice-not-yet = Gewürfelt wird nach der Auswahl
ui-die = Würfel { $n }: { $face }
ui-set-to = Würfel { $n } auf { $heading } stellen
ui-choose-die = Würfel { $n } wählen, jetzt { $face }
ui-reroll = Würfel { $n } neu werfen, jetzt { $face }
ui-changes-left = Würfel, die noch gedreht werden dürfen: { $n }
ui-turn = Runde { $n }
ui-round = Durchgang { $round }
ui-aboard = An Bord
ui-below = Am Boden
ui-draft = Auswahl

ui-leader = führt in dieser Runde
ui-plays = ist dran
ui-traitors-held = Verräter auf der Hand: { $n }
ui-cargo-held = { -cargo } auf der Hand: { $n }
ui-coins-held = Münzen: { $n }
ui-points-held = Punkte: { $n } von { $goal }
ui-no-traitor-yet = noch kein Verräter ausgelegt
ui-acts-as = handelt als { $name }
ui-threw-nothing = nichts abgeworfen
ui-nothing-thrown = noch nichts abgeworfen
ui-all-levels = alle vier Stufen: +1
ui-look-seat = Was man über { $name } weiß
ui-look-traitor = { $name }, { $title }
ui-challenge = Herausfordern
ui-challenge-name = { $name } herausfordern
ui-ground = Auf dem Boden unter { $name }: { $thrown }; { ui-points-held }

ui-known-hand = Sicher auf der Hand:
ui-known-mine = Alle wissen, dass du dies hast:
ui-known-nothing = { $n ->
    [one] Diese Karte ist nicht bekannt.
   *[other] Von diesen { $n } Karten ist keine bekannt.
}
ui-known-rest = und { $n } unbekannte
ui-hand-empty = Die Hand ist leer.
ui-seen-traitors = In dieser Runde gesehene Verräter:
ui-seen-none = Bisher keine.
ui-robs = Bestiehlt alle, die dies auslegen
ui-from-cargo = { -cargo }
ui-from-strange = { card-strange }
ui-from-levels = Alle vier Stufen
ui-rerolls-of = Darf noch Würfel neu werfen: { $n }

ui-note-played = gespielt von { $name }
ui-note-open = von Tim aufgedeckt, nicht mehr spielbar
ui-note-seen = auf der Hand von { $name }, wie alle wissen
ui-note-kept = niemand zeigt die Karte: vielleicht auf der Hand von { $name }, von Igor geschützt
ui-note-seen-out = aus dem Spiel, von allen gesehen
ui-note-blocked = von Doctor Ripp gesperrt
ui-note-spared = nicht für { $name }: Igor schützt
ui-note-spares-me = von Doctor Ripp genannt, aber für dich nicht gesperrt: Igor hat deine Hand geschützt
ui-note-marked = { $name } bestiehlt alle, die diese Karte auslegen
ui-note-mine = auf deiner Hand
ui-note-out = aus dem Spiel: Du hast nachgesehen
ui-note-passed = von dir weitergegeben
ui-note-copied = { $name } handelt als diese Person
ui-note-unknown = niemand hat die Karte gezeigt
ui-gallery = Die vierzehn Verräter
ui-name-this = { $name } nennen
ui-name-noted = { ui-name-this }: { $notes }

ui-pick-title = An dich weitergegeben: Behalte einen
ui-you-hold = du hast { $name }
ui-pick-waiting = { $name } wählt einen Verräter; { $n } werden herumgereicht.
ui-your-traitors = Deine Verräter
ui-your-cargo = Deine { -cargo }
ui-no-cargo = keine { -cargo } auf der Hand
ui-peeked = Aus dem Spiel (nur du weißt es)
ui-your-play = Dein Spielzug
ui-turn-dice = Würfel einstellen
ui-whom = Wen forderst du heraus?
ui-still-owed = dann noch { n-coins } zu zahlen
ui-coins-left = { n-coins } übrig
ui-points-become = { $from } → { points }
ui-cards-known = { n-cards }, davon bekannt: { $known }
ui-could-throw = ✓ { $cargo }: +{ $gain }
ui-free = gratis
ui-tap-to-read = Tippe auf ein Gesicht, um zu lesen, was diese Person kann.
ui-use-ability = Fähigkeit nutzen
ui-end-play = Spielzug beenden
ui-leave-dice = Würfel so lassen
ui-show-hand = Die ganze Hand zeigen
ui-ability-done = genutzt
ui-heading-shown = Ein Würfel zeigt { $heading }: Du darfst { -cargo } abwerfen.
ui-heading-missing = Kein Würfel zeigt { $heading }: Nichts kann abgeworfen werden.
ui-heading-none = Ohne übernommene Fähigkeit kann nichts abgeworfen werden.
ui-all-black = Alle Würfel sind schwarz: In dieser Runde wird nichts abgeworfen.
ui-thrown-already = In diesem Spielzug wurde schon abgeworfen.
ui-drag-hint = Klicke { -cargo } an, um sie abzuwerfen, oder ziehe sie auf den Boden.
ui-no-die-shows = kein Würfel zeigt ihn
ui-die-shows = ein Würfel zeigt ihn

ui-steal-from = { $name } hat { $traitor } ausgelegt. Nimm:
ui-steal-coin = eine Münze
ui-steal-card = eine Karte, blind gezogen
ui-owes = Über Bord: { $cargo }. Noch zu zahlen:
ui-pay-coins = { n-coins } zahlen
ui-challenged-with = { $name } fordert dich heraus: { $cargo } ({ ui-level }).
ui-match-level = Zeige eine Karte der Stufe { $level } aus deiner Hand.
ui-show-one = Zeige eine Karte aus deiner Hand; die andere Seite muss mit derselben Stufe kontern.
ui-protected = von Igor geschützt
