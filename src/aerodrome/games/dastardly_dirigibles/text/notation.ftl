# Moves as game files write them, alike in all languages.

note-no-match = no match
note-transmute = transmute
note-keep-all = keep all
note-place = place { $suit-id } { $slot-id }
note-play = play { $card-id }
note-swap = swap { $place }
note-replace-emporium = replace emporium
note-pass = pass
note-discard = discard { $card }
note-give = give { $card }
note-take = take { $card }
note-rob = rob seat { $victim } { $slot-id }
note-destroy = destroy seat { $victim } { $part-id }
note-lose-front = lose front
note-lose-back = lose back
note-draw = draw
note-draw-emporium = draw emporium { $place }
note-of-part = { $suit-id } { $part-id }
note-of-special = { $card-id }
