"""Codes turned into sentences of the installed language: the only place that describes the game.

- ``TableTexts``: status line, refusals, log and announcements of one game;
- ``preset_name``, ``preset_description``, ``level_name``: the words of a new game;
- ``result_text``, ``place_text``: who won, places; ``computer_names``: names for computer players;
- ``error_text``, ``cannot_open_text``, ``cannot_save_text``, ``notice_text``: what went wrong.

Sentences follow a change of language when they are asked for again.
"""
