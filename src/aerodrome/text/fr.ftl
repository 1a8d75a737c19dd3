## Lists: the first pattern joins all but the last, the second the last

list-comma = { $a }, { $b }
list-and = { $a } et { $b }
list-or = { $a } ou { $b }
list-clause = { $a } ; { $b }
list-then = { $a }, puis { $b }
list-bar = { $a } | { $b }
list-sentence = { $a } { $b }

## In the browser

