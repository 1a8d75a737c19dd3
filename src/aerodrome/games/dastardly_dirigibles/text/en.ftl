# Dastardly Dirigibles in English.
#
# A card is a part of a suit, "Gear Nose Cone", or a Special. The texts of cards are our own words.

## Terms

-emporium = Emporium
-muddle = Muddle
-specials = Specials

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
