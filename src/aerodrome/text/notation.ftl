action = action { $n }
