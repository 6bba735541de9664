"""Labels: what explains a control is read with it, and of a line that is too long whole parts are shown."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from mtdesk.settings import Settings
from mtdesk.ui.house_rules.editor import OptionRow
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import ChoiceBox, Note
from mtdesk.ui.settings.dialog import SettingsDialog
from mtdesk.ui.words.options import option_description, option_effect

Role, Text, Relation = QAccessible.Role, QAccessible.Text, QAccessible.RelationFlag


def loose_labels(widget: QWidget) -> list[str]:
    """The labels that Orca reads when a dialog opens: those that name nothing."""
    found = []
    for label in widget.findChildren(QLabel):
        interface = QAccessible.queryAccessibleInterface(label)
        if interface.role() is Role.StaticText and label.buddy() is None and not label.isHidden():
            found.append(label.text())
    return found


def test_a_note_is_no_loose_label() -> None:
    note = Note()
    note.setText("A sentence.")
    interface = QAccessible.queryAccessibleInterface(note)
    assert (interface.role(), interface.text(Text.Name)) == (Role.Note, "A sentence.")


def test_settings_read_their_notes_with_their_controls() -> None:
    dialog = SettingsDialog(Settings())
    for page in dialog.pages:
        for name, note in page.notes.items():
            control = page.controls[name]
            assert (note.text() in control.accessibleDescription()) is not note.isHidden()
            assert note.text() not in loose_labels(dialog)


def test_an_option_reads_what_it_does_with_its_editor() -> None:
    row = OptionRow("mexican_trains")
    control = row.editor.focusProxy()
    assert control is not None
    said = control.accessibleDescription()
    assert option_description("mexican_trains") in said
    assert option_effect("mexican_trains") in said
    assert loose_labels(row) == []


def test_a_combo_box_is_named_by_a_label() -> None:
    """On Linux Qt tells as its name what is chosen."""
    page = QWidget()
    box = ChoiceBox()
    box.addItems(["Human", "Computer"])
    box.setAccessibleName("Player 1")
    QVBoxLayout(page).addWidget(box)
    related = QAccessible.queryAccessibleInterface(box).relations()
    assert [thing.text(Text.Name) for thing, kind in related if kind == Relation.Label] == ["Player 1"]


def test_of_a_line_in_parts_only_whole_ones_are_shown() -> None:
    line = "1. Anna 507 · 2. Bo 624 · 3. Cleo 788"
    shown = ElidedLabel(SECOND, " · ")
    whole = shown.fontMetrics().horizontalAdvance(line)
    seen = set()
    for width in range(whole, whole // 3 + 20, -1):
        shown.resize(width, 20)
        shown.write(line)
        seen.add(shown.text())
    assert seen == {line, "1. Anna 507 · 2. Bo 624 …", "1. Anna 507 …"}


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
