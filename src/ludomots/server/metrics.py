"""Figures for operators: counts without names, identities or table ids."""

from collections.abc import Collection

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from ludomots.core.shelf import SHELF
from ludomots.tables import Table
from ludomots.tables.events import Event, Finished, Opened


class Metrics:
    """The counters of one node."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._events = Counter(
            "ludomots_events", "Events stored.", ["game"], registry=self._registry
        )
        self._answers = Counter(
            "ludomots_answers", "Answers over sockets.", ["answer"], registry=self._registry
        )
        self._opened = Counter(
            "ludomots_tables_opened", "Tables opened.", ["game"], registry=self._registry
        )
        self._finished = Counter(
            "ludomots_games_finished", "Games finished.", ["game"], registry=self._registry
        )
        self._sockets = Gauge(
            "ludomots_sockets", "People connected to tables.", registry=self._registry
        )
        self._thinking = Gauge(
            "ludomots_bots_thinking", "Bots that think or wait to.", registry=self._registry
        )
        self._answers_of: dict[str, Counter] = {}
        self._events_of = {game: self._events.labels(game) for game in SHELF}
        for game in SHELF:
            for counter in (self._opened, self._finished):
                counter.labels(game)

    def stored(self, table: Table, count: int, kinds: Collection[type[Event]]) -> None:
        """Count what was stored of a table: how many events, of which kinds."""
        game = table.opened.game
        self._events_of[game].inc(count)
        if Opened in kinds:
            self._opened.labels(game).inc()
        if Finished in kinds:
            self._finished.labels(game).inc()

    def answered(self, answer: str) -> None:
        """Count an answer by its kind."""
        if answer not in self._answers_of:
            self._answers_of[answer] = self._answers.labels(answer)
        self._answers_of[answer].inc()

    def measure(self, sockets: int, thinking: int) -> None:
        """Note how much is going on now."""
        self._sockets.set(sockets)
        self._thinking.set(thinking)

    def text(self) -> bytes:
        """Return all figures in the format of Prometheus."""
        return generate_latest(self._registry)
