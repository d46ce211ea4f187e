"""Mots de Tête at a terminal's table."""
