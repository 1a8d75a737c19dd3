# Airships in French.

tagline = Monte une entreprise, lance ses dés et fais s’envoler des dirigeables.


## Options

option-chips-per-attempt = Jetons par tentative
option-chips-per-attempt-help = Jetons bonus que l’on peut ajouter à un lancer (AS-7.4).
option-chips-per-attempt-any = sans limite
option-first-seat = Qui commence
option-first-seat-help = La place qui commence, comptée à partir de 1 (AS-2.9).
option-first-seat-random = tiré au sort
option-entrepreneurs = Entrepreneurs
option-entrepreneurs-help = Qui reçoit quel entrepreneur (AS-2.8).
option-entrepreneurs-by-seat = selon la place
option-entrepreneurs-chosen = au choix
option-phases-in-order = Phases dans l’ordre
option-phases-in-order-help = Faut-il construire le Hindenburg dans l’ordre ? (AS-10.6)
option-phases-in-order-no = non
option-phases-in-order-yes = oui
option-replace-era-card = Remplacer le Changement d’époque
option-replace-era-card-help = Révéler une autre carte après le Changement d’époque ? (AS-3.6)
option-replace-era-card-no = non
option-replace-era-card-yes = oui
option-chip-for-no-target = Jeton faute d’objectif
option-chip-for-no-target-help = Un jeton pour un tour sans aucun objectif autorisé ? (AS-4.6)
option-chip-for-no-target-no = non
option-chip-for-no-target-yes = oui


## Names

# .s: the plural.
colour-white = blanc
    .s = blancs
colour-red = rouge
    .s = rouges
colour-black = noir
    .s = noirs

country-usa = États-Unis
    .from = des États-Unis
country-germany = Allemagne
    .from = d’Allemagne
country-italy = Italie
    .from = d’Italie
country-france = France
    .from = de France

department-financiers = Financiers
department-hangars = Hangars
department-captains = Capitaines
department-engineers = Ingénieurs
department-materials = Matériaux
department-engines = Moteurs

figure-needs = dés requis
figure-target = valeur à atteindre
figure-gives = effet
figure-vp = points de victoire

# Starters.
card-F-S1 = Tirelire
card-F-S2 = Prêt de l’oncle
card-F-S3 = Actions à un sou
card-H-S1 = Vieille Grange
card-H-S2 = Tente de toile
card-H-S3 = Baraque foraine

# Era 1.
card-F-11 = Banque du village
card-F-12 = Maison de commerce
card-H-11 = Double Hangar
card-H-12 = Halle de brique
card-C-11 = Pilote de ballon
card-C-12 = Pilote du port
card-C-13 = Courrier du ciel
card-C-14 = Dompteur d’orages
card-I-11 = Apprenti
card-I-12 = Dessinateur
card-I-13 = Calculatrice de structures
card-M-11 = Soie contre coton
card-M-12 = Longerons de bouleau
card-M-13 = Commande en gros
card-M-14 = Tubes d’acier
card-G-11 = Manivelle
card-G-12 = Bicylindre
card-G-13 = Hélice à réducteur

# Era 2.
card-F-21 = Banque d’affaires
card-F-22 = Bourse
card-F-23 = Mécénat royal
card-H-21 = Hangar tournant
card-H-22 = Hangar du lac
card-H-23 = Halle de l’Exposition
card-C-21 = Vétéran des océans
card-C-22 = Navigatrice de nuit
card-C-23 = Commodore
card-C-24 = Héros polaire
card-I-21 = Chef monteur
card-I-22 = Chimiste des gaz
card-I-23 = Aérodynamicienne
card-I-24 = Visionnaire
card-I-25 = Professeur émérite
card-M-21 = Aluminium repoussé
card-M-22 = Fonderie d’alliages
card-M-23 = Duralumin
card-M-24 = Pièces de musée
card-G-21 = Six en ligne
card-G-22 = Nacelle diesel
card-G-23 = Douze cylindres
card-G-24 = Équilibre parfait
card-G-25 = Bat-records

# Airships keep their names.
card-L1 = Skylark
card-L2 = Daisy
card-L3 = Bumble
card-L4 = Swift
card-L5 = Meadow Queen
card-L6 = Red Kite
card-M1 = Wayfarer
card-M2 = Northern Star
card-M3 = Vermilion
card-M4 = Courier
card-M5 = Thunderhead
card-M6 = Raven
card-D1 = Scarlet Duchess
card-D2 = Three Crowns
card-D3 = Continental
card-D4 = Black Swan
card-D5 = Aurora
card-D6 = Leviathan

# Phases of the Hindenburg.
card-H1 = Hindenburg : { ui-phase-H1 }
card-H2 = Hindenburg : { ui-phase-H2 }
card-H3 = Hindenburg : { ui-phase-H3 }
card-H4 = Hindenburg : { ui-phase-H4 }


## Cards

dice = { $dice ->
    [one] { $dice } { $colour }
   *[other] { $dice } { $colour-s }
}
needs = { $dice }, { $target } ou plus
gives = donne { $gifts }
gifts-said = { $gifts }
gift-dice = { $dice ->
    [one] un dé { $colour }
   *[other] { $dice } dés { $colour-s }
}
gift-chips = { $chips ->
    [one] un jeton bonus (une fois)
   *[other] { $chips } jetons bonus (une fois)
}
gift-imaginary = un { $value } { $colour } imaginaire
gift-exchange = l’échange de { $swap }
gift-bonus = +{ $bonus } aux lancers avec des dés { $colour-s }
gift-bonus-any = +{ $bonus } à tout lancer
swap = { $paid ->
    [one] { $paid } { $give }
   *[other] { $paid } { $give-s }
} contre { $gained ->
    [one] { $gained } { $get }
   *[other] { $gained } { $get-s }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
phase-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ou { $unfinished } si le Hindenburg reste inachevé
face = { $card } ({ $card-id }) : { $figures }
card-said = { $card } : { $figures }
listed = { $reconstructed-n ->
    [0] { $card } (tout est imprimé)
   *[other] { $card } (reconstitué : { $reconstructed })
}
card-name = { $card } ({ $card-id })


## What happens

first-seat = { $seat } commence.
entrepreneur = { $seat } prend l’entrepreneur { $country-from }.
starter = { $seat } reçoit comme carte de départ { $card }.
on-board = { $pushed-id ->
    [none] On révèle { $card }.
   *[other] On révèle { $card }, ce qui pousse { $pushed } hors du jeu.
}
change-of-era = Changement d’époque : désormais, tout le monde a aussi un dé rouge.
stack-shows = La pile { $stack } montre { $card }.
stack-empty = La pile { $stack } est épuisée : on peut construire le Hindenburg.
tries = { $seat } tente { $card } : { $needs }.
exchanges = { $imaginary ->
    [0] { $seat } utilise { $card } et échange { $swap }.
   *[other] { $seat } utilise { $card } et échange { $swap }, dé imaginaire compris.
}
throws = { $seat } obtient { $faces } en { $colour }.
total = { $short ->
    [0] { $seat } totalise { $total } : c’est assez.
   *[other] { $seat } totalise { $total } : il manque { $short }.
}
bonuses = { $seat } utilise { $bonuses }.
free-bonus = un +{ $bonus } gratuit
chips = { $chips ->
    [one] { $chips } jeton bonus
   *[other] { $chips } jetons bonus
}
fails = { $chips ->
    [0] { $seat } échoue.
   *[other] { $seat } échoue et reçoit un jeton bonus.
}
wins-expansion = { $old-id ->
    [none] { $seat } gagne { $card }.
   *[other] { $seat } gagne { $card }, qui remplace { $old }.
}
captain-chips = { $lost ->
    [0] { $chips ->
        [one] { $seat } reçoit { $chips } jeton bonus.
       *[other] { $seat } reçoit { $chips } jetons bonus.
    }
   *[other] { $chips ->
        [one] { $seat } reçoit { $chips } jeton bonus sur { $printed } : la réserve n’en a pas plus.
       *[other] { $seat } reçoit { $chips } jetons bonus sur { $printed } : la réserve n’en a pas plus.
    }
}
builds-airship = { $seat } construit { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
builds-phase = { $seat } achève { $card }.
wooden-airship = { $seat } reçoit le dirigeable en bois.
no-target = { $chips ->
    [0] { $seat } n’a aucun objectif autorisé.
   *[other] { $seat } n’a aucun objectif autorisé et reçoit un jeton bonus.
}
another-go = { $seat } paie { $cost } jetons bonus pour un autre tour.
game-over = La partie est finie. { $rule }


## Questions

ask-entrepreneur = Choisis un entrepreneur.
ask-target = Quelle carte tentes-tu ?
ask-exchange = Échanger des dés avant le lancer pour { $card } ?
ask-bonus = { $card } : { $total } sur { $target }, il manque { $short }. Utiliser des bonus ?
ask-extra-go = Payer { $cost } jetons bonus pour un autre tour ?


## Moves

label-take = prendre l’entrepreneur { $country-from }
label-try = tenter { $card } : { $figures }
replaces = remplace { $old }
label-try-nothing = tenter un emplacement vide
label-keep = garder les dés tels quels
label-exchange = { $imaginary ->
    [0] échanger { $swap }, rien que de vrais dés
   *[other] échanger { $swap }, dé imaginaire compris
}
label-exchange-nothing = échanger des dés
label-use = utiliser des bonus : il manque { $short }, à compléter par { $bonuses }
label-use-nothing = utiliser des bonus
from-wooden-airship = +{ $bonus } grâce au dirigeable en bois
from-engine = +{ $bonus } grâce à { $card }
from-chips = { $chips ->
    [one] +{ $chips } grâce à un jeton bonus
   *[other] +{ $chips } grâce à { $chips } jetons bonus
}
label-let-fail = { $supply ->
    [0] laisser échouer la tentative, sans jeton : ta réserve est vide
   *[other] laisser échouer la tentative et recevoir un jeton bonus
}
label-another-go = payer { $cost } jetons bonus pour un autre tour
label-end-turn = finir ton tour


## Chances

way = { $how }
as-they-are = avec les dés tels quels
exchanged = { $paid ->
    [one] { $paid } { $give } échangé
   *[other] { $paid } { $give-s } échangés
} contre { $gained ->
    [one] { $gained } { $get }
   *[other] { $gained } { $get-s }
}
imaginary-too = dé imaginaire compris
with-bonuses = avec { $bonuses }
chips-at-most = { $chips ->
    [one] { $chips } jeton bonus
   *[other] jusqu’à { $chips } jetons bonus
}


## The table

points-airships = dirigeables
points-expansions = extensions
points-hindenburg = le Hindenburg

fact-chips = tes jetons bonus
fact-card = tu as { $card }
fact-wooden-airship = tu as le dirigeable en bois

describe-era = Époque { $era }. { $pile ->
    [0] La pioche est vide.
    [one] Il reste { $pile } carte dans la pioche.
   *[other] Il reste { $pile } cartes dans la pioche.
}
describe-row = { $pushed-id ->
    [none] { $department }, de gauche à droite : { $fields }.
   *[other] { $department }, de gauche à droite : { $fields }. La rangée est pleine : la prochaine carte pousserait { $pushed } ({ $pushed-id }) hors du jeu.
}
describe-row-free = { $department } : les trois emplacements sont libres.
field-free = libre
describe-stack = Pile { $stack } : { $card }. { $covered ->
    [0] C’est la dernière carte.
    [one] { $covered } carte en dessous.
   *[other] { $covered } cartes en dessous.
}
describe-stack-used-up = La pile { $stack } est épuisée.
describe-phase = { $builder-id ->
    [none] { $card }.
   *[other] { $card }. Construite par { $builder }.
}

brief-company = { $seat-you ->
    [yes] { $seat } (toi)
   *[no] { $seat }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $chips ->
    [one] { $chips } jeton bonus
   *[other] { $chips } jetons bonus
}, dés : { $dice }. { $holds }
brief-powers = Au lancer : { $gifts }.
brief-cards = Entreprise : { $cards }.
brief-fleet = Dirigeables : { $airships }.
brief-wooden-airship = Détient le dirigeable en bois.
brief-attempt = { $seat } tente { $card }.
brief-thrown = Lancer : { $dice }. Les meilleurs dés donnent { $total }, il manque { $short }.
thrown-dice = { $colour } { $faces }
thrown-imaginary = { $colour } imaginaire { $value }
brief-made-up = De quoi compléter : { $bonuses }.


## Only in the browser

ui-financiers-do = Leurs dés sont à toi à chaque lancer.
ui-hangars-do = { ui-financiers-do }
ui-captains-do = Ils apportent des dés et, une fois, des jetons bonus quand tu les gagnes.
ui-engineers-do = Un dé imaginaire qui montre toujours le même chiffre, en plus de trois vrais.
ui-materials-do = Avant un lancer, tu peux échanger des dés.
ui-engines-do = Ils s’ajoutent au lancer, encore et encore.
ui-board = Services : extensions à gagner
ui-stacks = Dirigeables
ui-stack = Pile { $n }
ui-stack-empty = Épuisée
ui-below = { $n ->
    [0] le dernier
   *[other] { $n } en dessous
}
ui-tier-light = petit
ui-tier-medium = moyen
ui-tier-dark = grand
ui-hindenburg = Le Hindenburg
ui-hindenburg-closed = À construire dès qu’une pile est épuisée.
ui-hindenburg-open = Ouvert à tout le monde. Inachevé, ce sont les petites étoiles qui comptent.
ui-built-by = construite par { $name }
ui-era = Époque
ui-era-n = Époque { $era }
ui-pile = { $n ->
    [0] La pioche est vide
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
ui-pile-change = { $n ->
    [0] Ensuite, le Changement d’époque
    [one] Changement d’époque après encore { $n } carte
   *[other] Changement d’époque après encore { $n } cartes
}
ui-change-of-era = Changement d’époque
ui-change-of-era-text = Désormais, tout le monde lance aussi un dé rouge.
ui-wooden = Le dirigeable en bois : +1 à chaque lancer de qui le détient
ui-wooden-free = Le dirigeable en bois attend la première construction
ui-enlarge = Agrandir { $name }
ui-needs = Demande
ui-target = Valeur
ui-gives = Donne
ui-vp = Points de victoire
ui-at-least = { $n } ou plus
ui-where-from = D’où viennent les chiffres imprimés
ui-belongs = Service
ui-era-starter = une carte de départ
ui-tray = Dés
ui-your-dice = Tes dés
ui-dice-of = { $name } : dés
ui-point-at = Survole une carte pour voir ses chances.
ui-tap-at = Touche une carte pour voir ses chances.
ui-missing = il manque { $dice }
ui-after-exchange = après l’échange
ui-with-chips = { $n ->
    [one] avec un jeton
   *[other] avec { $n }
}
ui-with-free = +{ $n } compris
ui-or-exchange = ou après un échange { $chance }
ui-tries = { $name } tente { $card }
ui-adds-wooden = +{ $n } dirigeable en bois
ui-adds-engine = +{ $n } moteur
ui-adds-chips = { $n ->
    [one] +{ $n } avec un jeton
   *[other] +{ $n } avec { $n } jetons
}
ui-adds-free = +{ $n } sans jetons
ui-success = Réussite
ui-failure = Échec
ui-failure-chip = Échec : un jeton bonus
ui-short-by = il manque { $n }
ui-keep = Garder les dés
ui-exchange = Échanger
ui-exchange-imaginary = Échanger, dé imaginaire compris
ui-use-bonuses = Compléter
ui-chips-left = { $n ->
    [0] il ne te reste aucun jeton
    [one] il te reste 1 jeton
   *[other] il te reste { $n } jetons
}
ui-no-chip-needed = sans jeton
ui-let-fail = Laisser échouer
ui-fail-gains = { $supply ->
    [0] ta réserve n’a plus de jeton
   *[other] tu reçois un jeton et tu en as { $n }
}
ui-another-go = Un autre tour
ui-pay = payer { $n } jetons, il en reste { $left }
ui-end-turn = Finir ton tour
ui-keep-chips = garder les { $n } jetons
ui-take-entrepreneur = Tous se valent : un dé blanc, et un rouge après le Changement d’époque.
ui-taken = déjà pris
ui-gain = tu gagnerais { $gain }
ui-gain-replaces = remplace { $card } : { $gain }
ui-gain-none = aucun gain
ui-gain-no-dice = pas plus de dés qu’avant
ui-gain-for = pour
ui-gain-chips = { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
}
ui-gain-wooden = le dirigeable en bois
ui-chance = chance { $chance }
ui-new = nouveau
ui-lacks = manque
ui-cards-left = { $n ->
    [one] carte restante
   *[other] cartes restantes
}
ui-stack-opens = le Hindenburg est donc ouvert
ui-phase-stars = { $n } points, ou { $unfinished } si le Hindenburg reste inachevé
ui-phase-now = déjà
ui-phase-done = achevée
ui-part-departments = Cartes
ui-part-company = Entreprise
ui-your-fleet = Ta flotte
ui-company-of = { $name } : l’entreprise
ui-open-company = { $name } : ouvrir l’entreprise
ui-entrepreneur = Entrepreneur
ui-no-card = Encore rien
ui-chips = Jetons bonus
ui-chips-state = { $chips } sur le plateau, { $supply } en réserve, { $marks } sur le Hindenburg
ui-fleet = Flotte
ui-fleet-none = Aucun dirigeable pour l’instant
ui-phases = Phases du Hindenburg
ui-points-from = dirigeables { $airships }, extensions { $expansions }, le Hindenburg { $hindenburg }
ui-holds-wooden = Détient le dirigeable en bois
# What is drawn on a phase.
ui-phase-H1 = Charpente
ui-phase-H2 = Ballonnets
ui-phase-H3 = Nacelle
ui-phase-H4 = Moteurs
# Where the printed figures come from; `cards.toml` has it for each card.
ui-basis-F-S1 = Chaque carte de départ montre un dé blanc ; dés requis et valeur suivent l’exemple d’une critique
ui-basis-F-S2 = { ui-basis-F-S1 }
ui-basis-F-S3 = { ui-basis-F-S1 }
ui-basis-H-S1 = { ui-basis-F-S1 }
ui-basis-H-S2 = { ui-basis-F-S1 }
ui-basis-H-S3 = { ui-basis-F-S1 }
ui-basis-F-11 = Le premier exemple de la règle ; le service est supposé
ui-basis-C-11 = Une critique cite ce Capitaine
ui-basis-C-12 = Une critique (dés requis, valeur, jetons) et la dernière page de la règle (dé)
ui-basis-I-11 = Un exemple de la règle
ui-basis-I-13 = La dernière page de la règle
ui-basis-M-11 = { ui-basis-I-13 }
ui-basis-M-13 = { ui-basis-I-11 }
ui-basis-M-14 = { ui-basis-I-13 }
ui-basis-G-12 = { ui-basis-I-13 }
ui-basis-G-13 = { ui-basis-I-13 }
ui-basis-F-21 = { ui-basis-I-13 }
ui-basis-F-23 = { ui-basis-I-13 }
ui-basis-H-21 = { ui-basis-I-13 }
ui-basis-C-23 = { ui-basis-I-13 }
ui-basis-I-24 = { ui-basis-I-13 }
ui-basis-G-22 = Une critique cite ce Moteur
ui-basis-G-24 = Un exemple de la règle ; l’effet est supposé
ui-basis-L1 = Une critique
ui-basis-M1 = Dés requis et valeur suivent un exemple de nature inconnue
