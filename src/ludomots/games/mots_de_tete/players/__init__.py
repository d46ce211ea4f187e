"""Computer players of Mots de Tête."""
