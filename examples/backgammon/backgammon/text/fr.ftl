tagline = Quinze pions, deux dés et un long chemin vers la maison.

points = { $points ->
    [one] { $points } pion sorti
   *[other] { $points } pions sortis
}

rolls = { $seat } lance { $high } et { $low }.
moves = { $seat } joue { $place ->
    [25] de la barre
   *[other] de { $place }
} { $to ->
    [0] vers la sortie
   *[other] à { $to }
}.
hits = { $seat } est frappé.
passes = { $seat } ne peut pas jouer.
wins = { $seat } a sorti tous ses pions.
drawn = La partie a duré 500 tours, et personne ne gagne.

ask-move = Comment jouer { $high } et { $low } ?
ask-again = Comment jouer les deux autres { $die } du double ?
pass = passer
play = { $checkers }
checker = { $place ->
    [25] barre
   *[other] { $place }
}/{ $to ->
    [0] sortie
   *[other] { $to }
}
rolled = { $seat } doit jouer { $high } et { $low }.
side = { $seat } a { $stacks }.
stack = { $count } { $place ->
    [0] dehors
    [25] à la barre
   *[other] sur { $place }
}
picture-side = { $sign } { $name } : { $bar } à la barre, { $off } dehors
