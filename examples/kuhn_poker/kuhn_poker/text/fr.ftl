tagline = Trois cartes, une mise, un bluff.

card-jack = valet
    .le = le valet
card-queen = dame
    .le = la dame
card-king = roi
    .le = le roi

dealt = { $seat } reçoit { $card-le }.
checks = { $seat } passe la parole.
bets = { $seat } mise.
folds = { $seat } se couche.
calls = { $seat } suit.
shows = { $seat } montre { $card-le }.
wins = { $seat } remporte le pot : { $pot ->
    [one] { $pot } jeton
   *[other] { $pot } jetons
}.

ask-bet = Passer la parole ou miser ?
ask-call = Se coucher ou suivre ?
move-check = passer la parole
move-bet = miser
move-fold = se coucher
move-call = suivre
move = { $move }

pot = Le pot contient { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
player = { $seat } : { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} et { $card-id ->
    [none] une carte cachée
   *[other] { $card-le }
}.
