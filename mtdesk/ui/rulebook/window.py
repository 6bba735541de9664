"""The rules of a table in words, in a window beside the table: to read, search, print and save."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from mtdesk import clock
from mtdesk.i18n import Labels, day_text, key_text, number_text
from mtdesk.rules.moves import Reason
from mtdesk.rules.options import Options
from mtdesk.ui.files.printing import Sheet, page_formats, print_sheet
from mtdesk.ui.files.saving import export_as
from mtdesk.ui.game_widgets.scenes import FORK, in_set, scene_address, scene_drawing
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.dialog import leave_enter_to_focus
from mtdesk.ui.kit.fitting import keep_on_screen
from mtdesk.ui.kit.icons import follow_action, give_icon
from mtdesk.ui.kit.layouts import STRETCH, hbox, vbox
from mtdesk.ui.kit.search import SearchField
from mtdesk.ui.kit.sizes import scaled, text_scale
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import RowList, SignButton, label
from mtdesk.ui.rulebook.reader import Reader, scroll_by_key
from mtdesk.ui.words.rules.document import PAPER, Document, Section, SectionId, TableRules, html_body
from mtdesk.ui.words.rules.keywords import clause_keywords
from mtdesk.ui.words.rules.writing import explaining, rules_document

_USUAL_SIZE = QSize(900, 640)
_PAGE = 360
"""Pixels at scale 1 in which the tables of the rules fit."""
_Key = QKeySequence.StandardKey
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_COMMANDING = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_OPENING_MS = 400
"""How long a screen reader takes to say which window is open."""

_TRAINS = (
    "hub -3 0 12-12; badge -0.9 -1.4 0; train 0 -1.4 12-5 5-3; badge -0.9 1.4 1; train 0 1.4 12-4 4-7",
    "; badge -0.9 0 m; train 0 0 12-9",
)
"""The trains of players, and the Mexican train."""
_MARKERS = (
    "badge -4.2 -1.1 1; train -3.3 -1.1 12-4; loco -0.5 -1.1 1; place 1.6 -1.1; sign 3.6 -1.1 yes; "
    "badge -4.2 1.1 2; train -3.3 1.1 12-9; place 1.6 1.1; sign 3.6 1.1 no"
)


class RulesWindow(QDialog):
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
        self._start = start
        self._text_scale = 0.0
        self.sections = RowList()
        self.sections.setAccessibleName(self.tr("Sections"))
        self.sections.setSizeAdjustPolicy(RowList.SizeAdjustPolicy.AdjustToContents)
        self.sections.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.reader = Reader()
        self.reader.setAccessibleName(Labels.tr("Rules"))
        self._announcer = Announcer(self.reader)
        self.back = self._action(self.tr("Back"), _Key.Back, self.reader.backward)
        self.back.setEnabled(False)
        self.reader.backwardAvailable.connect(self.back.setEnabled)
        self.larger = self._action(self.tr("Larger text"), _Key.ZoomIn, lambda: self.reader.resize_text(1))
        self.smaller = self._action(
            self.tr("Smaller text"), _Key.ZoomOut, lambda: self.reader.resize_text(-1)
        )
        self._action("", "Ctrl+0", lambda: self.reader.resize_text(0))
        top = hbox((self._search_bar(), 1), spacing=6)
        for icon, action in (("undo", self.back), ("zoom_out", self.smaller), ("zoom_in", self.larger)):
            button = QToolButton()
            give_icon(button, icon)
            follow_action(button, action)
            top.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.print_it = self._button(self.tr("&Print…"), _Key.Print, lambda: print_sheet(self.sheet(), self))
        self.save_it = self._button(self.tr("&Save as…"), _Key.Save, self._save)
        self.close_it = QPushButton(Labels.tr("&Close"))
        self.close_it.clicked.connect(self.close)
        page = hbox(self.sections, (self.reader, 1), spacing=12)
        buttons = hbox(self.print_it, self.save_it, STRETCH, self.close_it, spacing=8)
        self._column = vbox(top, (page, 1), buttons, spacing=12, margins=(16, 14, 16, 14))
        self.setLayout(self._column)
        self.setTabOrder(self.sections, self.field)  # from where Tab leads to what is found
        self.setTabOrder(self.field, self.reader)
        leave_enter_to_focus(self)
        self.sections.itemClicked.connect(lambda _: self._open_section())
        self.sections.currentRowChanged.connect(lambda _: self._open_section())
        self.reader.passed.connect(self._show_passed)
        self.show_rules(rules)
        self.fit()
        keep_on_screen(self)
        self.reader.setFocus()

    def _action(self, text: str, keys: _Key | str, work: Callable[[], object]) -> QAction:
        action = QAction(text, self, shortcut=QKeySequence(keys))
        action.triggered.connect(work)
        self.addAction(action)
        return action

    def _search_bar(self) -> QVBoxLayout:
        """Return the field that searches the page, the buttons for going on, and the count."""
        self.field = SearchField()
        self.field.setAccessibleName(Labels.tr("Search"))
        self.field.open_by_keys(self)
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.count = label(SECOND, "0")  # one that never had a text would not follow the text size
        self.forwards = self._action(self.tr("Next match"), "F3", lambda: self._step(1))
        self.backwards = self._action(self.tr("Previous match"), "Shift+F3", lambda: self._step(-1))
        row = hbox((self.field, 1), spacing=6)
        for sign, action in (("up", self.backwards), ("down", self.forwards)):
            button = SignButton(sign)
            follow_action(button, action)
            row.addWidget(button)
        return vbox(row, self.count, spacing=4)

    def _button(self, text: str, keys: _Key, work: Callable[[], Coroutine[Any, Any, Any]]) -> QPushButton:
        button = QPushButton(text)
        action = self._action("", keys, lambda: self._start(work()))
        button.setToolTip(key_text(action.shortcut().toString()))
        button.clicked.connect(action.trigger)
        return button

    def show_rules(self, rules: TableRules) -> None:
        """Show rules, at the place where the former ones were read."""
        self._rules, self._document = rules, rules_document(rules)
        #: the title of a window and the name of a file; {rules} is such as: Dutch
        self.setWindowTitle(self.tr("Rules – {rules}").format(rules=self._document.title))
        row = max(0, self.sections.currentRow())
        with QSignalBlocker(self.sections):
            self.sections.clear()
            self.sections.addItems([section.heading for section in self._document.sections])
            self.sections.setCurrentRow(min(row, self.sections.count() - 1))
        self.sections.updateGeometry()
        ids = [section.id for section in self._document.sections]
        scenes = page_scenes(self._document, self._rules.options)
        drawings = {source: scene_drawing(scene) for source, scene in scenes.items()}
        self.reader.show_page(html_body(self._document), ids, drawings)
        self._show_count()

    def explain(self, reason: Reason) -> None:
        """Bring the clause to the top that says why a move is refused, and the focus to the text."""
        clause = explaining(reason, self._document)
        if clause is not None:
            self.reader.go_to(clause, mark=True)
        self.reader.setFocus()
        if clause is not None:
            # Screen readers by themselves say only that a window has opened.
            words = self.reader.textCursor().block().text()
            QTimer.singleShot(_OPENING_MS, self, lambda: self._announcer.call(words))

    def sheet(self) -> Sheet:
        """Return the rules for paper."""
        today = day_text(clock.now().date())
        body = html_body(self._document, PAPER)
        for source, scene in page_scenes(self._document, self._rules.options).items():
            body = body.replace(source, scene_address(scene))
        return Sheet(self.windowTitle(), body, foot=today)

    async def _save(self) -> None:
        sheet = self.sheet()
        await export_as(self, sheet.title, page_formats(sheet))

    def _show_passed(self, passed: str) -> None:
        """Show in the list which section is being read, unless people are choosing there."""
        if self.sections.hasFocus():
            return
        ids = [str(section.id) for section in self._document.sections]
        with QSignalBlocker(self.sections):
            self.sections.setCurrentRow(ids.index(passed))

    def _open_section(self) -> None:
        self.reader.go_to(self._document.sections[self.sections.currentRow()].id, mark=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Search for what is typed, if nothing in the window has used the key."""
        if event.text().strip() and event.text().isprintable() and not event.modifiers() & _COMMANDING:
            self.field.start()
            QCoreApplication.sendEvent(self.field, event)
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        """Take the usual size for the text size, if that has changed."""
        if self._text_scale != text_scale():
            self._text_scale = text_scale()
            self.reader.setMinimumWidth(scaled(_PAGE))
            self._column.activate()  # or it would be no smaller than the former text size asks for
            self.resize(scaled(_USUAL_SIZE.width()), scaled(_USUAL_SIZE.height()))

    # Searching

    def _search(self) -> None:
        self.reader.search(self.field.text(), clause_keywords())
        self._show_count()

    def _step(self, by: int) -> None:
        if self.reader.match_count:
            self.reader.go_to_match((self.reader.current_match + by) % self.reader.match_count)
            self._show_count()

    def _show_count(self) -> None:
        """Show how many paragraphs have what is sought, and which of them is the current one."""
        place, count = self.reader.current_match + 1, self.reader.match_count
        words = Labels.tr("Not found") if self.field.text().strip() else ""
        if count:
            words = self.tr("{place} of {count}", "places where a text was found")
        self.count.setText(words.format(place=number_text(place), count=number_text(count)))
        self.field.announce(self.count.text())
        for action in (self.forwards, self.backwards):
            action.setEnabled(count > 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go to the next match with Enter, with Shift to the previous one, and scroll the page by arrows."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() in _ENTER:
            self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        return scroll_by_key(self.reader, event) or super().eventFilter(watched, event)


# Pictures, each for the section that it illustrates


def scene_of(section: Section, options: Options) -> str:
    """Return what the picture of a section shows: tiles of the set, and a Mexican train if there is one."""
    lies = "lengthwise" if options.fork else ""
    match section.id:
        case SectionId.DOUBLES:
            shown = f"badge -3 0 0; train -2 0 12-7 7-7 7-3 {lies}"
        case SectionId.OPEN_DOUBLES:
            shown = (
                f"badge -4.2 0 1; train -3.3 0 12-7 7-7 lit {lies}; tile 1.9 -1.1 7-3; sign 3.6 -1.1 yes; "
                "tile 1.9 1.1 9-4; sign 3.6 1.1 no"
            )
        case SectionId.TRAINS:
            shown = "".join(_TRAINS if options.mexican_trains else _TRAINS[:1])
        case SectionId.MARKERS:
            shown = _MARKERS
        case _:
            shown = FORK
    return in_set(shown, options.set)


def page_scenes(document: Document, options: Options) -> dict[str, str]:
    """Return what the pictures of a page show, by their sources."""
    sections = (section for section in document.sections if section.caption)
    return {section.picture_source: scene_of(section, options) for section in sections}
