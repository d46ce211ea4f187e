"""Dear thinking in a process of its own: the same moves, and nothing lost if the process is."""

import os
import signal
from collections.abc import Iterator

import msgspec
import pytest

from ludomots.core.game import new
from ludomots.core.player import Budget
from ludomots.core.shelf import SHELF
from ludomots.records import Words
from ludomots.server.live.thinking_tasks import Task, ThinkingProcesses, processor_time, think


@pytest.fixture
def processes() -> Iterator[ThinkingProcesses]:
    some = ThinkingProcesses()
    yield some
    some.close()


def task(version: str | None = None) -> Task:
    game = new("typo", seed=7)
    words = game.rules.lexicon
    return Task(
        game="typo",
        rulebook=SHELF["typo"].rulebook,
        words=Words(words.language, version or words.version),
        level="club",
        seed=1,
        budget=Budget(playouts=2),
        view=game.view(game.to_act[0]),
    )


def process_of(processes: ThinkingProcesses) -> int:
    (one,) = processes._idle
    return one.pid


def test_a_process_chooses_the_move_that_a_thread_chooses(processes: ThinkingProcesses) -> None:
    asked = task()
    assert processes.think(asked) == msgspec.json.encode(think(asked))


def test_one_process_serves_again_and_what_it_used_is_counted(processes: ThinkingProcesses) -> None:
    processes.think(task())
    first, since = process_of(processes), processor_time()
    processes.think(task())
    assert process_of(processes) == first
    assert processor_time() > since


def test_a_process_that_died_is_replaced(processes: ThinkingProcesses) -> None:
    processes.think(task())
    dead = process_of(processes)
    os.kill(dead, signal.SIGKILL)
    assert processes.think(task())
    assert process_of(processes) != dead


def test_without_the_words_there_is_no_answer(processes: ThinkingProcesses) -> None:
    assert processes.think(task("of another year")) == b""


def test_processes_end_with_their_node(processes: ThinkingProcesses) -> None:
    processes.think(task())
    (process,) = processes._idle
    processes.close()
    assert process.poll() == 0
