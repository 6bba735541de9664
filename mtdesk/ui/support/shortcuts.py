"""The page of keyboard shortcuts: made from the actions themselves, so that it is never out of date."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QFont, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QMenu,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from mtdesk.i18n import Labels, key_text
from mtdesk.messages import QT_TRANSLATE_NOOP
from mtdesk.ui.kit.dialog import CLOSE, Dialog
from mtdesk.ui.kit.search import SearchField, folded
from mtdesk.ui.kit.widgets import as_table, second_label
from mtdesk.ui.window.commands import REDO

_RETURN = QT_TRANSLATE_NOOP("QShortcut", "Return")
"""For translators: Qt asks for it wherever it names this key, which sentences call Enter."""
_TO_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class ShortcutsDialog(Dialog):
    """Lists the keys of table, ``playing`` (draw, pass and so on), ``menus``, ``replays`` and score pad.

    ``letters`` says whether letters alone are keys.
    """

    def __init__(
        self,
        menus: Sequence[QMenu],
        playing: Sequence[QAction],
        parent: QWidget | None = None,
        *,
        replays: Sequence[QAction] = (),
    ) -> None:
        super().__init__(self.tr("Keyboard shortcuts"), parent, leave=CLOSE)
        self._parts: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        """The headings, each with what is below it."""
        self.list = QTreeWidget(columnCount=2)
        as_table(self.list, 0)
        self.list.setItemsExpandable(False)
        self.list.setIndentation(0)
        self.list.setHeaderHidden(True)
        self.list.setAccessibleName(self.tr("Commands and their keys"))
        self.search = SearchField()
        self.search.setPlaceholderText(self.tr("Search for a command or a key"))
        self.search.setAccessibleName(self.tr("Search for a command or a key"))
        self.search.installEventFilter(self)
        self.search.textChanged.connect(self._filter)
        self.nothing = second_label(Labels.tr("Not found"))
        self.nothing.hide()
        self.letters = QCheckBox(self.tr("&Letter keys at the table"))
        self.letters.setToolTip(self.tr("Without them, use the buttons and menus."))
        self.lay_out(
            *(self.heading, self.search, self.nothing, (self.list, 1), self.letters, self.buttons),
            size=(860, 720),
        )
        self._add(self.tr("At the table"), self._table_keys())
        self._add(self.tr("Playing"), _keys_of(playing))
        for menu in menus:
            self._add(_plain(menu.title()), _keys_of(menu.actions()))
        self._add(self.tr("Replay"), _keys_of(replays))
        self._add(Labels.tr("Score pad"), self._pad_keys())
        self.list.expandAll()
        self._go_to_first()
        self.search.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass keys that go up and down from the search field to the list."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in _TO_LIST:
            QApplication.sendEvent(self.list, event)
            return True
        return super().eventFilter(watched, event)

    def _filter(self) -> None:
        """Show only the commands in whose text or key, or under whose heading, all words searched for are."""
        words = folded(self.search.text()).split()
        for group, rows in self._parts:
            for row in rows:
                text = folded(f"{group.text(0)} {row.text(0)} {row.text(1)}")
                row.setHidden(not all(word in text for word in words))
            group.setHidden(all(row.isHidden() for row in rows))
        self._go_to_first()

    def _go_to_first(self) -> None:
        shown = [row for _, rows in self._parts for row in rows if not row.isHidden()]
        self.nothing.setVisible(not shown)
        if shown:
            self.list.setCurrentItem(shown[0])
            self.list.scrollToTop()

    def _add(self, heading: str, keys: Iterable[tuple[str, str]]) -> None:
        rows = [QTreeWidgetItem([text, key]) for text, key in keys]
        if not rows:
            return
        group = QTreeWidgetItem([heading])
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = self.list.font()
        font.setWeight(QFont.Weight.Bold)
        group.setFont(0, font)
        group.setForeground(0, self.palette().brush(self.palette().ColorRole.Accent))
        group.addChildren(rows)
        self._parts.append((group, rows))
        self.list.addTopLevelItem(group)
        group.setFirstColumnSpanned(True)

    def _table_keys(self) -> Iterator[tuple[str, str]]:
        """Yield the table's own keys, in words and by their names."""
        yield self.tr("Next or previous tile, end or player"), _either("Right", "Left")
        yield self.tr("Nearest tile, end or player below or above"), _either("Down", "Up")
        yield self.tr("First or last tile, end or player"), _either("Home", "End")
        yield (
            self.tr("Next or previous part of the table, then the buttons"),
            _either("Tab", "Shift+Tab"),
        )
        yield (
            self.tr("Pick up or play a tile, or draw from the boneyard"),
            _either("Enter", "Space"),
        )
        yield self.tr("Put the tile back"), key_text("Esc")
        yield self.tr("Move the tile within your hand"), _either("Ctrl+Right", "Ctrl+Left")
        yield self.tr("Add or remove a divider before the tile"), key_text("|")
        yield self.tr("Scroll the table when it does not fit the window"), self.tr("Shift + arrow key")

    def _pad_keys(self) -> Iterator[tuple[str, str]]:
        """Yield the keys of the score pad in the same way."""
        yield self.tr("Enter the value, and go to the next player"), key_text("Enter")
        yield self.tr("Write “+” between the values of tiles"), key_text("Space")
        yield self.tr("Undo or redo an entry"), _either("Ctrl+Z", REDO[0])
        yield self.tr("Discard what was typed"), key_text("Esc")
        yield self.tr("Rename the selected score pad"), key_text("F2")
        yield self.tr("Delete the selected score pad"), key_text("Del")


def _keys_of(actions: Iterable[QAction]) -> Iterator[tuple[str, str]]:
    """Return the texts and keys of all actions that have keys; equal texts share a row."""
    keys: dict[str, list[str]] = {}
    for action in actions:
        names = (key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts())
        keys.setdefault(_plain(action.text()), []).extend(names)
    return ((text, " / ".join(dict.fromkeys(names))) for text, names in keys.items() if names)


def _either(one: str, other: str) -> str:
    return f"{key_text(one)} / {key_text(other)}"


def _plain(text: str) -> str:
    """Return the text of an action or menu without its mnemonic and the dots that announce a dialog."""
    return text.replace("&", "").removesuffix("…").rstrip()
