"""What the score pad asks: a name for a pad, whether to delete one, and who plays from now on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mtdesk.i18n import points_text
from mtdesk.record.score_pad import Pad, PadPlayer
from mtdesk.record.score_pad_file import TITLE_LENGTH
from mtdesk.ui.kit.ask import Question
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import label, make_default, problem_label, scrolling, second_label, title_label
from mtdesk.ui.score_pad.names import NamesEditor
from mtdesk.ui.score_pad.scores import scores_of
from mtdesk.ui.score_pad.texts import title_from


class TitleDialog(Translated, QDialog):
    """Asks what a pad is to be called; an empty title leaves it with the names of the players."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = title_label()
        self._caption = label()
        self.field = QLineEdit(title)
        self.field.setMaxLength(TITLE_LENGTH)
        self._caption.setBuddy(self.field)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.take = QPushButton()
        self.buttons.addButton(self.take, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        for widget in (self._heading, self._caption, self.field, self.buttons):
            whole.addWidget(widget)
        self.retranslate_ui()
        self.resize(scaled(480), self.sizeHint().height())
        make_default(self, self.take)
        self.field.selectAll()
        self.field.setFocus()

    def answer(self) -> str:
        """The title."""
        return title_from(self.field.text())

    def retranslate_ui(self) -> None:
        self.setWindowTitle(self.tr("Rename score pad"))
        self._heading.setText(self.tr("Rename score pad"))
        self._caption.setText(self.tr("Tit&le:"))
        self.take.setText(self.tr("&Rename", "a score pad"))


class DeleteQuestion(Question):
    """Asks whether a pad is to be deleted for good."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        text = self.tr("Delete the score pad “{name}” with all its rounds? It cannot be brought back.")
        super().__init__(text.format(name=name), self.tr("Delete"), parent, risky=True)


class PlayersDialog(Translated, QDialog):
    """Asks for new names of those who play, and for others who join from the next round on."""

    def __init__(self, pad: Pad, people: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pad = pad
        self._title = title_label()
        self._note = second_label()
        self.names = NamesEditor(pad.players, people, fixed=True)
        self.problem = problem_label()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.take = QPushButton()
        self.buttons.addButton(self.take, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        bottom = QHBoxLayout()
        bottom.addWidget(self.problem, 1)
        bottom.addWidget(self.buttons)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        whole.setSpacing(10)
        whole.addWidget(self._title)
        whole.addWidget(self._note)
        whole.addWidget(scrolling(self.names), 1)
        whole.addLayout(bottom)
        self.resize(scaled(620), scaled(620))
        self.names.changed.connect(self._check)
        self.retranslate_ui()
        make_default(self, self.take)

    def answer(self) -> tuple[PadPlayer, ...]:
        """Everybody on the pad from now on, the former players first."""
        return self.names.players()

    def _check(self) -> None:
        self.problem.setText(self.names.problem())
        self.take.setEnabled(not self.problem.text())

    def retranslate_ui(self) -> None:
        self.setWindowTitle(self.tr("Players of the score pad"))
        self._title.setText(self.tr("Players of the score pad"))
        totals = scores_of(self._pad).totals
        note = self.tr(
            "Change names, or let somebody join. A new player begins with as many points as you write; the "
            "totals now are {least} to {most}. Whoever leaves is away from then on."
        )
        self._note.setText(note.format(least=points_text(min(totals)), most=points_text(max(totals))))
        self.take.setText(self.tr("&Take over"))
        self._check()
