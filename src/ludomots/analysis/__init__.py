"""Finished games looked at again: what each move was worth, and what there is to learn."""
