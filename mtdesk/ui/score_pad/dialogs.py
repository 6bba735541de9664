"""What the score pad asks: a name for a pad, whether to delete one, and who plays from now on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QLineEdit, QWidget

from mtdesk.i18n import Labels
from mtdesk.record.score_pad import MOST_PLAYERS, MOST_POINTS, Pad, PadPlayer, with_players
from mtdesk.record.score_pad_file import TITLE_LENGTH
from mtdesk.ui.game_widgets.names_editor import NamesEditor
from mtdesk.ui.kit.ask import Question
from mtdesk.ui.kit.dialog import ACCEPT, Dialog
from mtdesk.ui.kit.labels import problem_label
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.widgets import label, make_default, scrolling, second_label
from mtdesk.ui.score_pad.texts import title_from


class TitleDialog(Dialog):
    """Asks what to call a pad; an empty title leaves it with the names of the players."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Rename score pad"), parent)
        self.field = QLineEdit(title)
        self.field.setMaxLength(TITLE_LENGTH)
        self.take = self.buttons.addButton(self.tr("&Rename", "a score pad"), ACCEPT)
        caption = label(text=self.tr("Tit&le:"), buddy=self.field)
        self.lay_out(self.heading, caption, self.field, self.buttons, size=(480, None), spacing=8)
        make_default(self, self.take)
        self.field.selectAll()
        self.field.setFocus()

    def answer(self) -> str:
        """Return the title."""
        return title_from(self.field.text())


class DeleteQuestion(Question):
    """Asks whether to delete a pad for good; ``about`` tells it from others with the same name."""

    def __init__(self, name: str, about: str, parent: QWidget | None = None) -> None:
        text = self.tr("Delete the score pad “{name}” and all its rounds? This cannot be undone.")
        super().__init__(text.format(name=name), Labels.tr("Delete"), parent, more=about, risky=True)


class PlayersDialog(Dialog):
    """Asks for new names of the players, for others who join, and for points at the start."""

    def __init__(self, pad: Pad, people: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Score pad players"), parent)
        self._pad = pad
        note = self.tr(
            "If someone leaves, keep the name, and leave the cells empty from then on. "
            "Removing a player removes their entries, too."
        )
        names = [player.name for player in pad.players]
        starts = [player.start for player in pad.players]
        self.names = NamesEditor(names, people, MOST_PLAYERS, starts, MOST_POINTS)
        self.names.changed.connect(self._check)
        self.problem = problem_label()
        self.take = self.buttons.addButton(self.tr("A&pply"), ACCEPT)
        bottom = hbox((self.problem, 1), self.buttons)
        self.lay_out(
            *(self.heading, second_label(note), (scrolling(self.names), 1), bottom),
            size=(620, 620),
            spacing=10,
        )
        self._check()
        make_default(self, self.take)

    def answer(self) -> Pad:
        """Return the pad with all that was changed."""
        rows = self.names.named()
        return with_players(self._pad, [(PadPlayer(row.text, row.start.value()), row.place) for row in rows])

    def _check(self) -> None:
        self.problem.setText(self.names.problem())
        self.take.setEnabled(not self.problem.text())
