# Mad Zeppelin in short, for those who are new to it.

goal = The Nostria is too heavy, and her own crew throws the Cargo overboard, so that she lands in the right colony: yours. Whoever has the most points at the end of a turn in which somebody reaches the goal, 20 or 30, wins.

turn-1 = Traitors go round: everybody picks from those that are passed on, until all have two. Some stay airsick in their bunks.
turn-2 = The leader rolls three dice. They show which way the Nostria is heading, and with it which Traitors can throw Cargo.
turn-3 = In each of two rounds you lay down one of your Traitors and search: for coins from the Safe and cards from the Hold, as many as that Traitor finds.
turn-4 = Then you may use the Traitor’s ability, and throw one Cargo overboard if a die shows the Traitor’s heading. You pay its price, and it lies in front of you.

points-1 = Wood counts 1 point, lead 2, coal 3, ore 4, steel 5, diamonds 6 and gold 7.
points-2 = Strange materials count 1 point for each wood and each lead in front of you; every card of them counts these anew.
points-3 = Cargo of all four levels counts 1 point more.
points-4 = When the tenth Journey is drawn, the game ends as well; if nobody has reached the goal by then, nobody wins. A tie goes to whoever has fewer coins.
