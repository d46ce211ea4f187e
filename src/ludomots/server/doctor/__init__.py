"""The command ``ludomots doctor``: it looks at a host and says what is wrong, and what to do.

Each check is one function that returns a ``Finding``; ``CHECKS`` (``command.py``) lists them in the
order in which they are told. No check changes anything.
"""
