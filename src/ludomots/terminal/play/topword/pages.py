"""The windows of a table of Topword: what they ask and what they show."""

from collections.abc import Sequence

from ludomots.games.contract import Outcome
from ludomots.games.notation import square_name
from ludomots.games.topword import Options, State, View
from ludomots.terminal.play.dialogs import Answer, Dialog
from ludomots.terminal.play.table import Table
from ludomots.terminal.play.topword.hints import Hint
from ludomots.terminal.play.topword.log import listed
from ludomots.terminal.play.topword.sentences import pile_lines, unseen_lines
from ludomots.texts import Texts

HELP_KEYS = (
    "move", "turn", "letter", "keep", "backspace", "escape", "enter", "help", "shuffle", "hint",
    "unseen", "piles", "pass", "exchange", "contest", "accept", "scroll", "quit",
)  # fmt: skip
MENU = ("help", "shuffle", "hint", "unseen", "piles", "pass", "exchange", "contest", "accept")
KEY_OF = {name: f"f{number}" for number, name in enumerate(MENU, start=1)}


def help_page(options: Options, say: Texts) -> Dialog:
    """Return all keys and signs."""
    lines = [f"{say(f'play-key-{name}'):<16} {say(f'play-does-{name}')}" for name in HELP_KEYS]
    words = say("play-help-check" if options.check == "check" else "play-help-contest")
    return Dialog(say, say("play-help"), [words, say("play-help-signs"), "", *lines])


def unseen_page(view: View, say: Texts) -> Dialog:
    """Return the letters that are in the bag and on other racks."""
    return Dialog(say, say("play-unseen"), unseen_lines(view, say))


def piles_page(view: View, say: Texts) -> Dialog:
    """Return what every pile holds."""
    return Dialog(say, say("play-piles"), pile_lines(view.board, say))


def menu(say: Texts, may: Sequence[str]) -> Dialog:
    """Return everything that can be done now."""
    answers = [
        Answer(name, f"{KEY_OF[name].upper():<4} {say(f'play-does-{name}')}", KEY_OF[name])
        for name in MENU
        if name in may
    ]
    answers += [
        Answer(name, f"     {say(f'play-does-{name}')}")
        for name in ("light", "withdraw", "leave", "quit")
        if name in may
    ]
    return Dialog(say, say("play-menu"), answers=answers)


def yes_or_no(say: Texts, question: str) -> Dialog:
    """Return a question whose first answer is yes."""
    answers = [Answer("yes", say("play-yes")), Answer("no", say("play-no"))]
    return Dialog(say, question, answers=answers, beside=True)


def which_tile(rack: Sequence[str], left: int | None, say: Texts) -> Dialog:
    """Ask for the tile to exchange."""
    answers = [Answer(tile, tile.capitalize(), tile[0]) for tile in sorted(set(rack))]
    lines = [say("play-exchange-free", count=left) if left is not None else say("play-exchange")]
    return Dialog(say, say("play-does-exchange"), lines, answers, beside=True)


def which_seat(table: Table, seats: Sequence[int], say: Texts) -> Dialog:
    """Ask who contests."""
    answers = [Answer(str(seat), table.name(seat)) for seat in seats]
    return Dialog(say, say("play-who-contests"), answers=answers, beside=True)


def hints_page(found: Sequence[Hint], say: Texts) -> Dialog:
    """Show the best plays; the chosen one is laid on the board."""
    if not found:
        return Dialog(say, say("play-does-hint"), [say("play-no-hint")])
    return Dialog(
        say,
        say("play-does-hint"),
        [say("play-hint-lay")],
        [Answer(str(at), _hint_line(hint, say)) for at, hint in enumerate(found)],
        beside=True,
    )


def _hint_line(hint: Hint, say: Texts) -> str:
    words = listed([word.word for word in hint.scored.words], say)
    first, *_, last = hint.scored.words[0].squares
    where = f"{square_name(first)} {'→' if first.row == last.row else '↓'}"
    return say("play-hint", words=words, square=where, points=hint.scored.total)


def hand_over(
    table: Table, seat: int, told: Sequence[str], say: Texts, *, contested: bool
) -> Dialog:
    """Ask to pass the keyboard on; an open play can be contested before (TW-39)."""
    answers = [Answer("ready", say("play-ready", player=table.name(seat)))]
    if contested:
        answers.append(Answer("contest", say("play-contest-together"), "f8"))
    title = say("play-hand-over", player=table.name(seat))
    return Dialog(say, title, told, answers, must_answer=True, beside=True)


def end_page(table: Table, kept: str, say: Texts) -> Dialog:
    """Show how the game ended, with every point explained (TW-31, TW-47), and where it is kept."""
    state: State = table.game.state
    outcome = table.game.outcome()
    answers = [
        Answer(name, say(f"play-end-{name}")) for name in ("rematch", "look", "leave", "quit")
    ]
    if outcome is None:
        return Dialog(say, say("play-you-left"), [*_totals(table, state.scores), "", kept], answers)
    lines = [say(f"end-{outcome.reason}"), "", *_accounts(table, outcome, say)]
    if any(state.racks):
        lines += ["", say("play-end-cost")]
    lines += [kept, say("play-kept-verify")]
    return Dialog(say, _verdict(table, outcome, say), lines, answers)


def _verdict(table: Table, outcome: Outcome, say: Texts) -> str:
    winners = [table.name(seat) for seat in outcome.winners]
    if len(table.setup.seats) == 1:
        return say("play-end-solo", points=outcome.scores[0])
    return say("play-end-winner", players=listed(winners, say), count=len(winners))


def _totals(table: Table, scores: Sequence[int]) -> list[str]:
    return [f"{seat.name:<16} {scores[at]:>4}" for at, seat in enumerate(table.setup.seats)]


def _accounts(table: Table, outcome: Outcome, say: Texts) -> list[str]:
    state: State = table.game.state
    lines = []
    for at, seat in enumerate(table.setup.seats):
        rack = state.racks[at]
        line = f"{seat.name:<16} {outcome.scores[at]:>4}"
        if rack:
            tiles = " ".join(tile.capitalize() for tile in rack)
            cost = state.scores[at] - outcome.scores[at]
            line += "   " + say(
                "play-end-left",
                points=state.scores[at],
                cost=cost,
                count=len(rack),
                each=cost // len(rack),
                tiles=tiles,
            )
        lines.append(line)
    return lines
