"""Replaying a game in a window with a table of its own, and the analysis of its mistakes."""
