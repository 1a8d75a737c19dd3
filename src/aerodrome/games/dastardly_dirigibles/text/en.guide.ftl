# Dastardly Dirigibles in short, for those who are new to it.

goal = Build an airship of seven parts, from Nose Cone to Tail, with as many parts of one suit as you can. After three rounds the player with the most points wins.

turn-1 = You fill up your hand to five cards, from the pile or from the Emporium, whose cards lie open.
turn-2 = You take three actions: play a card, discard one, swap one with the Emporium, or replace the whole Emporium.
turn-3 = A part that you play is announced: everybody else must at once play a matching part from their hand, even if it spoils the airship.
turn-4 = Specials steal, destroy and transmute. The round ends as soon as anybody’s airship is complete, and then all airships are scored.

points-1 = Each card of your most common suit counts 2 points, each Wild card 1. The other suits count nothing.
points-2 = Without a pair and without Wild cards, every card counts 1 point.
points-3 = A complete airship of seven different suits is a Muddle: 20 points.
points-4 = The first to complete an airship receives 2 points, others with a complete one 1 point. The Gilded Dynamotor in hand counts 1 point.
