# Mad Zeppelin in French.
#
# Cargo is named with its article, as in “pioche du bois”; its form `many` follows a number.

## Terms

-cargo = Fret
-hold = Soute
-safe = Coffre
-search = Fouille

## The sheet

tagline = Choisis des Traîtres, soudoie les gardes et jette le Fret de l’Empereur par-dessus bord.

option-mode = Mode
option-mode-help = Vole-t-on jusqu’à 20 points ou jusqu’à 30 ? (MZ-2.4)
option-mode-run = Court-courrier, jusqu’à 20
option-mode-long-haul = Long-courrier, jusqu’à 30
option-first-leader = Qui tient la barre d’abord
option-first-leader-help = La place qui tient la barre en premier, comptée à partir de 1 (MZ-2.7).
option-first-leader-random = tiré au sort
option-cargo-removed = { -cargo } retiré
option-cargo-removed-help = Combien de cartes { -cargo } quittent le jeu sans être vues (MZ-2.1).
option-cargo-removed-by-seats = selon le nombre de personnes
option-airsick = Mal de l’air
option-airsick-help = Combien de Traîtres ont le mal de l’air à chaque tour (MZ-3.2).
option-airsick-by-seats = selon le nombre de personnes
option-costs = Prix
option-costs-help = D’où viennent les prix (MZ-1.5).
option-costs-table = du tableau
option-costs-level = du niveau
option-costs-points = des points
option-extra-coin = Pièce au lieu d’une carte
option-extra-coin-help = Quelle { -search } rapporte une pièce au lieu d’une carte ? (MZ-9.2)
option-extra-coin-carlotta = celle de Carlotta
option-extra-coin-igor = celle d’Igor
option-hernan-rolls = Relances d’Hernan
option-hernan-rolls-help = Combien de temps Hernan peut relancer (MZ-11.2).
option-hernan-rolls-all-turn = tout le tour
option-hernan-rolls-one-play = un seul coup

## Names

traitor-karl = Karl Steeling
    .de = de Karl Steeling
traitor-carlotta = Carlotta Love
    .de = de Carlotta Love
traitor-igor = Igor
    .de = d’Igor
traitor-henchman = Henchman 111
    .de = de Henchman 111
traitor-jack = Jack Hummerock
    .de = de Jack Hummerock
traitor-hernan = Hernan Mirante
    .de = d’Hernan Mirante
traitor-ripp = Doctor Ripp
    .de = de Doctor Ripp
traitor-satine = Satine Rochat
    .de = de Satine Rochat
traitor-hans = Hans Walder
    .de = de Hans Walder
traitor-ratatine = Ratatine
    .de = de Ratatine
traitor-fred = Fred Zamfirescu
    .de = de Fred Zamfirescu
traitor-helen = Helen Troy
    .de = de Helen Troy
traitor-tim = Li’l Tim Sly
    .de = de Li’l Tim Sly
traitor-shadow = Mr Shadow
    .de = de Mr Shadow

title-karl = le Capitaine
title-carlotta = la Conseillère
title-igor = le Goûteur
title-henchman = le Garde
title-jack = le Machiniste
title-hernan = le Guetteur
title-ripp = le Docteur
title-satine = la Géologue
title-hans = l’Anarchiste
title-ratatine = la Voyante
title-fred = le Négociateur
title-helen = l’Opportuniste
title-tim = le Passager clandestin
title-shadow = l’Ombre

ability-karl = Nomme un Traître. Jusqu’à la fin du tour, quiconque le pose te cède une pièce ou une carte.
ability-carlotta = Personne ne peut te voler.
ability-igor = Rien de ce que font les autres ne t’affecte.
ability-henchman = Chaque largage te coûte 1 pièce de moins.
ability-jack = Le { -cargo } de premier niveau ne te coûte rien.
ability-hernan = Relance un dé, deux fois dans ce tour, avant ton largage.
ability-ripp = Nomme un Traître. Il ne peut pas être joué jusqu’à la fin du tour.
ability-satine = Le { -cargo } de deuxième niveau ne te coûte rien.
ability-hans = Défie quelqu’un de répondre au même niveau : les deux cartes vont sous la { -hold }, ou toute sa main est montrée.
ability-ratatine = Avant ton largage, tourne jusqu’à deux dés sur le cap de ton choix.
ability-fred = Aucun pouvoir : il fouille mieux que tout le monde.
ability-helen = Prends une pièce chaque fois que quelqu’un d’autre largue du { -cargo }.
ability-tim = Révèle un Traître qui n’a pas encore été joué : tu reprends son pouvoir et son cap.
ability-shadow = Reprends le pouvoir et le cap d’un Traître déjà joué ce tour-ci.

cargo-wood = du bois
    .many = cartes Bois
cargo-lead = du plomb
    .many = cartes Plomb
cargo-coal = du charbon
    .many = cartes Charbon
cargo-ore = du minerai
    .many = cartes Minerai
cargo-steel = de l’acier
    .many = cartes Acier
cargo-diamonds = des diamants
    .many = cartes Diamants
cargo-gold = de l’or
    .many = cartes Or
cargo-strange = des matières étranges
    .many = cartes Matières étranges
cargo-alcohol = une caisse d’alcool
    .many = caisses d’alcool
cargo-small = une petite caisse mystérieuse
    .many = petites caisses mystérieuses
cargo-large = une grande caisse mystérieuse
    .many = grandes caisses mystérieuses

card-wood = Bois
card-lead = Plomb
card-coal = Charbon
card-ore = Minerai
card-steel = Acier
card-diamonds = Diamants
card-gold = Or
card-strange = Matières étranges
card-alcohol = Alcool
card-small = Petite caisse
card-large = Grande caisse

face-north = Nord
    .full = Nord (bleu)
face-east = Est
    .full = Est (jaune)
face-south = Sud
    .full = Sud (rouge)
face-west = Ouest
    .full = Ouest (vert)
face-choose = choix de la barre
    .full = choix de la barre
face-black = noir
    .full = noir

note-played = déjà posé ce tour-ci
note-laid-open = carte révélée
note-own-hand = dans ta propre main
note-out = hors jeu
note-passed-on = carte que tu as fait passer

## Amounts

n-coins = { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
n-cards = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
n-from-safe = { $coins ->
    [0] ne prend rien : le { -safe } est vide
   *[other] prend { n-coins }
}
n-cost = { $coins ->
    [0] gratuit
   *[other] coûte { n-coins }
}
heap = { $count ->
    [one] { $cargo }
   *[other] { $count } { $cargo-many }
}

## What happens

set-up = La { -hold } compte { $hold } cartes, dont 10 Étapes ; { $removed ->
    [0] tout le { -cargo } est en jeu
    [one] { $removed } carte { -cargo } a quitté le jeu sans être vue
   *[other] { $removed } cartes { -cargo } ont quitté le jeu sans être vues
}.
first-journey = { $seat } pioche une Étape, la remet et { n-from-safe }.
first-card = { $seat } commence avec { $cargo }.
turn = Tour { $turn } : { $leader } tient la barre. { $airsick ->
    [0] Personne n’a le mal de l’air.
    [one] { $airsick } Traître a le mal de l’air.
   *[other] { $airsick } Traîtres ont le mal de l’air.
}
dealt = { $seat } reçoit { $traitor }.
picked = { $seat } choisit un Traître et { $left ->
    [0] n’en laisse aucun
   *[other] en fait passer { $left }
}.
keeps = { $seat } garde { $traitor }.
peeks = { $seat } regarde les Traîtres hors jeu : { $traitors-n ->
    [0] aucun
   *[other] { $traitors }
}.
rolled = Les dés montrent : { $first-full }, { $second-full } et { $third-full }.
die-set = { $seat } place le dé { $die } sur { $heading-full }.
all-black = Tous les dés sont noirs : rien ne peut être largué ce tour-ci.
lays-down = { $seat } pose { $traitor }, { $title }.
blocked = { $seat } montre { $traitor } (carte bloquée) : on saute son coup.
no-traitor = { $seat } n’a plus de Traître : on saute son coup.
steals-coin = { $seat } vole une pièce à { $victim }.
steals-card = { $seat } vole une carte à { $victim }.
stolen-card = La carte volée : { $cargo }.
escapes = { $seat } ne peut pas voler { $victim } : { $protected ->
    [0] il n’y a rien à prendre
   *[other] { $victim } a une protection
}.
search = { $seat } fouille : { n-coins }, { n-cards }.
journey = { $seat } pioche l’Étape { $journey } sur 10 et { n-from-safe }.
drawn = { $seat } pioche { $cargo }.
drawn-from-below = { $seat } pioche { $cargo }{ $other-id ->
    [none] {""}
   *[other] {" "}ou { $other }
} tout au fond de la { -hold }.
names = { $namer-id ->
    [karl] { $seat } nomme { $traitor } avec { $namer } : quiconque pose { $traitor } se fait voler.
    [ripp] { $seat } nomme { $traitor } avec { $namer } : impossible de jouer { $traitor } ce tour-ci.
    [shadow] { $seat } fait imiter { $traitor } par { $namer }.
   *[other] { $seat } nomme { $traitor } avec { $namer }.
}
names-too-late = { $seat } nomme { $traitor } avec { $namer }, mais sans effet : la carte est déjà sur la table.
laid-open = On révèle { $traitor } dans la main de { $holder } : impossible de jouer cette carte ce tour-ci.
laid-open-from-out = On révèle { $traitor } parmi les cartes hors jeu : impossible de jouer cette carte ce tour-ci.
nobody-shows = Personne ne montre { $traitor } : la carte reste dans une main protégée par { $protector }.
acts-as = { $seat } agit comme { $traitor }{ $heading-id ->
    [none] .
   *[other] , cap { $heading-full }.
}
rerolls = { $seat } relance le dé { $die } : { $face-full }.
shows = { $seat } montre { $cargo } pour un défi.
challenges = { $seat } défie { $rival } de répondre au même niveau.
matches = { $seat } répond avec { $cargo }.
hand-shown = { $seat } n’a pas de { -cargo } de niveau { $level } et montre toute sa main.
hand-holds = { $seat } a { heap } en main.
no-hand = { $seat } n’a aucune carte à montrer.
under = Les deux vont sous la { -hold } ({ $cargo }) ; personne ne sait dans quel ordre.
throws = { $seat } montre { $cargo } pour un largage { $coins ->
    [0] qui ne coûte rien
   *[other] à { n-coins }
}.
pays-crate = { $seat } paie avec { $cargo }{ $coins ->
    [0] .
   *[other] {" "}et récupère { n-coins }.
}
pays-coins = { $seat } verse { n-coins } au { -safe }.
overboard = { $seat } jette { $cargo } par-dessus bord et a { points }.
helen = { $coins ->
    [0] { $seat } ne gagne rien malgré { $traitor } : le { -safe } est vide.
   *[other] { $seat } prend { n-coins } grâce à { $traitor }.
}
alcohol = { $seat } pose { $cargo }.
play-ends = { $seat } a fini son coup.
has-points = { $seat } a { points } et { n-coins }.
is-over = La partie est finie : { $rule ->
    [1602] le but est atteint
    [1603] la dixième Étape est sortie, et la Nostria accoste
   *[other] elle a duré cent tours
}.

## Traitors

headed = { $heading-id ->
    [none] Sans cap.
   *[other] { $heading-full }.
}
has-ability = { $ability }
search-brings = { $coins ->
    [0] { $cards ->
        [0] La { -search } ne rapporte ni pièce ni carte.
       *[other] La { -search } ne rapporte aucune pièce, mais { n-cards }.
    }
   *[other] { $cards ->
        [0] La { -search } rapporte { n-coins }, mais aucune carte.
       *[other] La { -search } rapporte { n-coins } et { n-cards }.
    }
}
die-missing = Aucun dé ne montre ce cap.

## Questions

ask-pick = Choisis un Traître ; les autres passent à la suite.
ask-die = Tu tiens la barre : quel cap pour le dé { $die } ?
ask-play = Pose un Traître.
ask-steal = { $thief } vole { $victim } pour toi : prends-tu une pièce ou une carte ?
ask-action = { $traitor } est sur la table. Que fais-tu ?{ $why-n ->
    [0] {""}
   *[other] {" "}{ $why }
}
ask-name = Nomme un Traître avec { $namer }.
ask-change = Tournes-tu un dé sur un autre cap ? { $changes ->
    [one] Tu peux encore en tourner un.
   *[other] Tu peux en tourner { $changes }.
}
ask-show = Montre une carte de ta main pour le défi.
ask-rival = Qui défies-tu avec { $cargo } ?
ask-answer = { $seat } te défie avec { $cargo } : montre une carte de niveau { $level }, ou ta main.
ask-pay = Tu dois { n-coins } pour larguer { $cargo }. Comment paies-tu ?

why-thrown = Tu as déjà fait ton largage.
why-nothing-taken-over = Sans pouvoir repris, { $traitor } ne peut rien larguer.
why-heading-not-shown = Aucun dé ne montre { $heading-full } : rien ne peut être largué.
why-cannot-pay = Tu ne peux payer aucun { -cargo } de ta main.
why-no-cargo = Tu n’as pas de { -cargo } à larguer.

## Moves

label-pick = choisir { $traitor }, { $title }. { $facts }
label-play = poser { $traitor }, { $title }. { $facts }
label-name = nommer { $traitor }{ $note-id ->
    [none] {""}
   *[other] {" "}({ $note })
}
label-set-die = placer le dé { $die }{ $face-id ->
    [none] {""}
   *[other] , maintenant { $face-full },
} sur { $heading-full }
label-change-no-more = laisser les dés tels quels
label-use-ability = { $traitor-id ->
    [none] utiliser un pouvoir
   *[other] utiliser le pouvoir { $traitor-de }. { $ability }
}
label-reroll = relancer le dé { $die }{ $face-id ->
    [none] {""}
   *[other] , maintenant { $face-full }
}
label-throw = larguer { $cargo } : { points }, { n-cost }
label-throw-strange = larguer { $cargo } : un point par { -cargo } de premier niveau devant toi, { n-cost }
label-place-alcohol = poser { $cargo } : tes largages coûteront 1 pièce de moins
label-end-play = finir ton coup
label-show = montrer { $cargo } (niveau { $level })
label-show-hand = montrer toute ta main : tu n’as aucune carte de ce niveau
label-rival = défier { $rival } ({ n-cards } en main)
label-empty-seat = défier la place { $n }
label-steal-coin = voler une pièce
label-steal-card = voler une carte, tirée au hasard de la main
label-pay-coins = payer { n-coins }
label-pay-crate = payer avec { $cargo }, valeur : { n-coins }{ $back ->
    [0] {""}
    [one] , monnaie : { $back } pièce
   *[other] , monnaie : { $back } pièces
}

## Where points come from, and reasons of hints

points-cargo = { -cargo }
points-strange = matières étranges
points-levels = les quatre niveaux

fact-coins = tes pièces
fact-hand = les cartes de ta main
fact-laid-out = tu as { $cargo } devant toi
fact-goal = tu as atteint { points }

## The table

status = { $round ->
    [0] La sélection.
   *[other] Ronde { $round } du tour.
} Dans la { -hold } : { $hold ->
    [one] { $hold } carte
   *[other] { $hold } cartes
} ; { $journeys ->
    [one] { $journeys } Étape sur 10 est sortie
   *[other] { $journeys } Étapes sur 10 sont sorties
}. Dans le { -safe } : { $safe ->
    [one] { $safe } pièce
   *[other] { $safe } pièces
}.
lies-under = Sous la { -hold } : { $cargo }.
one-of-two = Une de ces deux cartes reste sous la { -hold } : { $first } ou { $second }.
played = Posés ce tour-ci : { $traitors }.
all-laid-open = Cartes révélées par { $namer } : { $traitors }.
unshown = Personne n’a montré { $traitor } : la carte est chez { $keepers }, sous la protection { $protector-de }.
passed-to-you = Cartes passées par tes mains à la sélection : { $traitors }.
known-out = Hors jeu, comme tu le sais : { $traitors-n ->
    [0] personne
   *[other] { $traitors }
}.

brief-turn = Tour { $turn }, jusqu’à { $goal } points. { $leader } tient la barre.
brief-dice = Dés : { $dice }. Étapes : { $journeys } sur 10, { -safe } : { $safe }.
die = { $face-id ->
    [none] pas encore lancés
   *[other] { $face-full }
}
brief-blocked = Cartes bloquées par { $namer } : { $traitors }.
brief-spared = { $seat-you ->
    [yes] Pas de blocage pour toi, sous la protection { $protector-de } : { $traitors }.
   *[no] Pas de blocage pour { $seat }, sous la protection { $protector-de } : { $traitors }.
}
brief-player = { $seat-you ->
    [yes] { $seat } (toi)
   *[no] { $seat }
} : { points }, { n-coins }, { n-cards } en main, { $traitors }.{ $more-n ->
    [0] {""}
   *[other] {" "}{ $more }
}
held = { $traitors ->
    [0] aucun Traître
    [one] { $traitors } Traître
   *[other] { $traitors } Traîtres
}{ $current-id ->
    [none] {""}
   *[other] , Traître actif : { $current }
}{ $role-id ->
    [none] {""}
   *[other] , agit comme { $role }
}
thrown = Par-dessus bord : { $cargo }.
known = { $seat-you ->
    [yes] Tout le monde sait que tu as { $cargo }.
   *[no] À coup sûr en main : { $cargo }.
}
robs = Volera quiconque pose { $traitors }.
own-hand = Ta main : { $cargo-n ->
    [0] vide
   *[other] { $cargo }
}. Tes Traîtres : { $traitors-n ->
    [0] aucun
   *[other] { $traitors }
}.

## The list of all cards

list-traitor = { $traitor }, { $title }. { $facts } { $printed ->
    [1] [imprimé]
   *[0] { $traitor-id ->
        [carlotta] [{ -search } douteuse : les règles l’impriment entre { $traitor } et Igor ; voir l’option extra_coin]
        [igor] [{ -search } douteuse : les règles l’impriment entre Carlotta Love et { $traitor } ; voir l’option extra_coin]
       *[other] [{ -search } douteuse]
    }
}
list-cargo = { $cargo } : niveau { $level }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $use }
list-use-throw = { points }, prix { $price } { n-printed }
list-use-strange = un point par { -cargo } de premier niveau devant toi, prix { $price } { n-printed }
n-printed = { $printed ->
    [1] [imprimé]
   *[0] [reconstitué : le prix]
}
list-use-alcohol = à poser gratuitement, tes largages coûtent 1 pièce de moins [imprimé]
list-use-crate = vaut { n-coins } pour payer [imprimé]
list-seats = À { $seats } autour de la table : { $removed ->
    [one] { $removed } carte { -cargo } retirée
   *[other] { $removed } cartes { -cargo } retirées
}, { $airsick ->
    [one] { $airsick } Traître avec le mal de l’air
   *[other] { $airsick } Traîtres avec le mal de l’air
} [reconstitué]
list-die = Chaque dé : { $faces } [déduit des symboles expliqués]

## What only the browser says

ui-face-choose = choix de la barre
ui-face-black = noir, retiré
# On the compass, on dice and beside faces.
ui-letter-north = N
ui-letter-east = E
ui-letter-south = S
ui-letter-west = O
ui-no-heading = sans cap

ui-search = { -search } : { n-coins }, { n-cards }
ui-search-doubtful = On ne sait pas si cette { -search } est celle de Carlotta Love ou celle d’Igor ; une règle maison les échange.

ui-short-karl = Karl
ui-short-carlotta = Carlotta
ui-short-igor = Igor
ui-short-henchman = Henchman
ui-short-jack = Jack
ui-short-hernan = Hernan
ui-short-ripp = Dr Ripp
ui-short-satine = Satine
ui-short-hans = Hans
ui-short-ratatine = Ratatine
ui-short-fred = Fred
ui-short-helen = Helen
ui-short-tim = Tim
ui-short-shadow = Shadow

ui-level = Niveau { $level }
ui-alcohol-use = à poser gratuitement : tes largages coûtent 1 de moins
ui-alcohol-short = −1 chacun
ui-crate-use = paie { n-coins }
ui-strange-use = un point par { -cargo } de premier niveau devant toi
ui-price-why = Prix { $full }{ $reasons } = { $price }
ui-less-alcohol = {" "}− { $n } pour l’alcool
ui-less-henchman = {" "}− 1 pour Henchman 111
ui-free-jack = , gratuit avec Jack Hummerock
ui-free-satine = , gratuit avec Satine Rochat
ui-price-option = Le prix vient d’une option de cette table.
ui-prices-made-up = Ce que coûte le { -cargo } :

ui-flight-path = Trajet : { $n ->
    [one] { $n } Étape sur 10
   *[other] { $n } Étapes sur 10
}
ui-journey-next = À la dixième, la Nostria accoste. { $left } des { $hold } cartes mélangées de la { -hold } sont des Étapes.
ui-hold = { -hold }
ui-hold-count = La { -hold } : { n-cards } à piocher
ui-under-this = Sous la { -hold } : { $what }
ui-safe = { -safe }
ui-safe-count = Le { -safe } : { n-coins }
ui-compass = Cap
ui-dice-are = Dés : { $faces }
ui-dice-not-yet = On lance les dés après la sélection
ui-die = Dé { $n } : { $face }
ui-set-to = Placer le dé { $n } sur { $heading }
ui-choose-die = Choisir le dé { $n }, maintenant { $face }
ui-reroll = Relancer le dé { $n }, maintenant { $face }
ui-changes-left = Dés que tu peux encore tourner : { $n }
ui-turn = Tour { $n }
ui-round = Ronde { $round }
ui-aboard = À bord
ui-below = Au sol
ui-draft = Sélection

ui-leader = tient la barre ce tour-ci
ui-plays = joue son coup
ui-traitors-held = Traîtres en main : { $n }
ui-cargo-held = { -cargo } en main : { $n }
ui-coins-held = Pièces : { $n }
ui-points-held = Points : { $n } sur { $goal }
ui-no-traitor-yet = pas encore de Traître posé
ui-acts-as = agit comme { $name }
ui-threw-nothing = rien jeté
ui-nothing-thrown = encore rien de largué
ui-all-levels = les quatre niveaux : +1
ui-look-seat = { $name } : ce qu’on sait
ui-look-traitor = { $name }, { $title }
ui-challenge = Défier
ui-challenge-name = Défier { $name }
ui-ground = Au sol, sous { $name } : { $thrown } ; { ui-points-held }

ui-known-hand = À coup sûr en main :
ui-known-mine = Tout le monde sait que tu as :
ui-known-nothing = { $n ->
    [one] Cette carte n’est pas connue.
   *[other] Aucune de ces { $n } cartes n’est connue.
}
ui-known-rest = { $n ->
    [one] et { $n } inconnue
   *[other] et { $n } inconnues
}
ui-hand-empty = La main est vide.
ui-seen-traitors = Traîtres vus ce tour-ci :
ui-seen-none = Aucun pour l’instant.
ui-robs = Vole quiconque pose
ui-from-cargo = { -cargo }
ui-from-strange = { card-strange }
ui-from-levels = Les quatre niveaux
ui-rerolls-of = Relances de dés encore possibles : { $n }

ui-note-played = posé par { $name }
ui-note-open = carte révélée par Tim, impossible à jouer
ui-note-seen = dans la main de { $name }, tout le monde le sait
ui-note-kept = personne ne montre la carte : peut-être chez { $name }, sous la protection d’Igor
ui-note-seen-out = hors jeu, tout le monde l’a vu
ui-note-blocked = carte bloquée par Doctor Ripp
ui-note-spared = pas pour { $name }, sous la protection d’Igor
ui-note-spares-me = nom donné par Doctor Ripp, mais pas de blocage pour toi : Igor protégeait ta main
ui-note-marked = { $name } volera quiconque pose cette carte
ui-note-mine = dans ta main
ui-note-out = hors jeu : tu as regardé
ui-note-passed = tu as fait passer cette carte à la sélection
ui-note-copied = { $name } agit comme ce Traître
ui-note-unknown = personne n’a montré cette carte
ui-gallery = Les quatorze Traîtres
ui-name-this = Nommer { $name }
ui-name-noted = { ui-name-this } : { $notes }

ui-pick-title = À toi de choisir : gardes-en un
ui-you-hold = tu as { $name }
ui-pick-waiting = { $name } choisit un Traître ; { $n } circulent.
ui-your-traitors = Tes Traîtres
ui-your-cargo = Ton { -cargo }
ui-no-cargo = pas de { -cargo } en main
ui-peeked = Hors jeu (personne d’autre ne le sait)
ui-your-play = Ton coup
ui-turn-dice = Régler les dés
ui-whom = Qui défies-tu ?
ui-still-owed = puis encore { n-coins } à payer
ui-coins-left = reste : { n-coins }
ui-points-become = { $from } → { points }
ui-cards-known = { n-cards }, connues : { $known }
ui-could-throw = ✓ { $cargo } : +{ $gain }
ui-free = gratuit
ui-tap-to-read = Touche un visage pour lire ce que ce Traître sait faire.
ui-use-ability = Utiliser le pouvoir
ui-end-play = Finir ton coup
ui-leave-dice = Laisser les dés
ui-show-hand = Montrer toute la main
ui-ability-done = déjà fait
ui-heading-shown = Un dé montre { $heading } : tu peux larguer du { -cargo }.
ui-heading-missing = Aucun dé ne montre { $heading } : rien ne peut être largué.
ui-heading-none = Sans pouvoir repris, tu ne peux pas larguer de { -cargo }.
ui-all-black = Tous les dés sont noirs : personne ne peut larguer de { -cargo } ce tour-ci.
ui-thrown-already = Tu as déjà fait ton largage dans ce coup.
ui-drag-hint = Clique sur du { -cargo } pour le larguer, ou fais-le glisser vers le sol.
ui-no-die-shows = aucun dé ne le montre
ui-die-shows = un dé le montre

ui-steal-from = { $name } a posé { $traitor }. Prends :
ui-steal-coin = une pièce
ui-steal-card = une carte, tirée au hasard
ui-owes = Par-dessus bord : { $cargo }. Reste à payer :
ui-pay-coins = Payer { n-coins }
ui-challenged-with = { $name } te défie : { $cargo } ({ ui-level }).
ui-match-level = Montre une carte de niveau { $level } de ta main.
ui-show-one = Montre une carte de ta main ; il faudra répondre au même niveau.
ui-protected = sous la protection d’Igor
