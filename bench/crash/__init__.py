"""Nodes, PostgreSQL and NATS killed again and again while people play."""
