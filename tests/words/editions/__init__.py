"""Word lists of earlier editions, in the form in which a database keeps them.

What was played with an earlier list goes on with it, so each edition of the lists adds a file here
before it is replaced: ``keep(lexicon("fr"))``.
"""

from functools import cache
from pathlib import Path

from ludomots.records import Words
from ludomots.words import Lexicon, lexicon
from ludomots.words.kept import KeptLexicon

_FOLDER = Path(__file__).parent


@cache
def edition(words: Words) -> Lexicon:
    """Return the list that a record names: the installed one or an earlier one."""
    installed = lexicon(words.name)
    if installed.version == words.version:
        return installed
    kept = KeptLexicon((_FOLDER / f"{words.name}-{words.version[:12]}.kept").read_bytes())
    assert kept.version == words.version
    return kept
