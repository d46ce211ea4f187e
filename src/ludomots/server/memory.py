"""How the memory of the process is used."""

import contextlib
import ctypes

_MOST_ARENAS = -8
"""The number of that setting in glibc."""
_ARENAS = 2


def share_memory_among_threads() -> None:
    """Have the threads of this process share their stocks of memory.

    By default glibc keeps up to eight stocks for each core, one thread here, one thread there, and
    what is free in one of them is of no use in the others: a server grew for hours without holding
    more. Where there is no glibc, nothing happens.
    """
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(_MOST_ARENAS, _ARENAS)
