"""What is shown after the last round: everyone's place, the story of the game, and what can be done next."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.i18n import Labels
from mtdesk.rules.view import Over
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, holding, plate, vbox
from mtdesk.ui.kit.widgets import label, press_by_enter, scrolling, second_label, show_if, title_label
from mtdesk.ui.scores.chart import SeatChart, course_of
from mtdesk.ui.scores.notes import lead_text, story
from mtdesk.ui.scores.places import PlacesView
from mtdesk.ui.scores.round_end import EnterButton
from mtdesk.ui.scores.scores import Scores
from mtdesk.ui.words.results import result_text


class GameEndPanel(QWidget):
    """Shows the places of a finished game, how it went, and what can follow; Enter presses what is gold.

    ``you`` is the seat that the result addresses, None: all are named.
    """

    def __init__(self, scores: Scores, you: int | None = None) -> None:
        super().__init__()
        self._scores, self._comment, is_you = scores, "", scores.winners == (you,)
        self._title = result_text(scores.winning_names, scores.winning_total, you=is_you)
        self._name, self.comment = second_label(), label(wrap=True)
        self.places, self.story = PlacesView(scores), label(text="\n".join(story(scores)), wrap=True)
        self.chart = SeatChart(Labels.tr("Line chart of totals"))
        self.chart.show_course(course_of(scores))
        chart = plate((self.chart, 1), margins=(12, 8, 12, 4))
        self.open_replay = QPushButton(self.tr("Look &back"))
        self.open_share = QPushButton(Labels.tr("&Share…"))
        self.choose_new = EnterButton(self.tr("&New game…"))
        self.play_again = EnterButton(self.tr("&Play again"))
        self.close_it = EnterButton(Labels.tr("C&lose"))
        self._first = self.play_again
        told = holding(vbox((chart, 1), self.story, spacing=14))
        parts = (title_label(self._title), self._name, self.comment, (flow(self.places, told, spacing=24), 1))
        result = holding(vbox(*parts, spacing=10, margins=(24, 16, 24, 0)))
        looking = (self.open_replay, self.open_share)
        going_on = (self.choose_new, self.play_again, self.close_it)
        self._foot = hbox(*looking, STRETCH, *going_on, margins=(24, 12, 24, 18))
        self.close_it.hide()
        show_if(chart, scores.has_course)
        show_if(self.story, bool(self.story.text()))
        self._show_name(scores.name)
        self.setAccessibleName(self._title)
        self.setLayout(vbox((scrolling(result, sideways=True), 1), self._foot))
        self._lead_with(self.play_again)

    def _show_name(self, name: str) -> None:
        self._name.setText(name)
        show_if(self._name, bool(name))

    def show_comment(self, comment: str) -> None:
        self._comment, scores = comment, self._scores
        is_blocked = scores.options.rounds == 1 and scores.rounds[-1].over is Over.BLOCKED
        reason = Labels.tr("The round is blocked because no one can play.") if is_blocked else ""
        self.comment.setText("\n".join(filter(None, (reason, lead_text(scores), comment))))
        show_if(self.comment, bool(self.comment.text()))
        spoken = (self._title, self.comment.text(), self.story.text())
        self._first.setAccessibleDescription("\n".join(filter(None, spoken)))

    def _lead_with(self, first: EnterButton) -> None:
        """Offer a button first: it stands last, is gold, and is pressed by Enter."""
        self._first.setDefault(False)
        self._first = first
        self._foot.addWidget(first)
        first.setDefault(True)
        self.setFocusProxy(first)
        self.show_comment(self._comment)

    def offer_real_game(self) -> None:
        """Call a new game a real one after the guided round, and offer it first."""
        self.choose_new.setText(self.tr("Play a real ga&me…"))
        self._lead_with(self.choose_new)

    def offer_closing(self, day: str) -> None:
        """Offer to close the page of a game of that day, instead of what goes on at the table.

        The page then says by which rules the game was played, too.
        """
        known = (self._scores.name, self._scores.rules_text, day)
        self._show_name(" · ".join(filter(None, known)))
        for button in (self.play_again, self.choose_new, self.close_it):
            show_if(button, button is self.close_it)
        self._lead_with(self.close_it)

    def rest(self) -> None:
        for button in (self.play_again, self.choose_new, self.close_it):
            button.rest()

    def event(self, event: QEvent) -> bool:
        """Show whole lines of the totals with any key or click."""
        if event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress):
            self.chart.finish()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button that has the focus with Enter, otherwise the first one offered."""
        if not self._first.refuses(event) and not press_by_enter(self, event, self._first):
            super().keyPressEvent(event)
