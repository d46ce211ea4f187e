"""Tests of people and security."""
