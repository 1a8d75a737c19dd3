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
