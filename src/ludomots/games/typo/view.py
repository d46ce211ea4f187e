"""What one audience may see of a game, built from public facts and its own cards."""

from functools import cache
from typing import Any, Literal

from ludomots.core.contract import Audience, GameView, Look, Outcome, view_head
from ludomots.core.racks import without_own, without_seen
from ludomots.core.tiles import Tiles
from ludomots.games.typo.doubts import enough
from ludomots.games.typo.model import (
    HIDDEN,
    Announced,
    Choose,
    Done,
    Last,
    Move,
    Options,
    State,
    decks,
)


class View(GameView, frozen=True, kw_only=True, rename="camel"):
    """A game as one audience sees it. Tuples with one entry a seat are in seat order.

    ``hand`` is the audience's own, ``card`` the one before it; ``hands`` are all of them, for the
    reader of a finished game only. ``chosen`` are the seats with a card before them, ``revealed``
    these cards once all have chosen. ``turn`` is the seat to place its card. ``unseen`` counts the
    cards that this audience sees nowhere, ``deck`` is what is printed on each card. ``needed`` is
    how many must doubt the waiting word to have it looked up, judged, or refused where the others
    decide. ``longest`` are the rows that may be removed, ``owes`` says that one of them must be
    removed. ``caught`` are the seats whose words proved bad, one entry for each word.
    """

    options: Options
    deck: dict[str, int]
    seat: int | None
    rows: tuple[str, ...]
    longest: tuple[int, ...]
    hand: Tiles | None
    card: str | None
    hands: tuple[Tiles, ...] | None
    hand_counts: tuple[int, ...]
    chosen: tuple[int, ...]
    revealed: tuple[str | None, ...] | None
    order: tuple[int, ...]
    turn: int | None
    to_act: tuple[int, ...]
    provisional: Announced | None
    needed: int | None
    owes: int
    done: tuple[Done, ...]
    scores: tuple[int, ...]
    holder: int
    half: Literal[1, 2]
    aside_count: int
    discarded: Tiles
    unseen: dict[str, int]
    failures: int
    caught: tuple[int, ...] = ()
    withdrawn: tuple[int, ...]
    last: Last | None
    outcome: Outcome | None


def view(options: Options, state: State, look: Look) -> View:
    """Return what an audience may see."""
    seat = look.seat
    revealed = state.cards if state.order else None
    play, last = state.provisional, state.last
    return View(
        **view_head(options, state, look),
        deck=decks()[options.deck],
        rows=state.rows,
        longest=state.longest,
        hand=None if seat is None else state.hands[seat],
        card=None if seat is None else state.cards[seat],
        hands=state.hands if look.is_reader else None,
        hand_counts=tuple(map(len, state.hands)),
        chosen=tuple(s for s, card in enumerate(state.cards) if card is not None),
        revealed=revealed,
        order=state.order,
        turn=state.order[0] if state.order and look.outcome is None else None,
        provisional=play,
        needed=None if play is None else enough(options, state, play.seat),
        owes=state.owes,
        done=state.done,
        holder=state.holder,
        half=state.half,
        aside_count=len(state.aside),
        discarded=state.discarded,
        unseen=_unseen(options, state, seat, is_reader=look.is_reader),
        failures=state.failures,
        caught=state.caught,
        last=last and Last(last.seat, seen(last.seat, last.move, look.audience), last.refused),
    )


def private(state: State, seat: int, public: View) -> dict[str, Any]:
    """Return what only a seat sees: its cards, and the card it chose."""
    hand, card = state.hands[seat], state.cards[seat]
    own = hand if card is None or state.order else (*hand, card)
    shown: dict[str, Any] = {
        "seat": seat,
        "hand": hand,
        "card": card,
        "unseen": without_own(public.unseen, own),
    }
    if state.last is not None and state.last.seat == seat:
        shown["last"] = state.last
    return shown


def _unseen(options: Options, state: State, seat: int | None, *, is_reader: bool) -> dict[str, int]:
    """Return the deck without the open cards and the own ones; it uses no hidden fact."""
    lies_open = [*state.rows, *state.discarded]
    for other, (hand, card) in enumerate(zip(state.hands, state.cards, strict=True)):
        if is_reader or other == seat:
            lies_open += hand
        if card is not None and (is_reader or other == seat or state.order):
            lies_open.append(card)
    return without_seen(_deck(options.deck), "".join(lies_open))


@cache
def _deck(name: str) -> list[tuple[str, int]]:
    return sorted(decks()[name].items())


def seen(seat: int, move: Move, audience: Audience) -> Move:
    """Return a move as an audience may see it: a chosen card stays hidden.

    TY-10: so that no entry of the log shows it before the reveal; the reader of a finished game
    sees it.
    """
    if isinstance(move, Choose) and audience not in {seat, "reader"}:
        return Choose(HIDDEN)
    return move
