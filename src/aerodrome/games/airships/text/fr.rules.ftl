### Airships: the rules in French. RULES.md has them in English, with their sources.

section-0 = 0. Autour de la table
rule-0-1 = Une fois la partie finie, plus personne n’agit.
rule-0-2 = Seule la personne dont c’est le tour peut agir.
rule-0-3 = On répond à la question posée : d’abord l’objectif, puis l’échange, puis les bonus, puis un autre tour ; une question qui ne laisse aucun choix n’est pas posée.

section-1 = 1. Matériel
rule-1-1 = Il y a neuf dés, trois de chaque couleur : les blancs portent 1-1-2-2-3-3, les rouges 2-3-3-4-4-5, les noirs 4-4-6-6-8-8.
rule-1-2 = Il y a 48 cartes Extension réparties en six services (Ingénieurs, Capitaines, Financiers, Matériaux, Hangars, Moteurs) : 6 cartes de départ, 18 de l’époque 1 et 24 de l’époque 2 ; s’y ajoute une carte Changement d’époque.
rule-1-3 = Il y a 18 cartes Dirigeable, six par type de dos : bleu clair, bleu moyen, bleu foncé.
rule-1-4 = Chaque personne possède 6 jetons bonus. Ils se trouvent sur son plateau ou dans sa réserve, ou marquent une phase achevée du Hindenburg.
rule-1-5 = Il y a un dirigeable en bois et un Hindenburg, dont la construction compte quatre phases.

section-2 = 2. Mise en place
rule-2-1 = On joue de deux à quatre. À moins de quatre, les plateaux d’entreprise, entrepreneurs et jetons en trop restent dans la boîte ; rien d’autre ne change.
rule-2-2 = Quatre piles de trois dirigeables sont posées sur le plateau central : une carte claire au-dessus, une moyenne en dessous, une foncée tout en bas. On tire au sort quatre cartes de chaque dos ; les six autres retournent dans la boîte sans être vues.
rule-2-3 = La pioche se compose, de haut en bas, des 18 cartes de l’époque 1 mélangées, du Changement d’époque et des 24 cartes de l’époque 2 mélangées.
rule-2-4 = Chaque personne reçoit une des cartes de départ, mélangées, et la pose sur l’emplacement de son service ; les cartes de départ restantes sont posées face visible sur le plateau central.
rule-2-5 = On révèle des cartes de la pioche jusqu’à ce qu’il y ait six extensions sur le plateau central.
rule-2-6 = Si une rangée est pleine pendant cette mise en place, sa carte la plus à gauche est poussée hors du jeu comme d’habitude, et l’on continue à révéler des cartes jusqu’à en avoir six sur le plateau.
rule-2-7 = Chaque entrepreneur porte un dé blanc ; avec le dé de la carte de départ, on commence donc avec deux dés blancs.
rule-2-8 = Chaque personne a un entrepreneur d’un pays différent : États-Unis, Allemagne, Italie ou France. D’après la règle écrite, on le choisit ; comme tous les entrepreneurs se valent, ils sont ici distribués selon les places. Avec l’option `entrepreneurs`, on choisit à tour de rôle, et personne ne peut prendre un entrepreneur déjà pris.
rule-2-9 = En principe, la personne la plus âgée commence ; ici, on tire au sort qui commence, à moins que l’option `first_seat` ne le fixe.
rule-2-10 = Qui commence reçoit 3 jetons bonus, les autres 4.
rule-2-11 = Le dirigeable en bois est posé à côté du plateau et n’appartient à personne.
rule-2-12 = Une carte de départ distribuée ne rapporte pas de jetons bonus ponctuels.

section-3 = 3. Un tour, étape 1 : révéler une extension
rule-3-1 = Un tour comprend deux étapes : révéler une carte, puis tenter d’en gagner une. On joue dans le sens horaire.
rule-3-2 = La première carte de la pioche va dans la rangée de son service, sur l’emplacement libre le plus à gauche.
rule-3-3 = Si les trois emplacements de la rangée sont occupés, la carte la plus à gauche quitte le jeu, les autres se décalent d’un emplacement vers la gauche, et la nouvelle carte se place à droite.
rule-3-4 = Si la pioche est vide, on saute cette étape.
rule-3-5 = Quand le Changement d’époque est révélé, il quitte le jeu, et dès lors chaque entrepreneur porte un dé rouge en plus du blanc.
rule-3-6 = On ne révèle pas d’autre carte à la place du Changement d’époque, sauf avec l’option `replace_era_card`.
rule-3-7 = Quand une carte est gagnée, son emplacement reste libre ; les autres cartes de la rangée ne bougent pas.

section-4 = 4. Un tour, étape 2 : annoncer un objectif
rule-4-1 = Avant de lancer les dés, on annonce un objectif : une extension du plateau central, le premier dirigeable d’une pile ou une phase ouverte du Hindenburg.
rule-4-2 = On ne peut annoncer ni un emplacement vide ni une pile épuisée.
rule-4-3 = Il faut avoir au moins les dés que montre l’objectif, au besoin après un échange.
rule-4-4 = Il y a un seul lancer par tour.
rule-4-5 = Qui a un objectif autorisé doit en annoncer un.
rule-4-6 = Qui n’a aucun objectif autorisé saute l’étape 2 et ne reçoit pas de jeton pour autant ; avec l’option `chip_for_no_target`, on en reçoit un.
rule-4-7 = On peut annoncer un objectif même sans le moindre espoir, ne serait-ce que pour échouer et recevoir un jeton.
rule-4-8 = Les cartes recouvertes d’une pile sont inconnues ; on ne voit que la couleur de leur dos.

section-5 = 5. Les dés
rule-5-1 = On dispose des dés que portent son entrepreneur et toutes les cartes de ses services. Les dés viennent de la réserve commune et y retournent après le lancer.
rule-5-2 = On lance au plus trois vrais dés de chaque couleur.
rule-5-3 = On ne lance que des dés des couleurs que montre l’objectif, et tous ceux dont on dispose dans ces couleurs.
rule-5-4 = Si l’on a plus de dés d’une couleur que n’en montre l’objectif, les plus élevés comptent.
rule-5-5 = Un Ingénieur est un dé imaginaire de valeur fixe. Il peut tenir lieu d’un des dés que montre l’objectif.
rule-5-6 = Le dé imaginaire ne compte pas dans la limite de trois.
rule-5-7 = Une tentative avec le seul dé imaginaire est autorisée ; le total est alors la valeur de ce dé.

section-6 = 6. Les Matériaux
rule-6-1 = Une carte Matériaux permet à qui la possède d’échanger avant le lancer des dés d’une couleur contre des dés d’une autre, pour ce seul lancer.
rule-6-2 = L’échange se fait une fois par lancer, et en entier : s’il manque des dés à céder, il est impossible.
rule-6-3 = L’échange a lieu avant la limite de trois : on peut céder des dés au-delà de la limite.
rule-6-4 = Les dés obtenus sont de vrais dés et comptent dans la limite de trois.
rule-6-5 = Qui a un dé imaginaire de la couleur peut le céder parmi les dés échangés, ou le garder. S’il est cédé, il ne compte pas dans ce lancer.
rule-6-6 = Après l’échange, il faut toujours avoir les dés que montre l’objectif.

section-7 = 7. Le résultat et les bonus
rule-7-1 = Si les dés comptés atteignent la valeur de l’objectif, la tentative réussit.
rule-7-2 = S’ils ne suffisent pas, on peut compléter avec des bonus ou laisser la tentative échouer.
rule-7-3 = Un jeton bonus ajoute 1 et retourne dans la réserve de qui l’utilise.
rule-7-4 = On peut utiliser au plus un jeton par tentative ; l’option `chips_per_attempt` en autorise davantage, jusqu’à un nombre illimité.
rule-7-5 = Le dirigeable en bois ajoute 1 pour qui le possède, et on le garde.
rule-7-6 = Un Moteur ajoute son bonus au lancer si l’objectif montre sa couleur ; un dé imaginaire de cette couleur compte aussi. Un Moteur de n’importe quelle couleur ajoute toujours son bonus.
rule-7-7 = Aucune question n’est posée si le lancer réussit déjà ou ne peut plus être sauvé.
rule-7-8 = Les bonus gratuits comptent d’abord, et aucun jeton n’est dépensé sans nécessité.
rule-7-9 = Qui échoue reçoit un jeton bonus, s’il en reste dans sa réserve.
rule-7-10 = Le dirigeable en bois n’aide pas le lancer qui le rapporte.

section-8 = 8. Le succès
rule-8-1 = Une extension va sur l’emplacement de son service ; la carte qui s’y trouvait quitte le jeu avec ses étoiles.
rule-8-2 = On ne peut pas refuser une carte gagnée.
rule-8-3 = Un Capitaine donne ses jetons bonus une seule fois, quand on le gagne aux dés.
rule-8-4 = Les jetons que la réserve ne peut plus fournir sont perdus.
rule-8-5 = Un dirigeable rejoint la flotte, et l’on révèle la carte suivante de sa pile.
rule-8-6 = Qui construit un dirigeable reçoit le dirigeable en bois.

section-9 = 9. Un autre tour
rule-9-1 = Après un tour, on peut payer 3 jetons bonus pour un autre tour complet.
rule-9-2 = On peut recommencer tant qu’on a des jetons, quelle que soit l’issue du tour précédent, même s’il a été sauté.
rule-9-3 = On peut payer avec des jetons qu’on vient de recevoir.

section-10 = 10. Le Hindenburg
rule-10-1 = Dès qu’une pile est épuisée, on peut tenter les quatre phases du Hindenburg comme tout autre objectif.
rule-10-2 = Chaque phase est construite une seule fois, par une seule personne.
rule-10-3 = Qui construit une phase la marque d’un de ses jetons, pris dans sa réserve, ou sur son plateau si elle est vide ; ce jeton ne sert plus.
rule-10-4 = Qui achève une phase reçoit le dirigeable en bois.
rule-10-5 = Dès que la première phase est achevée, les dirigeables ordinaires ne rapportent plus le dirigeable en bois.
rule-10-6 = On peut construire les phases dans n’importe quel ordre ; avec l’option `phases_in_order`, il faut les construire l’une après l’autre.

section-11 = 11. La fin
rule-11-1 = La partie s’achève quand il reste au plus une carte dans chacune des quatre piles.
rule-11-2 = La partie s’achève quand les quatre phases du Hindenburg sont achevées, quelle que soit la dernière.
rule-11-3 = On vérifie la fin après chaque tour, avant qu’un autre puisse être acheté ; le tour de table n’est pas terminé.
rule-11-4 = Si la pioche est vide et que, tour à tour, personne n’a eu d’objectif autorisé, la partie s’achève.
rule-11-5 = Après 600 tours, la partie s’achève.

section-12 = 12. Le décompte
rule-12-1 = Les étoiles de tous les dirigeables comptent.
rule-12-2 = Les étoiles des extensions posées sur son plateau comptent.
rule-12-3 = Chaque phase du Hindenburg compte sa valeur haute si les quatre sont construites, sinon sa valeur basse.
rule-12-4 = Le total le plus élevé l’emporte ; en cas d’égalité, qui a construit le plus de dirigeables, chaque phase comptant pour un.
rule-12-5 = En cas de nouvelle égalité, on partage la victoire.
