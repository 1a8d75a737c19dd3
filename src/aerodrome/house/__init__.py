"""Live tables: their visitors, the messages that come in, and what is written and shown."""
