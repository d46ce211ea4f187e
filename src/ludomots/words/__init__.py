"""Word lists: is this a word, why not, which words fit."""

from ludomots.words.fold import NotAWord, fold
from ludomots.words.lexicon import Found, Hooks, Lexicon, MissingList, Verdict, lexicon
from ludomots.words.reading import Reading, Reason, Refusal

__all__ = [
    "Found",
    "Hooks",
    "Lexicon",
    "MissingList",
    "NotAWord",
    "Reading",
    "Reason",
    "Refusal",
    "Verdict",
    "fold",
    "lexicon",
]
