"""The presets in words: what they are called, who plays like that, and how it feels."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from mtdesk.control.guided import is_guided
from mtdesk.i18n import Context
from mtdesk.record.model import Setup

PresetTexts = Context("PresetTexts")
PresetStories = Context("PresetStories")


class PresetWords(Struct, frozen=True):
    """What the window says about a preset, the story in ``PresetStories``, the rest in ``PresetTexts``."""

    name: str
    description: str
    story: str = ""


_PRESETS: Mapping[str, PresetWords] = {
    "pagat": PresetWords(
        PresetTexts.noop("Classic with chains"),
        PresetTexts.noop(
            "The classic game: open with as long a train as your tiles allow, and play any number of "
            "doubles in a turn."
        ),
        PresetStories.noop(
            "The game as described at pagat.com, the well-known collection of rules. Sort your hand well, "
            "and you can play half of it in your very first turn. Then it gets harder, as every double "
            "needs another tile. Thirteen rounds fill an evening."
        ),
    ),
    "straight": PresetWords(
        PresetTexts.noop("Classic without chains"),
        PresetTexts.noop(
            "The classic game with one tile a turn from the start; only a double is followed by another tile."
        ),
        PresetStories.noop(
            "The classic game without long openings: no one plays half a hand while the others watch. "
            "Several rule writers and programs prefer it this way. Rounds last longer and remain "
            "undecided until the end."
        ),
    ),
    "bahnhof": PresetWords(
        PresetTexts.noop("Station and trains"),
        PresetTexts.noop(
            "A German family game: there are as many Mexican trains as players, your own train may start "
            "with any tile, doubles count 50, and you tap when you have one tile left."
        ),
        PresetStories.noop(
            "From a German rule sheet about a station and its trains. There are as many Mexican trains as "
            "players, so nearly every tile finds a place. In return, doubles and blanks are costly, and if "
            "you forget to tap with one tile left, you draw two."
        ),
    ),
    "swiss": PresetWords(
        PresetTexts.noop("Swiss"),
        PresetTexts.noop(
            "As played in Switzerland: your own train comes first, the tile after a double must go on that "
            "double, and the others cover a double played as the last tile."
        ),
        PresetStories.noop(
            "From the leaflet of a Swiss set, neat and a little strict: your own train first, then "
            "everything else. A double is covered straight away if possible, and so is the very last one."
        ),
    ),
    "dutch": PresetWords(
        PresetTexts.noop("Dutch"),
        PresetTexts.noop(
            "As played in the Netherlands: the engine is set aside before the deal, and you play one tile "
            "a turn, and a second one after a double. The easiest to learn."
        ),
        PresetStories.noop(
            "From the leaflet of a Dutch set. The engine is already in place, everyone plays a single tile, "
            "and you may leave your double for the next player to cover. It takes two minutes to learn and "
            "is a good game for all ages."
        ),
    ),
    "dutch-fast": PresetWords(
        PresetTexts.noop("Dutch, quick game"),
        PresetTexts.noop("The Dutch game with a double-9 set, smaller hands and ten rounds."),
        PresetStories.noop(
            "The same leaflet has a quick game for when you have an hour rather than an evening: fewer "
            "tiles, fewer rounds, the same arguments about doubles."
        ),
    ),
    "dutch-open": PresetWords(
        PresetTexts.noop("Dutch, open hands"),
        PresetTexts.noop("The Dutch game with all tiles in view: good for teaching."),
        PresetStories.noop(
            "Everyone plays with their tiles face up. You can help beginners without giving anything away, "
            "and old hands can look for the perfect turn together."
        ),
    ),
    "hungarian": PresetWords(
        PresetTexts.noop("Hungarian"),
        PresetTexts.noop(
            "As played in Hungary: chains in the first turn, the engine comes from a player's hand, and "
            "each tile left counts one point."
        ),
        PresetStories.noop(
            "As played in Hungary. Everyone opens with a chain, the engine is the highest double of the "
            "first player who has one, and at the end tiles count, not pips: no sums late at night."
        ),
    ),
    "hungarian-home": PresetWords(
        PresetTexts.noop("Hungarian house rules"),
        PresetTexts.noop(
            "Hungarian house rules without a Mexican train: twelve rounds, the engine set aside before the "
            "deal, and pips count."
        ),
        PresetStories.noop(
            "Hungarian house rules without a Mexican train. If you are stuck, only the other players' "
            "trains can help, so markers decide the game. Twelve rounds, and pips count."
        ),
    ),
    "hungarian-fork": PresetWords(
        PresetTexts.noop("Hungarian with forks"),
        PresetTexts.noop(
            "Hungarian house rules in which a double may split your own train into two branches."
        ),
        PresetStories.noop(
            "Other Hungarian house rules let trains fork: a double on your own train may open two "
            "branches, and the table grows into a railway map. For players who find one end too few."
        ),
    ),
    "custom": PresetWords(
        PresetTexts.noop("House rules"),
        PresetTexts.noop("Your own rules, chosen option by option."),
    ),
}
"""By the ids of rules.md 2, and ``custom`` for rules that match no preset."""


_RULES: Mapping[str, str] = {
    "swiss": PresetTexts.noop("Swiss rules"),
    "dutch": PresetTexts.noop("Dutch rules"),
    "hungarian": PresetTexts.noop("Hungarian rules"),
    "hungarian-home": _PRESETS["hungarian-home"].name,
    "custom": _PRESETS["custom"].name,
}
"""Presets whose names would say “rules” twice after “Rules:”, in English or another language."""


def preset_name(preset: str) -> str:
    """Return what a preset is called. Raises KeyError for an unknown one, like all functions here."""
    return PresetTexts.tr(_PRESETS[preset].name)


def says_rules(preset: str, rule_set: str | None = None) -> bool:
    """Return whether what the rules are called says that they are rules."""
    return not rule_set and preset in _RULES


def rules_text(preset: str, rule_set: str | None = None) -> str:
    """Return what the rules are called where nothing else says that this is about rules."""
    if says_rules(preset, rule_set):
        return PresetTexts.tr(_RULES[preset])
    return PresetTexts.tr("Rules: {rules}").format(rules=rule_set or preset_name(preset))


def preset_description(preset: str) -> str:
    """Return who plays like that and what is special about it, in a sentence or two."""
    return PresetTexts.tr(_PRESETS[preset].description)


def preset_story(preset: str) -> str:
    """Return who plays by a preset and how it feels, in a few sentences."""
    return PresetStories.tr(_PRESETS[preset].story)


def rules_name(setup: Setup) -> str:
    """Return what the rules of a game are called everywhere: by the name people gave them, or by preset."""
    if is_guided(setup):
        return PresetTexts.tr("Guided round")
    return setup.rule_set or preset_name(setup.preset)
