### Airships: what the coach says in the lesson, in German: step and page, then tips by question.

lesson-1-1 = Willkommen im Konstruktionsbüro. Du leitest eine junge Firma, die Luftschiffe baut. Luftschiffe bringen Sterne, und jeder Stern ist ein Punkt: Wer am Ende die meisten Punkte hat, gewinnt. Zum Bauen brauchst du Würfel, und für Würfel brauchst du erst einmal Leute und Maschinen.
lesson-1-2 = Ein Zug ist einfach: Du nennst eine Karte, dann würfelst du. Jede Karte zeigt, welche Würfel sie braucht und welche Summe. Du hast zwei weiße Würfel; ein weißer zeigt 1, 2 oder 3. Rote und schwarze sind stärker, aber davon hast du noch keine.
lesson-1-3 = Versuche den Lehrling, einen Ingenieur: ein weißer Würfel, 3 oder mehr. Du wirfst beide, und der höhere zählt. Ein Ingenieur ist ein gedachter Würfel, der nie versagt: Dieser ist eine weiße 3, sooft eine Karte Weiß braucht.

lesson-2-1 = Zwei Zweien: eins zu wenig! Dafür gibt es Bonuschips. Ein Chip bringt 1 zum Wurf dazu, aber in jedem Versuch ist nur einer erlaubt. Der Lehrling dient dir das ganze Spiel lang, also setz den Chip ein.

lesson-3-1 = Deine Konkurrenz hat die Skylark gebaut und dafür das hölzerne Luftschiff bekommen. Wer es hat, bekommt 1 zu jedem Wurf dazu, ganz umsonst, bis jemand anderes ein Luftschiff baut. Dann wandert es weiter.
lesson-3-2 = Also hol es dir! Die Daisy braucht zwei weiße Würfel, 6 oder mehr. Der eine ist dein Lehrling mit seiner 3; für den anderen wirfst du zwei echte und nimmst den besseren. Die Chance siehst du vorher: 56 %, mit einem Chip 89 %.

lesson-4-1 = 3 und 3: Die Daisy fliegt, dein erster Stern, und das hölzerne Luftschiff gehört dir. Aber Luftschiffe allein machen dich nicht stärker. Eine gute Firma wächst erst und baut dann.
lesson-4-2 = Der Ballonpilot bringt einen dritten weißen Würfel und, wie alle Kapitäne, einen Bonuschip dazu. Mit der 3 des Lehrlings kannst du nicht scheitern. Aber denk daran: Jede Abteilung hat nur Platz für eine Karte; ein neuer Kapitän würde ihn ersetzen.

lesson-5-1 = Und hier der Kniff, der Spiele gewinnt: Drei Chips kaufen dir sofort noch einen ganzen Zug. Chips, die nur herumliegen, nützen nichts. Du hast genau drei, also gleich noch einmal.

lesson-6-1 = Die meisten Luftschiffe wollen rote Würfel, und du hast keine. Die Birkenstreben gehören zu den Werkstoffen: Einmal je Wurf tauschst du damit zwei weiße Würfel gegen einen roten. Weiße hast du genug.

lesson-7-1 = Jetzt zahlt es sich aus. Das Handelshaus braucht einen weißen und einen roten Würfel, 6 oder mehr, und gibt dir von jeder Farbe einen, auf Dauer. Karten mit roten Würfeln sind das Rückgrat einer Firma.

lesson-8-1 = Was gibst du für den roten Würfel her? Gib zwei echte weiße und behalte den Lehrling: Höher als seine 3 kann kein weißer Würfel fallen. Das macht 83 %, mit dem hölzernen Luftschiff 100 %.

lesson-9-1 = Jeder Zug deckt zuerst eine Karte auf, und eine volle Reihe schiebt ihre Karte ganz links aus dem Spiel. Was du willst, wartet vielleicht nicht auf dich. Alles, was geschieht, steht hier.
lesson-9-2 = Du bist stark genug für die Meadow Queen: ein weißer und ein roter Würfel, 7 oder mehr, für 2 Sterne. Unter ihr liegt ein größeres Schiff, das erst ans Licht kommt, wenn sie gebaut ist.

lesson-10-1 = Einen roten Würfel hast du jetzt, aber zwei sind besser als einer: Von allen geworfenen roten zählt nur der beste. Tausche wieder, und aus 83 % werden 97 %.

lesson-11-1 = 3 und 5: Sie fliegt, und du hast 3 Sterne. Aber sieh: Deine Konkurrenz hat für 3 Sterne die Raven gebaut und das hölzerne Luftschiff zurückgeholt. Es steht 4 zu 3.
lesson-11-2 = Trau dich einmal. Die Northern Star bringt 3 Sterne: ein weißer und zwei rote Würfel, 11 oder mehr. Das ist gewagt, die Chance ist 36 %. Aber Scheitern ist kein Unglück: Dafür bekommst du einen Bonuschip.

lesson-12-1 = Zwei rote Würfel müssen es sein, also tausche. Und drück dir die Daumen.

lesson-outcome = 10, eins zu wenig, und weder Chip noch hölzernes Luftschiff zur Hand: So knapp ist es oft. Immerhin hast du fürs Scheitern einen Bonuschip bekommen.
lesson-end = Du weißt jetzt alles Nötige: erst Würfel, dann Luftschiffe; Chips für knappe Würfe, oder drei für noch einen Zug; und hol das hölzerne Luftschiff zurück, wann immer du kannst. Später bringt der Epochenwechsel allen einen roten Würfel, und ist ein Stapel Luftschiffe aufgebraucht, kann die Hindenburg gebaut werden. Dann naht das Ende.

tip-entrepreneur = Alle Unternehmer sind gleich: Nimm den, der dir gefällt.
tip-target = Sieh dir die Chance jeder Karte an. Fülle am Anfang leere Abteilungen mit Karten, die Würfel geben; versuche später die Luftschiffe. Wenn du scheiterst, bekommst du einen Bonuschip.
tip-exchange = Tausche, wenn es deine Chance verbessert: Sie steht bei jeder Möglichkeit. Behalte in der Regel den gedachten Würfel des Ingenieurs und gib echte her.
tip-bonus = Ein Chip für eine Karte, die dir bleibt, ist fast immer gut angelegt. Lass den Versuch nur scheitern, wenn du auf einen weiteren Zug sparst.
tip-extra-go = Drei Chips für noch einen ganzen Zug: ein guter Handel, wenn du bei einer Karte eine gute Chance hast. Behalte ein oder zwei für Würfe, denen gerade eins fehlt.
