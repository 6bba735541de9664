"""Results of one deal side by side: the player's own, those sent by others, and the mark to beat."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
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

from mtdesk.i18n import list_text, moment_text, number_text, points_text, time_text
from mtdesk.record.daily_history import tries
from mtdesk.record.deal_code import SharedDeal, deal_code_of
from mtdesk.record.deal_result import DealResult, DealResultError, PlayerResult, read_result
from mtdesk.record.deal_results_file import KeptResult, Origin, is_same_try
from mtdesk.rules.score import best_total
from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog
from mtdesk.ui.kit.layouts import STRETCH, hbox, vbox
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

    ``side`` stands beside that. ``pasted`` carries a DealResult that another player has sent. Call
    ``show_deal`` first.
    """

    pasted = Signal(object)

    def __init__(self, title: str, parent: QWidget | None = None, *, side: QWidget | None = None) -> None:
        super().__init__(title, parent, leave=CLOSE)
        self.about = second_label()
        self.rules = second_label()
        self.code = label(wrap=True)
        self.code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.table = QTreeWidget()
        self.table.setRootIsDecorated(False)
        self.table.header().setStretchLastSection(False)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setAccessibleName(self.tr("Results"))
        self.table.header().setSectionsMovable(False)
        self.table.header().setMinimumSectionSize(scaled(70))
        self.table.header().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.table.header().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self.mark = label(wrap=True)
        self.note = second_label()
        self.problem = problem_label()
        self.play = self.buttons.addButton("-", self.buttons.ButtonRole.AcceptRole)
        self.copy = self.buttons.addButton("-", ACTION)
        self.copy.clicked.connect(self._copy)
        self.paste = self.buttons.addButton(self.tr("P&aste a result"), ACTION)
        self.paste.setToolTip(self.tr("Compare with a result that someone has sent you: copy it first."))
        self.paste.clicked.connect(lambda: self.take(QApplication.clipboard().text()))
        parts = vbox(
            *(self.about, self.rules, self.code, self.mark, (self.table, 1), self.note, self.problem),
            STRETCH,
            spacing=8,
        )
        beside = parts if side is None else hbox((side, 2), (parts, 3), spacing=18)
        size = (680, 460) if side is None else (1000, 540)
        self.lay_out(self.heading, (beside, 1), self.buttons, size=size, spacing=8)

    def show_deal(
        self,
        deal: SharedDeal,
        mine: KeptResult | None,
        *,
        day: date | None = None,
        about: str = "",
        play: str = "",
        again: str = "",
    ) -> None:
        """Show a deal without results so far; ``mine`` is the result of the game on the table.

        ``day`` is that whose deal it is, if any. With ``play`` it can be played, which accepts; after a try
        the button says ``again``.
        """
        self.deal, self.day, self._mine = deal, day, mine
        self._words = play, again or play
        self.about.setText(about)
        self.about.setVisible(bool(about))
        self.rules.setText(rules_line(deal))
        self.code.setText(deal_code_of(deal))
        self.code.setVisible(day is None)
        self.problem.setText("")
        self.say("")
        self.play.setVisible(bool(play))
        self.copy.setText(self.tr("&Copy my result"))
        self.show_kept([])
        make_default(self, self.play if play else self.leave)

    def show_kept(self, kept: Sequence[KeptResult]) -> None:
        """Show these results, and the one of the game on the table."""
        self._kept = list(kept)
        mine = self._mine
        if mine is not None:
            same = [one for one in kept if is_same_try(mine, one)]
            self._kept += [] if same else [mine]
            mine = (same or [mine])[-1]
        own = [one for one in self._kept if one.origin is Origin.ME]
        self._to_copy = mine or (own[0] if own else None)
        others = [one for one in self._kept if one.origin is Origin.OTHER]
        marks = [one for one in self._kept if one.origin is Origin.MARK]
        known = [(one, player) for one in (*own, *others) for player in one.result.people]
        # Before the game only the total is told: how every round will go is not for the player to know.
        self._fill(known, marks if own else [])
        to_beat = [player for mark in marks[-1:] for player in mark.result.people]
        self.mark.setText("\n".join(mark_text(player) for player in to_beat))
        self.mark.setVisible(bool(to_beat) and not own)
        self.copy.setVisible(self._to_copy is not None)
        self.buttons.addButton(self.paste, ACTION)  # to the right of a button that appears
        self.play.setText(self._words[bool(own)])

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
            elif any(one.result.is_same_game(result) for one in self._kept):
                problem = self.tr("This result is already here.")
            else:
                self.show_kept([*self._kept, KeptResult(Origin.OTHER, result)])
                self.pasted.emit(result)
        self.problem.setText(problem)

    def _copy(self) -> None:
        mine = self._to_copy
        if mine is not None:
            text = result_text(mine.result, self.day, tries(self._kept, mine), helped=mine.helped)
            QApplication.clipboard().setText(text)
            self.copy.setText(self.tr("Copied"))

    def _fill(self, people: list[tuple[KeptResult, PlayerResult]], marks: list[KeptResult]) -> None:
        columns = [(one, player, player.name) for one, player in people[-_MOST_COLUMNS:]]
        columns += [
            (mark, player, mark_name(player.name)) for mark in marks[-1:] for player in mark.result.people
        ]
        heads = [self.tr("Total"), self.tr("Place"), self.tr("Opponents")]
        dated = any(one.begun is not None for one, _, _ in columns)
        heads += [self.tr("Try"), self.tr("Started")] if dated else []
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
        for at, (one, player, _) in enumerate(columns, start=1):
            result = one.result
            texts = [points_text(player.total), whole_place_text(result, player), _opponents(result, player)]
            texts += [*(self._try_texts(one) if dated else ()), *map(points_text, player.points)]
            for row, text in zip(rows, texts, strict=True):
                row.setText(at, text)
                row.setToolTip(at, tip(text))
                row.setTextAlignment(at, Qt.AlignmentFlag.AlignCenter)
            font = rows[0].font(at)
            font.setBold(player.total == best)
            rows[0].setFont(at, font)
        self.table.setMinimumHeight(scaled(160))
        self.table.setVisible(bool(columns))

    def _try_texts(self, one: KeptResult) -> tuple[str, str]:
        """Return which own try this is, and when it was started; nothing of others."""
        if one.origin is not Origin.ME:
            return "", ""
        number = number_text(tries(self._kept, one))
        words = self.tr("{number}, with help") if one.helped else "{number}"
        return words.format(number=number), _moment(one.begun, self.day)


def _moment(begun: datetime | None, day: date | None) -> str:
    if begun is None:
        return ""
    return time_text(begun.time()) if begun.date() == day else moment_text(begun)


def _opponents(result: DealResult, player: PlayerResult) -> str:
    others = [other for other in result.players if other is not player]
    return list_text(
        list(dict.fromkeys(level_name(other.level) if other.level else other.name for other in others))
    )
