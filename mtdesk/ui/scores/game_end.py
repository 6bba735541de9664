"""What is shown after the last round: who won, everyone's place, and what can be done next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.rules.view import Over
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import PAGE, give_role
from mtdesk.ui.kit.widgets import (
    SeatBadge,
    label,
    press_by_enter,
    scrolling,
    second_label,
    show_if,
    title_label,
)
from mtdesk.ui.scores.hands import HandsView
from mtdesk.ui.scores.model import ScoreModel
from mtdesk.ui.scores.notes import highlights
from mtdesk.ui.scores.places import PlacesView
from mtdesk.ui.scores.round_end import EnterButton
from mtdesk.ui.scores.scores import Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.scores.table import ScoreTable
from mtdesk.ui.words.results import result_text

_TITLE = 240
"""The least pixels at scale 1 of a title that has buttons beside it."""
_BADGE, _MOST_BADGES = 44, 4
"""Pixels at scale 1 of a winner's badge, and how many are shown where more share the first place."""


class GameEndPanel(QWidget):
    """Shows the places of a finished game beside its score sheet, and what can follow it.

    Enter opens what leads back here: pressed in haste, it must not lose the page. A game of one round has no
    page for its end: here are the remaining tiles, by place.
    """

    again = Signal()
    new_game = Signal()
    look = Signal()
    replay = Signal()
    analyse = Signal()
    save = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, PAGE)
        self.model = ScoreModel(self)
        self._comment = ""
        self._title, self._name, self.comment = title_label(), second_label(), label(wrap=True)
        self._title.setMinimumWidth(scaled(_TITLE))
        self._name.hide()
        self.places, self.hands = PlacesView(self.model), HandsView(self.model)
        self.sheet = ScoreSheet(ScoreTable(self.model))
        self.play_again = EnterButton(self.tr("P&lay again"))
        self.choose_new = EnterButton(self.tr("&New game…"))
        self.close_it = EnterButton("")  # its letter would be that of a menu
        self.look_at_table = QPushButton(self.tr("Vie&w table"))
        self.open_replay = QPushButton(self.tr("&Replay"))
        self.open_analysis = QPushButton(self.tr("&Analyse"))
        self.save_as = QPushButton()
        self.save_as.hide()
        self.close_it.hide()
        self._first = self.choose_new
        self.choose_new.setDefault(True)
        self._badges = hbox(spacing=6)
        said = vbox(self._title, self._name, self.comment, spacing=0)
        looking = hbox(STRETCH, self.save_as, self.open_replay, self.open_analysis)
        top = flow(hbox(self._badges, (said, 1), spacing=12), looking)
        bottom = flow(
            hbox(STRETCH, self.look_at_table), hbox(self.play_again, self.choose_new, self.close_it)
        )
        columns = flow(self.places, self.hands, self.sheet, spacing=14)
        result = holding(vbox(top, (columns, 1), spacing=12, margins=(24, 16, 24, 0)))
        foot = vbox(bottom, margins=(24, 12, 24, 18))
        self.setLayout(vbox((scrolling(result, sideways=True), 1), foot))
        self.setFocusProxy(self.choose_new)
        for button, wish in (
            (self.play_again, self.again),
            (self.choose_new, self.new_game),
            (self.look_at_table, self.look),
            (self.open_replay, self.replay),
            (self.open_analysis, self.analyse),
            (self.save_as, self.save),
            (self.close_it, self.closed),
        ):
            button.clicked.connect(wish)

    def show_scores(self, scores: Scores, you: int | None = None) -> None:
        """Show the places by the totals; ``you`` is the seat the result addresses, None: all are named."""
        self.model.show_scores(scores)
        is_one_round = scores.options.rounds == 1
        show_if(self.hands, is_one_round)
        show_if(self.places, not is_one_round)
        while (item := self._badges.takeAt(0)) is not None:
            badge = item.widget()
            assert badge is not None  # the row contains nothing else
            badge.hide()
            badge.deleteLater()
        for seat in scores.winners[:_MOST_BADGES]:
            self._badges.addWidget(SeatBadge(seat, _BADGE))
        is_you = scores.winners == (you,)
        self._title.setText(result_text(scores.winning_names, scores.winning_total, you=is_you))
        self._show_name(scores.name)
        self.setAccessibleName(self._title.text())
        self.show_comment(self._comment)

    def _show_name(self, name: str) -> None:
        self._name.setText(name)
        show_if(self._name, bool(name))

    def show_comment(self, comment: str) -> None:
        """Say more about the result."""
        self._comment = comment
        scores = self.model.scores
        is_blocked = (
            scores is not None and scores.options.rounds == 1 and scores.rounds[-1].over is Over.BLOCKED
        )
        reason = self.tr("The round is blocked because no one can play.") if is_blocked else ""
        notes = highlights(scores) if scores is not None and self.places.isHidden() else []
        self.comment.setText("\n".join(filter(None, (reason, comment, *notes))))
        show_if(self.comment, bool(self.comment.text()))
        told = (self._title.text(), self.comment.text())
        self._first.setAccessibleDescription("\n".join(filter(None, told)))

    def offer_real_game(self) -> None:
        """After the guided round, call a new game a real one."""
        self.choose_new.setText(self.tr("Play a real ga&me…"))

    def offer_closing(self, day: str) -> None:
        """Offer to save or close the page of a game of that day, instead of what goes on at the table.

        The page then says by which rules the game was played, too.
        """
        scores = self.model.scores
        known = () if scores is None else (scores.name, scores.rules_text)
        self._show_name(" · ".join(filter(None, (*known, day))))
        for button in (self.play_again, self.choose_new, self.look_at_table):
            button.hide()
        self.save_as.setText(self.tr("&Save as…"))
        self.close_it.setText(self.tr("C&lose"))
        self.save_as.show()
        self.close_it.show()
        self._first = self.close_it
        self.choose_new.setDefault(False)
        self.close_it.setDefault(True)
        self.setFocusProxy(self.close_it)
        self.show_comment(self._comment)

    def celebrate(self, speed: float) -> None:
        """Draw the lines of the totals as fast as this; any key or click shows them at once."""
        self.sheet.chart.grow(speed)

    def rest(self) -> None:
        """Ignore for a moment keys that are still meant for what was shown before."""
        for button in (self.play_again, self.choose_new, self.close_it):
            button.rest()

    def event(self, event: QEvent) -> bool:
        """End what moves with any key."""
        if event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress):
            self.sheet.chart.finish()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button that has the focus with Enter, otherwise the first one offered."""
        if not self._first.refuses(event) and not press_by_enter(self, event, self._first):
            super().keyPressEvent(event)
