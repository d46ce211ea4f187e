"""The errors that a caller may want to catch: all of them are a ``LudomotsError``.

A wrong argument, such as a seat that no table has, is an ordinary ``ValueError`` or ``TypeError``.
"""

from typing import Any


class LudomotsError(Exception):
    """Something was refused with a reason: a move, a text, an option, a word, a record."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the message and the fields, so that an error can cross to another process."""
        return _with_message, (type(self), self.args), self.__dict__


class NotDone(LudomotsError):
    """A table did not do what was asked; ``sentence`` says why, in the reader's language."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        self.sentence = sentence
        self.rule = rule
        super().__init__(sentence)


def _with_message(kind: type[LudomotsError], message: tuple[object, ...]) -> LudomotsError:
    """Return an error without calling its constructor, which wants the fields."""
    return kind.__new__(kind, *message)
