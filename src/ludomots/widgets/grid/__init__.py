"""Boards of squares: what Topword and Mots de Tête share at the terminal."""
