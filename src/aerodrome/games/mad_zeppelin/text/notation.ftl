# How game files write the moves of Mad Zeppelin, in every language alike.

write-pick = pick { $traitor-id }
write-play = play { $traitor-id }
write-name = name { $traitor-id }
write-set-die = set die { $die } { $heading-id }
write-change-no-more = leave the dice
write-use-ability = use ability
write-reroll = re-roll die { $die }
write-throw = throw { $cargo-id }
write-place-alcohol = place alcohol
write-end-play = end play
write-show = show { $cargo-id }
write-show-hand = show hand
write-rival = challenge seat { $n }
write-steal-coin = steal coin
write-steal-card = steal card
write-pay-coins = pay coins
write-pay-small = pay small crate
write-pay-large = pay large crate
