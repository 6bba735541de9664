"""What screen readers are told: together where it can wait, at once where it cannot."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.widgets import ChoiceBox

ASSERTIVE = QAccessible.AnnouncementPoliteness.Assertive


class Hall:
    """An announcer and all that it announced."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.widget = QWidget()
        self.announcer = Announcer(self.widget)
        self.heard: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []
        patch.setattr(QAccessible, "updateAccessibility", self._hear)

    def _hear(self, event: QAccessibleAnnouncementEvent) -> None:
        assert event.object() is self.widget
        self.heard.append((event.message(), event.politeness()))


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    QAccessible.setActive(True)
    yield Hall(monkeypatch)
    QAccessible.setActive(True)


def test_another_game_leaves_the_rest_unsaid(hall: Hall) -> None:
    hall.announcer.announce(["Bo passes."])
    hall.announcer.forget()
    hall.announcer.call("It is your turn.")
    assert hall.heard == [("It is your turn.", ASSERTIVE)]


def test_nothing_is_gathered_where_nobody_listens(hall: Hall) -> None:
    QAccessible.setActive(False)
    hall.announcer.announce(["Bo passes."])
    hall.announcer.call("It is your turn.")
    QAccessible.setActive(True)
    hall.announcer.call("It is your turn.")
    assert hall.heard == [("It is your turn.", ASSERTIVE)]


def test_an_older_reader_hears_a_notification_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Orca 43 says the name of a notification that appears in a status bar, and not that it is one."""
    widget = QWidget()
    QAccessible.setActive(True)
    told: list[tuple[QAccessible.Event, QAccessible.Role, QAccessible.Role, str, QObject]] = []

    def hear(event: QAccessibleEvent) -> None:
        thing = event.accessibleInterface()
        board = thing.parent()
        name = thing.text(QAccessible.Text.Name)
        told.append((event.type(), thing.role(), board.role(), name, board.parent().object()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    monkeypatch.setattr("mtdesk.ui.kit.announcer.announcements_are_heard", lambda: False)
    announcer = Announcer(widget)
    for sentence in ("It is your turn.", "It is your turn.", "Bo passes."):
        announcer.call(sentence)
    role, happened = QAccessible.Role, QAccessible.Event
    assert told == [
        (event, role.Notification, role.StatusBar, sentence, widget)
        for sentence in ("It is your turn.", "It is your turn.", "Bo passes.")
        for event in (happened.NameChanged, happened.ObjectShow)
    ]


@pytest.mark.parametrize("heard", [True, False])
def test_an_older_reader_is_told_what_arrow_keys_choose(monkeypatch: pytest.MonkeyPatch, heard: bool) -> None:
    """Orca 43 says nothing by itself when a closed combo box changes, and names a dialog each time."""
    window = QWidget()
    dialog = QDialog(window)
    box = ChoiceBox(dialog)
    box.addItems(["Easy", "Medium"])
    QAccessible.setActive(True)
    told: list[tuple[str, QObject]] = []

    def hear(event: QAccessibleEvent) -> None:
        thing = event.accessibleInterface()
        if event.type() is QAccessible.Event.ObjectShow and thing.role() is QAccessible.Role.Notification:
            told.append((thing.text(QAccessible.Text.Name), thing.parent().parent().object()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    monkeypatch.setattr("mtdesk.ui.kit.announcer.announcements_are_heard", lambda: heard)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(box, key)
    assert told == ([] if heard else [("Medium", window), ("Easy", window)])
