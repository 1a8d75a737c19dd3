# Mad Zeppelin en bref, pour qui ne connaît pas encore le jeu.

goal = La Nostria est trop lourde, et son propre équipage largue le Fret pour qu’elle se pose dans la bonne colonie : la tienne. Dès que quelqu’un atteint l’objectif de 20 ou 30 points à la fin d’un tour, le plus grand total l’emporte.

turn-1 = Les Traîtres circulent : on en choisit parmi ceux que l’on reçoit, jusqu’à ce que tout le monde en ait deux. Quelques-uns restent couchés, pris par le mal de l’air.
turn-2 = Qui tient la barre lance trois dés. Ils montrent le cap de la Nostria, et donc les Traîtres qui peuvent larguer du Fret.
turn-3 = À chacune des deux rondes, tu poses un de tes Traîtres et tu fouilles : des pièces du Coffre et des cartes de la Soute, autant que ce Traître en trouve.
turn-4 = Tu peux ensuite utiliser le pouvoir du Traître, et larguer un Fret si un dé montre son cap. Tu en paies le prix, et il reste posé devant toi.

points-1 = Le bois compte 1 point, le plomb 2, le charbon 3, le minerai 4, l’acier 5, les diamants 6 et l’or 7.
points-2 = Les matières étranges comptent 1 point pour chaque bois et chaque plomb posés devant toi ; chaque carte les compte de nouveau.
points-3 = Du Fret des quatre niveaux ajoute 1 point.
points-4 = La partie s’achève aussi après la dixième Étape ; si personne n’a alors atteint l’objectif, personne ne gagne. En cas d’égalité, qui a le moins de pièces l’emporte.
