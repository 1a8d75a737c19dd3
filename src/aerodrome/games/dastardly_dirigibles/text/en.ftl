# Dastardly Dirigibles in English.
#
# A card is a part of a suit, "Gear Nose Cone", or a Special. The texts of cards are our own words.

## Terms

-emporium = Emporium
-muddle = Muddle

## Names

suit-chain = Chain
suit-gear = Gear
suit-goggle = Goggle
suit-key = Key
suit-screw = Screw
suit-top-hat = Top Hat
suit-wrench = Wrench
suit-brass = Brass Wild
suit-copper = Copper Wild

part-nose = Nose Cone
    .a = a Nose Cone
part-lift = Lift Engine
    .a = a Lift Engine
part-gondola-front = Gondola Front
    .a = a Gondola Front
part-gondola-rear = Gondola Rear
    .a = a Gondola Rear
part-drive = Drive Engine
    .a = a Drive Engine
part-tail = Tail
    .a = a Tail

# The seven places of an airship: a Lift Engine goes to the front or to the back.
slot-nose = { part-nose }
    .a = { part-nose.a }
slot-front = front Lift Engine
    .a = a front Lift Engine
slot-gondola-front = { part-gondola-front }
    .a = { part-gondola-front.a }
slot-gondola-rear = { part-gondola-rear }
    .a = { part-gondola-rear.a }
slot-drive = { part-drive }
    .a = { part-drive.a }
slot-back = back Lift Engine
    .a = a back Lift Engine
slot-tail = { part-tail }
    .a = { part-tail.a }

card-chain-nose = Chain Nose Cone
card-chain-lift = Chain Lift Engine
card-chain-gondola-front = Chain Gondola Front
card-chain-gondola-rear = Chain Gondola Rear
card-chain-drive = Chain Drive Engine
card-chain-tail = Chain Tail
card-gear-nose = Gear Nose Cone
card-gear-lift = Gear Lift Engine
card-gear-gondola-front = Gear Gondola Front
card-gear-gondola-rear = Gear Gondola Rear
card-gear-drive = Gear Drive Engine
card-gear-tail = Gear Tail
card-goggle-nose = Goggle Nose Cone
card-goggle-lift = Goggle Lift Engine
card-goggle-gondola-front = Goggle Gondola Front
card-goggle-gondola-rear = Goggle Gondola Rear
card-goggle-drive = Goggle Drive Engine
card-goggle-tail = Goggle Tail
card-key-nose = Key Nose Cone
card-key-lift = Key Lift Engine
card-key-gondola-front = Key Gondola Front
card-key-gondola-rear = Key Gondola Rear
card-key-drive = Key Drive Engine
card-key-tail = Key Tail
card-screw-nose = Screw Nose Cone
card-screw-lift = Screw Lift Engine
card-screw-gondola-front = Screw Gondola Front
card-screw-gondola-rear = Screw Gondola Rear
card-screw-drive = Screw Drive Engine
card-screw-tail = Screw Tail
card-top-hat-nose = Top Hat Nose Cone
card-top-hat-lift = Top Hat Lift Engine
card-top-hat-gondola-front = Top Hat Gondola Front
card-top-hat-gondola-rear = Top Hat Gondola Rear
card-top-hat-drive = Top Hat Drive Engine
card-top-hat-tail = Top Hat Tail
card-wrench-nose = Wrench Nose Cone
card-wrench-lift = Wrench Lift Engine
card-wrench-gondola-front = Wrench Gondola Front
card-wrench-gondola-rear = Wrench Gondola Rear
card-wrench-drive = Wrench Drive Engine
card-wrench-tail = Wrench Tail
card-brass-nose = Brass Wild Nose Cone
card-brass-lift = Brass Wild Lift Engine
card-brass-gondola-front = Brass Wild Gondola Front
card-brass-gondola-rear = Brass Wild Gondola Rear
card-brass-drive = Brass Wild Drive Engine
card-brass-tail = Brass Wild Tail
card-copper-nose = Copper Wild Nose Cone
card-copper-lift = Copper Wild Lift Engine
card-copper-gondola-front = Copper Wild Gondola Front
card-copper-gondola-rear = Copper Wild Gondola Rear
card-copper-drive = Copper Wild Drive Engine
card-copper-tail = Copper Wild Tail

card-transmutation = Transmutation
card-extractor = Aether Extractor
card-tesla = Tesla Disintegrator
card-thief = Thief
card-prestidigitation = Prestidigitation
card-dynamotor = Gilded Dynamotor

effect-transmutation = when another player announces a part, play any part instead
effect-extractor = draw three cards, and play one of them at once if you like
effect-tesla = destroy a part of an opponent’s airship
effect-thief = take a part of an opponent’s airship into your hand
effect-prestidigitation = take any other card from the discards into your hand
effect-dynamotor = hold it at the end of the round for a bonus point

where-front = { " " }in front
where-back = { " " }at the back

bonus-for-first = completing first
bonus-for-other = a complete airship
bonus-for-dynamotor = the { card-dynamotor }

figure-name = name
figure-text = text
figure-copies = copies

tagline = Build an airship of one suit while everybody must match every part.

## Options

option-transmutations = { card-transmutation }
option-transmutations-help = How many { card-transmutation } cards are in the deck (DD-1.3).
option-transmutations-cards = as in the cards
option-extractors = { card-extractor }
option-extractors-help = How many { card-extractor } cards are in the deck (DD-1.3).
option-extractors-cards = as in the cards
option-disintegrators = { card-tesla }
option-disintegrators-help = How many { card-tesla } cards are in the deck (DD-1.3).
option-disintegrators-cards = as in the cards
option-thieves = { card-thief }
option-thieves-help = How many { card-thief } cards are in the deck (DD-1.3).
option-thieves-cards = as in the cards
option-prestidigitations = { card-prestidigitation }
option-prestidigitations-help = How many { card-prestidigitation } cards are in the deck (DD-1.3).
option-prestidigitations-cards = as in the cards
option-dynamotors-in-deck = { card-dynamotor }
option-dynamotors-in-deck-help = How many { card-dynamotor } cards are in the deck (DD-1.3).
option-dynamotors-in-deck-cards = as in the cards
option-dynamotors = Points for { card-dynamotor }s
option-dynamotors-help = Points for several { card-dynamotor }s in one hand (DD-8.8).
option-dynamotors-one = one only
option-dynamotors-each = one each

## Events

round = Round { $round } of 3. All cards are shuffled and dealt.
dealt = { $seat } is dealt the { $card }.
comes-into-emporium = { $seat-id ->
    [none] The { $card } comes into the { -emporium }.
   *[some] { $seat } draws the { $card } for the { -emporium }.
}
breaks-tie = { $seat } draws the { $card } to break the tie.
starts = { $seat } begins, with { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
turn = { $seat } takes a turn.
draws = { $seat } draws a card.
has-drawn = { $seat } has drawn the { $card }.
takes-from-emporium = { $seat } takes the { $card } from the { -emporium }.
reshuffle = The discards are shuffled into a new pile of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
plays = { $seat } plays the { $card }{ $where }.
replaced = { $seat } discards the { $card }, which is replaced.
has-no-match = { $seat } has no { $part }.
has-empty-hand = { $seat } has no card to match with.
transmutes = { $seat } plays the { card-transmutation }: any part instead of a match.
extracts = { $seat } has extracted { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
keeps-all = { $seat } keeps them all.
plays-special = { $seat } plays the { $card }.
destroys = { $seat } aims at { $victim }’s { $part }.
loses = { $seat } loses the { $card }{ $where }.
robs = { $seat } takes the { $card } from { $victim }’s airship.
retrieves = { $seat } takes the { $card } from the discards.
discards = { $seat } discards the { $card }.
swaps = { $seat } takes the { $taken } from the { -emporium } and gives the { $given }.
replaces-emporium = { $seat } replaces the { -emporium }.
passes = { $seat } passes with { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left.
completes = { $seat } is the first to complete an airship!
round-over = Round { $round } is over. { $rule }
scores = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
scores-muddle = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for a { -muddle }.
bonus = { $seat } receives { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $reason }.
total = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
} in all.
game-over = The game is over: three rounds have been scored.

## Questions

ask-draw = You draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. From the pile, or from the { -emporium }?
ask-action = What do you do? { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left.
ask-match = { $seat } announces { $part-a }: play one if you have one.
question = { $ask }
ask-transmute = { card-transmutation }: play any part.
ask-extract = Play one of the cards just drawn?
ask-give = Which card do you lay into the { -emporium }?
ask-take = Which card do you take from the discards?
ask-rob = Which part does the { card-thief } take?
ask-destroy = Which part is to be destroyed?
ask-lose = Which { part-lift } do you lose?

## Moves

label-no-match = you have no matching part: say so
label-transmute = play { card-transmutation }, and any part instead
label-keep-all = keep all of them
label-place = play { $card }{ $where-id ->
    [front] { " " }to the front
    [back] { " " }to the back
   *[other] { "" }
}{ $old-id ->
    [none] { "" }
   *[other] , replacing { $old }
}
label-special = play { $card }: { $effect }
label-swap = swap for { $card-id ->
    [none] an empty place
   *[other] { $card }
} in the { -emporium }
label-replace-emporium = replace the whole { -emporium }
label-pass = pass and end the turn
label-discard = discard { $card }
label-give = lay { $card } into the { -emporium }
label-take = take { $card } from the discards
label-rob = take { $victim }’s { $card-id ->
    [none] { $slot }
   *[other] { $card }{ $where }
}
label-destroy = destroy { $victim }’s { $card-id ->
    [none] { $part }
   *[other] { $card }
}
label-destroy-lift = destroy one of { $victim }’s { part-lift }s, { $front } in front or { $back } at the back: { $victim } chooses
label-lose = lose the { $card-id ->
    [none] { $slot }
   *[other] { $card }{ $where }
}
label-draw = draw from the pile
label-draw-emporium = take { $card-id ->
    [none] nothing
   *[other] { $card }
} from the { -emporium }

## Points, and reasons of hints

points-of-round = round { $round }

fact-parts = the parts on your airship of round { $round }
fact-worth = the points of your airship of round { $round }
fact-first = you are the first to complete an airship in round { $round }
fact-most-points = you have the most points in round { $round }
fact-slot = your airship of round { $round } has { $slot-a }
fact-holds = you hold the { $card }

## The table in sentences

table = Round { $round } of 3. { $seat-id ->
    [none] { "" }
   *[some] { $seat }’s turn, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left.{ " " }
}The pile has { $pile ->
    [one] 1 card
   *[other] { $pile } cards
}.
discard-pile = Discards: { $cards-n ->
    [0] nothing
   *[other] { $cards }
}.
unknown = Of { $seat }’s { $cards ->
    [one] 1 unknown card
   *[other] { $cards } unknown cards
}, { $limits }.
none-is = none is a { $parts }
at-most = at most { $cards } can be a { $parts }
emporium-has = { -emporium }: { $cards }.
player = { $seat }{ $seat-you ->
    [yes] { " " }(you)
   *[no] { "" }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand. { $more }
airship = Airship: { $parts }; worth { $points } so far.
no-airship = No airship yet.
complete = It is complete.
missing = Missing: { $slots }.
known = { $seat-you ->
    [yes] Everybody knows you hold
   *[no] Surely holds
} { $cards }.
own-hand = Your hand: { $cards-n ->
    [0] nothing
   *[other] { $cards }
}.
some-cards = { $card }{ $copies ->
    [1] { "" }
   *[other] { " " }(×{ $copies })
}
card-there = { $card-id ->
    [none] an empty place
   *[other] { $card }
}
card-on-ship = { $card }{ $where }

## The list of cards

suit-listed = { $suit }: one of each part, two { part-lift }s; { $points ->
    [one] 1 point
   *[other] { $points } points
} a card if it is your suit [{ $made_up-n ->
    [0] printed
   *[other] reconstructed: { $made_up }
}]
wild-listed = { $suit }: one of each part, two { part-lift }s; { $points ->
    [one] 1 point
   *[other] { $points } points
} a card, belongs to no suit [{ $made_up-n ->
    [0] printed
   *[other] reconstructed: { $made_up }
}]
special-listed = { $card }, { $copies ->
    [one] 1 card
   *[other] { $copies } cards
}: { $effect } [{ $made_up-n ->
    [0] printed
   *[other] reconstructed: { $made_up }
}]

## Table talk: insults of our own, for those who rob, destroy or overtake

remark = { $insult }

insult-bungler = You brass-bottomed bungler!
insult-teakettle = A teakettle has more lift than you!
insult-rivets = May your rivets rust where you sit.
insult-pickpocket = Upon my boiler, a pickpocket in goggles!
insult-pudding = I have seen better bolts in a bread pudding.
insult-cloud = You couldn’t steer a cloud through an open sky!
insult-scoundrel = Sooty-fingered scoundrel!
insult-gasbag = Your mother was a leaky gasbag, and your father a puncture.
insult-nincompoop = Steam-headed nincompoop!
insult-ropes = I shall have your guts for mooring ropes.
insult-pistons = A pox upon your pistons!
insult-low-altitude = That, I regret to say, was a low-altitude deed.
insult-buccaneer = You ballast-brained buccaneer!
insult-hot-air = Hot air, and not even enough to float.
insult-sprocket = Be off, you second-hand sprocket!
insult-parrots = I’ve met parrots with more engineering.
insult-gutter-snipe = You gilded gutter-snipe!
insult-headwinds = May all your winds be headwinds.

## Only in the browser

# Parts where there is little room.
ui-part-nose = { part-nose }
ui-part-lift = { part-lift }
ui-part-gondola-front = { part-gondola-front }
ui-part-gondola-rear = { part-gondola-rear }
ui-part-drive = { part-drive }
ui-part-tail = { part-tail }
ui-emporium = { -emporium }
ui-pile = Draw pile
ui-pile-cards = Draw pile, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-discards = Discards
ui-discards-cards = Discards, { $n ->
    [one] 1 card
   *[other] { $n } cards
}. Look through them
ui-discards-none = Nothing has been discarded yet.
ui-discards-help = Everybody may look through the discards.
ui-discards-take = Choose the card to take into your hand.
ui-count = { $n } times
ui-turn-of = { $name } is building
ui-your-turn = You are building
ui-actions-left = { $n } of { $all } actions left
ui-bench-of = { $name }’s bench
ui-your-bench = Your bench
ui-empty-slot = { $slot }, empty
ui-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
ui-worth = worth { $n ->
    [one] 1 point
   *[other] { $n } points
}
ui-value-none = No parts on the bench yet.
ui-value-suit = { $n } × { $suit } at { $each }
ui-value-wild = { $n } Wild at { $each }
ui-value-single = { $n } × single card at { $each }
ui-value-muddle = A { -muddle }: seven different suits!
ui-bonus-done = +{ $n } bonus if the round ends now
ui-first-done = First to complete
ui-hand-of = { $name }’s hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $known } of them known. What everybody knows
ui-hand-title = What everybody knows about the hand
ui-hand-known = Taken openly, and still in this hand:
ui-hand-unknown = { $n ->
    [one] One unknown card.
   *[other] { $n } unknown cards.
}
ui-hand-none-of = None of the unknown cards is a { $part }.
ui-hand-at-most = At most { $n } of the unknown cards are a { $part }.
ui-hand-empty = No cards.
ui-your-hand = Your hand
ui-sort = Sort the hand
ui-sort-part = By part
ui-sort-suit = By suit
ui-seen-by-all = everybody knows you hold it
ui-place = Place it
ui-place-front = In front
ui-place-back = At the back
ui-place-card = Place { $card }
ui-replaces = replaces { $card }
ui-transmute = { card-transmutation }
ui-transmute-front = { card-transmutation }: in front
ui-transmute-back = { card-transmutation }: at the back
ui-play = Play it
ui-discard = Discard it
ui-give = Put it in the { -emporium }
ui-swap = Swap it for { $card }
ui-swap-for = Swap it for a card from the { -emporium }:
ui-swap-choose = Which card from your hand do you put there?
ui-aim = then choose a part
ui-copies = { $n } in the deck
ui-copies-what = How many there are
ui-text-what = What this card does
ui-wild = Wild: belongs to no suit
ui-now-nothing = You cannot do anything with it now.
ui-not-now = not now
ui-cancel = Cancel
ui-replace-emporium = Replace all
ui-place-empty = Empty space
ui-announces = { $name } announces: { $part }
ui-answer-wait = has yet to answer
ui-answer-plays = plays one
ui-answer-none = has none
ui-answer-empty = has no cards
ui-answer-transmutes = transmutes
ui-say-announce = { $part }!
ui-say-plays = Here you are.
ui-say-none = I have none.
ui-say-empty = Not a card left.
ui-say-transmutes = { card-transmutation }!
ui-say-first = She flies!
ui-last-round = Round { $n }
ui-round-result = How round { $n } was scored
ui-score-ship = airship { $n }
ui-score-first = first +{ $n }
ui-score-other = complete +{ $n }
ui-score-dynamotor = Dynamotor +{ $n }
ui-score-total = total { $n }
ui-total = Total
ui-menu = What to do with { $card }
ui-menu-slot = What to place here
ui-rule-nothing = This card does nothing there.
ui-new = new
ui-benches = Benches
ui-look-at-bench = Look at { $name }’s bench and hand
ui-stays = Does not match. It stays in your hand.
ui-swap-it = Swap it
ui-tap-card = Tap a card to see what it can do.
ui-by-round = by round
ui-pile-note = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the pile
