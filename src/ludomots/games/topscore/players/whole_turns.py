"""Every way to play a turn of Topscore, from its first part to its last.

Only one of the words with the same letters is given: they are equal to a player.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from ludomots._engine import Growth
from ludomots.core.tiles import Tiles, take
from ludomots.core.turns import with_seat
from ludomots.games.topscore import Abandon, Board, Change, Exchange, Lay, Move, Pass, Trade, View
from ludomots.games.topscore.model import (
    BLANK,
    LONGEST,
    arrange,
    is_blank,
    letters_of,
    off_the_rack,
)
from ludomots.games.topscore.turns import points_of

OneMoveTurn = Lay | Change | Exchange | Abandon | Pass


class Turn(NamedTuple):
    """The moves of one turn, their points, and what they leave before the rack is filled again.

    ``target`` is the seat whose word may still be lengthened, ``owes`` whether a blank must still
    be laid, ``rewards`` how many letters of another player's word go onto the own small pyramids
    (TS-Q8).
    """

    moves: tuple[Move, ...]
    points: int
    boards: tuple[Board, ...]
    rack: Tiles
    target: int | None
    owes: bool
    lays_own: bool = False
    rewards: int = 0


class Step(NamedTuple):
    """A word on a pyramid, and the tokens of the rack that it takes."""

    word: Tiles
    added: Tiles


def turns(growth: Growth, view: View) -> Iterator[Turn]:
    """Yield the turns that lay, trade or do nothing; exchanges and changes are not among them."""
    seat = view.seat or 0
    begun = Turn((), 0, view.boards, view.rack or (), view.target, view.traded is not None)
    for traded in (begun, *_trades(view, begun)):
        for helped in (traded, *_lengthened(growth, view, traded)):
            if not helped.owes:
                yield helped
            for step in steps(growth, view, helped.boards[seat].word, helped.rack):
                if not helped.owes or any(map(is_blank, step.added)):
                    yield _laid(helped, seat, step, Lay(step.word))


def played(view: View, move: OneMoveTurn) -> Turn:
    """Return the turn that consists of this one move; its word need not be in the list."""
    seat = view.seat or 0
    idle = Turn((move,), 0, view.boards, view.rack or (), None, owes=False)
    board = view.boards[seat]
    match move:
        case Lay(word=word, on=on):
            whose = seat if on is None else on
            added = tuple((Counter(word) - Counter(view.boards[whose].word)).elements())
            turn = _laid(idle._replace(moves=()), whose, Step(word, added), move)
            return turn._replace(lays_own=whose == seat)
        case Change(token=token, word=word):
            boards = with_seat(view.boards, seat, replace(board, word=word))
            return idle._replace(boards=boards, rack=off_the_rack(idle.rack, (token,)) or ())
        case Exchange(tokens=tokens):
            return idle._replace(rack=take(idle.rack, tokens) or ())
        case Abandon():
            boards = with_seat(view.boards, seat, replace(board, word=()))
            return idle._replace(boards=boards)
        case Pass():
            return idle._replace(moves=())


def steps(growth: Growth, view: View, word: Tiles, rack: Tiles) -> Iterator[Step]:
    """Yield the words one token longer, or the first words on an empty pyramid."""
    if not word:
        for blanks, first in growth.starts(rack):
            letters = [*first[0]]
            for letter in blanks:
                letters.remove(letter)
            if _are_letters(view, blanks):
                added = (*letters, *(letter.lower() for letter in blanks))
                yield Step(arrange(first[0], added), added)
        return
    for letter, by_blank, longer in growth.grow(letters_of(word), rack):
        if not by_blank or _are_letters(view, [letter]):
            token = letter.lower() if by_blank else letter
            yield Step(arrange(longer[0], (*word, token)), (token,))


def changes(growth: Growth, view: View) -> Iterator[Change]:
    """Yield the changes of the own word (TS-50); a blank in it stays."""
    board, rack = view.boards[view.seat or 0], view.rack or ()
    if "change" not in view.instead:
        return
    for out, letter, by_blank, words in growth.swaps(letters_of(board.word), rack):
        token = letter.lower() if by_blank else letter
        kept = take(board.word, [out])
        if kept is not None and (not by_blank or _are_letters(view, [letter])):
            yield Change(out, token, arrange(words[0], (*kept, token)))


def _are_letters(view: View, letters: Sequence[str]) -> bool:
    """Return whether blanks may stand for these letters (TS-42)."""
    return set(letters) <= set(view.options.letter_set.letters)


def _trades(view: View, turn: Turn) -> Iterator[Turn]:
    """Yield the turns that begin by trading a blank (TS-45); where it is laid is decided later."""
    if turn.owes:
        return
    for on, board in enumerate(turn.boards):
        for at, token in enumerate(board.word):
            rest = take(turn.rack, [token.upper()]) if is_blank(token) else None
            if rest is not None:
                word = with_seat(board.word, at, token.upper())
                yield turn._replace(
                    moves=(*turn.moves, Trade(token.upper(), None if on == view.seat else on)),
                    boards=with_seat(turn.boards, on, replace(board, word=word)),
                    rack=(*rest, BLANK),
                    owes=not view.options.blank_to_rack,
                )


def _lengthened(growth: Growth, view: View, turn: Turn) -> Iterator[Turn]:
    """Yield the turns after lengthening the direct opponent's word (TS-21)."""
    on = turn.target
    if on is None:
        return
    rack = (BLANK,) if turn.owes else turn.rack
    for step in steps(growth, view, turn.boards[on].word, rack):
        after = _laid(turn, on, step, Lay(step.word, on))
        is_shared = len(step.word) == LONGEST and view.options.seven_reward == "both"
        yield after._replace(target=None, owes=False, lays_own=False, rewards=int(is_shared))


def _laid(turn: Turn, on: int, step: Step, move: Lay) -> Turn:
    board = replace(turn.boards[on], word=step.word, is_own=move.on is None)
    return turn._replace(
        moves=(*turn.moves, move),
        points=turn.points + points_of(step.word),
        boards=with_seat(turn.boards, on, board),
        rack=off_the_rack(turn.rack, step.added) or (),
        owes=False,
        lays_own=True,
    )
