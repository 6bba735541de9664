"""Everyone's place and total in one line, where there is no room for the places beside the round."""

from __future__ import annotations

from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.score_pad.elided import ElidedLabel
from mtdesk.ui.scores.notes import all_unsettled, total_text
from mtdesk.ui.scores.scores import Scores
from mtdesk.ui.words.results import place_text


class StandingLine(Translated, ElidedLabel):
    """The leaders first, as many as there is room for."""

    def __init__(self) -> None:
        super().__init__(SECOND)
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
            f"{place_text(scores.places[seat])} {scores.names[seat]} {total_text(scores, seat)}"
            for seat in ranking
        ]
        self.write(" · ".join(filter(None, (*parts, all_unsettled(scores)))))
