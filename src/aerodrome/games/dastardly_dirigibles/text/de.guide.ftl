# Dastardly Dirigibles in Kürze, für alle, die es noch nicht kennen.

goal = Baue ein Luftschiff aus sieben Teilen, vom Bug bis zum Heck, mit möglichst vielen Teilen einer Farbe. Nach drei Runden gewinnt, wer die meisten Punkte hat.

turn-1 = Du ziehst nach, bis du fünf Karten hast, vom Stapel oder aus dem Emporium, dessen Karten offen liegen.
turn-2 = Du hast drei Aktionen: eine Karte spielen, eine ablegen, eine mit dem Emporium tauschen oder das ganze Emporium ersetzen.
turn-3 = Ein Teil, das du spielst, wird angesagt: Alle anderen müssen sofort ein passendes Teil von der Hand spielen, auch wenn es das Luftschiff verdirbt.
turn-4 = Sonderkarten stehlen, zerstören und verwandeln. Die Runde endet, sobald irgendein Luftschiff fertig ist; dann werden alle gewertet.

points-1 = Jede Karte deiner häufigsten Farbe zählt 2 Punkte, jede Jokerkarte 1. Die anderen Farben zählen nichts.
points-2 = Ohne Paar und ohne Joker zählt jede Karte 1 Punkt.
points-3 = Ein fertiges Luftschiff aus sieben verschiedenen Farben ist ein Sammelsurium: 20 Punkte.
points-4 = Wer zuerst fertig ist, bekommt 2 Punkte, alle anderen mit fertigem Luftschiff 1 Punkt. Der Golddynamotor auf der Hand zählt 1 Punkt.
