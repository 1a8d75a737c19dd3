## Lists

list-comma = { $a }, { $b }
list-and = { $a } und { $b }
list-or = { $a } oder { $b }
list-clause = { $a }; { $b }
list-sentence = { $a } { $b }
list-then = { $a }, dann { $b }
list-bar = { $a } | { $b }

## What every game can say

seat = Platz { $n }
ask = Was tust du?
event = Ereignis { $event }: { $a }, { $b }, { $c }.
score = { $seat }: { $points }.

## Rules that every game has

rule-0-1 = Ist das Spiel zu Ende, handelt niemand mehr.
rule-0-2 = Handeln darf nur, wer gefragt ist.
rule-0-3 = Wer dran ist, beantwortet die gestellte Frage.
