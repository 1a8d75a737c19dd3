# Zeppeldrome in English.

-machine = Chunk-Chunk Machine
-ladder = Leapfrog Ladder
-any-vector = one vector in any direction
-section-help = Section { $letter } of the course: “random” is one of its hazards, “any” may be empty, “none” leaves it out (ZD-1.3).

## Names

card = card { $n }
    .capital = Card { $n }

colour-yellow = Yellow
    .dirigible = the Yellow dirigible
colour-blue = Blue
    .dirigible = the Blue dirigible
colour-red = Red
    .dirigible = the Red dirigible
colour-green = Green
    .dirigible = the Green dirigible

direction-forward = forward
direction-back = back
direction-up = up
direction-down = down
direction-up-forward = up-forward
direction-down-forward = down-forward
direction-up-back = up-back
direction-down-back = down-back
direction-any = in any direction

symbol-gears = gears are open, pistons closed
symbol-pistons = pistons are open, gears closed

barrier-nothing = nothing
barrier-edge = the edge of the course
barrier-wind = the headwinds
barrier-fog = the fog
barrier-gate-from-above = a gate that cannot be entered from above or below
barrier-other-gate = a gate of another colour
barrier-blocked-space = a blocked space
barrier-closed-space = the closed Machine
barrier-dirigible = another dirigible
barrier-old-folk = an Old Folk
barrier-lemming = a Lemming

section-ballast = A Bit of Ballast
section-inspiration = Inspiration Point
section-slalom-1 = Slalom 1
section-headwinds = Headwinds
section-slalom-2 = Slalom 2
section-machine = { -machine }
section-fog = Obscuring Fog
section-fans = Ravenous Fans
section-folks = Four Old Folks Looking for the Farmer’s Market
section-press-boxes = Press Boxes
section-lemmings = Tragic Lemming “Migration”
section-empty = Clear Skies

basis-ballast = nine marked spaces
basis-inspiration = nothing more is known
basis-slalom-1 = each colour has the row of its start, then shifts by one
basis-headwinds = nothing more is known
basis-slalom-2 = three blocked spaces, and gates that cannot be passed by
basis-machine = spaces of one symbol touch only diagonally
basis-fog = nothing more is known
basis-fans = nothing more is known
basis-folks = four Old Folks
basis-press-boxes = nothing more is known
basis-lemmings = five of seven Lemmings
basis-empty = nothing more is known

trick-supply = Supply Balloon
trick-stowaway = Light-Fingered Stowaway
trick-reverse = Upside-Down Anemometer
trick-marshal = Honorary Marshal
trick-ladder = { -ladder }

trick-does-supply = draw two cards
trick-does-stowaway = take one card at random from the hand
trick-does-reverse = in Movement this turn, the sequence runs from last place to first
trick-does-marshal = move the hazards this turn, in place of whoever is last
trick-does-ladder = in Movement this turn, the first time the ship bounces off an obstacle and the space beyond is open, it lands there; only that uses it up

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

move-pass = pass
move-pay-nothing = pay nothing and do without it
move-keep = keep the cards you have
move-stop = follow no open arrow: the card is over
move-drop = drop ballast
move-drop-not = keep your ballast
move-collect = collect the ballast token
move-collect-not = leave it where it is
move-open-gears = open the gears
move-open-pistons = open the pistons
move-folks-done = move no more Old Folks
move-lemmings-done = no more Lemmings

## What happens

course-section = Section { $letter ->
        [0] A
        [1] B
        [2] C
       *[3] D
    }: { $section }.
first = { $seat } is in first place to begin with.
takes-colour = { $seat } takes { $colour-dirigible }.
starts-at = { $seat } starts in row { $row }.
sets-machine = { $changed ->
        [0] { $seat } leaves the { -machine } as it is: { $symbol }.
       *[1] { $seat } sets the { -machine }: { $symbol }.
    }
turn = Turn { $n }. All choose a flight plan in secret.
draws = { $seat } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
has-drawn = { $seat } has drawn { $drawn }.
reshuffle = The discards are shuffled into a new pile of { $n ->
        [one] one card
       *[other] { $n } cards
    }.
has-chosen = { $seat } has chosen { $card }, face { $up ->
        [0] down
       *[1] up
    }.
flies-plan = { $seat } flies { $plan }.
leaves-face-down = { $seat } leaves the flight plan face down: { -any-vector }.
has-no-card = { $seat } has no card: { -any-vector }.
action-round = Action cards, round { $n }.
plays = { $seat } plays { $card }.
is-target = { $seat } is the target: { $choice }.
passes = { $seat } passes.
pays = { $seat } pays with { $card }.
new-chit = { $seat } has a new chit { $before ->
        [0] after
       *[1] before
    } the flight plan: { $direction }.
no-chit-left = { $seat } gets no chit: there are none left.
loses-chit = { $seat } loses a chit: { $direction }.
no-chit-to-lose = { $seat } has no chit to lose.
deactivated = { $up ->
        [0] { $seat } had a plan that was face down already.
       *[1] { $seat } must turn the flight plan face down: { -any-vector } is left.
    }
loses-chits = { $n ->
        [0] { $seat } had no chits to lose.
        [one] { $seat } loses a chit.
       *[other] { $seat } loses { $n } chits.
    }
steals = { $found ->
        [0] { $seat } finds nothing to steal.
       *[1] { $seat } steals a card from { $victim }.
    }
has-stolen = { $seat } has stolen from { $victim }: { $stolen }.
reversed = In this turn Movement runs from last place to first.
marshal = { $seat } moves the hazards in this turn.
ladder = { $seat } has a { -ladder } for the next obstacle.
movement = Movement.
moves = { $seat } moves { $direction } to row { $row }, column { $column }.
bounces = { $seat } moves { $direction } and bounces off { $barrier }.
leaps = { $seat } leaps { $direction } over an obstacle to row { $row }, column { $column }.
collects = { $seat } collects ballast: { $n ->
        [one] one token
       *[other] { $n } tokens
    } now.
drops = { $seat } drops ballast and rises to row { $row }, column { $column }.
bonus = { $seat } is cheered on to an extra vector.
loses-vector = { $seat } is held up by fans and loses { $direction-id ->
        [none] the vector of the face-down card
       *[other] a vector: { $direction }
    }.
stops = { $seat } follows no open arrow.
plan-over = { $seat } has flown the plan.
plan-shown = { $seat } has flown the plan, and shows { $shown }.
moves-folk = { $seat } moves Old Folk { $folk } { $direction }.
moves-lemming = { $fell ->
        [0] { $seat } moves Lemming { $lemming } down.
       *[1] { $seat } lets Lemming { $lemming } fall off the course.
    }
new-lemming = { $seat } lets Lemming { $lemming } drop in at the top.
discards = { $seat } discards { $card }.
finish = { $seat } has reached the finish line!
game-over = The game is over. { $rule }

## Cards

card-in-full = { $card }: { $plan }. Action: { $action }
plan = { $vectors }
vector = { $direction }{ $paid ->
        [0] {""}
       *[1] {" "}for a card
    }
fork =
    { $inner ->
        [0] either { $ways }
       *[1] ({ $ways })
    }
way = { $vectors }
other-way = or { $vectors }
action-of-card = { $choices }
choice = { $effects }
other-choice = or { $effects }
chit-before =
    { $direction-id ->
        [any] a chit of any direction
       *[other] a chit “{ $direction }”
    } before the plan{ $paid ->
        [0] {""}
       *[1] , if you discard another card for it
    }
chit-after =
    { $direction-id ->
        [any] a chit of any direction
       *[other] a chit “{ $direction }”
    } after the plan{ $paid ->
        [0] {""}
       *[1] , if you discard another card for it
    }
move-at-once = the ship moves { $direction } at once{ $paid ->
        [0] {""}
       *[1] , if you discard another card for it
    }
remove-chit = remove a chit
deactivate-card = deactivate the flight-plan card
deactivate-plan = deactivate the flight plan, chits and all
do-trick = { $trick } ({ $does })
listed-section = { $section }: { $rows } [{ $named ->
        [0] reconstructed: spaces, name
       *[1] reconstructed: spaces
    }; { $basis }]
listed-row = { $marks }
listed-mark = { $mark }
listed-card = { $card-capital }: { $plan } | { $action } [{ $printed ->
        [0] reconstructed: plan, action
        [1] reconstructed: action
        [2] reconstructed: plan
       *[3] printed
    }]

## Questions

question = { $asks }
about-card = { $card-capital }{ $target-id ->
        [none] {""}
       *[some] {" "}on { $target }
    }: { $action }. { $asks }
which-vector = { $asks } { $plan }

asks-colour = Which dirigible do you take?
asks-machine = { -machine }: which symbol do you open?
asks-plan = Choose a flight plan in secret: face up, or face down for a single vector of any direction.
asks-action = Play a card for its action, or pass?
asks-target = On whom do you play it?
asks-choice = Which of its choices?
asks-direction = Which way should the chit point?
asks-extra = Discard a card for the open part of the action?
asks-remove = Which chit do you remove?
asks-folks = Do you move the Old Folks? Each may move one space.
asks-lemmings = Which Lemmings do you move down? At least one must; then new ones may drop in.
asks-fly = Which vector do you fly?
asks-pay = Which card do you discard for the open arrow?
asks-drop = Your vector is flown. Do you drop ballast?
asks-lose = Somebody else’s fans hold you up: which arrow do you lose?
asks-bonus = Your own fans cheer: you may fly an extra vector in any direction.
asks-collect = Do you collect the ballast token? Your ship then sinks one row, if it can.
asks-discard = Do you discard any cards you do not want?

## Moves

label-plan = fly { $plan }
label-face-down = leave { $card } face down
label-play = play { $card }: { $action }
label-discard = discard { $discarded }
label-colour = { $colour-dirigible }
label-on-seat = on seat { $seat }
label-on = on { $seat-you ->
        [yes] yourself
       *[no] { $seat }
    }: { $where }
label-choice = choice { $n }
label-direction = { $direction }
label-remove = chit { $n } { $before ->
        [0] after
       *[1] before
    } the card{ $direction-id ->
        [none] {""}
       *[other] : { $direction }
    }
label-fly = { $direction }{ $paid ->
        [0] {""}
       *[1] , for a card
    }{ $barrier-id ->
        [nothing] {""}
       *[other] : bounces off { $barrier }
    }
label-lose =
    lose the “{ $direction }” arrow{ $paid ->
        [0] {""}
       *[1] , for a card
    }
label-folk = Old Folk { $folk } goes { $direction }
label-lemming = Lemming { $lemming } at row { $row }, column { $column } { $falls ->
        [0] moves down
       *[1] falls off the course
    }
label-some-lemming = Lemming { $lemming } moves down
label-new-lemming = a new Lemming drops into column { $column }
label-machine = { $symbol }{ $now ->
        [0] {""}
       *[1] {" "}(as now)
    }
label-drop = drop a ballast token and rise one space ({ $n } left)
label-no-bonus = no extra vector
label-move = { $move }

## Points, and what is good for somebody

points = { $points ->
        [one] { $points } column
       *[other] { $points } columns
    }
columns-reached = columns reached
fact-points = { $seat-you ->
        [yes] your columns
       *[no] the columns of { $seat }
    }
fact-hand = the cards in your hand
fact-first = you are in first place
fact-past = you are past { $section }
fact-ballast = you have a ballast token

## The table

course = Turn { $turn }. The course has { $rows } rows and { $columns } columns; column { $columns } is the finish line. { $sections-n ->
        [0] There are no hazard sections.
       *[other] Sections: { $sections }.
    }
section-from = { $section } from column { $column }
machine-now = The { -machine }: { $symbol }.
ballast-lies = Ballast lies at { $places }.
folks-stand = Old Folks stand at { $places }.
lemmings-flap = Lemmings flap at { $places }.
space = row { $row }, column { $column }
pile =
    The pile has { $pile ->
        [0] no cards
        [one] one card
       *[other] { $pile } cards
    }. { $discards-n ->
        [0] There are no discards.
       *[other] Discards: { $discards }.
    } { $chits ->
        [0] No chits are
        [one] One chit is
       *[other] { $chits } chits are
    } left.
card-number = { $n }
captain = { $seat }{ $seat-you ->
        [yes] {" "}(you)
       *[no] {""}
    }{ $colour-id ->
        [none] {""}
       *[other] , { $colour }
    }: { $where }; { $has }.{ $more-n ->
        [0] {""}
       *[other] {" "}{ $more }
    }
not-on-course = not yet on the course
where = row { $row }, column { $column }{ $section-id ->
        [none] {""}
       *[other] {" "}({ $section })
    }
hand-size = { $n ->
        [0] no cards
        [one] one card
       *[other] { $n } cards
    } in hand
ballast-size = { $n ->
        [one] one ballast token
       *[other] { $n } ballast tokens
    }
a-ladder = a { -ladder }
plan-left = { $parts-n ->
        [0] Plan: flown.
       *[other] Plan: { $parts }.
    }
chit-left = chit “{ $direction }”
card-left =
    { $plan }{ $flown-n ->
        [0] {""}
       *[other] {" "}(flown so far: { $flown })
    }
any-vector = any direction
lies-face-down = Face down lies { $laid }.
known = You know of { $cards }.
hand =
    { $cards-n ->
        [0] Your hand: no cards.
       *[other] Your hand. { $cards }
    }
hand-card = { $card-capital }: { $plan }. Action: { $action }.

## The course as a picture of characters

picture-ships = Y> B> R> G> dirigibles
picture-finish = | finish line
picture-ballast = b ballast
picture-inspiration = i { section-inspiration }
picture-slalom-1 = (Y gate
picture-headwinds = ~~ wind
picture-slalom-2 = (Y gate, ## blocked
picture-machine = #g #p closed
picture-fog = :: fog
picture-fans = *Y fans
picture-folks = O1 Old Folk
picture-press-boxes = ## Press Box
picture-lemmings = L1 Lemming
picture-title = { card.capital }
picture-action = Action: { $action }
picture-described = Flight plan: { $plan }. Action: { $action }.

## The sheet

tagline = Race along a course of hazards by secret flight plans that everybody meddles with.

option-rows = Rows
option-rows-help = Rows of the course (ZD-1.1).
option-rows-five = five
option-rows-seven = seven
option-ballast = Ballast
option-ballast-help = Ballast tokens on A Bit of Ballast (ZD-9.1).
option-ballast-nine = nine
option-ballast-eight = eight
option-section-a = Section A
option-section-a-help = { -section-help(letter: "A") }
option-section-a-random = random
option-section-a-ballast = { section-ballast }
option-section-a-inspiration = { section-inspiration }
option-section-a-slalom-1 = { section-slalom-1 }
option-section-a-empty = empty
option-section-a-any = any
option-section-a-none = none
option-section-b = Section B
option-section-b-help = { -section-help(letter: "B") }
option-section-b-random = random
option-section-b-headwinds = { section-headwinds }
option-section-b-slalom-2 = { section-slalom-2 }
option-section-b-empty = empty
option-section-b-any = any
option-section-b-none = none
option-section-c = Section C
option-section-c-help = { -section-help(letter: "C") }
option-section-c-random = random
option-section-c-machine = { section-machine }
option-section-c-fog = { section-fog }
option-section-c-fans = { section-fans }
option-section-c-empty = empty
option-section-c-any = any
option-section-c-none = none
option-section-d = Section D
option-section-d-help = { -section-help(letter: "D") }
option-section-d-random = random
option-section-d-folks = { section-folks }
option-section-d-press-boxes = { section-press-boxes }
option-section-d-lemmings = { section-lemmings }
option-section-d-empty = empty
option-section-d-any = any
option-section-d-none = none
option-first-seat = First seat
option-first-seat-help = The seat that starts in first place, from 1 (ZD-2.1).
option-first-seat-random = random

## Only in the browser

ui-section-folks = Four Old Folks
ui-section-lemmings = Lemming “Migration”
ui-start = Start
ui-finish = Finish
ui-look-at = Look at { $name }
ui-course = The course
ui-card-made-up = The plan and the action of this card are made up.
ui-plan-made-up = The plan of this card is made up, its action is printed.
ui-pile = Pile
ui-discards = Discards
ui-chits = Chits
ui-turn = Turn { $n }
ui-set-up = Setting up
ui-step-plans = Flight plans
ui-step-actions = Actions
ui-step-hazards = Hazards
ui-step-movement = Movement
ui-step-discarding = Cards
ui-ship = { $colour } dirigible of { $name }, row { $row }, column { $column }
ui-taken-by = taken by { $name }
ui-free = free
ui-take-ship = The { $colour } dirigible
ui-no-plan-yet = No flight plan yet
ui-your-hand = Your hand
ui-hand-empty = No cards in hand
ui-plan-and-action = Plan: { $plan }. Action: { $action }.
ui-fly-it = Fly it face up
ui-lay-it = Lay it face down
ui-play-it = Play its action
ui-pay-it = Pay with it
ui-discard-it = Discard it
ui-pick-card = Choose a card to see its path and what you can do with it.
ui-on-whom = On whom?
ui-which-way = Which of the two?
ui-which-direction = Which direction?
ui-which-chit = Which chit?
ui-pay-for-it = Pay with a card from your hand for the open part, or do without it.
ui-pay-for-arrow = Pay with a card from your hand for the open arrow.
ui-you = you
ui-plays = { $name } plays a card{ $on ->
        [nobody] {""}
        [self] {" "}on their own ship
        [you] {" "}on you
       *[other] {" "}on { $target }
    }
ui-column = Column { $at } of { $of }
ui-ladder = { -ladder }: waits for a bounce in Movement
ui-marshal = { trick-marshal }: moves the hazards
ui-marshal-is = { $name } moves the hazards
ui-face-down = face down, one vector in any direction
ui-trace-plan = Show where { $name }’s plan leads: { $plan }
ui-chit-before = chit before the plan: { $direction }
ui-chit-after = chit after the plan: { $direction }
ui-flown = flown
ui-folk = Old Folk { $n }
ui-pick-folk = Old Folk { $n }: choose where it goes
ui-folk-goes = Old Folk { $n } goes { $direction }
ui-lemming = Lemming { $n }
ui-new-lemming = A new Lemming drops here
ui-ballast-token = Ballast token: collect it
ui-gears = { $open ->
        [yes] Gears: open
       *[no] Gears: closed
    }
ui-pistons = { $open ->
        [yes] Pistons: open
       *[no] Pistons: closed
    }
ui-fly = Fly { $way }
ui-movement-starts = Movement
ui-reversed = Movement runs from last place to first
ui-wins = { $name } crosses the finish line
ui-pass = Pass
ui-pay-nothing = Do without it
ui-keep = Keep these cards
ui-stop = Stop here
ui-no-bonus = No extra vector
ui-drop = Drop ballast and rise
ui-drop-not = Keep the ballast
ui-collect = Collect the ballast
ui-collect-not = Leave it there
ui-open-gears = Open the gears
ui-open-pistons = Open the pistons
ui-leave-gears = Leave the gears open
ui-leave-pistons = Leave the pistons open
ui-folks-done = No more Old Folks
ui-lemmings-done = No more Lemmings

ui-part-course = Course
ui-part-plans = Plans
ui-length = a course of { $n } columns
ui-lens = The lens over the course: move it with the arrow keys
ui-place = { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
ui-gain = { $way ->
        [ahead] { $n } ahead
        [back] { $n } back
       *[none] no column gained
    }{ $bounces ->
        [0] {""}
        [one] , one bounce
       *[other] , { $bounces } bounces
    }
ui-outlook = As things stand
ui-race = The race
ui-any-way = { -any-vector }
ui-at-best = at best { $n } ahead
ui-costs = costs a card
ui-machine-why = Spaces with the symbol that is shut cannot be entered.

ui-hazard-ballast = Collect sandbags to sink, drop them to rise
ui-hazard-inspiration = Whoever is here draws up to five cards
ui-hazard-slalom-1 = A gate lets in its own colour, not from above or below
ui-hazard-headwinds = No flying straight forward from wind to wind
ui-hazard-slalom-2 = Gates of four colours, and blocked spaces
ui-hazard-machine = Gears or pistons bar the way
ui-hazard-fog = No diagonal flight from fog to fog
ui-hazard-fans = Own fans give an extra vector, others cost one
ui-hazard-folks = The Old Folks stroll about and block
ui-hazard-press-boxes = Press Boxes block
ui-hazard-lemmings = Lemmings fall and block
ui-hazard-empty = Nothing in the way
