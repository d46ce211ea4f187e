"""Tic-tac-toe as a game of ours, so that the same small game is measured on both servers.

It is not part of the package: a process finds it if its PYTHONPATH names ``bench/server/shelf``.
"""
