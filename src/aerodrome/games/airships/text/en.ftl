# Airships in English.

tagline = Build a company, throw its dice, and raise airships.


## Options

option-chips-per-attempt = Chips per attempt
option-chips-per-attempt-help = Bonus chips that may be added to one throw (AS-7.4).
option-chips-per-attempt-any = any
option-first-seat = First seat
option-first-seat-help = The seat that starts, from 1 (AS-2.9).
option-first-seat-random = random
option-entrepreneurs = Entrepreneurs
option-entrepreneurs-help = Who gets which entrepreneur (AS-2.8).
option-entrepreneurs-by-seat = by seat
option-entrepreneurs-chosen = chosen
option-phases-in-order = Phases in order
option-phases-in-order-help = Must the Hindenburg be built in order? (AS-10.6)
option-phases-in-order-no = no
option-phases-in-order-yes = yes
option-replace-era-card = Replace the era card
option-replace-era-card-help = Turn over another card after the Change of Era? (AS-3.6)
option-replace-era-card-no = no
option-replace-era-card-yes = yes
option-chip-for-no-target = Chip for no target
option-chip-for-no-target-help = A chip for a go without any legal target? (AS-4.6)
option-chip-for-no-target-no = no
option-chip-for-no-target-yes = yes


## Names

colour-white = white
colour-red = red
colour-black = black

country-usa = USA
    .from = from the USA
country-germany = Germany
    .from = from Germany
country-italy = Italy
    .from = from Italy
country-france = France
    .from = from France

department-financiers = Financiers
department-hangars = Hangars
department-captains = Captains
department-engineers = Engineers
department-materials = Materials
department-engines = Engines

figure-needs = needs
figure-target = target
figure-gives = gift
figure-vp = victory points

# Starters.
card-F-S1 = Piggy Bank
card-F-S2 = Uncle’s Loan
card-F-S3 = Penny Shares
card-H-S1 = Old Barn
card-H-S2 = Canvas Tent
card-H-S3 = Fairground Shed

# Era 1.
card-F-11 = Village Bank
card-F-12 = Trading House
card-H-11 = Double Shed
card-H-12 = Brick Hall
card-C-11 = Balloon Pilot
card-C-12 = Harbour Pilot
card-C-13 = Mail Flyer
card-C-14 = Storm Rider
card-I-11 = Apprentice
card-I-12 = Draughtsman
card-I-13 = Stress Analyst
card-M-11 = Silk for Cotton
card-M-12 = Birch Struts
card-M-13 = Bulk Order
card-M-14 = Steel Tubing
card-G-11 = Hand Crank
card-G-12 = Twin Cylinder
card-G-13 = Geared Propeller

# Era 2.
card-F-21 = Merchant Bank
card-F-22 = Stock Exchange
card-F-23 = Royal Patronage
card-H-21 = Revolving Hangar
card-H-22 = Lake Hangar
card-H-23 = World Fair Hall
card-C-21 = Ocean Veteran
card-C-22 = Night Navigator
card-C-23 = Commodore
card-C-24 = Polar Hero
card-I-21 = Chief Fitter
card-I-22 = Gas Chemist
card-I-23 = Aerodynamicist
card-I-24 = Visionary
card-I-25 = Professor Emeritus
card-M-21 = Spun Aluminium
card-M-22 = Alloy Foundry
card-M-23 = Duralumin
card-M-24 = Museum Pieces
card-G-21 = Inline Six
card-G-22 = Diesel Gondola
card-G-23 = Twelve Cylinder
card-G-24 = Perfect Balance
card-G-25 = Record Breaker

# Airships.
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
card-H1 = Hindenburg: { ui-phase-H1 }
card-H2 = Hindenburg: { ui-phase-H2 }
card-H3 = Hindenburg: { ui-phase-H3 }
card-H4 = Hindenburg: { ui-phase-H4 }


## Cards

dice = { $dice } { $colour }
needs = { $dice }, { $target } or more
gives = gives { $gifts }
gifts-said = { $gifts }
gift-dice = { $dice ->
    [one] a { $colour } die
   *[other] { $dice } { $colour } dice
}
gift-chips = { $chips ->
    [one] a one-off bonus chip
   *[other] { $chips } one-off bonus chips
}
gift-imaginary = an imaginary { $colour } { $value }
gift-exchange = an exchange of { $swap }
gift-bonus = +{ $bonus } to throws with { $colour }
gift-bonus-any = +{ $bonus } to any throw
swap = { $paid } { $give } for { $gained } { $get }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
phase-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}, or { $unfinished } if the Hindenburg stays unfinished
face = { $card } ({ $card-id }): { $figures }
card-said = { $card }: { $figures }
listed = { $reconstructed-n ->
    [0] { $card } (all printed)
   *[other] { $card } (reconstructed: { $reconstructed })
}
card-name = { $card } ({ $card-id })


## What happens

first-seat = { $seat } starts.
entrepreneur = { $seat } takes the entrepreneur { $country-from }.
starter = { $seat } is dealt { $card }.
on-board = { $pushed-id ->
    [none] { $card } is turned over.
   *[other] { $card } is turned over, and { $pushed } is pushed out of the game.
}
change-of-era = Change of Era: from now on everybody has a red die as well.
stack-shows = Stack { $stack } shows { $card }.
stack-empty = Stack { $stack } is used up: the Hindenburg may be built.
tries = { $seat } tries for { $card }: { $needs }.
exchanges = { $imaginary ->
    [0] { $seat } uses { $card } and exchanges { $swap }.
   *[other] { $seat } uses { $card } and exchanges { $swap }, the imaginary die among them.
}
throws = { $seat } throws { $colour } { $faces }.
total = { $short ->
    [0] { $seat } has a total of { $total }, enough.
   *[other] { $seat } has a total of { $total }, { $short } short.
}
bonuses = { $seat } uses { $bonuses }.
free-bonus = a free +{ $bonus }
chips = { $chips ->
    [one] 1 bonus chip
   *[other] { $chips } bonus chips
}
fails = { $chips ->
    [0] { $seat } fails.
   *[other] { $seat } fails and receives a bonus chip.
}
wins-expansion = { $old-id ->
    [none] { $seat } wins { $card }.
   *[other] { $seat } wins { $card }, which replaces { $old }.
}
captain-chips = { $lost ->
    [0] { $chips ->
        [one] { $seat } receives 1 bonus chip.
       *[other] { $seat } receives { $chips } bonus chips.
    }
   *[other] { $seat } receives { $chips } of { $printed } bonus chips: the supply has no more.
}
builds-airship = { $seat } builds { $card } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
builds-phase = { $seat } completes { $card }.
wooden-airship = { $seat } receives the wooden airship.
no-target = { $chips ->
    [0] { $seat } has no legal target.
   *[other] { $seat } has no legal target and receives a bonus chip.
}
another-go = { $seat } pays { $cost } bonus chips for another go.
game-over = The game is over. { $rule }


## Questions

ask-entrepreneur = Choose an entrepreneur.
ask-target = Choose a card to try for.
ask-exchange = Exchange dice before the throw for { $card }?
ask-bonus = { $card }: { $total } of { $target }, { $short } short. Use bonuses?
ask-extra-go = Pay { $cost } bonus chips for another go?


## Moves

label-take = take the entrepreneur { $country-from }
label-try = try for { $card }: { $figures }
replaces = replaces { $old }
label-try-nothing = try for an empty field
label-keep = keep the dice as they are
label-exchange = { $imaginary ->
    [0] exchange { $swap }, all of them real
   *[other] exchange { $swap }, the imaginary die among them
}
label-exchange-nothing = exchange dice
label-use = use bonuses: { $short } short, made up by { $bonuses }
label-use-nothing = use bonuses
from-wooden-airship = +{ $bonus } from the wooden airship
from-engine = +{ $bonus } from { $card }
from-chips = { $chips ->
    [one] +1 from a bonus chip
   *[other] +{ $chips } from { $chips } bonus chips
}
label-let-fail = { $supply ->
    [0] let the attempt fail and receive no chip: your supply is empty
   *[other] let the attempt fail and receive a bonus chip
}
label-another-go = pay { $cost } bonus chips for another go
label-end-turn = end the turn


## Chances

way = { $how }
as-they-are = as the dice are
exchanged = { $paid } { $give } exchanged for { $gained } { $get }
imaginary-too = the imaginary die among them
with-bonuses = with { $bonuses }
chips-at-most = { $chips ->
    [one] 1 bonus chip
   *[other] up to { $chips } bonus chips
}


## The table

points-airships = airships
points-expansions = expansions
points-hindenburg = the Hindenburg

fact-chips = your bonus chips
fact-card = you have { $card }
fact-wooden-airship = you have the wooden airship

describe-era = Era { $era }. { $pile ->
    [0] The pile is empty.
    [one] The pile has 1 card.
   *[other] The pile has { $pile } cards.
}
describe-row = { $pushed-id ->
    [none] { $department }, from the left: { $fields }.
   *[other] { $department }, from the left: { $fields }. The row is full: the next card would push out { $pushed } ({ $pushed-id }).
}
describe-row-free = { $department }: all three fields are free.
field-free = free
describe-stack = Stack { $stack }: { $card }. { $covered ->
    [0] It is the last card.
    [one] 1 card below it.
   *[other] { $covered } cards below it.
}
describe-stack-used-up = Stack { $stack } is used up.
describe-phase = { $builder-id ->
    [none] { $card }.
   *[other] { $card }. Built by { $builder }.
}

brief-company = { $seat-you ->
    [yes] { $seat } (you)
   *[no] { $seat }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $chips ->
    [one] 1 bonus chip
   *[other] { $chips } bonus chips
}, dice: { $dice }. { $holds }
brief-powers = At a throw: { $gifts }.
brief-cards = Company: { $cards }.
brief-fleet = Airships: { $airships }.
brief-wooden-airship = Holds the wooden airship.
brief-attempt = { $seat } tries for { $card }.
brief-thrown = Thrown: { $dice }. The best dice make { $total }, { $short } short.
thrown-dice = { $colour } { $faces }
thrown-imaginary = imaginary { $colour } { $value }
brief-made-up = What would make it up: { $bonuses }.


## Only in the browser

ui-financiers-do = Their dice are yours in every throw.
ui-hangars-do = { ui-financiers-do }
ui-captains-do = They bring dice, and bonus chips once, when you win them.
ui-engineers-do = An imaginary die that always shows the same number, on top of three real ones.
ui-materials-do = Before a throw you may exchange dice.
ui-engines-do = They add to a throw, again and again.
ui-board = Departments: expansions to win
ui-stacks = Airships
ui-stack = Stack { $n }
ui-stack-empty = Used up
ui-below = { $n ->
    [0] the last one
   *[other] { $n } below
}
ui-tier-light = light
ui-tier-medium = medium
ui-tier-dark = great
ui-hindenburg = The Hindenburg
ui-hindenburg-closed = Opens once a stack of airships is used up.
ui-hindenburg-open = Open to all. Small stars count if it stays unfinished.
ui-built-by = built by { $name }
ui-era = Era
ui-era-n = Era { $era }
ui-pile = { $n ->
    [0] The pile is empty
    [one] 1 card in the pile
   *[other] { $n } cards in the pile
}
ui-pile-change = { $n ->
    [0] Change of Era comes next
   *[other] Change of Era after { $n } more
}
ui-change-of-era = Change of Era
ui-change-of-era-text = From now on everybody throws a red die as well.
ui-wooden = The wooden airship: +1 to every throw of its owner
ui-wooden-free = The wooden airship waits for the first builder
ui-enlarge = Enlarge { $name }
ui-needs = Needs
ui-target = Target
ui-gives = Gives
ui-vp = Victory points
ui-at-least = { $n } or more
ui-where-from = Where the printed figures come from
ui-belongs = Department
ui-era-starter = a starter
ui-tray = Dice
ui-your-dice = Your dice
ui-dice-of = { $name }’s dice
ui-point-at = Point at a card to see its chance.
ui-tap-at = Tap a card to see its chance.
ui-missing = { $dice } missing
ui-after-exchange = after the exchange
ui-with-chips = { $n ->
    [one] with a chip
   *[other] with { $n }
}
ui-with-free = +{ $n } counted in
ui-or-exchange = or after an exchange { $chance }
ui-tries = { $name } tries for { $card }
ui-adds-wooden = +{ $n } wooden airship
ui-adds-engine = +{ $n } engine
ui-adds-chips = { $n ->
    [one] +1 with a chip
   *[other] +{ $n } with { $n } chips
}
ui-adds-free = +{ $n } without chips
ui-success = Success
ui-failure = Failed
ui-failure-chip = Failed: a bonus chip
ui-short-by = { $n } short
ui-keep = Keep the dice
ui-exchange = Exchange
ui-exchange-imaginary = Exchange, the imaginary die too
ui-use-bonuses = Make up the difference
ui-chips-left = { $n ->
    [0] no chip remains
    [one] 1 chip remains
   *[other] { $n } chips remain
}
ui-no-chip-needed = no chip needed
ui-let-fail = Let it fail
ui-fail-gains = { $supply ->
    [0] your supply has no chip left
   *[other] you get a chip and have { $n }
}
ui-another-go = Another go
ui-pay = { $left ->
    [one] pay { $n } chips, 1 remains
   *[other] pay { $n } chips, { $left } remain
}
ui-end-turn = End the turn
ui-keep-chips = keep all { $n } chips
ui-take-entrepreneur = They are all alike: a white die, and a red one after the Change of Era.
ui-taken = taken
ui-gain = you would gain { $gain }
ui-gain-replaces = replaces { $card }: { $gain }
ui-gain-none = no gain
ui-gain-no-dice = no more dice than before
ui-gain-for = for
ui-gain-chips = { $n ->
    [one] 1 chip
   *[other] { $n } chips
}
ui-gain-wooden = the wooden airship
ui-chance = chance { $chance }
ui-new = new
ui-lacks = lacks
ui-cards-left = { $n ->
    [one] card left
   *[other] cards left
}
ui-stack-opens = so the Hindenburg is open
ui-phase-stars = { $n } points, or { $unfinished } if the Hindenburg stays unfinished
ui-phase-now = now
ui-phase-done = done
ui-part-departments = Cards
ui-part-company = Company
ui-your-fleet = Your fleet
ui-company-of = { $name }’s company
ui-open-company = Open { $name }’s company
ui-entrepreneur = Entrepreneur
ui-no-card = Nothing yet
ui-chips = Bonus chips
ui-chips-state = { $chips } on the board, { $supply } in the supply, { $marks } on the Hindenburg
ui-fleet = Fleet
ui-fleet-none = No airship yet
ui-phases = Phases of the Hindenburg
ui-points-from = airships { $airships }, expansions { $expansions }, the Hindenburg { $hindenburg }
ui-holds-wooden = Holds the wooden airship
# What is drawn on a phase.
ui-phase-H1 = Frame
ui-phase-H2 = Gas Cells
ui-phase-H3 = Gondola
ui-phase-H4 = Engines
# Where the printed figures come from; `cards.toml` has it for each card.
ui-basis-F-S1 = Every starter shows one white die; needs and target follow a review’s example
ui-basis-F-S2 = { ui-basis-F-S1 }
ui-basis-F-S3 = { ui-basis-F-S1 }
ui-basis-H-S1 = { ui-basis-F-S1 }
ui-basis-H-S2 = { ui-basis-F-S1 }
ui-basis-H-S3 = { ui-basis-F-S1 }
ui-basis-F-11 = The rulebook’s first example; its department is assumed
ui-basis-C-11 = A review names this Captain
ui-basis-C-12 = A review (needs, target, chips) and the rulebook’s last page (die)
ui-basis-I-11 = An example in the rulebook
ui-basis-I-13 = The rulebook’s last page
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
ui-basis-G-22 = A review names this Engine
ui-basis-G-24 = An example in the rulebook; what it gives is assumed
ui-basis-L1 = A review
ui-basis-M1 = Needs and target follow an example of unknown kind
