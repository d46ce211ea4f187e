"""The windows that every table has: what they ask and what they show."""

from collections.abc import Sequence

from ludomots.core.facts import Voice
from ludomots.core.narration import AnyHint
from ludomots.terminal.play.sentences import own_text
from ludomots.texts import Texts
from ludomots.widgets.dialogs import Answer, Dialog
from ludomots.widgets.face import AnyFace
from ludomots.widgets.table import AnyTable

KEY_OF = {"help": "f1", "hint": "f3", "pass": "f6", "contest": "f8", "accept": "f9"}
"""The keys of what every table has; a game's own actions bring theirs."""

_WITHOUT_A_KEY = ("meaning", "light", "withdraw", "leave", "quit")


def keys_of(face: AnyFace) -> dict[str, str]:
    """Return what can be done with function keys at a table, in their order."""
    keys = KEY_OF | {action.name: action.key for action in face.actions}
    return dict(sorted(keys.items(), key=lambda pair: int(pair[1][1:])))


def help_page(table: AnyTable, face: AnyFace, say: Texts) -> Dialog:
    """Return all keys and signs."""
    keys = [
        f"{_key(face, name, say):<16} {say(f'play-does-{name}')}"
        for name in (*face.keys, "meaning")
    ]
    options = table.rules.options
    counted = options.retries is not None
    words = say("play-help-tries" if counted else f"play-help-{options.check}")
    return Dialog(say, say("play-help"), [words, own_text("signs", face.game, say), "", *keys])


def _key(face: AnyFace, name: str, say: Texts) -> str:
    text = f"play-key-{name}"
    return say(text) if text in say else keys_of(face)[name].upper()


def menu(face: AnyFace, may: Sequence[str], say: Texts) -> Dialog:
    """Return everything that can be done now."""
    answers = [
        Answer(name, f"{key.upper():<4} {say(f'play-does-{name}')}", key)
        for name, key in keys_of(face).items()
        if name in may
    ]
    answers += [
        Answer(name, f"     {say(f'play-does-{name}')}") for name in _WITHOUT_A_KEY if name in may
    ]
    return Dialog(say, say("play-menu"), answers=answers)


def yes_or_no(say: Texts, question: str) -> Dialog:
    """Return a question whose first answer is yes."""
    answers = [Answer("yes", say("play-yes")), Answer("no", say("play-no"))]
    return Dialog(say, question, answers=answers, beside=True)


def which_seat(table: AnyTable, seats: Sequence[int], say: Texts) -> Dialog:
    """Ask who contests."""
    answers = [Answer(str(seat), table.names[seat]) for seat in seats]
    return Dialog(say, say("play-who-contests"), answers=answers, beside=True)


def hints_page(found: Sequence[AnyHint], table: AnyTable, expected: str, say: Texts) -> Dialog:
    """Show moves that may be proposed; the chosen one is laid in the workspace.

    Without any it shows what is ``expected`` instead, which says what else can be done.
    """
    if not found:
        return Dialog(say, say("play-does-hint"), [say("play-no-hint"), expected])
    voice = Voice(table.names, say)
    answers = [Answer(str(at), voice(hint.label)) for at, hint in enumerate(found)]
    return Dialog(say, say("play-does-hint"), [say("play-hint-lay")], answers, beside=True)


def hand_over(
    table: AnyTable, seat: int, told: Sequence[str], say: Texts, *, contested: bool
) -> Dialog:
    """Ask to pass the keyboard on; an open play can be contested before."""
    answers = [Answer("ready", say("play-ready", player=table.names[seat]))]
    if contested:
        answers.append(Answer("contest", say("play-contest-together"), "f8"))
    title = say("play-hand-over", player=table.names[seat])
    return Dialog(say, title, told, answers, must_answer=True, beside=True)


def end_page(table: AnyTable, after: Sequence[str], say: Texts) -> Dialog:
    """Show how the game ended, with every point explained, and what is to be told ``after``."""
    answers = [
        Answer(name, say(f"play-end-{name}")) for name in ("rematch", "look", "leave", "quit")
    ]
    title, lines = table.end()
    return Dialog(say, title, [*lines, *after], answers)
