"""Rule sets in words: what they are called, and how they differ from their preset."""

from __future__ import annotations

from mtdesk.i18n import Context, people_text
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.presets import CUSTOM
from mtdesk.ui.words.options import option_name
from mtdesk.ui.words.presets import preset_description, preset_name

RuleSetTexts = Context("RuleSetTexts")


def rule_set_title(rules: RuleSet) -> str:
    """Return what rules are called: by people's name, a preset's name, or as custom ones."""
    return rules.name or preset_name(_preset(rules))


def _preset(rules: RuleSet) -> str:
    return CUSTOM if rules.changes else rules.preset


def rule_set_description(rules: RuleSet) -> str:
    """Return what is special about rules, in a sentence or two."""
    return rule_set_difference(rules) if rules.name or rules.changes else preset_description(rules.preset)


def rule_set_difference(rules: RuleSet) -> str:
    """In how many options rules differ from their preset, and in which."""
    preset, count = preset_name(rules.preset), len(rules.changes)
    if not count:
        return RuleSetTexts.tr("Exactly the same as the preset “{preset}”.").format(preset=preset)
    names = people_text([option_name(option) for option in rules.changes])
    text = RuleSetTexts.tr("Differs from “{preset}” in %n option(s): {options}.", "", count)
    return text.format(preset=preset, options=names)
