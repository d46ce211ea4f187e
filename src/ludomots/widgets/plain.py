"""The face of a game that brings none: its position as text, moves to choose from, a line to type.

Whatever is not in the list can be typed in the notation of the game.
"""

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from textual.content import Content
from textual.events import Key
from textual.geometry import Size
from textual.widget import Widget

from ludomots.core.contract import GameView
from ludomots.core.definition import AnyGame
from ludomots.core.explain import explain
from ludomots.core.notation import BadText
from ludomots.core.options import DEFAULT_PRESET, TableOptions, choose, presets
from ludomots.texts import Texts
from ludomots.widgets.face import (
    AnyFace,
    AnyWorkspace,
    Choices,
    Face,
    Notes,
    NotYet,
    Preview,
    Seen,
    Unfinished,
)
from ludomots.widgets.panel import Panel
from ludomots.widgets.phase import Turn
from ludomots.widgets.table import AnyTable

_ROOM = 8
"""How many moves of the list are shown at once."""

_KEYS = ("choose-move", "type-move", "backspace", "escape", "enter", "help", "hint", "pass")
_LAST_KEYS = ("contest", "accept", "scroll", "quit")

_NOT_SHOWN = {"options", "seat", "scores", "to_act", "withdrawn", "outcome", "provisional"}
"""What of a view is shown elsewhere on the screen, or nowhere."""


def plain_face(definition: AnyGame) -> AnyFace:
    """Return a face for any game."""

    def workspace(table: AnyTable) -> AnyWorkspace:
        return PlainWorkspace(table, definition)

    return Face(
        game=definition.name,
        workspace=workspace,
        choices=_choices(definition),
        notes=Notes(),
        keys=(*_KEYS, *_LAST_KEYS),
    )


class PlainWorkspace(AnyWorkspace):
    """The position, the moves there are, and what is typed. ``at`` is the chosen move's place."""

    def __init__(self, table: AnyTable, definition: AnyGame) -> None:
        self.table = table
        self.definition = definition
        self.moves: Sequence[tuple[str, msgspec.Struct]] = ()
        self.at: int | None = None
        self.typed = ""
        self.position = Panel("position")
        self.list = Panel("moves")
        self.line = Panel("typed")

    @property
    def is_begun(self) -> bool:
        """Whether a move is chosen or typed."""
        return self.at is not None or bool(self.typed)

    @property
    def move(self) -> msgspec.Struct:
        """What is typed, else what is chosen."""
        if self.typed:
            try:
                return self.definition.notation.read_move(self.typed, self.table.rules.options)
            except BadText as error:
                raise Unfinished("play-not-a-move") from error
        if self.at is None:
            raise Unfinished("play-no-move-chosen")
        return self.moves[self.at][1]

    def widgets(self) -> Iterable[Widget]:
        """Yield the position, the list, and the line to type."""
        yield from (self.position, self.list, self.line)

    def take_up(self, holder: int | None) -> None:
        """List the moves that the person at the keyboard may make now."""
        self.clear()
        self.moves = () if holder is None else self.table.moves(holder)

    def key(self, event: Key, *, may_try: bool) -> bool:
        """Choose a move of the list, or type one."""
        step = {"up": -1, "down": 1}.get(event.key)
        if step is None and event.key != "backspace" and not event.is_printable:
            return False
        if event.character == "?":
            return False
        if not may_try:
            raise NotYet
        if step is not None:
            if self.moves:
                start = -1 if self.at is None and step > 0 else self.at or 0
                self.at, self.typed = (start + step) % len(self.moves), ""
        elif event.key == "backspace":
            self.typed = self.typed[:-1]
        else:
            self.typed, self.at = self.typed + (event.character or ""), None
        return True

    def point(self, what: object) -> None:
        """Nothing here can be clicked."""

    def lay(self, move: msgspec.Struct) -> None:
        """Type a whole move."""
        self.typed, self.at = self.definition.notation.write_move(move), None

    def clear(self) -> None:
        """Choose and type nothing."""
        self.typed, self.at = "", None

    def preview(self, say: Texts) -> Preview:
        """Tell what Enter plays, or what is wrong with what is typed."""
        if not self.is_begun:
            return Preview()
        if not self.typed:
            return Preview(say("play-preview-move", move=self.moves[self.at or 0][0]))
        try:
            self.definition.notation.read_move(self.typed, self.table.rules.options)
        except BadText as error:
            return Preview(say("play-preview-not-yet"), [explain(error, say)])
        return Preview(say("play-preview-move", move=self.typed))

    def show(self, seen: Seen, say: Texts) -> None:
        """Show what the person at the keyboard may see."""
        self.position.show(described(self.table.view(seen.holder)))
        first = max(0, min((self.at or 0) - _ROOM // 2, len(self.moves) - _ROOM))
        lines = [
            (f"{'▸' if at == self.at else ' '} {label}\n", "bold" if at == self.at else "")
            for at, (label, _) in enumerate(self.moves[first : first + _ROOM], start=first)
        ]
        if not isinstance(seen.now, Turn):
            lines = []
        self.list.show(Content.assemble(*lines))
        label = say("play-type-move") if isinstance(seen.now, Turn) else ""
        self.line.show(Content.assemble((f"{label}  ", "bold"), (f"{self.typed}▁", "bold $accent")))

    def fit(self, room: Size) -> None:
        """Use the room there is on the screen."""
        for widget in (self.position, self.list, self.line):
            widget.styles.width = room.width


def described(view: GameView) -> str:
    """Return what a view holds, a line for each of its fields that says something.

    >>> view = msgspec.defstruct("View", ["letters", "lives", "to_act"])
    >>> print(described(view("GHO", (3, 2), (0,))))
    letters: GHO
    lives: 3 2
    """
    fields: Mapping[str, object] = {
        name: getattr(view, name) for name in view.__struct_fields__ if name not in _NOT_SHOWN
    }
    return "\n".join(
        f"{name.replace('_', ' ')}: {text}"
        for name, value in fields.items()
        if (text := _text(value))
    )


def _text(value: object) -> str:
    """Return a value in one line, nothing if there is nothing to tell."""
    if value is None or value == "":
        return ""
    if isinstance(value, bool | int | float | str):
        return str(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_text(one)}" for name, one in value.items())
    if isinstance(value, Iterable):
        return " ".join(filter(None, map(_text, value)))
    return _text(msgspec.to_builtins(value))


def _choices(definition: AnyGame) -> Choices[TableOptions]:
    """Let people choose among the presets of a game."""
    names = tuple(presets(definition.options))

    def options(chosen: Mapping[str, str]) -> TableOptions:
        return choose(definition.options, chosen.get("preset", DEFAULT_PRESET), {})

    if len(names) < 2:
        return Choices({}, lambda _: (), options)
    return Choices({"preset": names}, lambda _: ("preset",), options)
