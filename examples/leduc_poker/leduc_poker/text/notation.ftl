move-check = check
move-bet = bet
move-fold = fold
move-call = call
move-raise = raise
move = { $move }
