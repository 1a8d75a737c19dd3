### Zeppeldrome: what the coach says in the lesson, in German: step and page, then tips by question.

lesson-1-1 = Ein Rennen! Wer zuerst die Ziellinie erreicht, die letzte Spalte rechts, hat gewonnen. Eine richtige Strecke hat vier Abschnitte voller Hindernisse; heute gibt es nur einen, den Gegenwind.
lesson-1-2 = Du bist auf dem ersten Platz und wählst zuerst dein Luftschiff. Die Farben zählen nur bei manchen Hindernissen. Nimm das rote.

lesson-2-1 = Du hast vier Karten, und jede lässt sich auf zwei Arten nutzen. Als Flugplan fliegst du ihre Pfeile der Reihe nach; jeder ist ein Vektor, vorwärts, hinauf, hinunter oder schräg.
lesson-2-2 = Alle wählen ihren Plan heimlich und gleichzeitig. Du bist in der obersten Zeile. Führt ein Plan hinauf, prallst du am Rand ab: Das Schiff bleibt, wo es ist, und der Plan geht weiter.
lesson-2-3 = Karte 2 fliegt schräg hinunter, vorwärts, schräg hinunter: drei Spalten, und nichts im Weg. Wähle sie. Du könntest eine Karte auch verdeckt lassen, für einen Vektor in beliebiger Richtung.

lesson-3-1 = Die Pläne liegen offen. Jetzt können alle ihre übrigen Karten als Aktion spielen, der Reihe nach, bis alle passen. Viele Aktionen bringen Marker: zusätzliche Vektoren vor oder nach einem Plan.
lesson-3-2 = Spiele Karte 9: ein Marker beliebiger Richtung nach dem Plan, und ein zweiter, wenn du dafür noch eine Karte abwirfst.

lesson-4-1 = Eine Aktion kannst du auf jede Person am Tisch spielen. Hilf erst einmal dir selbst: Spiele sie auf deinen eigenen Plan.

lesson-5-1 = Jetzt denk voraus. Dein Plan endet in der dritten Zeile, wo der Gegenwind beginnt. Geradeaus von Wind zu Wind prallst du ab. Schräg schlüpfst du durch!
lesson-5-2 = Also soll der Marker schräg hinunter vorwärts zeigen.

lesson-6-1 = Ein zweiter Marker für noch eine Karte? Karte 67 fliegt nur geradeaus, und gegen den Wind ist das nichts wert. Zahle mit ihr.

lesson-7-1 = Erst hinunter in die vierte Zeile, also jetzt wieder hinauf: Im Zickzack geht es durch den Wind.

lesson-8-1 = Die Konkurrenz passt, aber weil eine Karte gespielt wurde, gibt es noch einen Durchgang. Spare nicht: Am Ende der Runde ziehen alle wieder auf vier Karten nach. Spiele auch Karte 20.

lesson-9-1 = Wieder auf dich selbst.

lesson-10-1 = Diese Karte lässt dir die Wahl. Vor dem Plan würde der Marker deinen ganzen Weg verschieben; nimm ihn nach dem Plan.

lesson-11-1 = Und noch einmal schräg hinunter: zick, zack, zick.

lesson-12-1 = Was für eine Runde: sechs Vektoren! Alle fliegen der Reihe nach je einen Vektor, wer vorn liegt zuerst. Die Konkurrenz ist an dir abgeprallt und hat so einen Vektor verloren, denn zwei Schiffe passen nie auf ein Feld.
lesson-12-2 = Du bist in Spalte 7, und Spalte 11 ist das Ziel. Also noch vier Spalten.
lesson-12-3 = Karte 11 fliegt schräg hinauf, hinunter, hinauf, hinunter: vier Spalten, alle schräg, da kann der Wind nichts machen. Wähle sie!

lesson-13-1 = Dein Plan genügt. Nutze also eine Karte, um lästig zu sein: Karte 57 legt einen Marker „zurück“ vor oder nach einem Plan, und das muss nicht deiner sein.

lesson-14-1 = Auf die Konkurrenz, mit freundlichen Grüßen.

lesson-15-1 = Vor den Plan: Dann wird er zuerst geflogen, und alles danach beginnt eine Spalte weiter hinten.

lesson-16-1 = Genug Unfug. Passe; haben alle gepasst, fliegen die Schiffe.

lesson-outcome = Über der Linie, und der Jubel gilt dir! Die Konkurrenz steckt noch im Wind.
lesson-end = Das ist Zeppeldrome: heimlich planen, den Plan mit Markern verlängern, die Pläne der anderen verderben und hoffen. Heb eine Karte für die auf, die gleich gewinnen: Manche Aktionen schalten einen ganzen Plan ab. Auf der vollen Strecke hat jeder Abschnitt seine eigenen Tücken, und wer auf dem letzten Platz ist, darf die Hindernisse bewegen.

tip-colour = Jede Farbe ist recht. Sie zählt bei den Toren im Slalom und bei den wilden Fans.
tip-machine = Öffne, was dir hilft, und schließe, was vor den anderen liegt.
tip-plan = Verfolge die Pfeile von deinem Feld aus und zähle die gewonnenen Spalten. An Rändern, anderen Schiffen und Hindernissen prallst du ab; eine verdeckte Karte ist ein Vektor in beliebiger Richtung.
tip-action = Leg einen Marker, der dich weiterbringt, oder verdirb den Plan von jemandem, der vorn liegt. Am Ende der Runde ziehst du wieder auf vier Karten nach, sei also nicht geizig.
tip-target = Gutes für dich, Schlechtes für alle, die vorn liegen.
tip-choice = Ein Marker vor dem Plan verschiebt den ganzen Weg, ein Marker nach dem Plan nur sein Ende.
tip-direction = Stell dir vor, wo das Schiff ist, wenn der Marker geflogen wird. Für dich meist vorwärts oder schräg, für andere gegen ein Hindernis.
tip-extra = Zahle mit einer Karte, die du in dieser Runde nicht brauchst: Du ziehst ja nach.
tip-remove = Nimm den Marker weg, der drüben am meisten hilft.
tip-folks = Wer auf dem letzten Platz ist, bewegt die Hindernisse: Stell alte Leute vor das Schiff, das vorn liegt.
tip-lemmings = Lass die Lemminge dort fallen, wo sie andere aufhalten und nicht dich.
tip-fly = Nimm den Weg, der Spalten gewinnt. Wo du abprallen würdest, steht dabei.
tip-pay = Ein offener Pfeil kostet eine Karte. Zahle mit der, die du am wenigsten brauchst, oder lass es.
tip-drop = Wirfst du Ballast ab, steigst du um eine Zeile: gut, um etwas zu umfliegen.
tip-lose = Ein Vektor geht verloren. Wähle den Pfeil, den du am wenigsten brauchst.
tip-bonus = Deine eigenen Fans schenken dir einen Vektor: vorwärts, wenn es geht.
tip-collect = Ein Ballaststein zieht dich jetzt eine Zeile hinunter und kann dich später heben.
tip-discard = Wirf ab, was dir in der nächsten Runde nicht hilft; du ziehst auf vier Karten nach.
