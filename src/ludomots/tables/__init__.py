"""A live game: its seats, its clocks and its log of events, without clock or storage of its own.

``decide`` accepts a command as events or refuses it; ``replay`` makes a table of its log;
``view`` and ``shown_since`` are what an audience may see.
"""

from ludomots.tables.answers import Answer, Decision, Done, Refused, Repeated
from ludomots.tables.decide import decide
from ludomots.tables.events import Entry, Event, Seat
from ludomots.tables.opening import open_table, rematch
from ludomots.tables.record import record
from ludomots.tables.shown import ShownEntry, shown_entry, shown_since
from ludomots.tables.table import BadLog, Table, after, follow, replay
from ludomots.tables.view import ListedTable, TableView, audiences_of, listed, view

__all__ = [
    "Answer",
    "BadLog",
    "Decision",
    "Done",
    "Entry",
    "Event",
    "ListedTable",
    "Refused",
    "Repeated",
    "Seat",
    "ShownEntry",
    "Table",
    "TableView",
    "after",
    "audiences_of",
    "decide",
    "follow",
    "listed",
    "open_table",
    "record",
    "rematch",
    "replay",
    "shown_entry",
    "shown_since",
    "view",
]
