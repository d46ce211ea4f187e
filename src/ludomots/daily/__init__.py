"""The position of the day: one for each game, the same for everybody (docs/daily.md)."""
