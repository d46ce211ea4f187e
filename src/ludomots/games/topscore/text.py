"""Racks and moves as text; the grammar is in docs/formats.md."""

import re
from collections.abc import Collection, Iterable, Iterator

from ludomots.core.moves import SIGNS
from ludomots.core.notation import BadText, Signs, check_length
from ludomots.core.tiles import Tiles
from ludomots.games.topscore.moves import (
    HIDDEN,
    Abandon,
    Change,
    Exchange,
    Lay,
    Move,
    Name,
    Put,
    Trade,
)
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.state import RACK
from ludomots.games.topscore.tokens import BLANK

_TOKEN = re.compile(r"\((?P<letters>[A-Za-z]+)\)|(?P<sign>.)", re.DOTALL)
_LAY = re.compile(r"(?:@(?P<on>[1-9]) )?(?P<word>[A-Za-z()]+)")
_TRADE = re.compile(r"(?:@(?P<on>[1-9]) )?(?P<blank>[a-z()]+)>(?P<letter>[A-Z()]+)")
_CHANGE = re.compile(r"(?P<out>[A-Za-z()]+)>(?P<token>[A-Za-z()]+) (?P<word>[A-Za-z()]+)")
_EXCHANGE = re.compile(r"-(?P<tokens>[A-Z()?]+|\*+)")
_PUT = re.compile(r"(?P<letter>[A-Za-z()]+)(?P<pyramid>[0-9])")
_ABANDON = "--"
_NAME = re.compile(r"!(?P<word>[A-Za-z()]*)")
_SIGNS = Signs[Move](SIGNS)


def write_tokens(tokens: Iterable[str]) -> str:
    """Return tokens as text: a token of two letters is in parentheses.

    >>> write_tokens(("R", "ij", "K"))
    'R(ij)K'
    """
    return "".join(token if len(token) == 1 else f"({token})" for token in tokens)


def write_rack(rack: Tiles) -> str:
    """Return a rack as letters, a blank as ``?``."""
    return write_tokens(rack)


def read_rack(text: str, options: Options) -> Tiles:
    """Read a rack, of at most six tokens."""
    check_length(text)
    tokens = tuple(read_tokens(text, 1, (*options.letter_set.letters, BLANK)))
    if len(tokens) > RACK:
        raise BadText("rack-size", RACK + 1, limit=RACK)
    return tokens


def read_tokens(text: str, position: int, known: Collection[str]) -> Iterator[str]:
    """Yield the tokens of a text that begins at a position; all must be among those known."""
    for found in _TOKEN.finditer(text):
        token = found["letters"] or found["sign"]
        if token not in known:
            raise BadText("token", position + found.start(), text=found[0])
        yield token


def read_word(text: str, position: int, options: Options) -> Tiles:
    """Read tokens of a board: letters, and blanks as small ones."""
    letters = options.letter_set.letters
    return tuple(read_tokens(text, position, (*letters, *map(str.lower, letters))))


def write_move(move: Move) -> str:
    """Return a move as text: ``RATE``, ``@2 TRACE``, ``U>E MER``, ``-AB``, ``S7``, ``!MOTS``."""
    match move:
        case Lay(word=word, on=on):
            return f"{_on(on)}{_write_word(word)}"
        case Trade(letter=letter, on=on):
            return f"{_on(on)}{write_tokens([letter.lower()])}>{write_tokens([letter])}"
        case Change(out=out, token=token, word=word):
            return f"{write_tokens([out])}>{write_tokens([token])} {write_tokens(word)}"
        case Abandon():
            return _ABANDON
        case Exchange(tokens=tokens):
            return f"-{write_tokens(tokens)}"
        case Put(letter=letter, pyramid=pyramid):
            return f"{write_tokens([letter])}{pyramid}"
        case Name(word=word):
            return f"!{write_tokens(word)}"
        case _:
            return _SIGNS.write(move)


def _read_own(text: str, options: Options) -> Move:
    """Read a move that has no sign."""
    move = _read_lay(text, options) or _read_part(text, options)
    if move is None:
        raise BadText("part", 1, text=text)
    return move


read_move = _SIGNS.or_else(_read_own)


def _read_lay(text: str, options: Options) -> Lay | Trade | Change | None:
    if found := _LAY.fullmatch(text):
        word = read_word(found["word"], found.start("word") + 1, options)
        return Lay(word, _seat(found["on"]))
    if found := _TRADE.fullmatch(text):
        blank, letter = _token(found, "blank", options), _token(found, "letter", options)
        return Trade(letter, _seat(found["on"])) if blank == letter.lower() else None
    if found := _CHANGE.fullmatch(text):
        word = read_word(found["word"], found.start("word") + 1, options)
        return Change(_token(found, "out", options), _token(found, "token", options), word)
    return None


def _read_part(text: str, options: Options) -> Abandon | Exchange | Put | Name | None:
    if text == _ABANDON:
        return Abandon()
    if found := _EXCHANGE.fullmatch(text):
        tokens = found["tokens"]
        hidden = tokens.startswith(HIDDEN)
        return Exchange(tuple(tokens) if hidden else read_rack(tokens, options))
    if found := _PUT.fullmatch(text):
        return Put(_token(found, "letter", options), int(found["pyramid"]))
    if found := _NAME.fullmatch(text):
        return Name(read_word(found["word"], 2, options))
    return None


def _write_word(word: Tiles) -> str:
    """Return a word to lay; one of blanks only begins with a parenthesis, for ``time`` is taken."""
    text = write_tokens(word)
    return f"({text[0]}){text[1:]}" if text in SIGNS else text


def _token(found: re.Match[str], name: str, options: Options) -> str:
    """Return the one token of a part of a move."""
    tokens = read_word(found[name], found.start(name) + 1, options)
    if len(tokens) != 1:
        raise BadText("part", 1, text=found[0])
    return tokens[0]


def _seat(number: str | None) -> int | None:
    return int(number) - 1 if number else None


def _on(seat: int | None) -> str:
    return "" if seat is None else f"@{seat + 1} "
