## Lists: the first pattern joins all but the last, the second the last

list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-clause = { $a }; { $b }
list-then = { $a }, then { $b }
list-bar = { $a } | { $b }
list-sentence = { $a } { $b }

## In the browser

