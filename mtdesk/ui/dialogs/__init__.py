"""Dialogs: what is asked before a game and beside it."""
