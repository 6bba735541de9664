"""Results of one deal side by side: the player's own, those sent by others, and the mark to beat."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from mtdesk.i18n import list_text, number_text, points_text
from mtdesk.record.deal_code import SharedDeal, deal_code_of
from mtdesk.record.deal_result import DealResult, DealResultError, PlayerResult, read_result
from mtdesk.record.deal_results_file import KeptResult, Origin
from mtdesk.rules.score import best_total
from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog
from mtdesk.ui.kit.layouts import STRETCH
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import label, make_default, problem_label, second_label, tip
from mtdesk.ui.words.deals import (
    mark_name,
    mark_text,
    other_deal_text,
    result_fault_text,
    result_text,
    rules_line,
    whole_place_text,
)
from mtdesk.ui.words.levels import level_name

_MOST_COLUMNS = 40
"""How many people are compared; the newest are kept first."""


class DealResultsDialog(Dialog):
    """Shows what is kept about a deal, and accepts what others have sent; of a mark, the total first.

    ``mine`` is the result of the game on the table, ``kept`` those known. ``pasted`` carries a DealResult
    that another player has sent; ``play`` exists if the deal can be played, and accepts; ``about`` says what
    is special about it.
    """

    pasted = Signal(object)

    def __init__(
        self,
        title: str,
        deal: SharedDeal,
        kept: Sequence[KeptResult],
        mine: DealResult | None,
        parent: QWidget | None = None,
        *,
        play: str = "",
        about: str = "",
    ) -> None:
        super().__init__(title, parent, leave=CLOSE)
        self.deal, self._mine = deal, mine
        self._kept: list[KeptResult] = []
        self.rules = second_label(f"{rules_line(deal)}\n{about}".rstrip())
        self.code = label(text=deal_code_of(deal), wrap=True)
        self.code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.table = QTreeWidget()
        self.table.setRootIsDecorated(False)
        self.table.header().setStretchLastSection(False)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setAccessibleName(self.tr("Results"))
        self.table.header().setSectionsMovable(False)
        self.table.header().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self.mark = label(wrap=True)
        self.note = second_label()
        self.problem = problem_label()
        self.play = self.buttons.addButton(play or "-", self.buttons.ButtonRole.AcceptRole)
        self.play.setVisible(bool(play))
        self.copy = self.buttons.addButton(self.tr("&Copy my result"), ACTION)
        self.copy.clicked.connect(self._copy)
        self.paste = self.buttons.addButton(self.tr("P&aste a result"), ACTION)
        self.paste.setToolTip(self.tr("Compare with a result that someone has sent you: copy it first."))
        self.paste.clicked.connect(lambda: self.take(QApplication.clipboard().text()))
        self.lay_out(
            *(self.heading, self.rules, self.code, self.mark, (self.table, 1), self.note, self.problem),
            STRETCH,
            self.buttons,
            size=(680, 460),
            spacing=8,
        )
        self.show_kept(kept)
        make_default(self, self.play if play else self.leave)

    def show_kept(self, kept: Sequence[KeptResult]) -> None:
        """Show these results, and the one of the game on the table."""
        self._kept = list(kept)
        own = [one.result for one in kept if one.origin is Origin.ME]
        if self._mine is not None and self._mine not in own:
            own.append(self._mine)
        self._mine_now = own[-1] if own else None
        others = [one.result for one in kept if one.origin is Origin.OTHER]
        marks = [one.result for one in kept if one.origin is Origin.MARK]
        known = [(result, player) for result in (*own, *others) for player in result.people]
        # Before the game only the total is told: how every round will go is not for the player to know.
        self._fill(known, marks if own else [])
        to_beat = [player for mark in marks[-1:] for player in mark.people]
        self.mark.setText("\n".join(mark_text(player) for player in to_beat))
        self.mark.setVisible(bool(to_beat) and not own)
        self.copy.setEnabled(self._mine_now is not None)

    def say(self, note: str) -> None:
        """Show a message below the table, or nothing."""
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def take(self, text: str) -> None:
        """Compare with the result in a text, or say why not."""
        problem = ""
        try:
            result = read_result(text)
        except DealResultError as error:
            problem = result_fault_text(error)
        else:
            if result.deal != self.deal:
                problem = other_deal_text()
            elif any(known.is_same_game(result) for known in self._known()):
                problem = self.tr("This result is already here.")
            else:
                self.show_kept([*self._kept, KeptResult(Origin.OTHER, result)])
                self.pasted.emit(result)
        self.problem.setText(problem)

    def _known(self) -> list[DealResult]:
        """Return all results in the table, and the one of the game on the table."""
        mine = [] if self._mine is None else [self._mine]
        return [*(kept.result for kept in self._kept), *mine]

    def _copy(self) -> None:
        if self._mine_now is not None:
            QApplication.clipboard().setText(result_text(self._mine_now))
            self.copy.setText(self.tr("Copied"))

    def _fill(self, people: list[tuple[DealResult, PlayerResult]], marks: list[DealResult]) -> None:
        columns = [(result, player, player.name) for result, player in people[-_MOST_COLUMNS:]]
        columns += [(mark, player, mark_name(player.name)) for mark in marks[-1:] for player in mark.people]
        heads = [self.tr("Total"), self.tr("Place"), self.tr("Opponents")]
        heads += [
            self.tr("Round {number}").format(number=number_text(number))
            for number in range(1, self.deal.options.rounds + 1)
        ]
        self.table.clear()
        self.table.setColumnCount(1 + len(columns))
        self.table.setHeaderLabels(["", *(name for _, _, name in columns)])
        self.table.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        best = best_total(self.deal.options, [player.total for _, player, _ in columns] or [Fraction(0)])
        rows = [QTreeWidgetItem(self.table, [head]) for head in heads]
        for at, (result, player, _) in enumerate(columns, start=1):
            texts = [points_text(player.total), whole_place_text(result, player), _opponents(result, player)]
            texts += [points_text(points) for points in player.points]
            for row, text in zip(rows, texts, strict=True):
                row.setText(at, text)
                row.setToolTip(at, tip(text))
                row.setTextAlignment(at, Qt.AlignmentFlag.AlignCenter)
            font = rows[0].font(at)
            font.setBold(player.total == best)
            rows[0].setFont(at, font)
        self.table.setMinimumHeight(scaled(160))
        self.table.setVisible(bool(columns))


def _opponents(result: DealResult, player: PlayerResult) -> str:
    others = [other for other in result.players if other is not player]
    return list_text(
        list(dict.fromkeys(level_name(other.level) if other.level else other.name for other in others))
    )
