"""Mots de Tête in words."""

from collections.abc import Sequence

from ludomots.core.contract import Outcome
from ludomots.core.narration import Narration, listed
from ludomots.core.notation import square_name
from ludomots.games.mots_de_tete import Options, Scored, State, TimeOver, Write, Written, score
from ludomots.games.mots_de_tete.hints import Step, Telling
from ludomots.texts import Texts


def beginning(telling: Telling, state: State) -> str:
    """Return who begins and why (MT-Q19); nothing for one player."""
    if not state.start_rolls:
        return ""
    rolled = ", ".join(f"{telling.name(one.seat)} {one.die}" for one in state.start_rolls[-1])
    return telling.say("story-mots-de-tete-start", player=telling.name(state.first), rolled=rolled)


def told(telling: Telling, step: Step) -> str | None:
    """Tell a move of Mots de Tête's own."""
    match step.move:
        case Write() if step.after.refused:
            return telling.say(
                "story-mots-de-tete-refused",
                player=telling.name(step.seat),
                words=listed(step.after.refused, telling.say),
                count=len(step.after.refused),
            )
        case Write(letters=letters):
            return _written(telling, step, letters)
        case TimeOver():
            return telling.say("story-mots-de-tete-time-over")
        case _:
            return None


def also(telling: Telling, step: Step) -> list[str]:
    """Tell the dice of words that stand only now (MT-24), and who drops out of a Marathon."""
    before, after = step.before.dropped_out, step.after.dropped_out
    out = [
        telling.say("story-mots-de-tete-drops-out", player=telling.name(seat))
        for seat in after
        if seat not in before
    ]
    stood = step.after.stood
    if step.before.provisional is None or stood is None or stood == step.before.stood:
        return out
    if not _rolls(stood.scored):
        return out
    dice = telling.say(
        "story-mots-de-tete-dice-after",
        player=telling.name(stood.seat),
        rolls=_rolls(stood.scored),
        points=stood.scored.total,
    )
    return [dice, *out]


def turn(telling: Telling, state: State, seat: int) -> str:
    """Return what a seat may do whose turn it is."""
    say, options = telling.say, telling.rules.options
    parts = [
        say(
            "story-mots-de-tete-turn",
            player=telling.name(seat),
            what=_task(options, state, say),
        )
    ]
    if state.tries and state.last is not None:
        left = (options.retries or 0) - state.tries
        words = listed(state.last.refused, say)
        parts.insert(0, say("story-mots-de-tete-tried", words=words, left=left))
    if state.time_over:
        parts.append(say("story-mots-de-tete-last-turn"))
    elif state.last_roll:
        parts.append(say("story-mots-de-tete-last-roll"))
    elif options.variant == "marathon" and state.misses[seat]:
        parts.append(say("story-mots-de-tete-marathon-miss"))
    return " ".join(parts)


def open_play(telling: Telling, state: State) -> str:
    """Return the words that can be contested; their dice are rolled when they stand."""
    play = state.provisional
    if play is None:
        return ""
    scored = score(telling.rules.options, state.board_to_be, play.letters)
    name = "story-mots-de-tete-open-dice" if to_roll(scored) else "story-mots-de-tete-open"
    words = listed([word.word for word in scored.words], telling.say)
    return telling.say(name, player=telling.name(play.seat), words=words, points=scored.total)


def accounts(telling: Telling, steps: Sequence[Step], outcome: Outcome) -> list[str]:
    """Return who is out of a Marathon; points need no other explanation."""
    state: State = steps[-1].after
    return [
        telling.say("story-mots-de-tete-out") if at in state.dropped_out else ""
        for at in range(len(outcome.scores))
    ]


def to_roll(scored: Scored) -> bool:
    """Return whether dice are still to be rolled for these words."""
    return any(bonus.value is None for bonus in scored.bonuses)


def _task(options: Options, state: State, say: Texts) -> str:
    if options.word_length is not None:
        task = say("story-mots-de-tete-write-length", length=options.word_length)
    else:
        task = say("story-mots-de-tete-write-count", count=state.die)
    return say("story-mots-de-tete-write-first", task=task) if state.board.is_empty else task


def _written(telling: Telling, step: Step, letters: tuple[Written, ...]) -> str:
    options = telling.rules.options
    scored = score(options, step.before.board.written(letters), letters)
    if step.after.provisional is None and step.after.stood is not None:
        scored = step.after.stood.scored
    name = "story-mots-de-tete-write-dice" if to_roll(scored) else "story-mots-de-tete-write"
    line = telling.say(
        name,
        player=telling.name(step.seat),
        words=listed([word.word for word in scored.words], telling.say),
        points=scored.total,
    )
    rolls = _rolls(scored)
    return f"{line} {telling.say('story-mots-de-tete-dice', rolls=rolls)}" if rolls else line


def _rolls(scored: Scored) -> str:
    """Return the rolls of coloured squares, square by square."""
    return ", ".join(
        f"{square_name(bonus.square)} {'+'.join(map(str, bonus.rolls))}"
        for bonus in scored.bonuses
        if bonus.rolls
    )


NARRATION = Narration(
    beginning=beginning, told=told, also=also, turn=turn, open_play=open_play, accounts=accounts
)
