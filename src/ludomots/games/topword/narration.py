"""Topword in words: what happened, what is expected, and hints.

Hints are the plays with the most points now, among words that may be proposed.
"""

from collections.abc import Callable, Sequence
from itertools import islice

from ludomots.core import narration
from ludomots.core.contract import Outcome, Rules
from ludomots.core.facts import FACTS, Text, all_words, joined, listed
from ludomots.core.moves import Contest
from ludomots.core.narration import Narration, Past, Prompt, turns_missed
from ludomots.core.notation import square_name
from ludomots.games.topword import (
    Blocked,
    Board,
    Exchange,
    Move,
    Options,
    Place,
    Placed,
    Scored,
    State,
    View,
)
from ludomots.games.topword.legal import find
from ludomots.games.topword.scoring import score

Telling = narration.Telling[State, Move, View, Options]
Step = narration.Step[State, Move]
Hint = narration.Hint[Move]

HINTS = 3


def hints(telling: Telling, state: State, seat: int) -> list[Hint]:
    """Return the best plays of a seat, in words."""
    rules = telling.rules
    found = best_plays(rules, state.board_to_be, state.racks[seat])
    return [
        Hint(play, _label(scored), scored.total, _clues(play, scored)) for play, scored in found
    ]


def best_plays(
    rules: Rules[State, Move, View, Options],
    board: Board,
    rack: tuple[str, ...],
    count: int = HINTS,
) -> list[tuple[Place, Scored]]:
    """Return the best plays of a rack, best first, each with other words.

    None of them uses a word that is never proposed.
    """
    words = rules.lexicon
    best: dict[tuple[str, ...], tuple[Place, Scored]] = {}
    for play in find(rules.options, words, board, rack):
        scored = score(rules.options, board.laid(play.tiles), play.tiles)
        made = tuple(word.word for word in scored.words)
        if made not in best or scored.total > best[made][1].total:
            best[made] = (play, scored)
    ranked = sorted(best, key=lambda made: best[made][1].total, reverse=True)
    good = (best[made] for made in ranked if all(map(words.may_propose, made)))
    return list(islice(good, count))


def _label(scored: Scored) -> Text:
    words = listed([word.word for word in scored.words])
    return FACTS("story-topword-hint", words=words, square=_where(scored), points=scored.total)


def _clues(play: Place, scored: Scored) -> tuple[Text, Text]:
    """Return the points of a play, then where to look for it."""
    return (
        FACTS("story-topword-clue", points=scored.total, count=len(play.tiles)),
        FACTS("story-topword-clue-place", square=_where(scored)),
    )


def _where(scored: Scored) -> str:
    first, *_, last = scored.words[0].squares
    return f"{square_name(first)} {'→' if first.row == last.row else '↓'}"


def beginning(telling: Telling, state: State) -> Text:
    """Return who begins and why (TW-08); nothing for one player."""
    if not state.start_draws:
        return ""
    drawn = [
        joined([telling.name(one.seat), one.tile.capitalize()]) for one in state.start_draws[-1]
    ]
    return telling.say(
        "story-topword-start", player=telling.name(state.turn), drawn=joined(drawn, ", ")
    )


def told(telling: Telling, step: Step) -> Text | None:
    """Return the sentence for a move of Topword's own. It never says which tile was exchanged."""
    match step.move:
        case Place(tiles=tiles):
            return _placed(telling, step, tiles)
        case Exchange():
            return telling.say("story-topword-exchange", player=telling.name(step.seat))
        case Blocked():
            return telling.say("end-blocked", seats=len(step.after.scores))
        case Contest():
            return _contested(telling, step)
        case _:
            return None


def also(telling: Telling, step: Step) -> list[Text]:
    """Return who misses a turn after contesting a good word (TW-Q20)."""
    if step.after.end:
        return []
    owed = list(step.before.skips)
    if isinstance(step.move, Contest) and _contest_costs(telling, step):
        owed[step.seat] += 1
    return turns_missed(telling, owed, step.after.skips, step.after.turn)


def turn(telling: Telling, state: State, seat: int) -> Text:
    """Return what the player to move may do."""
    say, player = telling.say, telling.name(seat)
    if state.retrying:
        parts: list[Text] = [say("story-topword-turn-retry", player=player)]
    else:
        last = telling.rules.choices(state, seat).last
        parts = [
            say(
                "story-topword-turn",
                player=player,
                word="first" if state.board.is_empty else "any",
                exchange="yes" if any(isinstance(move, Exchange) for move in last) else "no",
            )
        ]
        if not state.bag:
            parts.append(say("story-topword-bag-empty"))
    return joined(parts)


def open_play(telling: Telling, state: State) -> Text:
    """Return the play that can be contested."""
    play = state.provisional
    if play is None:
        return ""
    scored = score(telling.rules.options, state.board_to_be, play.tiles)
    return telling.say(
        "story-topword-open",
        player=telling.name(play.seat),
        words=all_words(word.word for word in scored.words),
        points=scored.total,
    )


def _contested(telling: Telling, step: Step) -> Text:
    """Return the result of a contest, and whom it costs what (TW-40, TW-Q20)."""
    play, refused = step.before.provisional, step.after.refused
    retry = telling.rules.options.lost_contest == "retry"
    won = "story-topword-contest-won-retry" if retry else "story-topword-contest-won"
    costs = _contest_costs(telling, step) and not step.after.end
    failed = "story-topword-contest-failed-turn" if costs else "story-topword-contest-failed"
    return telling.say(
        won if refused else failed,
        player=telling.name(step.seat),
        author=telling.name(play.seat) if play else "",
        words=all_words(refused),
        count=len(refused),
    )


def _contest_costs(telling: Telling, step: Step) -> bool:
    return not step.after.refused and telling.rules.options.failed_contest == "nextTurn"


def accounts(
    telling: Telling, state: State, _steps: Callable[[], Sequence[Step]], outcome: Outcome
) -> list[Text]:
    """Return what the tiles left cost each seat (TW-31, TW-47)."""
    return [
        _kept(telling, rack, state.scores[at], outcome.scores[at]) if rack else ""
        for at, rack in enumerate(state.racks)
    ]


def _kept(telling: Telling, rack: tuple[str, ...], laid: int, final: int) -> Text:
    return telling.say(
        "story-topword-kept",
        points=laid,
        cost=laid - final,
        count=len(rack),
        each=(laid - final) // len(rack),
        tiles=" ".join(tile.capitalize() for tile in rack),
    )


def _placed(telling: Telling, step: Step, tiles: tuple[Placed, ...]) -> Text:
    options = telling.rules.options
    scored = score(options, step.before.board_to_be.laid(tiles), tiles)
    return telling.say(
        "story-topword-place",
        player=telling.name(step.seat),
        words=all_words(word.word for word in scored.words),
        points=scored.total,
    )


NARRATION = Narration(
    past=Past(beginning=beginning, told=told, also=also, accounts=accounts),
    prompt=Prompt(turn=turn, open_play=open_play, skips=lambda state: state.skips),
)
