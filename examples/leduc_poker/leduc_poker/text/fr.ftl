tagline = Six cartes, dont une commune, et deux tours pour relancer.

card-jack-clubs = valet de trèfle
    .le = le valet de trèfle
card-jack-hearts = valet de cœur
    .le = le valet de cœur
card-queen-clubs = dame de trèfle
    .le = la dame de trèfle
card-queen-hearts = dame de cœur
    .le = la dame de cœur
card-king-clubs = roi de trèfle
    .le = le roi de trèfle
card-king-hearts = roi de cœur
    .le = le roi de cœur

dealt = { $seat } reçoit { $card-le }.
checks = { $seat } passe la parole.
bets = { $seat } mise.
folds = { $seat } se couche.
calls = { $seat } suit.
raises = { $seat } relance.
turned = On retourne { $card-le }.
shows = { $seat } montre { $card-le }.
wins = { $seat } remporte le pot : { $pot ->
    [one] { $pot } jeton
   *[other] { $pot } jetons
}.
split = Le pot est partagé ; chacun prend { $half ->
    [one] { $half } jeton
   *[other] { $half } jetons
}.

ask-bet = Passer la parole ou miser ?
ask-call = Se coucher, suivre avec { $owed ->
    [one] { $owed } jeton
   *[other] { $owed } jetons
} ou relancer ?
move-check = passer la parole
move-bet = miser
move-fold = se coucher
move-call = suivre
move-raise = relancer
move = { $move }

pot = Le pot contient { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
common = La carte commune est { $card-le }.
player = { $seat } : { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} et { $card-id ->
    [none] une carte cachée
   *[other] { $card-le }
}.
