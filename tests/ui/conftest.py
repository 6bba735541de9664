"""Windows of these tests look as the program's do, and can be asked to speak another language."""

import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from mtdesk.table.theme import FELT
from mtdesk.ui.files import saving
from mtdesk.ui.kit.style import apply_theme
from tests.app.program import take_keys_at_once, wait_for_computers

MARK = "«"


class Foreign(QTranslator):
    """A made-up language: every text is marked, and two fifths longer than in English."""

    def translate(
        self, context: str | bytes, text: str | bytes, disambiguation: object = None, n: int = -1
    ) -> str:
        source = text if isinstance(text, str) else text.decode()
        more = len(source) * 2 // 5
        return f"{MARK}{source}{(' xxx' * more)[:more]}"

    def isEmpty(self) -> bool:
        return False


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests here: all but those of words and sounds open windows.

    Offscreen, Qt says of every dialog that nobody limits its size to what its layout needs.
    """
    ignore = pytest.mark.qt_log_ignore("^This plugin does not support propagateSizeHints")
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(ignore)
            if item.path.parent.name not in {"words", "sound"}:
                item.add_marker(pytest.mark.window)


@pytest.fixture(scope="session")
def dressed_app(qapp: QApplication) -> QApplication:
    apply_theme(qapp, FELT)
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    qapp.setQuitOnLastWindowClosed(False)  # as in the program, where closing one must not end the loop
    return qapp


@pytest.fixture
def plain(dressed_app: QApplication) -> Iterator[QApplication]:
    """The application, which has text of the usual size again afterwards."""
    before, sheet = dressed_app.font(), dressed_app.styleSheet()
    yield dressed_app
    dressed_app.setStyleSheet(sheet)
    dressed_app.setFont(before)


@pytest.fixture
def foreign(dressed_app: QApplication) -> Iterator[None]:
    """Everything is said in the made-up language."""
    translator = Foreign()
    QApplication.installTranslator(translator)
    yield
    QApplication.removeTranslator(translator)


@pytest.fixture(autouse=True)
def _dressed(
    dressed_app: QApplication, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[None]:
    """Every test here sees dressed windows, players who are never late, and no folder chosen before.

    What a test without a loop has opened is deleted with it; a popup goes with what it belongs to.
    """
    wait_for_computers(monkeypatch)
    take_keys_at_once(monkeypatch)
    monkeypatch.setattr(saving, "_chosen_last", {})
    yield
    if not inspect.iscoroutinefunction(request.function):
        for window in QApplication.topLevelWidgets():
            if window.parent() is None and window.windowType() is not Qt.WindowType.Popup:
                window.deleteLater()
