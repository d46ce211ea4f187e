"""The position of the day."""
