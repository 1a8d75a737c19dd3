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

## Raisons des conseils

when-now = tout de suite
when-soon = quand ton tour revient
when-late = à la fin
when-before = avant ton prochain tour
when-ever = un jour ou l’autre
fact-points = { $seat-you ->
    [yes] tes points
   *[no] les points de { $seat }
}
fact-win = { $seat-you ->
    [yes] tu gagnes
   *[no] { $seat } gagne
}
fact-ending = la partie finit par la règle { $rule-id }, « { $rule } »
reason-often = { $fact }{ $when-id ->
    [ever] { "" }
   *[other] { " " }{ $when }
} : { $here ->
    [0] jamais
    [100] toujours
   *[other] { $here } %
}, après le deuxième { $there ->
    [0] jamais
    [100] toujours
   *[other] { $there } %
}
reason-mean = { $fact }{ $when-id ->
    [ever] { "" }
   *[other] { " " }{ $when }
} : { $here } en moyenne, après le deuxième { $there }
why-only = Il n’y a rien d’autre à faire.
why-at-once = Le premier gagne la partie sur-le-champ.
why-equal = Les deux premiers se valent peut-être : leurs chances diffèrent moins que l’erreur.
why-unsaid = Le premier est meilleur, mais aucune raison ne se détache.
why = { $close ->
    [0] { "" }
   *[other] Les deux premiers se valent peut-être : leurs chances diffèrent moins que l’erreur.{ " " }
}Dans { $futures } parties jouées à partir de chacun des deux : { $reasons }.
