"""Replaying a game in a window with its own table, and the analysis of its mistakes."""
