"""What is shown after the last round: who won, everyone's place, and what can be done next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.rules.view import Over
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, holding, vbox
from mtdesk.ui.kit.sizes import is_roomy, scaled
from mtdesk.ui.kit.style import PAGE, give_role
from mtdesk.ui.kit.widgets import SeatBadge, label, press_by_enter, second_label, show_if, title_label
from mtdesk.ui.scores.enter_button import EnterButton
from mtdesk.ui.scores.hands import HandsView
from mtdesk.ui.scores.notes import highlights
from mtdesk.ui.scores.places import PlacesView
from mtdesk.ui.scores.scores import Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.words.results import result_text

_SIDE, _BETWEEN = 24, 14
"""Pixels beside the page's parts, and between places and score sheet."""
_SHARE = 2 / 9
"""Of the width for places."""
_ENOUGH = 600
"""Pixels at scale 1 in which the score sheet can be read beside the places, if need be by scrolling."""
_TITLE = 240
"""Pixels at scale 1 of a title that has buttons beside it."""

_BADGE, _MOST_BADGES = 44, 4
"""Pixels at scale 1 of a winner's badge, and how many are shown where more share the first place."""


class GameEndPanel(Translated, QWidget):
    """Shows the places of a finished game and what can follow it.

    Enter opens what leads back here: pressed in haste, it must not lose the page.

    A game of one round has no page for its end: here are the remaining tiles, by place, and on demand the
    score sheet.
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
        self._scores: Scores | None = None
        self._you: int | None = None
        self._is_guided = False
        self._day = ""
        self._title = title_label()
        self._name = second_label()
        self.comment = label(wrap=True)
        self._lead = second_label()
        """What places say below their lines, while they are not shown."""
        self._comment_now: Callable[[], str] = str
        self._places = PlacesView()
        self.hands, self.sheet = HandsView(), ScoreSheet()
        self.hands.hide()
        self.play_again, self.choose_new = EnterButton(), EnterButton()
        self.close_it = EnterButton()
        self.close_it.hide()
        self._first = self.choose_new
        self.rounds = QPushButton()
        self.rounds.setCheckable(True)
        self.rounds.hide()
        self.look_at_table, self.open_replay, self.open_analysis = (QPushButton() for _ in range(3))
        self.save_as = QPushButton()
        self.save_as.hide()
        self.choose_new.setDefault(True)
        self.fit_ui()
        self._badges = hbox(spacing=6)
        said = vbox(self._title, self._name, self.comment, self._lead, spacing=0)
        top = flow(
            (hbox(self._badges, (said, 1), spacing=12), 1),
            hbox(self.save_as, self.open_replay, self.open_analysis),
        )
        self._beside = holding(vbox(self.hands, self.sheet))
        self._columns = hbox(self._places, self._beside, spacing=_BETWEEN)
        self._bottom = hbox(self.play_again, self.choose_new, self.close_it)
        looking = flow((hbox(STRETCH, self.rounds), 1), hbox(STRETCH, self.look_at_table))
        bottom = flow((looking, 1), self._bottom)
        self.setLayout(vbox(top, (self._columns, 1), bottom, spacing=12, margins=(_SIDE, 16, _SIDE, 18)))
        self.setFocusProxy(self.choose_new)
        self.rounds.toggled.connect(self._make_room)
        self.play_again.clicked.connect(self.again)
        self.choose_new.clicked.connect(self.new_game)
        self.look_at_table.clicked.connect(self.look)
        self.open_replay.clicked.connect(self.replay)
        self.open_analysis.clicked.connect(self.analyse)
        self.save_as.clicked.connect(self.save)
        self.close_it.clicked.connect(self.closed)
        self.retranslate_ui()

    def offer_real_game(self) -> None:
        """After the guided round, call a new game a real one."""
        self._is_guided = True
        self.retranslate_ui()

    def offer_closing(self, day: str) -> None:
        """Offer to save or close the page of a game of that day, instead of what goes on at the table.

        The page then says by which rules the game was played, too.
        """
        self._day = day
        for button in (self.play_again, self.choose_new, self.look_at_table):
            button.hide()
        self._offer(self.close_it)
        for button in (self.save_as, self.close_it):
            button.show()
        self.retranslate_ui()

    def show_comment(self, comment: Callable[[], str]) -> None:
        """Say more about the result; ``comment`` returns it in the current language."""
        self._comment_now = comment
        self.retranslate_ui()

    def _offer(self, button: EnterButton) -> None:
        """Let Enter press another button than the usual one, and put it last."""
        self._bottom.addWidget(button)
        self.setTabOrder(self._first, button)
        self._first = button
        for other in (self.play_again, self.choose_new, self.close_it):
            other.setDefault(other is button)
        self.setFocusProxy(button)

    def celebrate(self, speed: float) -> None:
        """Let the lines of the totals grow at this speed; any key or click shows them at once."""
        self.sheet.chart.grow(speed)

    def rest(self) -> None:
        """Let a key that is still meant for what was shown before press nothing."""
        for button in (self.play_again, self.choose_new, self.close_it):
            button.rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt: in a narrow window the places give way, which head the score sheet as well."""
        super().resizeEvent(event)
        self._make_room()

    def event(self, event: QEvent) -> bool:
        """Called by Qt: larger text makes places and score sheet wider; any key ends what moves."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._make_room()
        elif event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress):
            self.sheet.chart.finish()
        return super().event(event)

    def fit_ui(self) -> None:
        self._title.setMinimumWidth(scaled(_TITLE))

    @property
    def _is_one_round(self) -> bool:
        return self._scores is not None and self._scores.options.rounds == 1

    def _make_room(self) -> None:
        room = self.width() - 2 * _SIDE - _BETWEEN
        needed = scaled(_ENOUGH) if self._is_one_round else self.sheet.table.width_needed()
        one_by_one = needed > self.width() - 2 * _SIDE  # first the ranking, and the rounds on demand
        on_demand = self._is_one_round or one_by_one
        show_if(self.rounds, on_demand)
        show_if(self.sheet, self.rounds.isChecked() or not on_demand)
        show_if(self.hands, self._is_one_round and not self.rounds.isChecked())
        alone = self.hands.isHidden() and self.sheet.isHidden()
        show_if(self._beside, not alone)
        show_if(self._lead, not self.hands.isHidden() and bool(self._lead.text()) and is_roomy(self))
        if not self.hands.isHidden():  # they stand by place
            show_if(self._places, False)
            return
        self._places.share(self._columns, room, _SHARE, min(needed, scaled(_ENOUGH)), alone=alone)

    def show_scores(self, scores: Scores, you: int | None = None) -> None:
        """Show the places by the totals; ``you`` is the seat the result addresses, None: all are named."""
        self._scores, self._you = scores, you
        self._places.show_scores(scores)
        self._show_badges(scores.winners)
        self.sheet.show_scores(scores)
        if self._is_one_round:
            self.hands.show_scores(scores)
        self.retranslate_ui()

    def _show_badges(self, winners: tuple[int, ...]) -> None:
        while (item := self._badges.takeAt(0)) is not None:
            badge = item.widget()
            assert badge is not None  # the row contains nothing else
            badge.hide()
            badge.deleteLater()
        for seat in winners[:_MOST_BADGES]:
            self._badges.addWidget(SeatBadge(seat, _BADGE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Called by Qt: Enter presses the button that has the focus, otherwise the first one offered."""
        if not self._first.refuses(event) and not press_by_enter(self, event, self._first):
            super().keyPressEvent(event)

    def retranslate_ui(self) -> None:
        self.play_again.setText(self.tr("P&lay again"))
        new, real = self.tr("&New game…"), self.tr("Play a real ga&me…")
        self.choose_new.setText(real if self._is_guided else new)
        self.rounds.setText(self.tr("Sc&ore sheet"))
        self.look_at_table.setText(self.tr("Vie&w table"))
        self.open_replay.setText(self.tr("&Replay"))
        self.open_analysis.setText(self.tr("&Analyse"))
        if not self.save_as.isHidden():  # in the main window its letter would be that of a menu
            self.save_as.setText(self.tr("&Save as…"))
        # On a page without it, its letter is a menu's.
        self.close_it.setText("" if self.close_it.isHidden() else self.tr("C&lose"))
        scores = self._scores
        if scores is None:
            return
        rules = "" if self.close_it.isHidden() else scores.rules_text
        name = " · ".join(filter(None, (scores.name(), rules, self._day)))
        self._name.setText(name)
        show_if(self._name, bool(name))
        is_blocked = self._is_one_round and scores.rounds[-1].over is Over.BLOCKED
        reason = self.tr("The round is blocked: no one can play.") if is_blocked else ""
        comment = "\n".join(filter(None, (reason, self._comment_now())))
        self.comment.setText(comment)
        show_if(self.comment, bool(comment))
        self._lead.setText("\n".join(highlights(scores)))
        self._make_room()
        you = scores.winners == (self._you,)
        self._title.setText(result_text(scores.winning_names, scores.winning_total, you=you))
        self.setAccessibleName(self._title.text())
        self._first.setAccessibleDescription("\n".join(filter(None, (self._title.text(), comment))))
