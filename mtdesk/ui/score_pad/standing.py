"""One line: everyone's place and total, where they have no room beside the round, or after the end."""

from __future__ import annotations

from mtdesk.ui.kit.elided import ElidedLabel
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.scores.notes import all_unsettled, rank_text, total_text
from mtdesk.ui.scores.scores import Scores

_BETWEEN = " · "


class StandingLine(Translated, ElidedLabel):
    """The leaders first, as many as there is room for."""

    def __init__(self) -> None:
        super().__init__(SECOND, _BETWEEN)
        self._scores: Scores | None = None

    def show_scores(self, scores: Scores) -> None:
        """Show the places by the totals."""
        self._scores = scores
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        if self._scores is None:
            return
        scores = self._scores
        ranking = sorted(range(len(scores.names)), key=lambda seat: (scores.places[seat], seat))
        parts = [
            f"{rank_text(scores, seat)} {scores.names[seat]} {total_text(scores, seat)}".strip()
            for seat in ranking
        ]
        self.write(_BETWEEN.join(filter(None, (*parts, all_unsettled(scores)))))
