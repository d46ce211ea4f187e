"""The computer players of Topword; ``levels.py`` has the team."""
