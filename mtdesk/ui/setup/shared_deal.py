"""Playing a deal that somebody has shared: its code, what it holds, and who plays."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mtdesk.game_choice import LONGEST_NAME, name_problem, player_of
from mtdesk.record.deal_code import DealCodeError, SharedDeal, read_deal_code
from mtdesk.record.model import Setup
from mtdesk.settings import PlayerChoice
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import (
    heading_label,
    label,
    make_default,
    plate,
    problem_label,
    scrolling,
    title_label,
)
from mtdesk.ui.setup.players import PlayersEditor
from mtdesk.ui.words.deals import ask_for_code_text, code_fault_text, deal_text
from mtdesk.ui.words.name_giver import NameGiver
from mtdesk.ui.words.name_problems import names_problem


class SharedDealDialog(Translated, QDialog):
    """Asks for a deal code and for the players; ``setup`` gives the answer.

    ``players`` are those who are offered first; ``levels``, ``people`` and ``rng`` as for ``NewGameDialog``.
    """

    def __init__(
        self,
        players: Sequence[PlayerChoice],
        levels: Sequence[str],
        people: Sequence[str],
        rng: random.Random,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._deal: SharedDeal | None = None
        self._fault: DealCodeError | None = None
        self._title = title_label()
        self._heading = heading_label()
        self.code = QLineEdit()
        self.content = label(wrap=True)
        self.players = PlayersEditor(levels, NameGiver(people, rng, self))
        self.problem = problem_label()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start = QPushButton()
        self._arrange()
        self.players.show_players(players)
        self.players.keep_count(len(self.players.rows))
        self._connect()
        self.retranslate_ui()
        make_default(self, self.start)
        self.code.setFocus()

    def _arrange(self) -> None:
        self.buttons.addButton(self.start, QDialogButtonBox.ButtonRole.AcceptRole)
        self.content.setAlignment(Qt.AlignmentFlag.AlignTop)
        font = self.code.font()
        font.setPixelSize(scaled(17))
        self.code.setFont(font)
        self.code.setMinimumHeight(scaled(36))
        rules = plate()
        inside = QVBoxLayout(rules)
        inside.setContentsMargins(16, 12, 16, 14)
        inside.addWidget(self._heading)
        inside.addWidget(scrolling(self.content), 1)
        seats = plate()
        beside = QVBoxLayout(seats)
        beside.setContentsMargins(16, 12, 16, 14)
        beside.addWidget(self.players)
        columns = QHBoxLayout()
        columns.setSpacing(14)
        columns.addWidget(rules, 4)
        columns.addWidget(seats, 8)
        bottom = QHBoxLayout()
        bottom.addWidget(self.problem, 1)
        bottom.addWidget(self.buttons)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        whole.setSpacing(12)
        whole.addWidget(self._title)
        whole.addWidget(self.code)
        whole.addLayout(columns, 1)
        whole.addLayout(bottom)
        self.resize(scaled(980), scaled(560))

    def _connect(self) -> None:
        self.code.textChanged.connect(self._read)
        self.players.changed.connect(self._check)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def setup(self) -> Setup:
        """The game as it is chosen at this moment; raises ValueError while there is no deal."""
        deal = self._deal
        if deal is None:
            raise ValueError("no deal has been entered")
        players = tuple(player_of(player) for player in self.players.players())
        return Setup(deal.preset, deal.options, players, deal.first_starter, deal.seed)

    def _read(self) -> None:
        """Find out what the code holds, and let as many play as it is for."""
        try:
            self._deal, self._fault = read_deal_code(self.code.text()), None
        except DealCodeError as error:
            self._deal, self._fault = None, error
        if self._deal is not None:
            self.players.keep_count(self._deal.players)
        self._check()

    def _check(self) -> None:
        problem = self._problem()
        self.problem.setText(problem)
        self.content.setText(ask_for_code_text() if self._deal is None else deal_text(self._deal))
        self.players.setEnabled(self._deal is not None)
        self.start.setEnabled(self._deal is not None and not problem)

    def _problem(self) -> str:
        if self._fault is not None and self.code.text().strip():
            return code_fault_text(self._fault)
        names = name_problem([player.name for player in self.players.players()])
        return "" if names is None else names_problem(names, LONGEST_NAME)

    def retranslate_ui(self) -> None:
        self.setWindowTitle(self.tr("Play a shared deal"))
        self._title.setText(self.tr("Play a shared deal"))
        self._heading.setText(self.tr("This deal"))
        self.code.setPlaceholderText(self.tr("Code of a deal"))
        self.code.setAccessibleName(self.tr("Code of a deal"))
        self.start.setText(self.tr("&Start game"))
        self._check()
