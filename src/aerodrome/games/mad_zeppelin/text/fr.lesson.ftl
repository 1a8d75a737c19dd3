### Mad Zeppelin: what the coach says in the lesson, in French: step and page, then tips by question.

lesson-1-1 = Il fait nuit à bord de la Nostria. Tu fais partie des Traîtres, et tu veux jeter son Fret par-dessus bord : chaque morceau vaut des points au sol. Atteins 20 points, et la partie s’achève à la fin de ce tour. Tu commences avec une carte Acier, qui vaut 5 points, et 3 pièces.
lesson-1-2 = À chaque tour, chaque personne a deux Traîtres, qui lui prêtent leurs ruses. L’un est distribué : tu as Hans Walder. L’autre, tu le choisis, puis tu fais passer le reste. C’est toi qui tiens la barre : tu choisis en premier, et tu sais parmi qui choisit l’adversaire.
lesson-1-3 = Chaque Traître a un cap : Nord, Est, Sud ou Ouest. On ne peut larguer du Fret que si un dé montre le cap du Traître qu’on joue. Ratatine (Ouest) peut tourner des dés sur n’importe quel cap, et arrive donc toujours à ses fins. Choisis-la.

lesson-2-1 = Comme tu tiens la barre, tu as aussi vu tous les Traîtres hors jeu. Retiens-en quelques-uns : deviner qui reste en jeu, c’est la moitié de la partie. Ensuite, tu as lancé les trois dés : Nord, Sud, et un dé que la barre place où elle veut.
lesson-2-2 = Place-le sur Ouest, pour Ratatine. Sud y est déjà, pour Hans.

lesson-3-1 = Viennent maintenant deux rondes ; à chacune, tout le monde pose un Traître. Avec Ratatine, tu fouilles d’abord la Soute : cela rapporte une pièce et une carte. Ensuite, tu peux larguer. Hans ne trouverait ni l’une ni l’autre.

lesson-4-1 = Tu as trouvé une Étape : pas de Fret, mais une pièce. À la dixième Étape, la partie s’achève aussitôt, et si personne n’a 20 points à ce moment-là, personne ne gagne.
lesson-4-2 = Un dé montre l’Ouest, et avec 5 pièces, tu peux en payer 4 pour l’acier. On peut larguer une carte par coup. Par-dessus bord : 5 points !

lesson-5-1 = L’adversaire avait Satine, pour qui le charbon ne coûte rien, et Karl : 6 points contre tes 5. Hans ne pouvait rien pour toi, car ta main était vide. La barre change de mains ; tu choisis donc parmi ce qui reste.
lesson-5-2 = Ratatine t’a de nouveau été distribuée. Choisis Karl Steeling, le voleur : il nomme un Traître, et tu voles quiconque le pose plus tard pendant ce tour.

lesson-6-1 = Est, Est, et un dé noir, retiré pour ce tour. Dans l’état des choses, aucun de tes Traîtres ne peut rien larguer. Ratatine peut y remédier, mais ta main est vide : il te faut d’abord du Fret.
lesson-6-2 = Karl passe donc en premier : il trouve une pièce et une carte, et tend son piège tant que l’adversaire a encore un Traître en main.

lesson-7-1 = Tu as pioché du plomb, qui tombera à pic plus tard. Maintenant, utilise le pouvoir de Karl.

lesson-8-1 = Qui l’adversaire a-t-il en main ? Aucun de ceux que tu as fait passer, car après toi personne n’a choisi. Pas Henchman 111, qui est sur la table. Il en reste six.
lesson-8-2 = Qui aurais-tu gardé, en choisissant en premier ? Fred Zamfirescu pioche trois cartes lors de sa Fouille : personne n’aime le faire passer. Nomme Fred.

lesson-9-1 = Dans le mille ! L’adversaire pose Fred et le paie. Une carte serait tirée à l’aveugle et pourrait être n’importe quoi. Prends la pièce : larguer coûte de l’argent, et c’en est autant de moins en face.

lesson-10-1 = Ratatine était ton dernier Traître, la voilà sur la table. Aucun dé ne montre l’Ouest, donc rien ne peut encore être largué. Utilise d’abord son pouvoir : pouvoir et largage vont dans l’ordre que tu veux, mais on tourne les dés avant de larguer.

lesson-11-1 = Tourne un dé sur l’Ouest. Les caps restent ainsi jusqu’à la fin du tour, pour tout le monde.

lesson-12-1 = Elle peut tourner deux dés, mais un seul te suffit. Laisse l’autre.

lesson-13-1 = La Nostria met le cap à l’Ouest. Largue le plomb : 2 points pour 2 pièces.

lesson-14-1 = Une dernière astuce. La petite caisse mystérieuse que tu as trouvée ne peut pas être larguée, mais au moment de payer elle vaut 1 pièce. Utilise-la, et garde une vraie pièce pour le prochain tour.

lesson-outcome = 7 points à 8, et tu as une pièce de plus que tu n’aurais eu. Au prochain tour, la barre te revient.
lesson-end = Voilà : choisis des Traîtres, surveille les dés, largue une carte à chaque coup, et retiens qui tu as fait passer. Un Fret plus lourd est plus cher, mais vaut plus ; du Fret des quatre niveaux rapporte un point de plus ; à égalité, moins de pièces l’emporte, alors n’amasse pas. Et tous les autres Traîtres ont leur propre ruse.

tip-pick = Au début, Fred (trois cartes) et Carlotta (deux pièces) remplissent la main et la bourse. Avec du Fret en main, prends quelqu’un qui le rend moins cher, ou Ratatine, qui tourne les dés.
tip-die = Place-le sur un cap de tes propres Traîtres, et plutôt pas sur celui que d’autres pourraient avoir.
tip-play = Les deux seront joués, donc l’ordre compte : pose d’abord celui qui trouve du Fret ou tend un piège, puis celui qui peut larguer.
tip-steal = Une pièce est sûre ; une carte est tirée à l’aveugle, et fait plus mal à qui en a peu.
tip-action = Si un dé montre ton cap, largue le Fret qui rapporte le plus pour tes pièces. Une caisse d’alcool rend tous tes largages suivants moins chers.
tip-name = Repense à la sélection : ce que tu as fait passer, ce qui est sur la table et ce que tu as toi-même en main sont exclus.
tip-change = Un dé sur ton propre cap suffit. L’autre peut priver quelqu’un de son cap.
tip-show = Montre une carte d’un niveau qui manque peut-être en face : alors toute la main d’en face doit être montrée, et tu gardes ta carte.
tip-rival = Défie qui est en tête, ou qui a beaucoup de cartes que tu aimerais voir.
tip-answer = Les deux cartes vont sous la Soute, alors donne celle qui vaut le moins.
tip-pay = Les caisses ne servent qu’à payer : utilise-les d’abord et garde tes pièces, mais souviens-toi que tout le monde les voit.
