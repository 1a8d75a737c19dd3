### Mad Zeppelin: the rules in German. RULES.md has them in English, with their sources.

section-0 = 0. Am Tisch
rule-0-1 = Ist das Spiel zu Ende, handelt niemand mehr.
rule-0-2 = Nur wer gefragt ist, darf handeln.
rule-0-3 = Wer gefragt ist, beantwortet die gestellte Frage. Eine Frage, auf die es unabhängig von den Händen nur eine Antwort gibt, wird nicht gestellt.

section-1 = 1. Spielmaterial
rule-1-1 = Es gibt 14 Verräter: drei von jedem Kurs (Nord/blau, Ost/gelb, Süd/rot, West/grün) sowie Li’l Tim Sly und Mr Shadow, die keinen haben.
rule-1-2 = Es gibt 100 Frachtkarten in vier Stufen: 33 der ersten (18 Holz, 15 Blei), 27 der zweiten (10 Kohle, 9 Erz, 8 Stahl), 14 der dritten (8 Diamanten, 6 Gold) und 26 der vierten (6 seltsame Stoffe, 6 Kisten Alkohol, 8 kleine und 6 große geheimnisvolle Kisten).
rule-1-3 = Es gibt 10 Etappenkarten und 30 Goldmünzen.
rule-1-4 = Es gibt drei Würfel. Ihre sechs Seiten sind die vier Kurse, eine Seite, die der Führung die Wahl lässt, und eine schwarze.
rule-1-5 = Jede Fracht, die abgeworfen werden kann, hat einen Preis in Münzen. Je nach Option `costs` kommt er aus der rekonstruierten Tabelle, aus der Stufe oder aus den Punkten (seltsame Stoffe, die keine eigenen haben, kosten dann 3).

section-2 = 2. Aufbau
rule-2-1 = Die Fracht wird gemischt, und ein Teil geht ungesehen aus dem Spiel: 50 Karten zu zweit oder zu dritt, 25 zu viert oder zu fünft, keine zu sechst; die Option `cargo_removed` legt eine andere Zahl fest.
rule-2-2 = Die zehn Etappen werden in den Rest gemischt. Dieser Stapel ist der Laderaum.
rule-2-3 = Alle Münzen liegen im Tresor.
rule-2-4 = Geflogen wird auf der Kurzstrecke bis 20 Punkte oder auf der Langstrecke bis 30; Option `mode`.
rule-2-5 = Alle nehmen 3 Münzen und ziehen eine Karte aus dem Laderaum.
rule-2-6 = Wer dabei eine Etappe zieht, steckt sie an zufälliger Stelle in den Laderaum zurück, nimmt eine Münze und zieht noch einmal, so oft wie nötig.
rule-2-7 = Wer zuerst führt, wird ausgelost oder mit der Option `first_leader` bestimmt.

section-3 = 3. Eine Runde beginnt: Wer ist luftkrank?
rule-3-1 = Eine Runde besteht aus der Auswahl der Verräter, dem Würfeln und zwei Durchgängen, in dieser Reihenfolge.
rule-3-2 = Alle 14 Verräter werden gemischt, und einige werden verdeckt beiseitegelegt, luftkrank: 5 zu zweit oder zu dritt, 3 zu viert oder zu fünft, 1 zu sechst. Die Option `airsick` legt eine andere Zahl fest, solange noch alle einen Verräter wählen können.
rule-3-3 = Alle bekommen einen Verräter verdeckt zugeteilt.
rule-3-4 = Wer führt, sieht die übrigen Verräter durch, wählt einen und gibt den Rest nach links weiter; dort wird wieder einer gewählt, bis alle zwei haben.
rule-3-5 = Verräter, die niemand gewählt hat, werden für diese Runde beiseitegelegt.
rule-3-6 = Danach sieht sich die Führung, und sonst niemand, alle Verräter an, die aus dem Spiel sind.
rule-3-7 = Wählen kann man nur unter den Verrätern, die man weitergereicht bekommen hat.

section-4 = 4. Welchen Kurs nimmt die Nostria?
rule-4-1 = Die Führung wirft die drei Würfel.
rule-4-2 = Lässt ein Würfel der Führung die Wahl, so stellt sie ihn auf einen der vier Kurse.
rule-4-3 = Ein schwarzer Würfel ist für den Rest der Runde entfernt; keine Fähigkeit wirft ihn neu oder stellt ihn.
rule-4-4 = Bei drei schwarzen Würfeln kann in dieser Runde nichts abgeworfen werden; Verräter werden trotzdem wie sonst gespielt.

section-5 = 5. Ein Spielzug, Schritt 1: einen Verräter auslegen
rule-5-1 = In jedem der beiden Durchgänge haben alle einen Spielzug, von der Führung an nach links.
rule-5-2 = Wer dran ist, muss einen Verräter von der Hand offen auslegen. Das ist nun der aktuelle Verräter.
rule-5-3 = Wer keinen Verräter auf der Hand spielen kann, zeigt einen davon, behält ihn und wird übergangen, ohne Suche und ohne Aktionen.
rule-5-4 = Auch wer gar keinen Verräter hat, wird übergangen.
rule-5-5 = Die Fähigkeiten eines Verräters enden, sobald dieselbe Person wieder Gelegenheit hat, einen auszulegen, ob es dazu kommt oder nicht; außer denen, die bis zum Ende der Runde gelten.

section-6 = 6. Ein Spielzug, Schritt 2: Suche
rule-6-1 = Man nimmt 1 Münze aus dem Tresor und zieht dann 1 Karte aus dem Laderaum.
rule-6-2 = Der Suchtext des aktuellen Verräters ändert das. Er gehört nicht zur Fähigkeit und wird nie nachgeahmt.
rule-6-3 = Eine Etappe wird offen in die Mitte gelegt und bringt 1 Münze. Sie zählt als gezogene Karte und wird nicht ersetzt.
rule-6-4 = Wer Münzen aus dem Tresor bekommt, bekommt, was da ist; geschuldet wird nichts.
rule-6-5 = Ist der Laderaum leer, wird nichts gezogen.
rule-6-6 = Die Hand darf beliebig groß sein.

section-7 = 7. Ein Spielzug, Schritt 3: die Fähigkeit, und Fracht über Bord
rule-7-1 = Man darf einmal die Fähigkeit des aktuellen Verräters nutzen und einmal Fracht abwerfen, in beliebiger Reihenfolge, und auf eines oder beides verzichten.
rule-7-2 = Fähigkeiten, bei denen nichts zu wählen ist (Carlotta Love, Igor, Henchman 111, Jack Hummerock, Satine Rochat, Helen Troy und die neuen Würfe von Hernan Mirante), gelten, sobald der Verräter ausliegt, und müssen nicht eigens genutzt werden.
rule-7-3 = Fracht kann nur abgeworfen werden, wenn ein Würfel den Kurs des aktuellen Verräters zeigt.
rule-7-4 = Man zeigt eine Frachtkarte aus der Hand, zahlt ihren Preis in den Tresor und legt sie offen vor sich aus.
rule-7-5 = Wer den Preis nicht mit Münzen und Kisten zahlen kann, kann die Fracht nicht abwerfen.
rule-7-6 = Alles, was Fracht billiger macht, wird zusammengezählt; kein Preis sinkt unter null.
rule-7-7 = Beim Zahlen zählt eine kleine geheimnisvolle Kiste aus der Hand als 1 Münze, eine große als 2. Die Kiste geht aus dem Spiel.
rule-7-8 = Mit einer Kiste darf nur gezahlt werden, solange der Preis noch nicht gedeckt ist. Was sie darüber hinaus wert ist, kommt in Münzen zurück, soweit der Tresor sie hat, die gerade gezahlten mitgerechnet.
rule-7-9 = Wer beim Zahlen noch andere Karten hat, wird gefragt, wie gezahlt wird, ob nun Kisten darunter sind oder nicht; so verrät die Frage nichts.
rule-7-10 = Geheimnisvolle Kisten können nicht abgeworfen werden.
rule-7-11 = In Schritt 3 eines eigenen Spielzugs darf man eine Kiste Alkohol vor sich auslegen. Das braucht keinen Kurs, kostet keine Münzen und ist keine der beiden Aktionen.
rule-7-12 = Alkohol auszulegen ist kein Abwurf: Helen Troy verdient nichts daran.
rule-7-13 = Wer eine Kiste Alkohol vor sich hat, wirft alles 1 Münze billiger ab; mehrere Kisten zählen zusammen.
rule-7-14 = Zeigen, abwerfen oder auslegen kann man nur Fracht aus der eigenen Hand.
rule-7-15 = Wer keine Karte hat und keine Fähigkeit nutzen kann, wird nicht gefragt; der Spielzug endet.

section-8 = 8. Karl Steeling und der Diebstahl
rule-8-1 = Karl Steeling (Nord) nennt einen Verräter. Wer ihn bis zum Ende der Runde auslegt, wird sofort und noch vor der Suche bestohlen, um 1 Münze oder um 1 Frachtkarte aus der Hand. Es stiehlt, wer Karl ausgelegt hat.
rule-8-2 = Hat das Opfer beides, wählt, wer stiehlt; die Karte wird blind gezogen. Nur diese beiden sehen sie, die anderen nicht.
rule-8-3 = Ein Verräter, der schon auslag, bevor er genannt wurde, führt zu keinem Diebstahl.
rule-8-4 = Nur die Karte selbst zählt: Wer den genannten Verräter nachahmt, wird nicht bestohlen.
rule-8-5 = Bei jemandem ohne Münzen und Karten ist nichts zu holen; niemand bestiehlt sich selbst.
rule-8-6 = Bestehlen mehrere dieselbe Person, so tun sie es in Spielreihenfolge, vom Opfer an.

section-9 = 9. Carlotta Love, Igor
rule-9-1 = Wer Carlotta Love (Nord) ausgelegt hat, kann nicht bestohlen werden, weder um Fracht noch um Münzen.
rule-9-2 = Ihre Suche bringt 2 Münzen und keine Karte; mit der Option `extra_coin` ist das stattdessen die Suche von Igor.
rule-9-3 = Wer Igor (Nord) ausgelegt hat, ist vor allem sicher, was andere tun: vor Diebstahl und vor der Herausforderung durch Hans Walder; kein Verräter auf dieser Hand wird von Doctor Ripp gesperrt oder von Li’l Tim Sly genommen. Die Würfel gehören allen und ändern sich auch hier.
rule-9-4 = Beide schützen, sobald sie ausliegen; sie für einen Diebstahl zu nennen, bringt also nichts.

section-10 = 10. Henchman 111, Jack Hummerock, Satine Rochat, Fred Zamfirescu, Helen Troy
rule-10-1 = Henchman 111 (Ost): Jeder Abwurf kostet 1 Münze weniger.
rule-10-2 = Jack Hummerock (Ost): Fracht der ersten Stufe kostet nichts.
rule-10-3 = Satine Rochat (Süd): Fracht der zweiten Stufe kostet nichts.
rule-10-4 = Fred Zamfirescu (West) zieht bei seiner Suche 3 Karten. Er hat keine Fähigkeit.
rule-10-5 = Helen Troy (West) zieht bei ihrer Suche keine Karte.
rule-10-6 = Wer Helen Troy ausgelegt hat, nimmt nach jedem Abwurf von anderen 1 Münze aus dem Tresor.
rule-10-7 = Verdienen mehrere auf diese Weise, so nehmen sie ihre Münzen in Spielreihenfolge, angefangen bei der Person, die abwirft.

section-11 = 11. Hernan Mirante, Ratatine
rule-11-1 = Hernan Mirante (Ost): Wer ihn ausgelegt hat, darf in dieser Runde zweimal neu würfeln, mit demselben Würfel oder mit zwei verschiedenen. Wer Hernan und auch Mr Shadow als Hernan spielt, hat für jeden von beiden zwei neue Würfe.
rule-11-2 = Das gilt bis in den zweiten eigenen Spielzug der Runde; mit der Option `hernan_rolls` endet es, sobald dieselbe Person wieder Gelegenheit hat, einen Verräter auszulegen.
rule-11-3 = Lässt der neu geworfene Würfel der Führung die Wahl, so wählt sie; wird er schwarz, so wird er entfernt.
rule-11-4 = Ratatine (West): Wer sie ausgelegt hat, darf bis zu zwei der Würfel auf beliebige der vier Kurse drehen. So bleiben sie für diese Runde.
rule-11-5 = Würfel werden vor dem Abwurf dieses Spielzugs neu geworfen und gedreht, nicht danach.
rule-11-6 = Jede Nutzung von Hernans Fähigkeit, durch ihn selbst oder durch eine Nachahmung, bringt zwei eigene neue Würfe.

section-12 = 12. Doctor Ripp
rule-12-1 = Doctor Ripp (Süd) nennt einen Verräter. Bis zum Ende der Runde kann er nicht gespielt werden.
rule-12-2 = Schon ausgelegte Verräter trifft das nicht.
rule-12-3 = Niemand sagt, ob jemand den genannten Verräter auf der Hand hat.
rule-12-4 = Ein Verräter wird nicht gesperrt, wenn Igor in dem Augenblick, in dem er genannt wird, die Hand schützt, auf der er ist.

section-13 = 13. Hans Walder
rule-13-1 = Hans Walder (Süd): Wer ihn ausgelegt hat, zeigt eine Frachtkarte aus der Hand und fordert jemand anderen heraus.
rule-13-2 = Wer herausgefordert ist und Fracht derselben Stufe hat, zeigt eine solche Karte nach eigener Wahl, und beide Karten kommen unter den Laderaum.
rule-13-3 = Die Reihenfolge der beiden ist zufällig, und niemand kennt sie. Wer später eine davon zieht, sieht, welche es ist; die anderen wissen nur, dass es eine der beiden ist.
rule-13-4 = Wer keine solche Karte hat, zeigt allen die ganze Hand, und wer Hans ausgelegt hat, behält die gezeigte Karte.
rule-13-5 = Ohne Karte auf der Hand kann Hans niemanden herausfordern.
rule-13-6 = Wen Igor schützt, kann niemand herausfordern, und niemand fordert sich selbst heraus.
rule-13-7 = Hans nimmt bei seiner Suche weder Karte noch Münze.

section-14 = 14. Li’l Tim Sly
rule-14-1 = Li’l Tim Sly hat keinen Kurs. Er nennt einen Verräter, der in dieser Runde noch nicht gespielt wurde, und übernimmt dessen Fähigkeit und Kurs.
rule-14-2 = Einen Verräter, der in dieser Runde schon gespielt wurde, kann er nicht nennen.
rule-14-3 = Mr Shadow kann er nicht nennen.
rule-14-4 = Der genannte Verräter wird aufgedeckt, aus einer Hand oder unter denen, die aus dem Spiel sind, auch den luftkranken, und kann in dieser Runde nicht gespielt werden. Sonst wird nichts gezeigt.
rule-14-5 = Er darf auch den anderen Verräter auf der eigenen Hand nennen, oder einen, den Doctor Ripp gesperrt hat.
rule-14-6 = Ein so aufgedeckter Verräter gilt nicht als gespielt.
rule-14-7 = Ist der genannte Verräter auf einer fremden Hand, die Igor in diesem Augenblick schützt, so wird er weder gezeigt noch genommen und kann weiterhin gespielt werden. Alle erfahren nur, dass niemand ihn zeigt; Tim übernimmt seine Fähigkeit trotzdem.
rule-14-8 = Tim nimmt bei seiner Suche weder Karte noch Münze.
rule-14-9 = Ein Kurs und eine Fähigkeit gelten von dem Augenblick an, in dem sie übernommen werden; vorher haben Tim und Mr Shadow keine.
rule-14-10 = Ist bei einer übernommenen Fähigkeit etwas zu wählen, so wird sie sofort genutzt, wenn das möglich ist.

section-15 = 15. Mr Shadow
rule-15-1 = Mr Shadow hat keinen Kurs. Er übernimmt Fähigkeit und Kurs eines Verräters, der in dieser Runde schon gespielt wurde.
rule-15-2 = Li’l Tim Sly und sich selbst kann er nicht nachahmen.
rule-15-3 = Gibt es niemanden nachzuahmen, so hat er weder Fähigkeit noch Kurs.
rule-15-4 = Mr Shadow nimmt bei seiner Suche weder Karte noch Münze.

section-16 = 16. Das Ende der Runde und des Spiels
rule-16-1 = Nach dem zweiten Durchgang endet die Runde, und die Punkte werden gezählt.
rule-16-2 = Hat jemand die Punkte erreicht, bis zu denen gespielt wird, so endet das Spiel.
rule-16-3 = Wer die zehnte Etappe gezogen hat, beendet noch den Spielzug; dann endet das Spiel sofort.
rule-16-4 = Sonst führt in der nächsten Runde, wer links von der bisherigen Führung sitzt.
rule-16-5 = Nach 100 Runden endet das Spiel.

section-17 = 17. Punkte
rule-17-1 = Fracht, die vor jemandem liegt, zählt ihre Punkte: Holz 1, Blei 2, Kohle 3, Erz 4, Stahl 5, Diamanten 6, Gold 7.
rule-17-2 = Seltsame Stoffe zählen je 1 Punkt für jede Fracht der ersten Stufe, die vor derselben Person liegt, jedes Mal neu gezählt.
rule-17-3 = Wer Fracht aller vier Stufen vor sich hat, zählt 1 Punkt dazu; Alkohol gilt als vierte Stufe.
rule-17-4 = Unter denen, die die nötigen Punkte erreicht haben, gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer die wenigsten Münzen hat.
rule-17-5 = Wer auch dann noch gleichauf liegt, teilt sich den Sieg.
rule-17-6 = Hat niemand die nötigen Punkte erreicht, so gewinnt niemand.

section-18 = 18. Was alle wissen
rule-18-1 = Die Hände mit Fracht und mit Verrätern sind geheim; wie viele Karten es sind, die Münzen und alles, was offen liegt, sind es nicht.
rule-18-2 = Man weiß, welche Verräter man in der Auswahl weitergereicht bekommen hat.
rule-18-3 = Gezeigte Fracht bleibt bekannt, solange sie sicher noch auf dieser Hand ist.
rule-18-4 = Wird von einer Hand eine Karte ungesehen gestohlen, so ist dort von jeder Sorte eine Karte weniger sicher; außer wenn bekannt war, dass alle ihre Karten von einer Sorte sind, denn dann wissen alle, was gestohlen wurde.
