"""Ludomots, the open ludothèque of word games."""

from ludomots.words import lexicon

__all__ = ["lexicon"]
