### Airships: the rules in German. RULES.md has them in English, with their sources.

section-0 = 0. Am Tisch
rule-0-1 = Ist das Spiel zu Ende, handelt niemand mehr.
rule-0-2 = Nur wer am Zug ist, darf handeln.
rule-0-3 = Wer am Zug ist, beantwortet die Frage, die gestellt ist: erst das Ziel, dann der Tausch, dann die Boni, dann ein weiterer Zug; Fragen ohne Wahl werden nicht gestellt.

section-1 = 1. Spielmaterial
rule-1-1 = Es gibt neun Würfel, drei von jeder Farbe: Weiß zeigt 1-1-2-2-3-3, Rot 2-3-3-4-4-5, Schwarz 4-4-6-6-8-8.
rule-1-2 = Es gibt 48 Erweiterungskarten in sechs Abteilungen (Ingenieure, Kapitäne, Finanziers, Werkstoffe, Hallen, Motoren): 6 Startkarten, 18 der Epoche 1 und 24 der Epoche 2; dazu eine Karte Epochenwechsel.
rule-1-3 = Es gibt 18 Luftschiffkarten, je sechs mit derselben Rückseite: hellblau, mittelblau, dunkelblau.
rule-1-4 = Alle haben je 6 eigene Bonuschips. Sie liegen auf dem eigenen Brett oder im eigenen Vorrat, oder sie markieren einen fertigen Bauabschnitt der Hindenburg.
rule-1-5 = Es gibt ein hölzernes Luftschiff und eine Hindenburg mit vier Bauabschnitten.

section-2 = 2. Aufbau
rule-2-1 = Das Spiel ist für zwei bis vier Personen. Sind es weniger als vier, bleiben die überzähligen Firmenbretter, Unternehmer und Chips in der Schachtel; sonst ändert sich nichts.
rule-2-2 = Auf dem Spielplan liegen vier Stapel mit je drei Luftschiffen: oben eine helle Karte, darunter eine mittlere, ganz unten eine dunkle. Von jeder Rückseite werden vier Karten ausgelost; die übrigen sechs kommen ungesehen in die Schachtel zurück.
rule-2-3 = Der Nachziehstapel besteht, von oben, aus den gemischten 18 Karten der Epoche 1, dem Epochenwechsel und den gemischten 24 Karten der Epoche 2.
rule-2-4 = Alle bekommen eine der gemischten Startkarten und legen sie auf das Feld ihrer Abteilung; die übrigen Startkarten liegen offen auf dem Spielplan.
rule-2-5 = Vom Nachziehstapel werden Karten aufgedeckt, bis sechs Erweiterungen auf dem Spielplan liegen.
rule-2-6 = Ist eine Reihe schon beim Füllen des Spielplans voll, wird wie üblich ihre Karte ganz links hinausgeschoben, und es wird weiter aufgedeckt, bis sechs Karten ausliegen.
rule-2-7 = Jeder Unternehmer zeigt einen weißen Würfel; mit dem Würfel der Startkarte beginnen also alle mit zwei weißen Würfeln.
rule-2-8 = Alle haben einen Unternehmer aus einem anderen Land: USA, Deutschland, Italien oder Frankreich. Nach dem Regeltext wählen die Spielenden; da alle Unternehmer gleich sind, werden sie hier nach Platz verteilt. Mit der Option `entrepreneurs` wählen alle der Reihe nach, und was vergeben ist, kann niemand mehr wählen.
rule-2-9 = Eigentlich beginnt die älteste Person; hier wird ausgelost, wer beginnt, oder die Option `first_seat` bestimmt es.
rule-2-10 = Wer beginnt, hat zuerst 3 Bonuschips, alle anderen haben 4.
rule-2-11 = Das hölzerne Luftschiff liegt neben dem Spielplan und gehört niemandem.
rule-2-12 = Eine ausgeteilte Startkarte bringt keine einmaligen Bonuschips.

section-3 = 3. Ein Zug, Schritt 1: eine Erweiterung aufdecken
rule-3-1 = Ein Zug hat zwei Schritte: eine Karte aufdecken, dann versuchen, eine zu gewinnen. Gespielt wird im Uhrzeigersinn.
rule-3-2 = Die oberste Karte des Nachziehstapels kommt in die Reihe ihrer Abteilung, auf das freie Feld, das am weitesten links liegt.
rule-3-3 = Sind alle drei Felder der Reihe belegt, scheidet die Karte ganz links aus dem Spiel aus, die anderen rücken ein Feld nach links, und die neue Karte kommt nach rechts.
rule-3-4 = Ist der Nachziehstapel leer, entfällt dieser Schritt.
rule-3-5 = Wird der Epochenwechsel aufgedeckt, scheidet er aus dem Spiel aus, und von da an zeigt jeder Unternehmer neben dem weißen auch einen roten Würfel.
rule-3-6 = Anstelle des Epochenwechsels wird keine andere Karte aufgedeckt; mit der Option `replace_era_card` schon.
rule-3-7 = Wird eine Karte gewonnen, bleibt ihr Feld frei; die anderen Karten der Reihe bleiben, wo sie sind.

section-4 = 4. Ein Zug, Schritt 2: ein Ziel nennen
rule-4-1 = Vor dem Wurf nennt man ein Ziel: eine Erweiterung auf dem Spielplan, das oberste Luftschiff eines Stapels oder einen offenen Bauabschnitt der Hindenburg.
rule-4-2 = Ein leeres Feld oder ein aufgebrauchter Stapel kann nicht genannt werden.
rule-4-3 = Man muss mindestens die Würfel haben, die das Ziel zeigt, notfalls nach einem Tausch.
rule-4-4 = In einem Zug gibt es einen Wurf.
rule-4-5 = Wer ein erlaubtes Ziel hat, muss eines nennen.
rule-4-6 = Wer kein erlaubtes Ziel hat, lässt Schritt 2 aus und bekommt dafür keinen Chip; mit der Option `chip_for_no_target` gibt es einen.
rule-4-7 = Man darf ein Ziel auch nennen, wenn der Wurf aussichtslos ist, und sei es nur, um zu scheitern und einen Chip zu bekommen.
rule-4-8 = Die verdeckten Karten eines Stapels sind unbekannt; nur die Farbe ihrer Rückseiten ist zu sehen.

section-5 = 5. Würfel
rule-5-1 = Man hat die Würfel, die der eigene Unternehmer und alle Karten in den eigenen Abteilungen zeigen. Die Würfel kommen aus dem gemeinsamen Vorrat und gehen nach dem Wurf dorthin zurück.
rule-5-2 = Von einer Farbe werden höchstens drei echte Würfel geworfen.
rule-5-3 = Geworfen werden nur Würfel der Farben, die das Ziel zeigt, und von diesen alle, die da sind.
rule-5-4 = Hat man mehr Würfel einer Farbe, als das Ziel zeigt, zählen die höchsten.
rule-5-5 = Ein Ingenieur ist ein gedachter Würfel mit festem Wert. Er kann einen der Würfel stellen, die das Ziel zeigt.
rule-5-6 = Der gedachte Würfel zählt nicht zur Grenze von drei Würfeln.
rule-5-7 = Ein Versuch mit dem gedachten Würfel allein ist erlaubt; die Summe ist dann sein Wert.

section-6 = 6. Werkstoffe
rule-6-1 = Wer eine Werkstoffkarte hat, darf vor dem Wurf Würfel einer Farbe gegen Würfel einer anderen tauschen, nur für diesen Wurf.
rule-6-2 = Getauscht wird einmal je Wurf und nur im Ganzen: Wer nicht genug Würfel zum Abgeben hat, kann nicht tauschen.
rule-6-3 = Der Tausch kommt vor der Grenze von drei Würfeln: Auch Würfel über der Grenze können abgegeben werden.
rule-6-4 = Die eingetauschten Würfel sind echte Würfel und zählen zur Grenze von drei Würfeln.
rule-6-5 = Wer einen gedachten Würfel der Farbe hat, darf ihn als einen der getauschten Würfel abgeben oder behalten. Wird er abgegeben, zählt er in diesem Wurf nicht.
rule-6-6 = Auch nach dem Tausch müssen die Würfel da sein, die das Ziel zeigt.

section-7 = 7. Das Ergebnis und die Boni
rule-7-1 = Erreichen die gezählten Würfel die Zielzahl, gelingt der Versuch.
rule-7-2 = Reichen sie nicht, darf man den Unterschied mit Boni ausgleichen oder den Versuch scheitern lassen.
rule-7-3 = Ein Bonuschip bringt 1 dazu und kehrt in den eigenen Vorrat zurück.
rule-7-4 = In einem Versuch darf man höchstens einen Chip einsetzen; die Option `chips_per_attempt` erlaubt mehr, bis hin zu beliebig vielen.
rule-7-5 = Wer das hölzerne Luftschiff hat, bekommt 1 dazu und behält es.
rule-7-6 = Ein Motor bringt seinen Bonus zu einem Wurf auf ein Ziel dazu, das seine Farbe zeigt; ein gedachter Würfel dieser Farbe zählt mit. Ein Motor für jede Farbe bringt ihn immer.
rule-7-7 = Man wird nicht gefragt, wenn der Wurf schon gelungen oder nicht mehr zu retten ist.
rule-7-8 = Zuerst zählen die Boni, die nichts kosten, und kein Chip wird ausgegeben, der nicht gebraucht wird.
rule-7-9 = Wer scheitert, bekommt einen Bonuschip, falls im eigenen Vorrat noch einer ist.
rule-7-10 = Dem Wurf, der das hölzerne Luftschiff einbringt, hilft es noch nicht.

section-8 = 8. Erfolg
rule-8-1 = Eine Erweiterung kommt auf das Feld ihrer Abteilung; eine Karte, die dort lag, scheidet samt ihren Sternen aus dem Spiel aus.
rule-8-2 = Eine gewonnene Karte kann nicht abgelehnt werden.
rule-8-3 = Ein Kapitän bringt seine Bonuschips einmal: wenn er mit den Würfeln gewonnen wird.
rule-8-4 = Chips, die der Vorrat nicht mehr hergibt, verfallen.
rule-8-5 = Ein Luftschiff kommt in die eigene Flotte, und die nächste Karte seines Stapels wird aufgedeckt.
rule-8-6 = Wer ein Luftschiff baut, bekommt das hölzerne Luftschiff.

section-9 = 9. Noch ein Zug
rule-9-1 = Nach einem Zug darf man 3 Bonuschips für einen weiteren ganzen Zug zahlen.
rule-9-2 = Das geht so oft, wie die Chips reichen, egal wie der vorige Zug ausging, und auch, wenn er ausgelassen wurde.
rule-9-3 = Auch eben erst erhaltene Chips zählen dafür.

section-10 = 10. Die Hindenburg
rule-10-1 = Sobald ein Stapel aufgebraucht ist, darf man alle vier Bauabschnitte der Hindenburg wie jedes andere Ziel versuchen.
rule-10-2 = Jeder Bauabschnitt wird einmal gebaut, von einer Person.
rule-10-3 = Wer einen Bauabschnitt baut, markiert ihn mit einem eigenen Chip aus dem Vorrat oder, wenn der leer ist, vom Brett; dieser Chip bleibt aus dem Spiel.
rule-10-4 = Wer einen Bauabschnitt vollendet, bekommt das hölzerne Luftschiff.
rule-10-5 = Sobald der erste Bauabschnitt vollendet ist, bringen gewöhnliche Luftschiffe das hölzerne nicht mehr ein.
rule-10-6 = Die Bauabschnitte dürfen in beliebiger Reihenfolge gebaut werden; mit der Option `phases_in_order` nur der Reihe nach.

section-11 = 11. Das Ende
rule-11-1 = Das Spiel endet, wenn in jedem der vier Stapel höchstens noch eine Karte liegt.
rule-11-2 = Das Spiel endet, wenn alle vier Bauabschnitte der Hindenburg vollendet sind, egal, welcher zuletzt.
rule-11-3 = Ob das Spiel endet, wird nach jedem Zug geprüft, bevor jemand einen weiteren kaufen kann; die Runde wird nicht zu Ende gespielt.
rule-11-4 = Ist der Nachziehstapel leer und hatte reihum niemand ein erlaubtes Ziel, endet das Spiel.
rule-11-5 = Nach 600 Zügen endet das Spiel.

section-12 = 12. Wertung
rule-12-1 = Die Sterne aller Luftschiffe zählen.
rule-12-2 = Die Sterne der Erweiterungen, die auf dem eigenen Brett liegen, zählen.
rule-12-3 = Jeder Bauabschnitt der Hindenburg zählt seinen höheren Wert, wenn alle vier gebaut sind, sonst den niedrigeren.
rule-12-4 = Die höchste Summe gewinnt; bei Gleichstand, wer mehr Luftschiffe gebaut hat, wobei jeder Bauabschnitt als eines zählt.
rule-12-5 = Wer auch dann noch gleichauf liegt, teilt sich den Sieg.
