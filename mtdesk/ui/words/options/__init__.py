"""The options of the game in words and pictures: one table, by the names of rules.md 2.

``OPTIONS`` has everything about an option; the modules are its parts, by subject. The functions give texts in
the current language when they are called, and raise KeyError for an unknown option.
"""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.i18n import said
from mtdesk.messages import QT_TRANSLATE_NOOP
from mtdesk.ui.words.options.deal import DEAL
from mtdesk.ui.words.options.ending import ENDING
from mtdesk.ui.words.options.entry import OptionWords
from mtdesk.ui.words.options.trains import TRAINS

OPTIONS: Mapping[str, OptionWords] = {**DEAL, **TRAINS, **ENDING}

_YES = QT_TRANSLATE_NOOP("OptionTexts", "Yes")
_NO = QT_TRANSLATE_NOOP("OptionTexts", "No")


def option_name(option: str) -> str:
    """Return what an option is called."""
    return said("OptionTexts", OPTIONS[option].name)


def option_description(option: str) -> str:
    """Return what an option is about, in one sentence."""
    return said("OptionTexts", OPTIONS[option].sentence)


def option_effect(option: str) -> str:
    """Return how an option affects the game, in one sentence."""
    return said("OptionEffects", OPTIONS[option].effect)


def option_synonyms(option: str) -> str:
    """Other words for what an option is about, with blanks between them."""
    return said("OptionKeywords", OPTIONS[option].keywords)


def option_keywords(option: str) -> str:
    """Words that are not on the screen by which a search finds an option: synonyms, and all its values."""
    words = OPTIONS[option]
    values = [said("OptionTexts", text) for text in words.values.values()]
    if words.offered:
        values.append(option_value(option, words.offered))
    return " ".join((option_synonyms(option), *values))


def option_value(option: str, value: object) -> str:
    """Return what a value of an option means, as written beside its name; ``hand`` may be a hand table."""
    if isinstance(value, bool):
        return said("OptionTexts", _YES if value else _NO)
    words = OPTIONS[option]
    return said("OptionTexts", words.values[value]) if value in words.values else words.other(value)
