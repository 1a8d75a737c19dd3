### Mad Zeppelin: the rules in French. RULES.md has them in English, with their sources.

section-0 = 0. Autour de la table
rule-0-1 = Une fois la partie finie, plus personne n’agit.
rule-0-2 = Seule la personne interrogée peut agir.
rule-0-3 = On répond à la question posée. Une question qui n’admet qu’une réponse, quelles que soient les mains, n’est pas posée.

section-1 = 1. Matériel
rule-1-1 = Il y a 14 Traîtres : trois pour chaque cap (Nord/bleu, Est/jaune, Sud/rouge, Ouest/vert), ainsi que Li’l Tim Sly et Mr Shadow, qui n’en ont pas.
rule-1-2 = Il y a 100 cartes Fret de quatre niveaux : 33 du premier (18 bois, 15 plomb), 27 du deuxième (10 charbon, 9 minerai, 8 acier), 14 du troisième (8 diamants, 6 or) et 26 du quatrième (6 matières étranges, 6 caisses d’alcool, 8 petites et 6 grandes caisses mystérieuses).
rule-1-3 = Il y a 10 cartes Étape et 30 pièces d’or.
rule-1-4 = Il y a trois dés. Leurs six faces sont les quatre caps, une face qui laisse le choix à la barre, et une face noire.
rule-1-5 = Tout Fret qui peut être largué a un prix en pièces ; selon l’option `costs`, ce prix vient du tableau reconstitué, du niveau ou des points (les matières étranges, qui n’en ont pas en propre, coûtent alors 3).

section-2 = 2. Mise en place
rule-2-1 = On mélange le Fret, et une partie quitte le jeu sans être vue : 50 cartes à deux ou trois, 25 à quatre ou cinq, aucune à six ; l’option `cargo_removed` fixe un autre nombre.
rule-2-2 = On mélange les dix Étapes au reste. Ce paquet est la Soute.
rule-2-3 = Toutes les pièces se trouvent dans le Coffre.
rule-2-4 = On vole en Court-courrier, jusqu’à 20 points, ou en Long-courrier, jusqu’à 30 : c’est le but ; option `mode`.
rule-2-5 = Chaque personne prend 3 pièces et pioche une carte dans la Soute.
rule-2-6 = Qui pioche alors une Étape la remet dans la Soute à un endroit tiré au hasard, prend une pièce et pioche de nouveau, autant de fois que nécessaire.
rule-2-7 = On tire au sort qui tient d’abord la barre, à moins que l’option `first_leader` ne le fixe.

section-3 = 3. Un tour commence : qui a le mal de l’air ?
rule-3-1 = Un tour se compose de la sélection des Traîtres, du lancer des dés et de deux rondes de jeu, dans cet ordre.
rule-3-2 = On mélange les 14 Traîtres et on en écarte quelques-uns, face cachée, qui ont le mal de l’air : 5 à deux ou trois, 3 à quatre ou cinq, 1 à six. L’option `airsick` fixe un autre nombre, tant que chaque personne peut encore choisir un Traître.
rule-3-3 = Chaque personne reçoit un Traître face cachée.
rule-3-4 = Qui tient la barre regarde les autres Traîtres, en choisit un et fait passer le reste à gauche, où l’on en choisit un à son tour, jusqu’à ce que tout le monde en ait deux.
rule-3-5 = Les Traîtres que personne n’a choisis sont écartés pour ce tour.
rule-3-6 = Ensuite, qui tient la barre, et personne d’autre, regarde tous les Traîtres hors jeu.
rule-3-7 = On ne peut choisir que parmi les Traîtres qu’on a reçus en passant.

section-4 = 4. Quel cap prend la Nostria ?
rule-4-1 = Qui tient la barre lance les trois dés.
rule-4-2 = Si un dé laisse le choix à la barre, qui la tient le place sur un des quatre caps.
rule-4-3 = Un dé noir est retiré pour le reste du tour ; aucun pouvoir ne le relance ni ne le place.
rule-4-4 = Avec trois dés noirs, rien ne peut être largué pendant ce tour, mais on joue les Traîtres comme d’habitude.

section-5 = 5. Un coup, étape 1 : poser un Traître
rule-5-1 = À chacune des deux rondes, tout le monde joue un coup, en commençant par la barre et en allant vers la gauche.
rule-5-2 = On doit poser face visible un des Traîtres de sa main. C’est désormais le Traître actif.
rule-5-3 = Qui ne peut jouer aucun Traître de sa main en montre un, le garde, et l’on saute son coup, sans Fouille ni actions.
rule-5-4 = On saute aussi le coup de qui n’a aucun Traître.
rule-5-5 = Les pouvoirs d’un Traître prennent fin dès que la même personne a de nouveau l’occasion d’en poser un, que ce coup soit joué ou sauté, sauf ceux qui durent jusqu’à la fin du tour.

section-6 = 6. Un coup, étape 2 : la Fouille
rule-6-1 = On prend 1 pièce dans le Coffre, puis on pioche 1 carte dans la Soute.
rule-6-2 = Le texte de Fouille du Traître actif modifie cela. Il ne fait pas partie du pouvoir et n’est jamais imité.
rule-6-3 = Une Étape est posée face visible au milieu et rapporte 1 pièce. Elle compte comme une carte piochée et n’est pas remplacée.
rule-6-4 = Qui gagne des pièces du Coffre reçoit ce qu’il contient ; rien n’est dû.
rule-6-5 = Quand la Soute est vide, on ne pioche rien.
rule-6-6 = Le nombre de cartes en main n’est pas limité.

section-7 = 7. Un coup, étape 3 : le pouvoir, et le Fret par-dessus bord
rule-7-1 = On peut utiliser une fois le pouvoir du Traître actif et larguer une fois du Fret, dans un ordre ou dans l’autre, ou renoncer à l’un ou aux deux.
rule-7-2 = Les pouvoirs qui n’offrent aucun choix (Carlotta Love, Igor, Henchman 111, Jack Hummerock, Satine Rochat, Helen Troy, et les relances d’Hernan Mirante) s’appliquent dès que le Traître est posé, sans qu’il faille les utiliser.
rule-7-3 = On ne peut larguer du Fret que si un dé montre le cap du Traître actif.
rule-7-4 = On montre une carte Fret de sa main, on paie son prix au Coffre et on la pose face visible devant soi.
rule-7-5 = Qui ne peut pas payer le prix en pièces et en caisses ne peut pas larguer ce Fret.
rule-7-6 = Tout ce qui rend le Fret moins cher s’additionne ; aucun prix ne descend au-dessous de zéro.
rule-7-7 = Au moment de payer, une petite caisse mystérieuse de sa main vaut 1 pièce et une grande en vaut 2. La caisse quitte le jeu.
rule-7-8 = On ne peut utiliser une caisse que tant que le prix n’est pas couvert. Ce qu’elle vaut en plus est rendu en pièces, autant que le Coffre en contient, y compris celles qu’on vient de payer.
rule-7-9 = À qui paie et a d’autres cartes en main, on demande comment payer, qu’il y ait des caisses parmi elles ou non ; ainsi, la question ne révèle rien.
rule-7-10 = Les caisses mystérieuses ne peuvent pas être larguées.
rule-7-11 = À l’étape 3 de son propre coup, on peut poser devant soi une caisse d’alcool. Cela ne demande ni cap ni pièces, et n’utilise aucune des deux actions.
rule-7-12 = Poser de l’alcool n’est pas un largage : cela ne rapporte rien à Helen Troy.
rule-7-13 = Chaque caisse d’alcool fait baisser de 1 pièce le prix de tout ce que largue qui la possède.
rule-7-14 = On ne peut montrer, larguer ou poser que du Fret de sa propre main.
rule-7-15 = Qui n’a ni carte ni pouvoir à utiliser n’est pas interrogé ; le coup prend fin.

section-8 = 8. Karl Steeling et le vol
rule-8-1 = Karl Steeling (Nord) nomme un Traître. Jusqu’à la fin du tour, qui a posé Karl vole quiconque pose ce Traître, aussitôt et avant la Fouille : 1 pièce ou 1 carte Fret de la main.
rule-8-2 = Si la victime a les deux, qui vole choisit ; la carte est tirée à l’aveugle. Qui vole et sa victime la voient, les autres non.
rule-8-3 = Un Traître posé avant d’être nommé ne donne lieu à aucun vol.
rule-8-4 = Seule compte la carte elle-même : imiter le Traître nommé n’expose pas au vol.
rule-8-5 = Il n’y a rien à prendre à qui n’a ni pièces ni cartes ; personne ne se vole soi-même.
rule-8-6 = Si plusieurs volent la même personne, c’est dans l’ordre du jeu, à partir de la victime.

section-9 = 9. Carlotta Love, Igor
rule-9-1 = Personne ne peut voler de Fret ni de pièces à qui a posé Carlotta Love (Nord).
rule-9-2 = Sa Fouille rapporte 2 pièces et aucune carte ; avec l’option `extra_coin`, c’est la Fouille d’Igor à la place.
rule-9-3 = Qui a posé Igor (Nord) ne subit rien de ce que font les autres : ni vol, ni défi de Hans Walder ; aucun Traître de sa main n’est bloqué par Doctor Ripp ni pris par Li’l Tim Sly. Les dés, eux, appartiennent à tout le monde et changent quand même.
rule-9-4 = Les deux protègent dès qu’ils sont posés ; les nommer pour un vol ne rapporte donc rien.

section-10 = 10. Henchman 111, Jack Hummerock, Satine Rochat, Fred Zamfirescu, Helen Troy
rule-10-1 = Henchman 111 (Est) : chaque largage coûte 1 pièce de moins.
rule-10-2 = Jack Hummerock (Est) : le Fret de premier niveau ne coûte rien.
rule-10-3 = Satine Rochat (Sud) : le Fret de deuxième niveau ne coûte rien.
rule-10-4 = Fred Zamfirescu (Ouest) pioche 3 cartes lors de sa Fouille. Il n’a pas de pouvoir.
rule-10-5 = Helen Troy (Ouest) ne pioche aucune carte lors de sa Fouille.
rule-10-6 = Qui a posé Helen Troy prend 1 pièce dans le Coffre après chaque largage de quelqu’un d’autre.
rule-10-7 = Si plusieurs gagnent ainsi des pièces, on les prend dans l’ordre du jeu, à partir de la personne qui largue.

section-11 = 11. Hernan Mirante, Ratatine
rule-11-1 = Hernan Mirante (Est) : qui l’a posé peut relancer deux fois un dé pendant ce tour, deux fois le même ou deux dés différents. Qui joue à la fois Hernan et Mr Shadow en tant qu’Hernan a deux relances pour chacun.
rule-11-2 = Cela dure jusque dans son second coup du tour ; avec l’option `hernan_rolls`, cela prend fin dès que la même personne a de nouveau l’occasion de poser un Traître.
rule-11-3 = Si le dé relancé laisse le choix à la barre, c’est elle qui choisit ; s’il devient noir, il est retiré.
rule-11-4 = Ratatine (Ouest) : qui l’a posée peut tourner jusqu’à deux dés sur n’importe lesquels des quatre caps. Ils y restent pour ce tour.
rule-11-5 = On relance et on tourne les dés avant le largage de ce coup, pas après.
rule-11-6 = Chaque usage du pouvoir d’Hernan, par lui-même ou par imitation, donne deux relances qui lui sont propres.

section-12 = 12. Doctor Ripp
rule-12-1 = Doctor Ripp (Sud) nomme un Traître. Jusqu’à la fin du tour, ce Traître ne peut pas être joué.
rule-12-2 = Les Traîtres déjà posés ne sont pas touchés.
rule-12-3 = Personne ne dit si le Traître nommé est dans une main.
rule-12-4 = Un Traître n’est pas bloqué si Igor protège la main où il se trouve au moment où il est nommé.

section-13 = 13. Hans Walder
rule-13-1 = Hans Walder (Sud) : qui l’a posé montre une carte Fret de sa main et défie quelqu’un d’autre.
rule-13-2 = Si la personne défiée a du Fret du même niveau, elle montre une telle carte, à son choix, et les deux cartes vont sous la Soute.
rule-13-3 = L’ordre des deux est tiré au hasard, et personne ne le connaît. Qui pioche plus tard l’une d’elles voit laquelle c’est ; les autres savent seulement que c’est l’une des deux.
rule-13-4 = Si elle n’en a pas, elle montre toute sa main à tout le monde, et qui a posé Hans garde sa carte.
rule-13-5 = Sans carte en main, Hans ne peut défier personne.
rule-13-6 = On ne peut pas défier qui est sous la protection d’Igor, et personne ne se défie soi-même.
rule-13-7 = Hans ne prend ni carte ni pièce lors de sa Fouille.

section-14 = 14. Li’l Tim Sly
rule-14-1 = Li’l Tim Sly n’a pas de cap. Il nomme un Traître qui n’a pas été joué pendant ce tour, et reprend son pouvoir et son cap.
rule-14-2 = Il ne peut pas nommer un Traître déjà joué pendant ce tour.
rule-14-3 = Il ne peut pas nommer Mr Shadow.
rule-14-4 = Le Traître nommé est révélé, d’une main ou d’entre les Traîtres hors jeu, y compris ceux qui ont le mal de l’air, et ne peut plus être joué pendant ce tour. Rien d’autre n’est montré.
rule-14-5 = Il peut nommer l’autre Traître de sa propre main, ou un Traître que Doctor Ripp a bloqué.
rule-14-6 = Un Traître révélé de cette façon n’a pas été joué.
rule-14-7 = Si le Traître nommé est dans une autre main qu’Igor protège à ce moment-là, il n’est ni montré ni pris, et peut encore être joué. Tout le monde apprend seulement que personne ne le montre ; Tim reprend tout de même son pouvoir.
rule-14-8 = Tim ne prend ni carte ni pièce lors de sa Fouille.
rule-14-9 = Un cap et un pouvoir comptent à partir du moment où ils sont repris ; avant cela, Tim et Mr Shadow n’en ont pas.
rule-14-10 = Si un pouvoir repris comporte un choix, il est utilisé aussitôt, si c’est possible.

section-15 = 15. Mr Shadow
rule-15-1 = Mr Shadow n’a pas de cap. Il reprend le pouvoir et le cap d’un Traître déjà joué pendant ce tour.
rule-15-2 = Il ne peut imiter ni Li’l Tim Sly ni lui-même.
rule-15-3 = S’il n’y a personne à imiter, il n’a ni pouvoir ni cap.
rule-15-4 = Mr Shadow ne prend ni carte ni pièce lors de sa Fouille.

section-16 = 16. La fin du tour et de la partie
rule-16-1 = Après la seconde ronde, le tour s’achève et l’on compte les points.
rule-16-2 = Si quelqu’un a atteint le but, la partie s’achève.
rule-16-3 = Après la dixième Étape, qui l’a piochée termine son coup, puis la partie s’achève aussitôt.
rule-16-4 = Sinon, la barre passe, pour le tour suivant, à la personne assise à gauche.
rule-16-5 = Après 100 tours, la partie s’achève.

section-17 = 17. Les points
rule-17-1 = Le Fret posé devant soi compte ses points : bois 1, plomb 2, charbon 3, minerai 4, acier 5, diamants 6, or 7.
rule-17-2 = Des matières étranges comptent 1 point pour chaque Fret de premier niveau posé devant la même personne, compté de nouveau à chaque fois.
rule-17-3 = Qui a devant soi du Fret des quatre niveaux ajoute 1 point ; l’alcool compte comme quatrième niveau.
rule-17-4 = Parmi les personnes qui ont atteint le but, la victoire va à qui a le plus de points ; en cas d’égalité, à qui a le moins de pièces.
rule-17-5 = En cas de nouvelle égalité, on partage la victoire.
rule-17-6 = Si personne n’a atteint le but, personne ne gagne.

section-18 = 18. Ce que tout le monde sait
rule-18-1 = Les mains de Fret et de Traîtres sont secrètes ; le nombre de leurs cartes, les pièces et tout ce qui est face visible ne le sont pas.
rule-18-2 = On sait quels Traîtres on a reçus en passant lors de la sélection.
rule-18-3 = Le Fret montré reste connu tant qu’il est certain qu’il se trouve encore dans cette main.
rule-18-4 = Quand une carte est volée à quelqu’un d’autre sans être vue, une carte de moins de chaque sorte est certaine dans la main de la victime ; sauf si l’on savait que toutes ses cartes étaient d’une seule sorte, car alors tout le monde sait ce qui a été volé.
