"""What the score pad asks: a name for a pad, whether to delete one, and who plays from now on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QLineEdit, QWidget

from mtdesk.i18n import number_text, points_text
from mtdesk.record.score_pad import Pad, PadPlayer, is_extra
from mtdesk.record.score_pad_file import TITLE_LENGTH
from mtdesk.ui.kit.ask import Question
from mtdesk.ui.kit.dialog import ACCEPT, Dialog
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.widgets import label, make_default, problem_label, scrolling, second_label
from mtdesk.ui.score_pad.names import NamesEditor
from mtdesk.ui.score_pad.scores import scores_of
from mtdesk.ui.score_pad.texts import PadTexts, title_from


class TitleDialog(Dialog):
    """Asks what to call a pad; an empty title leaves it with the names of the players."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Rename score pad"), parent)
        self.field = QLineEdit(title)
        self.field.setMaxLength(TITLE_LENGTH)
        self.take = self.buttons.addButton(self.tr("&Rename", "a score pad"), ACCEPT)
        caption = label(text=self.tr("Tit&le:"), buddy=self.field)
        self.lay_out(self.heading, caption, self.field, self.buttons, size=(480, None), spacing=None)
        make_default(self, self.take)
        self.field.selectAll()
        self.field.setFocus()

    def answer(self) -> str:
        """Return the title."""
        return title_from(self.field.text())


class EndQuestion(Question):
    """Asks whether to end a game without the round that is open, and says what that round lacks."""

    def __init__(self, pad: Pad, parent: QWidget | None = None) -> None:
        last = pad.last
        number = number_text(last + 1)
        text = self.tr("Round {round} is not complete. End the game without it?")
        more = "" if is_extra(pad) else self.tr("“Reopen” brings the round back.")
        super().__init__(
            text.format(round=number),
            self.tr("&End without round {round}").format(round=number),
            parent,
            more=f"{PadTexts().lacking(pad, last)} {more}".strip(),
        )


class DeleteQuestion(Question):
    """Asks whether to delete a pad for good; ``about`` tells it from others with the same name."""

    def __init__(self, name: str, about: str, parent: QWidget | None = None) -> None:
        text = self.tr("Delete the score pad “{name}” and all its rounds? This cannot be undone.")
        super().__init__(text.format(name=name), self.tr("Delete"), parent, more=about, risky=True)


class PlayersDialog(Dialog):
    """Asks for new names of the players, and for others who join from the next round on."""

    def __init__(self, pad: Pad, people: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Score pad players"), parent)
        totals = scores_of(pad).totals
        note = self.tr(
            "Change names, or add players. A new player starts with the points you enter (totals "
            "now: {least} to {most}). If someone leaves, mark them “Away” on the “Rounds” page: they sit out "
            "all further rounds."
        ).format(least=points_text(min(totals)), most=points_text(max(totals)))
        self.names = NamesEditor(pad.players, people, fixed=True)
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

    def answer(self) -> tuple[PadPlayer, ...]:
        """Return everyone on the pad from now on, the former players first."""
        return self.names.players()

    def _check(self) -> None:
        self.problem.setText(self.names.problem())
        self.take.setEnabled(not self.problem.text())
