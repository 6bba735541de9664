"""Rule sets in words: what they are called, and how they differ from their preset."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mtdesk.i18n import list_text
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.presets import CUSTOM
from mtdesk.ui.words.options import OptionTexts
from mtdesk.ui.words.presets import preset_description, preset_name

_NAMED = 4
"""Differences up to this number are named."""


class RuleSetTexts(QObject):
    """What is said about rule sets, in the language installed when it is asked for."""

    def title(self, rules: RuleSet) -> str:
        """What rules are called: by people, or a preset's name, or that they are custom ones."""
        return rules.name or preset_name(CUSTOM if rules.changes else rules.preset)

    def description(self, rules: RuleSet) -> str:
        """What is special about rules, in a sentence or two."""
        return self.difference(rules) if rules.name or rules.changes else preset_description(rules.preset)

    def about(self, rules: RuleSet) -> str:
        """What rules are beside others, as the editor tells it."""
        if rules.name or rules.changes:
            return self.difference(rules)
        return self.tr("A preset. What you change in it can be kept as rules of your own.")

    def difference(self, rules: RuleSet) -> str:
        """In how many options rules differ from their preset; if these are few, in which."""
        preset, count = preset_name(rules.preset), len(rules.changes)
        if not count:
            return self.tr("Exactly as the preset “{preset}”.").format(preset=preset)
        if count > _NAMED:
            return self.tr("Differs from “{preset}” in %n option(s).", "", count).format(preset=preset)
        names = list_text([OptionTexts().name(option) for option in rules.changes])
        text = self.tr("Differs from “{preset}” in %n option(s): {options}.", "", count)
        return text.format(preset=preset, options=names)
