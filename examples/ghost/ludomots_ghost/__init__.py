"""Ghost (in French *Fantôme*): add a letter, but never the last one of a word."""
