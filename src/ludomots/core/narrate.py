"""What a seat can do now, as far as it should be told: whether a word is possible, what else is.

Everything here is asked of the rules and of the finder, so that a sentence made of it is true.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from ludomots.core.contract import JUDGE, TABLE, AnyRules, GameState, IllegalMove, Outcome
from ludomots.core.definition import AnyGame
from ludomots.core.facts import FACTS, SeatName, Text, all_words, joined, listed
from ludomots.core.moves import Accept, CloseWindow, Contest, Pass, TimeUp, Withdraw
from ludomots.core.narration import AnyHint, AnyStep, AnyTelling
from ludomots.core.shelf import definition_of
from ludomots.core.turns import acting, tag_of


class WhatNow(NamedTuple):
    """What a seat can do now.

    ``can_play``: whether a word is possible, or a bluff. ``others`` are the kinds of its other
    legal moves, in the order of the rules; they are looked for only where no word is possible.
    ``pass_ends``: whether the game is over if the seat passes now instead of laying a word.
    """

    can_play: bool
    others: tuple[str, ...]
    pass_ends: bool


def what_now(
    game: AnyGame, rules: AnyRules, state: GameState, seat: int, pass_ends: bool | None = None
) -> WhatNow:
    """Return what a seat can do whose turn it is; where no word is asked for, it can play.

    ``pass_ends`` is whether a pass would end the game, if that is known already.
    """
    plays = game.plays(rules, state)
    if not plays:
        return WhatNow(can_play=True, others=(), pass_ends=False)
    if pass_ends is None:
        pass_ends = _ends(rules, state, seat, Pass())
    bluffs = rules.may_bluff(state)
    if bluffs and not pass_ends:
        return WhatNow(can_play=True, others=(), pass_ends=False)
    can_play = bluffs or game.finder.has_play(rules, state, seat, plays)
    others = () if can_play else _kinds(game, rules, state, seat)
    if pass_ends:
        best = (one for one in game.finder.best(rules, state, seat, 1) if isinstance(one, plays))
        pass_ends = not any(_ends(rules, state, seat, word) for word in best)
    return WhatNow(can_play, others, pass_ends)


def _kinds(game: AnyGame, rules: AnyRules, state: GameState, seat: int) -> tuple[str, ...]:
    moves = game.finder.moves(rules, state, seat)
    return tuple(dict.fromkeys(str(tag_of(type(move))) for move in moves))


def _ends(rules: AnyRules, state: GameState, seat: int, move: msgspec.Struct) -> bool:
    try:
        after = rules.play(state, seat, move)
    except IllegalMove:
        return False
    return rules.outcome(after) is not None


def beginning(telling: AnyTelling, state: GameState) -> Text:
    """Return how a game begins, from its first state; nothing if there is nothing to tell."""
    return definition_of(telling.game).narration.past.beginning(telling, state)


def told(telling: AnyTelling, step: AnyStep) -> list[Text]:
    """Return what a step was and what it brought about, a sentence each.

    Who accepted a play, or has chosen a card, is not worth one.
    """
    story = definition_of(telling.game).narration.past
    own = story.told(telling, step)
    first = _common(telling, step) if own is None else own
    return [line for line in (first, *story.also(telling, step)) if line]


def retold(telling: AnyTelling, step: AnyStep) -> list[Text]:
    """Return what a step of a record was: also what was not worth a sentence, or a secret."""
    return told(telling, step) or [_quiet(telling, step)]


def verdict(outcome: Outcome, seat: int | None = None) -> Text:
    """Return who has won, told to a seat; without a seat, to everybody."""
    if len(outcome.scores) == 1:
        return FACTS("story-solo", points=outcome.scores[0])
    others = [SeatName(one) for one in outcome.winners if one != seat]
    count = len(outcome.winners)
    name = "story-you-win" if seat in outcome.winners else "story-winner"
    return FACTS(name, players=listed(others), count=count)


def why_over(game: str, outcome: Outcome) -> Text:
    """Return why a game is over: in its own words where it has some, for its number of players."""
    own = f"end-{game}-{outcome.reason}"
    name = own if own in FACTS else f"end-{outcome.reason}"
    return FACTS(name, seats=len(outcome.scores))


def accounts(
    telling: AnyTelling,
    state: GameState,
    steps: Callable[[], Sequence[AnyStep]],
    outcome: Outcome,
) -> list[Text]:
    """Return what the points of each seat are made of, nothing where that is plain.

    ``state`` is the last one. ``steps`` finds all steps of the game, if they are needed.
    """
    return definition_of(telling.game).narration.past.accounts(telling, state, steps, outcome)


def expected(
    telling: AnyTelling, state: GameState, seat: int | None, now: WhatNow | None = None
) -> Text:
    """Return what is expected of a seat now; without a seat, what is going on.

    ``now`` is what the seat can do, if that is known already.
    """
    outcome = telling.rules.outcome(state)
    if outcome is not None:
        return joined([verdict(outcome, seat), why_over(telling.game, outcome)])
    to_act = telling.rules.to_act(state)
    if seat is None or seat not in to_act:
        return _others(telling, state, to_act, seat)
    if state.provisional is None:
        return turn(telling, state, seat, now)
    may_play = may_take_turn(telling, state, seat)
    if seat in state.provisional.accepted:
        return turn(telling, state, seat) if may_play else _others(telling, state, to_act, seat)
    name = "story-react-or-play" if may_play else _own(telling, "react")
    if seat == telling.rules.judge(state):
        name = "story-judge-react" if seat == JUDGE else "story-judge-who-plays-react"
    return telling.say(name, play=open_play(telling, state))


def _own(telling: AnyTelling, name: str) -> str:
    """Return the game's own text of a name, or that of every game."""
    own = f"story-{telling.game}-{name}"
    return own if own in FACTS else f"story-{name}"


def turn(telling: AnyTelling, state: GameState, seat: int, known: WhatNow | None = None) -> Text:
    """Return what a seat may do whose turn it is, as far as that is possible now.

    Where no word is possible it is told what else is; where a pass would end the game, that.
    """
    now = known or what_now(definition_of(telling.game), telling.rules, state, seat)
    first = _may_play(telling, state, seat) if now.can_play else _no_play(telling, seat, now)
    ends: Text = telling.say(_own(telling, "pass-ends")) if now.pass_ends else ""
    return joined([first, ends])


def _may_play(telling: AnyTelling, state: GameState, seat: int) -> Text:
    told = definition_of(telling.game).narration.prompt.turn
    if told is not None:
        return told(telling, state, seat)
    return telling.say("story-turn", player=telling.name(seat))


def _no_play(telling: AnyTelling, seat: int, now: WhatNow) -> Text:
    """Say that no word is possible, and what is: the one thing there is, or a choice."""
    say, player = telling.say, telling.name(seat)
    names = {kind: f"do-{telling.game}-{kind}" for kind in now.others if kind != "pass"}
    others: list[Text] = [say(name) if name in say else kind for kind, name in names.items()]
    if not others:
        return say("story-only-pass", player=player)
    if "pass" in now.others:
        others.append(say("do-pass"))
    name = "story-no-play" if len(others) > 1 else "story-only"
    return say(name, player=player, what=listed(others, "story-or"))


def open_play(telling: AnyTelling, state: GameState) -> Text:
    """Return the play that can be contested, as a sentence."""
    own = definition_of(telling.game).narration.prompt.open_play
    if own is not None:
        return own(telling, state)
    if state.provisional is None or state.last is None:
        return ""
    return _played(telling, state.provisional.seat, state.last.move)


def hints(telling: AnyTelling, state: GameState, seat: int) -> list[AnyHint]:
    """Return moves that may be proposed to a seat whose turn it is, the best first."""
    return definition_of(telling.game).hints(telling, state, seat)


def may_take_turn(telling: AnyTelling, state: GameState, seat: int) -> bool:
    """Return whether a seat may take its turn although a play can still be contested."""
    try:
        telling.rules.play(state, seat, Pass())
    except IllegalMove:
        return False
    return True


def _common(telling: AnyTelling, step: AnyStep) -> Text:
    """Tell a move that every game has."""
    match step.move:
        case Contest():
            return _contested(telling, step)
        case Pass():
            return telling.say("story-pass", player=telling.name(step.seat))
        case Withdraw():
            return telling.say("story-withdraw", player=telling.name(step.seat))
        case TimeUp():
            return _time_up(telling, step)
        case CloseWindow() | Accept():
            return ""
        case _ if step.seat == TABLE:
            return ""
        case _:
            return _played(telling, step.seat, step.move)


def _time_up(telling: AnyTelling, step: AnyStep) -> Text:
    """Tell whose time is over, if one seat alone was to move."""
    to_act = telling.rules.to_act(step.before)
    if len(to_act) != 1:
        return telling.say("story-time-up")
    return telling.say("story-time-up-of", player=telling.name(to_act[0]))


def _played(telling: AnyTelling, seat: int, move: msgspec.Struct) -> Text:
    """Tell a move as its notation writes it."""
    text = definition_of(telling.game).notation.write_move(move)
    return telling.say("story-played", player=telling.name(seat), move=text)


def _quiet(telling: AnyTelling, step: AnyStep) -> Text:
    own = definition_of(telling.game).narration.past.quiet(telling, step)
    if own:
        return own
    if isinstance(step.move, Accept):
        return telling.say("story-accept", player=telling.name(step.seat))
    return telling.say("story-goes-on")


def _contested(telling: AnyTelling, step: AnyStep) -> Text:
    play, refused = step.before.provisional, step.after.refused
    player, author = telling.name(step.seat), telling.name(play.seat) if play else ""
    name = f"story-{telling.game}-contest-{'won' if refused else 'failed'}"
    return telling.say(
        name if name in telling.say else name.replace(f"-{telling.game}", ""),
        player=player,
        author=author,
        words=all_words(refused),
        count=len(refused),
    )


def _others(
    telling: AnyTelling, state: GameState, to_act: tuple[int, ...], seat: int | None
) -> Text:
    """Return what is going on for somebody who cannot do anything about it."""
    if state.provisional is not None:
        players = telling.all_of(acting(telling.rules, state))
        now = telling.say("story-open", play=open_play(telling, state), players=players)
    elif len(to_act) == 1:
        now = telling.say("story-their-turn", player=telling.name(to_act[0]))
    else:
        now = telling.say("story-waiting-for", players=telling.all_of(to_act))
    skips = dict(enumerate(definition_of(telling.game).narration.prompt.skips(state)))
    missed = 0 if seat is None else skips.get(seat, 0)
    return joined([now, telling.say("story-will-miss", count=missed)]) if missed else now
