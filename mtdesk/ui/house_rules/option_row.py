"""One option in the editor of rules: its name, its subject and effect, a picture, and its value."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QToolButton

from mtdesk.settings import OptionValue
from mtdesk.ui.game_widgets.option_editors import HandEditor, OptionEditor, SwitchEditor, editor_for
from mtdesk.ui.house_rules.option_pictures import SCENES, OptionPicture
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import STRETCH, hbox, vbox
from mtdesk.ui.kit.notes import Note
from mtdesk.ui.kit.search import found_words, selection_shade
from mtdesk.ui.kit.sizes import scaled, text_scale
from mtdesk.ui.kit.style import NAME, NOTE, ROW, give_role
from mtdesk.ui.kit.widgets import label, show_if
from mtdesk.ui.words.options import (
    option_description,
    option_effect,
    option_name,
    option_search_text,
    option_value,
)
from mtdesk.ui.words.presets import preset_name

_BESIDE_PICTURE = 360
"""Pixels at scale 1 that an editor may be wide beside a picture."""
_USUAL_TEXT = 1.25
"""The largest scale at which there is room for one: windows do not grow with the text."""


class OptionRow(QFrame):
    """The row of an option; ``is_changed`` compares it with the value of a preset.

    ``other_wanted`` carries the option that makes it ineffective when the player wants to see that.
    """

    changed = Signal()
    other_wanted = Signal(str)

    def __init__(self, option: str) -> None:
        super().__init__()
        self.option = option
        self._preset = ""
        self._usual: OptionValue = None
        self._name = label(NAME, wrap=True)
        self._sentence = Note()
        self._effect = Note()
        self._note = Note(NOTE)
        self._remark = Note(None)
        self._remark.hide()
        self._idle_by = ""
        self.other = QPushButton(self.tr("Show"), autoDefault=False)
        self.other.hide()
        self.other.clicked.connect(lambda: self.other_wanted.emit(self._idle_by))
        self._picture = OptionPicture(option) if option in SCENES else None
        self.editor: OptionEditor = editor_for(option)
        self._name.setBuddy(self.editor)
        self._effect.setVisible(bool(option_effect(option)))
        if isinstance(self.editor, SwitchEditor):
            self._sentence.hide()  # it is written beside the check box
        self.reset = QToolButton()
        self._write()
        self._arrange()
        self.editor.changed.connect(self._edited)
        self.reset.clicked.connect(self._reset)

    def _write(self) -> None:
        self.highlight("")
        self.editor.write_texts()
        self.reset.setToolTip(self.tr("Reset to preset"))
        name = option_name(self.option)
        self.reset.setAccessibleName(self.tr("Reset to preset: {option}").format(option=name))

    def _arrange(self) -> None:
        """Put the editor beside the picture, or below it if its texts are long."""
        give_role(self, ROW)
        give_icon(self.reset, "undo")
        self.reset.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # nothing jumps when a value changes
        self.reset.setSizePolicy(policy)
        self.editor.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        needed = self.editor.needed_width()
        self.editor.setMaximumWidth(needed)
        line = hbox((self.editor, 1), self.reset, STRETCH, spacing=8, margins=(0, 4, 0, 0))
        words = vbox(self._name, self._sentence, self._effect, spacing=0)
        top, whole = hbox((words, 1), spacing=14), vbox(spacing=4, margins=(12, 8, 12, 10))
        whole.addLayout(top)
        is_long = needed > scaled(_BESIDE_PICTURE) or text_scale() > _USUAL_TEXT
        (whole if is_long or self._picture is None else words).addLayout(line)
        words.addStretch()
        if self._picture is not None:
            top.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        whole.addWidget(self._note)
        whole.addLayout(hbox((self._remark, 1), self.other, spacing=14))
        self.setLayout(whole)

    def value(self) -> OptionValue:
        """Return the value as it is now."""
        return self.editor.value()

    def is_changed(self) -> bool:
        """Return whether the value differs from the preset's."""
        return self.value() != self._usual

    def show_rules(self, preset: str, usual: OptionValue, value: OptionValue) -> None:
        """Show a value, and compare it from now on with the preset's ``usual`` one."""
        self._preset, self._usual = preset, usual
        self.editor.show_value(value)
        self._mark()

    def show_remark(self, remark: str, idle_by: str = "") -> None:
        """Show how the option relates to others; without effect, it is because of ``idle_by``."""
        self._idle_by = idle_by
        self._remark.setText(remark)
        self.other.setAccessibleName(
            self.tr("Show option: {option}").format(option=option_name(idle_by)) if idle_by else ""
        )
        show_if(self._remark, bool(remark))
        show_if(self.other, bool(idle_by))
        for part in (self._name, self._sentence, self._effect, self._picture):
            if part is not None:
                part.setEnabled(not idle_by)

    def show_set(self, highest: int) -> None:
        """Let the picture and the hand tables show tiles of the set up to this double."""
        if isinstance(self.editor, HandEditor):
            self.editor.show_set(highest)
        if self._picture is not None:
            self._picture.show_set(highest)

    def search_text(self) -> str:
        """Return all that is searched for it."""
        note = self._note.text() if self.is_changed() else ""
        value = option_value(self.option, self.value())
        return " ".join((option_search_text(self.option), value, note, self._remark.text()))

    def highlight(self, sought: str) -> None:
        """Show where its texts have what is sought, unless it is dimmed."""
        texts = option_name(self.option), option_description(self.option), option_effect(self.option)
        for part, text in zip((self._name, self._sentence, self._effect), texts, strict=True):
            is_found = part.isEnabled() and bool(found_words(sought, text))
            part.setTextFormat(Qt.TextFormat.RichText if is_found else Qt.TextFormat.PlainText)
            part.setText(_highlighted(sought, text) if is_found else text)
            if isinstance(part, Note):
                part.setAccessibleName(text)

    def _reset(self) -> None:
        self.editor.show_value(self._usual)
        self.editor.setFocus()
        self._edited()

    def _edited(self) -> None:
        self._mark()
        self.changed.emit()

    def _mark(self) -> None:
        changed = self.is_changed()
        if self._preset:
            self._note.setText(
                self.tr("Changed. In “{preset}”: {value}").format(
                    preset=preset_name(self._preset), value=option_value(self.option, self._usual)
                )
            )
        show_if(self._note, changed)
        show_if(self.reset, changed)
        if self._picture is not None:
            self._picture.show_value(self.value())
        if bool(self.property("changed")) != changed:
            self.setProperty("changed", changed)
            self.style().polish(self)


def _highlighted(sought: str, text: str) -> str:
    """Return a text as HTML in which the words that are sought have a background."""
    ground, html, at = selection_shade(0.35).name(QColor.NameFormat.HexArgb), "", 0
    for start, end in found_words(sought, text):
        html += f'{escape(text[at:start])}<span style="background-color: {ground}">{escape(text[start:end])}'
        html, at = f"{html}</span>", end
    return html + escape(text[at:])
