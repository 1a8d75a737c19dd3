# Airships in short, for those who are new to it.

goal = Found a company and win cards by throwing its dice, until it builds airships and perhaps a part of the Hindenburg. When the game ends, the company with the most victory points wins.

turn-1 = A card is turned over, and joins its department on the board. If the row is full, the card that has lain there longest leaves the game.
turn-2 = You name a target before you throw: a card, the top airship of a stack, or a phase of the Hindenburg. It shows which dice it needs, and what they must add up to.
turn-3 = You throw all the dice of those colours that your company has. The highest count.
turn-4 = If you reach the target, the card is yours and helps you from now on. If you fall short, you may add a bonus chip; if the attempt fails, you receive one.

points-1 = Airships count the stars that they show, and so do the cards that lie in your departments at the end.
points-2 = Each phase of the Hindenburg that you have built counts its higher value if all four are built, and otherwise its lower one.
points-3 = The game ends when the Hindenburg is finished, or when each of the four stacks is down to its last card.
points-4 = A tie goes to whoever has more airships.
