"""The presets in words: what they are called and who plays so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from mtdesk.i18n import said
from mtdesk.messages import QT_TRANSLATE_NOOP

_CONTEXT = "PresetTexts"


class _Words(NamedTuple):
    name: str
    description: str


_PRESETS: Mapping[str, _Words] = {
    "pagat": _Words(
        QT_TRANSLATE_NOOP("PresetTexts", "Classic with chains"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "The classic game: everyone opens with a train as long as their tiles allow, "
            "and doubles may be laid one after the other.",
        ),
    ),
    "straight": _Words(
        QT_TRANSLATE_NOOP("PresetTexts", "Classic without chains"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "The classic game from the first turn on with one tile a turn, only doubles ask for more.",
        ),
    ),
    "bahnhof": _Words(
        QT_TRANSLATE_NOOP("PresetTexts", "Station and trains"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "A German family game: every player brings a Mexican train, a train may begin "
            "with any tile, doubles count 50, and the last tile is tapped.",
        ),
    ),
    "swiss": _Words(
        QT_TRANSLATE_NOOP("PresetTexts", "Swiss"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "As played in Switzerland: own trains come first, a double must be followed on "
            "the double itself, and a double at the end of a hand is covered by the others.",
        ),
    ),
    "dutch": _Words(
        QT_TRANSLATE_NOOP("PresetTexts", "Dutch"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "As played in the Netherlands: the engine is laid out before the deal, every "
            "turn is one tile, and a turn holds one double at most. The easiest to grasp.",
        ),
    ),
    "dutch-fast": _Words(
        QT_TRANSLATE_NOOP("PresetTexts", "Dutch, quick game"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "The Dutch game with a double-9 set, smaller hands and ten rounds.",
        ),
    ),
    "dutch-open": _Words(
        QT_TRANSLATE_NOOP("PresetTexts", "Dutch, open hands"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "The Dutch game with all tiles in sight: good for teaching the game to others.",
        ),
    ),
    "hungarian": _Words(
        QT_TRANSLATE_NOOP("PresetTexts", "Hungarian"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "As played in Hungary: chains in the first turn, the engine comes from a hand, "
            "and each tile left counts one point.",
        ),
    ),
    "hungarian-home": _Words(
        QT_TRANSLATE_NOOP("PresetTexts", "Hungarian at home"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "A Hungarian house rule without a Mexican train: twelve rounds, the engine laid "
            "out before the deal, and pips counted.",
        ),
    ),
    "hungarian-fork": _Words(
        QT_TRANSLATE_NOOP("PresetTexts", "Hungarian with forks"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "The Hungarian house rule in which a double may split your own train into two arms.",
        ),
    ),
    "custom": _Words(
        QT_TRANSLATE_NOOP("PresetTexts", "Custom rules"),
        QT_TRANSLATE_NOOP("PresetTexts", "Rules put together by yourself, option by option."),
    ),
}
"""By the ids of rules.md 2, and ``custom`` for rules that are no preset's."""


def preset_name(preset: str) -> str:
    """What a preset is called. Raises KeyError for one that does not exist."""
    return said(_CONTEXT, _PRESETS[preset].name)


def preset_description(preset: str) -> str:
    """Who plays so and what is special about it, in a sentence or two. Raises KeyError like preset_name."""
    return said(_CONTEXT, _PRESETS[preset].description)
