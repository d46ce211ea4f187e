"""Ratings of players, and statistics of what they played."""
