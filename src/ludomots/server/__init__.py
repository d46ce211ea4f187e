"""The site: HTTP and WebSocket in front of the tables."""
