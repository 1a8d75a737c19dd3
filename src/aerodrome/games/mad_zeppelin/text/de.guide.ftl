# Mad Zeppelin in Kürze, für alle, die es noch nicht kennen.

goal = Die Nostria ist zu schwer, und ihre eigene Mannschaft wirft Fracht ab, damit sie in der richtigen Kolonie landet: in deiner. Wer die meisten Punkte hat, sobald am Ende einer Runde das Ziel von 20 oder 30 erreicht ist, gewinnt.

turn-1 = Verräter gehen herum: Alle wählen aus denen, die weitergegeben werden, bis alle zwei haben. Einige liegen luftkrank in der Koje.
turn-2 = Die Führung wirft drei Würfel. Sie zeigen, welchen Kurs die Nostria fliegt und damit, welche Verräter Fracht abwerfen können.
turn-3 = In jedem der zwei Durchgänge legst du einen deiner Verräter aus und suchst: nach Münzen aus dem Tresor und Karten aus dem Laderaum, so viele, wie dieser Verräter findet.
turn-4 = Dann darfst du die Fähigkeit des Verräters nutzen und eine Fracht abwerfen, wenn ein Würfel seinen Kurs zeigt. Du zahlst ihren Preis, und sie liegt offen vor dir.

points-1 = Holz zählt 1 Punkt, Blei 2, Kohle 3, Erz 4, Stahl 5, Diamanten 6 und Gold 7.
points-2 = Seltsame Stoffe zählen je 1 Punkt für jedes Holz und jedes Blei vor dir; jede Karte davon zählt sie neu.
points-3 = Fracht aller vier Stufen zählt 1 Punkt dazu.
points-4 = Auch nach der zehnten Etappe ist das Spiel zu Ende; hat bis dahin niemand das Ziel erreicht, gewinnt niemand. Bei Gleichstand entscheidet, wer weniger Münzen hat.
