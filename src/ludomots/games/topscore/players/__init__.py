"""The computer players of Topscore; ``levels.py`` has the team."""
