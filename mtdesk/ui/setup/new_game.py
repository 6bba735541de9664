"""The new-game dialog: rules, players, number of rounds, first starter."""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from mtdesk.game_choice import LONGEST_NAME, check_choice, name_problem, playable
from mtdesk.record.rule_sets import RuleSet, rule_set_of
from mtdesk.rules.options import OptionError
from mtdesk.settings import GameChoice, PlayerChoice
from mtdesk.ui.game_widgets.rules_list import RuleSetList
from mtdesk.ui.kit.dialog import ACCEPT, Dialog, press_by_help_key
from mtdesk.ui.kit.layouts import PLATE_MARGINS, flow, framed, hbox, plate, vbox
from mtdesk.ui.kit.problems import ProblemLabel
from mtdesk.ui.kit.sizes import is_roomy
from mtdesk.ui.kit.widgets import make_default, second_label, show_if
from mtdesk.ui.setup.length import LengthEditor
from mtdesk.ui.setup.players import PlayersEditor
from mtdesk.ui.words.errors import error_text
from mtdesk.ui.words.name_giver import NameGiver, names_problem
from mtdesk.ui.words.rule_sets import rule_set_description
from mtdesk.ui.words.table_rules import table_rules

_LINES = 5
"""Room for what is said about rules below the list; below one line, it takes half as many."""
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class NewGameDialog(Dialog):
    """Asks for a new game, starting with ``last``; ``choice`` gives the answer.

    ``levels`` are the strengths of computer players, weakest first; ``people`` are names of people who have
    played; ``rng`` draws computers' names; ``own`` are the player's own rule sets. ``rules_wanted`` asks for
    the house rules window; ``take_rules`` takes its result. ``words_wanted`` carries TableRules that people
    want to read. ``is_daily_wanted``: it was closed because people want to see the deal of the day instead.
    """

    rules_wanted = Signal()
    words_wanted = Signal(object)

    def __init__(
        self,
        last: GameChoice,
        levels: Sequence[str],
        people: Sequence[str],
        rng: random.Random,
        parent: QWidget | None = None,
        own: Sequence[RuleSet] = (),
        *,
        is_daily_new: bool = False,
    ) -> None:
        super().__init__(self.tr("New game"), parent)
        self.is_daily_wanted = False
        self.presets = RuleSetList()
        self._about_rules = second_label()
        self._about_rules.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.custom = QPushButton(self.tr("House r&ules…"))
        self.words = QPushButton(self.tr("Rea&d the rules…"))
        self.players = PlayersEditor(levels, NameGiver(people, rng, self))
        self.course = LengthEditor()
        self.problem = ProblemLabel()
        daily, new_daily = self.tr("Deal of the da&y…"), self.tr("Deal of the da&y (new)…")
        self.daily = QPushButton(new_daily if is_daily_new else daily)
        self.start = self.buttons.addButton(self.tr("&Start game"), ACCEPT)
        more = flow((self.custom, 1), (self.words, 1), spacing=10)
        self._choosing = vbox((self.presets, 1), more, spacing=10)
        self._rules = vbox((self._choosing, 1), spacing=2, margins=PLATE_MARGINS)
        self._sides = flow(
            framed(self._rules),
            (vbox((plate(self.players), 1), plate(self.course), spacing=10), 8),
            spacing=10,
        )
        self.lay_out(
            self.heading,
            (self._sides, 1),
            hbox(self.daily, (self.problem, 1), self.buttons, spacing=10),
            size=(1060, 676),
            spacing=10,
        )
        self.show_own(own)
        self._show(playable(last, levels))
        self.presets.chosen.connect(self._rules_changed)
        self.daily.clicked.connect(self._leave_for_daily)
        self.custom.clicked.connect(self.rules_wanted)
        self.players.changed.connect(self._players_changed)
        self.course.changed.connect(self._check)
        self.words.clicked.connect(lambda: self.words_wanted.emit(table_rules(self.choice())))
        press_by_help_key(self.words, self)
        make_default(self, self.start)
        self.presets.list.setFocus()
        self._fold(True)  # until there is known to be room

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt: in a small window the rules take one line, so that everything else is in sight."""
        super().resizeEvent(event)
        self._fold(not is_roomy(self))

    def _leave_for_daily(self) -> None:
        self.is_daily_wanted = True
        self.reject()

    def _fold(self, is_narrow: bool) -> None:
        self.presets.fold(is_narrow)
        show_if(self.heading, not is_narrow)
        about, lines = self._about_rules, _LINES // 2 if is_narrow else _LINES
        about.setMinimumHeight(lines * about.fontMetrics().lineSpacing())
        self._choosing.setDirection(_BESIDE if is_narrow else _BELOW)
        if is_narrow:
            self._rules.addWidget(about)
        else:
            self._choosing.insertWidget(1, about)
        self._sides.setStretch(0, 0 if is_narrow else 5)

    def _show(self, choice: GameChoice) -> None:
        rules = rule_set_of(choice.rule_set, choice.preset, choice.changes)
        self.presets.choose(rules if self.presets.offers(rules) else replace(rules, name=""))
        self.players.show_players(choice.players)
        self.course.show_players([player.name for player in self.players.players()])
        self.course.show_rounds(choice.rounds)
        self.course.show_starter(choice.first_starter)
        self._rules_changed()

    def choice(self) -> GameChoice:
        """Return the game as now chosen; it can be played if the dialog was accepted."""
        rules = self.presets.rules()
        return GameChoice(
            preset=rules.preset,
            changes=dict(rules.changes),
            rule_set=rules.name,
            players=tuple(
                PlayerChoice(player.kind, player.name.strip(), player.level)
                for player in self.players.players()
            ),
            rounds=self.course.rounds(),
            first_starter=self.course.first_starter(),
        )

    def rules(self) -> RuleSet:
        """Return the rules as now chosen; the number of rounds chosen here belongs to this game alone."""
        return self.presets.rules()

    def take_rules(self, rules: RuleSet) -> None:
        """Choose rules; with unnamed ones, a number of rounds belongs to this game alone.

        A round for each double of the set belongs to the set.
        """
        changes = dict(rules.changes)
        rounds, all_doubles = changes.pop("rounds", None), int(str(changes.get("set", -1))) + 1
        if not rules.name and isinstance(rounds, int) and rounds != all_doubles:
            self.course.show_rounds(rounds)
            rules = RuleSet("", rules.preset, changes)
        self.presets.choose(rules)

    def show_own(self, sets: Sequence[RuleSet]) -> None:
        """Offer these rule sets of the player's own; a new number of rounds in the chosen one holds here."""
        before = self.presets.rules()
        self.presets.show_own(sets)
        rules = self.presets.rules()
        if rules.name == before.name and rules.values()["rounds"] != before.values()["rounds"]:
            self.course.show_rounds(None)

    def _rules_changed(self) -> None:
        rules = self.presets.rules()
        self.course.show_rounds_of_rules(rules.options(len(self.players.rows)).rounds)
        about = rule_set_description(rules)
        self._about_rules.setText(about)
        self.presets.describe(about)
        self._check()

    def _players_changed(self) -> None:
        self.course.show_players([player.name.strip() for player in self.players.players()])
        self._check()

    def _check(self) -> None:
        """Show any problem, and let the game start only if there is none."""
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
