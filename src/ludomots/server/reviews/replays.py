"""A record that a request brings along as text."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.exceptions import ClientException
from litestar.params import FromPath
from msgspec.structs import replace

from ludomots.core.contract import Audience, GameState, IllegalMove, Outcome
from ludomots.core.draws import commitment
from ludomots.core.facts import Text, Voice
from ludomots.core.game import Game
from ludomots.core.narrate import retold
from ludomots.core.narration import Step as StoryStep
from ludomots.core.narration import Telling
from ludomots.core.notation import BadText
from ludomots.records import Check, Record, Words, read_with_lines, replay, verify, write
from ludomots.records.explain import explain_faults
from ludomots.records.record import preset_of
from ludomots.records.text import Lines
from ludomots.server.language import language_of
from ludomots.server.live.budgets import Payer
from ludomots.server.live.messages import SeatView
from ludomots.server.live.service import OnlyRecord
from ludomots.server.node import Node
from ludomots.server.people.person import Person
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.server.reviews.old_games import kept_record, old_game
from ludomots.tables import Refused, TableView, record
from ludomots.tables.delay import as_seen_by
from ludomots.tables.pace import Untimed
from ludomots.tables.sentences import names_of
from ludomots.tables.shown import SeatLabel
from ludomots.tables.view import ShownSeat
from ludomots.texts import Texts, texts
from ludomots.words import Lexicon


class Brought(NamedTuple):
    """A record, where its lines are in the text, and its word list if it is here."""

    record: Record
    lines: Lines
    words: Lexicon | None

    def played(self) -> Game:
        """Return its game as far as the record is good, judged by another list if need be."""
        return replay(self.record, self.lines, words=self.words, other_words=True).game


async def brought(request: Request[Any, Any, Any], payer: Payer, node: Node) -> Brought:
    """Return the record that a request brings."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise ClientException from None
    found, lines = await node.bots.aside(payer, "read record", lambda: read_with_lines(text))
    return Brought(found, lines, await node.tables.word_lists.find(found.words))


class ReplayStep(msgspec.Struct, frozen=True):
    """The game after a move, or before the first one.

    ``text`` is the move in the notation of records, ``line`` the move in a sentence, ``told`` the
    same as facts; ``view`` is the game as the seat that is to move next sees it; at the end all
    hands lie open. ``position`` is what lies on the table, in the notation of records.
    """

    seat: int | None
    text: str | None
    line: str | None
    told: tuple[Text, ...]
    view: Any
    scores: tuple[int, ...]
    position: str


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game. ``faults`` are sentences: where the rulebook disagrees with a record.

    ``eyes`` is the table as somebody sees it who looks back at the game, without a position: the
    ``view`` of a step is the position to put into ``eyes.view.game``.
    """

    game: str
    names: tuple[str, ...]
    eyes: SeatView
    steps: tuple[ReplayStep, ...]
    outcome: Outcome | None
    faults: tuple[str, ...] = ()


class Tried(msgspec.Struct, frozen=True):
    """A move that a seat could have made, and the game after it, as that seat would see it."""

    text: str
    move: Any
    told: tuple[Text, ...]
    view: Any
    scores: tuple[int, ...]
    position: str


class Instead(msgspec.Struct, frozen=True):
    """The game before a move, as the seat that made it saw it, and after each of some moves.

    ``hands`` are the tiles or cards that every seat held then; none where they lay open, or are not
    known.
    """

    seat: int
    view: Any
    scores: tuple[int, ...]
    position: str
    hands: tuple[tuple[str, ...], ...]
    tried: tuple[Tried, ...]


class Verification(msgspec.Struct, frozen=True):
    """Whether the draws and moves of a record are in order, each check with its sentence."""

    verified: bool
    checks: tuple["ShownCheck", ...]
    faults: tuple[str, ...]


class ShownCheck(Check, frozen=True):
    """One thing looked at, and what was found, as a sentence."""

    fine: bool = False
    sentence: str = ""


def replay_of(
    game: Game, names: Sequence[str], say: Texts, *, faults: Sequence[str] = ()
) -> Replay:
    """Return a game step by step."""
    telling, voice = Telling(game.kind.name, game.rules), Voice(names, say)
    states = game.states
    steps = [_step(game, 0)]
    for at, (seat, move) in enumerate(game.moves):
        story = retold(telling, StoryStep(states[at], seat, move, states[at + 1]))
        steps.append(
            replace(
                _step(game, at + 1),
                seat=seat if seat >= 0 else None,
                text=game.kind.notation.write_move(move),
                line=voice.lines(story),
                told=tuple(story),
            )
        )
    return Replay(
        game=game.kind.name,
        names=tuple(names),
        eyes=SeatView(seat=None, view=_table(game, names), expected="", may=()),
        steps=tuple(steps),
        outcome=game.outcome(),
        faults=tuple(faults),
    )


def _table(game: Game, names: Sequence[str]) -> TableView:
    """Return the table of a game that is looked back at: nobody is to act, no clock runs."""
    preset, changes = preset_of(game.options)
    words = game.rules.lexicon
    return TableView(
        id="",
        seq=0,
        kind=game.kind.name,
        preset=preset,
        changes=changes,
        rulebook=game.kind.rulebook,
        words=Words(words.language, words.version),
        pace=Untimed(),
        status="finished",
        seats=tuple(_seat(name) for name in names),
        commitment="" if game.secret is None else commitment(game.secret),
        coach=False,
        game=None,
        to_act=(),
        deadline=None,
        closes=None,
        outcome=None,
        next=None,
        chat=False,
    )


def _seat(name: str) -> ShownSeat:
    return ShownSeat(
        who=SeatLabel(name),
        is_owner=False,
        here=True,
        left=None,
        running=False,
        late=0,
        offers_rematch=False,
    )


def instead_of(game: Game, step: int, moves: Sequence[str]) -> Instead | None:
    """Return what would have become of some moves, as records write them, at a step counted from 1;
    ``None`` if nobody moved there.

    ``Refused`` if one of them could not be made.
    """
    if not 1 <= step <= len(game.moves) or game.moves[step - 1][0] < 0:
        return None
    seat, state = game.moves[step - 1][0], game.states[step - 1]
    held = game.kind.notation.held
    is_known = game.secret is not None and not game.kind.chance.open_hands
    return Instead(
        seat=seat,
        view=game.rules.view(state, seat),
        scores=state.scores,
        position=game.kind.notation.write_position(state),
        hands=tuple(held(state, one) for one in range(len(state.scores))) if is_known else (),
        tried=tuple(_tried(game, state, seat, text) for text in moves),
    )


def _tried(game: Game, state: GameState, seat: int, text: str) -> Tried:
    notation = game.kind.notation
    try:
        move = notation.read_move(text, game.options)
        after = game.rules.play(state, seat, move)
    except BadText:
        raise Refused("not-a-move") from None
    except IllegalMove as illegal:
        raise Refused(illegal.code, illegal) from illegal
    told = retold(Telling(game.kind.name, game.rules), StoryStep(state, seat, move, after))
    view, position = game.rules.view(after, seat), notation.write_position(after)
    return Tried(text, move, tuple(told), view, after.scores, position)


def _step(game: Game, at: int) -> ReplayStep:
    """Return the game after some moves, not yet told."""
    state = game.states[at]
    to_act = game.rules.to_act(state)
    reader: Audience = to_act[0] if to_act and game.secret is not None else "reader"
    view = game.rules.view(state, reader)
    position = game.kind.notation.write_position(state)
    return ReplayStep(None, None, None, (), view, state.scores, position)


_HEAVY = {"cost": 5}


@get("/api/tables/{table_id:str}/record", tags=["records"], media_type="text/plain", opt=_HEAVY)
async def table_record(
    table_id: FromPath[str],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> str:
    """Return the record of a game; of one that is being played, what a spectator may know, and what
    those without a seat may know already."""
    try:
        table = await node.tables.load(table_id)
    except OnlyRecord:
        return (await kept_record(node, table_id)).text
    by, now = person.at(table), node.now()
    found = await node.bots.aside(payer, "record", lambda: record(as_seen_by(table, by, now)[0]))
    if found is None:
        raise Unanswerable("not-begun", 409)
    return write(found)


@get("/api/tables/{table_id:str}/replay", tags=["records"], opt=_HEAVY)
async def table_replay(
    request: AnyRequest,
    table_id: FromPath[str],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> Replay:
    """Return a finished game step by step."""
    old, say = await old_game(node, table_id), texts(language_of(request))
    names = names_of(old.seats, say)
    return await node.bots.aside(payer, "replay", lambda: replay_of(old.played(), names, say))


@post("/api/replay", tags=["records"], status_code=200, opt=_HEAVY)
async def replay_record(
    request: AnyRequest, payer: NamedDependency[Payer], node: NamedDependency[Node]
) -> Replay:
    """Return the game of a record that is brought along (text/plain), step by step."""
    found, say = await brought(request, payer, node), texts(language_of(request))
    return await node.bots.aside(payer, "replay", lambda: _replayed(found, say))


@post("/api/verify", tags=["records"], status_code=200, opt=_HEAVY)
async def verify_record(
    request: AnyRequest, payer: NamedDependency[Payer], node: NamedDependency[Node]
) -> Verification:
    """Check the draws and moves of a record that is brought along (text/plain)."""
    found, say = await brought(request, payer, node), texts(language_of(request))
    return await node.bots.aside(payer, "replay", lambda: _verified(found, say))


def _replayed(from_them: Brought, say: Texts) -> Replay:
    found, lines, words = from_them
    replayed = replay(found, lines, words=words, other_words=True)
    return replay_of(replayed.game, found.players, say, faults=list(explain_faults(replayed, say)))


def _verified(from_them: Brought, say: Texts) -> Verification:
    found, lines, words = from_them
    verified = verify(found, lines, words=words, other_words=True)
    checks = tuple(
        ShownCheck(
            **msgspec.structs.asdict(one),
            fine=one.ok,
            sentence=say(f"verify-{one.name}-{one.finding}", count=one.count),
        )
        for one in verified.checks
    )
    return Verification(verified.ok, checks, tuple(explain_faults(verified, say)))
