"""Hands on phones: the dialog, the server, and the game as phones see it."""
