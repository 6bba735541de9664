"""One line: everyone's place and total, where they have no room beside the round, or how a game was won."""

from __future__ import annotations

from mtdesk.ui.kit.elided import ElidedLabel
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.scores.notes import all_unsettled, highlights, total_text
from mtdesk.ui.scores.scores import Scores
from mtdesk.ui.words.results import place_text


class StandingLine(Translated, ElidedLabel):
    """The leaders first, as many as there is room for; or, of a finished game, the winner's best round."""

    def __init__(self) -> None:
        super().__init__(SECOND)
        self._scores: Scores | None = None
        self._is_story = False

    def show_scores(self, scores: Scores, *, story: bool) -> None:
        """Show the places by the totals, or the ``story`` of a finished game if it has one."""
        self._scores, self._is_story = scores, story
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        if self._scores is None:
            return
        scores = self._scores
        if self._is_story:
            self.write("".join(highlights(scores)[-1:]))
            return
        ranking = sorted(range(len(scores.names)), key=lambda seat: (scores.places[seat], seat))
        parts = [
            f"{place_text(scores.places[seat])} {scores.names[seat]} {total_text(scores, seat)}"
            for seat in ranking
        ]
        self.write(" · ".join(filter(None, (*parts, all_unsettled(scores)))))
