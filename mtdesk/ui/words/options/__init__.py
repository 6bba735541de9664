"""The options of the game in words and pictures: one table, by the names of rules.md 2.

``OPTIONS`` has everything about an option; the modules are its parts, by subject. The functions give texts in
the current language when they are called, and raise KeyError for an unknown option.
"""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.ui.words.options.deal import DEAL
from mtdesk.ui.words.options.ending import ENDING
from mtdesk.ui.words.options.entry import OptionEffects, OptionKeywords, OptionTexts, OptionWords
from mtdesk.ui.words.options.trains import TRAINS

OPTIONS: Mapping[str, OptionWords] = {**DEAL, **TRAINS, **ENDING}

_YES = OptionTexts.noop("Yes")
_NO = OptionTexts.noop("No")


def option_name(option: str) -> str:
    """Return what an option is called."""
    return OptionTexts.tr(OPTIONS[option].name)


def option_description(option: str) -> str:
    """Return what an option is about, in one sentence."""
    return OptionTexts.tr(OPTIONS[option].sentence)


def option_effect(option: str) -> str:
    """Return how an option affects the game, in one sentence."""
    return OptionEffects.tr(OPTIONS[option].effect)


def option_search_text(option: str) -> str:
    """Return all that is searched for an option: its texts, its values in words, and more keywords."""
    words = OPTIONS[option]
    values = [OptionTexts.tr(text) for text in words.values.values()]
    if words.offered:
        values.append(option_value(option, words.offered))
    texts = option_name(option), option_description(option), option_effect(option)
    return " ".join((*texts, *values, OptionKeywords.tr(words.keywords)))


def option_value(option: str, value: object) -> str:
    """Return what a value of an option means, as written beside its name; ``hand`` may be a hand table."""
    if isinstance(value, bool):
        return OptionTexts.tr(_YES if value else _NO)
    words = OPTIONS[option]
    return OptionTexts.tr(words.values[value]) if value in words.values else words.other(value)
