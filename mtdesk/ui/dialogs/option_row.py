"""One option in the form for custom rules: its name, its sentence, its editor, and what the preset says."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout

from mtdesk.settings import OptionValue
from mtdesk.ui.dialogs.option_editors import OptionalNumberEditor, OptionEditor, editor_for
from mtdesk.ui.parts import Translated, label, second_label
from mtdesk.ui.sizes import grown
from mtdesk.ui.style import NAME, NOTE, ROW, give_role
from mtdesk.ui.texts import OptionTexts

_EDITOR_WIDTH, _WIDEST = 300, 710


class OptionRow(Translated, QFrame):
    """The row of an option; ``is_changed`` compares it with the value of the preset."""

    changed = Signal()

    def __init__(self, option: str) -> None:
        super().__init__()
        self.option = option
        self._texts = OptionTexts(self)
        self._preset_value: OptionValue = None
        self._usual_hand = 0
        self._name = label(NAME)
        self._sentence = second_label()
        self._preset_note = label(NOTE, wrap=True)
        self.editor: OptionEditor = editor_for(option, self._texts)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._arrange()
        self.editor.changed.connect(self._mark)
        self.editor.changed.connect(self.changed)

    def _arrange(self) -> None:
        give_role(self, ROW)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._name)
        words.addWidget(self._sentence)
        words.addWidget(self._preset_note)
        words.addStretch()
        self._box.setContentsMargins(12, 5, 12, 7)
        self._box.addLayout(words, 1)
        self._box.addWidget(self.editor)

    def value(self) -> OptionValue:
        """The value as it is now."""
        return self.editor.value()

    def is_changed(self) -> bool:
        """Whether the value differs from the preset's."""
        return self.value() != self._preset_value

    def show_value(self, value: OptionValue) -> None:
        """Show a value."""
        self.editor.show_value(value)
        self._mark()

    def show_preset(self, value: OptionValue) -> None:
        """Say what the preset has."""
        self._preset_value = value
        self._mark()

    def show_usual_hand(self, tiles: int) -> None:
        """Of the option ``hand``: how many tiles the hand table gives each at the moment."""
        self._usual_hand = tiles
        self.retranslate_ui()

    def _usual(self) -> str:
        if self.option == "hand":
            return self.tr("As usual: {tiles}").format(tiles=self._texts.value("hand", self._usual_hand))
        return self._texts.value(self.option, None)

    def _value_text(self, value: OptionValue) -> str:
        return self._usual() if value is None else self._texts.value(self.option, value)

    def _mark(self) -> None:
        changed = self.is_changed()
        self._preset_note.setText(
            self.tr("Changed. The preset has: {value}").format(value=self._value_text(self._preset_value))
        )
        self._preset_note.setVisible(changed)
        if self.property("changed") != changed:
            self.setProperty("changed", changed)
            self.style().polish(self)

    def _place_editor(self) -> None:
        """Put the editor beside the words, or below them where its texts are long."""
        beside = self.editor.needed_width() <= grown(_EDITOR_WIDTH)
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._box.setSpacing(18 if beside else 6)
        width = _EDITOR_WIDTH if beside else _WIDEST
        self.editor.setFixedWidth(grown(width) if beside else min(self.editor.needed_width(), grown(width)))

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self._name.setText(self._texts.name(self.option))
        self._sentence.setText(self._texts.description(self.option))
        if isinstance(self.editor, OptionalNumberEditor):
            self.editor.show_usual(self._usual(), self._usual_hand)
        else:
            self.editor.write_texts()
        self._place_editor()
        self._mark()
