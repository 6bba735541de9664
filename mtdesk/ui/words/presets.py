"""The presets and people’s own rule sets in words: what they are called, and how they differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from mtdesk.control.guided import is_guided
from mtdesk.i18n import Context, Labels, people_text
from mtdesk.record.model import Setup
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.presets import CUSTOM
from mtdesk.ui.words.options import option_name

PresetTexts = Context("PresetTexts")


class PresetWords(NamedTuple):
    """What a preset is called, and who plays like that."""

    name: str
    description: str


_PRESETS: Mapping[str, PresetWords] = {
    "pagat": PresetWords(
        PresetTexts.noop("Classic with chains"),
        PresetTexts.noop(
            "The game as pagat.com describes it. Your first turn is a whole chain, and you may play any "
            "number of doubles in a turn."
        ),
    ),
    "straight": PresetWords(
        PresetTexts.noop("Classic without chains"),
        PresetTexts.noop(
            "The classic game with one tile a turn from the start, and another one only after a double."
        ),
    ),
    "bahnhof": PresetWords(
        PresetTexts.noop("Station and trains"),
        PresetTexts.noop(
            "A German family game with as many Mexican trains as players. Your own train may start with any "
            "tile, doubles count 50, and you tap when you have one tile left."
        ),
    ),
    "swiss": PresetWords(
        PresetTexts.noop("Swiss rules"),
        PresetTexts.noop(
            "Stricter rules from a Swiss set. Your own train comes first, and the follow-up tile must go on "
            "the double."
        ),
    ),
    "dutch": PresetWords(
        PresetTexts.noop("Dutch rules"),
        PresetTexts.noop(
            "Rules from a Dutch set, and the easiest to learn. You play one tile a turn, and a second one "
            "after a double."
        ),
    ),
    "dutch-fast": PresetWords(
        PresetTexts.noop("Dutch, quick game"),
        PresetTexts.noop(
            "The Dutch game for an hour rather than an evening, with a double-9 set, smaller hands and ten "
            "rounds."
        ),
    ),
    "dutch-open": PresetWords(
        PresetTexts.noop("Dutch, open hands"),
        PresetTexts.noop("The Dutch game with all tiles in view, which is good for teaching."),
    ),
    "hungarian": PresetWords(
        PresetTexts.noop("Hungarian rules"),
        PresetTexts.noop(
            "As played in Hungary, with chains in the first turn, an engine from a player’s hand, and one "
            "point for each tile left."
        ),
    ),
    "hungarian-home": PresetWords(
        PresetTexts.noop("Hungarian house rules"),
        PresetTexts.noop(
            "Hungarian house rules with twelve rounds and no Mexican train, so only markers help if you are "
            "stuck."
        ),
    ),
    "hungarian-fork": PresetWords(
        PresetTexts.noop("Hungarian rules with forks"),
        PresetTexts.noop(
            "Hungarian house rules in which a double may split your own train into two branches."
        ),
    ),
    "custom": PresetWords(
        PresetTexts.noop("House rules"),
        PresetTexts.noop("Your own rules, chosen option by option."),
    ),
}
"""By the ids of rules.md 2, and ``custom`` for rules that match no preset."""


_CALLED_RULES = {"swiss", "dutch", "hungarian", "hungarian-home", "hungarian-fork", "custom"}
"""Presets whose names say that they are rules."""


def preset_name(preset: str) -> str:
    """Return what a preset is called. Raises KeyError for an unknown one, like all functions here."""
    return PresetTexts.tr(_PRESETS[preset].name)


def rules_text(preset: str, rule_set: str | None = None) -> str:
    """Return what the rules are called where nothing else says that this is about rules."""
    if not rule_set and preset in _CALLED_RULES:
        return preset_name(preset)
    return PresetTexts.tr("Rules: {rules}").format(rules=rule_set or preset_name(preset))


def preset_description(preset: str) -> str:
    """Return who plays like that and what is special about it, in a sentence or two."""
    return PresetTexts.tr(_PRESETS[preset].description)


def rules_name(setup: Setup) -> str:
    """Return what the rules of a game are called everywhere: by the name people gave them, or by preset."""
    if is_guided(setup):
        return Labels.tr("Guided round")
    return setup.rule_set or preset_name(setup.preset)


RuleSetTexts = Context("RuleSetTexts")


def rule_set_title(rules: RuleSet) -> str:
    """Return what rules are called: by people's name, a preset's name, or as custom ones."""
    return rules.name or preset_name(CUSTOM if rules.changes else rules.preset)


def rule_set_description(rules: RuleSet) -> str:
    """Return what is special about rules, in a sentence or two."""
    return rule_set_difference(rules) if rules.name or rules.changes else preset_description(rules.preset)


def rule_set_difference(rules: RuleSet) -> str:
    """Return in how many options rules differ from their preset, and in which."""
    preset, count = preset_name(rules.preset), len(rules.changes)
    if not count:
        return RuleSetTexts.tr("Exactly the same as the preset “{preset}”.").format(preset=preset)
    names = people_text([option_name(option) for option in rules.changes])
    text = RuleSetTexts.tr("Differs from “{preset}” in %n option(s): {options}.", "", count)
    return text.format(preset=preset, options=names)
