"""What a record does not say and replay had to guess, marked where the game is written again.

The mark stands before what is guessed: ``~IRE`` is a rack that nobody noted, ``35~2`` two dice that
were noted and one that was not.
"""

GUESSED = "~"


def known(text: str | None) -> str | None:
    """Return what a cell says for sure: what stands before the mark; ``None`` if nothing does."""
    said, mark, _ = (text or "").partition(GUESSED)
    return None if text is None or (mark and not said) else said


def marked(text: str, sure: int) -> str:
    """Return a text of which only so many signs are sure."""
    return text if sure >= len(text) else f"{text[:sure]}{GUESSED}{text[sure:]}"
