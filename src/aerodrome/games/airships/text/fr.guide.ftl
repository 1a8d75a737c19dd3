# Airships en bref, pour qui ne connaît pas encore le jeu.

goal = Fonde une entreprise et gagne des cartes en lançant ses dés, jusqu’à construire des dirigeables et peut-être une partie du Hindenburg. À la fin, l’entreprise qui a le plus de points de victoire l’emporte.

turn-1 = On révèle une carte, qui rejoint son service sur le plateau. Si la rangée est pleine, la carte qui s’y trouve depuis le plus longtemps quitte le jeu.
turn-2 = Avant de lancer les dés, tu annonces un objectif : une carte, le premier dirigeable d’une pile ou une phase du Hindenburg. Il montre les dés qu’il exige et le total à atteindre.
turn-3 = Tu lances tous les dés de ces couleurs que possède ton entreprise. Les plus élevés comptent.
turn-4 = Si tu atteins l’objectif, la carte est à toi et t’aide désormais. S’il manque un point, tu peux ajouter un jeton bonus ; si la tentative échoue, tu en reçois un.

points-1 = Les dirigeables comptent les étoiles qu’ils montrent, tout comme les cartes qui se trouvent dans tes services à la fin.
points-2 = Chaque phase du Hindenburg que tu as construite compte sa valeur haute si les quatre sont construites, sinon sa valeur basse.
points-3 = La partie s’achève quand le Hindenburg est terminé, ou quand il reste au plus une carte dans chacune des quatre piles.
points-4 = En cas d’égalité, le plus grand nombre de dirigeables l’emporte.
