"""What a player may propose to the others while a game is played, and how they have answered.

One mechanism serves every agreement: somebody proposes, the others agree or refuse, everybody sees
it, and it lapses by itself. ``proposing`` says who is asked, ``agreements`` what becomes of it.
"""

from typing import Annotated

import msgspec

PauseDays = Annotated[int, msgspec.Meta(ge=1, le=14)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=16)]


class PauseGame(msgspec.Struct, frozen=True, tag="pause"):
    """Stop all clocks for some days; then the game goes on by itself."""

    days: PauseDays = 1


class GoOn(msgspec.Struct, frozen=True, tag="go-on"):
    """End a pause before its time."""


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """Take back the last move of the player who proposes it, and everything after it."""


class Annul(msgspec.Struct, frozen=True, tag="annul"):
    """End the game without a result: nobody wins, nothing is rated."""


class LetComputerPlay(msgspec.Struct, frozen=True, tag="let-computer-play"):
    """Let a computer play on in the place of a player."""

    seat: SeatNumber


class WithdrawPlayer(msgspec.Struct, frozen=True, tag="withdraw-player"):
    """Take a player out of the game; in a game of two the other one wins."""

    seat: SeatNumber


Wish = PauseGame | GoOn | TakeBack | Annul | LetComputerPlay | WithdrawPlayer
"""What can be proposed."""


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """A proposal that waits for answers. It has the number of its entry in the log.

    ``seat`` is who proposes; of ``asked`` at least ``needed`` must agree by the time ``until``. A
    person with several seats stands here with the first of them. ``about`` is the absent player
    because of whom the others may choose, if the proposal was made for that reason.
    """

    number: int
    seat: int
    wish: Wish
    until: int
    asked: tuple[int, ...]
    needed: int
    about: int | None = None
    agreed: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()

    @property
    def is_agreed(self) -> bool:
        """Whether enough players have agreed."""
        return len(self.agreed) >= self.needed

    @property
    def is_refused(self) -> bool:
        """Whether too many players have refused for enough to agree."""
        return len(self.refused) > len(self.asked) - self.needed


class Pause(msgspec.Struct, frozen=True):
    """A game stands still since a time, until another at the latest. ``about`` is the absent player
    because of whom the others made the pause, if any: this player may end it alone."""

    since: int
    until: int
    about: int | None = None


class StandIn(msgspec.Struct, frozen=True):
    """A computer that plays in somebody's place, and whether they may come back."""

    level: str
    may_return: bool
