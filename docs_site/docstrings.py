"""How the Python reference reads our code: examples, the fields of structs, the values of enums."""

import re
from typing import Any

import griffe

_EXAMPLE = re.compile(r"(?:^|(?<=\n\n))>>> .*(?:\n.+)*")
_WITH_FIELDS = {"Struct", "NamedTuple", "TableOptions"}
_ENUMS = {"Enum", "StrEnum"}


class OurHabits(griffe.Extension):
    """Tells what the reader of docstrings cannot know by itself."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Put a fence around examples: Markdown would take ``>>>`` for a quotation."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        """Do the same for a package, which is read before its objects."""
        self.on_object(obj=pkg)

    def on_class(self, *, cls: griffe.Class, **_: Any) -> None:
        """Show the fields of a struct as its signature, the values of an enum in its text."""
        bases = {str(base).partition("[")[0].rpartition(".")[2] for base in cls.bases}
        cls.members.pop("__new__", None)
        if bases & _WITH_FIELDS:
            cls.members["__init__"] = _constructor(cls)
        elif bases & _ENUMS and cls.docstring is not None:
            values = ", ".join(f"`{one.value}`".replace("'", "") for one in _fields(cls))
            cls.docstring.value += f"\n\nValues: {values}."


def fenced(text: str) -> str:
    """Return a docstring in which each example stands between fences.

    >>> fenced("Add.\\n\\n>>> 1 + 1\\n2")
    'Add.\\n\\n```pycon\\n>>> 1 + 1\\n2\\n```'
    """
    return _EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)


def _constructor(cls: griffe.Class) -> griffe.Function:
    """Return the function that makes such a struct, which is nowhere written."""
    any_way, by_name = griffe.ParameterKind.positional_or_keyword, griffe.ParameterKind.keyword_only
    kind = by_name if str(cls.keywords.get("kw_only")) == "True" else any_way
    fields = [
        griffe.Parameter(one.name, annotation=one.annotation, default=one.value, kind=kind)
        for one in _fields(cls)
        if one.annotation is not None
    ]
    itself = griffe.Parameter("self", kind=any_way)
    return griffe.Function("__init__", parameters=griffe.Parameters(itself, *fields), parent=cls)


def _fields(cls: griffe.Class) -> list[griffe.Attribute]:
    return [
        member
        for member in cls.members.values()
        if isinstance(member, griffe.Attribute) and "property" not in member.labels
    ]
