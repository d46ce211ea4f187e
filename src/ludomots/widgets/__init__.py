"""What the terminal faces of games are made of. Nothing here knows a game, a store or a screen."""
