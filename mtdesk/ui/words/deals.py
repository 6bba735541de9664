"""Shared deals in words: what a code holds, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from mtdesk.i18n import said
from mtdesk.messages import QT_TRANSLATE_NOOP
from mtdesk.record.deal_code import CodeFault, DealCodeError, SharedDeal
from mtdesk.rules.presets import CUSTOM, PRESETS, options_for
from mtdesk.ui.words.options import OptionTexts
from mtdesk.ui.words.presets import preset_name

_CONTEXT = "DealTexts"

_FAULTS: Mapping[CodeFault, str] = {
    CodeFault.LETTER: QT_TRANSLATE_NOOP("DealTexts", "“{letter}” cannot be in a code."),
    CodeFault.INCOMPLETE: QT_TRANSLATE_NOOP("DealTexts", "This is not the whole code yet."),
    CodeFault.TYPO: QT_TRANSLATE_NOOP("DealTexts", "There is a typing error in this code."),
    CodeFault.NEWER: QT_TRANSLATE_NOOP("DealTexts", "This code is of a newer version of mtdesk."),
}
_ASK = QT_TRANSLATE_NOOP("DealTexts", "Paste or type the code of a deal above.")
_LIKE = QT_TRANSLATE_NOOP("DealTexts", "Custom rules: like “{preset}”, but")
_VALUE = QT_TRANSLATE_NOOP("DealTexts", "{option}: {value}")


class DealTexts(QObject):
    """What deal codes hold, in the language installed when it is asked for."""

    def fault(self, error: DealCodeError) -> str:
        """What is wrong with a code."""
        return said(_CONTEXT, _FAULTS[error.fault], letter=error.letter)

    def ask(self) -> str:
        """What to do where no code stands yet."""
        return said(_CONTEXT, _ASK)

    def content(self, deal: SharedDeal) -> str:
        """The rules of a deal, how many play and for how long; a line for each thing."""
        options = OptionTexts(self)
        values = deal.options.values()
        lines = [
            self.tr("%n player(s)", "", deal.players),
            options.value("rounds", values["rounds"]),
            options.value("set", values["set"]),
            self.tr("%n tile(s) each", "", deal.options.hand),
        ]
        preset = deal.preset if deal.preset != CUSTOM else _nearest(deal)
        usual = options_for(preset, deal.players, {"rounds": deal.options.rounds})
        if usual == deal.options:
            return "\n".join([preset_name(preset), *lines])
        lines.append(said(_CONTEXT, _LIKE, preset=preset_name(preset)))
        lines += [
            said(_CONTEXT, _VALUE, option=options.name(name), value=options.value(name, values[name]))
            for name, value in usual.values().items()
            if values[name] != value and name not in ("set", "hand")
        ]
        return "\n".join(lines)


def _nearest(deal: SharedDeal) -> str:
    """The preset from which the rules of a deal differ in the fewest options."""
    values = deal.options.values()

    def differences(preset: str) -> int:
        usual = options_for(preset, deal.players).values()
        return sum(values[name] != usual[name] for name in usual)

    return min(PRESETS, key=differences)
