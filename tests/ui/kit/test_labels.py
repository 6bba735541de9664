"""Labels: what explains a control is read with it, and of a line that is too long whole parts are shown."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mtdesk.settings import Settings
from mtdesk.ui.house_rules.editor import OptionRow
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
