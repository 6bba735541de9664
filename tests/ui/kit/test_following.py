"""Widgets that follow the language and the text size."""

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.table.theme import FELT
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.style import apply_theme


class _Failing(Translated, QWidget):
    fails = True

    def fit_ui(self) -> None:
        if self.fails:
            raise AttributeError("nothing to fit")


def test_an_error_in_a_new_text_size_is_not_kept_by_pyside(plain: QApplication, qtbot: QtBot) -> None:
    widget = _Failing()
    qtbot.addWidget(widget)
    widget.ensurePolished()
    with qtbot.captureExceptions() as found:
        apply_theme(plain, FELT, 1.6)
    widget.fails = False  # not when the text becomes smaller again
    assert {str(error) for _, error, _ in found} == {"nothing to fit"}
