### Dastardly Dirigibles: the rules in German. RULES.md has them in English, with their sources.

section-0 = 0. Am Tisch
rule-0-1 = Ist das Spiel zu Ende, handelt niemand mehr.
rule-0-2 = Nur wer gefragt ist, darf handeln.
rule-0-3 = Wer gefragt ist, beantwortet die gestellte Frage. Eine Frage, auf die es unabhängig von den Händen nur eine Antwort gibt, wird nicht gestellt.

section-1 = 1. Karten
rule-1-1 = Es gibt 63 Luftschiffkarten: neun Farben mit je sieben Teilen. Von vorn nach hinten sind das Bug, Hubmotor, Vordergondel, Hintergondel, Antriebsmotor, Hubmotor und Heck; jede Farbe hat zwei Hubmotoren, die gleich sind.
rule-1-2 = Sieben Farben haben ein eigenes Symbol; zwei Farben sind Joker.
rule-1-3 = Es gibt 12 Sonderkarten, je zwei von jeder Art: Transmutation, Ätherextraktor, Tesla-Desintegrator, Dieb, Taschenspielerei und Golddynamotor. Optionen legen andere Zahlen fest.

section-2 = 2. Aufbau
rule-2-1 = Alle Karten werden gemischt, und alle bekommen fünf. Der Rest ist der Nachziehstapel.
rule-2-2 = Alle ziehen eine Karte vom Stapel und legen sie offen aus. Diese Karten sind das Emporium.
rule-2-3 = In der ersten Runde beginnt, wessen Karte am weitesten vorn an ein Luftschiff gehört.
rule-2-4 = Der zuerst gezogene Hubmotor zählt als der vordere, jeder spätere als der hintere; Sonderkarten kommen zuletzt.
rule-2-5 = Bei Gleichstand ziehen die Beteiligten noch einmal, bis eine Karte weiter vorn liegt als die anderen; diese Karten werden abgelegt, und Hubmotoren werden neu gezählt.

section-3 = 3. Ein Zug, Schritt 1: nachziehen
rule-3-1 = Wer am Zug ist, zieht nach, bis die Hand fünf Karten hat.
rule-3-2 = Jede Karte wird vom Stapel gezogen oder aus dem Emporium genommen, in beliebiger Mischung.
rule-3-3 = Eine aus dem Emporium genommene Karte wird sofort vom Stapel ersetzt, bevor die nächste gezogen wird.
rule-3-4 = Wer fünf oder mehr Karten hat, zieht keine und muss auch keine ablegen.
rule-3-5 = Muss eine Karte gezogen werden und ist der Stapel leer, so wird die Ablage gemischt und zum neuen Stapel.
rule-3-6 = Ist auch die Ablage leer, entfällt das Ziehen. Ein leerer Platz im Emporium wird nach dem Ziehen oder der Aktion gefüllt, durch die er leer wurde; gibt es dann keine Karte, nach der ersten, die eine zum Ziehen übrig lässt.
rule-3-7 = Am gewählten Platz muss eine Karte liegen.

section-4 = 4. Ein Zug, Schritt 2: drei Aktionen
rule-4-1 = Wer am Zug ist, führt drei Aktionen aus, in beliebiger Reihenfolge und auch mehrmals dieselbe: eine Karte spielen, eine Karte ablegen, eine Karte mit dem Emporium tauschen, das Emporium ersetzen oder passen.
rule-4-2 = Spielen, ablegen oder hergeben kann man nur Karten von der eigenen Hand.
rule-4-3 = Wer passt, beendet den Zug und verzichtet auf die übrigen Aktionen.
rule-4-4 = Danach ist im Uhrzeigersinn die nächste Person am Zug.
rule-4-5 = Beim Ablegen kommt eine Handkarte auf die Ablage, die alle durchsehen dürfen.
rule-4-6 = Beim Tauschen nimmt man eine Karte aus dem Emporium und legt eine andere Karte von der Hand an ihren Platz.
rule-4-7 = Wer keine andere Karte herzugeben hat, kann nicht tauschen. Eine Karte kann weder gegen sich selbst noch gegen eine gleiche getauscht werden.
rule-4-8 = Beim Ersetzen des Emporiums werden alle seine Karten abgelegt und so viele neue ausgelegt, wie Leute mitspielen.

section-5 = 5. Ein Teil spielen
rule-5-1 = Ein Teil wird offen an seinen Platz am eigenen Luftschiff gespielt.
rule-5-2 = Ein Hubmotor darf an den vorderen oder den hinteren Platz gespielt werden, ob dieser frei ist oder nicht.
rule-5-3 = Ein ersetztes Teil wird abgelegt.
rule-5-4 = Freiwillig kann man ein Teil nur durch eines einer anderen Farbe ersetzen. Die beiden Joker-Farben sind verschiedene Farben.
rule-5-5 = Das Teil wird angesagt: Alle anderen müssen sofort ein passendes Teil von der Hand spielen, auch wenn es ein anderes ersetzt.
rule-5-6 = Das geht im Uhrzeigersinn, von der Ansage aus, und immer wird eine Person fertig, bevor die nächste beginnt.
rule-5-7 = Wer kein passendes Teil hat, sagt das und spielt keines.
rule-5-8 = Wer mehrere passende Teile hat, wählt eines.
rule-5-9 = Ein erzwungenes Teil darf von der Farbe sein, die es ersetzt, und ein erzwungener Hubmotor darf an jeden der beiden Plätze.
rule-5-10 = Gefragt werden alle anderen, die Karten auf der Hand haben, was auch immer man über diese Hand weiß; übergangen wird nur, wessen Hand leer ist. Wer kein passendes Teil hat, sagt das offen.

section-6 = 6. Sonderkarten
rule-6-1 = Eine Sonderkarte wird auf die Ablage gespielt und wirkt sofort.
rule-6-2 = Transmutation spielt man, wenn jemand anderes ein Teil ansagt, und nur dann: Statt eines passenden Teils spielt man eine beliebige Luftschiffkarte von der Hand. Dazu muss niemand ein passendes Teil spielen; die anderen spielen weiterhin eines, das zum angesagten passt.
rule-6-3 = Dafür braucht man eine Luftschiffkarte auf der Hand; passen muss sie nicht.
rule-6-4 = Auf dieselbe Ansage dürfen mehrere eine Transmutation spielen, jeweils wenn sie an der Reihe sind.
rule-6-5 = Mit dem Ätherextraktor zieht man drei Karten. Eine davon darf man ohne Aktion an das eigene Luftschiff spielen; alle anderen müssen dazu ein passendes Teil spielen.
rule-6-6 = Die übrigen behält man, auch über fünf Karten hinaus.
rule-6-7 = Nur eine der drei gerade gezogenen Karten kann so gespielt werden.
rule-6-8 = Beim Tesla-Desintegrator nennt man jemand anderen und eine Art von Teil; ein Teil dieser Art wird vom Luftschiff dieser Person abgelegt.
rule-6-9 = Ist das ein Hubmotor und sind dort zwei, so wählt, wem das Luftschiff gehört, welcher es ist.
rule-6-10 = Mit dem Dieb nimmt man eine Karte eigener Wahl von einem fremden Luftschiff auf die Hand.
rule-6-11 = Mit der Taschenspielerei nimmt man eine beliebige Karte aus der Ablage auf die Hand, außer einer Taschenspielerei.
rule-6-12 = Den Golddynamotor behält man auf der Hand, man spielt ihn nicht. Man darf ihn ablegen oder tauschen.
rule-6-13 = Eine Sonderkarte, die auf nichts wirken kann, kann nicht gespielt, wohl aber abgelegt werden. Nur der Ätherextraktor findet immer etwas.
rule-6-14 = Tesla-Desintegrator und Dieb wirken auf ein fremdes Luftschiff, und zwar auf ein Teil, das dort ist.
rule-6-15 = Der Ätherextraktor kommt auf die Ablage, bevor er zieht. Waren Stapel und Ablage leer, so wird er gemischt und kommt auf die Hand zurück, und die Aktion ist verbraucht.

section-7 = 7. Das Ende einer Runde
rule-7-1 = Die Runde endet, wenn irgendjemand ein Luftschiff fertigstellt, im eigenen Zug oder in einem fremden.
rule-7-2 = Vorher spielen noch alle wie üblich ein passendes Teil zum angesagten; übrige Aktionen verfallen.
rule-7-3 = Ein Luftschiff ist fertig, wenn alle sieben Plätze besetzt sind.
rule-7-4 = Werden mehrere Luftschiffe fertig, gilt als erstes das der Person, die das Teil angesagt hat, sonst das nächste im Uhrzeigersinn.
rule-7-5 = Nach 200 Zügen ohne fertiges Luftschiff endet die Runde trotzdem.

section-8 = 8. Punkte
rule-8-1 = Alle Luftschiffe werden gewertet, auch unfertige; ein leeres zählt nichts.
rule-8-2 = Jede Karte der häufigsten Farbe zählt 2 Punkte; sind mehrere Farben gleich häufig, zählt nur eine.
rule-8-3 = Jede Jokerkarte zählt 1 Punkt. Sie gehört zu keiner anderen Farbe und bildet kein Paar.
rule-8-4 = Ein Luftschiff ohne jedes Paar und ohne Jokerkarten zählt 1 Punkt für jede Karte.
rule-8-5 = Ein fertiges Luftschiff aus sieben verschiedenen Farben ohne Jokerkarte ist ein Sammelsurium und zählt 20, ohne jeden Bonus.
rule-8-6 = Wer zuerst fertig war und damit die Runde beendet hat, bekommt 2 Punkte.
rule-8-7 = Alle anderen mit einem fertigen Luftschiff bekommen 1 Punkt. Ist das zuerst fertige ein Sammelsurium, bekommt niemand die 2.
rule-8-8 = Wer am Ende der Runde den Golddynamotor auf der Hand hat, bekommt 1 Punkt; mit der Option `dynamotors` einen für jeden davon.

section-9 = 9. Die nächste Runde und das Ende
rule-9-1 = Es gibt drei Runden.
rule-9-2 = Für eine neue Runde werden alle Karten gemischt, alle bekommen fünf, und ein neues Emporium wird ausgelegt.
rule-9-3 = Wer insgesamt am wenigsten Punkte hat, beginnt und hat in diesem ersten Zug vier Aktionen.
rule-9-4 = Haben mehrere gleich wenig, ziehen sie, sobald das Emporium ausliegt, je eine Karte, bis eine weiter vorn liegt; diese Karten werden abgelegt.
rule-9-5 = Nach drei Runden gewinnen die meisten Punkte.
rule-9-6 = Bei Gleichstand entscheiden die meisten Punkte in einer einzelnen Runde.
rule-9-7 = Dann entscheiden die meisten Karten am Luftschiff am Ende der letzten Runde.
rule-9-8 = Wer auch dann noch gleichauf liegt, teilt sich den Sieg.

section-10 = 10. Was alle wissen
rule-10-1 = Die Hände sind geheim; wie viele Karten es sind, die Luftschiffe, das Emporium und die Ablage sind offen.
rule-10-2 = Nimmt jemand offen eine Karte, aus dem Emporium, von einem Luftschiff oder aus der Ablage, so wissen alle, dass sie auf dieser Hand ist, bis sie von dort wegkommt; ebenso bei einem Golddynamotor, der gewertet wurde.
rule-10-3 = Wer kein passendes Teil hatte, hatte in diesem Augenblick keines dieser Art; später dazugekommene Karten können von jeder Art sein.
rule-10-4 = Wird die Ablage zu einem neuen Stapel gemischt, ist keine ihrer Karten auf einer Hand; nur später gezogene Karten können es sein.
