"""The face of each game, imported when its box is first opened."""

from pkgutil import resolve_name

from ludomots.core.shelf import definition_of
from ludomots.widgets.face import AnyFace
from ludomots.widgets.plain import plain_face


def face_of(game: str) -> AnyFace:
    """Return what a game gives to be played here, or a plain face if it brings none."""
    definition = definition_of(game)
    if definition.faces.terminal is None:
        return plain_face(definition)
    face: AnyFace = resolve_name(definition.faces.terminal)
    return face
