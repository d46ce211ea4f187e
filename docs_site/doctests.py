"""Examples in docstrings, shown as code: Markdown would take ``>>>`` for a quotation."""

import re
from typing import Any

import griffe

_EXAMPLE = re.compile(r"(?:^|(?<=\n\n))>>> .*(?:\n.+)*")


class FencedExamples(griffe.Extension):
    """Puts a fence around the examples of every docstring."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Rewrite the docstring of an object that was read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        """Rewrite that of a package too: it is read before its objects."""
        self.on_object(obj=pkg)


def fenced(text: str) -> str:
    """Return a docstring in which each example stands between fences, also if it has them.

    >>> print(fenced("Add.\\n\\n>>> 1 + 1\\n2"))
    Add.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    """
    return _EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)
