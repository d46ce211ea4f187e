"""Moves, hands and positions as text; the grammar is in docs/formats.md."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from ludomots.core.definition import Notation
from ludomots.core.draws import Draws
from ludomots.core.moves import SIGNS, Pass
from ludomots.core.notation import BadText, Signs, check_length
from ludomots.core.tiles import Tiles, bag_of, draw
from ludomots.games.typo import rounds
from ludomots.games.typo.model import Announce, Cannot, Choose, Move, Options, State, decks
from ludomots.games.typo.rounds import ROWS, SEATS, sorted_hand
from ludomots.games.typo.rules import Typo
from ludomots.words import NotAWord, fold

NO_CARD = "."
BACKWARDS = "Z-A"
HOLDER = "@"

_MOVE = re.compile(
    r"(?P<card>[A-Z*])|-(?P<cannot>[1-9])"
    r"|(?:\+(?P<left>[1-9])|(?P<right>[1-9])\+) (?P<word>\S+)"
)
_SIGNS = Signs[Move]({sign: move for sign, move in SIGNS.items() if not isinstance(move, Pass)})


class Position(NamedTuple):
    """What the text of a position says: the rows, the open cards, the half and the dictionary."""

    rows: tuple[str, ...]
    cards: tuple[str | None, ...]
    is_second_half: bool
    holder: int


def write_position(state: State) -> str:
    """Return the rows, and what else lies open: ``RONT/ELA/PRINCE/BLO FSTV``."""
    parts = ["/".join(state.rows)]
    if state.order:
        parts.append("".join(card or NO_CARD for card in state.cards))
    if state.half == 2:
        parts.append(BACKWARDS)
    if state.holder:
        parts.append(f"{HOLDER}{state.holder + 1}")
    return " ".join(parts)


def read_position(text: str) -> Position:
    """Read a position, or say with ``BadText`` where the text is wrong."""
    check_length(text)
    rows, *parts = text.split(" ")
    at = len(rows) + 2
    cards: tuple[str | None, ...] = ()
    is_second_half, holder = False, 0
    for part in parts:
        if part == BACKWARDS and not (is_second_half or holder):
            is_second_half = True
        elif re.fullmatch(rf"{HOLDER}[2-{SEATS[-1]}]", part) and not holder:
            holder = int(part[1]) - 1
        elif _is_cards(part) and not (cards or is_second_half or holder):
            cards = tuple(None if card == NO_CARD else card for card in part)
        else:
            raise BadText("position-part", at, text=part)
        at += len(part) + 1
    return Position(_read_rows(rows), cards, is_second_half, holder)


def read_hand(text: str) -> Tiles:
    """Read the letters of a hand, in any order."""
    check_length(text)
    _check_letters(text, 1)
    return tuple(sorted(text))


def write_move(move: Move) -> str:
    """Return a move as text: ``F``, ``+1 FRONTIERE`` to the left, ``2+ ELASTIQUE``, ``-3``."""
    match move:
        case Choose(card=card):
            return card
        case Announce(row=row, side=side, word=word):
            place = f"+{row}" if side == "left" else f"{row}+"
            return f"{place} {fold(word)}"
        case Cannot(row=row):
            return f"-{row}"
        case _:
            return _SIGNS.write(move)


def _read_own(text: str, options: Options) -> Move:  # noqa: ARG001 (the same at every table)
    """Read a move that is not one of the common signs."""
    found = _MOVE.fullmatch(text)
    if not found:
        raise BadText("announcing", 1, text=text)
    if found["card"]:
        return Choose(found["card"])
    if found["cannot"]:
        return Cannot(int(found["cannot"]))
    try:
        word = fold(found["word"])
    except NotAWord:
        raise BadText("announced-word", found.start("word") + 1, text=found["word"]) from None
    if found["left"]:
        return Announce(int(found["left"]), "left", word)
    return Announce(int(found["right"]), "right", word)


read_move = _SIGNS.or_else(_read_own)


def _read_rows(text: str) -> tuple[str, ...]:
    rows = text.split("/")
    if len(rows) != ROWS:
        raise BadText("row-count", len(text), found=len(rows), expected=ROWS)
    at = 1
    for number, row in enumerate(rows, start=1):
        if not row:
            raise BadText("row-empty", at, row=number)
        _check_letters(row, at)
        at += len(row) + 1
    return tuple(rows)


def _is_cards(text: str) -> bool:
    return re.fullmatch(rf"[A-Z.]{{{SEATS[0]},{SEATS[-1]}}}", text) is not None and any(
        card != NO_CARD for card in text
    )


def _check_letters(text: str, position: int) -> None:
    for at, character in enumerate(text):
        if not ("A" <= character <= "Z"):
            raise BadText("character", position + at, character=character)


def position(
    options: Options, rows: str, hands: Sequence[str], players: int, draws: Draws
) -> State:
    """Return a state with these rows and hands; the hands of further players are dealt.

    If cards lie open they are placed next, else everybody chooses. The rest of the deck is aside.
    """
    read = read_position(rows)
    known = [read_hand(hand) for hand in hands]
    seats = max(players, len(known), len(read.cards), read.holder + 1)
    cards = (*read.cards, *[None] * (seats - len(read.cards)))
    aside = _rest_of_the_deck(options, [*read.rows, *known, [c for c in cards if c]])
    for _ in range(len(known), seats):
        hand, aside, draws = draw(aside, options.hand_size(seats), draws)
        known.append(sorted_hand(hand))
    state = State(
        draws=draws,
        aside=aside,
        rows=read.rows,
        hands=tuple(known),
        cards=cards,
        scores=(0,) * seats,
        holder=read.holder,
        half=2 if read.is_second_half else 1,
    )
    if read.cards:
        state = replace(state, order=rounds.order_of(state))
    return Typo(options).counted(rounds.go_on(options, state))


def write_hand(state: State, seat: int) -> str:
    """Return what a seat plays from: its hand while it chooses, its card while it places."""
    if seat in state.choosers:
        return "".join(state.hands[seat])
    is_to_place = state.order[:1] == (seat,) and state.provisional is None
    return (state.cards[seat] or "") if is_to_place else ""


def held(state: State, seat: int) -> Tiles:
    """Return the cards that only their seat sees; a chosen card is open once all have chosen."""
    card = state.cards[seat]
    chosen = (card,) if card and state.choosers else ()
    return sorted_hand((*state.hands[seat], *chosen))


def _rest_of_the_deck(options: Options, groups: Sequence[Sequence[str]]) -> Tiles:
    used = Counter(card for group in groups for card in group)
    return bag_of(dict(Counter(decks()[options.deck]) - used))


NOTATION = Notation(
    read_move=read_move,
    write_move=write_move,
    write_position=write_position,
    read_position=position,
    write_hand=write_hand,
    held=held,
)
