## Lists: the first pattern joins all but the last, the second the last

list-comma = { $a }, { $b }
list-and = { $a } und { $b }
list-or = { $a } oder { $b }
list-clause = { $a }; { $b }
list-then = { $a }, dann { $b }
list-bar = { $a } | { $b }
list-sentence = { $a } { $b }

## In the browser

