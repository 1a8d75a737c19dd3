### Airships: what the coach says in the lesson, in French: step and page, then tips by question.

lesson-1-1 = Bienvenue dans ton bureau d’études. Tu diriges une jeune entreprise de dirigeables. Un dirigeable vaut des étoiles, et chaque étoile est un point : qui a le plus de points à la fin gagne. Pour construire, il te faut des dés, et pour avoir des dés, il faut d’abord des gens et des machines.
lesson-1-2 = Un tour est simple : tu annonces une carte, puis tu lances les dés. Chaque carte dit quels dés il lui faut et quel total. Tu as deux dés blancs ; un dé blanc donne 1, 2 ou 3. Les rouges et les noirs sont plus forts, mais tu n’en as pas encore.
lesson-1-3 = Tente l’Apprenti, un Ingénieur : un dé blanc, 3 ou plus. Tu lances les deux dés, et le plus élevé compte. Un Ingénieur est un dé imaginaire qui n’échoue jamais : celui-ci est un 3 blanc chaque fois qu’une carte demande du blanc.

lesson-2-1 = Deux fois 2 : il manque 1 ! C’est à cela que servent les jetons bonus. Un jeton ajoute 1 au lancer, mais on n’en utilise qu’un par tentative. L’Apprenti te servira toute la partie, alors utilise le jeton.

lesson-3-1 = L’adversaire a construit le Skylark et reçu le dirigeable en bois. Qui l’a ajoute 1 à chaque lancer, gratuitement, jusqu’à ce que quelqu’un d’autre construise un dirigeable. Alors il change de mains.
lesson-3-2 = Va donc le chercher ! Le Daisy demande deux dés blancs, 6 ou plus. Le premier est ton Apprenti avec son 3 ; pour l’autre, tu lances deux vrais dés et gardes le meilleur. Tu vois tes chances avant de décider : 56 %, et 89 % avec un jeton.

lesson-4-1 = 3 et 3 : le Daisy s’envole, ta première étoile, et le dirigeable en bois est à toi. Mais les dirigeables seuls ne suffisent pas à te renforcer. Une bonne entreprise grandit d’abord et construit ensuite.
lesson-4-2 = Le Pilote de ballon apporte un troisième dé blanc et, comme tous les Capitaines, un jeton bonus en plus. Avec le 3 de l’Apprenti, tu ne peux pas échouer. Attention : chaque service n’a de place que pour une carte ; un nouveau Capitaine le remplacerait.

lesson-5-1 = Et voici l’astuce qui fait gagner des parties : trois jetons t’achètent tout de suite un autre tour complet. Des jetons qui dorment ne servent à rien. Tu en as exactement trois, alors recommence.

lesson-6-1 = La plupart des dirigeables veulent des dés rouges, et tu n’en as pas. Les Longerons de bouleau sont une carte Matériaux : une fois par lancer, ils échangent deux dés blancs contre un rouge. Des blancs, tu en as à revendre.

lesson-7-1 = C’est le moment d’en profiter. La Maison de commerce demande un dé blanc et un rouge, 6 ou plus, et t’en donne un de chaque, pour de bon. Les cartes qui donnent des dés rouges sont l’ossature d’une entreprise.

lesson-8-1 = Que céder pour le dé rouge ? Cède deux vrais dés blancs et garde l’Apprenti : aucun dé blanc ne peut faire mieux que son 3. Cela fait 83 %, et 100 % avec le dirigeable en bois.

lesson-9-1 = Chaque tour révèle d’abord une carte, et une rangée pleine pousse hors du jeu sa carte la plus à gauche. Ce que tu veux ne t’attendra peut-être pas. Tout ce qui se passe est écrit ici.
lesson-9-2 = Tu as de quoi tenter le Meadow Queen : un dé blanc et un rouge, 7 ou plus, 2 étoiles. Dessous se cache un plus grand dirigeable, qui ne se montre qu’une fois celui-ci construit.

lesson-10-1 = Tu possèdes un dé rouge, mais deux valent mieux qu’un : de tous les rouges lancés, seul le meilleur compte. Échange encore, et les 83 % deviennent 97 %.

lesson-11-1 = 3 et 5 : il s’envole, et tu as 3 étoiles. Mais regarde : l’adversaire a construit le Raven pour 3 étoiles et repris le dirigeable en bois. On en est à 4 contre 3.
lesson-11-2 = Pour une fois, ose ! Le Northern Star vaut 3 étoiles : un dé blanc et deux rouges, 11 ou plus. C’est risqué, 36 %. Mais échouer n’est pas un drame : cela te rapporte un jeton bonus.

lesson-12-1 = Il faut deux dés rouges, alors échange. Et croise les doigts.

lesson-outcome = 10, il manque 1, et ni jeton ni dirigeable en bois sous la main : cela se joue souvent d’aussi près. Au moins, l’échec t’a rapporté un jeton bonus.
lesson-end = Tu sais l’essentiel : d’abord les dés, puis les dirigeables ; des jetons pour les lancers auxquels il manque peu, ou trois pour un autre tour ; et reprends le dirigeable en bois dès que tu le peux. Plus tard, le Changement d’époque donne à tout le monde un dé rouge, et quand une pile est épuisée, on peut construire le Hindenburg. La fin approche alors.

tip-entrepreneur = Tous les entrepreneurs se valent : prends celui qui te plaît.
tip-target = Regarde les chances à côté de chaque carte. Au début, prends ce qui donne des dés aux services encore vides ; plus tard, vise les dirigeables. Un échec rapporte un jeton bonus.
tip-exchange = Échange quand cela améliore tes chances : elles sont indiquées pour chaque possibilité. En général, garde le dé de l’Ingénieur et cède de vrais dés.
tip-bonus = Un jeton pour une carte que tu gardes est presque toujours bien dépensé. Ne laisse échouer que si tu économises pour un autre tour.
tip-extra-go = Trois jetons pour un autre tour complet : une bonne affaire s’il y a une carte pour laquelle tes chances sont bonnes. Gardes-en un ou deux pour les lancers auxquels il manque tout juste 1.
