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

## Gründe von Tipps

when-now = sofort
when-soon = wenn du wieder dran bist
when-late = am Ende
when-before = bevor du wieder dran bist
when-ever = irgendwann
fact-points = { $seat-you ->
    [yes] deine Punkte
   *[no] Punkte von { $seat }
}
fact-win = { $seat-you ->
    [yes] du gewinnst
   *[no] { $seat } gewinnt
}
fact-ending = das Spiel endet nach Regel { $rule-id }, „{ $rule }“
reason-often = { $fact }{ $when-id ->
    [ever] { "" }
   *[other] { " " }{ $when }
}: { $here ->
    [0] nie
    [100] immer
   *[other] { $here } %
}, nach dem zweiten { $there ->
    [0] nie
    [100] immer
   *[other] { $there } %
}
reason-mean = { $fact }{ $when-id ->
    [ever] { "" }
   *[other] { " " }{ $when }
}: im Schnitt { $here }, nach dem zweiten { $there }
why-only = Etwas anderes kannst du nicht tun.
why-at-once = Der erste gewinnt das Spiel auf der Stelle.
why-equal = Die ersten beiden sind vielleicht gleich gut: Ihre Chancen liegen näher beieinander als der Fehler.
why-unsaid = Der erste ist besser, aber kein Grund sticht hervor.
why = { $close ->
    [0] { "" }
   *[other] Die ersten beiden sind vielleicht gleich gut: Ihre Chancen liegen näher beieinander als der Fehler.{ " " }
}In { $futures } Partien, von jedem der beiden aus weitergespielt: { $reasons }.
