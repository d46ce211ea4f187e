"""A card is added to a row or replaces one, and the words that can be said for it."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ludomots.core.contract import IllegalMove
from ludomots.core.tiles import put_back
from ludomots.core.turns import with_seat
from ludomots.games.typo import rounds
from ludomots.games.typo.model import Announce, Announced, Done, Options, Side, State
from ludomots.games.typo.rounds import sorted_hand
from ludomots.words import Lexicon, NotAWord, fold
from ludomots.words.fold import LONGEST_INPUT

REWARD = 2
"""The points for a good word that was doubted (TY-23)."""
PENALTY = 2
"""The points lost by a bad word, besides the row (TY-25)."""

ROUNDS_OF_FAILURES = 2
"""The second edition ends after this many rounds in which nobody placed a card (TY-Q24)."""


def lengthened(row: str, card: str, side: Side) -> str:
    """Return a row with one card more, read from left to right (TY-12, TY-16)."""
    return card + row if side == "left" else row + card


def announced(state: State, seat: int, move: Announce) -> Announced:
    """Return the word of a move in capitals without accents, or refuse a word that does not fit.

    TY-13: it begins with the letters of the row, or is just them (TY-Q9), and may be repeated
    (TY-Q10); TY-Q22: it is written in letters, and accents do not count.
    """
    _check_row(state, move.row)
    if move.side not in {"left", "right"}:
        raise IllegalMove("not-a-move", "TY-12")
    try:
        word = fold(move.word)
    except NotAWord:
        raise IllegalMove(
            "word-not-letters", "TY-Q22", words=(move.word[:LONGEST_INPUT],)
        ) from None
    letters = lengthened(state.row(move.row), state.cards[seat] or "", move.side)
    if not word.startswith(letters):
        raise IllegalMove(
            "word-off-row", "TY-13", words=(word,), row=move.row, word=word, letters=letters
        )
    return Announced(seat, move.row, move.side, word)


def place(options: Options, state: State, play: Announced, points: int = 0) -> State:
    """Let a word stand: its card joins the row, and the next player places theirs."""
    seat, card = play.seat, state.cards[play.seat] or ""
    row = lengthened(state.row(play.row), card, play.side)
    placed = replace(
        state,
        rows=with_seat(state.rows, play.row - 1, row),
        cards=with_seat(state.cards, seat, None),
        scores=with_seat(state.scores, seat, state.scores[seat] + points),
        provisional=None,
        failures=0,
        done=(*state.done, Done(seat, card, play.row, play.word, points)),
    )
    if options.edition == "second" and not placed.hands[seat]:
        return replace(placed, order=placed.order[1:], end="hand-empty")
    return _next(options, placed)


def remove(options: Options, state: State, row: int) -> State:
    """Remove a longest row and begin a new one there with the card of the player to place.

    TY-17 to TY-20: the player loses a point for each of its cards and takes the dictionary. TY-Q24:
    in the second edition they take the second half of the row into their hand instead, and the rest
    leaves the game.
    """
    _check_row(state, row)
    if row not in state.longest:
        longest = ", ".join(map(str, state.longest))
        raise IllegalMove("row-not-longest", "TY-17", row=row, longest=longest)
    seat, cards = state.order[0], state.row(row)
    card = state.cards[seat] or ""
    taken = cards[len(cards) // 2 :] if options.edition == "second" else ""
    points = 0 if options.edition == "second" else -len(cards) - state.owes
    removed = replace(
        state,
        rows=with_seat(state.rows, row - 1, card),
        hands=with_seat(state.hands, seat, sorted_hand([*state.hands[seat], *taken])),
        cards=with_seat(state.cards, seat, None),
        discarded=put_back(state.discarded, cards[: len(cards) - len(taken)]),
        scores=with_seat(state.scores, seat, state.scores[seat] + points),
        holder=seat,
        owes=0,
        failures=state.failures + 1,
        done=(*state.done, Done(seat, card, row, None, points, bad=state.owes > 0)),
    )
    if options.edition == "second" and _is_stalled(removed):
        return replace(removed, order=removed.order[1:], end="stalled")
    return _next(options, removed)


def _next(options: Options, state: State) -> State:
    """TY-15: the next player places their card; after the last card a new round begins."""
    return rounds.go_on(options, replace(state, order=state.order[1:]))


def _is_stalled(state: State) -> bool:
    """Return whether nobody has placed a card for two rounds."""
    return state.failures >= ROUNDS_OF_FAILURES * len(state.active)


def _check_row(state: State, row: int) -> None:
    if row not in range(1, len(state.rows) + 1):
        raise IllegalMove("no-such-row", "TY-12", row=row, rows=len(state.rows))


_SIDES: tuple[Side, ...] = ("left", "right")


def find(lexicon: Lexicon, rows: Sequence[str], card: str) -> Iterator[Announce]:
    """Yield one good announcement for each place where a card fits (TY-12, TY-13)."""
    for number, row in enumerate(rows, start=1):
        for side in _SIDES:
            word = lexicon.commonest(lengthened(row, card, side))
            if word is not None:
                yield Announce(number, side, word)
