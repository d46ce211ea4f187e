"""Tables at work: their logs, what is decided and stored, and who is told of it."""
