## Lists

list-comma = { $a }, { $b }
list-and = { $a } et { $b }
list-or = { $a } ou { $b }
list-clause = { $a } ; { $b }
list-sentence = { $a } { $b }
list-then = { $a }, puis { $b }
list-bar = { $a } | { $b }

## What every game can say

seat = place { $n }
ask = Que fais-tu ?
event = Événement { $event } : { $a }, { $b }, { $c }.
score = { $seat } : { $points }.

## Rules that every game has

rule-0-1 = Quand la partie est finie, plus personne ne peut agir.
rule-0-2 = Seule la personne interrogée peut agir.
rule-0-3 = On répond à la question posée.

## Raisons des conseils

when-now = tout de suite
when-soon = quand ton tour revient
when-late = à la fin
when-before = avant ton prochain tour
when-ever = un jour ou l’autre
fact-points = { $seat-you ->
    [yes] tes points
   *[no] les points de { $seat }
}
fact-win = { $seat-you ->
    [yes] tu gagnes
   *[no] { $seat } gagne
}
fact-ending = la partie finit par la règle { $rule-id }, « { $rule } »
reason-often = { $fact }{ $when-id ->
    [ever] { "" }
   *[other] { " " }{ $when }
} : { $here ->
    [0] jamais
    [100] toujours
   *[other] { $here } %
}, après le deuxième { $there ->
    [0] jamais
    [100] toujours
   *[other] { $there } %
}
reason-mean = { $fact }{ $when-id ->
    [ever] { "" }
   *[other] { " " }{ $when }
} : { $here } en moyenne, après le deuxième { $there }
why-only = Il n’y a rien d’autre à faire.
why-at-once = Le premier gagne la partie sur-le-champ.
why-equal = Les deux premiers se valent peut-être : leurs chances diffèrent moins que l’erreur.
why-unsaid = Le premier est meilleur, mais aucune raison ne se détache.
why = { $close ->
    [0] { "" }
   *[other] Les deux premiers se valent peut-être : leurs chances diffèrent moins que l’erreur.{ " " }
}Dans { $futures } parties jouées à partir de chacun des deux : { $reasons }.

## In the browser

# The frame around every page
ui-name = Aerodrome
ui-page-title = { $page } · { ui-name }
ui-tagline = Des jeux de société à bord de dirigeables, entre amis ou contre des bots.
ui-skip = Aller au contenu
ui-tables = Tables ouvertes
ui-settings = Réglages
ui-rules = Règles
ui-close = Fermer
ui-cancel = Annuler
ui-retry = Réessayer
ui-loading = Un instant…
ui-lost-page = Il n’y a rien ici
ui-lost-page-text = L’adresse contient peut-être une faute, ou la table n’existe plus.
ui-to-start = Aller à l’accueil
ui-changed = Le serveur a une version plus récente. Ta partie est en sécurité : recharge la page pour continuer.
ui-reload = Recharger
ui-damaged = cette table est endommagée et ne peut pas être ouverte ; préviens les responsables de ce serveur
ui-offline = La connexion est perdue. Voici où en était la partie ; elle reprendra dès que le serveur répondra.
ui-unreachable = Impossible de joindre le serveur. Vérifie la connexion et réessaie.
ui-bad-answer = Le serveur a mal répondu. Réessaie dans un instant.
ui-footer = Une adaptation non officielle, avec nos propres textes et images. Les jeux appartiennent à leurs auteurs et éditeurs.

# The home page
ui-play-now = Jouer tout de suite contre des bots
ui-play-friends = Jouer entre amis
ui-learn = Apprendre en cinq minutes
ui-players = de { $from } à { $to } personnes
ui-players-exactly = { $n } personnes
ui-minutes = { $minutes } minutes
ui-difficulty-airships = facile : des dés et un brin d’avidité
ui-difficulty-mad-zeppelin = corsé : bluff et déduction
ui-difficulty-dastardly-dirigibles = facile : des cartes et des coups tordus
ui-difficulty-zeppeldrome = moyen : prévoir, puis espérer
ui-resume = Tes parties
ui-running = en cours
ui-waiting = il manque du monde
ui-over = terminée
ui-abandoned = abandonnée
ui-go-on = Continuer

# A new table
ui-new-title = Une nouvelle table : { $game }
ui-your-name = Ton nom
ui-name-help = Visible par toute la table. De 1 à 40 caractères.
ui-save = Enregistrer
ui-how-many = Combien jouent
ui-seat = Place { $seat }
ui-seat-you = toi
ui-seat-here = quelqu’un d’autre sur cet appareil
ui-seat-friend = quelqu’un à qui tu envoies un lien
ui-seat-bot = bot : { $bot }
ui-bot-casual = amateur
ui-bot-club = joueur de club
ui-bot-master = maître
ui-bot-greedy = débutant
ui-bot-random = joue au hasard
ui-name-here = Nom à la place { $seat }
ui-clock = Pendule
ui-clock-none = sans pendule
ui-clock-move = secondes par décision
ui-clock-live = secondes pour toute la partie, plus quelques-unes par coup
ui-clock-days = jours par décision
ui-amount = Combien
ui-increment = Secondes en plus par coup
ui-privacy = Qui peut venir
ui-privacy-public = tout le monde : la table est dans la liste
ui-privacy-link = quiconque a le lien
ui-privacy-private = sur invitation seulement, sans public
ui-seats-each = Places par personne
ui-seats-each-help = Plus d’une, c’est pour jouer à plusieurs sur un écran. Toi et quiconque a une invitation pouvez en prendre davantage.
ui-seats-each-most =
    { $n ->
        [one] Une place par personne.
       *[other] Jusqu’à { $n } places par personne.
    }
ui-replay-for = Qui pourra voir toutes les mains après la partie
ui-replay-everybody = toute personne qui peut regarder
ui-replay-seats = seulement la table
ui-hints = Permettre les conseils
ui-hints-help = On peut demander les meilleurs coups, leurs chances et la raison.
ui-options = Règles maison
ui-options-help = Sans changement, c’est le jeu tel qu’il est imprimé.
ui-usual = d’habitude : { $value }
ui-open-table = Ouvrir la table
ui-begin = C’est parti

# The list of tables
ui-open-tables = Tables où il reste de la place
ui-open-tables-none = Personne n’attend en ce moment. Ouvre une table et envoie son lien.
ui-running-tables = Parties à regarder
ui-running-tables-none = Aucune partie publique en cours.
ui-taken = { $taken } places prises sur { $seats }
ui-look = Voir
ui-more-tables = Montrer plus de tables
ui-finished-games = Parties terminées

# Invitations, and the table before the start
ui-join-title = Une place t’attend
ui-join = Prendre place
ui-join-bad = Ce lien ne contient pas d’invitation. Demandes-en un nouveau.
ui-lobby-title = Il manque encore du monde
ui-invite = Inviter
ui-invite-help = Envoie ce lien. Il vaut pour la première personne qui l’ouvre.
ui-table-link = Lien pour tout le monde
ui-copy = Copier
ui-copied = Copié
ui-qr = Le lien en code QR
ui-free = libre
ui-sit-here = S’asseoir ici
ui-stand-up = Se lever
ui-add-bot = Ajouter un bot
ui-remove-bot = Retirer le bot
ui-free-seat = Libérer la place
ui-free-title = Libérer la place occupée par { $name } ?
ui-free-text = Cette personne saura que tu as libéré sa place.
ui-free-only = Libérer la place
ui-free-only-help = Cette personne pourra se rasseoir.
ui-free-close = Libérer la place et fermer la table à cette personne
ui-free-close-help = Elle ne pourra plus s’asseoir ici ; et depuis la même adresse, il faudra une invitation.
ui-closed-to = La table est fermée à
ui-readmit = Rouvrir la table
ui-seat-freed = L’hôte a libéré ta place. Tu peux te rasseoir ou chercher une autre table.
ui-seat-closed = L’hôte a libéré ta place et t’a fermé cette table. Cherche une autre table, ou ouvre la tienne.
ui-sit-again = Se rasseoir
ui-invitations = Invitations
ui-invitations-none = Tu n’en as pas encore envoyé.
ui-invitation-open = pas encore utilisée
ui-invitation-used = utilisée
ui-invitation-used-by = utilisée par { $name }
ui-invitation-withdrawn = retirée
ui-show-link = Montrer le lien
ui-withdraw = Retirer
ui-withdraw-title = Retirer l’invitation à la place { $seat } ?
ui-withdraw-text = Son lien ne donnera plus de place, et le dira à quiconque l’ouvre.
ui-relink = Remplacer le lien
ui-relink-title = Remplacer le lien pour tout le monde ?
ui-relink-text = Le lien que tu as envoyé ne laissera plus entrer personne. Quiconque est déjà là peut rester.
ui-ready = c’est bon
ui-not-ready = pas encore
ui-im-ready = C’est bon pour moi
ui-wait-more = Pas encore
ui-start-game = Commencer la partie
ui-host-starts = Il faut d’abord que ce soit bon pour tout le monde.

# The table
ui-stage = La table
ui-dock = À toi
ui-seats = Autour de la table
ui-you = toi
ui-bot = bot
ui-away = hors ligne
ui-has-chosen = a choisi
ui-chooses = choisit
ui-give-to-bot = Laisser jouer un bot
ui-log = Journal
ui-log-empty = Rien ne s’est encore passé.
ui-chat = Discussion
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-line = { $name } : { $text }
ui-say = Dis quelque chose
ui-send = Envoyer
ui-your-turn = À toi de jouer
ui-waiting-for = On attend { $names }.
ui-waiting-secret = Ton choix est fait. Tu peux encore changer d’avis ; on attend { $names }.
ui-spectating = Tu regardes.
ui-sending = Envoi…
ui-not-your-turn = Ce n’est pas à toi de jouer. On attend { $names }.
ui-not-begun = La partie n’a pas encore commencé.
ui-game-is-over = La partie est finie.
ui-not-a-choice = Ce n’est pas un choix possible en ce moment.
ui-forbidden = Ce n’est pas possible
ui-forbidden-move = { $move } : { $why }
ui-because = { $rule } : { $text }
ui-show-rule = Montrer dans les règles ({ $rule })
ui-rules-of = Règles : { $game }
ui-rules-that-matter = Les règles qui comptent maintenant
ui-undo = Reprendre
ui-undo-by-consent = Demander à reprendre
ui-undo-ask = { $name } voudrait reprendre le dernier coup.
ui-allow = Accepter
ui-refuse = Refuser
ui-undo-waiting = Tu voudrais reprendre ton coup. Il faut l’accord de : { $names }.
ui-hint = Conseil
ui-hint-title = Ce que je jouerais
ui-hint-chance = { $chance } de chances de gagner, à { $error } près
ui-hint-thinking = Je réfléchis…
ui-hint-do = Jouer ce coup
ui-what-now = Que puis-je faire ?
ui-what-now-none = Tu n’as rien à faire pour le moment.
ui-moves-help = Tape une partie d’un coup pour le trouver ; Entrée le joue.
ui-find-move = Chercher un coup
ui-no-such-move = Aucun de tes coups ne correspond.
ui-reconstructed = reconstitué
ui-reconstructed-help = Nous ne connaissons pas le chiffre imprimé ; celui-ci est inventé pour convenir, et ajusté par simulation.
ui-curtain = Passe l’appareil à { $name }
ui-curtain-help = Personne d’autre ne devrait regarder maintenant.
ui-curtain-open = C’est moi, { $name }
ui-curtain-undo = Reprendre le dernier coup ({ $name })

# Settings
ui-speed = Vitesse des animations
ui-speed-instant = immédiate
ui-speed-fast = rapide
ui-speed-normal = normale
ui-speed-slow = lente
ui-theme = Couleurs
ui-theme-system = comme l’appareil
ui-theme-day = jour
ui-theme-night = nuit
ui-sounds = Sons
ui-language = Langue
ui-text-mode = Les tables en texte
ui-text-mode-help = Tout en phrases, avec des coups tapés au clavier. Pour les lecteurs d’écran, et pour le plaisir.

# The table as text. The commands are the same in every language.
ui-to-text = Montrer en texte
ui-to-board = Montrer le plateau
ui-text-command = Ton coup, ou une commande
ui-text-help = Tape un coup tel qu’il est écrit après son numéro, ou juste le numéro. Autres commandes : look, moves, undo, hint, rules, log, help.
ui-text-undo-ask = { $name } voudrait reprendre le dernier coup : tape allow (accepter) ou refuse (refuser).
ui-text-do = Valider
ui-text-now = La table maintenant
ui-text-news = Ce qui se passe
ui-text-move = { $n } : { $label } ({ $text }).
ui-text-hint = { $label } : { $chance }.
ui-text-unknown = Il n’y a ni coup ni commande « { $text } ». Tape help pour la liste.
ui-yes = oui
ui-no = non
ui-hidden = caché

# The end of a game
ui-result = Résultat
ui-place = Rang
ui-points = Points
ui-winners =
    { $n ->
        [0] Personne ne gagne
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
ui-rematch = Revanche
ui-rematch-ready = À la nouvelle table
ui-replay = Revoir la partie
ui-lesson-luck = C’était une leçon : ses dés et ses cartes sont les mêmes pour tout le monde.

# A finished game, shown again
replay-title = Revoir : { $game }
replay-none = Cette partie ne peut pas être montrée
replay-not-over = Elle n’est pas finie. Jusque-là, on n’en voit que ce qui se voit de sa place.
replay-not-allowed = Elle reste entre les personnes qui l’ont jouée. Si tu en étais, ouvre cette page dans le navigateur où tu as joué.
replay-not-found = Cette partie n’existe pas, ou elle n’est pas ouverte à tout le monde. Si tu as reçu un lien vers sa table, ouvre-le d’abord.
replay-no-moves = Aucun coup n’a été joué dans cette partie.
replay-to-table = À la table
replay-play = Lecture
replay-pause = Pause
replay-again = Revoir du début
replay-first = Aller au début
replay-last = Aller à la fin
replay-back = Un coup en arrière
replay-forth = Un coup en avant
replay-turn-back = Tour précédent
replay-turn-forth = Tour suivant
replay-speed = Vitesse
replay-keys = Flèches : un coup. Avec Maj : un tour. Espace : lecture ou pause. Début et Fin : au début et à la fin.
replay-timeline = Moment de la partie
replay-position = Tour { $turn }, coup { $ply } sur { $last }
replay-set-up = Avant le premier coup
replay-at-end =
    { $last ->
        [one] La fin, après un coup
       *[other] La fin, après { $last } coups
    }
replay-eyes = Point de vue
replay-eyes-open = toutes les mains ouvertes
replay-eyes-spectator = le public
replay-eyes-you = { $name } (toi)
replay-eyes-hands = Ci-dessous : { $name }, qui joue ensuite
replay-log = Ce qui s’est passé
replay-log-jump = Aller à ce moment
replay-earlier = Montrer ce qui précède
replay-did = { $name } : { $move }
replay-chances = Chances de gagner
replay-chances-how = Calculées par la recherche, du point de vue du public : les cartes cachées ne comptent pas, un retournement vient donc du jeu lui-même. La marge d’erreur est d’environ { $error }.
replay-chances-progress = { $done } calculées sur { $total }
replay-chances-waiting = Calcul des chances…
replay-chances-table = Les chances en tableau
replay-chances-now = Chances à ce moment
replay-chances-move = Coup
replay-swings = Tournants
replay-swing = Tour { $turn } : { $by } pour { $name }
replay-swings-none = Aucun tour n’a décidé la partie à lui seul.
replay-swings-wait = Ils apparaîtront quand les chances seront calculées.
replay-share = Copier le lien
replay-share-copied = Le lien est copié
replay-share-title = Un lien vers cette partie
replay-share-public = Tout le monde peut l’ouvrir.
replay-share-link = Quiconque peut regarder cette table peut l’ouvrir.
replay-share-private = Il faut avoir joué à cette table pour l’ouvrir.
replay-export = Télécharger la partie
replay-result-hide = Cacher
replay-result-show = Montrer le résultat
replay-from = D’où viennent les points
replay-ended = Pourquoi c’est fini :
replay-abandoned = La partie a été abandonnée
replay-abandoned-text = Elle s’est arrêtée avant la fin : personne ne gagne.
replay-rematch-help = On demande aux autres. La nouvelle table attend que ce soit bon pour tout le monde.
replay-rematch-asked = Il y a une revanche, et ta place est gardée.

# Around a lesson
learn-title = Apprendre { $game }
learn-coach = Guide
learn-progress = { $page } sur { $pages }
learn-next = Suite
learn-show = Montre-moi où
learn-do-it = Joue-le pour moi
learn-suggested = Suggestion : { $move }
learn-watch = Regarde ce qui se passe…
learn-strayed = Un coup à toi, pourquoi pas ? À partir d’ici, c’est ta partie, avec un conseil pour chaque décision.
learn-strayed-back = Tu peux encore le reprendre et me suivre.
learn-free = C’est ta partie. Un conseil :
learn-no-tip = Regarde « Que puis-je faire ? », ou demande un conseil.
learn-finished = C’était ta première partie
learn-real = Jouer une vraie partie
learn-play-on = Continuer ici
learn-again = Recommencer
learn-finish = Finir la leçon
learn-leave = Quitter
learn-fold = Cacher le guide
learn-unfold = Montrer le guide
learn-rule = Règle { $id }

# Where the luck of a game comes from: what is proven, and what is not
fair-mine = Personne n’a pu choisir cette donne : ni le serveur, ni les autres, ni tous ensemble. Le nombre aléatoire tiré par ce navigateur y est entré, et il n’a été montré qu’une fois tous les autres engagés.
fair-mine-but = Personne n’a pu choisir librement cette donne : le nombre aléatoire tiré par ce navigateur y est entré, et il n’a été montré qu’une fois tous les autres engagés. Un choix entre quelques donnes restait pourtant possible : vois ce qui n’est pas prouvé.
fair-others = La donne découle du secret du serveur et de nombres aléatoires ({ $names }). Personne n’a pu la choisir si l’un d’eux a été tiré au hasard et montré seulement une fois tous les autres engagés. Ce navigateur ne peut pas le savoir : aucun n’est le sien, ou il a noté trop peu.
fair-server = Aucun nombre aléatoire venu de la table n’est entré dans cette donne. Le serveur n’a pas changé son secret depuis qu’il en a montré l’empreinte ; mais il a pu essayer beaucoup de secrets avant, et montrer l’empreinte d’un secret à son goût.
fair-bad = Ce que montre cette partie n’est PAS ce qui avait été promis avant la donne.
fair-hidden = Le secret, et les mains qui en découlent, restent entre les personnes qui ont joué.
fair-more = Ce qui a été vérifié, ce qui n’est pas prouvé, et comment le vérifier toi-même
fair-secret-good = Le secret a bien l’empreinte que le serveur a montrée avant la donne.
fair-secret-bad = Le secret n’a PAS l’empreinte que le serveur a montrée avant la donne.
fair-promise-before = Ce navigateur a noté cette empreinte avant la donne.
fair-promise-late = Ce navigateur n’a noté cette empreinte qu’en cours de partie.
fair-promise-none = Ce navigateur n’a noté aucune empreinte pour cette table.
fair-promise-bad = L’empreinte n’est PAS celle que ce navigateur a notée auparavant.
fair-shares-good = Chaque nombre aléatoire est celui qui avait été promis, et celui d’un bot est celui que tout le monde peut calculer.
fair-shares-bad = Un nombre aléatoire n’est PAS celui qui avait été promis.
fair-shares-none = Aucun nombre aléatoire venu de la table n’y est entré.
fair-mine-good = Le nombre aléatoire tiré par ce navigateur y est entré.
fair-mine-bad = Le nombre aléatoire tiré par ce navigateur n’y est PAS entré.
fair-mine-none = Ce navigateur n’a pas donné de nombre aléatoire.
fair-bound-good = Quand il a été montré, tous les autres étaient liés par les mêmes promesses qu’à la fin.
fair-bound-bad = Quand il a été montré, une place était liée par une AUTRE promesse qu’à la fin.
fair-bound-none = Ce navigateur n’a pas noté par quoi les autres étaient liés.
fair-what = À l’ouverture de la table, le serveur a tiré un secret et en a montré le SHA-256. Quiconque a dit « c’est bon » l’avait vu, avait tiré un nombre aléatoire et en avait montré l’empreinte, la promesse. Quand tout était prêt, les nombres aléatoires ont été montrés. Tous les dés et toutes les cartes découlent du secret et de tous ces nombres.
fair-not-proven = Ce qui n’est pas prouvé :
fair-not-hidden = que personne n’a vu de cartes cachées : le serveur les connaît toutes, pourrait les révéler, et joue pour les bots.
fair-not-withheld = que le nombre promis n’a manqué que par accident ({ $names }) : connaître le secret et s’entendre avec cette place permettait de choisir entre { $deals } donnes.
fair-not-voided =
    qu’aucun départ n’a été interrompu pour obtenir une autre donne. Des nombres aléatoires ont été montrés pour rien { $n ->
        [one] une fois avant cette donne.
       *[other] { $n } fois avant cette donne.
    }
fair-not-page = que cette page est bien celle que publie Aerodrome : elle vient du serveur, et c’est elle qui tire ton nombre aléatoire. En cas de doute, on peut jouer avec son propre programme.
fair-not-draws = ici, que chaque tirage en découle : pour cela, il faut rejouer la partie comme ci-dessous.
fair-given = Ce que chaque place a donné
fair-seat-player = { $name } : nombre aléatoire et promesse
fair-seat-withheld = { $name } : promis mais pas montré
fair-seat-bot = { $name }, un bot : tout le monde peut le calculer
fair-seat-none = { $name } : rien, le programme à cette place n’en a pas donné
fair-promised = SHA-256 du secret, montré avant la donne
fair-revealed = Le secret, montré à la fin
fair-hash = SHA-256 de ce secret, calculé ici
fair-seed = La graine de tout le hasard, calculée ici
fair-file = Vérifier le fichier de la partie
fair-file-checking = Vérification du fichier…
fair-file-good =
    { $moves ->
        [one] Le fichier d’un coup a le même secret, la même empreinte et les mêmes nombres aléatoires, et aucune ligne n’a été modifiée.
       *[other] Le fichier de { $moves } coups a le même secret, la même empreinte et les mêmes nombres aléatoires, et aucune ligne n’a été modifiée.
    }
fair-file-bad = Le fichier ne correspond pas : un autre secret, d’autres nombres aléatoires ou des lignes modifiées.
fair-verify = Pour vérifier chaque tirage, télécharge la partie et laisse Aerodrome la rejouer sur ta propre machine, avec ce que ce navigateur a noté :
fair-lobby = Comment la donne est tirée
fair-lobby-what = Le serveur a tiré un secret et s’est engagé par son empreinte. Quand c’est bon pour toi, ce navigateur tire un nombre aléatoire et s’engage aussi ; quand c’est bon pour tout le monde, les nombres sont montrés. Les dés et les cartes découlent de tous ces nombres.
fair-lobby-none = ne donne pas de nombre aléatoire
fair-lobby-pledged = nombre aléatoire promis
fair-lobby-shown = nombre aléatoire montré
fair-lobby-waiting = Il manque encore un nombre aléatoire : { $names }…
fair-lobby-changed = Quelque chose a changé pendant qu’on montrait les nombres aléatoires. Dis encore une fois que c’est bon pour toi.
