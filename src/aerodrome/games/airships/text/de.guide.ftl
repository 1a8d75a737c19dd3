# Airships in Kürze, für alle, die es noch nicht kennen.

goal = Gründe eine Firma und gewinne Karten mit ihren Würfeln, bis sie Luftschiffe baut und vielleicht einen Teil der Hindenburg. Am Ende gewinnt die Firma mit den meisten Siegpunkten.

turn-1 = Eine Karte wird aufgedeckt und kommt zu ihrer Abteilung auf den Spielplan. Ist die Reihe voll, scheidet die Karte aus, die dort am längsten liegt.
turn-2 = Vor dem Wurf nennst du ein Ziel: eine Karte, das oberste Luftschiff eines Stapels oder einen Bauabschnitt der Hindenburg. Es zeigt, welche Würfel es verlangt und wie viel sie zusammen ergeben müssen.
turn-3 = Du wirfst alle Würfel dieser Farben, die deine Firma hat. Die höchsten zählen.
turn-4 = Erreichst du die Zielzahl, gehört die Karte dir und hilft dir von nun an. Fehlt etwas, darfst du einen Bonuschip dazulegen; scheitert der Versuch, bekommst du einen.

points-1 = Luftschiffe zählen die Sterne, die sie zeigen, und ebenso die Karten, die am Ende in deinen Abteilungen liegen.
points-2 = Jeder Bauabschnitt der Hindenburg, den du gebaut hast, zählt seinen höheren Wert, wenn alle vier gebaut sind, sonst den niedrigeren.
points-3 = Das Spiel endet, wenn die Hindenburg fertig ist oder in jedem der vier Stapel höchstens noch eine Karte liegt.
points-4 = Bei Gleichstand entscheidet, wer mehr Luftschiffe hat.
