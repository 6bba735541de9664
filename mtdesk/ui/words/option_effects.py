"""What it does to the game when an option is changed, in one sentence each."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mtdesk.i18n import said
from mtdesk.messages import QT_TRANSLATE_NOOP

_CONTEXT = "OptionEffects"

_EFFECTS: Mapping[str, str] = MappingProxyType(
    {
        "set": QT_TRANSLATE_NOOP(
            "OptionEffects", "A larger set makes longer trains, longer rounds and room for more players."
        ),
        "hand": QT_TRANSLATE_NOOP(
            "OptionEffects",
            "Large hands leave more to plan and less to draw; small hands make short, lively rounds.",
        ),
        "open_hands": QT_TRANSLATE_NOOP(
            "OptionEffects", "Nobody can hide anything: good for teaching, and for those who like to reckon."
        ),
        "engine": QT_TRANSLATE_NOOP(
            "OptionEffects",
            "Set aside, the round begins at once; otherwise chance decides, and it may take a few draws.",
        ),
        "opener_plays": QT_TRANSLATE_NOOP(
            "OptionEffects",
            "Whoever lays the engine is rid of a heavy tile; a first turn on top is a real advantage.",
        ),
        "first_turn": QT_TRANSLATE_NOOP(
            "OptionEffects",
            "With chains rounds are short and a planned hand pays; tile by tile there is more to react to.",
        ),
        "first_turn_draw": QT_TRANSLATE_NOOP(
            "OptionEffects", "A second chance for whoever was dealt nothing that fits."
        ),
        "first_turn_double": QT_TRANSLATE_NOOP(
            "OptionEffects", "If the last one counts, a chain that ends with a double keeps the others busy."
        ),
        "first_turn_out": QT_TRANSLATE_NOOP(
            "OptionEffects", "If the round goes on, everybody has laid something before points are counted."
        ),
        "mexican_trains": QT_TRANSLATE_NOOP(
            "OptionEffects",
            "The more public trains, the more places for a tile; without one, markers are the only help.",
        ),
        "own_start": QT_TRANSLATE_NOOP(
            "OptionEffects", "With any tile everybody gets going at once, and the engine matters less."
        ),
        "own_first": QT_TRANSLATE_NOOP(
            "OptionEffects", "Stricter: whoever lacks a first tile falls behind until one is drawn."
        ),
        "fork": QT_TRANSLATE_NOOP(
            "OptionEffects",
            "Two arms are two ends: more choice on your own train, and a marker opens only one.",
        ),
        "marker_off": QT_TRANSLATE_NOOP(
            "OptionEffects", "The sooner a marker goes, the fewer trains stand open to everybody."
        ),
        "marker_if_forced": QT_TRANSLATE_NOOP(
            "OptionEffects", "Without that marker, nobody pays for a double that somebody else left open."
        ),
        "follow_up": QT_TRANSLATE_NOOP(
            "OptionEffects",
            "On the double only, you finish what you began; anywhere, the double may be left to the others.",
        ),
        "doubles_per_turn": QT_TRANSLATE_NOOP(
            "OptionEffects", "A limit makes turns short and stops anyone from laying half a hand at once."
        ),
        "second_double_needs_cover": QT_TRANSLATE_NOOP(
            "OptionEffects", "Nobody can lay two doubles and leave both of them to the others."
        ),
        "open_double": QT_TRANSLATE_NOOP(
            "OptionEffects", "Doubles that must be covered bind everybody; if none must, the game is milder."
        ),
        "dead_double": QT_TRANSLATE_NOOP(
            "OptionEffects", "If it stays open, all can only draw and pass until the round is blocked."
        ),
        "rounds": QT_TRANSLATE_NOOP(
            "OptionEffects", "More rounds take longer, and luck evens out; one round is a matter of minutes."
        ),
        "out_on_double": QT_TRANSLATE_NOOP(
            "OptionEffects", "A covered double may still save somebody a tile before points are counted."
        ),
        "hand_value": QT_TRANSLATE_NOOP(
            "OptionEffects",
            "By pips, heavy tiles are to be got rid of early; by tiles, only their number matters.",
        ),
        "double_blank": QT_TRANSLATE_NOOP(
            "OptionEffects", "With many points on it, the lightest tile becomes the one nobody wants to keep."
        ),
        "scoring": QT_TRANSLATE_NOOP(
            "OptionEffects",
            "With penalty points it pays to keep low; with plus points only going out earns anything.",
        ),
        "tap": QT_TRANSLATE_NOOP(
            "OptionEffects", "The others are warned in time, and whoever forgets to tap may have to pay."
        ),
        "tap_penalty": QT_TRANSLATE_NOOP(
            "OptionEffects", "The harder the penalty, the more attention the last tile takes."
        ),
    }
)
"""By the names of rules.md 2."""


def option_effect(option: str) -> str:
    """What changing an option does to the game. Raises KeyError for one that does not exist."""
    return said(_CONTEXT, _EFFECTS[option])
