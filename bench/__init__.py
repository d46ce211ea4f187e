"""Measurements behind docs/benchmarks.md. A ratio compares two figures of the same run."""
