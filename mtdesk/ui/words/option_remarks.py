"""What an option has to do with others: that one rules it out, or limits it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from mtdesk.rules.options import EngineRule, idle_options
from mtdesk.settings import OptionValue
from mtdesk.ui.words.options import OptionTexts


class OptionRemarks(QObject):
    """Remarks on options, whose ``values`` are those of all of them; in the language of the moment."""

    def remark(self, option: str, values: Mapping[str, OptionValue]) -> str:
        """What has to be known about an option beside the others; empty if nothing has."""
        by = idle_options(values).get(option)
        if by is not None:
            return self._because(self.tr("No effect as long as “{option}” is: {value}"), by, values)
        match option, values[option]:
            case "doubles_per_turn", int() as limit if _two_are_all(limit, values):
                text = self.tr("Never more than two as long as “{option}” is: {value}")
                return self._because(text, "second_double_needs_cover", values)
            case "rounds", int() as rounds if _engines_begin_again(rounds, values):
                after = int(values["set"] or 0) + 1
                return self.tr("After %n round(s) the engine is the highest double again.", "", after)
            case _:
                return ""

    def _because(self, text: str, option: str, values: Mapping[str, OptionValue]) -> str:
        texts = OptionTexts()
        return text.format(option=texts.name(option), value=texts.value(option, values[option]))


def _two_are_all(limit: int, values: Mapping[str, OptionValue]) -> bool:
    """Whether a turn holds two doubles at most though the limit allows more (rules.md 4.4)."""
    return bool(values["second_double_needs_cover"]) and limit not in (1, 2)


def _engines_begin_again(rounds: int, values: Mapping[str, OptionValue]) -> bool:
    """Whether the rounds, which decide on the engine, are more than the set has doubles (rules.md 3)."""
    return values["engine"] != EngineRule.OWN_HIGHEST and rounds > int(values["set"] or 0) + 1
