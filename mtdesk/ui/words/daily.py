"""Which games are deals of the day; what they are then called."""

from __future__ import annotations

from datetime import date

from mtdesk.record.model import Setup


def daily_name(setup: Setup) -> str:
    """Return what a game is called as the deal of a day; empty if it is none."""
    day = day_of(setup)
    if day is None:
        return ""
    from mtdesk.ui.words.deals import daily_title

    return daily_title(day)


def day_of(setup: Setup) -> date | None:
    """Return the day whose deal a game is; None if it is none."""
    from mtdesk.record.daily import PLAYERS, PRESET, ROUNDS, daily_day

    if (setup.preset, setup.options.rounds, len(setup.players)) != (PRESET, ROUNDS, PLAYERS):
        return None
    return daily_day(setup)
