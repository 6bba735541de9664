"""Widgets that follow what changes: the language, the text size, a command."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QWidget

from mtdesk.i18n import key_text

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object


class Translated(_Widget):
    """A widget that writes its texts again when the language changes; stands before its Qt class.

    One that persists while the text size changes takes its own sizes in ``fit_ui``.
    """

    def retranslate_ui(self) -> None:
        """Write all texts in the current language; going: another language brings another window."""

    def fit_ui(self) -> None:
        """Take the sizes that go with the current text size."""

    def changeEvent(self, event: QEvent) -> None:
        """Called by Qt; only a change of language or text size matters here.

        PySide would keep an error to itself where a style sheet or a translator has caused the event.
        """
        try:
            if event.type() == QEvent.Type.LanguageChange:
                self.retranslate_ui()
            elif event.type() == QEvent.Type.FontChange:
                self.fit_ui()
        except Exception as error:  # noqa: BLE001 -- the handler of all unexpected errors gets it
            sys.excepthook(type(error), error, error.__traceback__)
        super().changeEvent(event)


def follow_action(button: QAbstractButton, action: QAction) -> None:
    """Let a button without its own text do and say what a command does and says."""

    def follow() -> None:
        words = action.text().replace("&", "").removesuffix("…")
        key = key_text(action.shortcut().toString())
        said = f"{words} ({key})" if key else words
        why_not = "" if action.isEnabled() or action.toolTip() == words else action.toolTip()
        button.setCheckable(action.isCheckable())
        button.setChecked(action.isChecked())
        button.setEnabled(action.isEnabled())
        button.setAccessibleName(words)
        button.setAccessibleDescription(
            " ".join(filter(None, (key, why_not)))
        )  # otherwise the tip would be the name again
        button.setToolTip(f"{said}\n{why_not}" if why_not else said)

    button.clicked.connect(action.trigger)
    action.changed.connect(follow)
    follow()
