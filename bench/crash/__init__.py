"""Kill nodes, PostgreSQL and NATS again and again while people play."""
