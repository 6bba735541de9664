"""Widgets that know the game and are used by several features."""
