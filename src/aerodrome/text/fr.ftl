## Lists

list-comma = { $a }, { $b }
list-and = { $a } et { $b }
list-or = { $a } ou { $b }
list-clause = { $a } ; { $b }
list-sentence = { $a } { $b }
list-then = { $a }, puis { $b }
list-bar = { $a } | { $b }

## What every game can say

seat = place { $n }
ask = Que fais-tu ?
event = Événement { $event } : { $a }, { $b }, { $c }.
score = { $seat } : { $points }.

## Rules that every game has

rule-0-1 = Quand la partie est finie, plus personne ne peut agir.
rule-0-2 = Seule la personne interrogée peut agir.
rule-0-3 = On répond à la question posée.
