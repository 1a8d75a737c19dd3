tagline = Six cards, one of them common, and two rounds to raise.

card-jack-clubs = Jack of Clubs
card-jack-hearts = Jack of Hearts
card-queen-clubs = Queen of Clubs
card-queen-hearts = Queen of Hearts
card-king-clubs = King of Clubs
card-king-hearts = King of Hearts

dealt = { $seat } is dealt the { $card }.
checks = { $seat } checks.
bets = { $seat } bets.
folds = { $seat } folds.
calls = { $seat } calls.
raises = { $seat } raises.
turned = The { $card } is turned over.
shows = { $seat } shows the { $card }.
wins = { $seat } takes the pot of { $pot ->
    [one] 1 chip
   *[other] { $pot } chips
}.
split = The pot is split; each takes { $half ->
    [one] 1 chip
   *[other] { $half } chips
}.

ask-bet = Do you check or bet?
ask-call = Do you fold, call with { $owed ->
    [one] 1 chip
   *[other] { $owed } chips
}, or raise?
pot = The pot has { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}.
common = The common card is the { $card }.
player = { $seat } has { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} and { $card-id ->
    [none] a hidden card
   *[other] the { $card }
}.
