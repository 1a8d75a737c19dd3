## Lists

list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-clause = { $a }; { $b }
list-sentence = { $a } { $b }
list-then = { $a }, then { $b }
list-bar = { $a } | { $b }

## What every game can say

seat = seat { $n }
ask = What do you do?
event = Event { $event }: { $a }, { $b }, { $c }.
score = { $seat }: { $points }.

## Reasons of hints

when-now = at once
when-soon = when it is your turn again
when-late = in the end
when-before = before it is your turn again
when-ever = at some point
fact-points = { $seat-you ->
    [yes] your points
   *[no] the points of { $seat }
}
fact-win = { $seat-you ->
    [yes] you win
   *[no] { $seat } wins
}
fact-ending = the game ends because of rule { $rule-id }, “{ $rule }”
reason-often = { $fact }{ $when-id ->
    [ever] { "" }
   *[other] { " " }{ $when }
}: { $here ->
    [0] never
    [100] always
   *[other] { $here }%
}, after the second { $there ->
    [0] never
    [100] always
   *[other] { $there }%
}
reason-mean = { $fact }{ $when-id ->
    [ever] { "" }
   *[other] { " " }{ $when }
}: { $here } on average, after the second { $there }
why-only = There is nothing else to do.
why-at-once = The first wins the game at once.
why-equal = The first two may be equally good: their chances differ by less than the error.
why-unsaid = The first is better, but no single reason stands out.
why = { $close ->
    [0] { "" }
   *[other] The first two may be equally good: their chances differ by less than the error.{ " " }
}In { $futures } games played on from each of the two: { $reasons }.
