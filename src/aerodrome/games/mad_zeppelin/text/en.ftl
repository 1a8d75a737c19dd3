# Mad Zeppelin in English.
#
# Cargo is named as in “draws wood”, “draws a crate of alcohol”; its form `many` follows a number.

## Terms

-cargo = Cargo
-hold = Hold
-safe = Safe
-search = Search

## The sheet

tagline = Draft Traitors, bribe the guards, and throw the Emperor’s cargo overboard.

option-mode = Mode
option-mode-help = Fly to 20 points or to 30? (MZ-2.4)
option-mode-run = Run, to 20
option-mode-long-haul = Long Haul, to 30
option-first-leader = First leader
option-first-leader-help = The first leader’s seat, from 1 (MZ-2.7).
option-first-leader-random = random
option-cargo-removed = { -cargo } removed
option-cargo-removed-help = { -cargo } cards that leave the game unseen (MZ-2.1).
option-cargo-removed-by-seats = by the number of players
option-airsick = Airsick
option-airsick-help = Traitors that are airsick in each turn (MZ-3.2).
option-airsick-by-seats = by the number of players
option-costs = Prices
option-costs-help = Where prices come from (MZ-1.5).
option-costs-table = from the table
option-costs-level = from the level
option-costs-points = from the points
option-extra-coin = A coin for a card
option-extra-coin-help = Whose { -search } brings a coin, not a card? (MZ-9.2)
option-extra-coin-carlotta = Carlotta’s
option-extra-coin-igor = Igor’s
option-hernan-rolls = Hernan’s re-rolls
option-hernan-rolls-help = How long Hernan may re-roll (MZ-11.2).
option-hernan-rolls-all-turn = all turn
option-hernan-rolls-one-play = one play

## Names

traitor-karl = Karl Steeling
traitor-carlotta = Carlotta Love
traitor-igor = Igor
traitor-henchman = Henchman 111
traitor-jack = Jack Hummerock
traitor-hernan = Hernan Mirante
traitor-ripp = Doctor Ripp
traitor-satine = Satine Rochat
traitor-hans = Hans Walder
traitor-ratatine = Ratatine
traitor-fred = Fred Zamfirescu
traitor-helen = Helen Troy
traitor-tim = Li’l Tim Sly
traitor-shadow = Mr Shadow

title-karl = the Captain
title-carlotta = the Councillor
title-igor = the Taster
title-henchman = the Guard
title-jack = the Machinist
title-hernan = the Lookout
title-ripp = the Doctor
title-satine = the Geologist
title-hans = the Anarchist
title-ratatine = the Clairvoyant
title-fred = the Negotiator
title-helen = the Opportunist
title-tim = the Stowaway
title-shadow = the Shadow

ability-karl = Name a Traitor. Until the turn ends, whoever lays it down loses a coin or a card to you.
ability-carlotta = Nobody can steal from you.
ability-igor = Nothing that others do affects you.
ability-henchman = Every throw costs you 1 coin less.
ability-jack = First-level { -cargo } costs you nothing.
ability-hernan = Re-roll a die, twice in this turn, before you throw.
ability-ripp = Name a Traitor. It cannot be played until the turn ends.
ability-satine = Second-level { -cargo } costs you nothing.
ability-hans = Challenge a rival to match your card’s level: both cards go under the { -hold }, or the rival shows the whole hand.
ability-ratatine = Before you throw, turn up to two dice to any heading.
ability-fred = No ability: he searches more thoroughly than anybody.
ability-helen = Take a coin whenever another player throws { -cargo } overboard.
ability-tim = Lay open a Traitor not yet played: you take over its ability and heading.
ability-shadow = Take over the ability and heading of a Traitor already played this turn.

cargo-wood = wood
    .many = wood
cargo-lead = lead
    .many = lead
cargo-coal = coal
    .many = coal
cargo-ore = ore
    .many = ore
cargo-steel = steel
    .many = steel
cargo-diamonds = diamonds
    .many = diamonds
cargo-gold = gold
    .many = gold
cargo-strange = strange materials
    .many = strange materials
cargo-alcohol = a crate of alcohol
    .many = crates of alcohol
cargo-small = a small mysterious crate
    .many = small mysterious crates
cargo-large = a large mysterious crate
    .many = large mysterious crates

card-wood = Wood
card-lead = Lead
card-coal = Coal
card-ore = Ore
card-steel = Steel
card-diamonds = Diamonds
card-gold = Gold
card-strange = Strange materials
card-alcohol = Alcohol
card-small = Small crate
card-large = Large crate

face-north = North
    .full = North (blue)
face-east = East
    .full = East (yellow)
face-south = South
    .full = South (red)
face-west = West
    .full = West (green)
face-choose = leader’s choice
    .full = leader’s choice
face-black = black
    .full = black

note-played = already played
note-laid-open = laid open
note-own-hand = in your own hand
note-out = out of play
note-passed-on = passed on by you

## Amounts

n-coins = { $coins ->
    [0] no coin
    [one] { $coins } coin
   *[other] { $coins } coins
}
n-cards = { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}
n-from-safe = { $coins ->
    [0] nothing: the { -safe } is empty
   *[other] { n-coins }
}
n-cost = { $coins ->
    [0] nothing
   *[other] { n-coins }
}
heap = { $count ->
    [one] { $cargo }
   *[other] { $count } { $cargo-many }
}

## What happens

set-up = The { -hold } has { $hold } cards, 10 Journeys among them; { $removed ->
    [0] no { -cargo }
    [one] { $removed } { -cargo } card
   *[other] { $removed } { -cargo } cards
} left the game unseen.
first-journey = { $seat } draws a Journey, puts it back and takes { n-from-safe }.
first-card = { $seat } begins with { $cargo }.
turn = Turn { $turn }: { $leader } leads. { $airsick ->
    [0] Nobody is airsick.
    [one] { $airsick } Traitor is airsick.
   *[other] { $airsick } Traitors are airsick.
}
dealt = { $seat } is dealt { $traitor }.
picked = { $seat } picks a Traitor and { $left ->
    [0] leaves none
   *[other] passes on { $left }
}.
keeps = { $seat } keeps { $traitor }.
peeks = { $seat } looks at the Traitors out of play: { $traitors-n ->
    [0] none
   *[other] { $traitors }
}.
rolled = The dice show { $first-full }, { $second-full } and { $third-full }.
die-set = { $seat } sets die { $die } to { $heading-full }.
all-black = All dice are black: nothing can be thrown overboard this turn.
lays-down = { $seat } lays down { $traitor }, { $title }.
blocked = { $seat } shows { $traitor }, who is blocked, and is passed over.
no-traitor = { $seat } has no Traitor left and is passed over.
steals-coin = { $seat } steals a coin from { $victim }.
steals-card = { $seat } steals a card from { $victim }.
stolen-card = The stolen card is { $cargo }.
escapes = { $seat } cannot rob { $victim }: { $protected ->
    [0] there is nothing to take
   *[other] { $victim } is protected
}.
search = { $seat } searches: { n-coins }, { n-cards }.
journey = { $seat } draws Journey { $journey } of 10 and takes { n-from-safe }.
drawn = { $seat } draws { $cargo }.
drawn-from-below = { $seat } draws { $cargo }{ $other-id ->
    [none] {""}
   *[other] {" "}or { $other }
} from the bottom of the { -hold }.
names = { $namer-id ->
    [karl] { $seat } has { $namer } name { $traitor }: whoever lays down { $traitor } will be robbed.
    [ripp] { $seat } has { $namer } name { $traitor }: { $traitor } cannot be played this turn.
    [shadow] { $seat } has { $namer } copy { $traitor }.
   *[other] { $seat } has { $namer } name { $traitor }.
}
names-too-late = { $seat } has { $namer } name { $traitor }, who is on the table already: nothing comes of it.
laid-open = { $traitor } is laid open from the hand of { $holder } and cannot be played this turn.
laid-open-from-out = { $traitor } is laid open from among those out of play and cannot be played this turn.
nobody-shows = Nobody shows { $traitor }, who stays in a hand that { $protector } protects.
acts-as = { $seat } acts as { $traitor }{ $heading-id ->
    [none] .
   *[other] , heading { $heading-full }.
}
rerolls = { $seat } re-rolls die { $die }: { $face-full }.
shows = { $seat } shows { $cargo } for a challenge.
challenges = { $seat } challenges { $rival } to match it.
matches = { $seat } matches it with { $cargo }.
hand-shown = { $seat } has no { -cargo } of level { $level } and shows the whole hand.
hand-holds = { $seat } holds { heap }.
no-hand = { $seat } has no card to show.
under = Both go under the { -hold } ({ $cargo }); nobody knows in which order.
throws = { $seat } shows { $cargo } to throw overboard: { $coins ->
    [0] it costs nothing
   *[other] { n-coins }
}.
pays-crate = { $seat } pays with { $cargo }{ $coins ->
    [0] .
   *[other] {" "}and gets { n-coins } back.
}
pays-coins = { $seat } pays { n-coins } to the { -safe }.
overboard = { $seat } throws { $cargo } overboard and has { points }.
helen = { $coins ->
    [0] { $seat } gains nothing by { $traitor }: the { -safe } is empty.
   *[other] { $seat } takes { n-coins }, thanks to { $traitor }.
}
alcohol = { $seat } places { $cargo }.
play-ends = { $seat } is done.
has-points = { $seat } has { points } and { n-coins }.
is-over = The game is over: { $rule ->
    [1602] the goal has been reached
    [1603] the tenth Journey is out, and the Nostria docks
   *[other] it has lasted a hundred turns
}.

## Traitors

headed = { $heading-id ->
    [none] No heading.
   *[other] { $heading-full }.
}
has-ability = { $ability }
search-brings = { $coins ->
    [0] { $cards ->
        [0] { -search } brings neither coin nor card.
       *[other] { -search } brings no coin and { n-cards }.
    }
   *[other] { -search } brings { n-coins } and { n-cards }.
}
die-missing = No die shows this heading.

## Questions

ask-pick = Pick a Traitor; the others are passed on.
ask-die = You lead: which heading for die { $die }?
ask-play = Lay down a Traitor.
ask-steal = { $thief } robs { $victim } for you: take a coin or a card?
ask-action = { $traitor } is on the table. What do you do?{ $why-n ->
    [0] {""}
   *[other] {" "}{ $why }
}
ask-name = Name a Traitor, as { $namer }.
ask-change = Turn a die to another heading? { $changes ->
    [one] You can still turn one.
   *[other] You can turn { $changes }.
}
ask-show = Show a card from your hand for the challenge.
ask-rival = Whom do you challenge with { $cargo }?
ask-answer = { $seat } challenges you with { $cargo }: show a card of level { $level }, or your hand.
ask-pay = You owe { n-coins } for { $cargo }. How do you pay?

why-thrown = You have thrown.
why-nothing-taken-over = Without an ability taken over, { $traitor } cannot throw.
why-heading-not-shown = No die shows { $heading-full }: nothing can be thrown.
why-cannot-pay = You cannot pay for any { -cargo } that you hold.
why-no-cargo = You hold no { -cargo } that can be thrown.

## Moves

label-pick = pick { $traitor }, { $title }. { $facts }
label-play = lay down { $traitor }, { $title }. { $facts }
label-name = name { $traitor }{ $note-id ->
    [none] {""}
   *[other] , { $note }
}
label-set-die = set die { $die }{ $face-id ->
    [none] {""}
   *[other] , now { $face-full },
} to { $heading-full }
label-change-no-more = leave the dice as they are
label-use-ability = { $traitor-id ->
    [none] use an ability
   *[other] use the ability of { $traitor }. { $ability }
}
label-reroll = re-roll die { $die }{ $face-id ->
    [none] {""}
   *[other] , now { $face-full }
}
label-throw = throw { $cargo } overboard: { points }, costs { n-cost }
label-throw-strange = throw { $cargo } overboard: a point for each of your first-level { -cargo }, costs { n-cost }
label-place-alcohol = place { $cargo }: your throws become 1 coin cheaper
label-end-play = end the play
label-show = show { $cargo } (level { $level })
label-show-hand = show your whole hand: you have no card of that level
label-rival = challenge { $rival }, who holds { n-cards }
label-empty-seat = challenge seat { $n }
label-steal-coin = steal a coin
label-steal-card = steal a card, drawn blindly from the hand
label-pay-coins = pay { n-coins }
label-pay-crate = pay with { $cargo }, worth { n-coins }{ $back ->
    [0] {""}
    [one] , { $back } coin back
   *[other] , { $back } coins back
}

## Where points come from, and reasons of hints

points-cargo = { -cargo }
points-strange = strange materials
points-levels = all four levels

fact-coins = your coins
fact-hand = the cards in your hand
fact-laid-out = you have { $cargo } in front of you
fact-goal = you have reached { points }

## The table

status = { $round ->
    [0] The draft.
   *[other] Round { $round } of the turn.
} The { -hold } has { $hold ->
    [one] { $hold } card
   *[other] { $hold } cards
}; { $journeys } of 10 Journeys lie out. The { -safe } has { $safe ->
    [one] { $safe } coin
   *[other] { $safe } coins
}.
lies-under = Under the { -hold }: { $cargo }.
one-of-two = One of two is left under the { -hold }: { $first } or { $second }.
played = Played this turn: { $traitors }.
all-laid-open = Laid open by { $namer }: { $traitors }.
unshown = Nobody has shown { $traitor }: { $keepers } holds it, protected by { $protector }.
passed-to-you = Passed on to you in the draft: { $traitors }.
known-out = You know to be out of play: { $traitors-n ->
    [0] nobody
   *[other] { $traitors }
}.

brief-turn = Turn { $turn }, to { $goal } points. { $leader } leads.
brief-dice = Dice: { $dice }. Journeys { $journeys } of 10, { -safe } { $safe }.
die = { $face-id ->
    [none] not rolled yet
   *[other] { $face-full }
}
brief-blocked = Blocked by { $namer }: { $traitors }.
brief-spared = { $seat-you ->
    [yes] Not blocked for you, whom { $protector } protected: { $traitors }.
   *[no] Not blocked for { $seat }, whom { $protector } protected: { $traitors }.
}
brief-player = { $seat-you ->
    [yes] { $seat } (you)
   *[no] { $seat }
}: { points }, { n-coins }, { n-cards } in hand, { $traitors }.{ $more-n ->
    [0] {""}
   *[other] {" "}{ $more }
}
held = { $traitors ->
    [0] no Traitor
    [one] { $traitors } Traitor
   *[other] { $traitors } Traitors
}{ $current-id ->
    [none] {""}
   *[other] , current Traitor { $current }
}{ $role-id ->
    [none] {""}
   *[other] {" "}acting as { $role }
}
thrown = Overboard: { $cargo }.
known = { $seat-you ->
    [yes] Everybody knows you hold { $cargo }.
   *[no] Surely holds { $cargo }.
}
robs = Will rob whoever lays down { $traitors }.
own-hand = Your hand: { $cargo-n ->
    [0] nothing
   *[other] { $cargo }
}. Your Traitors: { $traitors-n ->
    [0] none
   *[other] { $traitors }
}.

## The list of all cards

list-traitor = { $traitor }, { $title }. { $facts } { $printed ->
    [1] [printed]
   *[0] { $traitor-id ->
        [carlotta] [{ -search } doubtful: the rules print it between { $traitor } and Igor; see the option extra_coin]
        [igor] [{ -search } doubtful: the rules print it between Carlotta Love and { $traitor }; see the option extra_coin]
       *[other] [{ -search } doubtful]
    }
}
list-cargo = { $cargo }: level { $level }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $use }
list-use-throw = { points }, price { $price } { n-printed }
list-use-strange = a point for each of your first-level { -cargo }, price { $price } { n-printed }
n-printed = { $printed ->
    [1] [printed]
   *[0] [reconstructed: price]
}
list-use-alcohol = placed for nothing, makes your throws 1 coin cheaper [printed]
list-use-crate = worth { n-coins } while paying [printed]
list-seats = { $seats } players: { $removed ->
    [one] { $removed } { -cargo } card
   *[other] { $removed } { -cargo } cards
} removed, { $airsick ->
    [one] { $airsick } Traitor
   *[other] { $airsick } Traitors
} airsick [reconstructed]
list-die = Each die: { $faces } [inferred from the symbols explained]

## What only the browser says

ui-face-choose = leader’s choice
ui-face-black = black, removed
# On the compass, on dice and beside faces.
ui-letter-north = N
ui-letter-east = E
ui-letter-south = S
ui-letter-west = W
ui-no-heading = no heading

ui-search = { -search }: { n-coins }, { n-cards }
ui-search-doubtful = We are not sure whether this { -search } belongs to Carlotta Love or to Igor; a house rule swaps them.

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

ui-level = Level { $level }
ui-alcohol-use = placed for nothing: your throws cost 1 less
ui-alcohol-short = −1 each
ui-crate-use = pays { n-coins }
ui-strange-use = a point for each first-level { -cargo } in front of you
ui-price-why = Price { $full }{ $reasons } = { $price }
ui-less-alcohol = {" "}− { $n } for alcohol
ui-less-henchman = {" "}− 1 for Henchman 111
ui-free-jack = , free with Jack Hummerock
ui-free-satine = , free with Satine Rochat
ui-price-option = The price comes from an option of this table.
ui-prices-made-up = What { -cargo } costs:

ui-flight-path = Flight path: { $n } of 10 Journeys
ui-journey-next = The Nostria docks with the tenth. { $left } of the { $hold } cards in the shuffled { -hold } are Journeys.
ui-hold = { -hold }
ui-hold-count = The { -hold }: { n-cards } to draw
ui-under-this = Under the { -hold }: { $what }
ui-safe = { -safe }
ui-safe-count = The { -safe }: { n-coins }
ui-compass = Heading
ui-dice-are = Dice: { $faces }
ui-dice-not-yet = The dice are rolled after the draft
ui-die = Die { $n }: { $face }
ui-set-to = Set die { $n } to { $heading }
ui-choose-die = Choose die { $n }, now { $face }
ui-reroll = Roll die { $n } again, now { $face }
ui-changes-left = Dice you may still turn: { $n }
ui-turn = Turn { $n }
ui-round = Round { $round }
ui-aboard = Aboard
ui-below = Ground
ui-draft = Draft

ui-leader = leads this turn
ui-plays = plays now
ui-traitors-held = Traitors in hand: { $n }
ui-cargo-held = { -cargo } in hand: { $n }
ui-coins-held = Coins: { $n }
ui-points-held = Points: { $n } of { $goal }
ui-no-traitor-yet = no Traitor laid down yet
ui-acts-as = acts as { $name }
ui-threw-nothing = threw nothing
ui-nothing-thrown = nothing thrown yet
ui-all-levels = all four levels: +1
ui-look-seat = What is known about { $name }
ui-look-traitor = { $name }, { $title }
ui-challenge = Challenge
ui-challenge-name = Challenge { $name }
ui-ground = On the ground below { $name }: { $thrown }; { ui-points-held }

ui-known-hand = Certainly in hand:
ui-known-mine = Everybody knows you hold:
ui-known-nothing = { $n ->
    [one] This card is not known.
   *[other] None of these { $n } cards is known.
}
ui-known-rest = and { $n } unknown
ui-hand-empty = The hand is empty.
ui-seen-traitors = Traitors seen this turn:
ui-seen-none = None so far.
ui-robs = Robs whoever lays down
ui-from-cargo = { -cargo }
ui-from-strange = { card-strange }
ui-from-levels = All four levels
ui-rerolls-of = May still re-roll dice: { $n }

ui-note-played = played by { $name }
ui-note-open = laid open by Tim, cannot be played
ui-note-seen = in the hand of { $name }, as everybody knows
ui-note-kept = nobody shows it: { $name } may hold it, protected by Igor
ui-note-seen-out = out of play, seen by everybody
ui-note-blocked = blocked by Doctor Ripp
ui-note-spared = not for { $name }, protected by Igor
ui-note-spares-me = named by Doctor Ripp, but not blocked for you: Igor protected your hand
ui-note-marked = { $name } robs whoever lays it down
ui-note-mine = in your hand
ui-note-out = out of play: you have looked
ui-note-passed = you passed it on in the draft
ui-note-copied = { $name } acts as this one
ui-note-unknown = nobody has shown it
ui-gallery = The fourteen Traitors
ui-name-this = Name { $name }
ui-name-noted = { ui-name-this }: { $notes }

ui-pick-title = Passed to you: keep one
ui-you-hold = you hold { $name }
ui-pick-waiting = { $name } picks a Traitor; { $n } go round.
ui-your-traitors = Your Traitors
ui-your-cargo = Your { -cargo }
ui-no-cargo = no { -cargo } in hand
ui-peeked = Out of play (only you know)
ui-your-play = Your play
ui-turn-dice = Set the dice
ui-whom = Whom do you challenge?
ui-still-owed = then { n-coins } still to pay
ui-coins-left = { n-coins } left
ui-points-become = { $from } → { points }
ui-cards-known = { n-cards }, { $known } known
ui-could-throw = ✓ { $cargo }: +{ $gain }
ui-free = free
ui-tap-to-read = Tap a face to read what that Traitor can do.
ui-use-ability = Use the ability
ui-end-play = End the play
ui-leave-dice = Leave the dice
ui-show-hand = Show the whole hand
ui-ability-done = used
ui-heading-shown = A die shows { $heading }: you may throw { -cargo }.
ui-heading-missing = No die shows { $heading }: nothing can be thrown.
ui-heading-none = Until you take over an ability, you cannot throw { -cargo }.
ui-all-black = All dice are black: nobody can throw { -cargo } this turn.
ui-thrown-already = You have thrown { -cargo } in this play.
ui-drag-hint = Click { -cargo } to throw it, or drag it to the ground.
ui-no-die-shows = no die shows it
ui-die-shows = a die shows it

ui-steal-from = { $name } has laid down { $traitor }. Take:
ui-steal-coin = a coin
ui-steal-card = a card, drawn blindly
ui-owes = Overboard: { $cargo }. Still owed:
ui-pay-coins = Pay { n-coins }
ui-challenged-with = { $name } challenges you: { $cargo } ({ ui-level }).
ui-match-level = Show a card of level { $level } from your hand.
ui-show-one = Show a card from your hand; the rival must match its level.
ui-protected = protected by Igor
