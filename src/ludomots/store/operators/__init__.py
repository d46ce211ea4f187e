"""What operators decide and what players report to them, and a log of all of it."""
