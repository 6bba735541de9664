"""Widgets that know the game and that several features show."""
