"""Undo and redo on the score pad, each with its keys, and with the round that it is about."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from mtdesk.i18n import key_text
from mtdesk.record.score_pad import Pad, changed_round
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.score_pad.history import History
from mtdesk.ui.score_pad.texts import PadTexts
from mtdesk.ui.window.commands import REDO


class StepButtons(Translated, QWidget):
    """Two buttons beside each other; ``wanted`` carries the step of the history to be made."""

    wanted = Signal(object)

    def __init__(self, history: History, page: QWidget) -> None:
        super().__init__()
        self._history, self._texts = history, PadTexts(self)
        self.undo = self._button("undo", page, (QKeySequence.StandardKey.Undo,), history.undo)
        self.redo = self._button("redo", page, REDO, history.redo)
        self.setLayout(hbox(self.undo, self.redo, spacing=8))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        history.changed.connect(self.retranslate_ui)
        self.retranslate_ui()

    def _button(
        self,
        icon: str,
        page: QWidget,
        keys: tuple[QKeySequence.StandardKey | str, ...],
        step: Callable[[], None],
    ) -> QPushButton:
        button = QPushButton()
        give_icon(button, icon)
        button.setAutoDefault(False)
        button.setProperty("compact", True)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self.wanted.emit(step))
        shortcut = QShortcut(page)
        shortcut.setKeys([QKeySequence(key) for key in keys])
        shortcut.activated.connect(button.click)
        return button

    def retranslate_ui(self) -> None:
        now, before, after = self._history.pad, self._history.before, self._history.after
        self._show(self.undo, self.tr("Undo"), "Ctrl+Z", (before, now))
        self._show(self.redo, self.tr("Redo"), REDO[0], (now, after))

    def _show(self, button: QPushButton, text: str, key: str, step: tuple[Pad | None, Pad | None]) -> None:
        """Show a step by the pads before and after it, and the round that differs, if only one does."""
        before, after = step
        parts = [f"{text} ({key_text(key)})"]
        if before is not None and after is not None and (row := changed_round(before, after)) is not None:
            parts.append(self._texts.round_of(after, row))
        button.setEnabled(before is not None and after is not None)
        button.setAccessibleName(text)
        button.setToolTip(" · ".join(parts))
