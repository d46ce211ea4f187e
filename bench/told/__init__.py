"""Whether everybody is told of their turns although nodes are killed again and again."""
