# Zeppeldrome in Kürze, für alle, die es noch nicht kennen.

goal = Fliege dein Luftschiff über alle Hindernisse ins Ziel. Wer die Ziellinie zuerst erreicht, hat gewonnen.

turn-1 = Alle wählen heimlich eine Flugplankarte, und alle werden zugleich aufgedeckt. Ihre Pfeile sagen, wie das Luftschiff fliegen wird.
turn-2 = Der Reihe nach spielt ihr Karten als Aktionen: Marker vor und nach einem Flugplan, für dich oder gegen andere. Das geht reihum, bis alle passen.
turn-3 = Wer auf dem letzten Platz ist, bewegt die Hindernisse: alte Leute, Lemminge und was sonst auf der Strecke ist.
turn-4 = Alle Pläne werden geflogen, Vektor für Vektor. Gefüllte Pfeile sind frei, offene kosten eine Karte; ein Schiff, dem etwas im Weg ist, prallt ab, und sein Plan geht weiter. Danach ziehen alle auf vier Karten nach.

points-1 = Wer die Ziellinie erreicht, gewinnt sofort, von wem auch immer das Schiff bewegt wurde.
points-2 = Die anderen werden danach gereiht, wie weit sie gekommen sind; in derselben Spalte liegt das höhere Schiff vorn.
