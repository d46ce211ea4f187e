"""Being told of one's games: what people want, where it is sent, and what is still to be sent."""
