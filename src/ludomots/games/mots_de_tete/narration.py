"""Mots de Tête in words: what happened, what is expected, and hints.

Hints are the plays with the most expected points, among words that may be proposed.
"""

from collections.abc import Callable, Sequence
from itertools import islice

from ludomots._engine import GridPlay
from ludomots.core import narration
from ludomots.core.contract import Outcome
from ludomots.core.facts import FACTS, Text, all_words, joined, listed
from ludomots.core.moves import Contest
from ludomots.core.narration import Narration, Past, Prompt, turns_missed
from ludomots.core.notation import square_name
from ludomots.games.mots_de_tete import Move, Options, Scored, State, TimeOver, View, Write, Written
from ludomots.games.mots_de_tete.engine import as_move, best_plays, engine_rules, place_of
from ludomots.games.mots_de_tete.scoring import score

Telling = narration.Telling[State, Move, View, Options]
Step = narration.Step[State, Move]
Hint = narration.Hint[Move]

HINTS = 3

_LOOKED_AT = 1000


def hints(telling: Telling, state: State, seat: int) -> list[Hint]:  # noqa: ARG001  (one die)
    """Return the best plays of the die, best first, each on other squares."""
    options, words = telling.rules.options, telling.rules.lexicon
    best: dict[frozenset[tuple[int, int]], GridPlay] = {}
    for play in best_plays(engine_rules(options, words=words), state.board, state.die, _LOOKED_AT):
        squares = frozenset((row, col) for row, col, _ in play.letters)
        if squares not in best and all(words.may_propose(word) for word, _ in play.words):
            best[squares] = play
    return [
        Hint(
            as_move(play),
            _label(play),
            None if play.dice else round(play.expected),
            _clues(play),
        )
        for play in islice(best.values(), HINTS)
    ]


def _label(play: GridPlay) -> Text:
    words = listed([word for word, _ in play.words])
    name = "story-mots-de-tete-hint-dice" if play.dice else "story-mots-de-tete-hint"
    return FACTS(name, words=words, square=place_of(play), points=round(play.expected))


def _clues(play: GridPlay) -> tuple[Text, Text]:
    """Return how long the words of a play are, then where to look for them."""
    lengths = ", ".join(str(len(word)) for word, _ in play.words)
    return (
        FACTS("story-mots-de-tete-clue", count=len(play.words), lengths=lengths),
        FACTS("story-mots-de-tete-clue-place", square=place_of(play)),
    )


def beginning(telling: Telling, state: State) -> Text:
    """Return who begins and why (MT-Q19); nothing for one player."""
    rolled_again = _rolled_again(telling, state)
    if not state.start_rolls:
        return rolled_again
    rolls = [joined([telling.name(one.seat), str(one.die)]) for one in state.start_rolls[-1]]
    name = telling.name(state.first)
    begins = telling.say("story-mots-de-tete-start", player=name, rolled=joined(rolls, ", "))
    return joined([begins, rolled_again])


def told(telling: Telling, step: Step) -> Text | None:
    """Return the sentence for a move of Mots de Tête's own."""
    match step.move:
        case Write() if step.after.refused:
            lost = step.after.tries == 0
            return telling.say(
                "story-mots-de-tete-refused-lost" if lost else "story-mots-de-tete-refused",
                player=telling.name(step.seat),
                words=all_words(step.after.refused),
                count=len(step.after.refused),
            )
        case Write(letters=letters):
            return _written(telling, step, letters)
        case TimeOver():
            return telling.say("story-mots-de-tete-time-over")
        case Contest():
            return _contested(telling, step)
        case _:
            return None


def also(telling: Telling, step: Step) -> list[Text]:
    """Return what else a step brought: the dice of words that stand only now (MT-24), players who
    drop out of a Marathon, turns missed after contesting a good word (MT-39), a one that is rolled
    again (MT-Q10)."""
    after = step.after
    told = [_dice_after(telling, step)]
    if not after.end:
        told += [
            telling.say("story-mots-de-tete-drops-out", player=telling.name(seat))
            for seat in after.dropped_out
            if seat not in step.before.dropped_out
        ]
        owed = list(step.before.skips)
        if isinstance(step.move, Contest) and not after.refused:
            owed[step.seat] += 1
        told += turns_missed(telling, owed, after.skips, after.turn)
        if after.rolls != step.before.rolls:
            told.append(_rolled_again(telling, after))
    return told


def _dice_after(telling: Telling, step: Step) -> Text:
    stood = step.after.stood
    if step.before.provisional is None or stood is None or stood == step.before.stood:
        return ""
    rolls, points = _rolls(stood.scored), stood.scored.total
    if not rolls:
        return ""
    name = telling.name(stood.seat)
    return telling.say("story-mots-de-tete-dice-after", player=name, rolls=rolls, points=points)


def _rolled_again(telling: Telling, state: State) -> Text:
    again = len(state.rolls) > 1
    return telling.say("story-mots-de-tete-rolled-again", die=state.die) if again else ""


def _contested(telling: Telling, step: Step) -> Text:
    """Return the result of a contest, and whom it costs what (MT-38, MT-39).

    It costs nothing if the challenger has no more turns (MT-Q18).
    """
    play, refused, after = step.before.provisional, step.after.refused, step.after
    costs = not after.end and not after.last_roll and step.seat in after.playing
    failed = "contest-failed-turn" if costs else "contest-failed"
    return telling.say(
        f"story-mots-de-tete-{'contest-won' if refused else failed}",
        player=telling.name(step.seat),
        author=telling.name(play.seat) if play else "",
        words=all_words(refused),
        count=len(refused),
    )


def turn(telling: Telling, state: State, seat: int) -> Text:
    """Return what the player to move may do."""
    say, options = telling.say, telling.rules.options
    player = telling.name(seat)
    parts: list[Text] = [say("story-mots-de-tete-turn", player=player, what=_task(options, state))]
    if state.tries and state.last is not None:
        left = (options.retries or 0) - state.tries
        words, count = all_words(state.last.refused), len(state.last.refused)
        parts.insert(0, say("story-mots-de-tete-tried", words=words, count=count, left=left))
    if state.time_over:
        parts.append(say("story-mots-de-tete-last-turn"))
    elif state.last_roll:
        parts.append(say("story-mots-de-tete-last-roll"))
    elif options.variant == "marathon" and state.misses[seat]:
        parts.append(say("story-mots-de-tete-marathon-miss"))
    return joined(parts)


def open_play(telling: Telling, state: State) -> Text:
    """Return the words that can be contested; their dice are rolled when they stand."""
    play = state.provisional
    if play is None:
        return ""
    scored = score(telling.rules.options, state.board_to_be, play.letters)
    name = "story-mots-de-tete-open-dice" if to_roll(scored) else "story-mots-de-tete-open"
    words = all_words(word.word for word in scored.words)
    return telling.say(name, player=telling.name(play.seat), words=words, points=scored.total)


def accounts(
    telling: Telling, state: State, steps: Callable[[], Sequence[Step]], outcome: Outcome
) -> list[Text]:
    """Return who dropped out of a Marathon; the points need no explanation."""
    dropped_out = steps()[-1].before.dropped_out if state.dropped_out else ()
    return [
        telling.say("story-mots-de-tete-out") if at in dropped_out else ""
        for at in range(len(outcome.scores))
    ]


def to_roll(scored: Scored) -> bool:
    """Return whether dice must still be rolled for these words."""
    return any(bonus.value is None for bonus in scored.bonuses)


def _task(options: Options, state: State) -> Text:
    say = FACTS
    if options.word_length is not None:
        task = say("story-mots-de-tete-write-length", length=options.word_length)
    else:
        task = say("story-mots-de-tete-write-count", count=state.die)
    return say("story-mots-de-tete-write-first", task=task) if state.board.is_empty else task


def _written(telling: Telling, step: Step, letters: tuple[Written, ...]) -> Text:
    options = telling.rules.options
    scored = score(options, step.before.board.written(letters), letters)
    if step.after.provisional is None and step.after.stood is not None:
        scored = step.after.stood.scored
    name = "story-mots-de-tete-write-dice" if to_roll(scored) else "story-mots-de-tete-write"
    line = telling.say(
        name,
        player=telling.name(step.seat),
        words=all_words(word.word for word in scored.words),
        points=scored.total,
    )
    rolls = _rolls(scored)
    dice = telling.say("story-mots-de-tete-dice", rolls=rolls) if rolls else ""
    return joined([line, dice])


def _rolls(scored: Scored) -> str:
    """Return the rolls of coloured squares, square by square."""
    return ", ".join(
        f"{square_name(bonus.square)} {'+'.join(map(str, bonus.rolls))}"
        for bonus in scored.bonuses
        if bonus.rolls
    )


NARRATION = Narration(
    past=Past(beginning=beginning, told=told, also=also, accounts=accounts),
    prompt=Prompt(turn=turn, open_play=open_play, skips=lambda state: state.skips),
)
