### French: everything that is not a game’s own. Tables, the server, the terminal and pages take their texts from here.

## The language

language = Français
# Names at a table that nobody may take, since the table itself uses them. Between bars.
own-names = Un spectateur | Une spectatrice | Spectateur | Spectatrice | Spectateurs | Le public | Public | Place | Siège | La table | Table | L’hôte | Hôte | Hôtesse | Le serveur | Serveur | Le jeu | La partie | Partie | Personne | Tous | Bot | Un bot | Toi

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
score = { $seat }{ $seat-you ->
    [yes] { " " }(toi)
   *[no] { "" }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Rules that every game has

rule-0-1 = Quand la partie est finie, plus personne ne peut agir.
rule-0-2 = Seule la personne interrogée peut agir.
rule-0-3 = On répond à la question posée.

## What happens at a table

seated = { $name } prend la place { $seat }.
left-seat = { $name } quitte la place { $seat }.
left-game = { $name } quitte la table ; un bot ({ bot-name }) prend le relais.
freed = La place { $seat } a été libérée : { $name } l’occupait.
readmitted = { $name } peut de nouveau s’asseoir à cette table.
ready = C’est bon pour { $name }.
not-ready = Ce n’est pas encore bon pour { $name }.
voided = Les places ont changé alors que des nombres aléatoires étaient déjà montrés : tout le monde doit redire que c’est bon.
started = La partie commence.
clock = { $name } n’a plus de temps : la table a joué pour cette place.
chose = { $name } a fait son choix.
ended = La partie est finie. { $winners-n ->
    [0] Personne ne gagne.
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
abandoned = La partie a été abandonnée.
asked-back = { $name } voudrait reprendre le dernier coup.
agreed = { $name } est d’accord.
disagreed = { $name } n’est pas d’accord.
undone = { $name } reprend le dernier coup.
away = { $name } n’est plus là. Les autres peuvent laisser un bot jouer à cette place.
abandon-wished = { $name } propose d’arrêter la partie sans résultat.
abandon-refused = { $name } veut continuer.
abandon-denied = Quelqu’un veut continuer. Redemande après le prochain coup.
abandon-not-asked = Personne n’a proposé d’arrêter la partie.
stood-in = Un bot ({ bot-name }) joue pour { $name } en attendant son retour.
returned = { $name } est de retour.
rematched = La revanche se joue à une nouvelle table.
said = { $name } : { $text }
said-by-spectator = Dans le public : { $text }

# How well a bot plays; a search with its own budget goes by its name.
bot-name = { $bot ->
    [greedy] { ui-bot-greedy }
    [casual] { ui-bot-casual }
    [club] { ui-bot-club }
    [master] { ui-bot-master }
    [learned] { ui-bot-learned }
    [expert] { ui-bot-expert }
    [grandmaster] { ui-bot-grandmaster }
    [random] { ui-bot-random }
   *[other] { $bot }
}

## What a table refuses

seat-not-yours = Ce n’est pas ta place.
seat-freed = La personne qui a ouvert la table a libéré ta place. Tu peux te rasseoir, ou chercher une autre table.
seat-closed = La personne qui a ouvert la table a libéré ta place et t’a fermé la table. Cherche une autre table, ou ouvre la tienne.
only-host = Seule la personne qui a ouvert la table peut faire cela.
no-such-seat = Les places sont numérotées de 0 à { $last }.
no-such-action = Les coups sont numérotés de 0 à { $last }.
game-not-begun = La partie n’a pas encore commencé.
game-begun = La partie a déjà commencé.
game-over = La partie est finie.
game-not-over = La partie n’est pas encore finie. Tu pourras la revoir ensuite.
no-game-played = Aucune partie n’a été jouée à cette table.
position-changed = La situation a changé. Regarde encore, et choisis de nouveau.
waiting-for = On attend { $names }.
illegal = Ce n’est pas permis.
all-seats-taken = Toutes les places sont prises. Tu peux regarder, ou ouvrir ta propre table.
seat-taken = La place { $seat } est prise par { $name }.
seat-yours-already = Tu as déjà une place ici, et à cette table chaque personne n’en a qu’une.
seats-yours-already = Tu as déjà { $most } places ici, et à cette table personne ne peut en avoir plus.
leave-not-needed = La partie est finie : inutile de quitter la table.
seat-your-own = C’est ta propre place : il suffit de te lever.
seat-empty = Personne n’occupe la place { $seat }.
not-closed-to = La table n’est fermée à personne de ce nom.
seats-each-wrong = À cette table, une personne peut avoir de 1 à { $seats } places.
no-such-bot = Il n’y a pas de bot « { $bot } » pour les tables. Les bots sont { $bots }.
no-clock-no-times = Une table sans pendule ne demande pas de durées.
clock-seconds-wrong = Cette pendule accepte de { $low } à { $high } secondes.
clock-days-wrong = Cette pendule accepte de { $low } à { $high } jours.
clock-no-increment = Seule une pendule pour toute la partie rend du temps.
clock-increment-wrong = Chaque coup rend de 0 à { $most } secondes.
pledge-wrong = Une promesse a 64 chiffres hexadécimaux, et vient quand tu dis que c’est bon pour toi.
nonce-shown = Des nombres aléatoires ont déjà été montrés. Pour en tirer un autre, dis d’abord que ce n’est plus bon pour toi.
nonce-not-pledged = Aucun nombre aléatoire n’a été promis pour cette place. Dis que c’est bon pour toi, avec une promesse.
nonce-wrong = Ce n’est pas le nombre aléatoire qui avait été promis.
nonce-too-soon = Les nombres aléatoires ne sont montrés que quand c’est bon pour tout le monde.
not-seated = Seules les personnes assises à la table peuvent commencer la partie.
seat-free = La place { $seat } est libre. Attends quelqu’un, ou mets-y un bot.
not-ready-yet = { $names-n ->
    [one] { $names } n’a pas encore dit que c’est bon.
   *[other] { $names } n’ont pas encore dit que c’est bon.
}
ready-first = Dis d’abord que c’est bon pour toi. Les nombres aléatoires sont montrés quand c’est bon pour tout le monde.
nonces-missing = Il manque encore un nombre aléatoire ({ $names }). Réessaie dans un instant.
takeback-denied = Les autres ont déjà dit non.
takeback-impossible = Ce coup ne se reprend pas. On ne reprend que son propre dernier coup, et seulement si, depuis, aucun dé n’a été lancé, rien de caché n’a été montré ni n’a décidé de la suite, et personne d’autre n’a joué.
takeback-asked = Tu as déjà demandé. Attends la réponse.
takeback-not-asked = Personne ne t’a demandé de reprendre un coup.
nobody-to-stand-in-for = Il n’y a personne à remplacer à cette place.
player-here = { $name } est là.
chat-empty = Le message est vide.
chat-too-long = Un message a au plus { $most } caractères imprimables.
chat-not-watching = Seules les personnes qui peuvent regarder cette table peuvent y parler.
chat-closed = Cette table t’est fermée.
chat-too-fast = Tu parles très vite. Attends quelques secondes.
rematch-too-soon = La revanche sera possible quand cette partie sera finie.
seats-wrong = { $game } se joue à { $range } places, pas à { $seats }.
no-such-option = { $game } n’a pas d’option « { $option } ». { $options-n ->
    [0] Il n’y en a aucune.
   *[other] Il y a { $options }.
}
option-wrong = L’option { $option } ne peut pas être « { $value } ». Ses valeurs sont { $values }.
option-seat-wrong = L’option { $option } nomme la place { $seat }, mais il n’y a que { $seats } places.

## Names

name-not-printable = « { $name } » ne peut pas être un nom. Un nom a de 1 à { $most } caractères imprimables, sans |.
name-invisible = « { $name } » ne peut pas être un nom : un de ses caractères est invisible ({ $character }). Enlève-le.
name-accents = « { $name } » ne peut pas être un nom : un accent se met sur une lettre, et pas plus de { $most } sur la même. Enlève les autres.
name-without-letters = « { $name } » ne peut pas être un nom : il y faut une lettre, un chiffre ou une image.
name-of-the-table = « { $name } » ressemble à un nom que la table emploie elle-même. Choisis-en un autre.
name-like-another = « { $name } » ressemble à { $other }, nom déjà pris à cette table. Choisis-en un autre.
name-reserved = « { $name } » appartient à quelqu’un qui garde ce nom avec une clé d’accès, ou lui ressemble. Choisis-en un autre.
names-alike = Deux places portent le même nom : { $names }.
names-miscounted = Il y a { $names } noms pour { $seats } places.

## Passkeys and codes

passkey-needs-name = Une clé d’accès appartient au nom d’un site, comme play.example.org ou localhost. Ouvre cette page sous un tel nom ; un simple numéro ne suffit pas.
passkey-wrong = Cette clé d’accès ne convient pas. Réessaie, ou prends-en une autre.
passkey-too-late = Cela a duré trop longtemps. Réessaie.
passkeys-enough = Tu as déjà { $most } clés d’accès. Supprimes-en une avant d’en créer une autre.
no-such-passkey = Tu n’as pas cette clé d’accès.
code-wrong = Ce code n’est pas valable : trop ancien, déjà utilisé ou mal tapé. Crées-en un nouveau sur ton autre appareil.

## Who may come in

address-closed = Cette table est fermée à quelqu’un de ton adresse. Demande une invitation, ou cherche une autre table.
address-seats = Des gens de ton adresse ont déjà { $most } places à cette table. Si vous êtes un groupe, demandez des invitations, ou ouvrez votre propre table.
person-places = Tu occupes déjà une place à { $most } tables qui attendent du monde. Quitte d’abord l’une d’elles.
address-places = Des gens de ton adresse occupent déjà des places à { $most } tables qui attendent du monde. Réessaie plus tard.
person-tables = Tu as déjà { $most } tables publiques qui attendent du monde. Commence ou quitte l’une d’elles avant d’en ouvrir une autre, ou ouvre une table accessible par lien.
address-tables = Des gens de ton adresse ont déjà { $most } tables publiques qui attendent du monde. Prends place à l’une d’elles, ou ouvre une table accessible par lien.
who-are-you = Dis d’abord qui tu es : choisis un nom.
signed-out = Ta session a expiré. Choisis de nouveau un nom.
by-invitation = On n’entre à cette table que sur invitation. Ouvre-la avec son lien.
needs-link = Cette table n’est pas ouverte au public. Il te faut son lien.
no-such-table = Cette table n’existe pas.
table-damaged = Cette table est endommagée : ses coups enregistrés ne peuvent pas être lus. La personne qui gère ce serveur en trouvera la cause dans son journal.
table-archived = Cette partie est dans les archives de ce serveur. La personne qui gère le serveur peut te donner son fichier.
link-withdrawn = Ce lien a été retiré. Demande le nouveau.
link-wrong = Ce lien n’est pas valable.
no-such-invitation = Cette invitation à cette table n’existe pas.
invitation-withdrawn = Cette invitation a été retirée. Demandes-en une nouvelle.
invitation-wrong = Cette invitation n’est pas valable, ou quelqu’un l’a déjà utilisée.
invitation-used = Quelqu’un a déjà utilisé cette invitation. Tu peux toutefois libérer la place.
name-first = Choisis un nom avant de t’asseoir.
hands-kept = Les personnes de cette table gardent leurs mains pour elles.
seat-twice = La place { $seat } ne peut pas être à la fois celle d’un bot et la tienne.
seats-not-all-taken = Pour commencer tout de suite, il faut à chaque place un bot ou quelqu’un de votre groupe.
bot-of-the-owner = Ce nom est celui d’un bot externe : la personne qui tient le serveur le lui a donné, et peut seule le changer ou le retirer.
bot-tables = Un bot externe peut être à { $most } tables à la fois. Quittes-en une d’abord.

## What a server cannot do

table-cannot = Une table ne sait pas faire cela.
lesson-here = Une leçon se joue dans le navigateur ; aucune table d’un serveur n’en est une.
no-such-game = Il n’y a pas de jeu nommé « { $game } ». { $near-n ->
    [0] Les jeux sont { $games }.
   *[other] Veux-tu dire { $near } ? Les jeux sont { $games }.
}
game-broken = Le jeu « { $game } » de { $packages } ne peut pas être joué : { $fault }. { $packages-n ->
    [one] Répare-le ou enlève-le : pip uninstall { $packages }
   *[other] Garde l’un de ces paquets, et désinstalle les autres.
}
no-lesson = { $game } n’a pas de leçon.
no-finished-game = Il n’y a pas de partie finie ici.
game-too-long = Cette partie est trop longue pour être montrée ici. Tu peux la télécharger.
hints-off = À cette table, on joue sans conseils.
not-your-turn = On ne te demande rien en ce moment.
hints-too-fast = Tu as demandé beaucoup de conseils. Attends un peu.
hints-none-here = Ce serveur ne donne pas de conseils.
hints-none-now = Pas de conseil pour le moment. Réessaie plus tard.
analysis-busy = Beaucoup de parties sont en cours d’analyse. Redemande dans une minute.
chances-waiting = D’autres parties passent d’abord.
chances-unavailable = Ce serveur n’a pas la recherche qui évalue les positions.
chances-failed = Les chances de cette partie n’ont pas pu être calculées.
review-waiting = D’autres parties passent d’abord.
review-unavailable = Ce serveur n’a pas la recherche qui juge les positions.
review-failed = Cette partie n’a pas pu être analysée.
review-none-abandoned = Seule une partie jouée jusqu’au bout peut être analysée.
review-not-yours = Seul qui a demandé cette analyse, ou qui a joué la partie, peut l’arrêter.
cannot-save = { $why ->
    [disk-full] Le serveur ne peut pas enregistrer : son disque est plein.
    [read-only] Le serveur ne peut pas enregistrer : il n’a pas le droit d’écrire dans sa base de données.
    [unreachable] Le serveur ne peut pas enregistrer : sa base de données est injoignable.
    [locked] Le serveur ne peut pas enregistrer : un autre programme a verrouillé sa base de données.
   *[failing] Le serveur ne peut pas enregistrer : sa base de données a une panne.
} Les coups attendent, et reprennent d’eux-mêmes dès que c’est de nouveau possible.
saving-again = Le serveur enregistre de nouveau, et la partie continue.
failed = Cela n’a pas marché. Réessaie dans un instant.
not-finished = Le serveur n’a pas terminé. Redemande, s’il te plaît.
reloading = La table est en train d’être relue. Réessaie dans un instant.
closing = Le serveur est en train de fermer. Réessaie dans un instant.
closed = Le serveur n’est pas ouvert.
too-often = Tu fais cela trop souvent. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
too-fast = Tu fais cela trop souvent. Réessaie dans un instant.
too-many-connections = Il y a déjà trop de connexions. Réessaie dans un instant.
too-many-of-yours = Tu as déjà trop de connexions. Fermes-en quelques-unes.
too-many-waiting = Trop de requêtes attendent déjà.
watching-too-many = Tu regardes trop de tables à la fois.
request-too-slow = La requête a mis trop de temps à arriver.
request-too-large = Une requête a au plus { $most } octets.
head-too-large = L’en-tête d’une requête a au plus { $most } octets et { $lines } lignes.
not-http = Ce n’est pas une requête HTTP.
request-unreadable = Cette requête est illisible : { $fault }
message-unreadable = Ce message est illisible : { $fault }
nothing-here = Il n’y a rien ici.
no-socket-here = Il n’y a pas de WebSocket ici. Il est à /ws.
only-metrics-here = Il n’y a que /metrics ici.
wrong-method = Cette adresse ne permet pas cela.
wrong-host = Ce serveur ne répond pas à ce nom.
foreign-origin = Les pages d’autres sites n’ont pas le droit de faire cela.
no-origin = Une requête sans Origin a besoin de l’en-tête X-Aerodrome: 1.
cookie-without-origin = Un cookie ne compte qu’avec un Origin. Les programmes s’identifient par Authorization: Bearer.
broken = Quelque chose s’est mal passé ici. C’est dans le journal sous { $request }.
client-not-built = Le client pour navigateur n’est pas construit ici. Dans un dépôt, `make web` le construit.

## Options and times

minutes = { $minutes } minutes
players = { $from } à { $to } personnes
players-exactly = { $n } personnes
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Reasons of hints

when-now = tout de suite
when-soon = quand ton tour revient
when-late = à la fin
when-before = avant ton prochain tour
when-ever = à un moment ou à un autre
fact-points = { $seat-you ->
    [yes] tes points
   *[no] les points ({ $seat })
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
why-equal = Les deux premiers se valent peut-être : leurs chances diffèrent de moins que la marge d’erreur.
why-unsaid = Le premier est meilleur, mais aucune raison ne se détache.
why = { $close ->
    [0] { "" }
   *[other] Les deux premiers se valent peut-être : leurs chances diffèrent de moins que la marge d’erreur.{ " " }
}Dans { $futures } parties jouées à partir de chacun des deux : { $reasons }.

## Where the luck came from

proof-none = Rien n’est prouvé sur le hasard de cette partie :
proof-checked = Vérifié :
proof-lesson = C’était une leçon : ses dés et ses cartes sont les mêmes pour tout le monde, et connus d’avance.
proof-seeded = Le hasard vient d’une graine que quelqu’un a choisie, et rien n’a été promis avant la donne.
proof-other-rules = Elle a été jouée avec d’autres règles et ne peut pas être rejouée depuis le début.
proof-hash = L’empreinte du secret est { $hash }, { $noted ->
    [yes] comme tu l’as notée
   *[no] que la table a montrée avant la donne
}.
proof-hash-other = La table a promis { $promised }, mais l’empreinte du secret est { $hash }.
proof-draws = La mise en place et tous les tirages { $moves ->
    [one] du seul coup
   *[other] des { $moves } coups
} en découlent.
proof-no-such-seat = Tu as noté quelque chose pour la place { $seat }, mais cette place n’existe pas.
proof-no-shares = Tu as noté quelque chose pour la place { $seat }, mais le hasard de cette partie vient du seul secret du serveur.
proof-number-other = Le nombre aléatoire de la place { $seat } ({ $name }) est { $number }, mais tu as noté { $noted }.
proof-number-missing = Le nombre aléatoire de la place { $seat } ({ $name }) n’est pas entré dans le hasard, mais tu as noté { $noted }.
proof-pledge-other = Le nombre aléatoire de la place { $seat } ({ $name }) a été promis par { $pledge }, mais tu as noté { $noted } avant que le tien soit montré.
proof-pledge-missing = Aucun nombre aléatoire n’a été promis pour la place { $seat } ({ $name }), mais tu as noté { $noted } avant que le tien soit montré.
proof-player = Le nombre aléatoire de la place { $seat } ({ $name }) est celui qui a été promis{ $noted ->
    [number] , et celui que tu as noté.
    [pledge] , avec la promesse que tu as notée.
   *[nothing] .
}
proof-withheld = Le nombre aléatoire de la place { $seat } ({ $name }) a été promis mais pas montré : il n’est pas entré dans le hasard{ $noted ->
    [pledge] . La promesse est celle que tu as notée.
   *[nothing] .
}
proof-bot = Le nombre aléatoire de la place { $seat } ({ $name }) est celui de tout bot à cette place de cette table.
proof-nobody = La place { $seat } ({ $name }) n’a pas donné de nombre aléatoire.
proof-secret-kept = Le serveur n’a pas changé son secret après en avoir montré l’empreinte.
proof-shared = La donne découle du secret du serveur et de nombres aléatoires ({ $names }). Personne ne pouvait la choisir, pas même toutes les autres places ensemble, si l’un de ces nombres a été tiré au hasard et montré seulement une fois connues l’empreinte du secret et les promesses de toutes les autres.
proof-left-out = N’y est pas entré ce qui était promis mais n’a pas été montré : { $names }.
proof-no-accident = Que ce soit un accident ({ $names }) : connaître le secret et s’entendre avec cette place permettait de choisir entre { $deals } donnes, et pas plus.
proof-server-chooses = Que le serveur n’a pas choisi la donne : aucun nombre aléatoire venu de la table n’y est entré, il a donc pu essayer beaucoup de secrets et montrer l’empreinte de celui qui lui plaisait.
proof-broken-off = Qu’aucun départ n’a été interrompu pour obtenir une autre donne : si les places changent une fois des nombres aléatoires montrés, tout le monde tire de nouveau, et tout le monde le voit.
proof-not-noted = Que l’empreinte et les promesses ont été montrées avant les nombres : seuls les navigateurs de la table l’ont noté. Le tien te dit quoi donner avec --commitment, --nonce et --pledge.
proof-pledges-not-noted = Que les promesses ({ $names }) étaient là avant que ton nombre soit montré : donne-les avec --pledge.
proof-server-knows = Que personne n’a vu de cartes cachées : le serveur les connaît toutes, pourrait les transmettre, et joue pour les bots.

## Pages without script

page-front-text = Des jeux de société à bord de dirigeables, pour les gens, pour les bots, et pour les deux à la même table. Pas d’inscription : un nom suffit.
page-games = Les jeux
page-rules = règles
page-more = Plus
page-finished = Parties finies
page-finished-more = { page-finished }, avec chaque coup et ce qui est prouvé sur leur hasard
page-programs = L’interface pour les programmes
page-programs-more = (OpenAPI) ; ils jouent par un WebSocket à
page-rules-of = { $game } : les règles
page-turn = Un tour
page-laws = Les { $n } règles, mot pour mot
page-no-rules = Ce jeu vient sans ses règles écrites. Le paquet qui l’apporte en dit peut-être plus.
page-sections = Sections
page-sources = Chaque règle cite sa source : document désigne le texte des règles du jeu, livret le livret publié, critique ce que racontent les critiques, décision notre réponse là où tous se taisent, programme ce dont seul un programme a besoin.
preview-open =
    { $free ->
        [0] Toutes les places sont prises. La partie va commencer.
        [one] Une place est libre. Tu joues ?
       *[other] { $free } places sont libres. Tu joues ?
    }
preview-running = La partie est en cours. Viens la regarder.
preview-over =
    { $n ->
        [0] La partie est finie, et personne n’a gagné.
        [one] La partie est finie. { $names } a gagné.
       *[other] La partie est finie. { $names } ont gagné.
    }
page-none-finished = Il n’y en a pas encore ici.
page-game = Jeu
page-seats = Places
page-begun = Début
page-earlier = Parties plus anciennes
page-result = Résultat
page-place = Rang
page-player = Nom
page-points = Points
page-abandoned = La partie a été abandonnée avant la fin.
page-ended-by = Elle a fini par { $rule } : { $text }
page-watch-again = Revoir la partie, coup par coup
page-review = Chance et talent
page-review-wait = L’analyse est en cours : { $done } sur { $total }. Cette page se recharge d’elle-même.
page-review-how = Chaque position a été rejouée { $futures } fois, tous jouant d’instinct. Pour chaque joueur, les chances avant la mise en place, la chance, ses propres choix et ceux des autres donnent ensemble le résultat.
page-review-opening = Avant la mise en place
page-review-luck = Chance
page-review-choices = Ses choix
page-review-others = Choix des autres
page-happened = Ce qui s’est passé
page-title = { $game } : { $names }
page-lesson = C’était une leçon : ses dés et ses cartes sont les mêmes pour tout le monde.
page-secret = Le secret était :
page-file = La partie dans un fichier
page-file-more = la rejoue avec tout cela sur ta propre machine, et remarque chaque carte et chaque dé qui ne va pas.
page-secret-kept = Le secret, et les mains qui en découlent, restent entre les personnes qui ont joué.
page-luck = D’où venait le hasard
page-luck-secret = À l’ouverture de la table, le serveur a publié le SHA-256 d’un secret :
page-luck-shared = Ensuite, les ordinateurs de la table ont donné des nombres aléatoires, chacun lié par une empreinte avant qu’un seul soit montré :
page-luck-number = Nombre aléatoire, et son empreinte antérieure
page-luck-voided = Auparavant, des nombres aléatoires avaient été montrés { $times ->
    [1] une fois
   *[other] { $times } fois
} pour rien : les places ont changé, et tout le monde a tiré de nouveau.
page-proves = Ce que cela prouve :
page-proves-not = Ce que cela ne prouve pas :
page-share-bot = celui d’un bot, que tout le monde peut calculer :
page-share-none = aucun
page-share-not-shown = pas montré, donc hors du hasard
page-fault = Cela n’a pas marché
page-to-start = Vers la page d’accueil
page-languages = Langues
page-no-script = Les tables ont besoin de JavaScript. Sans lui, on peut lire :
page-foot = Aerodrome : des jeux de société à bord de dirigeables, pour les gens et pour les programmes.
mine-show = Montrer
mine-who = Qui
mine-when = Quand
mine-remove = Retirer

## Where rules come from

source-seed = document
source-rulebook = livret
source-review = critique
source-program = programme
source-rulings = { $rulings-n ->
    [one] décision { $rulings }
   *[other] décisions { $rulings }
}

## In the terminal

line-welcome = Bienvenue sur Aerodrome. À quel jeu veux-tu jouer ?
line-which-game = Numéro ou nom ?
line-how-many = À combien, en te comptant ({ $least } à { $most }) ?
line-how-strong = De quelle force sont les autres ({ $levels }) ?
line-choose = Choisis l’une des réponses, s’il te plaît.
line-game = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}. Tape `help` à tout moment pour l’aide, `?` pour les règles en jeu.
line-guests = Avec toi à la table : { $names }.
line-option = Au choix : { $values }. Sans indication : { $default }.
line-outside = un bot externe
line-stood-in = { $why ->
    [slow] { $name } n’a pas répondu à temps. Un remplaçant a joué.
    [illegal] { $name } a choisi un coup interdit. Un remplaçant a joué.
    [ended] Le programme de { $name } s’est arrêté. Un remplaçant a joué.
    [flood] Le programme de { $name } a écrit beaucoup trop. Un remplaçant a joué.
   *[unreadable] La réponse de { $name } est illisible. Un remplaçant a joué.
}
line-stands-in = Désormais, un remplaçant joue pour { $name }.
line-own-cards = Tu joues avec les cartes de { $file }.
line-over-already = Cette partie est finie. Pour la revoir : aerodrome replay { $file }
line-help = Tape le numéro d’un coup, ou le coup lui-même (comme : { $example }). Sinon :
line-help-explain = ce qui est demandé, et les règles qui comptent pour cela
line-help-look = toute la table
line-help-moves = encore une fois les coups
line-help-log = ce qui s’est passé
line-help-cards = toutes les cartes, et les valeurs reconstituées
line-help-card = une carte dessinée, dans les jeux dont les cartes sont des images
line-help-rule = le texte d’une règle
line-help-undo = reprendre ton dernier coup, si aucun dé n’a été lancé ni aucune carte vue
line-help-hint = les meilleurs coups, et pourquoi
line-help-odds = les chances de gagner, et celles de chaque lancer
line-help-save = enregistrer la partie
line-help-quit = arrêter ; la partie est enregistrée et peut reprendre
line-note = À propos de cette partie : { $note }.
line-kept = La partie est enregistrée.
line-input-ended = L’entrée a fini avant la partie. La partie est enregistrée.
line-stopped = Arrêt. La partie est enregistrée.
line-go-on = Pour continuer : aerodrome resume { $file }
line-type-number = Tape un numéro de la liste, `moves` pour la revoir, ou `help`.
line-type-something = Tape le numéro d’un coup, ou `help`.
line-for-only = === Pour { $name } seulement ===
line-hand-over = À { $name } de prendre l’écran. Appuie sur Entrée quand plus personne d’autre ne regarde.
line-turn = --- { $name }, coup { $move } ---
line-no-such-move = Il n’y a pas de coup { $move }. Ils sont numérotés de 1 à { $last }.
line-not-a-move = « { $move } » n’est pas un coup ici.
line-not-a-move-like = « { $move } » n’est pas un coup ici. Les coups ressemblent à { $examples }.
line-illegal = « { $move } » n’est pas permis. { $rule } : { $text }
line-more = Plus : `help`, ou `rule` et un numéro.
line-to-win = { $chance } % de chances de gagner (±{ $error } %) : { $label }
line-percent = { $percent } %
line-chances = Les chances de gagner, d’après ce que tu peux savoir et { $samples } parties jouées à partir d’ici.
line-no-search = La recherche n’est pas disponible ici : { $why }
line-no-such-card = Il n’y a pas de carte « { $card } » à dessiner. `cards` les montre toutes.
line-no-cards = Ce jeu ne montre pas de cartes.
line-no-such-rule = Il n’y a pas de règle « { $rule } ». `aerodrome rules { $game }` les imprime toutes.
line-not-your-move = Le dernier coup n’est pas le tien, tu ne peux donc pas le reprendre.
line-nothing-to-undo = Personne n’a encore joué.
line-cannot-undo = Tu ne peux pas reprendre cela : depuis, des dés ont été lancés, une carte a été vue ou une main cachée a décidé quelque chose.
line-taken-back = Repris : { $move }.
line-cannot-save = La partie ne peut pas être enregistrée dans { $file } : { $why }. Donne un autre fichier : save FILE
line-saved = Enregistrée dans { $file }
line-saved-replay = Enregistrée dans { $file }. Pour la revoir : aerodrome replay { $file }
line-recent = Les derniers événements ({ $count }) ; `log` montre tout.
line-talk = { $name } : « { $text } »
line-result = { $place }. { $name } : { $points }
line-result-from = { $place }. { $name } : { $points } ({ $sources })
line-source = { $points } pour { $source }
line-replay = { $game } : { $names } ; { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, hasard de { $luck }.
line-review = { $game } : { $names } ; { $moves ->
    [one] un coup
   *[other] { $moves } coups
}. Chaque position a été rejouée { $futures } fois.
line-review-opening = { $chance } (±{ $error }) avant la mise en place
line-review-luck = { $by } (±{ $error }) par chance
line-review-choices = { $by } (±{ $error }) par ses propres choix
line-review-others = { $by } (±{ $error }) par les choix des autres
line-review-result = { $chance } à la fin
line-review-good = Meilleurs moments :
line-review-bad = Pires moments :
line-review-move = coup { $move }
line-review-stroke = { $by } (±{ $error }), { $place }, chance.
line-review-chose = { $by } (±{ $error }), { $place }, un bon choix : { $played }
line-review-erred = { $by } (±{ $error }), { $place } : { $played } ; mieux : { $best }
line-set-up = mise en place
line-won = { $winners-n ->
    [0] Personne ne gagne.
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

## Games for language models

mcp-no-such-seat = Cette place n’existe pas. Les places vont de 1 à { $last }.
mcp-no-such-bot = Il n’y a pas de bot « { $bot } ». Les bots sont { $bots }.
mcp-bots-miscounted = Tu nommes { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}. Nommes-en un pour chaque place sauf la tienne, ou un pour toutes.
mcp-no-such-language = Il n’y a pas de langue « { $language } ». Les langues sont { $languages }.
mcp-no-such-rule = { $game } n’a pas de règle { $rules }. Sans numéros, tu les reçois toutes.
mcp-no-seat = Tu n’es encore à aucune table. Prends d’abord place avec sit_down.
mcp-no-table = Tu n’es à aucune table { $table }. Tes tables : { $tables }.
mcp-tables-full = Tu es déjà à { $most } tables. Quittes-en une d’abord, avec leave.
mcp-left = Tu as quitté la table { $table }.
mcp-sat = Tu es à la table { $table } : { $game }, { $seats } places. Tu es { $name }, place { $seat } ; avec toi : { $others }.
mcp-forced = Il n’y avait pas le choix, cela a donc été fait pour toi : { $moves }.
mcp-rules = Les règles qui comptent maintenant : { $rules }.
mcp-choose = Choisis un coup par son numéro, sa notation ou ses mots :
mcp-no-such-number = Il n’y a pas de coup { $move }. Les coups sont numérotés de 0 à { $last } ; legal_moves donne ceux que tu peux jouer maintenant.
mcp-several = « { $move } » peut être { $moves }. Nommes-en un.
mcp-over = La partie est finie.
mcp-over-already = La partie est finie. Reviens dessus avec review, ou commences-en une autre avec sit_down.
mcp-not-over = La partie n’est pas finie. D’ici là, hint aide pour le coup que tu dois jouer.
mcp-no-such-decision = Cette décision n’existe pas. Les tiennes sont numérotées de 1 à { $last }.
mcp-decisions = Tes décisions ; demandes-en une par son numéro pour savoir ce que la recherche aurait joué :
mcp-decided = { $number }. { $question } Toi : { $move }.
mcp-would-play = La recherche préfère là ces coups :

## In the browser

# The frame around every page
ui-name = Aerodrome
ui-page-title = { $page } · { ui-name }
ui-page-title-turn = ● À toi · { $page } · { ui-name }
ui-tagline = Des jeux de société à bord de dirigeables, à plusieurs ou contre des bots.
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
ui-archived = dans les archives de ce serveur ; les responsables ont le fichier
ui-offline = Connexion perdue. La partie reprendra dès son retour.
ui-unreachable = Impossible de joindre le serveur. Vérifie la connexion et réessaie.
ui-bad-answer = Le serveur a mal répondu. Réessaie dans un instant.
ui-footer = Une adaptation non officielle, avec nos propres textes et images. Les jeux appartiennent aux personnes qui les ont créés et à leurs maisons d’édition.

# The home page
ui-learn = Apprendre
ui-minutes = { $minutes } min
ui-resume = Tes parties
ui-running = en cours
ui-waiting = il manque du monde
ui-over = finie
ui-play-now = Jouer
ui-friends = À plusieurs
ui-bots = Bots
ui-bots-n =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
ui-fewer-bots = Un bot de moins
ui-more-bots = Un bot de plus
ui-level = Force des bots
ui-level-greedy = Facile
ui-level-casual = Loisir
ui-level-club = Club
ui-level-master = Maître
ui-level-expert = Expert
ui-level-grandmaster = Grand maître
ui-finished = Parties finies
ui-no-games-yet = Tes parties s’affichent ici. Choisis un jeu : contre des bots, on commence tout de suite.
ui-damaged-short = Endommagée
ui-turn-of = Au tour de { $names }
ui-place-of = Rang { $place } sur { $seats }
ui-remove-game = Retirer de la liste
ui-all-tables = toutes les tables
ui-invites = { $name } invite
ui-points-n =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ui-to-play = Jouer
ui-to-replay = Revoir
ui-won = Gagné
ui-join-table = Rejoindre

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
ui-bot-casual = loisir
ui-bot-club = club
ui-bot-master = maître
ui-bot-learned = appris
ui-bot-expert = expert
ui-bot-grandmaster = grand maître
ui-bot-greedy = facile
ui-bot-random = au hasard
ui-outside = un bot externe
ui-name-here = Nom à la place { $seat }
ui-clock = Pendule
ui-clock-none = sans pendule
ui-clock-move = secondes par décision
ui-clock-live = secondes pour toute la partie, plus quelques-unes par coup
ui-clock-days = jours par décision
ui-clock-preset-move =
    { $n ->
        [one] { $n } minute par décision
       *[other] { $n } minutes par décision
    }
ui-clock-preset-live = { $n } minutes par personne, plus { $increment } secondes par coup
ui-clock-preset-days =
    { $n ->
        [one] { $n } jour par décision
       *[other] { $n } jours par décision
    }
ui-clock-own = une autre pendule
ui-who-plays = Qui joue
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
ui-watch = Regarder
ui-more-tables = Montrer plus de tables
ui-finished-games = Parties finies

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
ui-away = hors ligne
ui-has-chosen = a choisi
ui-chooses = choisit
ui-give-to-bot = Laisser jouer un bot
ui-log = Journal
ui-round-end = La manche est finie
ui-go-on = Continuer
ui-unread =
    { $n ->
        [one] { $n } nouveau message
       *[other] { $n } nouveaux messages
    }
ui-log-empty = Rien ne s’est encore passé.
ui-chat = Discussion
ui-chat-empty = Personne n’a encore rien dit.
ui-say = Dis quelque chose
ui-send = Envoyer
ui-your-turn = À toi de jouer
ui-waiting-secret = Ton choix est fait. Tu peux encore changer d’avis ; on attend { $names }.
ui-spectating = Tu regardes.
ui-sending = Envoi…
ui-not-your-turn = Ce n’est pas à toi de jouer. On attend { $names }.
ui-not-a-choice = Ce n’est pas un choix possible en ce moment.
ui-forbidden = Ce n’est pas possible
ui-because = { $rule } : { $text }
ui-show-rule = Montrer dans les règles ({ $rule })
ui-rules-of = Règles : { $game }
ui-rules-turn = Un tour en images
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
ui-what-now = Que puis-je faire ?
ui-what-now-none = Tu n’as rien à faire pour le moment.
ui-moves-help = Tape une partie d’un coup pour le trouver ; Entrée le joue.
ui-find-move = Chercher un coup
ui-no-such-move = Aucun de tes coups ne correspond.
ui-reconstructed = reconstitué
ui-reconstructed-help = Nous ne connaissons pas le chiffre imprimé ; celui-ci est inventé pour convenir, et ajusté par simulation.
ui-pause = Pause
ui-play = Continuer
ui-step = Un pas
ui-skip-all = Passer tout ce qui se joue
ui-transport = Ce qui se passe
ui-with-key = { $what } ({ $key })
ui-key-space = espace
ui-held = En pause. Avance pas à pas, ou continue.
ui-since-turn = Depuis ton tour
ui-lately = Dernièrement
ui-story-none = Rien ne s’est passé depuis.
ui-went-well = Réussi.
ui-went-badly = Raté.
ui-story-more = { $n ->
    [one] Une image de plus
   *[other] { $n } images de plus
}
ui-automatic = automatique
ui-do = Jouer
ui-hint-none = Un conseil montre les meilleurs coups, tes chances avec chacun, et pourquoi.
ui-hint-error = Les pourcentages sont tes chances de gagner, à { $error } près. Clique sur un numéro ici ou sur la table pour le jouer.
ui-hint-mark = Conseil { $n } : { $move }
ui-find-rule = Chercher une règle
ui-side = Journal et plus
ui-parts = Ce qui est affiché
ui-menu = Menu
ui-steps = Avancement de la partie
ui-to-day = Couleurs du jour
ui-to-night = Couleurs de la nuit
ui-share-table = Copier l’adresse de cette table
ui-share-public = Avec elle, tout le monde peut regarder.
ui-share-link = Avec elle, les personnes que le lien a laissées entrer peuvent regarder.
ui-share-private = Seules les personnes assises ici peuvent l’ouvrir.
ui-leave-to-bot = Partir et laisser jouer un bot
ui-leave-title = Quitter cette partie ?
ui-leave-text = Un bot joue pour toi, et tu ne pourras pas reprendre cette place.
ui-abandon-ask = Proposer d’arrêter la partie
ui-abandon-asked = Tu as proposé d’arrêter la partie
ui-abandon-ask-text = La partie s’arrête sans résultat si toute la table est d’accord.
ui-abandon-wish = { $n ->
    [one] { $names } propose d’arrêter la partie sans résultat.
   *[other] { $names } proposent d’arrêter la partie sans résultat.
}
ui-abandon-agree = Arrêter
ui-play-on = Continuer
ui-onlookers = { $n ->
    [one] Une personne regarde.
   *[other] { $n } personnes regardent.
}
ui-abandon = Abandonner la partie
ui-abandon-title = Abandonner cette partie ?
ui-abandon-text = Il ne resterait que des bots : la partie s’arrête ici, sans résultat.
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
ui-volume = Volume du son
ui-volume-off = coupé
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
ui-text-move = { $n } ({ $text }) : { $label }
ui-text-hint = { $chance } : { $label }
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
replay-name = Revoir
replay-under = Sous le plateau
replay-under-chances = Chances
replay-under-hand = Main
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
# A game may have a word of its own for a turn, by the same id.
ui-turn = Tour { $n }
replay-keys = Flèches : un coup. Avec Maj : un tour. Espace : lecture ou pause. Début et Fin : au début et à la fin.
replay-timeline = Moment de la partie
replay-position = { $turn }, coup { $ply } sur { $last }
replay-set-up = Avant le premier coup
replay-at-end =
    { $last ->
        [one] La fin, après un coup
       *[other] La fin, après { $last } coups
    }
replay-eyes = Point de vue
replay-eyes-open = toutes les mains visibles
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
replay-swing = { $turn } : { $by } pour { $name }
replay-swings-none = Aucun tour n’a décidé la partie à lui seul.
replay-swings-wait = Ils apparaîtront quand les chances seront calculées.
replay-share = Copier le lien
replay-share-copied = Le lien est copié
replay-share-title = Un lien vers cette partie
replay-share-public = Tout le monde peut l’ouvrir.
replay-share-link = Quiconque peut regarder cette table peut l’ouvrir.
replay-share-private = Il faut avoir joué à cette table pour l’ouvrir.
replay-export = Télécharger la partie
replay-from = D’où viennent les points
replay-ended = Pourquoi c’est fini :
replay-abandoned = La partie a été abandonnée
replay-abandoned-text = Elle s’est arrêtée avant la fin : personne ne gagne.
replay-rematch-help = On demande aux autres. La nouvelle table attend que ce soit bon pour tout le monde.
replay-rematch-asked = Il y a une revanche, et ta place est gardée.

# What a finished game's choices were worth
review-name = Analyse
review-choice-of = { $name } : { $turn }
review-costliest-of = Le choix le plus coûteux : { $name }
review-played = Joué
review-best = Le meilleur
review-cost = de chances de gagner. Ce qu’on savait alors permettait un meilleur coup.
review-as-good = Aussi bon que le meilleur, à la marge d’erreur près.
review-was-best = Le meilleur coup.
review-after = Jusqu’au choix suivant : { $by }, par la chance et par les autres.
review-whole = Toute la partie
review-luck = la chance et les autres
review-own = ses choix
review-sum = { $name } : de { $opening } au premier choix à { $result } à la fin.
review-progress = Choix évalués : { $done } sur { $total }
review-weighing = Évaluation de ce choix…
review-costliest = Les choix les plus coûteux
review-no-mistakes = Aucun choix n’a coûté plus que la marge d’erreur.
review-none = Personne n’avait de choix à évaluer ici.
review-how = La recherche évalue chaque choix dans ton navigateur, avec ce que cette place pouvait savoir alors.
luck-name = Chance et talent
luck-by-luck = chance
luck-by-choices = choix propres
luck-by-others = choix des autres
luck-sum = { $opening } avant la mise en place, { $luck } par chance, { $choices } par ses choix, { $others } par ceux des autres : { $result } à la fin.
luck-moments-of = Les moments de
luck-stroke = Coup { $ply }, la chance :
luck-choice = Coup { $ply }, un choix :
luck-better = Mieux :
luck-no-moments = Aucun moment ne ressort de la marge d’erreur.
luck-how = Chaque position a été rejouée { $futures } fois, tous jouant d’instinct. Les choix sont jugés d’après ce que l’on pouvait savoir alors. La marge d’erreur est au plus de { $error }.
luck-progress = Le serveur calcule : { $done } sur { $total }
luck-stop = Arrêter

# Around a lesson
learn-title = Apprendre { $game }
learn-coach = Guide
learn-progress = { $page } sur { $pages }
learn-next = Suite
learn-show = Montre-moi où
learn-do-it = Joue-le pour moi
learn-suggested = Suggestion :
learn-watch = Regarde ce qui se passe…
learn-strayed = Un coup à toi, pourquoi pas ? À partir d’ici, c’est ta partie, avec un conseil pour chaque décision. Tu peux revenir à la leçon quand tu veux.
learn-hold = C’est possible aussi. Mais regardons d’abord ceci.
learn-anyway = Le jouer quand même
learn-back = Retour
learn-to-lesson = Revenir à la leçon
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
learn-rules = Les règles derrière cela

# Where the luck of a game comes from: what is proven, and what is not
fair-proven-mine = Personne n’a pu choisir cette donne : ni le serveur, ni les autres, ni tout le monde ensemble. Le nombre aléatoire tiré par ce navigateur y est entré, et il n’a été montré qu’une fois toutes les autres places engagées.
fair-proven-mine-but = Personne n’a pu choisir librement cette donne : le nombre aléatoire tiré par ce navigateur y est entré, et il n’a été montré qu’une fois toutes les autres places engagées. Un choix entre quelques donnes restait pourtant possible : vois ce qui n’est pas prouvé.
fair-proven-others = La donne découle du secret du serveur et de nombres aléatoires ({ $names }). Personne n’a pu la choisir si l’un d’eux a été tiré au hasard et montré seulement une fois toutes les autres places engagées. Ce navigateur ne peut pas le savoir : aucun n’est le sien, ou il a noté trop peu.
fair-proven-server = Aucun nombre aléatoire venu de la table n’est entré dans cette donne. Le serveur n’a pas changé son secret depuis qu’il en a montré l’empreinte ; mais il a pu essayer beaucoup de secrets avant, et montrer l’empreinte d’un secret à son goût.
fair-proven-bad = Ce que montre cette partie n’est PAS ce qui avait été promis avant la donne.
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
fair-bound-good = Quand il a été montré, toutes les autres places étaient liées par les mêmes promesses qu’à la fin.
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

# Tables in this browser, which need no server
local-luck = Les dés et les cartes de cette partie découlent d’un nombre aléatoire que ce navigateur a tiré avant la donne. Il figure dans le fichier de la partie : aerodrome verify la rejoue, tirage par tirage.
local-here = Tout le monde joue sur cet écran : la partie tourne dans ton navigateur et n’a besoin d’aucune connexion.
local-together = Sur un seul écran
local-open-file = Ouvrir un fichier de partie
local-newer = Une version plus récente est là. Tes parties sont conservées : recharge la page pour l’utiliser.
local-away = Impossible de joindre le serveur. Les parties contre les bots et sur un seul écran continuent.
local-gone = Cette partie n’est pas conservée dans ce navigateur.
local-elsewhere = Cette partie continue dans une autre fenêtre.
local-play-here = Jouer ici
local-not-kept = Ce navigateur ne conserve rien pour le moment : la partie disparaîtra quand tu fermeras cette page.
local-file-none = Ce n’est pas un fichier de partie.
local-file-cut = La fin du fichier manque.
local-file-wrong = La ligne { $line } du fichier a été modifiée, ou ne correspond pas à la partie.
local-file-header = Le fichier en dit trop peu sur la partie, ou quelque chose d’impossible.
local-file-luck = Le hasard inscrit dans le fichier n’est pas celui qui avait été promis avant la donne.
local-file-other = Cette partie a été jouée avec d’autres règles ou d’autres cartes, ou elle en continue une autre. La ligne de commande sait l’ouvrir : aerodrome replay FICHIER

## Me

me-title = Toi
me-guest = Tu joues en invité. Ce navigateur te connaît, un autre non.
me-kept = Tu gardes ton nom : personne d’autre ne peut prendre « { $name } », et tu es la même personne partout où tu te connectes.
me-nobody = Personne n’est connecté ici. Joue, et tu recevras un nom ; ou connecte-toi comme la personne que tu es ailleurs.
me-keep-title = Garder ton nom
me-keep-text = Une clé d’accès est gardée par ton appareil ou ton gestionnaire de mots de passe. Il n’y a pas de mot de passe, et nous ne demandons pas d’adresse e-mail.
me-keep = Garder mon nom avec une clé d’accès
me-passkeys = Clés d’accès
me-passkey-more = Créer une autre clé d’accès
me-passkey-name = Comment l’appeler
me-passkey-device = Mon appareil
me-passkey-made = créée { $made }, utilisée { $used }
me-passkey-rename = Renommer
me-passkey-remove = Supprimer
me-passkey-remove-title = Supprimer « { $name } » ?
me-passkey-remove-text = Personne ne pourra plus se connecter avec elle. Sans aucune clé d’accès, tu redeviens invité et ton nom est libre.
me-passkey-none-here = Ce navigateur ne connaît pas les clés d’accès. Prends-en un plus récent, ou un code.
me-passkey-stopped = Aucune clé d’accès n’a été utilisée.
me-sign-in = Se connecter avec une clé d’accès
me-sign-in-text = As-tu gardé ton nom ailleurs ? Connecte-toi, et tu seras ici la même personne.
me-sign-in-guest = Ici, tu es { $name }, en invité. Si tu te connectes comme quelqu’un d’autre, ce navigateur oublie { $name } : emporte d’abord ce nom sur un autre appareil, ou garde-le avec une clé d’accès, si tu veux le retrouver.
me-devices = Appareils
me-devices-n = { $n ->
    [one] Tu n’es connecté que sur cet appareil.
   *[other] Tu es connecté sur { $n } appareils.
}
me-code = Jouer sur un autre appareil
me-code-text = Ouvre cette adresse là-bas, ou tape le code sous « Toi ». Il marche une fois, pendant dix minutes. Ne le montre à personne d’autre : qui l’utilise, c’est toi.
me-code-picture = La même adresse en code QR
me-code-have = J’ai un code
me-code-use = Se connecter
me-sign-out = Se déconnecter
me-sign-out-title = Se déconnecter ?
me-sign-out-text = Tu pourras te reconnecter avec ta clé d’accès.
me-sign-out-guest = Tu es en invité, et seul cet appareil te connaît. Une fois la session fermée, plus personne ne pourra être { $name }. Pour revenir, garde d’abord ton nom.
me-sign-out-others = Se déconnecter partout ailleurs

## My games and my profile

mine-title = Mes parties
mine-all = Toutes mes parties
mine-going = En cours
mine-finished = Finies
mine-none-going = Aucune partie ne t’attend.
mine-none-finished = Aucune partie finie ne convient.
mine-game = Jeu
mine-every-game = Tous les jeux
mine-result = Résultat
mine-every-result = Tous les résultats
mine-won = Gagnées
mine-lost = Non gagnées
mine-given-up = Abandonnées
mine-since = depuis { $when }
mine-more = Parties plus anciennes
mine-next = Autres parties
mine-nobody = Personne n’est connecté ici.
profile-title = Profil
profile-none = Quand tu auras fini une partie, tu liras ici comment tu joues.
profile-played = Parties
profile-won = Gagnées
profile-streak = Victoires de suite
profile-days = Jours de suite
profile-seats = { $n } places
profile-mean = rang moyen { $place }
profile-given-up = { $n } abandonnées
profile-pieces = Ce que tu aimes jouer
profile-piece = { $text } ({ $n })
profile-for-you = Toi seul vois cela.
