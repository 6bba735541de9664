"""Playing a deal that someone has shared: its code, what it contains, and who plays."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from mtdesk.game_choice import player_of
from mtdesk.record.deal_code import CodeFault, DealCodeError, SharedDeal, deal_code_of, read_deal_code
from mtdesk.record.model import Setup
from mtdesk.ui.kit.dialog import ACCEPT, Dialog
from mtdesk.ui.kit.labels import ProblemLabel
from mtdesk.ui.kit.layouts import flow, hbox, plate
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import heading_label, label, make_default, scrolling
from mtdesk.ui.setup.model import SetupModel
from mtdesk.ui.setup.players import PlayersEditor
from mtdesk.ui.words.deals import ask_for_code_text, code_fault_text, deal_text

_RULES = 240
"""The least pixels at scale 1 of the rules beside the players."""


class SharedDealDialog(Dialog):
    """Asks for a deal code and for the players, those of a ``model``; ``setup`` gives the answer."""

    def __init__(self, model: SetupModel, parent: QWidget | None = None, code: str = "") -> None:
        super().__init__(self.tr("Play a shared deal"), parent)
        self.model = model
        self._deal: SharedDeal | None = None
        self._fault: DealCodeError | None = None
        self.code = QLineEdit()
        font = self.code.font()
        font.setPixelSize(scaled(17))
        self.code.setFont(font)
        self.code.setPlaceholderText(self.tr("Deal code"))
        self.code.setAccessibleName(self.tr("Deal code"))
        self.content = label(wrap=True)
        self.content.setAlignment(Qt.AlignmentFlag.AlignTop)
        model.keep_count(len(model.seats))
        self.players = PlayersEditor(model)
        self.problem = ProblemLabel()
        self.start = self.buttons.addButton(self.tr("&Start game"), ACCEPT)
        rules = plate(heading_label(self.tr("This deal")), (scrolling(self.content), 1))
        rules.setMinimumWidth(scaled(_RULES))
        self.lay_out(
            self.heading,
            self.code,
            (flow(rules, plate(self.players), spacing=14), 1),
            hbox((self.problem, 1), self.buttons),
            size=(980, 560),
        )
        self.code.textChanged.connect(self._read)
        model.changed.connect(self._check)
        self.code.setText(code)
        self._check()
        make_default(self, self.start)
        self.code.setFocus()

    def setup(self) -> Setup:
        """Return the game as now chosen; raises ValueError while there is no deal."""
        deal = self._deal
        if deal is None:
            raise ValueError("no deal has been entered")
        players = tuple(player_of(seat.player()) for seat in self.model.seats)
        return Setup(deal.preset, deal.options, players, deal.first_starter, deal.seed)

    def _read(self) -> None:
        """Determine what the code contains, and set the number of players to its own."""
        try:
            self._deal, self._fault = read_deal_code(self.code.text()), None
        except DealCodeError as error:
            self._deal, self._fault = None, error
        if self._deal is not None:
            self.model.keep_count(self._deal.players)
        self._check()

    def _check(self) -> None:
        problem = self._problem()
        self.problem.setText(problem)
        self.content.setText(self._told())
        self.players.setEnabled(self._deal is not None)
        self.start.setEnabled(self._deal is not None and not problem)

    def _told(self) -> str:
        """What the code contains, with the code itself, since the field may contain a whole message."""
        if self._deal is None:  # what is wrong with a code is said beside the buttons
            if not self.code.text().strip():
                return ask_for_code_text()
            return code_fault_text(self._fault) if self._fault is not None and self._is_being_typed else ""
        return "\n".join([deal_text(self._deal), "", deal_code_of(self._deal)])

    @property
    def _is_being_typed(self) -> bool:
        """Whether a code is still being typed, which is no problem."""
        return self._fault is not None and self._fault.fault is CodeFault.INCOMPLETE

    def _problem(self) -> str:
        if self._fault is not None and self.code.text().strip():
            return "" if self._is_being_typed else code_fault_text(self._fault)
        return self.model.names_problem()
