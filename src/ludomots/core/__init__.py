"""What games are made of, whatever the game."""
