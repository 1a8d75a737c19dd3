"""Live tables: who is there, what comes in, what is written and what is shown."""
