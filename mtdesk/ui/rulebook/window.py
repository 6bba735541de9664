"""The rules of a table in words, in a window beside the table: to read, search, print and save."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QPushButton, QToolButton, QWidget

from mtdesk import clock
from mtdesk.i18n import day_text, key_text, number_text
from mtdesk.rules.moves import Reason
from mtdesk.ui.files.printing import Sheet, page_formats, print_sheet
from mtdesk.ui.files.saving import export_as
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.dialog import leave_enter_to_focus
from mtdesk.ui.kit.following import Translated, follow_action
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import STRETCH, hbox, vbox
from mtdesk.ui.kit.scroll_keys import scroll_by_key
from mtdesk.ui.kit.search import SearchField
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import RowList, SignButton, label
from mtdesk.ui.rulebook.pictures import picture_addresses, picture_drawings
from mtdesk.ui.rulebook.reader import Reader
from mtdesk.ui.words.rules.document import PAPER, TableRules, html_body
from mtdesk.ui.words.rules.keywords import clause_keywords
from mtdesk.ui.words.rules.writing import explaining, rules_document

_SECTIONS = 216
"""Pixels at scale 1: the least width of the list of sections."""
_FRAME = 16
"""Pixels at scale 1 beside its rows."""
_PAGE = 360
"""Pixels at scale 1 in which the tables of the rules fit."""
_Key = QKeySequence.StandardKey
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_COMMANDING = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)

_OPENING_MS = 400
"""How long a screen reader takes to say which window is open."""


class RulesWindow(Translated, QDialog):
    """Shows rules in words; ``show`` it, and people continue what they were doing.

    ``start`` runs long work in the background, as `mtdesk.ui.kit.tasks.Tasks.start` does. Over a dialog, with
    that as its ``parent``, the window can be used as well, and closes with the dialog.
    """

    def __init__(
        self,
        rules: TableRules,
        start: Callable[[Coroutine[Any, Any, Any]], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._rules, self._start = rules, start
        self._document = rules_document(rules)
        self.sections = RowList()
        self.reader = Reader()
        self.search = SearchBar(self.reader)
        self._announcer = Announcer(self.reader)
        self.print_it, self.save_it, self.close_it = QPushButton(), QPushButton(), QPushButton()
        self.larger, self.smaller = self._action(_Key.ZoomIn), self._action(_Key.ZoomOut)
        self.usual_size = self._action("Ctrl+0")
        self.back = self._action(_Key.Back)
        self.back.setEnabled(False)
        self.printing, self.saving = self._action(_Key.Print), self._action(_Key.Save)
        top = hbox((self.search, 1), spacing=6)
        for icon, action in (("undo", self.back), ("zoom_out", self.smaller), ("zoom_in", self.larger)):
            button = QToolButton()
            give_icon(button, icon)
            follow_action(button, action)
            top.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.setLayout(
            vbox(
                top,
                (hbox(self.sections, (self.reader, 1), spacing=12), 1),
                hbox(self.print_it, self.save_it, STRETCH, self.close_it, spacing=8),
                spacing=12,
                margins=(16, 14, 16, 14),
            )
        )
        self.setTabOrder(self.sections, self.search.field)  # from where Tab leads to what is found
        self.setTabOrder(self.search.field, self.reader)
        leave_enter_to_focus(self)
        self.fit_ui()
        self.resize(scaled(900), scaled(640))
        self.sections.itemClicked.connect(lambda _: self._open_section())
        self.sections.currentRowChanged.connect(lambda _: self._open_section())
        self.reader.passed.connect(self._show_passed)
        self.reader.backwardAvailable.connect(self.back.setEnabled)
        self.back.triggered.connect(self.reader.backward)
        for action, by in ((self.larger, 1), (self.smaller, -1), (self.usual_size, 0)):
            action.triggered.connect(lambda _=False, by=by: self.reader.resize_text(by))
        self.print_it.clicked.connect(self.printing.trigger)
        self.save_it.clicked.connect(self.saving.trigger)
        self.printing.triggered.connect(lambda: self._start(print_sheet(self.sheet(), self)))
        self.saving.triggered.connect(lambda: self._start(self._save()))
        self.close_it.clicked.connect(self.close)
        self.retranslate_ui()
        self.reader.setFocus()

    def _action(self, keys: _Key | str) -> QAction:
        action = QAction(self, shortcut=QKeySequence(keys))
        self.addAction(action)
        return action

    def show_rules(self, rules: TableRules) -> None:
        """Show other rules."""
        self._rules = rules
        self._write()

    def explain(self, reason: Reason) -> None:
        """Bring the clause to the top that says why a move is refused, and the focus to the text."""
        clause = explaining(reason, self._document)
        if clause is not None:
            self.reader.go_to(clause, mark=True)
        self.reader.setFocus()
        if clause is not None:
            QTimer.singleShot(_OPENING_MS, self, self._say_clause)

    def _say_clause(self) -> None:
        """Tell screen readers, which by themselves say only that a window has opened."""
        self._announcer.call(self.reader.textCursor().block().text())

    def sheet(self) -> Sheet:
        """Return the rules for paper."""
        today = day_text(clock.now().date())
        body = html_body(self._document, PAPER)
        for source, address in picture_addresses(self._document, self._rules.options):
            body = body.replace(source, address)
        return Sheet(self.windowTitle(), body, foot=today)

    async def _save(self) -> None:
        sheet = self.sheet()
        await export_as(self, sheet.title, page_formats(sheet))

    def _write(self) -> None:
        self._document = rules_document(self._rules)
        #: the title of a window and the name of a file; {rules} is such as: Dutch
        self.setWindowTitle(self.tr("Rules – {rules}").format(rules=self._document.title))
        row = max(0, self.sections.currentRow())
        with QSignalBlocker(self.sections):
            self.sections.clear()
            self.sections.addItems([section.heading for section in self._document.sections])
            self.sections.setCurrentRow(min(row, self.sections.count() - 1))
        self._fit_sections()
        ids = [section.id for section in self._document.sections]
        drawings = picture_drawings(self._document, self._rules.options)
        self.reader.show_page(html_body(self._document), ids, drawings)
        self.search.show_count()

    def _show_passed(self, passed: str) -> None:
        """Show in the list which section is being read, unless people are choosing there."""
        if self.sections.hasFocus():
            return
        ids = [section.id for section in self._document.sections]
        with QSignalBlocker(self.sections):
            self.sections.setCurrentRow([str(one) for one in ids].index(passed))

    def _open_section(self) -> None:
        self.reader.go_to(self._document.sections[self.sections.currentRow()].id, mark=True)

    def _fit_sections(self) -> None:
        """Show all headings whole."""
        needed = self.sections.sizeHintForColumn(0) + scaled(_FRAME)
        self.sections.setFixedWidth(max(scaled(_SECTIONS), needed))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Called by Qt with keys that nothing in the window has used: what is typed is searched for."""
        if event.text().strip() and event.text().isprintable() and not event.modifiers() & _COMMANDING:
            self.search.field.start()
            QCoreApplication.sendEvent(self.search.field, event)
        else:
            super().keyPressEvent(event)

    def fit_ui(self) -> None:
        self._fit_sections()
        self.reader.setMinimumWidth(scaled(_PAGE))

    def retranslate_ui(self) -> None:
        self.sections.setAccessibleName(self.tr("Sections"))
        self.reader.setAccessibleName(self.tr("Rules"))
        self.back.setText(self.tr("Back"))
        self.larger.setText(self.tr("Larger text"))
        self.smaller.setText(self.tr("Smaller text"))
        self.print_it.setText(self.tr("&Print…"))
        self.save_it.setText(self.tr("&Save as…"))
        self.close_it.setText(self.tr("&Close"))
        for button, action in ((self.print_it, self.printing), (self.save_it, self.saving)):
            button.setToolTip(key_text(action.shortcut().toString()))
        self._write()


class SearchBar(Translated, QWidget):
    """Searches a page for what is typed, while the arrow keys scroll it.

    Enter and F3 go to the next match, with Shift to the previous one.
    """

    def __init__(self, page: Reader) -> None:
        super().__init__()
        self._page = page
        self.field = SearchField()
        self.field.open_by_keys(self)
        self.count = label(SECOND, "0")  # one that never had a text would not follow the text size
        self.forwards, self.backwards = self._action("F3", 1), self._action("Shift+F3", -1)
        row = hbox((self.field, 1), spacing=6)
        for sign, action in (("up", self.backwards), ("down", self.forwards)):
            button = SignButton(sign)
            follow_action(button, action)
            row.addWidget(button)
        self.setLayout(vbox(row, self.count, spacing=4))
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.retranslate_ui()

    def _action(self, keys: str, by: int) -> QAction:
        action = QAction(self, shortcut=QKeySequence(keys))
        action.triggered.connect(lambda: self._step(by))
        self.addAction(action)
        return action

    def _search(self) -> None:
        self._page.search(self.field.text(), clause_keywords())
        self.show_count()

    def _step(self, by: int) -> None:
        if self._page.match_count:
            self._page.go_to_match((self._page.current_match + by) % self._page.match_count)
            self.show_count()

    def show_count(self) -> None:
        """Show how many paragraphs have what is sought, and which of them is the current one."""
        place, count = self._page.current_match + 1, self._page.match_count
        words = self.tr("Not found") if self.field.text().strip() else ""
        if count:
            words = self.tr("{place} of {count}", "places where a text was found")
        self.count.setText(words.format(place=number_text(place), count=number_text(count)))
        self.field.announce(self.count.text())
        for action in (self.forwards, self.backwards):
            action.setEnabled(count > 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys for going on and for scrolling from the field."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() in _ENTER:
            self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        return scroll_by_key(self._page, event) or super().eventFilter(watched, event)

    def retranslate_ui(self) -> None:
        self.field.setAccessibleName(self.tr("Search"))
        self.forwards.setText(self.tr("Next match"))
        self.backwards.setText(self.tr("Previous match"))
        self.show_count()
