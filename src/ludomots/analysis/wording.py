"""The words and numbers of a review in the reader's language, for terminals and pages."""

from dataclasses import dataclass
from functools import cached_property

from ludomots.analysis.report import Choice, Decision, Grade, Review, SeatReview
from ludomots.core.analyst import Part
from ludomots.core.facts import Text, Voice
from ludomots.records.record import NO_NAME
from ludomots.texts import Texts

LOSSES: tuple[Grade, ...] = ("small", "medium", "large")
"""The grades of moves that are worth looking at again, the smallest loss first."""

_LEAST = 0.05
"""Fewer points are shown as none."""


@dataclass(frozen=True)
class Wording:
    """Says what a review holds."""

    review: Review
    say: Texts

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the players are called; those without a name by their number."""
        return tuple(
            self.say("play-person", number=number) if name in ("", NO_NAME) else name
            for number, name in enumerate(self.review.names, start=1)
        )

    @cached_property
    def title(self) -> str:
        """Which game it was."""
        own = f"site-game-{self.review.game}"
        game = self.say(own) if own in self.say else self.review.game
        return self.say("report-title", game=game)

    def told(self, text: Text) -> str:
        """Return a text as a sentence."""
        return Voice(self.names, self.say)(text)

    def points(self, value: int) -> str:
        """Return the points that a move brought at once."""
        return str(value).replace("-", "−")

    def number(self, value: float) -> str:
        """Return points with one decimal."""
        return self.say("report-number", value=round(value, 1) + 0.0).replace("-", "−")

    def signed(self, value: float) -> str:
        """Return points with one decimal and their sign."""
        return f"+{self.number(value)}" if round(value, 1) > 0 else self.number(value)

    def share(self, value: float) -> str:
        """Return a chance in percent."""
        return self.say("report-share", value=round(100 * value))

    def grade(self, decision: Decision) -> str:
        """Return the grade of a move."""
        return self.say(f"report-grade-{decision.grade}")

    def step(self, decision: Decision) -> str:
        """Return which move it was, and whose."""
        return self.say("report-step", step=decision.step, player=self.names[decision.seat])

    def graded(self, decision: Decision) -> str:
        """Return which move it was, whose, and its grade."""
        return self.say("report-of", what=self.step(decision), how=self.grade(decision))

    def part(self, part: Part) -> str:
        """Return one thing that a move was worth something for."""
        what = self.told(part.said) or self.say(f"report-part-{part.kind}")
        return f"{what} {self.signed(part.points)}"

    def accuracy(self, seat: SeatReview) -> str:
        """Return the accuracy of a player's game, nothing without a decision."""
        return "" if seat.accuracy is None else self.number(seat.accuracy)

    def losses(self, seat: SeatReview) -> str:
        """Return how many moves of a player lost something."""
        if seat.accuracy is None:
            return self.say("report-no-decision")
        return self.say("report-losses", small=seat.small, medium=seat.medium, large=seat.large)

    def luck(self, seat: SeatReview) -> str:
        """Return what luck gave to a player, and what their choices cost."""
        choice, gifts = self.number(abs(seat.choice)), self.number(seat.gifts)
        if seat.luck is None:
            points = round(abs(seat.choice), 1)
            return self.say("report-choice-alone", choice=choice, points=points)
        name = "report-luck-gave" if seat.luck >= 0 else "report-luck-took"
        luck, points = self.number(abs(seat.luck)), round(abs(seat.luck), 1)
        return self.say(name, luck=luck, points=points, choice=choice, gifts=gifts)


def made(decision: Decision) -> Choice:
    """Return the move that was made."""
    return decision.choices[decision.made]


def best_three(decision: Decision) -> list[tuple[Choice, bool]]:
    """Return the three best moves and the one made, each with whether it is the one made."""
    kept = [at for at in range(len(decision.choices)) if at < 3 or at == decision.made]
    return [(decision.choices[at], at == decision.made) for at in kept]


def telling_parts(choice: Choice) -> list[Part]:
    """Return the parts of a move's value that tell more than its points."""
    return [part for part in choice.parts if part.kind != "now" and abs(part.points) >= _LEAST]


def with_loss(review: Review) -> list[Decision]:
    """Return the decisions that are worth looking at again."""
    return [one for one in review.decisions if one.grade in LOSSES]
