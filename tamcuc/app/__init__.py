"""The wiring: the one place that knows everybody."""
