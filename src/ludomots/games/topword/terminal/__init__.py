"""Topword at a terminal's table."""
