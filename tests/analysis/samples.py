"""A review written by hand, of a recorded game: a best move, a good one and three losses."""

from ludomots.analysis import Choice, Decision, Moment, Review, SeatReview
from ludomots.analysis.report import Grade
from ludomots.core.analyst import Part
from ludomots.core.facts import FACTS, SeatName, Word, all_words
from ludomots.core.game import Game
from ludomots.records import read, replay
from tests.records.golden import FOLDER

NAMES = ("Ada & <Bob>", "?")
_GRADES: tuple[Grade, ...] = ("best", "large", "good", "small", "medium")


def recorded() -> Game:
    """Return the game that was reviewed."""
    return replay(read((FOLDER / "greedy.txt").read_text(encoding="utf-8"))).game


def sample(game: Game) -> Review:
    """Return its review."""
    last = len(game.moves)
    return Review(
        game=game.kind.name,
        names=NAMES,
        moments=tuple(_moment(step, last) for step in range(last + 1)),
        decisions=tuple(_decision(game, step) for step in range(1, len(_GRADES) + 1)),
        seats=tuple(_seat(seat) for seat in (0, 1)),
        turning=(2,),
        playouts=100,
        seed=0,
    )


def _moment(step: int, last: int) -> Moment:
    first = 0.5 + 0.5 * (step / last) ** 2 - (0.1 if step % 4 == 2 else 0)
    return Moment(step=step, chances=(first, 1 - first))


def _decision(game: Game, step: int) -> Decision:
    seat, move = game.moves[step - 1]
    grade = _GRADES[step - 1]
    made = {"best": 0, "good": 1, "small": 2, "medium": 3, "large": 4}[grade]
    choices = tuple(_choice(game.text(move), at) for at in range(5))
    return Decision(
        step=step,
        seat=seat,
        choices=choices,
        made=made,
        loss=choices[made].loss,
        chance_lost=0.03 * made,
        accuracy=90.0,
        grade=grade,
        theme="word",
        why=FACTS("story-winner", players=SeatName(seat), count=1),
    )


def _choice(text: str, at: int) -> Choice:
    return Choice(
        text=text,
        move={},
        label=all_words([["RATEAU", "MAISON", "ARBRE", "ZUT", "CHAT"][at]]),
        points=31 - at,
        value=40.0 - 2.5 * at,
        loss=2.5 * at,
        error=0.4,
        chance=0.6 - 0.03 * at,
        theme="word",
        parts=(Part("now", 31 - at), Part("kept", 9 - 1.5 * at, Word("RSE"))),
    )


def _seat(seat: int) -> SeatReview:
    luck = 12.5 if seat else -12.5
    return SeatReview(
        seat=seat,
        accuracy=None if seat else 87.25,
        decisions=0 if seat else 5,
        small=1,
        medium=0,
        large=2,
        luck=luck,
        choice=-20.0,
        gifts=3.0,
        result=luck - 17,
    )
