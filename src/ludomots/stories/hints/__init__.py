"""Moves that may be proposed to a seat, a file a game."""
