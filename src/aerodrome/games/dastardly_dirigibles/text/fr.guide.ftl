# Dastardly Dirigibles en bref, pour qui ne connaît pas encore le jeu.

goal = Construis un dirigeable de sept pièces, du Nez à l’Empennage, avec le plus de pièces possible d’une même famille. Après trois manches, le plus grand total l’emporte.

turn-1 = Tu complètes ta main à cinq cartes, avec la pioche ou l’Emporium, dont les cartes sont visibles.
turn-2 = Tu fais trois actions : jouer une carte, en défausser une, en échanger une avec l’Emporium ou renouveler tout l’Emporium.
turn-3 = La pièce que tu joues est annoncée : tout le reste de la table doit aussitôt jouer de sa main une pièce assortie, même si elle gâche le dirigeable.
turn-4 = Les Spéciales volent, détruisent et transforment. La manche prend fin dès qu’un dirigeable est achevé, et on les compte tous.

points-1 = Chaque carte de ta famille la plus représentée compte 2 points, chaque carte Joker 1. Les autres familles ne comptent pas.
points-2 = Sans paire et sans Joker, chaque carte compte 1 point.
points-3 = Un dirigeable achevé de sept familles différentes est un Bric-à-brac : 20 points.
points-4 = Qui achève le premier dirigeable reçoit 2 points, les autres dirigeables achevés 1 point. Le Dynamoteur doré en main compte 1 point.
