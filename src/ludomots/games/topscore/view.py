"""What one audience may see of a game, built from public facts and its own rack."""

from typing import Any, ClassVar

from ludomots.core.contract import Audience, GameView, Look, OpenPlay, Outcome, view_head
from ludomots.core.racks import own_rack, racks_shown
from ludomots.core.tiles import Drawn, Tiles
from ludomots.games.topscore.legal import possible_trades, target
from ludomots.games.topscore.model import (
    HIDDEN,
    Board,
    Change,
    Exchange,
    Instead,
    Last,
    Lay,
    Move,
    Named,
    Options,
    Part,
    Phase,
    State,
    Trade,
    Traded,
    rack_token,
)
from ludomots.games.topscore.placing import instead
from ludomots.games.topscore.turns import built, points_of


class ShownPlay(OpenPlay, frozen=True):
    """A word that can still be contested, on whose pyramid, and its points if it stands."""

    seat: int
    move: Lay | Change
    on: int
    accepted: tuple[int, ...]
    points: int


class View(GameView, frozen=True, kw_only=True, rename="camel"):
    """A game as one audience sees it. Tuples with one entry a seat are in seat order.

    ``rack`` is the audience's own; ``racks`` are all of them, for the reader of a finished game
    only. ``unseen`` counts the tokens in the bag and on the other racks together. ``turn`` is
    ``None`` once the game is over. ``target`` is the opponent whose word the player to move may
    lengthen now; ``reward`` is the one from whose word that player takes a letter. ``skips`` are
    the turns each seat will miss. ``trades`` are the blanks that this audience can trade now.
    ``instead`` is what the player to move may do besides laying words and passing. ``built`` are
    the words engraved on each big pyramid, shortest first.
    """

    derived: ClassVar[frozenset[str]] = frozenset({"trades", "instead", "built"})

    options: Options
    seat: int | None
    boards: tuple[Board, ...]
    rack: Tiles | None
    racks: tuple[Tiles, ...] | None
    rack_counts: tuple[int, ...]
    bag_count: int
    unseen: dict[str, int]
    scores: tuple[int, ...]
    turn: int | None
    to_act: tuple[int, ...]
    phase: Phase
    parts: tuple[Part, ...]
    target: int | None
    traded: Traded | None
    reward: int | None
    tries: int
    provisional: ShownPlay | None
    last: Last | None
    missed: tuple[int, ...]
    idle: tuple[int, ...]
    filled: tuple[int, ...]
    skips: tuple[int, ...]
    named: tuple[Named | None, ...]
    withdrawn: tuple[int, ...]
    start_draws: tuple[tuple[Drawn, ...], ...]
    outcome: Outcome | None
    trades: tuple[Trade, ...]
    instead: tuple[Instead, ...]
    built: tuple[tuple[Tiles, ...], ...]


def view(options: Options, state: State, look: Look) -> View:
    """Return what an audience may see."""
    seat = look.seat
    box, lying_open = options.letter_set.tokens(), open_tokens(state)
    return View(
        **view_head(options, state, look),
        **racks_shown(state.racks, state.bag, look, box, lying_open),
        boards=state.boards,
        turn=None if look.outcome else state.turn,
        phase=state.phase,
        parts=state.parts,
        target=target(options, state, state.turn) if state.phase == "play" else None,
        traded=state.traded,
        reward=state.reward,
        tries=state.tries,
        provisional=shown_play(state),
        last=_shown_move(state, look.audience),
        missed=state.missed,
        idle=state.idle,
        filled=state.filled,
        skips=state.skips or (0,) * len(state.boards),
        named=state.named,
        start_draws=state.start_draws,
        trades=() if seat is None else tuple(possible_trades(state, seat)),
        instead=instead(options, state, state.turn),
        built=built(state),
    )


def private(state: State, seat: int, public: View) -> dict[str, Any]:
    """Return what only a seat sees: its rack, the blanks it can trade, and what it exchanged."""
    last, own = state.last, own_rack(state.racks[seat], public.unseen)
    shown: dict[str, Any] = {"seat": seat, **own, "trades": tuple(possible_trades(state, seat))}
    if last is not None and last.seat == seat:
        shown["last"] = last
    return shown


def putting(view: View) -> Board:
    """Return the word from which a letter is put, with the small pyramids of the player to move."""
    seat = view.turn or 0
    source = view.boards[seat if view.reward is None else view.reward]
    return Board(source.word, source.is_own, view.boards[seat].small)


def seen(seat: int, move: Move, audience: Audience) -> Move:
    """Return a move as an audience may see it: only its owner sees which tokens are exchanged."""
    if isinstance(move, Exchange) and audience not in {seat, "reader"}:
        return Exchange((HIDDEN,) * len(move.tokens))
    return move


def open_tokens(state: State) -> Tiles:
    """Return the tokens that lie open, as they are called in the bag."""
    on_boards = (token for board in state.boards for token in (*board.word, *board.small) if token)
    waiting = state.provisional.added if state.provisional else ()
    return tuple(map(rack_token, (*on_boards, *waiting)))


def shown_play(state: State) -> ShownPlay | None:
    """Return the waiting word, if any, with its points if it stands."""
    play = state.provisional
    if play is None:
        return None
    move = play.move
    if isinstance(move, Change):
        return ShownPlay(play.seat, move, play.seat, play.accepted, 0)
    on = play.seat if move.on is None else move.on
    return ShownPlay(play.seat, move, on, play.accepted, points_of(move.word))


def _shown_move(state: State, audience: Audience) -> Last | None:
    last = state.last
    if last is None:
        return None
    return Last(last.seat, seen(last.seat, last.move, audience), last.refused)
