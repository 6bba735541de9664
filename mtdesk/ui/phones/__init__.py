"""Hands on phones: the dialog, and the game as phones see it."""
