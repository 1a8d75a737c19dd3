tagline = Sechs Karten, eine davon für beide, und zwei Runden zum Erhöhen.

card-jack-clubs = Kreuz-Bube
    .den = den Kreuz-Buben
    .der = der Kreuz-Bube
card-jack-hearts = Herz-Bube
    .den = den Herz-Buben
    .der = der Herz-Bube
card-queen-clubs = Kreuz-Dame
    .den = die Kreuz-Dame
    .der = die Kreuz-Dame
card-queen-hearts = Herz-Dame
    .den = die Herz-Dame
    .der = die Herz-Dame
card-king-clubs = Kreuz-König
    .den = den Kreuz-König
    .der = der Kreuz-König
card-king-hearts = Herz-König
    .den = den Herz-König
    .der = der Herz-König

dealt = { $seat } bekommt { $card-den }.
checks = { $seat } schiebt.
bets = { $seat } setzt.
folds = { $seat } steigt aus.
calls = { $seat } geht mit.
raises = { $seat } erhöht.
turned = Aufgedeckt wird { $card-der }.
shows = { $seat } zeigt { $card-den }.
wins = { $seat } nimmt den Topf mit { $pot ->
    [one] 1 Chip
   *[other] { $pot } Chips
}.
split = Der Topf wird geteilt; beide nehmen { $half ->
    [one] 1 Chip
   *[other] { $half } Chips
}.

ask-bet = Schieben oder setzen?
ask-call = Aussteigen, mit { $owed ->
    [one] 1 Chip
   *[other] { $owed } Chips
} mitgehen oder erhöhen?
move-check = schieben
move-bet = setzen
move-fold = aussteigen
move-call = mitgehen
move-raise = erhöhen
move = { $move }

pot = Im Topf { $chips ->
    [one] liegt 1 Chip
   *[other] liegen { $chips } Chips
}.
common = Die gemeinsame Karte ist { $card-der }.
player = { $seat } hat { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} und { $card-id ->
    [none] eine verdeckte Karte
   *[other] { $card-den }
}.
