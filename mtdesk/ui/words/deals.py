"""Shared deals in words: what a code contains, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from mtdesk.i18n import Context, Labels, date_text, month_day_text, points_text
from mtdesk.record.daily import DailyResult
from mtdesk.record.deal_code import CodeFault, DealCodeError, SharedDeal
from mtdesk.ui.words.options import option_value
from mtdesk.ui.words.presets import preset_name

DealTexts = Context("DealTexts")

_FAULTS: Mapping[CodeFault, str] = {
    CodeFault.INCOMPLETE: DealTexts.noop("The code is not complete yet."),
    CodeFault.TYPO: DealTexts.noop(
        "This code contains a typing mistake. Compare characters that look alike, such as 8 and B, or "
        "5 and S."
    ),
    CodeFault.NEWER: DealTexts.noop("This code is from a newer version of mtdesk."),
}


def code_fault_text(error: DealCodeError) -> str:
    """Return what is wrong with a code."""
    return DealTexts.said(_FAULTS[error.fault])


def rules_line(deal: SharedDeal) -> str:
    """Return the rules and the length of a deal, in a line."""
    rounds = option_value("rounds", deal.options.values()["rounds"])
    players = Labels.tr("%n player(s)", "", deal.players)  # Qt's tools find no text in an f-string
    return f"{preset_name(deal.preset)} · {players} · {rounds}"


def daily_title(day: date, *, with_year: bool = False) -> str:
    """Return what the deal of a day is called."""
    name = date_text(day) if with_year else month_day_text(day)
    return DealTexts.tr("Deal of the day · {date}").format(date=name)


def undated_daily_title() -> str:
    """Return what the deal of a day is called beside its date."""
    return DealTexts.tr("Deal of the day")


def streak_text(days: int) -> str:
    """Return on how many days in a row the deal of the day has been played."""
    return DealTexts.tr("%n day(s) in a row", "", days)


def next_deal_text() -> str:
    """Return when there is something new to play."""
    return DealTexts.tr("The next deal comes tomorrow.")


def verdict_text(result: DailyResult, mark: Sequence[int] | None = None) -> str:
    """Return how the deal of a day went for the player, against the expert if its points are known."""
    mark = mark or result.mark
    total = sum(result.own or ())
    if mark is None:
        return DealTexts.tr("Your total: {points}").format(points=points_text(total))
    apart = abs(total - sum(mark))
    if total == sum(mark):
        text = DealTexts.tr("Level with the expert ({own} to {mark})")
    elif total < sum(mark):
        text = DealTexts.tr("%Ln point(s) better than the expert ({own} to {mark})", "", apart)
    else:
        text = DealTexts.tr("%Ln point(s) behind the expert ({own} to {mark})", "", apart)
    return text.format(own=points_text(total), mark=points_text(sum(mark)))


def daily_share_text(result: DailyResult) -> str:
    """Return two lines about the player's result on the deal of a day, to be sent to others."""
    title = DealTexts.tr("Mexican Train, {title}").format(title=daily_title(result.day, with_year=True))
    return f"{title}\n{verdict_text(result)}"
