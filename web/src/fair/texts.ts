// Texts about where the luck of a game comes from: what is proven, and what is not.
import { texts } from '../i18n/index.svelte';

export const en = {
  title: 'Where the luck came from',
  mine: 'Nobody could choose this deal: not the server, not the other players, not all of them together. The random number that this browser drew is in it, and was shown only when all others were bound.',
  mine_but:
    'Nobody could choose this deal freely: the random number that this browser drew is in it, and was shown only when all others were bound. A choice among a few deals was possible, though: see what is not proven.',
  others:
    'The deal follows from the server’s secret and from random numbers of {names}. Nobody could choose it if one of these was drawn at random and shown only when all others were bound. This browser cannot tell: none of them is its own, or it noted too little.',
  server:
    'No player’s random number is in this deal. The server has not changed its secret since it showed the hash; but it could have tried many secrets before, and shown the hash of one that it liked.',
  bad: 'What this game shows is NOT what was promised before the deal.',
  hidden: 'The players keep the secret, and the hands that follow from it, to themselves.',
  more: 'What was checked, what is not proven, and how to check it yourself',
  secret_good: 'The secret has the hash that the server showed before the deal.',
  secret_bad: 'The secret does NOT have the hash that the server showed before the deal.',
  promise_before: 'This browser noted that hash before the deal.',
  promise_late: 'This browser noted that hash only during the game.',
  promise_none: 'This browser has noted no hash for this table.',
  promise_bad: 'The hash is NOT the one that this browser noted earlier.',
  shares_good: 'Every random number is the one that was pledged, and a bot’s is the one that anybody can work out.',
  shares_bad: 'A random number is NOT the one that was pledged.',
  shares_none: 'No player’s random number is in it.',
  mine_good: 'The random number that this browser drew is in it.',
  mine_bad: 'The random number that this browser drew is NOT in it.',
  mine_none: 'This browser gave no random number.',
  bound_good: 'When it was shown, everybody else was bound by the same pledges as at the end.',
  bound_bad: 'When it was shown, somebody was bound by ANOTHER pledge than at the end.',
  bound_none: 'This browser did not note what the others were bound by.',
  what: 'When the table was made the server drew a secret and showed its SHA-256. Whoever was ready had seen that, had drawn a random number and shown its hash, the pledge. When everybody was ready the random numbers were shown. All dice and cards follow from the secret and all of these numbers.',
  not_proven: 'Not proven:',
  not_hidden: 'that nobody saw hidden cards: the server knows them all, could pass them on, and moves for the bots.',
  not_withheld:
    'that it was by accident that {names} did not show the random number that was pledged: somebody who knew the secret and played together with them could choose among {deals} deals that way.',
  not_voided:
    'that no start was broken off to get another deal. Random numbers were shown for nothing {times} before this deal.',
  once: 'once',
  times: '{n} times',
  not_page:
    'that this page is the one that Aerodrome publishes: it comes from the server, and it draws your random number. Anybody who doubts it can play with a program of their own.',
  not_draws: 'here, that every draw follows: for that, replay the game as below.',
  given: 'What every seat gave',
  seat_player: '{name}, random number and pledge',
  seat_withheld: '{name}, pledged and not shown',
  seat_bot: '{name}, a bot: anybody can work it out',
  seat_none: '{name}: nothing, the program that played here gave none',
  promised: 'SHA-256 of the secret, shown before the deal',
  revealed: 'The secret, shown at the end',
  hash: 'SHA-256 of that secret, worked out here',
  seed: 'The seed of all luck, worked out here',
  file: 'Check the game file',
  file_checking: 'Checking the file …',
  file_good:
    'The file of {moves} moves has the same secret, the same hash and the same random numbers, and no line of it was changed.',
  file_bad: 'The file does not fit: another secret, other random numbers, or changed lines.',
  verify:
    'To check every single draw, download the game and let Aerodrome replay it on your own machine, with what this browser noted:',
  lobby: 'How the deal is drawn',
  lobby_what:
    'The server has drawn a secret and is bound by its hash. When you say that you are ready, this browser draws a random number and binds itself too; when everybody is ready, the numbers are shown. The dice and cards follow from all of them.',
  lobby_none: 'gives no random number',
  lobby_pledged: 'random number pledged',
  lobby_shown: 'random number shown',
  lobby_waiting: 'Waiting for the random number of {names} …',
  lobby_changed: 'Somebody changed something while random numbers were shown. Say again that you are ready.',
};

type Key = keyof typeof en;

export const de: Record<Key, string> = {
  title: 'Woher das Glück kam',
  mine: 'Niemand konnte diese Verteilung wählen: nicht der Server, nicht die anderen, nicht alle zusammen. Die Zufallszahl, die dieser Browser gezogen hat, steckt darin, und sie wurde erst gezeigt, als alle anderen gebunden waren.',
  mine_but:
    'Niemand konnte diese Verteilung frei wählen: Die Zufallszahl, die dieser Browser gezogen hat, steckt darin, und sie wurde erst gezeigt, als alle anderen gebunden waren. Unter einigen wenigen konnte man aber wählen: siehe, was nicht bewiesen ist.',
  others:
    'Die Verteilung folgt aus dem Geheimnis des Servers und den Zufallszahlen von {names}. Niemand konnte sie wählen, wenn eine davon zufällig gezogen und erst gezeigt wurde, als alle anderen gebunden waren. Dieser Browser kann das nicht wissen: Keine davon ist seine eigene, oder er hat zu wenig notiert.',
  server:
    'In dieser Verteilung steckt keine Zufallszahl eines Spielers. Der Server hat sein Geheimnis nicht geändert, seit er den Hash gezeigt hat; aber er konnte vorher viele Geheimnisse ausprobieren und den Hash eines genehmen zeigen.',
  bad: 'Was dieses Spiel zeigt, ist NICHT das, was vor dem Geben versprochen wurde.',
  hidden: 'Die Spieler behalten das Geheimnis, und die Karten, die daraus folgen, für sich.',
  more: 'Was geprüft wurde, was nicht bewiesen ist, und wie man es selbst prüft',
  secret_good: 'Das Geheimnis hat den Hash, den der Server vor dem Geben gezeigt hat.',
  secret_bad: 'Das Geheimnis hat NICHT den Hash, den der Server vor dem Geben gezeigt hat.',
  promise_before: 'Dieser Browser hat diesen Hash vor dem Geben notiert.',
  promise_late: 'Dieser Browser hat diesen Hash erst während des Spiels notiert.',
  promise_none: 'Dieser Browser hat zu diesem Tisch keinen Hash notiert.',
  promise_bad: 'Der Hash ist NICHT der, den dieser Browser früher notiert hat.',
  shares_good: 'Jede Zufallszahl ist die, die zugesagt war, und die eines Bots ist die, die jeder ausrechnen kann.',
  shares_bad: 'Eine Zufallszahl ist NICHT die, die zugesagt war.',
  shares_none: 'Keine Zufallszahl eines Spielers steckt darin.',
  mine_good: 'Die Zufallszahl, die dieser Browser gezogen hat, steckt darin.',
  mine_bad: 'Die Zufallszahl, die dieser Browser gezogen hat, steckt NICHT darin.',
  mine_none: 'Dieser Browser hat keine Zufallszahl gegeben.',
  bound_good: 'Als sie gezeigt wurde, waren alle anderen durch dieselben Zusagen gebunden wie am Ende.',
  bound_bad: 'Als sie gezeigt wurde, war jemand durch eine ANDERE Zusage gebunden als am Ende.',
  bound_none: 'Wodurch die anderen gebunden waren, ist hier nicht notiert.',
  what: 'Als der Tisch entstand, hat der Server ein Geheimnis gezogen und dessen SHA-256 gezeigt. Wer bereit war, hatte das gesehen, eine Zufallszahl gezogen und deren Hash gezeigt, die Zusage. Als alle bereit waren, wurden die Zufallszahlen gezeigt. Alle Würfe und Karten folgen aus dem Geheimnis und all diesen Zahlen.',
  not_proven: 'Nicht bewiesen ist:',
  not_hidden:
    'dass niemand verdeckte Karten gesehen hat: Der Server kennt sie alle, könnte sie verraten und zieht für die Bots.',
  not_withheld:
    'dass {names} die zugesagte Zufallszahl nur versehentlich nicht gezeigt hat: Wer das Geheimnis kannte und mit diesem Platz zusammen spielte, konnte so unter {deals} Verteilungen wählen.',
  not_voided:
    'dass kein Beginn abgebrochen wurde, um eine andere Verteilung zu bekommen. Zufallszahlen wurden vor diesem Geben {times} vergeblich gezeigt.',
  once: 'einmal',
  times: '{n}-mal',
  not_page:
    'dass diese Seite die ist, die Aerodrome veröffentlicht: Sie kommt vom Server, und sie zieht deine Zufallszahl. Wer daran zweifelt, spielt mit einem eigenen Programm.',
  not_draws: 'hier, dass jeder Wurf daraus folgt: Dazu muss das Spiel noch einmal gespielt werden, wie unten.',
  given: 'Was jeder Platz gegeben hat',
  seat_player: '{name}, Zufallszahl und Zusage',
  seat_withheld: '{name}, zugesagt und nicht gezeigt',
  seat_bot: '{name}, ein Bot: Das kann jeder ausrechnen',
  seat_none: '{name}: nichts, das Programm auf diesem Platz gab keine',
  promised: 'SHA-256 des Geheimnisses, vor dem Geben gezeigt',
  revealed: 'Das Geheimnis, am Ende gezeigt',
  hash: 'SHA-256 dieses Geheimnisses, hier berechnet',
  seed: 'Woraus alles Glück folgt, hier berechnet',
  file: 'Die Spieldatei prüfen',
  file_checking: 'Die Datei wird geprüft …',
  file_good:
    'Die Datei mit {moves} Zügen hat dasselbe Geheimnis, denselben Hash und dieselben Zufallszahlen, und keine Zeile wurde verändert.',
  file_bad: 'Die Datei passt nicht: ein anderes Geheimnis, andere Zufallszahlen oder veränderte Zeilen.',
  verify:
    'Um jeden einzelnen Wurf zu prüfen, nimm das Spiel mit und lass Aerodrome es auf deinem eigenen Rechner noch einmal spielen. Mit dem, was dieser Browser notiert hat:',
  lobby: 'Wie die Verteilung gezogen wird',
  lobby_what:
    'Der Server hat ein Geheimnis gezogen und ist durch dessen Hash gebunden. Wenn du bereit bist, zieht dieser Browser eine Zufallszahl und bindet sich auch; wenn alle bereit sind, werden die Zahlen gezeigt. Aus allen zusammen folgen Würfe und Karten.',
  lobby_none: 'gibt keine Zufallszahl',
  lobby_pledged: 'Zufallszahl zugesagt',
  lobby_shown: 'Zufallszahl gezeigt',
  lobby_waiting: 'Es fehlt noch die Zufallszahl von {names} …',
  lobby_changed:
    'Jemand hat etwas geändert, während Zufallszahlen gezeigt wurden. Sag noch einmal, dass du bereit bist.',
};

export const ft = texts({ en, de });
