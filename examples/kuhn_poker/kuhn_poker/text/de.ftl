tagline = Drei Karten, ein Einsatz, ein Bluff.

card-jack = Bube
    .den = den Buben
card-queen = Dame
    .den = die Dame
card-king = König
    .den = den König

dealt = { $seat } bekommt { $card-den }.
checks = { $seat } schiebt.
bets = { $seat } setzt.
folds = { $seat } steigt aus.
calls = { $seat } geht mit.
shows = { $seat } zeigt { $card-den }.
wins = { $seat } nimmt den Topf mit { $pot ->
    [one] 1 Chip
   *[other] { $pot } Chips
}.

ask-bet = Schieben oder setzen?
ask-call = Aussteigen oder mitgehen?
move-check = schieben
move-bet = setzen
move-fold = aussteigen
move-call = mitgehen
move = { $move }

pot = Im Topf { $chips ->
    [one] liegt 1 Chip
   *[other] liegen { $chips } Chips
}.
player = { $seat } hat { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} und { $card-id ->
    [none] eine verdeckte Karte
   *[other] { $card-den }
}.
