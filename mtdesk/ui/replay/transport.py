"""The bar below a replay: where it is, and the buttons to go elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QLocale, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QToolButton, QWidget

from mtdesk.i18n import number_text
from mtdesk.ui.kit.following import Translated, follow_action
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import ChoiceBox, label, show_if
from mtdesk.ui.replay.player import ReplayPlayer
from mtdesk.ui.replay.slider import MoveSlider

_SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
_KEYS: Mapping[str, str] = {
    "first": "Home",
    "previous_round": "PgUp",
    "back": "Left",
    "play": "Space",
    "forward": "Right",
    "next_round": "PgDown",
    "last": "End",
}
_BETWEEN = "  ·  "
"""What is between the parts of the place."""
_BUTTON = 34
"""Pixels at scale 1."""
_SLACK = 2
"""Pixels by which a text may be wider than its letters."""


class TransportKeys(QObject):
    """The commands that move a replay, as actions by their names."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.actions: dict[str, QAction] = {}
        for name, key in _KEYS.items():
            action = self.actions[name] = QAction(self)
            action.setShortcut(QKeySequence(key))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.side = self.actions["side"] = QAction(self)
        """Shows what is beside the table, or hides it."""
        self.side.setCheckable(True)
        self.side.setShortcut(QKeySequence("Ctrl+L"))
        self.retranslate()

    def retranslate(self, *, playing: bool = False) -> None:
        """Write all texts in the current language; ``playing``: it is playing now."""
        for name, text in (
            ("first", self.tr("To the start")),
            ("previous_round", self.tr("Previous round")),
            ("back", self.tr("Previous move")),
            ("play", self.tr("Pause") if playing else self.tr("Play", "go on by itself")),
            ("forward", self.tr("Next move")),
            ("next_round", self.tr("Next round")),
            ("last", self.tr("To the end")),
            ("side", self.tr("Log and analysis")),
        ):
            self.actions[name].setText(text)


class TransportBar(Translated, QWidget):
    """Moves a player. Its actions are also keys of ``keyboard``, the widget that has the table."""

    def __init__(self, player: ReplayPlayer, keyboard: QWidget) -> None:
        super().__init__()
        self._player = player
        self.slider = MoveSlider()
        self.place = label(SECOND)
        self.speed = ChoiceBox()
        self.keys = TransportKeys(self)
        keyboard.addActions(list(self.keys.actions.values()))
        self.buttons: dict[str, QToolButton] = {}
        self._row, self.further = hbox(spacing=4), hbox(self.speed, STRETCH, spacing=4)
        """Other buttons can be added to ``further``, at the end of the row or below it."""
        for name in _KEYS:
            self._row.addWidget(self._button(name, name))
        self.side = self._button("side", "log")
        """To be added where the side is."""
        self.speed.addItems([""] * len(_SPEEDS))
        self.speed.setCurrentIndex(_SPEEDS.index(1.0))
        self.log, self.analysis, self.more = (
            self._plain_button(icon) for icon in ("log", "statistics", "settings")
        )
        """Shown only if the bar is compact: they show log, analysis, and everything that is left out."""
        self._is_compact = self._is_before_next = False
        self._line = holding(hbox((self.slider, 1), self.place, spacing=12))
        self._rest = holding(self.further)
        for button in self._extra:
            self._row.addWidget(button)
        self._lines = vbox(self._line, flow(self._row, 8, (self._rest, 1), spacing=4), spacing=4)
        self.setLayout(self._lines)
        for name, do in (
            ("first", lambda: player.step(-player.index)),
            ("previous_round", lambda: player.leap(-1)),
            ("back", lambda: player.step(-1)),
            ("play", lambda: player.play(not player.is_playing)),
            ("forward", lambda: player.step(1)),
            ("next_round", lambda: player.leap(1)),
            ("last", lambda: player.step(player.last - player.index)),
        ):
            self.keys.actions[name].triggered.connect(do)
        self.slider.valueChanged.connect(self._slide)
        self.slider.leapt.connect(player.leap)
        self.speed.currentIndexChanged.connect(lambda at: player.use_speed(_SPEEDS[at]))
        player.changed.connect(self.follow)
        self.fit_ui()
        self.retranslate_ui()

    def _button(self, name: str, icon: str) -> QToolButton:
        button = self.buttons[name] = QToolButton()
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the table
        give_icon(button, icon)
        follow_action(button, self.keys.actions[name])
        return button

    def _plain_button(self, icon: str) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        give_icon(button, icon)
        button.hide()
        return button

    @property
    def _extra(self) -> tuple[QToolButton, ...]:
        return self.log, self.analysis, self.more

    def set_compact(self, compact: bool) -> None:
        """Take one row, which leaves the rest to ``more``, or two."""
        if compact != self._is_compact:
            self._is_compact = compact
            if compact:
                self._row.insertWidget(len(_KEYS), self._line, 1)
            else:
                self._lines.insertWidget(0, self._line)
            self.slider.show_numbers(not compact)
            for button in self._extra:
                button.setVisible(compact)
            self._tell()
        show_if(self._rest, not compact or self.more.isChecked())

    def set_rounds(self) -> None:
        """Take the rounds of another game."""
        if self._player.timeline is not None:
            self.slider.show_rounds(self._player.timeline.starts, self._player.last)
        self.follow()

    def follow(self) -> None:
        """Show where the player is and what it can do."""
        player = self._player
        with QSignalBlocker(self.slider):
            self.slider.setValue(player.index)
        for name in ("first", "previous_round", "back"):
            self.keys.actions[name].setEnabled(player.index > 0)
        for name in ("forward", "next_round", "last"):
            self.keys.actions[name].setEnabled(player.index < player.last)
        self._tell()

    def set_before_next(self, before: bool) -> None:
        """Set whether the place is named after the move that comes next, not after the one just made."""
        self._is_before_next = before
        self._tell()

    def _slide(self, index: int) -> None:
        self._player.step(index - self._player.index)

    def _tell(self) -> None:
        """Write where the player is, and what the middle button does."""
        player, timeline = self._player, self._player.timeline
        give_icon(self.buttons["play"], "pause" if player.is_playing else "play")
        self.keys.retranslate(playing=player.is_playing)
        if timeline is None:
            return
        round_ = timeline.round_of(player.index)
        # Like the slider, it counts the moves of the whole game; the start of a round is not a move.
        forms = (
            self.tr("Move {move} of {moves}  ·  round {round} of {rounds}"),
            self.tr("Before move {move} of {moves}  ·  round {round} of {rounds}"),
        )
        moves = number_text(len(timeline) - len(timeline.record.rounds))
        rounds = number_text(timeline.record.setup.options.rounds)  # as the headline says
        text = forms[self._is_before_next].format(
            move=number_text(player.index + 1 - round_ + self._is_before_next),
            moves=moves,
            round=number_text(round_),
            rounds=rounds,
        )
        self._reserve([form.format(move=moves, moves=moves, round=rounds, rounds=rounds) for form in forms])
        self.place.setText(self._in_lines(text))
        self.slider.setAccessibleDescription(text)

    def _reserve(self, longest: Iterable[str]) -> None:
        """Give the place the room of its longest texts, or the slider would change its length."""
        self.place.ensurePolished()
        letters = self.place.fontMetrics()
        widest = max("0123456789", key=letters.horizontalAdvance)
        lines = [line for text in longest for line in self._in_lines(text).split("\n")]
        self.place.setMinimumWidth(
            max(letters.horizontalAdvance(re.sub(r"\d", widest, line)) for line in lines) + _SLACK
        )

    def _in_lines(self, text: str) -> str:
        return text.replace(_BETWEEN, "\n") if self._is_compact else text

    def fit_ui(self) -> None:
        for button in (*self.buttons.values(), *self._extra):
            button.setFixedSize(scaled(_BUTTON), scaled(_BUTTON))

    def retranslate_ui(self) -> None:
        self.slider.setAccessibleName(self.tr("Position in the game"))
        self.speed.setAccessibleName(self.tr("Speed"))
        self.speed.setToolTip(self.tr("Speed"))
        for at, speed in enumerate(_SPEEDS):
            self.speed.setItemText(at, f"{QLocale().toString(speed, 'g', 3)} ×")
        self.speed.setMinimumWidth(self.speed.needed_width())
        for button, text in zip(
            self._extra,
            (self.tr("Log", "list of what happened"), self.tr("Analysis"), self.tr("More controls")),
            strict=True,
        ):
            button.setAccessibleName(text)
            button.setToolTip(text)
        self._tell()
