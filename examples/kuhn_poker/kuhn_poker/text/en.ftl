tagline = Three cards, one bet, and a bluff.

card-jack = Jack
card-queen = Queen
card-king = King

dealt = { $seat } is dealt the { $card }.
checks = { $seat } checks.
bets = { $seat } bets.
folds = { $seat } folds.
calls = { $seat } calls.
shows = { $seat } shows the { $card }.
wins = { $seat } takes the pot of { $pot ->
    [one] 1 chip
   *[other] { $pot } chips
}.

ask-bet = Do you check or bet?
ask-call = Do you fold or call?
pot = The pot has { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}.
player = { $seat } has { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} and { $card-id ->
    [none] a hidden card
   *[other] the { $card }
}.
