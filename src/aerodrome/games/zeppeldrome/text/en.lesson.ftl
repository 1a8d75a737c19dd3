### Zeppeldrome: what the coach says in the lesson, in English: step and page, then tips by question.

lesson-1-1 = A race! Whoever first reaches the finish line, the last column on the right, has won. A real course has four sections full of hazards; for today there is only one, the Headwinds.
lesson-1-2 = You are in first place and choose your dirigible first. Colours matter only for some hazards. Take the Red one.

lesson-2-1 = You hold four cards, and each can be used in two ways. As a flight plan its arrows are flown one after another; each is a vector: forward, up, down or diagonal.
lesson-2-2 = All choose their plan secretly and at the same time. You are in the top row, so a plan that goes up would bounce off the edge: the ship stays where it is, and the plan goes on.
lesson-2-3 = Card 2 flies down-forward, forward, down-forward: three columns, and nothing in the way. Choose it. A card could also be left face down, for one vector in any direction.

lesson-3-1 = The plans are open. Now the other cards can be played for their action, in turns, until all pass. Many actions add chits: extra vectors, before or after a plan.
lesson-3-2 = Play card 9: a chit in any direction after the plan, and a second one if you discard another card for it.

lesson-4-1 = An action can be played on anybody. Help yourself first: play it on your own plan.

lesson-5-1 = Now think ahead. Your plan ends in the third row, where the Headwinds begin. Straight forward from wind to wind you bounce. Diagonally you slip through!
lesson-5-2 = So make the chit down-forward.

lesson-6-1 = A second chit for another card? Card 67 flies straight forward, and against the wind that is worth nothing. Pay with it.

lesson-7-1 = Down to the fourth row, so now up again: zigzag is the way through the wind.

lesson-8-1 = Your rival passes, but as a card was played there is another round. Do not save: after the turn everybody draws up to four again. Play card 20 as well.

lesson-9-1 = On yourself again.

lesson-10-1 = This card offers a choice. Before the plan the chit would shift your whole path; take it after the plan.

lesson-11-1 = And down-forward once more: zig, zag, zig.

lesson-12-1 = What a turn: six vectors! Everybody flies one vector in turn, whoever is ahead first. Your rival bumped into you and lost a vector, for two ships never share a space.
lesson-12-2 = You are in column 7, and column 11 is the finish. Four columns, then.
lesson-12-3 = Card 11 goes up-forward, down-forward, up-forward, down-forward: four columns, all of them diagonal, so the wind cannot stop it. Choose it!

lesson-13-1 = Your plan will do. So use a card to be a nuisance: card 57 puts a chit backwards into a plan, and it need not be your own.

lesson-14-1 = On your rival, with kind regards.

lesson-15-1 = Before the plan: then it is flown first, and everything after it starts a column further back.

lesson-16-1 = That is enough mischief. Pass, and when all have passed the ships move.

lesson-outcome = Over the line, and the cheering is for you! Your rival is still in the wind.
lesson-end = That is Zeppeldrome: plan in secret, add chits to your plan, spoil those of others, and hope. Keep a card against whoever is about to win: some actions turn a whole plan face down. On the full course every section has its own tricks, and whoever is last may move the hazards.

tip-colour = Any colour will do. It matters for Slalom gates and for Ravenous Fans.
tip-machine = Open what helps you, and close what lies before the others.
tip-plan = Follow the arrows from where you are, and count the columns won. Edges, other ships and hazards make you bounce; a card face down is one vector of your choice.
tip-action = Add a chit that carries you further, or spoil the plan of whoever is ahead. You draw up to four again after the turn, so do not be stingy.
tip-target = Good things for yourself, bad things for whoever is ahead.
tip-choice = A chit before the plan shifts the whole path; after the plan it only moves its end.
tip-direction = Imagine where the ship will be when the chit is flown. For yourself mostly forward or diagonal; for a rival into an obstacle.
tip-extra = Pay with a card you would not use this turn: you draw up again.
tip-remove = Take away the chit that helps most over there.
tip-folks = Whoever is last moves the hazards: put an Old Folk in the way of the leader.
tip-lemmings = Let Lemmings fall where they block others and not you.
tip-fly = Choose the way that wins columns. A note tells you where you would bounce.
tip-pay = An open arrow costs a card. Pay with the one you need least, or do without.
tip-drop = Dropping ballast lifts you a row: useful to get around something.
tip-lose = A vector is lost. Choose the arrow you need least.
tip-bonus = Your own fans give you a vector for nothing: forward, if you can.
tip-collect = A token pulls you down a row now and can lift you later.
tip-discard = Discard what will not help you in the next turn; you draw up to four.
