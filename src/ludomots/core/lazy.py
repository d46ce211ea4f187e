"""An attribute that is worked out when it is first asked for."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

Owner = TypeVar("Owner")
Value = TypeVar("Value")


class lazy(Generic[Owner, Value]):  # noqa: N801 (it reads as a decorator)
    """As ``functools.cached_property``, without its lock, which costs more than most values.

    Two threads that ask at the same time may both work the value out; it is the same one.
    """

    def __init__(self, work_out: Callable[[Owner], Value]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, owner: None, kind: Any) -> "lazy[Owner, Value]": ...
    @overload
    def __get__(self, owner: Owner, kind: Any) -> Value: ...
    def __get__(self, owner: Owner | None, kind: Any) -> "lazy[Owner, Value] | Value":
        if owner is None:
            return self
        value = owner.__dict__[self._name] = self._work_out(owner)
        return value
