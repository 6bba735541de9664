"""Codes turned into sentences of the installed language: the only place that describes the game."""
