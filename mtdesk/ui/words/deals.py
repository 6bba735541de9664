"""Shared deals in words: what a code holds, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.i18n import Context, said
from mtdesk.messages import QT_TRANSLATE_NOOP
from mtdesk.record.deal_code import CodeFault, DealCodeError, SharedDeal
from mtdesk.rules.presets import CUSTOM, PRESETS, differences, options_for
from mtdesk.ui.words.options import option_name, option_value
from mtdesk.ui.words.presets import preset_name

DealTexts = Context("DealTexts")

_FAULTS: Mapping[CodeFault, str] = {
    CodeFault.LETTER: QT_TRANSLATE_NOOP("DealTexts", "Codes do not contain “{letter}”."),
    CodeFault.INCOMPLETE: QT_TRANSLATE_NOOP("DealTexts", "The code is not complete yet."),
    CodeFault.TYPO: QT_TRANSLATE_NOOP("DealTexts", "This code contains a typing mistake."),
    CodeFault.NEWER: QT_TRANSLATE_NOOP("DealTexts", "This code is from a newer version of mtdesk."),
}


def code_fault_text(error: DealCodeError) -> str:
    """What is wrong with a code."""
    return said("DealTexts", _FAULTS[error.fault], letter=error.letter)


def ask_for_code_text() -> str:
    """What to do where no code stands yet."""
    return DealTexts.tr("Paste or type a deal code above.")


def deal_text(deal: SharedDeal) -> str:
    """The rules of a deal, how many play and for how long; a line for each thing."""
    values = deal.options.values()
    lines = [
        DealTexts.tr("%n player(s)", "", deal.players),
        option_value("rounds", values["rounds"]),
        option_value("set", values["set"]),
        DealTexts.tr("%n tile(s) each", "", deal.options.hand),
    ]
    preset = deal.preset if deal.preset != CUSTOM else _nearest(deal)
    usual = options_for(preset, deal.players, {"rounds": deal.options.rounds})
    if usual == deal.options:
        return "\n".join([preset_name(preset), *lines])
    lines.append(DealTexts.tr("House rules: like “{preset}”, but").format(preset=preset_name(preset)))
    line = DealTexts.tr("{option}: {value}")
    lines += [
        line.format(option=option_name(name), value=option_value(name, values[name]))
        for name, value in usual.values().items()
        if values[name] != value and name not in ("set", "hand")
    ]
    return "\n".join(lines)


def _nearest(deal: SharedDeal) -> str:
    """The preset from which the rules of a deal differ in the fewest options."""
    values = deal.options.values()
    return min(
        PRESETS, key=lambda preset: len(differences(options_for(preset, deal.players).values(), values))
    )
