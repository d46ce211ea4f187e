"""Ludomots in a terminal."""
