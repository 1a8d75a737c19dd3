### Dastardly Dirigibles: what the coach says in the lesson, in German: step and page, then tips by question.

lesson-1-1 = Herrschaften, an die Werkbänke! Alle bauen ein Luftschiff aus sieben Teilen, vom Bug bis zum Heck. Ist eines fertig, endet die Runde, und alle werden gewertet. Nach drei Runden gewinnen die meisten Punkte.
lesson-1-2 = Die Teile haben Farben: Schraube, Zahnrad, Schlüssel und so weiter. Nur deine häufigste zählt, 2 Punkte je Karte davon; baue also möglichst aus einer Farbe. Joker passen zu jeder Farbe, wie alle Teile an ihrem eigenen Platz, und zählen 1.
lesson-1-3 = Ein Zug hat drei Aktionen. Du hast zweimal den Bug, und im Emporium, dem Regal für alle, liegt ein Schrauben-Antriebsmotor. Also Schrauben: Bau den Schrauben-Bug ein.

lesson-2-1 = Sieh, was geschah: Baust du ein Teil ein, müssen alle anderen sofort ein passendes von der Hand spielen, ob sie wollen oder nicht. Deine Konkurrenz musste einen Maulschlüssel-Bug spielen.
lesson-2-2 = Das ist der Kern des Spiels: Es hilft denen, die das Teil brauchen, und schadet denen, die das falsche haben. Bau jetzt die Messing-Joker-Hintergondel ein.

lesson-3-1 = Drüben gibt es keine Hintergondel. Dir bleiben eine Aktion und ein Bug, den du nicht mehr brauchst. Tausche gegen den Schrauben-Antriebsmotor im Emporium.

lesson-4-1 = Gib den Zahnrad-Bug dafür. Die Konkurrenz hat schon einen Bug und wird ihn kaum wollen.

lesson-5-1 = Deine Konkurrenz hat zwei Hubmotoren gespielt. Du hattest keinen, also geschah dir nichts. Merke: Auch was anderen fehlt, wird laut gesagt.
lesson-5-2 = Ein Zug beginnt mit dem Nachziehen auf fünf Karten, vom Stapel oder aus dem Emporium. Im Regal liegen nur Bugteile: Zieh vom Stapel.

lesson-6-1 = Und noch einmal.

lesson-7-1 = Bau den Schrauben-Antriebsmotor ein: Zwei Schrauben zählen schon 4 Punkte.

lesson-8-1 = Und die Messing-Joker-Vordergondel. Dann sind vier von sieben Plätzen besetzt; es fehlen die beiden Hubmotoren und das Heck.

lesson-9-1 = Zeit für eine Gemeinheit. Sonderkarten spielst du wie Teile, und sie kosten eine Aktion. Der Tesla-Desintegrator zerstört ein Teil am Luftschiff der Konkurrenz.

lesson-10-1 = Ziele auf den Bug: Von zwei Hubmotoren dürfte die Konkurrenz selbst den schlechteren wählen.

lesson-11-1 = Rache! Die Taschenspielerei hat deinen eigenen Desintegrator aus der Ablage geholt, und dein Antriebsmotor ist hin. Was du ablegst, kann zurückkommen, also behalte die Ablage im Auge.
lesson-11-2 = Zieh drei Karten vom Stapel.

lesson-12-1 = Ein Ketten-Hubmotor: Er passt vorn oder hinten. Zieh weiter.

lesson-13-1 = Das Schrauben-Heck, prächtig! Noch eine Karte.

lesson-14-1 = Und eine Transmutation, die klügste Sonderkarte. Im eigenen Zug geht sie nicht, nur wenn die Konkurrenz ein Teil ansagt: Dann spielst du statt eines passenden ein beliebiges Teil.
lesson-14-2 = Vier Plätze sind leer, und du hast drei Aktionen: Einer bleibt übrig. Ahnst du den Plan? Zuerst das Schrauben-Heck.

lesson-15-1 = Jetzt ein Hubmotor nach vorn. Ein einzelner Schlüssel zählt nichts, aber ein fertiges Luftschiff bringt einen Bonus.

lesson-16-1 = Die Konkurrenz musste einen guten Hubmotor durch einen anderen ersetzen: Was ersetzt wird, ist verloren. Zur rechten Zeit gespielt, sind deine Teile Waffen.
lesson-16-2 = Und der andere nach hinten. Dann fehlt nur noch ein Antriebsmotor, und den hast du auf der Hand.

lesson-17-1 = Die Konkurrenz sagt einen Bug an. Du hast keinen, aber die Transmutation: Spiele sie, und der Antriebsmotor kommt an seinen Platz, mitten im fremden Zug!

lesson-outcome = Fertig, und zwar zuerst! Zwei Schrauben zählen 4, zwei Joker 2, und 2 gibt es, weil du zuerst fertig warst: 8 Punkte. Die Konkurrenz hat 4. Zwei Runden kämen noch, und wer zurückliegt, beginnt mit einer Aktion mehr.
lesson-end = Das ist alles: Baue aus einer Farbe, sage an, was anderen wehtut, tausche, statt zu verschwenden, und heb dir eine Sonderkarte für den rechten Moment auf. Ein letztes Geheimnis: Ein fertiges Luftschiff aus sieben verschiedenen Farben ohne Joker ist ein Sammelsurium und zählt 20. Es klappt selten. Aber wenn!

tip-draw = Nimm aus dem Emporium, was zu deiner Farbe passt oder eine Lücke füllt, sonst zieh vom Stapel. Was du aus dem Regal nimmst, sehen alle.
tip-action = Bau Teile ein, die andere in der falschen Farbe oder gar nicht haben. Tausche, was du nicht brauchst. Sonderkarten sind am stärksten gegen die, die bald fertig sind.
tip-match = Wenn du kannst, musst du ein passendes Teil spielen. Hast du die Wahl, nimm das Teil, das deinem Luftschiff am wenigsten schadet, oder eine Transmutation.
tip-transmute = Jetzt darfst du jedes Teil einbauen, und niemand muss ein passendes spielen. Fülle die Lücke, die am schwersten zu füllen ist.
tip-extract = Eine der drei neuen Karten darfst du sofort umsonst spielen. Nützt keine, behalte alle.
tip-give = Gib, was du am wenigsten brauchst und die anderen auch nicht: Sie können es aus dem Regal nehmen.
tip-take = Jede Karte der Ablage außer Taschenspielerei: ein Teil deiner Farbe oder eine Sonderkarte, die du noch einmal spielst.
tip-rob = Stiehl, was du selbst brauchen kannst, oder was die Konkurrenz zum Fertigwerden braucht.
tip-destroy = Triff die Farbe, die drüben am meisten zählt, oder ein fast fertiges Luftschiff.
tip-lose = Gib den Hubmotor her, der dir weniger bringt.
