tagline = Fifteen checkers, two dice, and a long way home.

points = { $points ->
    [one] { $points } checker off
   *[other] { $points } checkers off
}

rolls = { $seat } rolls { $high } and { $low }.
moves = { $seat } moves { $place ->
    [25] from the bar
   *[other] from { $place }
} { $to ->
    [0] off the board
   *[other] to { $to }
}.
hits = { $seat } is hit.
passes = { $seat } cannot move.
wins = { $seat } has all checkers off.
drawn = The game has lasted for 500 turns, and nobody wins.

ask-move = How do you play { $high } and { $low }?
ask-again = How do you play the other two { $die }s of your double?
pass = pass
play = { $checkers }
checker = { $place ->
    [25] bar
   *[other] { $place }
}/{ $to ->
    [0] off
   *[other] { $to }
}
rolled = { $seat } has { $high } and { $low } to play.
side = { $seat } has { $stacks }.
stack = { $count } { $place ->
    [0] off
    [25] on the bar
   *[other] on { $place }
}
picture-side = { $sign } { $name }: { $bar } on the bar, { $off } off
