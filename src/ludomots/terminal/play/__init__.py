"""The text table: every game in a terminal, here or at a table of a server."""
