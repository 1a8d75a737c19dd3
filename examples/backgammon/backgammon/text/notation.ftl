noted = { $high } { $low }
