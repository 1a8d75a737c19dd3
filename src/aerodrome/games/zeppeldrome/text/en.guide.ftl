# Zeppeldrome in short, for those who are new to it.

goal = Race your dirigible across the hazards to the finish line. The first to reach it has won.

turn-1 = Everybody chooses a flight-plan card in secret, and all are turned over together. Its arrows say how the dirigible will fly.
turn-2 = In sequence you play cards for their actions: chits before and after a flight plan, for you or against others. It goes round until everybody passes.
turn-3 = The player in last place moves the hazards: Old Folk, Lemmings, and whatever else is on the course.
turn-4 = All plans are flown, one vector at a time. Solid arrows are free, open ones cost a card; a ship that is blocked bounces, and its plan goes on. Then all draw up to four cards.

points-1 = Whoever reaches the finish line wins at once, whoever moved the ship.
points-2 = The others are placed by how far they have come; in the same column, the higher ship is ahead.
