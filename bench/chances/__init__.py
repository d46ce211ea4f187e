"""Chances to win learned by self-play, and how well they hold in games kept apart."""
