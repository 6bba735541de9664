"""What the window says and shows about one option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from mtdesk.i18n import Context, number_text
from mtdesk.ui.words.options.scene import Scene

OptionTexts = Context("OptionTexts")
OptionEffects = Context("OptionEffects")
OptionKeywords = Context("OptionKeywords")


class OptionWords(NamedTuple):
    """An option in words and pictures; texts are in the context ``OptionTexts`` unless stated otherwise."""

    name: str
    sentence: str
    """What the option is about."""
    effect: str
    """How it affects the game, in the context ``OptionEffects``."""
    keywords: str
    """Other words by which a search finds it, in the context ``OptionKeywords``."""
    values: Mapping[object, str] = {}
    """The meanings of values with texts of their own; yes and no have one for all options."""
    other: Callable[[Any], str] = number_text
    """The meaning of any other value, in the current language."""
    offered: int = 0
    """The number offered first, where a number or a word can be chosen."""
    picture: Callable[[object], Scene] | None = None
    """What a picture shows of a value, where words are not enough."""
