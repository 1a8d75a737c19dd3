### Mad Zeppelin: what the coach says in the lesson, in English: step and page, then tips by question.

lesson-1-1 = Night aboard the Nostria. You are a traitor, and you have come to throw her Cargo overboard: every piece is worth points on the ground. Reach 20 points, and at the end of that turn the game is over. You begin with a card of steel, worth 5, and 3 coins.
lesson-1-2 = Each turn everybody has two Traitors, who lend you their tricks. One is dealt: you have Hans Walder. The other you pick, then you pass the rest on. You lead in this turn, so you choose first, and you know what your rival chooses from.
lesson-1-3 = Every Traitor belongs to a heading of the compass. Cargo can be thrown only if a die shows the heading of the Traitor you play. Ratatine (West) can turn dice to any heading, so she always gets her way. Pick her.

lesson-2-1 = As leader you have also seen all Traitors out of play. Remember a few: guessing who is still about is half the game. Then you rolled the three dice: North, South, and one that the leader sets.
lesson-2-2 = Set it to West, for Ratatine. South is there already for Hans.

lesson-3-1 = Now everybody lays down one Traitor, in two rounds. With Ratatine you first search the Hold, for a coin and a card, and then you may throw. Hans would find neither.

lesson-4-1 = You found a Journey: not Cargo, but a coin. When the tenth Journey comes up the game ends at once, and if nobody has 20 points by then, nobody wins.
lesson-4-2 = A die shows West, and with 5 coins you can pay the 4 for steel. You may throw one piece in a play. Overboard with it: 5 points!

lesson-5-1 = Your rival had Satine, for whom coal is free, and Karl: 6 points to your 5. Hans could do nothing for you, as your hand was empty. The lead passes on, so now you choose from what is left.
lesson-5-2 = Ratatine was dealt to you again. Pick Karl Steeling, the thief: he names a Traitor, and whoever lays it down later in this turn is robbed by you.

lesson-6-1 = East, East, and a black die, which is out for this turn. Neither of your Traitors can throw as things stand. Ratatine can change that, but your hand is empty: first you need Cargo.
lesson-6-2 = So Karl goes first: he finds a coin and a card, and sets his trap while your rival still has a Traitor in hand.

lesson-7-1 = You drew lead, which will do nicely for later. Now use Karl’s ability.

lesson-8-1 = Whom does your rival hold? Not the ones you passed on, for after you nobody picked. Not Henchman 111, who lies on the table. Six are left.
lesson-8-2 = Who would you have kept, choosing first? Fred Zamfirescu finds three cards in his Search: nobody likes to pass him on. Name Fred.

lesson-9-1 = Caught! Your rival lays down Fred and pays for it. A card would be drawn blindly, and might be anything. Take the coin: throwing costs money, and it is one less for the other side.

lesson-10-1 = Ratatine was your last Traitor and is on the table. No die shows West, so nothing can be thrown yet. Use her ability first: ability and throw may come in either order, but dice are turned before the throw.

lesson-11-1 = Turn a die to West. The headings stay like that for the rest of the turn, for everybody.

lesson-12-1 = She may turn two dice, but one is all you need. Leave the other.

lesson-13-1 = The Nostria heads West. Throw the lead: 2 points for 2 coins.

lesson-14-1 = One last trick. The small mysterious crate you found cannot be thrown, but while you pay it is worth 1 coin. Use it, and keep a real coin for the next turn.

lesson-outcome = 7 points to 8, and you have one coin more than you would have had. The lead is yours again in the next turn.
lesson-end = So it goes: pick Traitors, watch the dice, throw one piece in each play, and remember what you passed on. Heavier Cargo is dearer but worth more; Cargo of all four levels brings an extra point; and in a tie the fewer coins win, so do not hoard. And every other Traitor has a trick of their own.

tip-pick = Early on Fred (three cards) and Carlotta (two coins) fill hand and purse. With Cargo in hand take somebody who makes it cheap, or Ratatine, who turns the dice.
tip-die = Set it to a heading of your own Traitors, and rather not to one your rivals may have.
tip-play = Both will be played, so the order matters: lay down the one first who finds Cargo or sets a trap, and then the one who can throw it.
tip-steal = A coin is certain; a card is drawn blindly, and hurts more where a rival has few.
tip-action = If a die shows your heading, throw the Cargo that brings most for your coins. A crate of alcohol makes all your later throws cheaper.
tip-name = Think back to the draft: what you passed on, what lies on the table and what you hold yourself can be ruled out.
tip-change = One die on your own heading is enough. The other may take a heading away from a rival.
tip-show = Show a card of a level that the other side may lack: then the whole hand over there must be shown, and you keep your card.
tip-rival = Challenge whoever is ahead, or whoever has many cards that you would like to see.
tip-answer = Both cards go under the Hold, so give up the one worth least.
tip-pay = Crates are good for nothing but paying: use them first and keep your coins, but bear in mind that everybody sees them.
