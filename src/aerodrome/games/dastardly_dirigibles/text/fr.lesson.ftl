### Dastardly Dirigibles: what the coach says in the lesson, in French: step and page, then tips by question.

lesson-1-1 = Tout le monde à son établi ! On construit un dirigeable de sept pièces, du Nez à l’Empennage. Dès que l’un d’eux est achevé, la manche prend fin et l’on compte les points de tout le monde. Après trois manches, qui a le plus de points gagne.
lesson-1-2 = Les pièces ont des familles : Vis, Engrenage, Clé et ainsi de suite. Seule ta famille la plus représentée compte, 2 points par carte ; construis donc autant que possible dans une seule. Les Jokers vont avec toutes, chacun à son emplacement comme toute pièce, et comptent 1.
lesson-1-3 = Un tour a trois actions. Tu as deux Nez, et un Moteur de propulsion Vis se trouve dans l’Emporium, l’étagère commune. Va donc pour les Vis : joue le Nez Vis.

lesson-2-1 = Vois ce qui s’est passé : quand tu joues une pièce, les autres doivent aussitôt en jouer une assortie de leur main, de gré ou de force. L’adversaire a dû se séparer d’un Nez Molette.
lesson-2-2 = C’est le cœur du jeu : cela aide les adversaires à qui la pièce manque, et nuit à ceux qui ont la mauvaise. Joue maintenant la Nacelle arrière Joker de laiton.

lesson-3-1 = Pas de Nacelle arrière en face. Il te reste une action, et un Nez dont tu n’as plus besoin. Échange-le contre le Moteur de propulsion Vis de l’Emporium.

lesson-4-1 = Donne le Nez Engrenage en échange. L’adversaire a déjà un Nez et n’en voudra guère.

lesson-5-1 = L’adversaire a joué deux Moteurs de levage. Tu n’en avais pas, il ne t’est donc rien arrivé. Remarque que ce qui manque à l’adversaire se dit aussi à voix haute.
lesson-5-2 = Un tour commence par compléter sa main à cinq cartes, avec la pioche ou l’Emporium. Il n’y a que des Nez sur l’étagère : prends une carte de la pioche.

lesson-6-1 = Et encore une.

lesson-7-1 = Joue le Moteur de propulsion Vis : deux Vis font déjà 4 points.

lesson-8-1 = Et la Nacelle avant Joker de laiton. Quatre emplacements sur sept sont alors occupés ; il manque les deux Moteurs de levage et l’Empennage.

lesson-9-1 = C’est l’heure d’un mauvais coup. Les cartes Spéciales se jouent comme des pièces et coûtent une action. Le Désintégrateur Tesla détruit une pièce d’un dirigeable adverse.

lesson-10-1 = Vise le Nez : entre deux Moteurs de levage, l’adversaire choisirait de perdre le moins bon.

lesson-11-1 = Vengeance ! La Prestidigitation a repris ton propre Désintégrateur dans la défausse, et ton Moteur de propulsion n’est plus. Ce que tu jettes peut revenir, alors garde un œil sur la défausse.
lesson-11-2 = Prends trois cartes de la pioche.

lesson-12-1 = Un Moteur de levage Chaîne : un Moteur de levage va à l’avant ou à l’arrière. Pioche encore.

lesson-13-1 = L’Empennage Vis, magnifique ! Encore une carte.

lesson-14-1 = Et une Transmutation, la plus rusée des Spéciales. Elle ne se joue pas pendant ton tour, mais seulement quand l’adversaire annonce une pièce : tu joues alors la pièce que tu veux au lieu de suivre.
lesson-14-2 = Quatre emplacements sont vides et tu as trois actions : il en restera un. Tu devines le plan ? D’abord l’Empennage Vis.

lesson-15-1 = Maintenant, un Moteur de levage à l’avant. Une seule Clé ne compte rien, mais un dirigeable achevé rapporte un bonus.

lesson-16-1 = L’adversaire a dû poser un Moteur de levage sur un bon : ce qui est remplacé est perdu. Jouées au bon moment, tes pièces sont des armes.
lesson-16-2 = Et l’autre à l’arrière. Il ne manque alors qu’un Moteur de propulsion, et tu en as un en main.

lesson-17-1 = L’adversaire annonce un Nez. Tu n’en as pas, mais tu as la Transmutation : joue-la, et le Moteur de propulsion prend sa place, en plein tour adverse !

lesson-outcome = Achevé, et en premier ! Deux Vis pour 4, deux Jokers pour 2, et 2 pour avoir fini en premier font 8 points ; l’adversaire en a 4. Deux autres manches suivraient, et qui est en retard commence avec une action de plus.
lesson-end = C’est tout : construis dans une seule famille, annonce ce qui gêne les autres, échange plutôt que de gaspiller, et garde une Spéciale pour le bon moment. Un dernier secret : un dirigeable achevé de sept familles différentes, sans Joker, est un Bric-à-brac et compte 20. Cela réussit rarement. Mais quand cela réussit !

tip-draw = Prends dans l’Emporium ce qui va avec ta famille ou comble un vide, sinon pioche. Tout le monde voit ce que tu prends sur l’étagère.
tip-action = Joue des pièces que les autres ont dans la mauvaise famille, ou n’ont pas du tout. Échange ce qui ne te sert pas. Les Spéciales sont les plus fortes contre qui est sur le point de finir.
tip-match = Tu dois suivre si tu le peux. Si tu as le choix, joue la pièce qui nuit le moins à ton dirigeable, ou une Transmutation.
tip-transmute = N’importe quelle pièce peut entrer maintenant, et personne n’a à la suivre. Comble le vide le plus difficile à combler.
tip-extract = Tu peux jouer aussitôt une des trois nouvelles cartes, gratuitement. Si aucune n’est utile, garde-les toutes.
tip-give = Donne ce qui te sert le moins, et sert le moins aux autres : on peut le reprendre sur l’étagère.
tip-take = N’importe quelle carte de la défausse sauf une Prestidigitation : une pièce de ta famille, ou une Spéciale à rejouer.
tip-rob = Vole ce qui peut te servir, ou ce qui manquera à l’adversaire pour finir.
tip-destroy = Frappe la famille qui rapporte le plus en face, ou un dirigeable presque achevé.
tip-lose = Laisse partir le Moteur de levage qui vaut le moins pour toi.
