"""The computer players of Typo; ``levels.py`` has the team."""
