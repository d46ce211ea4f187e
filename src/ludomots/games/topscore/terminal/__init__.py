"""Topscore at a terminal's table."""
