### Zeppeldrome: what the coach says in the lesson, in French: step and page, then tips by question.

lesson-1-1 = Une course ! Qui atteint en premier la ligne d’arrivée, la dernière colonne à droite, a gagné. Un vrai parcours a quatre sections pleines de périls ; aujourd’hui, il n’y en a qu’un, les Vents contraires.
lesson-1-2 = Tu es en première place et choisis ton dirigeable en premier. Les couleurs ne comptent que pour certains périls. Prends le rouge.

lesson-2-1 = Tu as quatre cartes, et chacune peut servir de deux façons. Comme plan de vol, on parcourt ses flèches l’une après l’autre ; chacune est un vecteur, en avant, vers le haut, vers le bas ou en diagonale.
lesson-2-2 = Tout le monde choisit son plan en secret et en même temps. Tu es sur la ligne du haut : un plan qui monte rebondirait sur le bord. Le dirigeable reste sur place, et le plan continue.
lesson-2-3 = La carte 2 vole en bas et en avant, tout droit, en bas et en avant : trois colonnes, et rien sur le chemin. Choisis-la. On peut aussi laisser une carte face cachée, pour un vecteur dans n’importe quelle direction.

lesson-3-1 = Les plans sont révélés. Les autres cartes peuvent maintenant être jouées pour leur action, dans l’ordre, jusqu’à ce que tout le monde passe. Beaucoup d’actions ajoutent des marqueurs : des vecteurs en plus, avant ou après un plan.
lesson-3-2 = Joue la carte 9 : un marqueur dans n’importe quelle direction après le plan, et un second si tu défausses pour lui une autre carte.

lesson-4-1 = Une action peut se jouer sur n’importe qui. Commence par t’aider : joue-la sur ton propre plan.

lesson-5-1 = Maintenant, anticipe. Ton plan se termine sur la troisième ligne, là où commencent les Vents contraires. Tout droit, de vent en vent, tu rebondis. En diagonale, tu te faufiles !
lesson-5-2 = Le marqueur doit donc aller en bas et en avant.

lesson-6-1 = Un second marqueur contre une autre carte ? La carte 67 vole tout droit, et contre le vent cela ne vaut rien. Paie avec elle.

lesson-7-1 = On descend à la quatrième ligne, alors il faut remonter : c’est en zigzag qu’on traverse le vent.

lesson-8-1 = L’adversaire passe, mais comme une carte a été jouée, il y a une autre ronde. N’économise pas : à la fin du tour, on pioche de nouveau jusqu’à quatre. Joue aussi la carte 20.

lesson-9-1 = De nouveau sur toi.

lesson-10-1 = Cette carte te laisse le choix. Avant le plan, le marqueur décalerait tout ton trajet ; prends-le après le plan.

lesson-11-1 = Et encore une fois en bas et en avant : zig, zag, zig.

lesson-12-1 = Quel tour : six vecteurs ! Chaque dirigeable parcourt un vecteur à la fois, en commençant par celui de devant. L’adversaire a rebondi sur toi et perdu un vecteur, car deux dirigeables ne partagent jamais une case.
lesson-12-2 = Tu es dans la colonne 7, et l’arrivée est la colonne 11. Encore quatre colonnes, donc.
lesson-12-3 = La carte 11 monte, descend, monte, descend, toujours en avant : quatre colonnes, toutes en diagonale, et le vent n’y peut rien. Choisis-la !

lesson-13-1 = Ton plan suffira. Sers-toi donc d’une carte pour embêter le monde : la carte 57 met un marqueur en arrière dans un plan, et ce n’est pas forcément le tien.

lesson-14-1 = Sur l’adversaire, avec tes meilleures salutations.

lesson-15-1 = Avant le plan : il sera parcouru en premier, et tout ce qui suit commencera une colonne plus en arrière.

lesson-16-1 = Assez de bêtises. Passe ; quand tout le monde a passé, les dirigeables s’envolent.

lesson-outcome = La ligne est franchie, et c’est toi qu’on acclame ! L’adversaire est encore dans le vent.
lesson-end = Voilà Zeppeldrome : planifier en secret, ajouter des marqueurs à son plan, gâcher ceux des autres, et espérer. Garde une carte contre qui est sur le point de gagner : certaines actions désactivent tout un plan. Sur le parcours complet, chaque section a ses propres tours, et qui est en dernière place peut déplacer les périls.

tip-colour = N’importe quelle couleur fera l’affaire. Elle compte pour les portes du Slalom et pour les Fans déchaînés.
tip-machine = Ouvre ce qui t’aide, et ferme ce qui se trouve devant les autres.
tip-plan = Suis les flèches depuis ta case, et compte les colonnes gagnées. Bords, autres dirigeables et périls font rebondir ; une carte face cachée est un vecteur de ton choix.
tip-action = Ajoute un marqueur qui te mène plus loin, ou gâche le plan de qui est devant. Tu pioches de nouveau jusqu’à quatre après le tour, alors ne lésine pas.
tip-target = Du bon pour toi, du mauvais pour qui est devant.
tip-choice = Un marqueur avant le plan décale tout le trajet ; après le plan, il n’en change que la fin.
tip-direction = Imagine où sera le dirigeable au moment où le marqueur sera parcouru. Pour toi, plutôt en avant ou en diagonale ; pour les autres, droit dans un obstacle.
tip-extra = Paie avec une carte qui ne te servira pas pendant ce tour : tu en piocheras d’autres.
tip-remove = Retire le marqueur qui aide le plus en face.
tip-folks = Qui est en dernière place déplace les périls : mets un Ancien sur le chemin de qui est devant.
tip-lemmings = Laisse tomber les lemmings là où ils bloquent les autres, et pas toi.
tip-fly = Choisis le trajet qui gagne des colonnes. Là où tu rebondirais, c’est indiqué.
tip-pay = Une flèche creuse coûte une carte. Paie avec celle qui te sert le moins, ou renonce.
tip-drop = Lâcher du lest te fait monter d’une ligne : utile pour contourner quelque chose.
tip-lose = Un vecteur est perdu. Choisis la flèche qui te sert le moins.
tip-bonus = Tes propres fans t’offrent un vecteur : en avant, si c’est possible.
tip-collect = Un jeton de lest te fait descendre d’une ligne maintenant, et peut te faire monter plus tard.
tip-discard = Défausse ce qui ne t’aidera pas au prochain tour ; tu pioches jusqu’à quatre.
