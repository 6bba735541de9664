"""The presets in words: what they are called, who plays so, and how it feels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from mtdesk.i18n import said
from mtdesk.messages import QT_TRANSLATE_NOOP


class PresetWords(NamedTuple):
    """What the window says of a preset, the story in the context ``PresetStories``, else ``PresetTexts``."""

    name: str
    description: str
    story: str = ""


_PRESETS: Mapping[str, PresetWords] = {
    "pagat": PresetWords(
        QT_TRANSLATE_NOOP("PresetTexts", "Classic with chains"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "The classic game: everyone opens with a train as long as their tiles allow, "
            "and doubles may be laid one after the other.",
        ),
        QT_TRANSLATE_NOOP(
            "PresetStories",
            "The game as the well-known collection of rules at pagat.com describes it: whoever has sorted "
            "a hand well lays half of it in the very first turn. After that it gets tight, for every double "
            "asks for more. Thirteen rounds fill an evening.",
        ),
    ),
    "straight": PresetWords(
        QT_TRANSLATE_NOOP("PresetTexts", "Classic without chains"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "The classic game from the first turn on with one tile a turn, only doubles ask for more.",
        ),
        QT_TRANSLATE_NOOP(
            "PresetStories",
            "The classic game for those who do not like long openings: nobody lays half a hand while the "
            "others watch. Several authors of rules and programs prefer it so. Rounds take longer and stay "
            "open to the end.",
        ),
    ),
    "bahnhof": PresetWords(
        QT_TRANSLATE_NOOP("PresetTexts", "Station and trains"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "A German family game: every player brings a Mexican train, a train may begin "
            "with any tile, doubles count 50, and the last tile is tapped.",
        ),
        QT_TRANSLATE_NOOP(
            "PresetStories",
            "From a German sheet about a station and its trains. There are as many public trains as "
            "players, so nearly everything finds a place. In return doubles and blanks are expensive, and "
            "whoever forgets to tap the last tile draws two.",
        ),
    ),
    "swiss": PresetWords(
        QT_TRANSLATE_NOOP("PresetTexts", "Swiss"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "As played in Switzerland: own trains come first, a double must be followed on "
            "the double itself, and a double at the end of a hand is covered by the others.",
        ),
        QT_TRANSLATE_NOOP(
            "PresetStories",
            "From the leaflet of a Swiss set, tidy and a little strict: your own train first, then all the "
            "rest. Whoever lays a double goes on with it, and even the very last double gets its cover.",
        ),
    ),
    "dutch": PresetWords(
        QT_TRANSLATE_NOOP("PresetTexts", "Dutch"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "As played in the Netherlands: the engine is laid out before the deal, every "
            "turn is one tile, and a turn holds one double at most. The easiest to grasp.",
        ),
        QT_TRANSLATE_NOOP(
            "PresetStories",
            "From the leaflet of a Dutch set. The engine lies ready, everybody lays a single tile, and a "
            "double may be left to whoever comes next. It is learned in two minutes, which makes it "
            "a good game for mixed ages.",
        ),
    ),
    "dutch-fast": PresetWords(
        QT_TRANSLATE_NOOP("PresetTexts", "Dutch, quick game"),
        QT_TRANSLATE_NOOP("PresetTexts", "The Dutch game with a double-9 set, smaller hands and ten rounds."),
        QT_TRANSLATE_NOOP(
            "PresetStories",
            "The same leaflet has a quick game, for when there is an hour and not an evening: fewer tiles, "
            "fewer rounds, the same arguments about doubles.",
        ),
    ),
    "dutch-open": PresetWords(
        QT_TRANSLATE_NOOP("PresetTexts", "Dutch, open hands"),
        QT_TRANSLATE_NOOP(
            "PresetTexts", "The Dutch game with all tiles in sight: good for teaching the game to others."
        ),
        QT_TRANSLATE_NOOP(
            "PresetStories",
            "Everybody lays their tiles face up. So beginners can be helped without a secret coming out, "
            "and old hands can look for the perfect turn together.",
        ),
    ),
    "hungarian": PresetWords(
        QT_TRANSLATE_NOOP("PresetTexts", "Hungarian"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "As played in Hungary: chains in the first turn, the engine comes from a hand, "
            "and each tile left counts one point.",
        ),
        QT_TRANSLATE_NOOP(
            "PresetStories",
            "As it is played in Hungary. Each opens with a chain, the engine is the highest double of the "
            "first player who has one, and at the end tiles are counted, not pips: no sums late at night.",
        ),
    ),
    "hungarian-home": PresetWords(
        QT_TRANSLATE_NOOP("PresetTexts", "Hungarian at home"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "A Hungarian house rule without a Mexican train: twelve rounds, the engine laid "
            "out before the deal, and pips counted.",
        ),
        QT_TRANSLATE_NOOP(
            "PresetStories",
            "A Hungarian house rule without a public train. Whoever is stuck has only the trains of the "
            "others to hope for, so markers decide the game. Twelve rounds, and pips count.",
        ),
    ),
    "hungarian-fork": PresetWords(
        QT_TRANSLATE_NOOP("PresetTexts", "Hungarian with forks"),
        QT_TRANSLATE_NOOP(
            "PresetTexts",
            "The Hungarian house rule in which a double may split your own train into two arms.",
        ),
        QT_TRANSLATE_NOOP(
            "PresetStories",
            "Another Hungarian house rule lets trains branch: a double on your own train may open two arms, "
            "and the table grows into a map of railway lines. For those who find one end too few.",
        ),
    ),
    "custom": PresetWords(
        QT_TRANSLATE_NOOP("PresetTexts", "Custom rules"),
        QT_TRANSLATE_NOOP("PresetTexts", "Rules put together by yourself, option by option."),
    ),
}
"""By the ids of rules.md 2, and ``custom`` for rules that are no preset's."""


def preset_name(preset: str) -> str:
    """What a preset is called. Raises KeyError for one that does not exist, as all functions here."""
    return said("PresetTexts", _PRESETS[preset].name)


def preset_description(preset: str) -> str:
    """Who plays so and what is special about it, in a sentence or two."""
    return said("PresetTexts", _PRESETS[preset].description)


def preset_story(preset: str) -> str:
    """Who plays by a preset and how it feels, in a few sentences."""
    return said("PresetStories", _PRESETS[preset].story)
