### Mad Zeppelin: what the coach says in the lesson, in German: step and page, then tips by question.

lesson-1-1 = Nacht an Bord der Nostria. Du gehörst zu den Verrätern und willst ihre Fracht über Bord werfen: Unten am Boden bringt jedes Stück Punkte. Erreiche 20 Punkte, und am Ende dieser Runde ist das Spiel aus. Du beginnst mit einer Karte Stahl, die 5 Punkte wert ist, und 3 Münzen.
lesson-1-2 = In jeder Runde haben alle zwei Verräter, die ihnen ihre Kniffe leihen. Einer wird zugeteilt: Du hast Hans Walder. Den anderen wählst du und gibst den Rest weiter. In dieser Runde führst du: Du wählst zuerst und weißt, woraus die Konkurrenz wählt.
lesson-1-3 = Jeder Verräter hat einen Kurs: Nord, Ost, Süd oder West. Fracht abwerfen kannst du nur, wenn ein Würfel den Kurs des Verräters zeigt, den du spielst. Ratatine (West) kann Würfel auf jeden Kurs drehen und kommt so immer ans Ziel. Wähle sie.

lesson-2-1 = Weil du führst, hast du auch alle Verräter gesehen, die aus dem Spiel sind. Merk dir ein paar: Zu erraten, wer noch da ist, ist das halbe Spiel. Dann hast du die drei Würfel geworfen: Nord, Süd und einmal „Wahl der Führung“. Diesen Würfel stellst du selbst.
lesson-2-2 = Stell ihn auf West, für Ratatine. Süd liegt schon da, für Hans.

lesson-3-1 = Jetzt kommen zwei Durchgänge, und in jedem legen alle einen Verräter aus. Mit Ratatine durchsuchst du zuerst den Laderaum: Das bringt eine Münze und eine Karte. Dann darfst du Fracht abwerfen. Hans fände weder Münze noch Karte.

lesson-4-1 = Du hast eine Etappe gefunden: keine Fracht, aber eine Münze. Mit der zehnten Etappe endet das Spiel sofort, und wenn dann niemand 20 Punkte hat, gewinnt niemand.
lesson-4-2 = Ein Würfel zeigt West, und mit 5 Münzen kannst du die 4 für den Stahl bezahlen. In jedem Spielzug darfst du ein Stück abwerfen. Über Bord damit: 5 Punkte!

lesson-5-1 = Deine Konkurrenz hatte Satine, für die Kohle nichts kostet, und Karl: 6 Punkte gegen deine 5. Hans konnte nichts für dich tun, denn deine Hand war leer. Die Führung wechselt, also wählst du nun aus dem Rest.
lesson-5-2 = Ratatine wurde dir wieder zugeteilt. Wähle Karl Steeling, den Kapitän, der stiehlt: Er nennt einen Verräter, und wer den später in dieser Runde auslegt, wird von dir bestohlen.

lesson-6-1 = Ost, Ost und ein schwarzer Würfel, der für diese Runde entfernt wird. So kann keiner deiner Verräter etwas abwerfen. Ratatine kann das ändern, aber deine Hand ist leer: Erst brauchst du Fracht.
lesson-6-2 = Also zuerst Karl: Er findet eine Münze und eine Karte, und er stellt seine Falle, solange die Konkurrenz noch einen Verräter auf der Hand hat.

lesson-7-1 = Du hast Blei gezogen, das kommt später gerade recht. Nutze jetzt Karls Fähigkeit.

lesson-8-1 = Wen hat die Konkurrenz auf der Hand? Niemanden, den du weitergegeben hast, denn nach dir hat niemand mehr gewählt. Nicht Henchman 111, der liegt aus. Sechs bleiben übrig.
lesson-8-2 = Wen würdest du behalten, wenn du zuerst wählen dürftest? Fred Zamfirescu zieht bei seiner Suche drei Karten: Den gibt niemand gern weiter. Nenne Fred.

lesson-9-1 = Erwischt! Die Konkurrenz legt Fred aus und wird bestohlen. Eine Karte wird blind gezogen und kann alles sein. Nimm die Münze: Abwerfen kostet Geld, und drüben fehlt sie dann.

lesson-10-1 = Ratatine war dein letzter Verräter und liegt aus. Kein Würfel zeigt West, also kannst du noch nichts abwerfen. Nutze zuerst ihre Fähigkeit: Fähigkeit und Abwurf gehen in beliebiger Reihenfolge, aber gedreht wird vor dem Abwurf.

lesson-11-1 = Dreh einen Würfel auf West. So bleiben die Kurse für den Rest der Runde, und zwar für alle.

lesson-12-1 = Sie darf zwei Würfel drehen, aber einer genügt dir. Lass den anderen.

lesson-13-1 = Die Nostria fliegt nach Westen. Wirf das Blei ab: 2 Punkte für 2 Münzen.

lesson-14-1 = Ein letzter Kniff. Die kleine geheimnisvolle Kiste, die du gefunden hast, kann man nicht abwerfen, aber beim Zahlen gilt sie als 1 Münze. Nimm sie, und behalte eine echte Münze für die nächste Runde.

lesson-outcome = 7 zu 8 Punkte, und du hast eine Münze mehr, als du sonst gehabt hättest. In der nächsten Runde führst du wieder.
lesson-end = So geht es: Wähle Verräter, achte auf die Würfel, wirf in jedem Spielzug ein Stück ab und merk dir, wen du weitergegeben hast. Schwerere Fracht ist teurer, zählt aber mehr; Fracht aller vier Stufen bringt einen Punkt dazu; bei Gleichstand gewinnt, wer weniger Münzen hat, also horte nicht. Und alle anderen Verräter haben ihren eigenen Kniff.

tip-pick = Am Anfang füllen Fred (drei Karten) und Carlotta (zwei Münzen) Hand und Beutel. Hast du Fracht auf der Hand, nimm jemanden, der sie billig macht, oder Ratatine, die die Würfel dreht.
tip-die = Stell ihn auf einen Kurs deiner eigenen Verräter, und lieber nicht auf einen, den andere haben könnten.
tip-play = Beide kommen dran, also zählt die Reihenfolge: zuerst der Verräter, der Fracht findet oder eine Falle stellt, dann der, der die Fracht abwerfen kann.
tip-steal = Eine Münze ist sicher; eine Karte wird blind gezogen und tut mehr weh, wo jemand wenige hat.
tip-action = Zeigt ein Würfel deinen Kurs, wirf die Fracht ab, die für deine Münzen am meisten bringt. Eine Kiste Alkohol macht alle späteren Abwürfe billiger.
tip-name = Denk an die Auswahl zurück: Was du weitergegeben hast, was ausliegt und was du selbst auf der Hand hast, scheidet aus.
tip-change = Ein Würfel auf deinem Kurs genügt. Mit dem anderen kannst du jemandem den Kurs wegnehmen.
tip-show = Zeig eine Karte einer Stufe, die drüben fehlen könnte: Dann muss dort die ganze Hand gezeigt werden, und du behältst deine Karte.
tip-rival = Fordere heraus, wer vorn liegt oder viele Karten hat, die du gern sähest.
tip-answer = Beide Karten kommen unter den Laderaum, also gib die her, die am wenigsten wert ist.
tip-pay = Kisten taugen nur zum Zahlen: Nimm sie zuerst und behalte die Münzen, aber bedenke, dass alle sie dann sehen.
