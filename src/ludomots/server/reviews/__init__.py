"""Finished games: replayed, reviewed, and coached while they are played."""
