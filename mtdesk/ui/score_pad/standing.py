"""Everyone's place and total in one line, where there is no room for the places beside the round."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from mtdesk.i18n import points_text
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.style import SECOND, give_role
from mtdesk.ui.kit.widgets import tip
from mtdesk.ui.scores.scores import Scores
from mtdesk.ui.words.results import place_text


class StandingLine(Translated, QLabel):
    """The leaders first, as many as the line holds."""

    def __init__(self) -> None:
        super().__init__()
        give_role(self, SECOND)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
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
        whole = " · ".join(
            f"{place_text(scores.places[seat])} {scores.names[seat]} {points_text(scores.totals[seat])}"
            for seat in ranking
        )
        self.setAccessibleName(whole)
        self.setToolTip(tip(whole))
        self.setText(self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt: there may be room for more."""
        super().resizeEvent(event)
        self.retranslate_ui()

    def fit_ui(self) -> None:
        self.retranslate_ui()
