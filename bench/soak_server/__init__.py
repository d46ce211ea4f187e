"""``make soak-server``: an hour of mixed load on one server, whose memory must stay flat."""
