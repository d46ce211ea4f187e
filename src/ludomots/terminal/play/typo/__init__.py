"""Typo at the terminal."""
