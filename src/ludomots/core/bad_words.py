"""Why a word is refused, as a refused move."""

from collections.abc import Mapping, Sequence

from ludomots.core.contract import IllegalMove, Square
from ludomots.words import Lexicon, Reason


def words_refused(
    lexicon: Lexicon,
    words: Sequence[str],
    squares: tuple[Square, ...] = (),
    *,
    unknown: str,
    rules: Mapping[Reason, str],
) -> IllegalMove:
    """Return the refusal of bad words, for the first one's reason if the list knows it.

    The sentence names the ``others`` after it, of which there are ``more``.
    ``squares`` are those of the first word. ``rules`` tells the rule that a reason stands for,
    ``unknown`` is the rule for all others.
    """
    word, *others = dict.fromkeys(words)
    named: dict[str, str | int] = {"word": word, "others": ", ".join(others), "more": len(others)}
    reasons = lexicon.verdict(word).reasons
    if not reasons:
        return IllegalMove("word-unknown", unknown, squares=squares, words=tuple(words), **named)
    code, spelling = reasons[0].code, reasons[0].spelling
    return IllegalMove(
        "word-refused",
        rules.get(code, unknown),
        squares=squares,
        words=tuple(words),
        reason=code.value,
        spelling=spelling,
        **named,
    )
