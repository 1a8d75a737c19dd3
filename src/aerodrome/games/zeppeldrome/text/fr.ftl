# Zeppeldrome in French.

-machine = Machine Tchac-Tchac
-ladder = Échelle saute-mouton
-any-vector = un seul vecteur, dans n’importe quelle direction
-section-help = Section { $letter } du parcours : « au hasard » est l’un de ses périls, « indifférent » peut être vide, « aucune » l’écarte (ZD-1.3).

## Names

card = carte { $n }
    .capital = Carte { $n }
    .la = la carte { $n }

colour-yellow = Jaune
    .dirigeable = le dirigeable jaune
colour-blue = Bleu
    .dirigeable = le dirigeable bleu
colour-red = Rouge
    .dirigeable = le dirigeable rouge
colour-green = Vert
    .dirigeable = le dirigeable vert

direction-forward = en avant
direction-back = en arrière
direction-up = vers le haut
direction-down = vers le bas
direction-up-forward = en haut et en avant
direction-down-forward = en bas et en avant
direction-up-back = en haut et en arrière
direction-down-back = en bas et en arrière
direction-any = dans n’importe quelle direction

symbol-gears = engrenages ouverts, pistons fermés
symbol-pistons = pistons ouverts, engrenages fermés

barrier-nothing = rien
barrier-edge = le bord du parcours
barrier-wind = les vents contraires
barrier-fog = le brouillard
barrier-gate-from-above = une porte où l’on n’entre ni par le haut ni par le bas
barrier-other-gate = une porte d’une autre couleur
barrier-blocked-space = une case bloquée
barrier-closed-space = la Machine fermée
barrier-dirigible = un autre dirigeable
barrier-old-folk = un Ancien
barrier-lemming = un lemming

section-ballast = Un peu de lest
    .passe = Un peu de lest
section-inspiration = Point d’inspiration
    .passe = le Point d’inspiration
section-slalom-1 = Slalom 1
    .passe = le Slalom 1
section-headwinds = Vents contraires
    .passe = les Vents contraires
section-slalom-2 = Slalom 2
    .passe = le Slalom 2
section-machine = { -machine }
    .passe = la { -machine }
section-fog = Brouillard épais
    .passe = le Brouillard épais
section-fans = Fans déchaînés
    .passe = les Fans déchaînés
section-folks = Quatre Anciens en quête du marché
    .passe = les Quatre Anciens
section-press-boxes = Tribunes de presse
    .passe = les Tribunes de presse
section-lemmings = « Migration » tragique des lemmings
    .passe = la « Migration » tragique des lemmings
section-empty = Ciel dégagé
    .passe = le Ciel dégagé

basis-ballast = neuf cases marquées
basis-inspiration = on n’en sait pas plus
basis-slalom-1 = chaque couleur garde la ligne de son départ, puis se décale d’une ligne
basis-headwinds = on n’en sait pas plus
basis-slalom-2 = trois cases bloquées, et des portes qu’on ne peut pas contourner
basis-machine = les cases d’un même symbole ne se touchent qu’en diagonale
basis-fog = on n’en sait pas plus
basis-fans = on n’en sait pas plus
basis-folks = quatre Anciens
basis-press-boxes = on n’en sait pas plus
basis-lemmings = cinq lemmings sur sept
basis-empty = on n’en sait pas plus

trick-supply = Ballon de ravitaillement
trick-stowaway = Clandestin aux doigts agiles
trick-reverse = Anémomètre renversé
trick-marshal = Commissaire d’honneur
trick-ladder = { -ladder }

trick-does-supply = piocher deux cartes
trick-does-stowaway = prendre une carte au hasard dans la main
trick-does-reverse = le Déplacement de ce tour va de la dernière place à la première
trick-does-marshal = déplacer les périls ce tour-ci, au lieu de qui est en dernière place
trick-does-ladder = la première fois que le dirigeable rebondit sur un obstacle dans le Déplacement de ce tour et que la case au-delà est ouverte, il s’y pose ; cela seul l’épuise

mark-open = .
mark-ballast = b
mark-ninth = n
mark-inspiration = i
mark-wind = ~
mark-fog = f
mark-blocked = #
mark-gear = g
mark-piston = p
mark-folk = O
mark-lemming = L
mark-gate-yellow = Y
mark-gate-blue = B
mark-gate-red = R
mark-gate-green = G
mark-fan-yellow = Y
mark-fan-blue = B
mark-fan-red = R
mark-fan-green = G

move-pass = passer
move-pay-nothing = ne rien payer et s’en passer
move-keep = garder tes cartes
move-stop = ne suivre aucune flèche creuse : la carte est finie
move-drop = lâcher du lest
move-drop-not = garder ton lest
move-collect = ramasser le jeton de lest
move-collect-not = le laisser où il est
move-open-gears = ouvrir les engrenages
move-open-pistons = ouvrir les pistons
move-folks-done = ne plus déplacer d’Anciens
move-lemmings-done = ne plus déplacer de lemmings

## What happens

course-section = Section { $letter ->
        [0] A
        [1] B
        [2] C
       *[3] D
    } : { $section }.
first = Au départ, { $seat } occupe la première place.
takes-colour = { $seat } prend { $colour-dirigeable }.
starts-at = { $seat } part de la ligne { $row }.
sets-machine = { $changed ->
        [0] { $seat } laisse la { -machine } telle quelle : { $symbol }.
       *[1] { $seat } règle la { -machine } : { $symbol }.
    }
turn = Tour { $n }. Tout le monde choisit en secret un plan de vol.
draws = { $seat } pioche { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
has-drawn = { $seat } a pioché { $drawn }.
reshuffle = On mélange la défausse : nouvelle pioche de { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
has-chosen = { $seat } a choisi { $card-la }, face { $up ->
        [0] cachée
       *[1] visible
    }.
flies-plan = { $seat } vole ainsi : { $plan }.
leaves-face-down = { $seat } laisse son plan de vol face cachée : { -any-vector }.
has-no-card = { $seat } n’a pas de carte : { -any-vector }.
action-round = Cartes Action, ronde { $n }.
plays = { $seat } joue { $card-la }.
is-target = { $seat } est la cible : { $choice }.
passes = { $seat } passe.
pays = { $seat } paie avec { $card-la }.
new-chit = { $seat } a un nouveau marqueur { $before ->
        [0] après
       *[1] avant
    } le plan de vol : { $direction }.
no-chit-left = Pas de marqueur pour { $seat } : il n’en reste plus.
loses-chit = { $seat } perd un marqueur : { $direction }.
no-chit-to-lose = { $seat } n’a pas de marqueur à perdre.
deactivated =
    { $up ->
        [0] { $seat } avait déjà son plan face cachée.
       *[1] { $seat } doit retourner son plan de vol face cachée : il reste { -any-vector }.
    }
loses-chits = { $n ->
        [0] { $seat } n’avait pas de marqueurs à perdre.
        [one] { $seat } perd un marqueur.
       *[other] { $seat } perd { $n } marqueurs.
    }
steals = { $found ->
        [0] { $seat } ne trouve rien à voler.
       *[1] { $seat } vole une carte à { $victim }.
    }
has-stolen = { $seat } a volé à { $victim } { $stolen }.
reversed = Ce tour-ci, le Déplacement va de la dernière place à la première.
marshal = { $seat } déplace les périls ce tour-ci.
ladder = { $seat } tient une { -ladder } prête pour le prochain obstacle.
movement = Déplacement.
moves = { $seat } vole { $direction } : ligne { $row }, colonne { $column }.
bounces = { $seat } vole { $direction } et rebondit sur { $barrier }.
leaps = { $seat } saute { $direction } par-dessus un obstacle : ligne { $row }, colonne { $column }.
collects = { $seat } ramasse du lest et a maintenant { $n ->
        [one] un jeton
       *[other] { $n } jetons
    }.
drops = { $seat } lâche du lest et monte : ligne { $row }, colonne { $column }.
bonus = Les fans acclament { $seat } : un vecteur supplémentaire !
loses-vector = Des fans retiennent { $seat }, qui perd { $direction-id ->
        [none] le vecteur de la carte cachée
       *[other] un vecteur : { $direction }
    }.
stops = { $seat } ne suit aucune flèche creuse.
plan-over = { $seat } a parcouru tout le plan.
plan-shown = { $seat } a parcouru tout le plan et montre { $shown }.
moves-folk = { $seat } envoie l’Ancien { $folk } { $direction }.
moves-lemming = { $fell ->
        [0] { $seat } fait descendre le lemming { $lemming }.
       *[1] { $seat } laisse le lemming { $lemming } tomber hors du parcours.
    }
new-lemming = { $seat } fait tomber le lemming { $lemming } en haut de la section.
discards = { $seat } défausse { $card-la }.
finish = { $seat } franchit la ligne d’arrivée !
game-over = La partie est finie. { $rule }

## Cards

card-in-full = { $card-la } : { $plan }. Action : { $action }
plan = { $vectors }
vector = { $direction }{ $paid ->
        [0] {""}
       *[1] {" "}contre une carte
    }
fork =
    { $inner ->
        [0] { $ways }
       *[1] ({ $ways })
    }
way = soit { $vectors }
other-way = soit { $vectors }
action-of-card = { $choices }
choice = { $effects }
other-choice = ou { $effects }
chit-before = { $direction-id ->
        [any] un marqueur de n’importe quelle direction
       *[other] un marqueur « { $direction } »
    } avant le plan{ $paid ->
        [0] {""}
       *[1] , si tu défausses une autre carte pour cela
    }
chit-after = { $direction-id ->
        [any] un marqueur de n’importe quelle direction
       *[other] un marqueur « { $direction } »
    } après le plan{ $paid ->
        [0] {""}
       *[1] , si tu défausses une autre carte pour cela
    }
move-at-once = le dirigeable bouge aussitôt { $direction }{ $paid ->
        [0] {""}
       *[1] , si tu défausses une autre carte pour cela
    }
remove-chit = retirer un marqueur
deactivate-card = désactiver la carte Plan de vol
deactivate-plan = désactiver le plan de vol avec ses marqueurs
do-trick = { $trick } ({ $does })
listed-section = { $section } : { $rows } [{ $named ->
        [0] reconstitué : cases, nom
       *[1] reconstitué : cases
    } ; { $basis }]
listed-row = { $marks }
listed-mark = { $mark }
listed-card = { $card-capital } : { $plan } | { $action } [{ $printed ->
        [0] reconstitué : plan, action
        [1] reconstitué : action
        [2] reconstitué : plan
       *[3] imprimé
    }]

## Questions

question = { $asks }
about-card = { $card-capital }{ $target-id ->
        [none] {""}
       *[some] {" "}sur { $target }
    } : { $action }. { $asks }
which-vector = { $asks } { $plan }

asks-colour = Quel dirigeable prends-tu ?
asks-machine = { -machine } : quel symbole doit être ouvert ?
asks-plan = Choisis en secret un plan de vol : face visible, ou face cachée pour un seul vecteur dans n’importe quelle direction.
asks-action = Joues-tu une carte pour son action, ou passes-tu ?
asks-target = Sur qui la joues-tu ?
asks-choice = Lequel de ses choix prends-tu ?
asks-direction = Quelle direction le marqueur doit-il montrer ?
asks-extra = Défausses-tu une carte pour la partie creuse de l’action ?
asks-remove = Quel marqueur retires-tu ?
asks-folks = Déplaces-tu les Anciens ? Chacun peut avancer d’une case.
asks-lemmings = Quels lemmings fais-tu descendre ? Il en faut au moins un ; ensuite, de nouveaux peuvent tomber.
asks-fly = Quel vecteur parcours-tu ?
asks-pay = Quelle carte défausses-tu pour la flèche creuse ?
asks-drop = Ton vecteur est parcouru. Lâches-tu du lest ?
asks-lose = Des fans d’une autre couleur te retiennent : quelle flèche perds-tu ?
asks-bonus = Tes fans t’acclament : tu peux parcourir un vecteur supplémentaire dans n’importe quelle direction.
asks-collect = Ramasses-tu le jeton de lest ? Ton dirigeable descend alors d’une case, s’il le peut.
asks-discard = Veux-tu défausser des cartes dont tu n’as pas besoin ?

## Moves

label-plan = voler ainsi : { $plan }
label-face-down = laisser { $card-la } face cachée
label-play = jouer { $card-la } : { $action }
label-discard = défausser { $discarded }
label-colour = { $colour-dirigeable }
label-on-seat = sur la place { $seat }
label-on = sur { $seat-you ->
        [yes] toi
       *[no] { $seat }
    } : { $where }
label-choice = choix { $n }
label-direction = { $direction }
label-remove = marqueur { $n } { $before ->
        [0] après
       *[1] avant
    } la carte{ $direction-id ->
        [none] {""}
       *[other] {" "}: { $direction }
    }
label-fly = { $direction }{ $paid ->
        [0] {""}
       *[1] , contre une carte
    }{ $barrier-id ->
        [nothing] {""}
       *[other] {" "}: rebondit sur { $barrier }
    }
label-lose = perdre la flèche « { $direction } »{ $paid ->
        [0] {""}
       *[1] , contre une carte
    }
label-folk = l’Ancien { $folk } va { $direction }
label-lemming = le lemming { $lemming } (ligne { $row }, colonne { $column }) { $falls ->
        [0] descend
       *[1] tombe hors du parcours
    }
label-some-lemming = le lemming { $lemming } descend
label-new-lemming = un nouveau lemming tombe dans la colonne { $column }
label-machine = { $symbol }{ $now ->
        [0] {""}
       *[1] {" "}(comme maintenant)
    }
label-drop = lâcher un jeton de lest et monter d’une case (il en reste { $n })
label-no-bonus = pas de vecteur supplémentaire
label-move = { $move }

## Points, and what is good for somebody

points = { $points ->
        [one] { $points } colonne
       *[other] { $points } colonnes
    }
columns-reached = colonnes atteintes
fact-points =
    { $seat-you ->
        [yes] tes colonnes
       *[no] les colonnes ({ $seat })
    }
fact-hand = les cartes de ta main
fact-first = tu es en première place
fact-past = tu as passé { $section-passe }
fact-ballast = tu as un jeton de lest

## The table

course = Tour { $turn }. Le parcours a { $rows } lignes et { $columns } colonnes ; la colonne { $columns } est la ligne d’arrivée. { $sections-n ->
        [0] Il n’y a pas de section à périls.
       *[other] Sections : { $sections }.
    }
section-from = { $section } à partir de la colonne { $column }
machine-now = { -machine } : { $symbol }.
ballast-lies = Il y a du lest ici : { $places }.
folks-stand = Les Anciens sont ici : { $places }.
lemmings-flap = Les lemmings battent l’air ici : { $places }.
space = ligne { $row }, colonne { $column }
pile =
    Dans la pioche : { $pile ->
        [0] aucune carte
        [one] une carte
       *[other] { $pile } cartes
    }. { $discards-n ->
        [0] La défausse est vide.
       *[other] Dans la défausse : { $discards }.
    } Marqueurs restants : { $chits }.
card-number = { $n }
captain = { $seat }{ $seat-you ->
        [yes] {" "}(toi)
       *[no] {""}
    }{ $colour-id ->
        [none] {""}
       *[other] , { $colour }
    } : { $where } ; { $has }.{ $more-n ->
        [0] {""}
       *[other] {" "}{ $more }
    }
not-on-course = pas encore sur le parcours
where = ligne { $row }, colonne { $column }{ $section-id ->
        [none] {""}
       *[other] {" "}({ $section })
    }
hand-size = { $n ->
        [0] aucune carte
        [one] une carte
       *[other] { $n } cartes
    } en main
ballast-size = { $n ->
        [one] un jeton de lest
       *[other] { $n } jetons de lest
    }
a-ladder = une { -ladder }
plan-left = { $parts-n ->
        [0] Plan : parcouru.
       *[other] Plan : { $parts }.
    }
chit-left = marqueur « { $direction } »
card-left =
    { $plan }{ $flown-n ->
        [0] {""}
       *[other] {" "}(déjà parcouru : { $flown })
    }
any-vector = n’importe quelle direction
lies-face-down = Face cachée, il y a { $laid }.
known = Cartes que tu connais : { $cards }.
hand =
    { $cards-n ->
        [0] Ta main : aucune carte.
       *[other] Ta main. { $cards }
    }
hand-card = { $card-capital } : { $plan }. Action : { $action }.

## The course as a picture of characters

picture-ships = Y> B> R> G> dirigeables : Jaune, Bleu, Rouge, Vert
picture-finish = | ligne d’arrivée
picture-ballast = b lest
picture-inspiration = i { section-inspiration }
picture-slalom-1 = (Y porte
picture-headwinds = ~~ vent
picture-slalom-2 = (Y porte, ## case bloquée
picture-machine = #g #p fermés (engrenages, pistons)
picture-fog = :: brouillard
picture-fans = *Y fans
picture-folks = O1 Ancien
picture-press-boxes = ## tribune de presse
picture-lemmings = L1 lemming
picture-title = { card.capital }
picture-action = Action : { $action }
picture-described = Plan de vol : { $plan }. Action : { $action }.

## The sheet

tagline = Une course semée de périls, avec des plans de vol secrets que tout le monde vient brouiller.

option-rows = Lignes
option-rows-help = Lignes du parcours (ZD-1.1).
option-rows-five = cinq
option-rows-seven = sept
option-ballast = Lest
option-ballast-help = Jetons de lest sur « Un peu de lest » (ZD-9.1).
option-ballast-nine = neuf
option-ballast-eight = huit
option-section-a = Section A
option-section-a-help = { -section-help(letter: "A") }
option-section-a-random = au hasard
option-section-a-ballast = { section-ballast }
option-section-a-inspiration = { section-inspiration }
option-section-a-slalom-1 = { section-slalom-1 }
option-section-a-empty = vide
option-section-a-any = indifférent
option-section-a-none = aucune
option-section-b = Section B
option-section-b-help = { -section-help(letter: "B") }
option-section-b-random = au hasard
option-section-b-headwinds = { section-headwinds }
option-section-b-slalom-2 = { section-slalom-2 }
option-section-b-empty = vide
option-section-b-any = indifférent
option-section-b-none = aucune
option-section-c = Section C
option-section-c-help = { -section-help(letter: "C") }
option-section-c-random = au hasard
option-section-c-machine = { section-machine }
option-section-c-fog = { section-fog }
option-section-c-fans = { section-fans }
option-section-c-empty = vide
option-section-c-any = indifférent
option-section-c-none = aucune
option-section-d = Section D
option-section-d-help = { -section-help(letter: "D") }
option-section-d-random = au hasard
option-section-d-folks = { section-folks }
option-section-d-press-boxes = { section-press-boxes }
option-section-d-lemmings = { section-lemmings }
option-section-d-empty = vide
option-section-d-any = indifférent
option-section-d-none = aucune
option-first-seat = Première place
option-first-seat-help = Qui commence en première place : le numéro à la table, à partir de 1 (ZD-2.1).
option-first-seat-random = au hasard

## Only in the browser

ui-section-folks = Quatre Anciens
ui-section-lemmings = « Migration » des lemmings
ui-start = Départ
ui-finish = Arrivée
ui-look-at = Aller voir : { $name }
ui-course = Le parcours
ui-card-made-up = Le plan et l’action de cette carte sont inventés.
ui-plan-made-up = Le plan de cette carte est inventé, son action est imprimée.
ui-pile = Pioche
ui-discards = Défausse
ui-chits = Marqueurs
ui-turn = Tour { $n }
ui-set-up = Mise en place
ui-step-plans = Plans de vol
ui-step-actions = Actions
ui-step-hazards = Périls
ui-step-movement = Déplacement
ui-step-discarding = Cartes
ui-ship = Dirigeable { $colour } ({ $name }), ligne { $row }, colonne { $column }
ui-taken-by = pris par { $name }
ui-free = libre
ui-take-ship = Dirigeable { $colour }
ui-no-plan-yet = Pas encore de plan de vol
ui-your-hand = Ta main
ui-hand-empty = Aucune carte en main
ui-plan-and-action = Plan : { $plan }. Action : { $action }.
ui-fly-it = Voler face visible
ui-lay-it = Poser face cachée
ui-play-it = Jouer son action
ui-pay-it = Payer avec elle
ui-discard-it = Défausser
ui-pick-card = Choisis une carte pour voir son trajet et ce que tu peux en faire.
ui-on-whom = Sur qui ?
ui-which-way = Lequel des deux ?
ui-which-direction = Quelle direction ?
ui-which-chit = Quel marqueur ?
ui-pay-for-it = Paie la partie creuse avec une carte de ta main, ou passe-t’en.
ui-pay-for-arrow = Paie la flèche creuse avec une carte de ta main.
ui-you = toi
ui-plays =
    { $name } joue une carte{ $on ->
        [nobody] {""}
        [self] {" "}sur soi
        [you] {" "}sur toi
       *[other] {" "}sur { $target }
    }
ui-column = Colonne { $at } sur { $of }
ui-ladder = { -ladder } : attend un rebond dans le Déplacement
ui-marshal = { trick-marshal } : déplace les périls
ui-marshal-is = { $name } déplace les périls
ui-face-down = face cachée, un vecteur dans n’importe quelle direction
ui-trace-plan = Montrer où mène ce plan ({ $name }) : { $plan }
ui-chit-before = marqueur avant le plan : { $direction }
ui-chit-after = marqueur après le plan : { $direction }
ui-flown = parcouru
ui-folk = Ancien { $n }
ui-pick-folk = Ancien { $n } : choisis où il va
ui-folk-goes = L’Ancien { $n } va { $direction }
ui-lemming = Lemming { $n }
ui-new-lemming = Un nouveau lemming tombe ici
ui-ballast-token = Jeton de lest : ramasser
ui-gears = { $open ->
        [yes] Engrenages : ouverts
       *[no] Engrenages : fermés
    }
ui-pistons = { $open ->
        [yes] Pistons : ouverts
       *[no] Pistons : fermés
    }
ui-fly = Voler { $way }
ui-movement-starts = Déplacement
ui-reversed = Le Déplacement va de la dernière place à la première
ui-wins = { $name } franchit la ligne d’arrivée
ui-pass = Passer
ui-pay-nothing = S’en passer
ui-keep = Garder ces cartes
ui-stop = S’arrêter ici
ui-no-bonus = Pas de vecteur supplémentaire
ui-drop = Lâcher du lest et monter
ui-drop-not = Garder le lest
ui-collect = Ramasser le lest
ui-collect-not = Le laisser là
ui-open-gears = Ouvrir les engrenages
ui-open-pistons = Ouvrir les pistons
ui-leave-gears = Laisser les engrenages ouverts
ui-leave-pistons = Laisser les pistons ouverts
ui-folks-done = Assez d’Anciens
ui-lemmings-done = Assez de lemmings

ui-part-course = Parcours
ui-part-plans = Plans
ui-length = un parcours de { $n } colonnes
ui-lens = La loupe au-dessus du parcours : à déplacer avec les flèches du clavier
ui-place = { $n ->
        [1] 1er
       *[other] { $n }e
    }
ui-gain = { $way ->
        [ahead] { $n } de mieux
        [back] { $n } de recul
       *[none] aucune colonne gagnée
    }{ $bounces ->
        [0] {""}
        [one] , un rebond
       *[other] , { $bounces } rebonds
    }
ui-outlook = En l’état
ui-race = La course
ui-any-way = { -any-vector }
ui-at-best = jusqu’à { $n } de mieux
ui-costs = coûte une carte
ui-machine-why = Personne ne peut entrer sur les cases du symbole fermé.

ui-hazard-ballast = Ramasser du lest pour descendre, en lâcher pour monter
ui-hazard-inspiration = Qui est ici pioche jusqu’à cinq cartes
ui-hazard-slalom-1 = Une porte ne laisse entrer que sa couleur, ni par le haut ni par le bas
ui-hazard-headwinds = Pas de vol tout droit d’une case de vent à l’autre
ui-hazard-slalom-2 = Des portes de quatre couleurs et des cases bloquées
ui-hazard-machine = Engrenages ou pistons barrent la route
ui-hazard-fog = Pas de vol en diagonale d’une case de brouillard à l’autre
ui-hazard-fans = Tes fans offrent un vecteur, les autres en coûtent un
ui-hazard-folks = Les Anciens se promènent et bloquent
ui-hazard-press-boxes = Les tribunes de presse bloquent
ui-hazard-lemmings = Les lemmings tombent et bloquent
ui-hazard-empty = Rien sur la route
