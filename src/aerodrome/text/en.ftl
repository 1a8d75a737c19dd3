### English: everything that is not a game's own. Tables, the server, the terminal and pages take their texts from here.
### docs/translate.md tells how to add a language.

## The language

language = English
# Names at a table that nobody may take, since the table itself uses them. Between bars.
own-names = A spectator | Spectator | Spectators | Seat | The table | Table | The host | Host | The server | Server | The game | Nobody | Everybody | Bot | A bot | You

## Lists

list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-clause = { $a }; { $b }
list-sentence = { $a } { $b }
list-then = { $a }, then { $b }
list-bar = { $a } | { $b }

## What every game can say

seat = seat { $n }
ask = What do you do?
event = Event { $event }: { $a }, { $b }, { $c }.
score = { $seat }: { $points }.

## What happens at a table

seated = { $name } takes seat { $seat }.
left-seat = { $name } gets up from seat { $seat }.
left-game = { $name } leaves the table; a bot ({ $bot }) plays on.
freed = The host has freed seat { $seat }, where { $name } sat.
readmitted = { $name } may sit at this table again.
ready = { $name } is ready.
not-ready = { $name } is not ready.
voided = The seats changed after random numbers were shown, so everybody has to get ready again.
started = The game begins.
clock = { $name } ran out of time, so the table has moved for that seat.
chose = { $name } has chosen.
ended = The game is over. { $winners-n ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
abandoned = The game was abandoned.
asked-back = { $name } would like to take the last move back.
agreed = { $name } agrees.
disagreed = { $name } does not agree.
undone = { $name } takes the last move back.
away = { $name } is gone. The others may let a bot play for that seat.
stood-in = A bot ({ $bot }) plays for { $name } until { $name } is back.
returned = { $name } is back.
rematched = There is a rematch at a new table.
said = { $name }: { $text }
said-by-spectator = A spectator: { $text }

## What a table refuses

seat-not-yours = That is not your seat.
seat-freed = The host has freed your seat. You may sit down again, or look for another table.
seat-closed = The host has freed your seat and closed this table to you. Look for another table, or open your own.
only-host = Only the host can do that.
no-such-seat = Seats are numbered 0 to { $last }.
no-such-action = Actions are numbered 0 to { $last }.
game-not-begun = The game has not begun yet.
game-begun = The game has already begun.
game-over = The game is over.
game-not-over = The game is not over yet. You can watch it again once it is.
no-game-played = No game was played at this table.
position-changed = The position has changed. Look again, and choose again.
waiting-for = Waiting for { $names }.
illegal = That is not allowed.
all-seats-taken = All seats are taken. You can watch, or open your own table.
seat-taken = Seat { $seat } is taken by { $name }.
seat-yours-already = You already have a seat here, and at this table everybody has one.
seats-yours-already = You have { $most } seats here already, and nobody may have more at this table.
leave-not-needed = The game is over, so you do not need to leave.
seat-your-own = That is your own seat: get up from it instead.
seat-empty = Nobody sits in seat { $seat }.
not-closed-to = The table is not closed to anybody with that name.
seats-each-wrong = A person can have 1 to { $seats } seats at this table.
no-such-bot = There is no bot “{ $bot }” for tables. The bots are { $bots }.
no-clock-no-times = A table without a clock takes no times.
clock-seconds-wrong = This clock takes { $low } to { $high } seconds.
clock-days-wrong = This clock takes { $low } to { $high } days.
clock-no-increment = Only a clock for the whole game has an increment.
clock-increment-wrong = An increment is 0 to { $most } seconds.
pledge-wrong = A pledge has 64 hexadecimal digits, and comes when you say that you are ready.
nonce-shown = Random numbers have already been shown. To draw another, say that you are not ready.
nonce-not-pledged = No random number was pledged for this seat. Say that you are ready, with a pledge.
nonce-wrong = This is not the random number that was pledged.
nonce-too-soon = Random numbers are shown only when everybody is ready.
not-seated = Only people who sit at the table can start the game.
seat-free = Seat { $seat } is free. Wait for somebody, or put a bot there.
not-ready-yet = { $names-n ->
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
}
ready-first = Say that you are ready first. Random numbers are shown when everybody is.
nonces-missing = Waiting for the random number of { $names }. Try again in a moment.
takeback-denied = The others have already said no.
takeback-impossible = This cannot be taken back. Only your own last move can, and not when dice were rolled, when something hidden was shown or has decided what came next, or when somebody else has moved since.
takeback-asked = You have already asked. Wait for the answer.
takeback-not-asked = Nobody has asked you whether they may take a move back.
nobody-to-stand-in-for = That seat has no player to stand in for.
player-here = { $name } is here.
chat-empty = The message is empty.
chat-too-long = A message can have at most { $most } printable characters.
chat-not-watching = Only people who may watch this table can talk here.
chat-closed = The host has closed this table to you.
chat-too-fast = You are talking very fast. Wait a few seconds.
rematch-too-soon = You can have a rematch when this game is over.
seats-wrong = { $game } is for { $range } seats, not { $seats }.
no-such-option = { $game } has no option called “{ $option }”. { $options-n ->
    [0] It has none.
   *[other] It has { $options }.
}
option-wrong = The option { $option } cannot be “{ $value }”. Its values are { $values }.
option-seat-wrong = The option { $option } names seat { $seat }, but there are { $seats } seats.

## Names

name-not-printable = “{ $name }” cannot be a name. A name has 1 to { $most } printable characters without |.
name-invisible = “{ $name }” cannot be a name: it contains an invisible character ({ $character }). Leave it out.
name-accents = “{ $name }” cannot be a name: accents belong on a letter, at most { $most } on one. Leave the others out.
name-without-letters = “{ $name }” cannot be a name: it needs a letter, a digit or a picture.
name-of-the-table = “{ $name }” looks like a name for the table itself. Choose another name.
name-like-another = “{ $name }” looks like { $other }, who sits at this table. Choose another name.
names-alike = Two seats have the same name: { $names }.
names-miscounted = There are { $names } names for { $seats } seats.

## Who may come in

address-closed = The host has closed this table to somebody at your address. Ask the host for an invitation, or look for another table.
address-seats = People at your address already have { $most } seats at this table. If you are a group, ask the host for invitations, or open your own table.
person-places = You already sit at { $most } tables that are waiting for players. Get up from one of them first.
address-places = People at your address already sit at { $most } tables that are waiting for players. Try again later.
person-tables = You have { $most } public tables that are waiting for players. Start or leave one of them before you open another, or open a table by link.
address-tables = People at your address already have { $most } public tables that are waiting for players. Sit down at one of them, or open a table by link.
who-are-you = Tell us who you are first: choose a name.
signed-out = You are no longer signed in. Choose a name again.
by-invitation = This table is by invitation only. Open it with its link.
needs-link = This table is not open to spectators. You need its link.
no-such-table = There is no such table.
table-damaged = This table is damaged: its stored moves cannot be read. The person who runs this server will find the cause in its log.
link-withdrawn = The host has withdrawn this link. Ask for the new one.
link-wrong = This link is not valid.
no-such-invitation = There is no such invitation to this table.
invitation-withdrawn = The host has withdrawn this invitation. Ask for a new one.
invitation-wrong = This invitation is not valid, or somebody has used it.
invitation-used = Somebody has already used this invitation. You can free the seat instead.
name-first = Choose a name before you sit down.
hands-kept = The players of this table keep their hands to themselves.
seat-twice = Seat { $seat } cannot be both a bot’s and yours.
seats-not-all-taken = To begin at once, every seat needs a bot or one of you.

## What a server cannot do

table-cannot = A table cannot do that.
lesson-secret = A lesson needs a secret of its own, and nothing else may have one.
no-such-game = There is no game called “{ $game }”. { $near-n ->
    [0] The games are { $games }.
   *[other] Did you mean { $near }? The games are { $games }.
}
game-broken = The game “{ $game }” of { $packages } cannot be played: { $fault }. { $packages-n ->
    [one] Mend or remove it: pip uninstall { $packages }
   *[other] Keep one of these packages, and uninstall the rest.
}
no-lesson = { $game } has no lesson.
not-a-lesson = This table is not a lesson.
no-finished-game = There is no finished game here.
game-too-long = This game is too long to show here. You can download it as a file.
hints-off = Hints are turned off at this table.
not-your-turn = It is not your turn to decide anything.
hints-too-fast = You have asked for many hints. Wait a little.
hints-none-here = This server has no hints.
hints-none-now = No hint is available at the moment. Try again later.
analysis-busy = Many games are being analysed. Ask again in a minute.
chances-waiting = Other games come first.
chances-unavailable = This server does not have the search that judges positions.
chances-failed = The chances in this game could not be computed.
cannot-save = { $why ->
    [disk-full] The server cannot save: its disk is full.
    [read-only] The server cannot save: it may not write to its database.
    [unreachable] The server cannot save: its database cannot be reached.
    [locked] The server cannot save: another program has locked its database.
   *[failing] The server cannot save: its database has failed.
} Moves wait, and continue by themselves as soon as it can save again.
saving-again = The server can save again, and the game continues.
failed = That did not work. Try again in a moment.
not-finished = The server did not finish that. Please ask again.
reloading = The table is being reloaded. Try again in a moment.
closing = The server is closing. Try again in a moment.
closed = The server is not open.
too-often = You are doing that too often. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
too-fast = You are doing that too often. Try again in a moment.
too-many-connections = There are already too many connections. Try again in a moment.
too-many-of-yours = There are already too many connections from you. Close some.
too-many-waiting = There are too many requests waiting.
watching-too-many = You are watching too many tables at once.
request-too-slow = The request took too long to arrive.
request-too-large = A request can have at most { $most } bytes.
head-too-large = The head of a request can have at most { $most } bytes and { $lines } lines.
not-http = This is not an HTTP request.
request-unreadable = This request cannot be read: { $fault }
message-unreadable = This message cannot be read: { $fault }
nothing-here = There is nothing here.
no-socket-here = There is no WebSocket here. It is at /ws.
only-metrics-here = Only /metrics is here.
wrong-method = This address does not allow that.
wrong-host = This server does not answer to that name.
foreign-origin = Pages of other sites may not do that.
no-origin = A request without an Origin needs the header X-Aerodrome: 1.
cookie-without-origin = A cookie counts only with an Origin. Programs sign in with Authorization: Bearer.
broken = Something went wrong here. It is in the log as { $request }.
client-not-built = The browser client is not built here. In a checkout, `make web` builds it.

## Options and times

minutes = { $minutes } minutes
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Reasons of hints

when-now = at once
when-soon = when it is your turn again
when-late = in the end
when-before = before it is your turn again
when-ever = at some point
fact-points = { $seat-you ->
    [yes] your points
   *[no] the points of { $seat }
}
fact-win = { $seat-you ->
    [yes] you win
   *[no] { $seat } wins
}
fact-ending = the game ends because of rule { $rule-id }, “{ $rule }”
reason-often = { $fact }{ $when-id ->
    [ever] { "" }
   *[other] { " " }{ $when }
}: { $here ->
    [0] never
    [100] always
   *[other] { $here }%
}, after the second { $there ->
    [0] never
    [100] always
   *[other] { $there }%
}
reason-mean = { $fact }{ $when-id ->
    [ever] { "" }
   *[other] { " " }{ $when }
}: { $here } on average, after the second { $there }
why-only = There is nothing else to do.
why-at-once = The first wins the game at once.
why-equal = The first two may be equally good: their chances differ by less than the error.
why-unsaid = The first is better, but no single reason stands out.
why = { $close ->
    [0] { "" }
   *[other] The first two may be equally good: their chances differ by less than the error.{ " " }
}In { $futures } games played on from each of the two: { $reasons }.

## Where the luck came from

proof-secret-kept = The server did not change its secret after showing its hash.
proof-shared = The deal follows from the server’s secret and the random number of { $names }. Nobody could choose it, not even all others together, if one of these numbers was drawn at random and shown only after the hash of the secret and the pledges of all others were known.
proof-left-out = Left out is what { $names } pledged and did not show.
proof-no-accident = That { $names } left it out by accident: who knew the secret and played together with them could choose among { $deals } deals that way, and no more.
proof-server-chooses = That the server did not choose the deal: no player’s random number is in it, so the server could try many secrets and show the hash of one that it liked.
proof-broken-off = That no start was broken off to get another deal: when seats change after random numbers were shown, everybody draws again, and the players see it happen.
proof-not-noted = That hash and pledges were shown before the numbers were: only the players’ browsers noted it. Yours says what to give with --commitment, --nonce and --pledge.
proof-pledges-not-noted = That { $names } had pledged before your number was shown: give it with --pledge.
proof-server-knows = That nobody saw hidden cards: the server knows them all, could pass them on, and moves for the bots.

## Pages without script

page-front-text = Four board games about airships, for friends, for bots, and for both at one table. Nobody has to sign up: a name is enough.
page-games = The games
page-rules = rules
page-more = More
page-finished = Finished games
page-finished-more = { page-finished }, with every move, and what is proven about their luck
page-programs = The interface for programs
page-programs-more = (OpenAPI); they play through a WebSocket at
page-rules-of = { $game }: the rules
page-no-rules = This game comes without its rules in words. The package that brings it may say more.
page-sections = Sections
page-none-finished = There are none here yet.
page-game = Game
page-seats = Seats
page-begun = Begun
page-earlier = Earlier games
page-result = Result
page-place = Place
page-player = Player
page-points = Points
page-abandoned = The game was abandoned before its end.
page-ended-by = It ended by { $rule }: { $text }
page-watch-again = Watch the game again, move by move
page-happened = What happened
page-title = { $game }: { $names }
page-lesson = This was a lesson: its dice and cards are the same for everybody.
page-secret = The secret was:
page-file = The game as a file
page-file-more = replays it from all of this on your own machine, and notices every card and every die that is wrong.
page-secret-kept = The players keep the secret, and the hands that follow from it, to themselves.
page-luck = Where the luck came from
page-luck-secret = When the table was opened, the server published the SHA-256 of a secret:
page-luck-shared = After that the players’ computers gave random numbers, each bound by a hash before any was shown:
page-luck-number = Random number, and its earlier hash
page-luck-voided = Before that, random numbers were shown for nothing { $times ->
    [1] once
   *[other] { $times } times
}: the seats changed, and everybody drew again.
page-proves = What this proves:
page-proves-not = What this does not prove:
page-share-bot = a bot’s, which anybody can compute:
page-share-none = none was given
page-share-not-shown = not shown, so not part of the luck
page-fault = That did not work
page-to-start = To the start page
page-languages = Languages
page-foot = Aerodrome: airship board games, for people and for programs.

## In the terminal

line-welcome = Welcome to Aerodrome. Which game would you like to play?
line-which-game = Number or name?
line-how-many = How many players, including you ({ $least } to { $most })?
line-how-strong = How strong should the others be ({ $levels })?
line-choose = Please choose one of the answers.
line-game = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Type `help` at any time, `?` for the rules in play.
line-option = It is { $values }; { $default } unless told.
line-own-cards = You are playing with the cards in { $file }.
line-over-already = This game is over. See it again with: aerodrome replay { $file }
line-help = Type the number of a move, or the move itself (as in: { $example }). Besides:
line-help-explain = what is asked now, and the rules that matter for it
line-help-look = the whole table
line-help-moves = the moves again
line-help-log = what has happened
line-help-cards = all cards, and which figures are reconstructed
line-help-card = one card, drawn, in games whose cards are pictures
line-help-rule = the text of a rule
line-help-undo = take back your last move, if no dice were rolled and no card was seen
line-help-hint = the best moves, and why
line-help-odds = everybody’s chance of winning, and the chances of each throw
line-help-save = keep the game
line-help-quit = stop; the game is kept and can be resumed
line-note = Note: this match was { $note }.
line-kept = The game is kept.
line-input-ended = The input ended before the game did. The game is kept.
line-stopped = Stopped. The game is kept.
line-go-on = Go on with: aerodrome resume { $file }
line-type-number = Type a number from the list, `moves` to see it again, or `help`.
line-type-something = Type the number of a move, or `help`.
line-for-only = === For { $name } only ===
line-hand-over = Hand over to { $name }. Press Enter when only { $name } is looking.
line-turn = --- { $name }, move { $move } ---
line-no-such-move = There is no move { $move }. They are numbered 1 to { $last }.
line-not-a-move = “{ $move }” is not a move here.
line-not-a-move-like = “{ $move }” is not a move here. Moves look like { $examples }.
line-illegal = “{ $move }” is not allowed. { $rule }: { $text }
line-more = More: `help`, or `rule` and an id.
line-to-win = { $label }: { $chance }% to win (±{ $error }%)
line-chances = Everybody’s chance of winning, from what you may know and { $samples } games played on from here.
line-no-search = Search is not available here: { $why }
line-no-such-card = There is no card “{ $card }” to draw. `cards` lists them all.
line-no-cards = This game lists no cards.
line-no-such-rule = There is no rule “{ $rule }”. `aerodrome rules { $game }` prints them all.
line-not-your-move = The last move is not yours, so you cannot take it back.
line-nothing-to-undo = Nobody has moved yet.
line-cannot-undo = You cannot take that back: dice were rolled, a card was seen or a hidden hand decided something since then.
line-taken-back = Taken back: { $move }.
line-cannot-save = The game cannot be saved as { $file }: { $why }. Name another file: save FILE
line-saved = Saved as { $file }
line-saved-replay = Saved as { $file }. See it again with: aerodrome replay { $file }
line-recent = The last { $count } things that happened; `log` lists everything.
line-talk = { $name }: “{ $text }”
line-result = { $place }. { $name }: { $points }
line-result-from = { $place }. { $name }: { $points } ({ $sources })
line-source = { $points } from { $source }
line-replay = { $game }: { $names }; { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, luck from { $luck }.
line-set-up = set-up
line-won = { $winners-n ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

## In the browser
