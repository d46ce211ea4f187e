"""Runs of squares for brute force: lines walked step by step, without the help of any rulebook."""

from collections.abc import Container, Iterator

Place = tuple[int, int]
"""A square as row and column."""

STEPS = ((0, 1), (1, 0))


def runs_through(filled: Container[Place], square: Place) -> Iterator[tuple[Place, ...]]:
    """Yield the runs of two filled squares or more, across and down, that contain a square."""
    for dr, dc in STEPS:
        row, col = square
        while (row - dr, col - dc) in filled:
            row, col = row - dr, col - dc
        run = [(row, col)]
        while (row + dr, col + dc) in filled:
            row, col = row + dr, col + dc
            run.append((row, col))
        if len(run) > 1:
            yield tuple(run)
