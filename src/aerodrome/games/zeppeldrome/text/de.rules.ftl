### Zeppeldrome: the rules in German. RULES.md has them in English, with their sources.

section-0 = 0. Am Tisch
rule-0-1 = Ist das Spiel zu Ende, handelt niemand mehr.
rule-0-2 = Nur wer gefragt ist, darf handeln.
rule-0-3 = Wer gefragt ist, beantwortet die gestellte Frage. Eine Frage, auf die es unabhängig von den Händen nur eine Antwort gibt, wird nicht gestellt.

section-1 = 1. Die Strecke
rule-1-1 = Die Strecke hat fünf Zeilen; Zeile 1 ist oben, in den Wolken. Eine Option macht sieben daraus.
rule-1-2 = Der Startabschnitt hat drei Spalten, jeder Abschnitt mit Hindernissen fünf und der Zielabschnitt drei. Die Startlinie ist die erste Spalte der Strecke, die Ziellinie die letzte.
rule-1-3 = Zwischen Start und Ziel liegen die Abschnitte A, B, C und D in dieser Reihenfolge, jeder mit einem seiner Hindernisse, das ausgelost wird. A, C und D haben je vier Seiten, drei mit einem Hindernis und eine leere; B hat zwei mit einem Hindernis und zwei leere. Optionen bestimmen eine Seite, nehmen leere Seiten in die Auslosung auf oder lassen Abschnitte weg.
rule-1-4 = Auf einem Feld ist höchstens ein Luftschiff, ein Lemming oder eine Figur der alten Leute.
rule-1-5 = „Der Reihe nach“ heißt: Es beginnt, wer auf dem ersten Platz ist. Vorn liegt das Luftschiff, das der Ziellinie am nächsten ist; in derselben Spalte das höhere.

section-2 = 2. Aufbau
rule-2-1 = Es wird ausgelost, wer auf dem ersten Platz ist; die anderen folgen in der Reihenfolge, in der sie sitzen. Eine Option bestimmt stattdessen, wer es ist.
rule-2-2 = Der Reihe nach wählen alle eine der vier Farben, die noch niemand gewählt hat.
rule-2-3 = Die Luftschiffe starten in der ersten Spalte: Wer auf dem ersten Platz ist, startet in der obersten Zeile, wer folgt, darunter und so weiter.
rule-2-4 = Ist Slalom 1 auf der Strecke, startet Gelb in Zeile 1, Blau in Zeile 2, Rot in Zeile 3 und Grün in Zeile 4, egal, wer auf dem ersten Platz war; die Zeilen von Farben, die nicht mitspielen, bleiben leer.
rule-2-5 = Die 70 Flugplankarten werden gemischt, und alle bekommen vier. Der Rest ist der Stapel, von dem gezogen wird.
rule-2-6 = Ist die Stampfmaschine auf der Strecke, wählt, wer auf dem letzten Platz ist, welches ihrer beiden Symbole zuerst offen ist.

section-3 = 3. Schritte 1 bis 3: Flugpläne
rule-3-1 = Alle wählen gleichzeitig und heimlich eine Flugplankarte.
rule-3-2 = Wählen, spielen, zahlen oder abwerfen kann man nur Karten aus der eigenen Hand.
rule-3-3 = Haben alle gewählt, werden die Karten gleichzeitig aufgedeckt und bleiben offen liegen.
rule-3-4 = Man darf die Karte auch verdeckt lassen: Dann ist sie abgeschaltet. Das entscheidet man heimlich, zusammen mit der Karte. Eine abgeschaltete Karte hat einen einzigen Vektor in beliebiger Richtung; gewählt wird sie, wenn er geflogen wird.
rule-3-5 = Wer keine Karten hat, hat einen abgeschalteten Plan ohne Karte.
rule-3-6 = Eine verdeckt gelassene Karte kennt nur, wem sie gehört, bis sie abgeworfen wird: Dann sehen sie alle. Eine Karte, die offen lag und später umgedreht wird, bleibt bekannt.
rule-3-7 = Eine Karte ist Flugplan oder Aktion, nie beides: Als Plan zählt ihre Aktion nicht, als Aktion zählt ihr Plan nicht.

section-4 = 4. Schritt 4: Aktionskarten
rule-4-1 = Der Reihe nach spielen alle eine Karte als Aktion oder passen. Die Reihenfolge eines Durchgangs steht fest, sobald er beginnt.
rule-4-2 = Wurde in einem Durchgang eine Karte gespielt, wird die Reihenfolge neu bestimmt, und es folgt ein weiterer Durchgang, in dem auch wieder spielen darf, wer gepasst hat. Passen in einem Durchgang alle, ist der Schritt vorbei.
rule-4-3 = Wer keine Karten hat, wird übergangen.
rule-4-4 = Eine Aktion spielt man auf eine beliebige Person, auch auf sich selbst; sie darf wirkungslos bleiben. Wer sie spielt, trifft alle Entscheidungen für sie und zahlt alle ihre Kosten.
rule-4-5 = Es folgen Durchgänge, solange Karten gespielt werden. Nach zweihundert Durchgängen in einer Runde beendet das Programm den Schritt; das ist nur mit geänderten Karten zu erreichen.
rule-4-6 = Eine Aktionskarte wird abgeworfen, wenn sie gespielt wird, noch bevor sie wirkt.

section-5 = 5. Was Aktionen bewirken
rule-5-1 = Ein Marker vor dem Flugplan kommt ganz nach links und wird zuerst geflogen; ein Marker nach dem Flugplan kommt ganz nach rechts und wird zuletzt geflogen. Marker, die schon daliegen, gehören zum Plan. Mehrere Marker einer Karte behalten ihre gedruckte Reihenfolge.
rule-5-2 = Zeigt ein Marker alle Richtungen, wählt, wer die Karte spielt, seine Richtung, sofort und endgültig.
rule-5-3 = Bietet eine Karte Möglichkeiten, die mit OR verbunden sind, nimmt, wer sie spielt, eine davon.
rule-5-4 = Ein offener Marker oder eine offene Bewegung wirkt nur, wenn man beim Spielen der Karte dafür noch eine andere abwirft. Niemand muss das.
rule-5-5 = Eine Bewegung mit einem Knall geschieht sofort, in den üblichen Grenzen der Bewegung. Von zwei Bewegungen wird eine nach der anderen versucht.
rule-5-6 = Ein X entfernt einen Marker aus dem Flugplan des Ziels; welchen, wählt, wer die Karte spielt. Liegen dort keine Marker, geschieht nichts.
rule-5-7 = Eine Flugplankarte abschalten heißt, sie umzudrehen: Sie hat nur noch ihren einen Vektor. Ihre Marker bleiben, und es dürfen weitere dazukommen. Eine Karte, die schon verdeckt ist, bleibt es.
rule-5-8 = Es gibt zwanzig Marker, die jede Richtung zeigen können. Reichen sie nicht, werden so viele wie möglich gelegt, in ihrer Reihenfolge.
rule-5-9 = Einen Flugplan abschalten heißt, die Karte umzudrehen und alle ihre Marker abzuwerfen.
rule-5-10 = Versorgungsballon: Das Ziel zieht zwei Karten.
rule-5-11 = Langfingriger blinder Passagier: Wer ihn spielt, nimmt eine zufällige Karte aus der Hand des Ziels; nur diese beiden sehen sie. Auf sich selbst gespielt, bewirkt er nichts.
rule-5-12 = Kopfstehendes Anemometer: Bei der Bewegung dieser Runde läuft die Reihenfolge vom letzten zum ersten Platz. Es braucht kein Ziel.
rule-5-13 = Ehrenmarschall: Das Ziel bewegt in dieser Runde die Hindernisse.
rule-5-14 = Bocksprungleiter: Wenn das Ziel bei der Bewegung dieser Runde zum ersten Mal an einem sperrenden Hindernis abprallt, hinter dem in derselben Richtung das Feld offen ist, landet es stattdessen dort. Nur das verbraucht die Leiter.

section-6 = 6. Schritt 5: Hindernisse bewegen
rule-6-1 = Wer in diesem Augenblick auf dem letzten Platz ist, bewegt die Hindernisse, einen Abschnitt nach dem anderen, in der Reihenfolge der Strecke.
rule-6-2 = Die Stampfmaschine darf umgestellt werden: Offene Felder schließen sich, und geschlossene öffnen sich.
rule-6-3 = Jede Figur der alten Leute darf ein Feld weit bewegt werden, in jede der acht Richtungen, auf ein Feld ihres Abschnitts, auf dem weder ein Luftschiff noch alte Leute sind.
rule-6-4 = Danach darf die bewegte Figur neben einer anderen stehen, aber nicht in einer Gruppe von drei oder mehr; schräg gilt nicht als daneben.
rule-6-5 = Jede Figur der alten Leute bewegt sich höchstens einmal in einer Runde.
rule-6-6 = Mindestens ein Lemming muss bewegt werden, wenn einer kann; es dürfen beliebig viele sein.
rule-6-7 = Ein Lemming fällt ein Feld gerade hinunter, außer wenn dort ein Luftschiff oder ein Lemming ist. Aus der untersten Zeile fällt er von der Strecke.
rule-6-8 = Jeder Lemming bewegt sich höchstens einmal in einer Runde, und zwar bevor neue hereinfallen. Neue bewegen sich nicht, und wer von der Strecke gefallen ist, kann erst in einer späteren Runde wiederkommen.
rule-6-9 = Danach dürfen Lemminge von neben der Strecke in offene Felder der obersten Zeile des Abschnitts fallen, solange die Spalte weniger Lemminge hat als ihre Obergrenze.

section-7 = 7. Schritt 6: Bewegung
rule-7-1 = Der Reihe nach fliegt jedes Luftschiff einen Vektor; dann wird die Reihenfolge neu bestimmt, bis kein Plan mehr einen Vektor hat. Die Reihenfolge eines Durchgangs steht fest, sobald er beginnt.
rule-7-2 = Zuerst werden die Marker vor der Karte geflogen, von links nach rechts, dann die Karte, dann die Marker nach ihr. Ein Marker muss geflogen werden.
rule-7-3 = Auf der Karte folgt das Klötzchen den Pfeilen und beginnt beim Bild des Luftschiffs.
rule-7-4 = Ein gefüllter Pfeil ist frei. Für einen offenen Pfeil wirft man eine Karte ab; sie ist auch dann weg, wenn das Schiff abprallt. Ohne Karte kann man weder einem offenen Pfeil folgen noch dem, was dahinter kommt.
rule-7-5 = Wo ein gefüllter Pfeil weiterführt, muss man irgendeinem Pfeil folgen. Wo nur offene weiterführen, darf man aufhören und fliegt noch im selben Durchgang mit den Markern nach der Karte weiter.
rule-7-6 = Der Vektor einer abgeschalteten Karte muss geflogen werden; man darf auch eine versperrte Richtung wählen.
rule-7-7 = Ein Schiff, dem der Weg versperrt ist, prallt ab: Das Klötzchen rückt weiter, das Schiff bleibt, wo es ist, und seine Bewegung geht weiter. Man darf einen versperrten Weg auch absichtlich wählen.
rule-7-8 = Der obere, der untere und der linke Rand versperren Schiffen den Weg, ebenso die Hindernisse, wie unten beschrieben. Sperrende Hindernisse sind Luftschiffe, alte Leute, Lemminge, Pressekabinen, gesperrte Felder, Tore anderer Farben und geschlossene Felder der Stampfmaschine, nicht aber Ränder, Gegenwind und Nebel.
rule-7-9 = Wer keine Vektoren mehr hat, wirft die Flugplankarte und die Marker ab.

section-8 = 8. Schritte 7 und 8: Karten
rule-8-1 = Der Reihe nach dürfen alle so viele Karten abwerfen, wie sie möchten.
rule-8-2 = Dann ziehen der Reihe nach alle nach, bis sie vier Karten auf der Hand haben. Wer vier oder mehr hat, zieht keine.
rule-8-3 = Muss eine Karte gezogen werden und ist der Stapel leer, so wird der Abwurf gemischt und zum neuen Stapel; ist auch er leer, entfällt das Ziehen.
rule-8-4 = Karten, die als Aktion gespielt, gezahlt oder weggeworfen werden, liegen offen im Abwurf: Alle sehen sie.

section-9 = 9. Hindernisse
rule-9-1 = Etwas Ballast: Zu Beginn liegt auf jedem von neun markierten Feldern ein Ballaststein. Eine Option lässt einen weg.
rule-9-2 = Landet ein Schiff auf einem Feld mit einem Ballaststein, gleich wie und in welchem Schritt, darf es ihn aufnehmen; es sinkt dann um ein Feld, wenn es kann, und darf dort wieder aufnehmen. Es entscheidet, wem das Schiff gehört. Abprallen ist kein Landen.
rule-9-3 = Bei der Bewegung darf man unmittelbar vor oder nach dem Flug eines Vektors Ballaststeine abwerfen: Für jeden steigt das Schiff um ein Feld und landet dort. Auch ein Vektor, bei dem es abprallt, zählt, ebenso ein zusätzlicher Vektor. Wer vor einem Vektor einen Stein abgeworfen hat, muss einen Vektor fliegen.
rule-9-4 = Abwerfen kann man nur Ballaststeine, die man aufgenommen hat.
rule-9-5 = Solange das Feld darüber versperrt ist, kann man keinen Ballaststein abwerfen.
rule-9-6 = Aussichtspunkt: Wessen Schiff dort ist, zieht auf fünf statt auf vier Karten nach.
rule-9-7 = Slalom: Ein Tor lässt nur Luftschiffe seiner eigenen Farbe ein, gerade oder schräg, vorwärts oder rückwärts, aber nicht senkrecht von oben oder unten. Für die anderen ist es ein Hindernis. Slalom 2 hat außerdem gesperrte Felder.
rule-9-8 = Gegenwind: Bei einem Vektor geradeaus vorwärts von einem Feld mit Wind auf ein Feld mit Wind prallt man ab.
rule-9-9 = Stampfmaschine: In Felder mit dem geschlossenen Symbol kommt man nicht hinein. Ein Schiff, das auf einem ist, darf bleiben oder auf jedes offene Feld hinausfliegen.
rule-9-10 = Dichter Nebel: Bei einem schrägen Vektor von einem Nebelfeld auf ein Nebelfeld prallt man ab.
rule-9-11 = Wilde Fans: Wer auf der eigenen Farbe landet, gleich in welchem Schritt, darf sofort einen zusätzlichen Vektor in beliebiger Richtung fliegen. Jedes Feld gibt ihn nur einmal je Vektor oder je Aktion.
rule-9-12 = Wer bei der Bewegung auf einer anderen Farbe landet, verliert den nächsten Vektor: Das Klötzchen rückt ohne das Schiff weiter. An einer Gabelung wählt man den Pfeil selbst und zahlt für einen offenen. Wer nicht zahlen kann oder will, ist mit der Karte fertig und verliert den nächsten Marker nach ihr. Gibt es keinen nächsten Vektor, geht nichts verloren.
rule-9-13 = Alte Leute, Lemminge und Pressekabinen sperren die Felder, auf denen sie sind.

section-10 = 10. Das Ende
rule-10-1 = Sobald ein Luftschiff ein Feld der Ziellinie erreicht, in welchem Schritt auch immer und von wem auch immer bewegt, ist das Spiel zu Ende, und gewonnen hat, wem es gehört.
rule-10-2 = Die anderen werden der Reihe nach platziert.
rule-10-3 = Nach 100 Runden endet das Spiel, und wer auf dem ersten Platz liegt, hat gewonnen.
