"""How an option relates to others: one rules it out, or limits it."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.i18n import Context
from mtdesk.rules.options import EngineRule, doubles_due, idle_options
from mtdesk.settings import OptionValue
from mtdesk.ui.words.options import option_name, option_value

OptionRemarks = Context("OptionRemarks")


def option_remark(option: str, values: Mapping[str, OptionValue]) -> str:
    """Return what to know about an option in relation to the others, ``values`` of all; empty if nothing."""
    by = idle_options(values).get(option)
    if by is not None:
        return _because(OptionRemarks.tr("No effect while “{option}” is set to “{value}”"), by, values)
    match option, values[option]:
        case "doubles_per_turn", int() as limit if _two_are_all(limit, values):
            text = OptionRemarks.tr("Never more than two while “{option}” is set to “{value}”")
            return _because(text, "second_double_needs_cover", values)
        case "rounds", int() as rounds if _engines_begin_again(rounds, values):
            after = doubles_due(values)
            return OptionRemarks.tr(
                "After %n round(s), engines start again from the highest double.", "", after
            )
        case _:
            return ""


def _because(text: str, option: str, values: Mapping[str, OptionValue]) -> str:
    return text.format(option=option_name(option), value=option_value(option, values[option]))


def _two_are_all(limit: int, values: Mapping[str, OptionValue]) -> bool:
    """Return whether a turn has at most two doubles although the limit allows more (rules.md 4.4)."""
    return bool(values["second_double_needs_cover"]) and limit not in (1, 2)


def _engines_begin_again(rounds: int, values: Mapping[str, OptionValue]) -> bool:
    """Whether the rounds, which determine the engine, go on beyond double 0 (rules.md 3)."""
    return values["engine"] != EngineRule.OWN_HIGHEST and rounds > doubles_due(values)
