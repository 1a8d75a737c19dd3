### Dastardly Dirigibles: what the coach says in the lesson, in English: step and page, then tips by question.

lesson-1-1 = Gentlefolk, to your benches! Everybody builds an airship of seven parts, from Nose Cone to Tail. When one is complete the round ends and all are scored. After three rounds the most points win.
lesson-1-2 = Parts come in suits: Screw, Gear, Key and so on. Only your commonest suit counts, 2 points for each card of it, so try to build of one kind. Wild parts go with any suit, in their own place like all parts, and count 1.
lesson-1-3 = A turn has three actions. You hold two Nose Cones, and a Screw Drive Engine lies in the Emporium, the shelf for all. So let it be Screws: play the Screw Nose Cone.

lesson-2-1 = See what happened: when you play a part, everybody else must at once play a matching one from their hand, like it or not. Your rival had to part with a Wrench Nose Cone.
lesson-2-2 = This is the heart of the game: it helps rivals who lack the part, and hurts those who have the wrong one. Now play the Wild Gondola Rear.

lesson-3-1 = No Gondola Rear over there. You have one action left, and a Nose Cone that you do not need any more. Swap for the Screw Drive Engine in the Emporium.

lesson-4-1 = Give the Gear Nose Cone for it. Your rival has a Nose Cone already and will hardly want it.

lesson-5-1 = Your rival played two Lift Engines. You had none, so nothing happened to you. Note that what a rival lacks is said aloud as well.
lesson-5-2 = A turn begins with drawing up to five cards, from the pile or from the Emporium. There are only Nose Cones on the shelf: draw from the pile.

lesson-6-1 = And once more.

lesson-7-1 = Play the Screw Drive Engine: two Screws make 4 points already.

lesson-8-1 = And the Wild Gondola Front. Then four of seven places are filled; the two Lift Engines and the Tail are missing.

lesson-9-1 = Time for some wickedness. Specials are played like parts and take an action. The Tesla Disintegrator destroys a part of a rival’s airship.

lesson-10-1 = Aim at the Nose Cone: of two Lift Engines its owner would choose the worse one.

lesson-11-1 = Revenge! Prestidigitation fetched your own Disintegrator back from the discards, and your Drive Engine is gone. What you throw away can come back, so keep an eye on the discards.
lesson-11-2 = Draw three cards from the pile.

lesson-12-1 = A Chain Lift Engine: a Lift Engine fits in front or at the back. Draw on.

lesson-13-1 = The Screw Tail, splendid! One more.

lesson-14-1 = And a Transmutation, the cleverest Special. It cannot be played in your own turn: only when a rival announces a part, and then you play any part you like instead of a match.
lesson-14-2 = Four places are empty and you have three actions, so one will be left. You see the plan? First the Screw Tail.

lesson-15-1 = Now a Lift Engine to the front. A single Key counts for nothing, but a complete airship brings a bonus.

lesson-16-1 = Your rival had to lay a Lift Engine over a good one: what is replaced is lost. Played at the right time, your parts are weapons.
lesson-16-2 = And the other one to the back. Then only a Drive Engine is missing, and you hold one.

lesson-17-1 = Your rival announces a Nose Cone. You have none, but you have the Transmutation: play it, and the Drive Engine goes in, in the middle of another’s turn!

lesson-outcome = Complete, and first! Two Screws for 4, two Wilds for 2, and 2 for being first make 8 points; your rival has 4. Two more rounds would follow, and whoever is behind begins with an extra action.
lesson-end = That is all: build of one suit, announce what hurts others, swap rather than waste, and keep a Special for the right moment. One last secret: a complete airship of seven different suits without a Wild is a Muddle and counts 20. It rarely works. But when it does!

tip-draw = Take from the Emporium what fits your suit or fills a gap, otherwise draw from the pile. Everybody sees what you take from the shelf.
tip-action = Play parts that rivals have in the wrong suit, or do not have at all. Swap what you cannot use. Specials are strongest against whoever is about to finish.
tip-match = You must match if you can. If you have a choice, play the part that harms your airship least, or transmute.
tip-transmute = Any part may go in now, and nobody has to match it. Fill the gap that is hardest to fill.
tip-extract = One of the three new cards may be played at once, for nothing. If none is of use, keep them all.
tip-give = Give what you need least, and what your rivals need least as well: they can take it from the shelf.
tip-take = Any card of the discards but a Prestidigitation: a part of your suit, or a Special to use again.
tip-rob = Steal what you can use yourself, or what a rival needs to finish.
tip-destroy = Hit the suit that scores most over there, or an airship that is nearly complete.
tip-lose = Give up the Lift Engine that is worth less to you.
