### Airships: what the coach says in the lesson, in English: step and page, then tips by question.

lesson-1-1 = Welcome to your drawing office. You run a young airship company. Airships are worth stars, and every star is a point: whoever has the most points at the end wins. To build them you need dice, and to get dice you first need people and machines.
lesson-1-2 = A go is simple: you name one card, then you throw. Every card says which dice it needs and which total. You have two white dice; a white die shows 1, 2 or 3. The red and the black ones are stronger, but you have none yet.
lesson-1-3 = Try for the Apprentice, an Engineer: one white die, 3 or more. You throw both dice and the higher one counts. An Engineer is a die that never fails: this one is a white 3 whenever a card asks for white.

lesson-2-1 = Two twos: one short! That is what bonus chips are for. A chip adds 1 to a throw, but only one chip may be used in an attempt. The Apprentice will serve you all game long, so pay the chip.

lesson-3-1 = Your rival has built the Skylark and received the wooden airship. It adds 1 to every throw of its owner, free of charge, until somebody else builds an airship. Then it moves on.
lesson-3-2 = So fetch it! The Daisy needs two white dice, 6 or more. One of them is your Apprentice with his 3; you throw two real dice for the other and take the better one. The chances are shown before you decide: 56%, with a chip 89%.

lesson-4-1 = 3 and 3: the Daisy flies, your first star, and the wooden airship is yours. But airships alone do not make you stronger. A good company grows first and builds then.
lesson-4-2 = The Balloon Pilot brings a third white die and, as Captains do, a bonus chip on top. With the Apprentice’s 3 you cannot fail. Mind that each department has room for one card: a new Captain would replace him.

lesson-5-1 = Here is the trick that wins games: three chips buy a whole second go, at once. Chips that lie about do nothing. You have exactly three, so go again.

lesson-6-1 = Most airships want red dice, and you have none. Birch Struts are a Materials card: once in a throw they turn two white dice into a red one. You have whites to spare.

lesson-7-1 = Now put it to work. The Trading House needs one white and one red, 6 or more, and gives one of each for good. Cards that give red dice are the backbone of a company.

lesson-8-1 = How will you pay for the red die? Give up two real white dice and keep the Apprentice: his 3 is already better than any white throw could be. That makes 83%, and 100% with the wooden airship.

lesson-9-1 = Every go first turns over a card, and a full row pushes its leftmost card out of the game. What you want may not wait for you. All that happens is written down here.
lesson-9-2 = You are strong enough for the Meadow Queen: one white and one red, 7 or more, 2 stars. Under her lies a bigger ship that only comes to light when she is built.

lesson-10-1 = You own a red die now, but two are better than one: of all the red dice thrown only the best counts. Exchange again, and 83% become 97%.

lesson-11-1 = 3 and 5: she flies, and you have 3 stars. But look: your rival has built the Raven for 3 and taken the wooden airship back. It stands 4 to 3.
lesson-11-2 = Be bold once. The Northern Star is worth 3: one white, two red, 11 or more. It is a long shot, 36%. A failure is no disaster though: it brings you a bonus chip.

lesson-12-1 = Two red dice it must be, so exchange. And cross your fingers.

lesson-outcome = 10, one short, and neither a chip nor the wooden airship at hand: that is how close it often is. At least the failure has brought you a bonus chip.
lesson-end = You know all you need: dice first, then airships; chips for throws that fall just short, or three for a second go; and fetch the wooden airship back whenever you can. Later a Change of Era gives everybody a red die, and once a stack is used up the Hindenburg can be built. Then the end is near.

tip-entrepreneur = All entrepreneurs are alike: take the one you like.
tip-target = Look at the chances beside each card. Early on take what gives dice for departments that are still empty; later go for the airships. A failure brings a bonus chip.
tip-exchange = Exchange when it raises your chances: they are shown with each way. As a rule keep the Engineer’s die and give up real ones.
tip-bonus = A chip for a card that stays with you is nearly always well spent. Let it fail only if you are saving for another go.
tip-extra-go = Three chips for a whole second go: a good bargain if there is a card you have good chances for. Keep one or two for throws that fall just short.
