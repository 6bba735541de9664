"""What the score pad asks: a name for a pad, whether to delete one, and who plays from now on."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtWidgets import QLineEdit, QWidget

from mtdesk.i18n import number_text
from mtdesk.record.score_pad import Absence, Pad, is_extra, newcomers, with_players
from mtdesk.record.score_pad_file import TITLE_LENGTH
from mtdesk.ui.kit.ask import Question
from mtdesk.ui.kit.dialog import ACCEPT, Dialog
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.problems import ProblemLabel
from mtdesk.ui.kit.widgets import ChoiceBox, label, make_default, scrolling, second_label
from mtdesk.ui.score_pad.names import NamesEditor
from mtdesk.ui.score_pad.texts import PadTexts, title_from
from mtdesk.ui.scores.notes import absence_text

_ABSENCES = tuple(Absence)


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
    """Asks for new names of the players, for others who join, and for what rounds that are missed count."""

    def __init__(self, pad: Pad, people: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Score pad players"), parent)
        self._pad = pad
        note = self.tr(
            "Change names, or add players. For a new player, the rounds so far count as missed. If someone "
            "leaves, mark them “Away” on the “Rounds” page: they sit out all further rounds."
        )
        self.names = NamesEditor(pad.players, people, fixed=len(pad.players) - newcomers(pad))
        self.names.changed.connect(self._check)
        self.absence = ChoiceBox()
        self.absence.addItems([absence_text(choice) for choice in _ABSENCES])
        self.absence.setCurrentIndex(_ABSENCES.index(pad.absence))
        caption = label(text=self.tr("A &missed round counts:"), buddy=self.absence)
        self.problem = ProblemLabel()
        self.take = self.buttons.addButton(self.tr("A&pply"), ACCEPT)
        bottom = hbox((self.problem, 1), self.buttons)
        self.lay_out(
            *(self.heading, second_label(note), (scrolling(self.names), 1)),
            *(hbox(caption, (self.absence, 1), spacing=10), bottom),
            size=(620, 620),
            spacing=10,
        )
        self._check()
        make_default(self, self.take)

    def answer(self) -> Pad:
        """Return the pad with all that was changed."""
        pad = replace(self._pad, absence=_ABSENCES[self.absence.currentIndex()])
        return with_players(pad, self.names.seated())

    def _check(self) -> None:
        self.problem.setText(self.names.problem())
        self.take.setEnabled(not self.problem.text())
