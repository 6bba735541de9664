"""What is shown when a round is over: the remaining tiles, the points, the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QDeadlineTimer, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QTabWidget, QWidget

from mtdesk.i18n import Labels, list_text, number_text, points_text
from mtdesk.rules.view import Over
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.layouts import STRETCH, hbox, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import HEADING, NAME, NOTE, SECOND, TOTAL
from mtdesk.ui.kit.widgets import SeatBadge, is_enter, label, scrolling, second_label, show_if, title_label
from mtdesk.ui.scores.model import ScoreModel
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.scores.table import ScoreTable
from mtdesk.ui.words.results import place_text

_REST = 800
"""Milliseconds without a key after which a page that has just appeared takes one."""
_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class EnterButton(QPushButton):
    """The button of a page that Enter presses, once: not Ctrl+Enter, by which a computer moves.

    Qt does press a default button then, and the page would be gone before it was read.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._rest = QDeadlineTimer(0)

    def rest(self) -> None:
        """Refuse keys for a moment; to be called when the page appears."""
        self._rest.setRemainingTime(_REST)

    def refuses(self, event: QKeyEvent) -> bool:
        """Return whether a key is still meant for what was shown before; each one prolongs the rest."""
        if self._rest.hasExpired() or event.key() not in _PRESSING:
            return False
        self.rest()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.refuses(event):
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not is_enter(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


class RoundEndPanel(QWidget):
    """Shows the last finished round of some scores until someone presses ``go_on``.

    ``you`` is the seat that the result addresses, None: all are named.
    """

    def __init__(self, scores: Scores, you: int | None = None) -> None:
        super().__init__()
        self.round = len(scores.rounds)
        """Which round is over, from 1."""
        title = self.tr("Round {round} of {total} is over").format(
            round=number_text(self.round), total=number_text(scores.options.rounds)
        )
        reason = self._reason_text(scores.rounds[-1], scores.names, you)
        self.comment, self.sheet = second_label(), ScoreSheet(ScoreTable(ScoreModel(scores)))
        self.comment.hide()
        self.sheet_page = holding(vbox(self.sheet, margins=(12, 8, 12, 8)))
        self.tabs = QTabWidget()
        hands = holding(vbox(HandsView(scores), margins=(12, 8, 12, 8)))
        self.tabs.addTab(hands, self.tr("Re&maining tiles"))
        self.tabs.addTab(self.sheet_page, self.tr("&Score sheet"))
        self.go_on = EnterButton(self.tr("&Continue"))
        self.go_on.setDefault(True)
        parts = (title_label(title), second_label(reason), self.comment, (self.tabs, 1))
        result = scrolling(holding(vbox(*parts, spacing=10, margins=(24, 16, 24, 0))), sideways=True)
        foot = hbox(STRETCH, self.go_on, margins=(24, 10, 24, 18))
        self.setLayout(vbox((result, 1), foot))
        self.setFocusProxy(self.go_on)
        self.setAccessibleName(title)
        self.go_on.setAccessibleDescription(f"{title}. {reason}")
        if self.round > 1 or scores.start:
            lines = map(scores.line, scores.seats_by_place)  # for people who do not see the score sheet
            totals = "; ".join(f"{name}, {total}" for _, name, total in lines)
            self._speak(self.tr("Totals: {totals}.", "such as: Anna, 12; Robot 1, 20").format(totals=totals))

    def show_comment(self, comment: str) -> None:
        self.comment.setText(comment)
        show_if(self.comment, True)
        self._speak(comment)

    def _speak(self, text: str) -> None:
        """Have screen readers say one thing more."""
        self.go_on.setAccessibleDescription(f"{self.go_on.accessibleDescription()} {text}")

    def rest(self) -> None:
        self.go_on.rest()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.go_on.refuses(event):
            return
        if is_enter(event):
            self.go_on.click()
        else:
            super().keyPressEvent(event)

    def _reason_text(self, last: RoundScore, names: tuple[str, ...], you: int | None) -> str:
        if last.over is Over.BLOCKED:
            return Labels.tr("The round is blocked because no one can play.")
        out = [seat for seat in range(len(names)) if last.is_out(seat)]
        if out == [you]:
            return self.tr("You went out.")
        return self.tr("Went out: {names}.").format(names=list_text([names[seat] for seat in out]))


_NAME, _TILES = 120, 140
"""The least pixels at scale 1 of a name, and of the tiles beside it."""
_TILE, _SMALL_TILE, _MANY = 30, 20, 5
"""Pixels at scale 1 that a tile is wide, where more hands are shown than usual, and how many that are."""
_PLACE, _BADGE, _WHO, _HAND, _FIGURES = range(5)
"""The columns; figures start in the last."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class HandsView(QWidget):
    """One row for each seat, the leader first; after a game of one round, its points are the totals."""

    def __init__(self, scores: Scores) -> None:
        super().__init__()
        last, seats = scores.rounds[-1], scores.seats_by_place
        heads = {Labels.tr("Points"): [points_text(points) for points in last.points]}
        # Usually hands score the points that they are worth; not if the winner collects them.
        if any(scores.value(last, seat) != last.points[seat] for seat in seats):
            values = [number_text(scores.value(last, seat)) for seat in range(len(seats))]
            heads = {Labels.tr("Value"): values, **heads}
        if scores.has_course:
            heads[Labels.tr("Total")] = [points_text(total) for total in scores.totals]
        grid, spoken = QGridLayout(), []
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(_WHO, 2)
        grid.setColumnStretch(_HAND, 5)
        for column, head in enumerate(heads, _FIGURES):
            grid.addWidget(label(HEADING, head), 0, column, _RIGHT)
        for row, seat in enumerate(seats, 1):
            place, name = place_text(scores.places[seat]), ElidedLabel(NAME)
            name.setMinimumWidth(scaled(_NAME))
            name.write(scores.names[seat])
            grid.addWidget(label(TOTAL if scores.places[seat] == 1 else SECOND, place), row, _PLACE)
            grid.addWidget(SeatBadge(seat), row, _BADGE)
            grid.addWidget(name, row, _WHO)
            if last.is_out(seat):
                tiles: QWidget = label(NOTE, self.tr("Has played all tiles"), wrap=True)
                left = self.tr("Has played all tiles")
            else:
                tiles = hand = TileRow(scaled(_SMALL_TILE if len(seats) > _MANY else _TILE))
                hand.show_tiles(last.tiles(seat))
                left = hand.accessibleName()
            tiles.setMinimumWidth(scaled(_TILES))
            grid.addWidget(tiles, row, _HAND)
            roles = (SECOND, NAME, TOTAL)[-len(heads) :]
            for column, (role, texts) in enumerate(zip(roles, heads.values(), strict=True), _FIGURES):
                grid.addWidget(label(role, texts[seat]), row, column, _RIGHT)
            figures = " ".join(f"{head}: {texts[seat]}." for head, texts in heads.items())
            spoken.append(f"{place} {scores.names[seat]}: {left}. {figures}")
        content = holding(vbox(grid, STRETCH, margins=(0, 0, 6, 0)))
        area = scrolling(content, by_keys=True)
        area.setAccessibleName(self.tr("Remaining tiles and points"))
        area.setAccessibleDescription(" ".join(spoken))
        area.setMinimumHeight(content.sizeHint().height())  # the page scrolls, not this
        self.setLayout(vbox(area))
