"""What is special about the deal of the day."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.ui.words.rules.document import Clause, ClauseId, Section, SectionId
from mtdesk.ui.words.rules.part import Part, item, lead


class DailyText(Part):
    """What counts in a deal of the day."""

    def section(self) -> Section | None:
        """Return what is to be known about the deal of the day; None for other games."""
        if not self.rules.is_daily:
            return None
        return Section(SectionId.DAILY, self.tr("Deal of the day"), tuple(self._clauses()))

    def _clauses(self) -> Iterator[Clause]:
        yield lead(
            ClauseId.DAILY,
            self.tr(
                "Everyone gets the same tiles on the same day, and plays against two computers of medium "
                "strength."
            ),
        )
        yield item(
            ClauseId.DAILY_EXPERT,
            self.tr(
                "The expert, the strongest computer player, has played the deal in your place: its total is "
                "the one to reach."
            ),
        )
        yield item(
            ClauseId.DAILY_TRIES,
            self.tr("Your first game counts. You can play the deal again as often as you like."),
        )
        yield item(
            ClauseId.DAILY_ROW,
            self.tr(
                "Days in a row: a day counts if you start its deal on the day itself and play it to the end."
            ),
        )
