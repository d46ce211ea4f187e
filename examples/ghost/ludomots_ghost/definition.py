"""Ghost as a game on the shelf: its notation, its sentences, and everything put together."""

from ludomots.core.definition import Chance, Faces, GameDefinition, Notation, nothing_told
from ludomots.core.facts import Text, joined
from ludomots.core.moves import Pass, TimeUp, Withdraw
from ludomots.core.narration import Hint, Narration, Past, Prompt, Step, Telling
from ludomots.core.notation import BadText
from ludomots.core.site_face import Colours, SiteFace, UsualRules

from .player import TEAM
from .rules import SEATS, Add, Challenge, Ghost, Move, Name, Options, State, View

_SIGNS: dict[str, Move] = {"?": Challenge(), "-": Pass(), "leave": Withdraw(), "time": TimeUp()}


def read_move(text: str, options: Options) -> Move:  # noqa: ARG001 (as every game's)
    """Read a move: a letter, a word, or one of the signs."""
    if text in _SIGNS:
        return _SIGNS[text]
    if not (text.isascii() and text.isalpha() and text.isupper() and len(text) <= 25):
        raise BadText("ghost-move", 1, text=text)
    return Add(text) if len(text) == 1 else Name(text)


def write_move(move: Move) -> str:
    """Write a move as it is read."""
    if isinstance(move, Add):
        return move.letter
    if isinstance(move, Name):
        return move.word
    return next(sign for sign, one in _SIGNS.items() if one == move)


def write_position(state: State) -> str:
    """Write what is known: the beginning, and the lives of each."""
    lives = " ".join(map(str, state.scores))
    return f"{state.beginning or '.'}{'?' if state.naming is not None else ''} {lives}"


def drawn(options: Options, before: State | None, after: State) -> str:  # noqa: ARG001
    """Tell what chance gave in the open: who begins."""
    return str(after.turn + 1) if before is None else ""


def read_drawn(options: Options, text: str) -> tuple[int, ...]:
    """Read who begins."""
    return (int(text) - 1,) if text.isdigit() else nothing_told(options, text)


Words = Telling[State, Move, View, Options]


def told(telling: Words, step: Step[State, Move]) -> Text | None:
    """Tell a move, and who lost a life by it."""
    say, player = telling.say, telling.name(step.seat) if step.seat >= 0 else ""
    match step.move:
        case Add(letter=letter):
            text = f"{step.before.beginning}{letter}"
            first = say("story-ghost-add", player=player, letter=letter, text=text)
        case Challenge():
            return say(
                "story-ghost-challenge", player=player, author=telling.name(step.after.naming or 0)
            )
        case Name(word=word):
            good = "bad" if step.after.refused else "good"
            first = say(f"story-ghost-name-{good}", player=player, word=word)
        case Pass():
            first = say("story-ghost-none", player=player)
        case _:
            return None
    return joined([first, *lost(telling, step)])


def lost(telling: Words, step: Step[State, Move]) -> list[Text]:
    """Tell who lost a life, if anybody did."""
    pairs = zip(step.before.scores, step.after.scores, strict=True)
    return [
        telling.say("story-ghost-lost", player=telling.name(seat), lives=after)
        for seat, (before, after) in enumerate(pairs)
        if after < before
    ]


def turn(telling: Words, state: State, seat: int) -> Text:  # noqa: ARG001
    """Say what is expected of the player whose turn it is."""
    name = "name" if state.naming is not None else "add" if state.beginning else "begin"
    return telling.say(f"story-ghost-turn-{name}", text=state.beginning)


def hints(telling: Words, state: State, seat: int) -> list[Hint[Move]]:
    """Propose some sound moves."""
    found = [move for move in telling.rules.moves(state, seat) if isinstance(move, Add | Name)]
    return [Hint(move, write_move(move)) for move in found[:3]]


SITE = SiteFace(
    colours=Colours(day="#4a5a78", lamp="#9fb2d8"),
    usual={"en": UsualRules(preset="english")},
    secrets=False,
)

GHOST = GameDefinition(
    name="ghost",
    seats=SEATS,
    rules=Ghost,
    notation=Notation(read_move=read_move, write_move=write_move, write_position=write_position),
    chance=Chance(drawn=drawn, told=read_drawn),
    narration=Narration(past=Past(told=told), prompt=Prompt(turn=turn)),
    players=TEAM,
    hints=hints,
    faces=Faces(site=SITE),
)
