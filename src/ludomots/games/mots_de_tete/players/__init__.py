"""The computer players of Mots de Tête; ``levels.py`` has the team."""
