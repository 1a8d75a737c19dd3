# How game files write moves. Cards, seats and places count from 1.

colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-green = green

direction-forward = F
direction-back = B
direction-up = U
direction-down = D
direction-up-forward = UF
direction-down-forward = DF
direction-up-back = UB
direction-down-back = DB
direction-any = *

move-pass = pass
move-pay-nothing = pay nothing
move-keep = keep
move-stop = stop
move-drop = drop ballast
move-drop-not = keep ballast
move-collect = collect
move-collect-not = leave it
move-open-gears = open gears
move-open-pistons = open pistons
move-folks-done = folks done
move-lemmings-done = lemmings done

note-face-up = plan { $card }
note-face-down = plan { $card } down
note-play = play { $card }
note-pay = pay { $card }
note-discard = discard { $card }
note-colour = take { $colour }
note-target = on seat { $seat }
note-choice = choice { $n }
note-chit = chit { $direction }
note-remove = remove { $before ->
        [0] after
       *[1] before
    } { $n }
note-fly = fly { $direction }
note-folk = folk { $folk } { $direction }
note-lemming = lemming { $lemming }
note-new-lemming = new lemming { $column }
note-move = { $move }
