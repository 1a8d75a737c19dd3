# Dastardly Dirigibles in French.
#
# A card is a part of a suit, "Nez Engrenage", or a Special. Attributes have articles: .le the definite one, .un the
# indefinite one, .de what follows "pas".

## Terms

-emporium = Emporium
-muddle = Bric-à-brac

## Names

suit-chain = Chaîne
suit-gear = Engrenage
suit-goggle = Lunettes
suit-key = Clé
suit-screw = Vis
suit-top-hat = Haut-de-forme
suit-wrench = Molette
suit-brass = Joker de laiton
suit-copper = Joker de cuivre

part-nose = Nez
    .un = un Nez
    .de = de Nez
part-lift = Moteur de levage
    .un = un Moteur de levage
    .de = de Moteur de levage
part-gondola-front = Nacelle avant
    .un = une Nacelle avant
    .de = de Nacelle avant
part-gondola-rear = Nacelle arrière
    .un = une Nacelle arrière
    .de = de Nacelle arrière
part-drive = Moteur de propulsion
    .un = un Moteur de propulsion
    .de = de Moteur de propulsion
part-tail = Empennage
    .un = un Empennage
    .de = d’Empennage

# The seven places of an airship: a Lift Engine goes to the front or to the back.
slot-nose = { part-nose }
    .le = le Nez
    .un = { part-nose.un }
slot-front = Moteur de levage avant
    .le = le Moteur de levage avant
    .un = un Moteur de levage avant
slot-gondola-front = { part-gondola-front }
    .le = la Nacelle avant
    .un = { part-gondola-front.un }
slot-gondola-rear = { part-gondola-rear }
    .le = la Nacelle arrière
    .un = { part-gondola-rear.un }
slot-drive = { part-drive }
    .le = le Moteur de propulsion
    .un = { part-drive.un }
slot-back = Moteur de levage arrière
    .le = le Moteur de levage arrière
    .un = un Moteur de levage arrière
slot-tail = { part-tail }
    .le = l’Empennage
    .un = { part-tail.un }

card-chain-nose = Nez Chaîne
    .le = le Nez Chaîne
card-chain-lift = Moteur de levage Chaîne
    .le = le Moteur de levage Chaîne
card-chain-gondola-front = Nacelle avant Chaîne
    .le = la Nacelle avant Chaîne
card-chain-gondola-rear = Nacelle arrière Chaîne
    .le = la Nacelle arrière Chaîne
card-chain-drive = Moteur de propulsion Chaîne
    .le = le Moteur de propulsion Chaîne
card-chain-tail = Empennage Chaîne
    .le = l’Empennage Chaîne
card-gear-nose = Nez Engrenage
    .le = le Nez Engrenage
card-gear-lift = Moteur de levage Engrenage
    .le = le Moteur de levage Engrenage
card-gear-gondola-front = Nacelle avant Engrenage
    .le = la Nacelle avant Engrenage
card-gear-gondola-rear = Nacelle arrière Engrenage
    .le = la Nacelle arrière Engrenage
card-gear-drive = Moteur de propulsion Engrenage
    .le = le Moteur de propulsion Engrenage
card-gear-tail = Empennage Engrenage
    .le = l’Empennage Engrenage
card-goggle-nose = Nez Lunettes
    .le = le Nez Lunettes
card-goggle-lift = Moteur de levage Lunettes
    .le = le Moteur de levage Lunettes
card-goggle-gondola-front = Nacelle avant Lunettes
    .le = la Nacelle avant Lunettes
card-goggle-gondola-rear = Nacelle arrière Lunettes
    .le = la Nacelle arrière Lunettes
card-goggle-drive = Moteur de propulsion Lunettes
    .le = le Moteur de propulsion Lunettes
card-goggle-tail = Empennage Lunettes
    .le = l’Empennage Lunettes
card-key-nose = Nez Clé
    .le = le Nez Clé
card-key-lift = Moteur de levage Clé
    .le = le Moteur de levage Clé
card-key-gondola-front = Nacelle avant Clé
    .le = la Nacelle avant Clé
card-key-gondola-rear = Nacelle arrière Clé
    .le = la Nacelle arrière Clé
card-key-drive = Moteur de propulsion Clé
    .le = le Moteur de propulsion Clé
card-key-tail = Empennage Clé
    .le = l’Empennage Clé
card-screw-nose = Nez Vis
    .le = le Nez Vis
card-screw-lift = Moteur de levage Vis
    .le = le Moteur de levage Vis
card-screw-gondola-front = Nacelle avant Vis
    .le = la Nacelle avant Vis
card-screw-gondola-rear = Nacelle arrière Vis
    .le = la Nacelle arrière Vis
card-screw-drive = Moteur de propulsion Vis
    .le = le Moteur de propulsion Vis
card-screw-tail = Empennage Vis
    .le = l’Empennage Vis
card-top-hat-nose = Nez Haut-de-forme
    .le = le Nez Haut-de-forme
card-top-hat-lift = Moteur de levage Haut-de-forme
    .le = le Moteur de levage Haut-de-forme
card-top-hat-gondola-front = Nacelle avant Haut-de-forme
    .le = la Nacelle avant Haut-de-forme
card-top-hat-gondola-rear = Nacelle arrière Haut-de-forme
    .le = la Nacelle arrière Haut-de-forme
card-top-hat-drive = Moteur de propulsion Haut-de-forme
    .le = le Moteur de propulsion Haut-de-forme
card-top-hat-tail = Empennage Haut-de-forme
    .le = l’Empennage Haut-de-forme
card-wrench-nose = Nez Molette
    .le = le Nez Molette
card-wrench-lift = Moteur de levage Molette
    .le = le Moteur de levage Molette
card-wrench-gondola-front = Nacelle avant Molette
    .le = la Nacelle avant Molette
card-wrench-gondola-rear = Nacelle arrière Molette
    .le = la Nacelle arrière Molette
card-wrench-drive = Moteur de propulsion Molette
    .le = le Moteur de propulsion Molette
card-wrench-tail = Empennage Molette
    .le = l’Empennage Molette
card-brass-nose = Nez Joker de laiton
    .le = le Nez Joker de laiton
card-brass-lift = Moteur de levage Joker de laiton
    .le = le Moteur de levage Joker de laiton
card-brass-gondola-front = Nacelle avant Joker de laiton
    .le = la Nacelle avant Joker de laiton
card-brass-gondola-rear = Nacelle arrière Joker de laiton
    .le = la Nacelle arrière Joker de laiton
card-brass-drive = Moteur de propulsion Joker de laiton
    .le = le Moteur de propulsion Joker de laiton
card-brass-tail = Empennage Joker de laiton
    .le = l’Empennage Joker de laiton
card-copper-nose = Nez Joker de cuivre
    .le = le Nez Joker de cuivre
card-copper-lift = Moteur de levage Joker de cuivre
    .le = le Moteur de levage Joker de cuivre
card-copper-gondola-front = Nacelle avant Joker de cuivre
    .le = la Nacelle avant Joker de cuivre
card-copper-gondola-rear = Nacelle arrière Joker de cuivre
    .le = la Nacelle arrière Joker de cuivre
card-copper-drive = Moteur de propulsion Joker de cuivre
    .le = le Moteur de propulsion Joker de cuivre
card-copper-tail = Empennage Joker de cuivre
    .le = l’Empennage Joker de cuivre

card-transmutation = Transmutation
    .le = la Transmutation
card-extractor = Extracteur d’éther
    .le = l’Extracteur d’éther
card-tesla = Désintégrateur Tesla
    .le = le Désintégrateur Tesla
card-thief = Voleur
    .le = le Voleur
card-prestidigitation = Prestidigitation
    .le = la Prestidigitation
card-dynamotor = Dynamoteur doré
    .le = le Dynamoteur doré

effect-transmutation = quand quelqu’un d’autre annonce une pièce, monte n’importe quelle pièce à la place
effect-extractor = pioche trois cartes et, si tu veux, joues-en une tout de suite
effect-tesla = détruis une pièce d’un dirigeable adverse
effect-thief = prends en main une pièce d’un dirigeable adverse
effect-prestidigitation = prends en main n’importe quelle autre carte de la défausse
effect-dynamotor = garde-le en main jusqu’à la fin de la manche pour un point de bonus

where-front = { " " }à l’avant
where-back = { " " }à l’arrière

bonus-for-first = le premier dirigeable achevé
bonus-for-other = un dirigeable achevé
bonus-for-dynamotor = { card-dynamotor.le }

figure-name = nom
figure-text = texte
figure-copies = nombre

tagline = Construis un dirigeable d’une seule famille pendant que tout le monde doit répondre à chaque pièce.

## Options

option-transmutations = { card-transmutation }
option-transmutations-help = Nombre de cartes « { card-transmutation } » dans le jeu (DD-1.3).
option-transmutations-cards = selon les cartes
option-extractors = { card-extractor }
option-extractors-help = Nombre de cartes « { card-extractor } » dans le jeu (DD-1.3).
option-extractors-cards = selon les cartes
option-disintegrators = { card-tesla }
option-disintegrators-help = Nombre de cartes « { card-tesla } » dans le jeu (DD-1.3).
option-disintegrators-cards = selon les cartes
option-thieves = { card-thief }
option-thieves-help = Nombre de cartes « { card-thief } » dans le jeu (DD-1.3).
option-thieves-cards = selon les cartes
option-prestidigitations = { card-prestidigitation }
option-prestidigitations-help = Nombre de cartes « { card-prestidigitation } » dans le jeu (DD-1.3).
option-prestidigitations-cards = selon les cartes
option-dynamotors-in-deck = { card-dynamotor }
option-dynamotors-in-deck-help = Nombre de cartes « { card-dynamotor } » dans le jeu (DD-1.3).
option-dynamotors-in-deck-cards = selon les cartes
option-dynamotors = Points des Dynamoteurs dorés
option-dynamotors-help = Points pour plusieurs Dynamoteurs dorés dans une même main (DD-8.8).
option-dynamotors-one = un seul
option-dynamotors-each = un par exemplaire

## Events

round = Manche { $round } sur 3. On mélange toutes les cartes et on les distribue.
dealt = { $seat } reçoit { $card-le }.
comes-into-emporium = { $seat-id ->
    [none] L’{ -emporium } accueille { $card-le }.
   *[some] { $seat } pioche { $card-le } pour l’{ -emporium }.
}
breaks-tie = { $seat } pioche { $card-le } pour départager les ex æquo.
starts = { $seat } commence, avec { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
turn = À { $seat } de jouer.
draws = { $seat } pioche une carte.
has-drawn = { $seat } a pioché { $card-le }.
takes-from-emporium = { $seat } prend { $card-le } dans l’{ -emporium }.
reshuffle = On mélange la défausse : voici une nouvelle pioche de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
plays = { $seat } monte { $card-le }{ $where }.
replaced = { $seat } défausse la pièce remplacée : { $card-le }.
has-no-match = { $seat } n’a pas { $part-de }.
has-empty-hand = { $seat } n’a plus de cartes, et donc rien pour suivre.
transmutes = { $seat } joue { card-transmutation.le } : n’importe quelle pièce au lieu d’une pièce assortie.
extracts = { $seat } pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} avec { card-extractor.le }.
keeps-all = { $seat } garde tout.
plays-special = { $seat } joue { $card-le }.
destroys = { $seat } vise { $part-un } chez { $victim }.
loses = { $seat } perd { $card-le }{ $where }.
robs = { $seat } vole { $card-le } à { $victim }.
retrieves = { $seat } prend { $card-le } dans la défausse.
discards = { $seat } défausse { $card-le }.
swaps = { $seat } prend { $taken-le } dans l’{ -emporium } et donne { $given-le }.
replaces-emporium = { $seat } renouvelle l’{ -emporium }.
passes = { $seat } passe et renonce à { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
completes = { $seat } achève son dirigeable avant tout le monde !
round-over = La manche { $round } est finie. { $rule }
scores = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scores-muddle = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour un { -muddle }.
bonus = { $seat } reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $reason }.
total = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout.
game-over = La partie est finie : les trois manches sont comptées.

## Questions

ask-draw = Tu prends { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Dans la pioche ou dans l’{ -emporium } ?
ask-action = Que fais-tu ? Encore { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
ask-match = { $seat } annonce { $part-un } : si tu as cette pièce, joue-la.
question = { $ask }
ask-transmute = { card-transmutation } : monte n’importe quelle pièce.
ask-extract = Jouer une des cartes que tu viens de piocher ?
ask-give = Quelle carte poses-tu dans l’{ -emporium } ?
ask-take = Quelle carte prends-tu dans la défausse ?
ask-rob = Quelle pièce voles-tu ?
ask-destroy = Quelle pièce faut-il détruire ?
ask-lose = Quel { part-lift } perds-tu ?

## Moves

label-no-match = dire que tu n’as pas de pièce assortie
label-transmute = jouer { card-transmutation.le } et monter n’importe quelle pièce
label-keep-all = tout garder
label-place = monter { $card-le }{ $where }{ $old-id ->
    [none] { "" }
   *[other] , qui remplace { $old-le }
}
label-special = jouer { $card-le } : { $effect }
label-swap = échanger contre { $card-id ->
    [none] un emplacement vide
   *[other] { $card-le }
} dans l’{ -emporium }
label-replace-emporium = renouveler tout l’{ -emporium }
label-pass = passer et finir ton tour
label-discard = défausser { $card-le }
label-give = poser { $card-le } dans l’{ -emporium }
label-take = prendre { $card-le } dans la défausse
label-rob = prendre à { $victim } { $card-id ->
    [none] { $slot-le }
   *[other] { $card-le }{ $where }
}
label-destroy = détruire chez { $victim } { $card-id ->
    [none] { $part-un }
   *[other] { $card-le }
}
label-destroy-lift = détruire chez { $victim } un { part-lift }, { $front } à l’avant ou { $back } à l’arrière : { $victim } choisit
label-lose = perdre { $card-id ->
    [none] { $slot-le }
   *[other] { $card-le }{ $where }
}
label-draw = prendre dans la pioche
label-draw-emporium = { $card-id ->
    [none] ne rien prendre
   *[other] prendre { $card-le }
} dans l’{ -emporium }

## Points, and reasons of hints

points-of-round = manche { $round }

fact-parts = les pièces de ton dirigeable à la manche { $round }
fact-worth = les points de ton dirigeable à la manche { $round }
fact-first = ton dirigeable est le premier achevé de la manche { $round }
fact-most-points = tu as le plus de points à la manche { $round }
fact-slot = ton dirigeable a { $slot-un } à la manche { $round }
fact-holds = tu as { $card-le } en main

## The table in sentences

table = Manche { $round } sur 3. { $seat-id ->
    [none] { "" }
   *[some] À { $seat } de jouer, encore { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.{ " " }
}La pioche a { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}.
discard-pile = Défausse : { $cards-n ->
    [0] rien
   *[other] { $cards }
}.
unknown = { $seat } a { $cards ->
    [one] { $cards } carte inconnue
   *[other] { $cards } cartes inconnues
}, dont { $limits }.
none-is = aucune du type { $parts }
at-most = au plus { $cards } du type { $parts }
emporium-has = { -emporium } : { $cards }.
player = { $seat }{ $seat-you ->
    [yes] { " " }(toi)
   *[no] { "" }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main. { $more }
airship = Dirigeable : { $parts } ; vaut { $points } jusqu’ici.
no-airship = Pas encore de dirigeable.
complete = Il est achevé.
missing = Il manque : { $slots }.
known = { $seat-you ->
    [yes] Tout le monde sait que tu as en main
   *[no] À coup sûr en main
} : { $cards }.
own-hand = Ta main : { $cards-n ->
    [0] rien
   *[other] { $cards }
}.
some-cards = { $card }{ $copies ->
    [1] { "" }
   *[other] { " " }(×{ $copies })
}
card-there = { $card-id ->
    [none] un emplacement vide
   *[other] { $card }
}
card-on-ship = { $card }{ $where }

## The list of cards

suit-listed = { $suit } : une pièce de chaque sorte, mais deux Moteurs de levage ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} par carte si c’est ta famille [{ $made_up-n ->
    [0] imprimé
   *[other] reconstitué : { $made_up }
}]
wild-listed = { $suit } : une pièce de chaque sorte, mais deux Moteurs de levage ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} par carte, n’appartient à aucune famille [{ $made_up-n ->
    [0] imprimé
   *[other] reconstitué : { $made_up }
}]
special-listed = { $card }, { $copies ->
    [one] { $copies } carte
   *[other] { $copies } cartes
} : { $effect } [{ $made_up-n ->
    [0] imprimé
   *[other] reconstitué : { $made_up }
}]

## Table talk: insults of our own, for those who rob, destroy or overtake

remark = { $insult }

insult-bungler = Espèce de casserole à fond de laiton !
insult-teakettle = Une bouilloire a plus de portance que toi !
insult-rivets = Que tes rivets rouillent sous ton derrière.
insult-pickpocket = Par ma chaudière, on me fait les poches, et avec des lunettes !
insult-pudding = J’ai trouvé de meilleurs boulons dans un pudding.
insult-cloud = Tu ne saurais pas guider un nuage dans un ciel vide !
insult-scoundrel = Canaille aux doigts de suie !
insult-gasbag = Ta mère était un ballon percé, et ton père la fuite.
insult-nincompoop = Tête de vapeur !
insult-ropes = De tes boyaux je ferai des amarres.
insult-pistons = La peste soit de tes pistons !
insult-low-altitude = Voilà, sauf ton respect, un coup de très basse altitude.
insult-buccaneer = Cervelle de lest !
insult-hot-air = De l’air chaud, et même pas assez pour flotter.
insult-sprocket = Hors de ma vue, pignon d’occasion !
insult-parrots = J’ai connu des perroquets plus doués pour la mécanique.
insult-gutter-snipe = Graine de caniveau plaquée or !
insult-headwinds = Que tous tes vents soient contraires.

## Only in the browser

# Parts where there is little room.
ui-part-nose = { part-nose }
ui-part-lift = Levage
ui-part-gondola-front = { part-gondola-front }
ui-part-gondola-rear = { part-gondola-rear }
ui-part-drive = Propulsion
ui-part-tail = { part-tail }
ui-emporium = { -emporium }
ui-pile = Pioche
ui-pile-cards = Pioche, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
ui-discards = Défausse
ui-discards-cards = Défausse, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}. La parcourir
ui-discards-none = Rien n’est encore défaussé.
ui-discards-help = Tout le monde peut parcourir la défausse.
ui-discards-take = Choisis la carte à prendre en main.
ui-count = { $n } fois
ui-turn-of = { $name } construit
ui-your-turn = Tu construis
ui-actions-left = { $n ->
    [one] encore { $n } action
   *[other] encore { $n } actions
} sur { $all }
ui-bench-of = { $name } : l’établi
ui-your-bench = Ton établi
ui-empty-slot = { $slot }, vide
ui-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-worth = vaut { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-value-none = Pas encore de pièce sur l’établi.
ui-value-suit = { $n } × { $suit } à { $each }
ui-value-wild = { $n } × Joker à { $each }
ui-value-single = { $n } × carte seule à { $each }
ui-value-muddle = Un { -muddle } : sept familles différentes !
ui-bonus-done = +{ $n } de bonus si la manche finit ainsi
ui-first-done = Achevé en premier
ui-hand-of = { $name }, la main : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, dont { $known ->
    [0] aucune connue
    [one] { $known } connue
   *[other] { $known } connues
}. Ce que tout le monde sait
ui-hand-title = Ce que tout le monde sait de la main
ui-hand-known = Prises à découvert et encore dans cette main :
ui-hand-unknown = { $n ->
    [one] Une carte inconnue.
   *[other] { $n } cartes inconnues.
}
ui-hand-none-of = Aucune des cartes inconnues n’est du type { $part }.
ui-hand-at-most = Au plus { $n ->
    [one] { $n } des cartes inconnues est
   *[other] { $n } des cartes inconnues sont
} du type { $part }.
ui-hand-empty = Pas de cartes.
ui-your-hand = Ta main
ui-sort = Trier la main
ui-sort-part = Par pièce
ui-sort-suit = Par famille
ui-seen-by-all = tout le monde sait que tu l’as
ui-place = Monter
ui-place-front = À l’avant
ui-place-back = À l’arrière
ui-place-card = Monter : { $card }
ui-replaces = remplace : { $card }
ui-transmute = { card-transmutation }
ui-transmute-front = { card-transmutation } : à l’avant
ui-transmute-back = { card-transmutation } : à l’arrière
ui-play = Jouer
ui-discard = Défausser
ui-give = Poser dans l’{ -emporium }
ui-swap = Échanger contre : { $card }
ui-swap-for = Échanger contre une carte de l’{ -emporium } :
ui-swap-choose = Quelle carte de ta main poses-tu là ?
ui-aim = puis choisis la pièce
ui-copies = { $n } dans le jeu
ui-copies-what = Combien il y en a
ui-text-what = Ce que fait cette carte
ui-wild = Joker : n’appartient à aucune famille
ui-now-nothing = Tu ne peux rien en faire pour l’instant.
ui-not-now = pas maintenant
ui-cancel = Annuler
ui-replace-emporium = Tout renouveler
ui-place-empty = Emplacement vide
ui-announces = { $name } annonce : { $part }
ui-answer-wait = n’a pas encore répondu
ui-answer-plays = suit
ui-answer-none = n’en a pas
ui-answer-empty = n’a pas de cartes
ui-answer-transmutes = transmute
ui-say-announce = { $part } !
ui-say-plays = Voilà.
ui-say-none = Je n’en ai pas.
ui-say-empty = Plus une carte.
ui-say-transmutes = { card-transmutation } !
ui-say-first = Il vole !
ui-last-round = Manche { $n }
ui-round-result = Le compte de la manche { $n }
ui-score-ship = dirigeable { $n }
ui-score-first = achevé en premier +{ $n }
ui-score-other = achevé +{ $n }
ui-score-dynamotor = Dynamoteur +{ $n }
ui-score-total = en tout { $n }
ui-total = Total
ui-menu = Que faire avec : { $card }
ui-menu-slot = Que monter ici
ui-rule-nothing = Cette carte n’a aucun effet ici.
ui-new = nouveau
ui-benches = Établis
ui-look-at-bench = { $name } : voir l’établi et la main
ui-stays = Ne correspond pas. La carte reste dans ta main.
ui-swap-it = Échanger
ui-tap-card = Touche une carte pour voir ce qu’elle peut faire.
ui-by-round = par manche
ui-pile-note = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans la pioche
