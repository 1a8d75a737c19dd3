tagline = Fünfzehn Steine, zwei Würfel und ein weiter Weg nach Hause.

points = { $points ->
    [one] { $points } Stein ausgewürfelt
   *[other] { $points } Steine ausgewürfelt
}

rolls = { $seat } würfelt { $high } und { $low }.
moves = { $seat } zieht { $place ->
    [25] von der Bar
   *[other] von { $place }
} { $to ->
    [0] hinaus
   *[other] nach { $to }
}.
hits = { $seat } wird geschlagen.
passes = { $seat } kann nicht ziehen.
wins = { $seat } hat alle Steine ausgewürfelt.
drawn = Das Spiel hat 500 Züge gedauert, und niemand gewinnt.

ask-move = Wie ziehst du { $high } und { $low }?
ask-again = Wie ziehst du die anderen beiden { $die } deines Pasches?
pass = passen
play = { $checkers }
checker = { $place ->
    [25] Bar
   *[other] { $place }
}/{ $to ->
    [0] hinaus
   *[other] { $to }
}
rolled = { $seat } zieht { $high } und { $low }.
side = { $seat } hat { $stacks }.
stack = { $count } { $place ->
    [0] draußen
    [25] auf der Bar
   *[other] auf { $place }
}
picture-side = { $sign } { $name }: { $bar } auf der Bar, { $off } draußen
