"""Codes turned into sentences of the installed language: the only place that describes the game.

- ``TableTexts``: status line, refusals, log and announcements of one game;
- ``preset_name``, ``preset_description``, ``level_name``: the words of the new-game dialog;
- ``result_text``, ``place_text``: who won, places; ``computer_names``: names for computer players;
- ``error_text``, ``cannot_open_text``, ``cannot_save_text``, ``notice_text``: what went wrong.

Sentences follow a change of language when they are asked for again.
"""

from mtdesk.ui.words.errors import cannot_open_text, cannot_save_text, error_text, notice_text
from mtdesk.ui.words.events import UNLOGGED, EventTexts
from mtdesk.ui.words.levels import level_name
from mtdesk.ui.words.people import COMPUTER_NAMES, computer_names
from mtdesk.ui.words.presets import preset_description, preset_name
from mtdesk.ui.words.refusals import RefusalTexts
from mtdesk.ui.words.results import place_text, result_text
from mtdesk.ui.words.status import Keys, StatusTexts
from mtdesk.ui.words.table import TableTexts

__all__ = [
    "COMPUTER_NAMES",
    "UNLOGGED",
    "EventTexts",
    "Keys",
    "RefusalTexts",
    "StatusTexts",
    "TableTexts",
    "cannot_open_text",
    "cannot_save_text",
    "computer_names",
    "error_text",
    "level_name",
    "notice_text",
    "place_text",
    "preset_description",
    "preset_name",
    "result_text",
]
