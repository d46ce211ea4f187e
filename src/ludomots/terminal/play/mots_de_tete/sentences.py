"""What the table of Mots de Tête says."""

from collections.abc import Iterator

from ludomots.games.mots_de_tete import Options, Scored, State
from ludomots.games.mots_de_tete.grid import DICE
from ludomots.games.notation import square_name
from ludomots.terminal.play.log import listed
from ludomots.terminal.play.table import Table
from ludomots.texts import Texts


def turn(table: Table, seat: int, say: Texts) -> str:
    """Return what a person may do whose turn it is."""
    state: State = table.game.state
    options: Options = table.game.options  # type: ignore[assignment]
    parts = [
        say("mots-de-tete-your-turn", player=table.name(seat), what=_task(options, state, say))
    ]
    if state.tries and state.last is not None:
        words = listed(state.last.refused, say) if state.last.refused else ""
        left = (options.retries or 0) - state.tries
        parts.insert(0, say("mots-de-tete-tried", words=words, left=left))
    if state.time_over:
        parts.append(say("mots-de-tete-last-turn"))
    elif state.last_roll:
        parts.append(say("mots-de-tete-last-roll"))
    elif state.is_solo:
        parts.append(say("mots-de-tete-solo-pass"))
    elif options.variant == "marathon" and state.misses[seat]:
        parts.append(say("mots-de-tete-marathon-miss"))
    else:
        parts.append(say("mots-de-tete-pass"))
    return " ".join(parts)


def _task(options: Options, state: State, say: Texts) -> str:
    if options.word_length is not None:
        task = say("mots-de-tete-write-length", length=options.word_length)
    else:
        task = say("mots-de-tete-write", count=state.die)
    return say("mots-de-tete-write-first", task=task) if state.board.is_empty else task


def open_play(table: Table, say: Texts) -> str:
    """Return the words that can be contested; their dice are rolled when they stand."""
    play = table.game.view("spectator").provisional
    words = listed([word.word for word in play.scored.words], say)
    name = "mots-de-tete-open-dice" if to_roll(play.scored) else "mots-de-tete-open"
    return say(name, player=table.name(play.seat), words=words, points=play.scored.total)


def seat_note(state: State, seat: int, say: Texts) -> str:
    """Return a word on a seat that is out, misses a turn, or has missed one in a Marathon."""
    if seat in state.dropped_out:
        return say("mots-de-tete-out")
    if state.skips[seat]:
        return say("mots-de-tete-skips", count=state.skips[seat])
    return ""


def below(table: Table, say: Texts) -> list[str]:
    """Return what is played for."""
    options: Options = table.game.options  # type: ignore[assignment]
    if table.game.state.is_solo:
        return [say("mots-de-tete-aim-solo")]
    if options.has_target:
        return [say(f"mots-de-tete-aim-{options.variant}", target=options.target)]
    return [
        say(
            "mots-de-tete-aim-marathon"
            if options.variant == "marathon"
            else "mots-de-tete-aim-time"
        )
    ]


def preview_title(scored: Scored, say: Texts) -> str:
    """Return what Enter plays: its points, and about how many with the dice to come."""
    if not to_roll(scored):
        return say("play-preview", points=scored.total)
    return say("mots-de-tete-preview-dice", points=scored.total, mean=round(scored.expected))


def score_lines(scored: Scored, say: Texts) -> Iterator[str]:
    """Yield each word with the points that are certain, then the dice to come."""
    for word in scored.words:
        yield f"{word.word:<12} {word.points:>3}"
    for bonus in scored.bonuses:
        if bonus.value is None:
            yield say(
                "mots-de-tete-bonus",
                square=square_name(bonus.square),
                colour=say(f"mots-de-tete-{bonus.colour}"),
                dice=DICE[bonus.colour],
                words=bonus.words,
            )


def to_roll(scored: Scored) -> bool:
    """Return whether dice are still to be rolled for these words."""
    return any(bonus.value is None for bonus in scored.bonuses)
