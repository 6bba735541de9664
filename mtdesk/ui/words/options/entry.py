"""What the window says and shows of one option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from mtdesk.i18n import Context, number_text
from mtdesk.ui.words.options.scene import Scene

OptionTexts = Context("OptionTexts")


class OptionWords(NamedTuple):
    """An option in words and pictures; texts are in the context ``OptionTexts`` unless told otherwise."""

    name: str
    sentence: str
    """What the option is about."""
    effect: str
    """What changing it does to the game, in the context ``OptionEffects``."""
    keywords: str
    """Other words for it and what it is about, for the search only, in the context ``OptionKeywords``."""
    values: Mapping[object, str] = {}
    """What values mean that have a text of their own; yes and no have one for all options."""
    other: Callable[[Any], str] = number_text
    """What any other value means, in the current language."""
    offered: int = 0
    """The number that is offered first, where it is asked for beside words."""
    picture: Callable[[object], Scene] | None = None
    """What a picture shows of a value, where words fail."""
