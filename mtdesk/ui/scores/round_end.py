"""What is shown when a round is over: the remaining tiles, the points, the score sheet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from mtdesk.i18n import list_text, number_text, points_text
from mtdesk.rules.view import Over
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import STRETCH, hbox, holding, vbox
from mtdesk.ui.kit.sizes import is_roomy
from mtdesk.ui.kit.style import PAGE, give_role
from mtdesk.ui.kit.widgets import is_enter, second_label, show_if, title_label
from mtdesk.ui.scores.enter_button import EnterButton
from mtdesk.ui.scores.hands import HandsView
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.sheet import ScoreSheet


class RoundEndPanel(Translated, QWidget):
    """Shows the last finished round of some scores until someone continues."""

    continued = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, PAGE)
        self._scores: Scores | None = None
        self._you: int | None = None
        self._title = title_label()
        self._reason = second_label()
        self.comment = second_label()
        self._comment_now: Callable[[], str] = str
        self.hands = HandsView()
        self.sheet = ScoreSheet()
        self.tabs = QTabWidget()
        hands_page, self.sheet_page = (
            holding(vbox(page, margins=(12, 8, 12, 8))) for page in (self.hands, self.sheet)
        )
        for page in (hands_page, self.sheet_page):
            self.tabs.addTab(page, "")
        self.go_on = EnterButton()
        self.go_on.setDefault(True)
        self.go_on.clicked.connect(self.continued)
        parts = (self._title, self._reason, self.comment, (self.tabs, 1), hbox(STRETCH, self.go_on))
        self._parts = vbox(*parts, spacing=10)
        self.setLayout(self._parts)
        self.setFocusProxy(self.go_on)
        self.retranslate_ui()

    def show_scores(self, scores: Scores, you: int | None = None) -> None:
        """Show the last of these rounds; raises IndexError if none has ended.

        ``you`` is the seat that the result addresses, None: all are named.
        """
        self._scores, self._you = scores, you
        self.hands.show_scores(scores)
        self.sheet.show_scores(scores)
        self.tabs.setCurrentIndex(0)
        self.retranslate_ui()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt: in a small window, who went out is said only among the hands."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        top, bottom = (16, 18) if is_roomy(self) else (6, 12)
        self._parts.setContentsMargins(24, top, 24, bottom)
        is_blocked = self._scores is not None and self._scores.rounds[-1].over is Over.BLOCKED
        show_if(self._reason, is_blocked or is_roomy(self))

    @property
    def round(self) -> int:
        """Which round is over, from 1; 0 before it is shown."""
        return 0 if self._scores is None else len(self._scores.rounds)

    def show_comment(self, comment: Callable[[], str]) -> None:
        """Say more about the round; ``comment`` returns it in the current language."""
        self._comment_now = comment
        self.retranslate_ui()

    def rest(self) -> None:
        """Let a key that is still meant for what was shown before press nothing."""
        self.go_on.rest()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Called by Qt: Enter continues."""
        if self.go_on.refuses(event):
            return
        if is_enter(event):
            self.go_on.click()
        else:
            super().keyPressEvent(event)

    def _reason_text(self, last: RoundScore, names: tuple[str, ...]) -> str:
        if last.over is Over.BLOCKED:
            return self.tr("The round is blocked: no one can play.")
        out = [seat for seat in range(len(names)) if last.is_out(seat)]
        if out == [self._you]:
            return self.tr("You went out.")
        return self.tr("Went out: {names}.").format(names=list_text([names[seat] for seat in out]))

    def _totals_text(self, scores: Scores) -> str:
        """Everyone's total, the leader first, for people who do not see the score sheet."""
        order = sorted(range(len(scores.names)), key=lambda seat: scores.places[seat])
        totals = (f"{scores.names[seat]}, {points_text(scores.totals[seat])}" for seat in order)
        return self.tr("Totals: {totals}.", "such as: Anna, 12; Robot 1, 20").format(totals="; ".join(totals))

    def retranslate_ui(self) -> None:
        self.tabs.setTabText(0, self.tr("Re&maining tiles"))
        self.tabs.setTabText(1, self.tr("&Score sheet"))
        self.go_on.setText(self.tr("&Continue"))
        self.comment.setText(self._comment_now())
        show_if(self.comment, bool(self.comment.text()))
        if self._scores is None:
            return
        title = self.tr("Round {round} of {total} is over")
        self._title.setText(
            title.format(
                round=number_text(len(self._scores.rounds)), total=number_text(self._scores.options.rounds)
            )
        )
        self._reason.setText(self._reason_text(self._scores.rounds[-1], self._scores.names))
        self._make_room()
        self.setAccessibleName(self._title.text())
        spoken = f"{self._title.text()}. {self._reason.text()}"
        if len(self._scores.rounds) > 1 or self._scores.start:
            spoken = f"{spoken} {self._totals_text(self._scores)}"
        self.go_on.setAccessibleDescription(" ".join(filter(None, (spoken, self.comment.text()))))
