"""Logs kept, backed up, checked and repaired."""
