### Dastardly Dirigibles: the rules in French. RULES.md has them in English, with their sources.

section-0 = 0. Autour de la table
rule-0-1 = Une fois la partie finie, plus personne n’agit.
rule-0-2 = Seule la personne interrogée peut agir.
rule-0-3 = On répond à la question posée. Une question qui n’admet qu’une réponse, quelles que soient les mains, n’est pas posée.

section-1 = 1. Les cartes
rule-1-1 = Il y a 63 cartes Dirigeable : neuf familles de sept pièces. De l’avant vers l’arrière, ce sont Nez, Moteur de levage, Nacelle avant, Nacelle arrière, Moteur de propulsion, Moteur de levage et Empennage ; chaque famille a deux Moteurs de levage, identiques.
rule-1-2 = Sept familles ont leur propre symbole ; deux familles sont des Jokers.
rule-1-3 = Il y a 12 cartes Spéciales, deux de chaque : Transmutation, Extracteur d’éther, Désintégrateur Tesla, Voleur, Prestidigitation et Dynamoteur doré. Des options fixent d’autres nombres.

section-2 = 2. Mise en place
rule-2-1 = On mélange toutes les cartes, et l’on en distribue cinq à chaque personne. Le reste forme la pioche.
rule-2-2 = Chaque personne pioche une carte et la pose face visible. Ces cartes forment l’Emporium.
rule-2-3 = À la première manche, commence la personne dont la carte est la plus proche de l’avant d’un dirigeable.
rule-2-4 = Le premier Moteur de levage pioché compte comme celui de l’avant, les suivants comme celui de l’arrière ; les cartes Spéciales viennent en dernier.
rule-2-5 = En cas d’égalité, les personnes concernées piochent de nouveau jusqu’à ce que l’une soit plus près de l’avant que les autres ; ces cartes sont défaussées, et l’on recompte les Moteurs de levage depuis le début.

section-3 = 3. Un tour, étape 1 : compléter sa main
rule-3-1 = On pioche jusqu’à avoir cinq cartes en main.
rule-3-2 = Chaque carte est piochée ou prise dans l’Emporium, dans n’importe quelle combinaison.
rule-3-3 = Une carte prise dans l’Emporium est aussitôt remplacée depuis la pioche, avant la carte suivante.
rule-3-4 = Qui a cinq cartes ou plus n’en pioche aucune, sans devoir en défausser.
rule-3-5 = Quand il faut piocher et que la pioche est vide, on mélange la défausse, qui devient la pioche.
rule-3-6 = Si la défausse est vide aussi, on ne pioche pas. Un emplacement vide de l’Emporium est rempli après la pioche ou l’action qui l’a vidé ; s’il n’y a alors aucune carte, après la première qui en laisse une à piocher.
rule-3-7 = Il doit y avoir une carte à l’emplacement choisi.

section-4 = 4. Un tour, étape 2 : trois actions
rule-4-1 = On fait trois actions, dans n’importe quel ordre et en les répétant à volonté : jouer une carte, défausser une carte, échanger une carte avec l’Emporium, renouveler l’Emporium, ou passer.
rule-4-2 = On ne peut jouer, défausser ou donner que des cartes de sa propre main.
rule-4-3 = Qui passe met fin à son tour et renonce aux actions restantes.
rule-4-4 = Après ce tour, c’est à la personne suivante dans le sens horaire.
rule-4-5 = Défausser met une carte de sa main sur la défausse, que tout le monde peut consulter.
rule-4-6 = Pour échanger, on prend une carte de l’Emporium et l’on met à sa place une autre carte de sa main.
rule-4-7 = Sans autre carte à donner, on ne peut pas échanger. Une carte ne peut être échangée ni contre elle-même ni contre une carte identique.
rule-4-8 = Pour renouveler l’Emporium, on défausse toutes ses cartes et l’on en pose autant qu’il y a de personnes à la table.

section-5 = 5. Jouer une pièce
rule-5-1 = Une pièce se joue face visible, à son emplacement, sur son propre dirigeable.
rule-5-2 = Un Moteur de levage peut être joué à l’emplacement avant ou arrière, qu’il soit libre ou non.
rule-5-3 = Une pièce remplacée est défaussée.
rule-5-4 = Sans obligation, on ne peut remplacer une pièce que par une pièce d’une autre famille. Les deux familles Joker sont des familles différentes.
rule-5-5 = La pièce est annoncée : tout le reste de la table doit aussitôt jouer de sa main une pièce assortie, même si elle en remplace une.
rule-5-6 = On le fait dans le sens horaire à partir de l’annonce, et chaque personne termine avant que la suivante ne commence.
rule-5-7 = Qui n’a pas de pièce assortie le dit et n’en joue pas.
rule-5-8 = Qui a plusieurs pièces assorties en choisit une.
rule-5-9 = Une pièce imposée peut être de la famille qu’elle remplace, et un Moteur de levage imposé peut aller à l’un ou l’autre emplacement.
rule-5-10 = On interroge toutes les autres personnes qui ont des cartes en main, quoi que l’on sache de cette main ; on ne saute que les mains vides. Qui n’a pas de pièce assortie le dit ouvertement.

section-6 = 6. Les cartes Spéciales
rule-6-1 = Une carte Spéciale se joue sur la défausse et prend effet aussitôt.
rule-6-2 = La Transmutation se joue quand quelqu’un d’autre annonce une pièce, et à aucun autre moment : au lieu de suivre, on joue n’importe quelle carte Dirigeable de sa main. Personne ne doit suivre celle-ci ; les autres suivent toujours la pièce annoncée.
rule-6-3 = Il faut pour cela une carte Dirigeable en main ; elle n’a pas besoin d’être assortie.
rule-6-4 = Plusieurs personnes peuvent jouer une Transmutation sur la même annonce, chacune quand vient son tour de suivre.
rule-6-5 = Avec l’Extracteur d’éther, on pioche trois cartes. On peut en jouer une sur son dirigeable sans dépenser d’action ; les adversaires doivent la suivre.
rule-6-6 = On garde les autres, même au-delà de cinq cartes.
rule-6-7 = Seule une des trois cartes qu’on vient de piocher peut être jouée ainsi.
rule-6-8 = Avec le Désintégrateur Tesla, on nomme quelqu’un d’autre et une sorte de pièce ; une pièce de cette sorte, sur ce dirigeable adverse, est défaussée.
rule-6-9 = Si c’est un Moteur de levage et qu’il y en a deux, l’adversaire choisit lequel.
rule-6-10 = Avec le Voleur, on prend dans sa main une carte de son choix sur un dirigeable adverse.
rule-6-11 = Avec la Prestidigitation, on prend dans sa main n’importe quelle carte de la défausse, sauf une Prestidigitation.
rule-6-12 = Le Dynamoteur doré se garde en main, il ne se joue pas. On peut le défausser ou l’échanger.
rule-6-13 = Une carte Spéciale qui ne peut agir sur rien ne peut pas être jouée, mais on peut la défausser. Seul l’Extracteur trouve toujours quelque chose.
rule-6-14 = Le Désintégrateur Tesla et le Voleur agissent sur un dirigeable adverse, sur une pièce qui s’y trouve.
rule-6-15 = L’Extracteur va sur la défausse avant de piocher. Si la pioche et la défausse étaient vides, il est mélangé et revient en main, et l’action est dépensée.

section-7 = 7. La fin d’une manche
rule-7-1 = La manche prend fin quand quelqu’un achève un dirigeable, pendant son tour ou non.
rule-7-2 = Auparavant, tout le monde suit la pièce annoncée comme d’habitude ; les actions restantes sont perdues.
rule-7-3 = Un dirigeable est achevé quand ses sept emplacements sont occupés.
rule-7-4 = Si plusieurs dirigeables s’achèvent, le premier est celui de qui a fait l’annonce, sinon le premier dans le sens horaire.
rule-7-5 = Après 200 tours sans dirigeable achevé, la manche prend fin quand même.

section-8 = 8. Les points
rule-8-1 = Tous les dirigeables sont décomptés, même inachevés ; un dirigeable vide ne compte rien.
rule-8-2 = Chaque carte de la famille la plus représentée compte 2 points ; si plusieurs familles sont à égalité, une seule compte.
rule-8-3 = Chaque carte Joker compte 1 point. Elle n’appartient à aucune autre famille et ne forme pas de paire.
rule-8-4 = Un dirigeable sans aucune paire et sans carte Joker compte 1 point par carte.
rule-8-5 = Un dirigeable achevé de sept familles différentes, sans carte Joker, est un Bric-à-brac et compte 20, sans aucun bonus.
rule-8-6 = Qui a achevé un dirigeable en premier, et donc mis fin à la manche, reçoit 2 points.
rule-8-7 = Toute autre personne dont le dirigeable est achevé reçoit 1 point. Si le premier est un Bric-à-brac, personne ne reçoit les 2.
rule-8-8 = Qui a le Dynamoteur doré en main à la fin de la manche reçoit 1 point ; avec l’option `dynamotors`, un point par exemplaire.

section-9 = 9. La manche suivante, et la fin
rule-9-1 = Il y a trois manches.
rule-9-2 = Pour une nouvelle manche, on mélange toutes les cartes, on en distribue cinq à chaque personne, et l’on pose un nouvel Emporium.
rule-9-3 = Qui a le total le plus bas commence, et dispose de quatre actions pendant ce premier tour.
rule-9-4 = En cas d’égalité pour le total le plus bas, les personnes concernées piochent une carte chacune, une fois l’Emporium posé, jusqu’à ce que l’une soit plus près de l’avant ; ces cartes sont défaussées.
rule-9-5 = Après trois manches, la victoire va à qui a le plus de points.
rule-9-6 = En cas d’égalité, le plus grand nombre de points en une seule manche décide.
rule-9-7 = Ensuite, c’est le plus grand nombre de cartes sur son dirigeable à la fin de la dernière manche.
rule-9-8 = En cas de nouvelle égalité, on partage la victoire.

section-10 = 10. Ce que tout le monde sait
rule-10-1 = Les mains sont secrètes ; le nombre de leurs cartes, les dirigeables, l’Emporium et la défausse sont visibles.
rule-10-2 = Une carte prise ouvertement, dans l’Emporium, sur un dirigeable ou dans la défausse, est connue dans cette main jusqu’à ce qu’elle la quitte ; de même un Dynamoteur qui a été décompté.
rule-10-3 = Qui n’avait pas de pièce assortie n’en avait aucune de cette sorte à ce moment-là ; les cartes venues plus tard peuvent être de n’importe quelle sorte.
rule-10-4 = Quand la défausse est mélangée pour former une nouvelle pioche, aucune de ses cartes n’est dans une main ; seules des cartes piochées plus tard peuvent l’être.
