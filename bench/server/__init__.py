"""Load on a server, from this machine: ours and, for comparison, that of boardgame.io."""
