# Zeppeldrome en bref, pour qui ne connaît pas encore le jeu.

goal = Fais franchir tous les périls à ton dirigeable, jusqu’à la ligne d’arrivée. Qui l’atteint en premier a gagné.

turn-1 = Tout le monde choisit en secret une carte Plan de vol, et on les révèle ensemble. Ses flèches disent comment volera le dirigeable.
turn-2 = Dans l’ordre, on joue des cartes pour leur action : des marqueurs avant ou après un plan de vol, pour soi ou contre les autres. On recommence jusqu’à ce que tout le monde passe.
turn-3 = Qui est en dernière place déplace les périls : les Anciens, les lemmings et tout ce qui se trouve sur le parcours.
turn-4 = On parcourt tous les plans, un vecteur à la fois. Les flèches pleines sont gratuites, les creuses coûtent une carte ; un dirigeable bloqué rebondit, et son plan continue. Puis chaque main est complétée à quatre cartes.

points-1 = Qui atteint la ligne d’arrivée gagne aussitôt, peu importe qui a déplacé le dirigeable.
points-2 = Les autres sont classés selon la distance parcourue ; dans la même colonne, le dirigeable le plus haut est devant.
