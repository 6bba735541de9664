"""The new-game dialog: rules, players, number of rounds, first starter."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mtdesk.rules.options import OptionError
from mtdesk.rules.presets import CUSTOM
from mtdesk.settings import GameChoice, OptionValue, PlayerChoice
from mtdesk.ui.dialogs.choice import (
    LONGEST_NAME,
    check_choice,
    name_problem,
    options_of,
    playable,
)
from mtdesk.ui.dialogs.course import CourseEditor
from mtdesk.ui.dialogs.naming import NameGiver
from mtdesk.ui.dialogs.options_form import OptionsForm
from mtdesk.ui.dialogs.players import PlayersEditor
from mtdesk.ui.dialogs.preset_list import PresetList
from mtdesk.ui.dialogs.problems import names_problem
from mtdesk.ui.dialogs.table_rules import table_rules
from mtdesk.ui.parts import Translated, make_default, plate, problem_label, title_label
from mtdesk.ui.sizes import grown
from mtdesk.ui.texts import error_text


class NewGameDialog(Translated, QDialog):
    """Asks for a new game, beginning with ``last``; ``choice`` gives the answer.

    ``levels`` are the strengths of computer players, weakest first; ``people`` are names of people who have
    played; ``rng`` draws computers' names. ``words_wanted`` carries TableRules that people want to read.
    """

    words_wanted = Signal(object)

    def __init__(
        self,
        last: GameChoice,
        levels: Sequence[str],
        people: Sequence[str],
        rng: random.Random,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._changes: dict[str, OptionValue] = {}
        self._base = ""
        self._title = title_label()
        self.presets = PresetList()
        self.players = PlayersEditor(levels, NameGiver(people, rng, self))
        self.course = CourseEditor()
        self.problem = problem_label()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.words = QPushButton()
        self.start = QPushButton()
        self._arrange()
        self._show(playable(last, levels))
        self._connect()
        self.retranslate_ui()
        make_default(self, self.start)
        self.presets.list.setFocus()

    def _arrange(self) -> None:
        self.buttons.addButton(self.start, QDialogButtonBox.ButtonRole.AcceptRole)
        columns = QHBoxLayout()
        columns.setSpacing(14)
        columns.addWidget(_plate_with(self.presets, self.words), 5)
        right = QVBoxLayout()
        right.setSpacing(14)
        right.addWidget(_plate_with(self.players), 1)
        right.addWidget(_plate_with(self.course))
        columns.addLayout(right, 8)
        bottom = QHBoxLayout()
        bottom.addWidget(self.problem, 1)
        bottom.addWidget(self.buttons)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        whole.setSpacing(12)
        whole.addWidget(self._title)
        whole.addLayout(columns, 1)
        whole.addLayout(bottom)
        self.resize(grown(1060), grown(664))

    def _connect(self) -> None:
        self.presets.chosen.connect(self._rules_changed)
        self.presets.custom_wanted.connect(self._open_form)
        self.players.changed.connect(self._players_changed)
        self.course.changed.connect(self._check)
        self.words.clicked.connect(lambda: self.words_wanted.emit(table_rules(self.choice())))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _show(self, choice: GameChoice) -> None:
        self._own_rules(choice.preset, dict(choice.changes))
        self.presets.choose(CUSTOM if choice.changes else choice.preset)
        self.players.show_players(choice.players)
        self.course.show_players([player.name for player in self.players.players()])
        self.course.show_rounds(choice.rounds)
        self.course.show_starter(choice.first_starter)
        self._rules_changed()

    def choice(self) -> GameChoice:
        """The game as it is chosen at this moment; it can be played if the dialog was accepted."""
        preset, changes = self._rules()
        return GameChoice(
            preset=preset,
            changes=changes,
            players=tuple(
                PlayerChoice(player.kind, player.name.strip(), player.level)
                for player in self.players.players()
            ),
            rounds=self.course.rounds(),
            first_starter=self.course.first_starter(),
        )

    def _rules(self) -> tuple[str, dict[str, OptionValue]]:
        preset = self.presets.preset()
        return (self._base, dict(self._changes)) if preset == CUSTOM else (preset, {})

    def _own_rules(self, base: str, changes: dict[str, OptionValue]) -> None:
        self._base, self._changes = base, changes
        self.presets.show_base(base if changes else "")

    def _open_form(self) -> None:
        preset, changes = self._rules()
        rounds = self.course.rounds()
        if rounds is not None:
            changes["rounds"] = rounds
        form = OptionsForm(preset, changes, len(self.players.rows), self)
        form.accepted.connect(lambda: self._take_form(form))
        form.finished.connect(form.deleteLater)
        form.open()

    def _take_form(self, form: OptionsForm) -> None:
        """Take over what the form says; the number of rounds is not part of the rules but of this game."""
        preset, changes = form.preset, form.changes()
        rounds = changes.pop("rounds", None)
        self.course.show_rounds(rounds if isinstance(rounds, int) else None)
        self._own_rules(preset, changes)
        self.presets.choose(CUSTOM if changes else preset)
        self._rules_changed()

    def _rules_changed(self) -> None:
        preset, changes = self._rules()
        of_rules = options_of(GameChoice(preset, changes, self.players.players()))
        self.course.show_rounds_of_rules(of_rules.rounds)
        self._check()

    def _players_changed(self) -> None:
        self.course.show_players([player.name.strip() for player in self.players.players()])
        self._check()

    def _check(self) -> None:
        """Say what is wrong, if anything is, and let the game start only if nothing is."""
        problem = self._problem()
        self.problem.setText(problem)
        self.start.setEnabled(not problem)

    def _problem(self) -> str:
        choice = self.choice()
        names = name_problem([player.name for player in choice.players])
        if names is not None:
            return names_problem(names, LONGEST_NAME)
        try:
            check_choice(choice)
        except OptionError as error:
            return error_text(error)
        return ""

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self.setWindowTitle(self.tr("New game"))
        self._title.setText(self.tr("New game"))
        self.words.setText(self.tr("Rules in &words…"))
        self.start.setText(self.tr("&Start game"))
        self._check()


def _plate_with(*widgets: QWidget) -> QFrame:
    frame = plate()
    box = QVBoxLayout(frame)
    box.setContentsMargins(16, 12, 16, 14)
    box.setSpacing(10)
    for widget in widgets:
        box.addWidget(widget)
    return frame
