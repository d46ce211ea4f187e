"""Moves, racks and positions as text; the grammar is in docs/formats.md."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from ludomots.core.definition import Notation
from ludomots.core.draws import Draws
from ludomots.core.moves import SIGNS
from ludomots.core.notation import BadText, Signs, check_length
from ludomots.core.tiles import Tiles, bag_of, fill_racks
from ludomots.games.topscore.model import (
    BLANK,
    HIDDEN,
    LONGEST,
    RACK,
    SHORTEST,
    SMALL,
    Abandon,
    Board,
    Change,
    Exchange,
    Lay,
    Move,
    Name,
    Named,
    Options,
    Put,
    State,
    Trade,
    is_blank,
    rack_token,
)
from ludomots.games.topscore.turns import SEATS

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
    """Yield the tokens of a text, which must all be ``known``; ``position`` is where it begins."""
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
    """Read a move that is not one of the common signs."""
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
    """Return a word to lay; one of blanks only is in parentheses, since ``time`` is a sign."""
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


_MISSED, _NOT_OWN, _NO_LETTER = "-", "+", "."
_BOARD = re.compile(r"(?P<word>[^:+-]*)(?P<not_own>\+?)(?P<missed>-?):(?P<small>[^:]*)")


def write_position(state: State) -> str:
    """Return the boards as one line: for each seat the word, then the small pyramids."""
    return "/".join(
        _write_board(board, seat in state.missed) for seat, board in enumerate(state.boards)
    )


def read_position(text: str, options: Options) -> tuple[tuple[Board, ...], tuple[int, ...]]:
    """Read the boards and the seats that missed their last turn, or raise ``BadText``."""
    check_length(text)
    parts = text.split("/")
    if len(parts) not in SEATS:
        raise BadText("boards", 1, found=len(parts), least=SEATS[0], most=SEATS[-1])
    boards, missed, position = [], [], 1
    for seat, part in enumerate(parts):
        board, has_missed = _read_board(part, position, options)
        boards.append(board)
        missed += [seat] if has_missed else []
        position += len(part) + 1
    blanks = sum(is_blank(token) for board in boards for token in board.word)
    if blanks > options.letter_set.blanks:
        raise BadText("blanks", 1, found=blanks, limit=options.letter_set.blanks)
    return tuple(boards), tuple(missed)


def _write_board(board: Board, has_missed: bool) -> str:
    small = write_tokens(letter or _NO_LETTER for letter in board.small)
    if not board.word:
        return f":{small}"
    not_own, missed = "" if board.is_own else _NOT_OWN, _MISSED if has_missed else ""
    word = write_tokens(token or _NO_LETTER for token in board.word)
    return f"{word}{not_own}{missed}:{small}"


def _read_board(text: str, position: int, options: Options) -> tuple[Board, bool]:
    found = _BOARD.fullmatch(text)
    if not found:
        raise BadText("board", position, text=text)
    letters = options.letter_set.letters
    known = (*letters, *map(str.lower, letters), _NO_LETTER)
    word = tuple(
        "" if token == _NO_LETTER else token
        for token in read_tokens(found["word"], position, known)
    )
    if word and not SHORTEST <= len(word) <= LONGEST:
        raise BadText("word-length", position, found=len(word), least=SHORTEST, most=LONGEST)
    if not word and (found["not_own"] or found["missed"]):
        raise BadText("board", position, text=text)
    if word.count("") > (len(word) == LONGEST):
        raise BadText("board", position, text=text)
    start = position + found.start("small")
    signs = tuple(read_tokens(found["small"], start, (*options.letter_set.letters, _NO_LETTER)))
    if len(signs) != SMALL:
        raise BadText("small", start, found=len(signs), expected=SMALL)
    small = tuple("" if sign == _NO_LETTER else sign for sign in signs)
    return Board(word, not found["not_own"], small), bool(found["missed"])


def position(
    options: Options, text: str, racks: Sequence[str], players: int, draws: Draws
) -> State:
    """Return a state with these boards and racks, seat 0 to play.

    The bag is the rest of the box; the racks of further players are drawn from it. A seat that has
    seven letters already is out of the game, except seat 0, which has to name its word.
    """
    boards, missed = read_position(text, options)
    seats = max(len(boards), players, len(racks))
    boards += (Board(),) * (seats - len(boards))
    done = tuple(seat for seat in range(1, seats) if boards[seat].is_full)
    known = [read_rack(rack, options) for rack in racks]
    open_tokens = (token for board in boards for token in (*board.word, *board.small) if token)
    used = Counter(map(rack_token, open_tokens)) + Counter(
        token for rack in known for token in rack
    )
    bag = bag_of(dict(Counter(options.letter_set.tokens()) - used))
    others = (0 if seat in done else RACK for seat in range(len(known), seats))
    drawn, bag, draws = fill_racks(bag, others, draws)
    known += drawn
    return State(
        draws=draws,
        bag=bag,
        racks=tuple(known),
        boards=boards,
        scores=(0,) * seats,
        turn=0,
        named=tuple(Named((), 0) if seat in done else None for seat in range(seats)),
        missed=missed,
        filled=(*done, *([0] if boards[0].is_full else [])),
    )


NOTATION = Notation(
    read_move=read_move,
    write_move=write_move,
    write_position=write_position,
    read_position=position,
    write_hand=lambda state, seat: write_rack(state.racks[seat]),
    held=lambda state, seat: state.racks[seat],
)
