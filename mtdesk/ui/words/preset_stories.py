"""The stories of the presets: who plays so, and how it feels."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.i18n import said
from mtdesk.messages import QT_TRANSLATE_NOOP

_CONTEXT = "PresetStories"

_STORIES: Mapping[str, str] = {
    "pagat": QT_TRANSLATE_NOOP(
        "PresetStories",
        "The game as the well-known collection of rules at pagat.com describes it: whoever has sorted "
        "a hand well lays half of it in the very first turn. After that it gets tight, for every double "
        "asks for more. Thirteen rounds fill an evening.",
    ),
    "straight": QT_TRANSLATE_NOOP(
        "PresetStories",
        "The classic game for those who do not like long openings: nobody lays half a hand while the "
        "others watch. Several authors of rules and programs prefer it so. Rounds take longer and stay "
        "open to the end.",
    ),
    "bahnhof": QT_TRANSLATE_NOOP(
        "PresetStories",
        "From a German sheet about a station and its trains. There are as many public trains as "
        "players, so nearly everything finds a place. In return doubles and blanks are expensive, and "
        "whoever forgets to tap the last tile draws two.",
    ),
    "swiss": QT_TRANSLATE_NOOP(
        "PresetStories",
        "From the leaflet of a Swiss set, tidy and a little strict: your own train first, then all the "
        "rest. Whoever lays a double goes on with it, and even the very last double gets its cover.",
    ),
    "dutch": QT_TRANSLATE_NOOP(
        "PresetStories",
        "From the leaflet of a Dutch set. The engine lies ready, everybody lays a single tile, and a "
        "double may be left to whoever comes next. It is learned in two minutes, which makes it "
        "a good game for mixed ages.",
    ),
    "dutch-fast": QT_TRANSLATE_NOOP(
        "PresetStories",
        "The same leaflet has a quick game, for when there is an hour and not an evening: fewer tiles, "
        "fewer rounds, the same arguments about doubles.",
    ),
    "dutch-open": QT_TRANSLATE_NOOP(
        "PresetStories",
        "Everybody lays their tiles face up. So beginners can be helped without a secret coming out, "
        "and old hands can look for the perfect turn together.",
    ),
    "hungarian": QT_TRANSLATE_NOOP(
        "PresetStories",
        "As it is played in Hungary. Each opens with a chain, the engine is the highest double of the "
        "first player who has one, and at the end tiles are counted, not pips: no sums late at night.",
    ),
    "hungarian-home": QT_TRANSLATE_NOOP(
        "PresetStories",
        "A Hungarian house rule without a public train. Whoever is stuck has only the trains of the "
        "others to hope for, so markers decide the game. Twelve rounds, and pips count.",
    ),
    "hungarian-fork": QT_TRANSLATE_NOOP(
        "PresetStories",
        "Another Hungarian house rule lets trains branch: a double on your own train may open two arms, "
        "and the table grows into a map of railway lines. For those who find one end too few.",
    ),
}
"""By the ids of rules.md 2."""


def preset_story(preset: str) -> str:
    """Who plays by a preset, in a few sentences. Raises KeyError for one that does not exist."""
    return said(_CONTEXT, _STORIES[preset])
