### Zeppeldrome: the rules in French. RULES.md has them in English, with their sources.

section-0 = 0. Autour de la table
rule-0-1 = Une fois la partie finie, plus personne n’agit.
rule-0-2 = Seule la personne interrogée peut agir.
rule-0-3 = On répond à la question posée. Une question qui n’admet qu’une réponse, quelles que soient les mains, n’est pas posée.

section-1 = 1. Le parcours
rule-1-1 = Le parcours a cinq lignes ; la ligne 1 est en haut, dans les nuages. Une option en fait sept.
rule-1-2 = La section Départ a trois colonnes, chaque section à péril cinq, et la section Arrivée trois. La ligne de départ est la première colonne du parcours, la ligne d’arrivée la dernière.
rule-1-3 = Entre le départ et l’arrivée se trouvent les sections A, B, C et D, dans cet ordre, chacune avec un de ses périls tiré au sort. A, C et D ont quatre faces chacune, trois périls et une face vide ; B a deux périls et deux faces vides. Des options choisissent une face, ajoutent les faces vides au tirage ou suppriment des sections.
rule-1-4 = Une case contient au plus un dirigeable, un Ancien ou un lemming.
rule-1-5 = « Dans l’ordre » signifie : en commençant par la première place. Le dirigeable le plus proche de la ligne d’arrivée est devant ; dans une même colonne, c’est le plus haut.

section-2 = 2. Mise en place
rule-2-1 = On tire au sort qui est en première place ; les autres suivent dans l’ordre des places à table. Une option désigne plutôt cette personne.
rule-2-2 = Dans l’ordre, on choisit une des quatre couleurs, parmi celles qui restent.
rule-2-3 = Les dirigeables partent de la première colonne : la première place dans la ligne du haut, la suivante en dessous, et ainsi de suite.
rule-2-4 = Si le Slalom 1 est sur le parcours, le Jaune part de la ligne 1, le Bleu de la ligne 2, le Rouge de la ligne 3 et le Vert de la ligne 4, peu importe qui était en première place ; les lignes des couleurs qui ne participent pas restent vides.
rule-2-5 = On mélange les 70 cartes Plan de vol, et l’on en distribue quatre à chaque personne. Le reste forme la pioche.
rule-2-6 = Si la Machine Tchac-Tchac est sur le parcours, qui est en dernière place choisit lequel de ses deux symboles est d’abord ouvert.

section-3 = 3. Étapes 1 à 3 : les plans de vol
rule-3-1 = Tout le monde choisit une carte Plan de vol, en secret et en même temps.
rule-3-2 = On ne peut choisir, jouer, payer ou défausser que des cartes de sa propre main.
rule-3-3 = Une fois tous les choix faits, on révèle les cartes ensemble ; elles restent face visible sur la table.
rule-3-4 = On peut choisir de laisser la carte face cachée, désactivée ; on le décide en secret, en même temps que la carte. Une carte désactivée n’a qu’un seul vecteur, dans n’importe quelle direction, choisie au moment de le parcourir.
rule-3-5 = Qui n’a pas de carte a un plan désactivé, sans carte.
rule-3-6 = Une carte laissée face cachée n’est connue que de la personne qui l’a choisie, jusqu’à ce qu’elle soit défaussée et que tout le monde la voie. Une carte qui était face visible et qu’on retourne plus tard reste connue.
rule-3-7 = Une carte est un plan de vol ou une action, jamais les deux : comme plan, son action ne compte pas ; comme action, son plan ne compte pas.

section-4 = 4. Étape 4 : les cartes Action
rule-4-1 = Dans l’ordre, on joue une carte pour son action, ou l’on passe. L’ordre d’une ronde est fixé quand elle commence.
rule-4-2 = Si une carte a été jouée pendant une ronde, on détermine l’ordre de nouveau et une autre ronde suit, où l’on peut rejouer même après avoir passé. Quand tout le monde passe pendant une ronde, l’étape est terminée.
rule-4-3 = On saute qui n’a pas de carte.
rule-4-4 = On peut jouer une action sur n’importe quelle personne, même sur soi ; elle peut rester sans effet. Qui la joue prend toutes ses décisions et paie tous ses coûts.
rule-4-5 = Les rondes se suivent tant que des cartes sont jouées. Le programme met fin à l’étape après deux cents rondes dans un même tour, ce qui ne peut arriver qu’avec des cartes modifiées.
rule-4-6 = Une carte Action est défaussée quand on la joue, avant de prendre effet.

section-5 = 5. Ce que font les actions
rule-5-1 = Un marqueur avant le plan de vol va tout à gauche et sera parcouru en premier ; un marqueur après le plan va tout à droite et sera parcouru en dernier. Les marqueurs déjà présents font partie du plan. Plusieurs marqueurs d’une même carte gardent leur ordre imprimé.
rule-5-2 = Si un marqueur montre toutes les directions, qui joue la carte choisit la sienne, aussitôt et définitivement.
rule-5-3 = Si une carte offre des choix reliés par OR, qui la joue en prend un.
rule-5-4 = Un marqueur creux ou un mouvement creux ne prend effet que si l’on défausse pour lui une autre carte en jouant celle-ci. Rien n’y oblige.
rule-5-5 = Un mouvement marqué d’un « bang » a lieu aussitôt, dans les limites habituelles des déplacements. S’il y a deux mouvements, on les tente l’un après l’autre.
rule-5-6 = Un X retire un marqueur du plan de vol de la cible ; qui joue la carte le choisit. S’il n’y a pas de marqueur, rien ne se passe.
rule-5-7 = Désactiver une carte Plan de vol, c’est la retourner face cachée : il ne lui reste que son unique vecteur. Ses marqueurs restent, et l’on peut en ajouter. Une carte déjà face cachée le reste.
rule-5-8 = Il y a vingt marqueurs, qui peuvent montrer n’importe quelle direction. S’ils viennent à manquer, on en pose autant que possible, dans l’ordre.
rule-5-9 = Désactiver un plan de vol, c’est retourner la carte face cachée et défausser tous ses marqueurs.
rule-5-10 = Ballon de ravitaillement : la cible pioche deux cartes.
rule-5-11 = Clandestin aux doigts agiles : qui joue la carte prend une carte au hasard dans la main de la cible ; ces deux personnes seulement la voient. Si on le joue sur soi-même, il ne fait rien.
rule-5-12 = Anémomètre renversé : pendant le Déplacement de ce tour, l’ordre va de la dernière place à la première. Il n’a pas besoin de cible.
rule-5-13 = Commissaire d’honneur : la cible déplace les périls pendant ce tour.
rule-5-14 = Échelle saute-mouton : la première fois que, pendant le Déplacement de ce tour, la cible rebondit sur un obstacle et que la case au-delà, dans la même direction, est ouverte, elle s’y pose. Cela seul épuise l’échelle.

section-6 = 6. Étape 5 : déplacer les périls
rule-6-1 = Qui est en dernière place à ce moment-là déplace les périls, une section après l’autre, dans l’ordre du parcours.
rule-6-2 = On peut basculer la Machine Tchac-Tchac : les cases ouvertes se ferment, et les cases fermées s’ouvrent.
rule-6-3 = Chaque Ancien peut être déplacé d’une case, dans n’importe laquelle des huit directions, vers une case de sa section sans dirigeable ni Ancien.
rule-6-4 = Après son déplacement, un Ancien peut se trouver à côté d’un autre, mais pas dans un groupe de trois ou plus ; en diagonale, ce n’est pas à côté.
rule-6-5 = Chaque Ancien se déplace au plus une fois par tour.
rule-6-6 = Au moins un lemming doit se déplacer, si c’est possible ; il peut y en avoir autant que l’on veut.
rule-6-7 = Un lemming descend d’une case tout droit, sauf si un dirigeable ou un lemming s’y trouve. De la ligne du bas, il tombe hors du parcours.
rule-6-8 = Chaque lemming se déplace au plus une fois par tour, avant que de nouveaux n’arrivent. Les nouveaux ne se déplacent pas, et ceux qui sont tombés ne peuvent revenir qu’à un tour ultérieur.
rule-6-9 = Ensuite, des lemmings d’à côté du parcours peuvent tomber dans des cases ouvertes de la ligne du haut de la section, tant que la colonne a moins de lemmings que sa limite.

section-7 = 7. Étape 6 : le Déplacement
rule-7-1 = Dans l’ordre, chaque dirigeable parcourt un vecteur ; puis on détermine l’ordre de nouveau, jusqu’à ce qu’aucun plan n’ait plus de vecteur. L’ordre d’une ronde est fixé quand elle commence.
rule-7-2 = On parcourt d’abord les marqueurs avant la carte, de gauche à droite, puis la carte, puis les marqueurs après elle. Un marqueur doit être parcouru.
rule-7-3 = Sur la carte, le cube suit les flèches, à partir de l’image du dirigeable.
rule-7-4 = Une flèche pleine est gratuite. Une flèche creuse coûte une carte défaussée, qui reste dépensée même si le dirigeable rebondit. Sans carte, on ne peut suivre ni une flèche creuse ni rien de ce qui vient après.
rule-7-5 = Si une flèche pleine mène plus loin, on doit suivre une flèche. S’il n’y a que des flèches creuses, on peut s’arrêter, et l’on continue dans la même ronde avec les marqueurs après la carte.
rule-7-6 = Le vecteur d’une carte désactivée doit être parcouru ; on peut choisir une direction bloquée.
rule-7-7 = Un dirigeable bloqué rebondit : le cube avance, le dirigeable reste sur place, et son mouvement continue. On peut choisir exprès une voie bloquée.
rule-7-8 = Les bords du haut, du bas et de gauche bloquent les dirigeables, de même que les périls, comme décrit plus bas. Sont des obstacles les dirigeables, les Anciens, les lemmings, les Tribunes de presse, les cases bloquées, les portes d’autres couleurs et les cases fermées de la Machine, mais ni les bords, ni les vents contraires, ni le brouillard.
rule-7-9 = Qui n’a plus de vecteur défausse la carte Plan de vol et les marqueurs.

section-8 = 8. Étapes 7 et 8 : les cartes
rule-8-1 = Dans l’ordre, chaque personne peut défausser autant de cartes qu’elle le souhaite.
rule-8-2 = Puis, dans l’ordre, chaque personne pioche jusqu’à avoir quatre cartes en main. Qui en a quatre ou plus n’en pioche aucune.
rule-8-3 = Quand il faut piocher et que la pioche est vide, on mélange la défausse, qui devient la pioche ; si elle est vide aussi, on ne pioche pas.
rule-8-4 = Les cartes jouées pour leur action, payées ou jetées sont face visible sur la défausse : tout le monde les voit.

section-9 = 9. Les périls
rule-9-1 = Un peu de lest : au départ, un jeton de lest se trouve sur chacune des neuf cases marquées. Une option en supprime un.
rule-9-2 = Un dirigeable qui se pose sur une case avec un jeton, de quelque façon et à quelque étape que ce soit, peut le ramasser ; il descend alors d’une case, s’il le peut, et peut de nouveau ramasser à cet endroit. La décision revient à qui possède le dirigeable. Rebondir n’est pas se poser.
rule-9-3 = Pendant le Déplacement, juste avant ou juste après avoir parcouru un vecteur, on peut lâcher des jetons : pour chacun, le dirigeable monte d’une case et s’y pose. Un vecteur avec rebond compte, de même qu’un vecteur supplémentaire. Qui a lâché un jeton avant un vecteur doit en parcourir un.
rule-9-4 = On ne peut lâcher que des jetons qu’on a ramassés.
rule-9-5 = On ne peut lâcher aucun jeton tant que la case au-dessus est bloquée.
rule-9-6 = Point d’inspiration : qui a son dirigeable dans cette section pioche jusqu’à cinq cartes au lieu de quatre.
rule-9-7 = Slalom : une porte ne laisse entrer que les dirigeables de sa couleur, tout droit ou en diagonale, en avant ou en arrière, mais pas à la verticale, d’en haut ou d’en bas. Pour les autres, c’est un obstacle. Le Slalom 2 a aussi des cases bloquées.
rule-9-8 = Vents contraires : un vecteur tout droit en avant, d’une case de vent à une case de vent, fait rebondir.
rule-9-9 = Machine Tchac-Tchac : on ne peut pas entrer dans les cases au symbole fermé. Un dirigeable qui s’y trouve peut y rester, ou en sortir vers n’importe quelle case ouverte.
rule-9-10 = Brouillard épais : un vecteur en diagonale, d’une case de brouillard à une case de brouillard, fait rebondir.
rule-9-11 = Fans déchaînés : un dirigeable qui se pose sur sa propre couleur, à quelque étape que ce soit, peut aussitôt parcourir un vecteur supplémentaire dans n’importe quelle direction. Chaque case ne le donne qu’une fois par vecteur, ou une fois par action.
rule-9-12 = Un dirigeable qui se pose sur une autre couleur pendant le Déplacement perd son prochain vecteur : le cube avance sans lui. À un embranchement, la personne à qui il appartient choisit la flèche, et paie si elle est creuse. Si elle ne peut ou ne veut pas payer, la carte est terminée, et le prochain marqueur après elle est perdu. S’il n’y a pas de prochain vecteur, rien n’est perdu.
rule-9-13 = Les Anciens, les lemmings et les Tribunes de presse bloquent les cases où ils se trouvent.

section-10 = 10. La fin
rule-10-1 = Dès qu’un dirigeable atteint une case de la ligne d’arrivée, à quelque étape que ce soit et peu importe qui l’a déplacé, la partie est finie et la victoire revient à qui le possède.
rule-10-2 = Les autres sont classés dans l’ordre.
rule-10-3 = Après 100 tours, la partie s’achève et la victoire revient à qui est en première place.
