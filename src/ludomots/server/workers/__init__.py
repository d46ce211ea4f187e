"""``ludomots serve --workers N``: one server of several processes on one machine.

Each worker is a whole node. All of them accept connections from the same port and share one
database. A table is run by one of them, its owner (``owner.py``): a connection to a table that
another worker accepts is handed to the owner before it is answered (``handover.py``). The workers
know from the Unix sockets between them (``local_bus.py``) which of them are alive. One more
process starts them, and starts them again if they die (``supervisor.py``).

Nothing but speed depends on who owns a table: any worker can carry out any request for any table.
"""
