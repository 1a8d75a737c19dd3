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
score = { $seat }{ $seat-you ->
    [yes] { " " }(you)
   *[no] { "" }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## What happens at a table

seated = { $name } takes seat { $seat }.
left-seat = { $name } gets up from seat { $seat }.
left-game = { $name } leaves the table; a bot ({ bot-name }) plays on.
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
abandon-wished = { $name } would like to end the game without a winner.
abandon-refused = { $name } wants to play on.
abandon-denied = Somebody wants to play on. Ask again after the next move.
abandon-not-asked = Nobody has asked to end the game.
stood-in = A bot ({ bot-name }) plays for { $name } until { $name } is back.
returned = { $name } is back.
rematched = There is a rematch at a new table.
said = { $name }: { $text }
said-by-spectator = A spectator: { $text }

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
name-reserved = “{ $name }” belongs to somebody who keeps it with a passkey, or looks like their name. Choose another name.
names-alike = Two seats have the same name: { $names }.
names-miscounted = There are { $names } names for { $seats } seats.

## Passkeys and codes

passkey-needs-name = A passkey belongs to the name of a site, such as play.example.org or localhost. Open this page under such a name; a bare number will not do.
passkey-wrong = This passkey does not fit. Try again, or use another one.
passkey-too-late = That took too long. Try again.
passkeys-enough = You have { $most } passkeys. Remove one before you make another.
no-such-passkey = You have no such passkey.
code-wrong = This code is not valid: it may be too old, used, or mistyped. Make a new one on your other device.

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
table-archived = This game is in this server’s archive. The person who runs the server can give you its file.
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
bot-of-the-owner = This name belongs to a bot from outside: the server’s owner gave it, and alone can change or revoke it.
bot-tables = A bot from outside can sit at { $most } tables at the same time. Leave one first.

## What a server cannot do

table-cannot = A table cannot do that.
lesson-here = A lesson is played in the browser; no table of a server is one.
no-such-game = There is no game called “{ $game }”. { $near-n ->
    [0] The games are { $games }.
   *[other] Did you mean { $near }? The games are { $games }.
}
game-broken = The game “{ $game }” of { $packages } cannot be played: { $fault }. { $packages-n ->
    [one] Mend or remove it: pip uninstall { $packages }
   *[other] Keep one of these packages, and uninstall the rest.
}
no-lesson = { $game } has no lesson.
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
review-waiting = Other games come first.
review-unavailable = This server does not have the search that judges positions.
review-failed = This game could not be reviewed.
review-none-abandoned = Only a game that was played to its end can be reviewed.
review-not-yours = Only who asked for this review, or played in the game, can stop it.
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
players = { $from }–{ $to } players
players-exactly = { $n } players
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
why-equal = The first two may be equally good: their chances differ by less than the margin of error.
why-unsaid = The first is better, but no single reason stands out.
why = { $close ->
    [0] { "" }
   *[other] The first two may be equally good: their chances differ by less than the margin of error.{ " " }
}In { $futures } games played on from each of the two: { $reasons }.

## Where the luck came from

proof-none = Nothing is proven about the luck of this game:
proof-checked = Checked:
proof-lesson = This was a lesson: its dice and cards are the same for everybody, and known in advance.
proof-seeded = The luck comes from a seed that somebody chose, and nothing was promised before the deal.
proof-other-rules = It was played under other rules and cannot be replayed from the beginning.
proof-hash = The hash of the secret is { $hash }, { $noted ->
    [yes] as you noted it
   *[no] which the table showed before the deal
}.
proof-hash-other = The table promised { $promised }, but the hash of the secret is { $hash }.
proof-draws = The set-up and all draws of the { $moves ->
    [one] one move
   *[other] { $moves } moves
} follow from that.
proof-no-such-seat = You noted something for seat { $seat }, but there is no such seat.
proof-no-shares = You noted something for seat { $seat }, but the luck of this game comes from the server’s secret alone.
proof-number-other = The random number of seat { $seat } ({ $name }) is { $number }, but you noted { $noted }.
proof-number-missing = The random number of seat { $seat } ({ $name }) is not part of the luck, but you noted { $noted }.
proof-pledge-other = The random number of seat { $seat } ({ $name }) was pledged with { $pledge }, but you noted { $noted } before your own was shown.
proof-pledge-missing = No random number was pledged for seat { $seat } ({ $name }), but you noted { $noted } before your own was shown.
proof-player = The random number of seat { $seat } ({ $name }) is the one that was pledged{ $noted ->
    [number] , and the one that you noted.
    [pledge] , with the pledge that you noted.
   *[nothing] .
}
proof-withheld = The random number of seat { $seat } ({ $name }) was pledged and not shown: it is not part of the luck{ $noted ->
    [pledge] . The pledge is the one that you noted.
   *[nothing] .
}
proof-bot = The random number of seat { $seat } ({ $name }) is the one that any bot in that seat at this table has.
proof-nobody = Seat { $seat } ({ $name }) gave no random number.
proof-secret-kept = The server did not change its secret after showing its hash.
proof-shared = The deal follows from the server’s secret and the random number of { $names }. Nobody could choose it, not even all others together, if one of these numbers was drawn at random and shown only after the hash of the secret and the pledges of all others were known.
proof-left-out = Left out is what { $names } pledged but did not show.
proof-no-accident = That { $names } left it out by accident: whoever knew the secret and played together with them could choose among { $deals } deals that way, and no more.
proof-server-chooses = That the server did not choose the deal: no player’s random number is in it, so the server could try many secrets and show the hash of one that it liked.
proof-broken-off = That no start was broken off to get another deal: when seats change after random numbers were shown, everybody draws again, and the players see it happen.
proof-not-noted = That hash and pledges were shown before the numbers were: only the players’ browsers noted it. Yours says what to give with --commitment, --nonce and --pledge.
proof-pledges-not-noted = That { $names } had pledged before your number was shown: give it with --pledge.
proof-server-knows = That nobody saw hidden cards: the server knows them all, could pass them on, and moves for the bots.

## Pages without script

page-front-text = Board games about airships, for friends, for bots, and for both at one table. Nobody has to sign up: a name is enough.
page-games = The games
page-rules = rules
page-more = More
page-finished = Finished games
page-finished-more = { page-finished }, with every move, and what is proven about their luck
page-programs = The interface for programs
page-programs-more = (OpenAPI); they play through a WebSocket at
page-rules-of = { $game }: the rules
page-turn = A turn
page-laws = All { $n } rules, word for word
page-no-rules = This game comes without its rules in words. Perhaps the package that brings it says more.
page-sections = Sections
page-sources = Each rule names its source: seed is the game’s rule document, rulebook the published rulebook, review what reviews tell, ruling our answer where all of these are silent, program something that only a program needs.
preview-open =
    { $free ->
        [0] All seats are taken. The game is about to begin.
        [one] One seat is free. Will you play?
       *[other] { $free } seats are free. Will you play?
    }
preview-running = The game is on. Come and watch.
preview-over =
    { $n ->
        [0] The game is over, and nobody has won.
        [one] The game is over. { $names } has won.
       *[other] The game is over. { $names } have won.
    }
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
page-review = Luck and skill
page-review-wait = The review is being worked out: { $done } of { $total }. This page loads again by itself.
page-review-how = Every position was played on { $futures } times, everybody by hunches. For every player the chance before the set-up, luck, own choices and those of the others add up to the result.
page-review-opening = Before the set-up
page-review-luck = Luck
page-review-choices = Own choices
page-review-others = Others’ choices
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
page-no-script = The tables need JavaScript. Without it you can read:
page-foot = Aerodrome: airship board games, for people and for programs.
mine-show = Show
mine-who = Who
mine-when = When
mine-remove = Remove

## Where rules come from

source-seed = seed
source-rulebook = rulebook
source-review = review
source-program = program
source-rulings = { $rulings-n ->
    [one] ruling { $rulings }
   *[other] rulings { $rulings }
}

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
line-guests = With you at the table: { $names }.
line-option = It is { $values }; { $default } if you do not say.
line-outside = a bot from outside
line-stood-in = { $why ->
    [slow] { $name } did not answer in time. A stand-in has moved.
    [illegal] { $name } chose a move that is not allowed. A stand-in has moved.
    [ended] The program of { $name } has ended. A stand-in has moved.
    [flood] The program of { $name } wrote far too much. A stand-in has moved.
   *[unreadable] Nobody can read the answer of { $name }. A stand-in has moved.
}
line-stands-in = From now on a stand-in plays for { $name }.
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
line-to-win = { $chance }% to win (±{ $error }%): { $label }
line-percent = { $percent }%
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
line-review = { $game }: { $names }; { $moves ->
    [one] one move
   *[other] { $moves } moves
}. Every position was played on { $futures } times.
line-review-opening = { $chance } (±{ $error }) before the set-up
line-review-luck = { $by } (±{ $error }) by luck
line-review-choices = { $by } (±{ $error }) by own choices
line-review-others = { $by } (±{ $error }) by what others chose
line-review-result = { $chance } in the end
line-review-good = Best moments:
line-review-bad = Worst moments:
line-review-move = move { $move }
line-review-stroke = { $by } (±{ $error }), { $place }, luck.
line-review-chose = { $by } (±{ $error }), { $place }, a good choice: { $played }
line-review-erred = { $by } (±{ $error }), { $place }: { $played }; better: { $best }
line-set-up = set-up
line-won = { $winners-n ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

## Games for language models

mcp-no-such-seat = There is no such seat. The seats are 1 to { $last }.
mcp-no-such-bot = There is no bot “{ $bot }”. The bots are { $bots }.
mcp-bots-miscounted = You name { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Name one for each seat besides yours, or one for all.
mcp-no-such-language = There is no language “{ $language }”. The languages are { $languages }.
mcp-no-such-rule = { $game } has no rule { $rules }. Ask for all of them by leaving the ids out.
mcp-no-seat = You sit at no table yet. Take a seat first, with sit_down.
mcp-no-table = You sit at no table { $table }. Your tables: { $tables }.
mcp-tables-full = You sit at { $most } tables already. Leave one first, with leave.
mcp-left = You have left table { $table }.
mcp-sat = You sit at table { $table }: { $game }, { $seats } seats. You are { $name } in seat { $seat }; with you: { $others }.
mcp-forced = There was no choice, so this was done for you: { $moves }.
mcp-rules = The rules that matter now: { $rules }.
mcp-choose = Choose a move, by its number, its notation or its words:
mcp-no-such-number = There is no move { $move }. Moves are numbered 0 to { $last }; legal_moves lists those that you can make now.
mcp-several = “{ $move }” could be { $moves }. Name one of them.
mcp-over = The game is over.
mcp-over-already = The game is over. Look back at it with review, or begin another with sit_down.
mcp-not-over = The game is not over yet. Until then, hint helps with the move that you have to make.
mcp-no-such-decision = There is no such decision. Yours are numbered 1 to { $last }.
mcp-decisions = Your decisions; ask for one of them by its number, to hear what the search would have played:
mcp-decided = { $number }. { $question } You: { $move }.
mcp-would-play = The search likes these moves best there:

## In the browser

# The frame around every page
ui-name = Aerodrome
ui-page-title = { $page } · { ui-name }
ui-page-title-turn = ● Your turn · { $page } · { ui-name }
ui-tagline = Board games about airships, against friends and against bots.
ui-skip = Skip to the content
ui-tables = Open tables
ui-settings = Settings
ui-rules = Rules
ui-close = Close
ui-cancel = Cancel
ui-retry = Try again
ui-loading = One moment …
ui-lost-page = There is nothing here
ui-lost-page-text = The address may be mistyped, or the table may be gone.
ui-to-start = Go to the start page
ui-changed = The server has a newer version. Your game is safe: reload the page to go on.
ui-reload = Reload
ui-damaged = this table is damaged and cannot be opened; please tell whoever runs this server
ui-archived = in the archive of this server; whoever runs it has the file
ui-offline = Connection lost. The game goes on as soon as it is back.
ui-unreachable = The server cannot be reached. Check the connection and try again.
ui-bad-answer = The server sent a bad answer. Try again in a moment.
ui-footer = An unofficial implementation with texts and pictures of our own. The games belong to their makers.

# The start page
ui-learn = Learn to play
ui-minutes = { $minutes } min
ui-resume = Your games
ui-running = running
ui-waiting = waiting for players
ui-over = finished
ui-play-now = Play now
ui-friends = Friends
ui-bots = Bots
ui-bots-n =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
ui-fewer-bots = One bot fewer
ui-more-bots = One bot more
ui-level = How well the bots play
ui-level-greedy = Easy
ui-level-casual = Casual
ui-level-club = Club
ui-level-master = Master
ui-level-expert = Expert
ui-level-grandmaster = Grandmaster
ui-finished = Finished
ui-no-games-yet = Your games appear here. Choose one and play: against bots it begins at once.
ui-damaged-short = Damaged
ui-turn-of = Waiting for { $names }
ui-place-of = Place { $place } of { $seats }
ui-remove-game = Remove from the list
ui-all-tables = all of them
ui-invites = { $name } invites
ui-points-n =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ui-to-play = Play
ui-to-replay = Replay
ui-won = Won
ui-join-table = Join

# A new table
ui-new-title = A new table: { $game }
ui-your-name = Your name
ui-name-help = Others at the table see it. 1 to 40 characters.
ui-save = Save
ui-how-many = Players
ui-seat = Seat { $seat }
ui-seat-you = you
ui-seat-here = another player on this device
ui-seat-friend = a friend, by link
ui-seat-bot = bot: { $bot }
ui-bot-casual = casual
ui-bot-club = club
ui-bot-master = master
ui-bot-learned = learned
ui-bot-expert = expert
ui-bot-grandmaster = grandmaster
ui-bot-greedy = easy
ui-bot-random = random
ui-outside = a bot from outside
ui-name-here = Name of the player in seat { $seat }
ui-clock = Clock
ui-clock-none = no clock
ui-clock-move = seconds for each decision
ui-clock-live = seconds for the whole game, plus some for each move
ui-clock-days = days for each decision
ui-clock-preset-move =
    { $n ->
        [one] { $n } minute for each decision
       *[other] { $n } minutes for each decision
    }
ui-clock-preset-live = { $n } minutes each, plus { $increment } seconds a move
ui-clock-preset-days =
    { $n ->
        [one] { $n } day for each decision
       *[other] { $n } days for each decision
    }
ui-clock-own = another clock
ui-who-plays = Who plays
ui-amount = Amount
ui-increment = Extra seconds per move
ui-privacy = Who can join
ui-privacy-public = everybody: the table is listed
ui-privacy-link = whoever has the link
ui-privacy-private = invited players only, no spectators
ui-seats-each = Seats per person
ui-seats-each-help = More than one is for people who share a screen. You, and whoever is invited to a seat, may take more.
ui-seats-each-most =
    { $n ->
        [one] One seat per person.
       *[other] Up to { $n } seats per person.
    }
ui-replay-for = Who can see all hands afterwards
ui-replay-everybody = everybody who can watch
ui-replay-seats = the players
ui-hints = Allow hints
ui-hints-help = A player can ask for the best moves, their chances and the reason.
ui-options = House rules
ui-options-help = Leave these alone to play the game as printed.
ui-usual = usual: { $value }
ui-open-table = Open the table
ui-begin = Begin

# The list of tables
ui-open-tables = Tables waiting for players
ui-open-tables-none = Nobody is waiting right now. Open a table and share its link.
ui-running-tables = Games to watch
ui-running-tables-none = No public game is running.
ui-taken = { $taken } of { $seats } seats taken
ui-look = View
ui-watch = Watch
ui-more-tables = Show more tables
ui-finished-games = Finished games

# Invitations, and the table before the start
ui-join-title = You are invited
ui-join = Take the seat
ui-join-bad = This link holds no invitation. Ask for a new one.
ui-lobby-title = Waiting for players
ui-invite = Invite
ui-invite-help = Send this link. It works for the first person who opens it.
ui-table-link = Link for everybody
ui-copy = Copy
ui-copied = Copied
ui-qr = The link as a QR code
ui-free = free
ui-sit-here = Sit here
ui-stand-up = Stand up
ui-add-bot = Add a bot
ui-remove-bot = Remove the bot
ui-free-seat = Free the seat
ui-free-title = Free { $name }’s seat?
ui-free-text = They will be told that you freed their seat.
ui-free-only = Free the seat
ui-free-only-help = They may sit down again.
ui-free-close = Free it, and close the table to them
ui-free-close-help = They cannot sit here again; nor can others from the same address, unless they are invited.
ui-closed-to = The table is closed to
ui-readmit = Let them sit again
ui-sit-again = Sit down again
ui-invitations = Invitations
ui-invitations-none = You have not sent any yet.
ui-invitation-open = not used yet
ui-invitation-used = used
ui-invitation-used-by = used by { $name }
ui-invitation-withdrawn = withdrawn
ui-show-link = Show the link
ui-withdraw = Withdraw
ui-withdraw-title = Withdraw the invitation to seat { $seat }?
ui-withdraw-text = Its link no longer gives a seat, and says so to whoever opens it.
ui-relink = Replace the link
ui-relink-title = Replace the link for everybody?
ui-relink-text = The link you sent will no longer let anybody in. Those already here stay.
ui-ready = ready
ui-not-ready = not ready
ui-im-ready = I am ready
ui-wait-more = Not yet
ui-start-game = Start the game
ui-host-starts = Everybody has to be ready first.

# The table
ui-stage = The table
ui-dock = Yours
ui-seats = Players
ui-you = you
ui-away = away
ui-has-chosen = has chosen
ui-chooses = is choosing
ui-give-to-bot = Let a bot play on
ui-log = Log
ui-round-end = The round is over
ui-go-on = Go on
ui-unread =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }
ui-log-empty = Nothing has happened yet.
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-say = Say something
ui-send = Send
ui-your-turn = Your turn
ui-waiting-secret =
    You have chosen. You can change your mind until { $n ->
        [one] { $names } has chosen too.
       *[other] { $names } have chosen too.
    }
ui-spectating = You are watching.
ui-sending = Sending …
ui-not-your-turn = It is not your turn: { $names } must decide.
ui-not-a-choice = That is not one of your choices right now.
ui-forbidden = You cannot do that
ui-because = { $rule }: { $text }
ui-show-rule = Show it in the rules ({ $rule })
ui-rules-of = Rules: { $game }
ui-rules-turn = A turn in pictures
ui-rules-that-matter = Rules that matter now
ui-undo = Take back
ui-undo-by-consent = Ask to take back
ui-undo-ask = { $name } asks to take back the last move.
ui-allow = Allow
ui-refuse = Refuse
ui-undo-waiting = You asked to take it back; { $names } must agree.
ui-hint = Hint
ui-hint-title = What I would do
ui-hint-chance = { $chance } chance to win, give or take { $error }
ui-hint-thinking = Thinking …
ui-what-now = What can I do?
ui-what-now-none = There is nothing for you to do right now.
ui-moves-help = Type part of a move to find it; Enter plays it.
ui-find-move = Find a move
ui-no-such-move = None of your moves matches that.
ui-reconstructed = reconstructed
ui-reconstructed-help = We do not know the printed figure; this one is made up to fit, and tuned by simulation.
ui-pause = Pause
ui-play = Play on
ui-step = One step
ui-skip-all = Skip to the end of what happens
ui-transport = What happens
ui-with-key = { $what } ({ $key })
ui-key-space = space
ui-held = Paused. Step through what happened, or play on.
ui-since-turn = Since your turn
ui-lately = Lately
ui-story-none = Nothing has happened since.
ui-went-well = It went well.
ui-went-badly = It did not go well.
ui-story-more = { $n ->
    [one] One more tile
   *[other] { $n } more tiles
}
ui-automatic = automatic
ui-do = Do it
ui-hint-none = A hint shows the best moves, your chances with each, and why.
ui-hint-error = The percentages are your chances to win, give or take { $error }. Click a number here or on the board to play it.
ui-hint-mark = Hint { $n }: { $move }
ui-find-rule = Find a rule
ui-side = Log and more
ui-parts = What is shown
ui-menu = Menu
ui-steps = How far the game is
ui-to-day = Day colours
ui-to-night = Night colours
ui-share-table = Copy the address of this table
ui-share-public = Anybody can watch with it.
ui-share-link = Those whom the link has let in can watch with it.
ui-share-private = Only those who sit here can open it.
ui-leave-to-bot = Leave, and let a bot play on
ui-leave-title = Leave this game?
ui-leave-text = A bot plays on for you, and you cannot come back to this seat.
ui-abandon-ask = Propose to end the game
ui-abandon-asked = You have proposed to end the game
ui-abandon-ask-text = The game ends without a winner if everybody at the table agrees.
ui-abandon-wish = { $n ->
    [one] { $names } would like to end the game without a winner.
   *[other] { $names } would like to end the game without a winner.
}
ui-abandon-agree = End it
ui-play-on = Play on
ui-onlookers = { $n ->
    [one] One person is looking on.
   *[other] { $n } people are looking on.
}
ui-abandon = Abandon the game
ui-abandon-title = Abandon this game?
ui-abandon-text = Only bots would be left, so the game ends here without a winner.
ui-curtain = Pass the device to { $name }
ui-curtain-help = Nobody else should look now.
ui-curtain-open = I am { $name }
ui-curtain-undo = Take back { $name }’s last move

# Settings
ui-speed = Animation speed
ui-speed-instant = instant
ui-speed-fast = fast
ui-speed-normal = normal
ui-speed-slow = slow
ui-theme = Colours
ui-theme-system = same as the device
ui-theme-day = day
ui-theme-night = night
ui-volume = Sound
ui-volume-off = off
ui-language = Language
ui-text-mode = Tables as text
ui-text-mode-help = Everything in sentences, with typed moves. For screen readers, and for everybody who likes it that way.

# The table as text. The commands are the same in every language.
ui-to-text = Show as text
ui-to-board = Show the board
ui-text-command = Your move, or a command
ui-text-help = Type a move as written after its number, or just the number. Other commands: look, moves, undo, hint, rules, log, help.
ui-text-undo-ask = { $name } asks to take back the last move: type allow or refuse.
ui-text-do = Do it
ui-text-now = The table now
ui-text-news = What happens
ui-text-move = { $n } ({ $text }): { $label }
ui-text-hint = { $chance }: { $label }
ui-text-unknown = There is no move or command “{ $text }”. Type help for the list.
ui-yes = yes
ui-no = no
ui-hidden = hidden

# The end of a game
ui-result = Result
ui-place = Place
ui-points = Points
ui-winners =
    { $n ->
        [0] Nobody wins
        [one] { $names } wins
       *[other] { $names } share the win
    }
ui-rematch = Rematch
ui-rematch-ready = To the new table
ui-replay = Replay
ui-lesson-luck = This was a lesson: its dice and cards are the same for everybody.

# A finished game, shown again
replay-name = Replay
replay-under = Under the board
replay-under-chances = Chances
replay-under-hand = Hand
replay-title = Replay: { $game }
replay-none = This game cannot be shown
replay-not-over = It is still being played. Until it is over, everybody sees only what their own seat sees.
replay-not-allowed = Its players keep it to themselves. If you played in it, open this page in the browser you played with.
replay-not-found = There is no such game, or it is not open to everybody. If you were given a link to its table, open that first.
replay-no-moves = Nobody made a move in this game.
replay-to-table = To the table
replay-play = Play
replay-pause = Pause
replay-again = Start over
replay-first = Go to the beginning
replay-last = Go to the end
replay-back = Back one move
replay-forth = Forward one move
replay-turn-back = Previous turn
replay-turn-forth = Next turn
replay-speed = Speed
# A game may have a word of its own for a turn, by the same id.
ui-turn = Turn { $n }
replay-keys = Arrow keys: one move. With Shift: one turn. Space: play or pause. Home and End: beginning and end.
replay-timeline = Position in the game
replay-position = { $turn }, move { $ply } of { $last }
replay-set-up = Before the first move
replay-at-end =
    { $last ->
        [one] The end, after one move
       *[other] The end, after { $last } moves
    }
replay-eyes = Point of view
replay-eyes-open = all hands open
replay-eyes-spectator = a spectator
replay-eyes-you = { $name } (you)
replay-eyes-hands = Shown below: { $name }, who moves next
replay-log = What happened
replay-log-jump = Go to this moment
replay-earlier = Show earlier events
replay-did = { $name }: { $move }
replay-chances = Chances of winning
replay-chances-how = Worked out by the search from a spectator’s point of view: nobody’s hidden cards count, so a swing comes from the game itself. The margin of error is about { $error }.
replay-chances-progress = Worked out { $done } of { $total }
replay-chances-waiting = Working out the chances …
replay-chances-table = The chances as a table
replay-chances-now = Chances at this point
replay-chances-move = Move
replay-swings = Turning points
replay-swing = { $turn }: { $by } for { $name }
replay-swings-none = No single turn decided this game.
replay-swings-wait = They appear once the chances are worked out.
replay-share = Copy the link
replay-share-copied = The link is copied
replay-share-title = A link to this game
replay-share-public = Anybody can open it.
replay-share-link = Anybody who can watch this table can open it.
replay-share-private = Only the players of this table can open it.
replay-export = Download the game
replay-from = Points from
replay-ended = Why it ended:
replay-abandoned = The game was abandoned
replay-abandoned-text = It was left before the end, so there is no winner.
replay-rematch-help = The others are asked. The new table waits until everybody is ready.
replay-rematch-asked = There is a rematch, and your seat is saved.

# What a finished game's choices were worth
review-name = Review
review-choice-of = { $name }: { $turn }
review-costliest-of = The costliest choice: { $name }
review-played = Played
review-best = Best
review-cost = of the chance to win. What was known at the time allowed a better move.
review-as-good = As good as the best, within the margin of error.
review-was-best = The best move.
review-after = By the next choice: { $by }, from luck and from what the others did.
review-whole = The whole game
review-luck = luck and the others
review-own = own choices
review-sum = { $name }: from { $opening } at the first choice to { $result } at the end.
review-progress = Weighing the choices: { $done } of { $total }
review-weighing = Weighing this choice …
review-costliest = The costliest choices
review-no-mistakes = No choice cost more than the margin of error.
review-none = Nobody had a choice to weigh here.
review-how = The search judges every choice in your browser, with what that player could know at the time.
luck-name = Luck and skill
luck-by-luck = luck
luck-by-choices = own choices
luck-by-others = others’ choices
luck-sum = { $opening } before the set-up, { $luck } by luck, { $choices } by own choices, { $others } by what others chose: { $result } in the end.
luck-moments-of = The moments of
luck-stroke = Move { $ply }, luck:
luck-choice = Move { $ply }, a choice:
luck-better = Better:
luck-no-moments = No single moment stands out from the margin of error.
luck-how = Every position was played on { $futures } times, everybody by hunches. Choices are judged by what that player could know at the time. The margin of error is at most { $error }.
luck-progress = The server works it out: { $done } of { $total }
luck-stop = Stop

# Around a lesson
learn-title = Learn { $game }
learn-coach = Coach
learn-progress = { $page } of { $pages }
learn-next = Next
learn-show = Show me where
learn-do-it = Play it for me
learn-suggested = Suggested:
learn-watch = Watch what happens …
learn-strayed = A move of your own, why not? From here on it is your game, with a tip for each decision. You can come back to the lesson whenever you like.
learn-hold = That would be allowed, too. But let us look at this first.
learn-anyway = Play it anyway
learn-back = Back
learn-to-lesson = Back to the lesson
learn-free = Your own game. A tip:
learn-no-tip = Take a look at “What can I do?”, or ask for a hint.
learn-finished = That was your first game
learn-real = Play a real game now
learn-play-on = Play on here
learn-again = Again
learn-finish = Finish the lesson
learn-leave = Leave
learn-fold = Hide the coach
learn-unfold = Show the coach
learn-rules = Rules behind this

# Where the luck of a game comes from: what is proven, and what is not
fair-proven-mine = Nobody could choose this deal: not the server, not the other players, not all of them together. The random number that this browser drew is in it, and was shown only when all others were bound.
fair-proven-mine-but = Nobody could choose this deal freely: the random number that this browser drew is in it, and was shown only when all others were bound. A choice among a few deals was possible, though: see what is not proven.
fair-proven-others = The deal follows from the server’s secret and from random numbers of { $names }. Nobody could choose it if one of these was drawn at random and shown only when all others were bound. This browser cannot tell: none of them is its own, or it noted too little.
fair-proven-server = No player’s random number is in this deal. The server has not changed its secret since it showed the hash; but it could have tried many secrets before, and shown the hash of one that it liked.
fair-proven-bad = What this game shows is NOT what was promised before the deal.
fair-hidden = The players keep the secret, and the hands that follow from it, to themselves.
fair-more = What was checked, what is not proven, and how to check it yourself
fair-secret-good = The secret has the hash that the server showed before the deal.
fair-secret-bad = The secret does NOT have the hash that the server showed before the deal.
fair-promise-before = This browser noted that hash before the deal.
fair-promise-late = This browser noted that hash only during the game.
fair-promise-none = This browser has noted no hash for this table.
fair-promise-bad = The hash is NOT the one that this browser noted earlier.
fair-shares-good = Every random number is the one that was pledged, and a bot’s is the one that anybody can work out.
fair-shares-bad = A random number is NOT the one that was pledged.
fair-shares-none = No player’s random number is in it.
fair-mine-good = The random number that this browser drew is in it.
fair-mine-bad = The random number that this browser drew is NOT in it.
fair-mine-none = This browser gave no random number.
fair-bound-good = When it was shown, everybody else was bound by the same pledges as at the end.
fair-bound-bad = When it was shown, somebody was bound by ANOTHER pledge than at the end.
fair-bound-none = This browser did not note what the others were bound by.
fair-what = When the table was made, the server drew a secret and showed its SHA-256. Whoever was ready had seen that, had drawn a random number and shown its hash, the pledge. When everybody was ready, the random numbers were shown. All dice and cards follow from the secret and all of these numbers.
fair-not-proven = Not proven:
fair-not-hidden = that nobody saw hidden cards: the server knows them all, could pass them on, and moves for the bots.
fair-not-withheld = that it was by accident that { $names } did not show the random number that was pledged: somebody who knew the secret and played together with them could choose among { $deals } deals that way.
fair-not-voided =
    that no start was broken off to get another deal. Random numbers were shown for nothing { $n ->
        [one] once before this deal.
       *[other] { $n } times before this deal.
    }
fair-not-page = that this page is the one that Aerodrome publishes: it comes from the server, and it draws your random number. Anybody who doubts it can play with a program of their own.
fair-not-draws = here, that every draw follows: for that, replay the game as below.
fair-given = What every seat gave
fair-seat-player = { $name }, random number and pledge
fair-seat-withheld = { $name }, pledged and not shown
fair-seat-bot = { $name }, a bot: anybody can work it out
fair-seat-none = { $name }: nothing, the program that played here gave none
fair-promised = SHA-256 of the secret, shown before the deal
fair-revealed = The secret, shown at the end
fair-hash = SHA-256 of that secret, worked out here
fair-seed = The seed of all luck, worked out here
fair-file = Check the game file
fair-file-checking = Checking the file …
fair-file-good =
    { $moves ->
        [one] The file of one move has the same secret, the same hash and the same random numbers, and no line of it was changed.
       *[other] The file of { $moves } moves has the same secret, the same hash and the same random numbers, and no line of it was changed.
    }
fair-file-bad = The file does not fit: another secret, other random numbers, or changed lines.
fair-verify = To check every single draw, download the game and let Aerodrome replay it on your own machine, with what this browser noted:
fair-lobby = How the deal is drawn
fair-lobby-what = The server has drawn a secret and is bound by its hash. When you say that you are ready, this browser draws a random number and binds itself too; when everybody is ready, the numbers are shown. The dice and cards follow from all of them.
fair-lobby-none = gives no random number
fair-lobby-pledged = random number pledged
fair-lobby-shown = random number shown
fair-lobby-waiting = Waiting for the random number of { $names } …
fair-lobby-changed = Somebody changed something while random numbers were shown. Say again that you are ready.

# Tables in this browser, which need no server
local-luck = The dice and cards of this game follow from a random number that this browser drew before the deal. The game file has it: aerodrome verify plays the game again, draw by draw.
local-here = Everybody plays on this screen, so the game runs in your browser and needs no connection.
local-together = On one screen
local-open-file = Open a game file
local-newer = A newer version is here. Your games are kept: load the page again to use it.
local-away = The server cannot be reached. Games against bots and on one screen go on.
local-gone = This game is not kept in this browser.
local-elsewhere = This game goes on in another window.
local-play-here = Play here
local-not-kept = This browser keeps nothing at the moment: the game is gone when you close this page.
local-file-none = This is not a game file.
local-file-cut = The end of the file is missing.
local-file-wrong = Line { $line } of the file was changed, or does not fit the game.
local-file-header = The file says too little about the game, or something that cannot be.
local-file-luck = The luck in the file is not the luck that was promised before the deal.
local-file-other = This game was played with other rules or other cards, or continues another one. The command line can open it: aerodrome replay FILE

## Me

me-title = You
me-guest = You play as a guest. This browser knows you; another one does not.
me-kept = You keep your name: nobody else can take “{ $name }”, and you are the same person wherever you sign in.
me-nobody = Nobody is signed in here. Play, and you get a name of its own accord; or sign in as the person who you are elsewhere.
me-keep-title = Keep your name
me-keep-text = A passkey is kept by your device or your password manager. There is no password, and we do not ask for an e-mail address.
me-keep = Keep my name with a passkey
me-passkeys = Passkeys
me-passkey-more = Make another passkey
me-passkey-name = What to call it
me-passkey-device = My device
me-passkey-made = made { $made }, used { $used }
me-passkey-rename = Rename
me-passkey-remove = Remove
me-passkey-remove-title = Remove “{ $name }”?
me-passkey-remove-text = Nobody can sign in with it any more. Without any passkey you are a guest again, and your name is free for others.
me-passkey-none-here = This browser knows no passkeys. Use a newer one, or a code.
me-passkey-stopped = No passkey was used.
me-sign-in = Sign in with a passkey
me-sign-in-text = Have you kept your name elsewhere? Sign in, and you are the same person here.
me-sign-in-guest = You are { $name } here, a guest. If you sign in as somebody else, this browser forgets { $name }: move that name to another device first, or keep it with a passkey, if you want it back.
me-devices = Devices
me-devices-n = { $n ->
    [one] You are signed in on this device only.
   *[other] You are signed in on { $n } devices.
}
me-code = Play on another device
me-code-text = Open this address there, or type the code under “You”. It works once, for ten minutes. Show it to nobody else: whoever uses it is you.
me-code-picture = The same address as a QR code
me-code-have = I have a code
me-code-use = Sign in
me-sign-out = Sign out
me-sign-out-title = Sign out?
me-sign-out-text = You can sign in again with your passkey.
me-sign-out-guest = You are a guest, and this device is the only one that knows you. Once you have signed out, nobody can be { $name } again. To come back, keep your name first.
me-sign-out-others = Sign out everywhere else

## My games and my profile

mine-title = My games
mine-all = All my games
mine-going = Going on
mine-finished = Finished
mine-none-going = No game is waiting for you.
mine-none-finished = No finished game fits.
mine-game = Game
mine-every-game = All games
mine-result = Result
mine-every-result = All results
mine-won = Won
mine-lost = Not won
mine-given-up = Given up
mine-since = since { $when }
mine-more = Earlier games
mine-next = Further games
mine-nobody = Nobody is signed in here.
profile-title = Profile
profile-none = When you have finished a game, it says here how you play.
profile-played = Games
profile-won = Won
profile-streak = Wins in a row
profile-days = Days in a row
profile-seats = { $n } seats
profile-mean = mean place { $place }
profile-given-up = { $n } given up
profile-pieces = What you like to play
profile-piece = { $text } ({ $n })
profile-for-you = Only you see this.
