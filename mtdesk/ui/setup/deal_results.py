"""Results of one deal side by side: the player's own, those sent by others, and the mark to beat."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from mtdesk.i18n import list_text, number_text, points_text
from mtdesk.record.daily_history import counting_try, is_usual, mark_in, tries
from mtdesk.record.deal_code import SharedDeal, deal_code_of
from mtdesk.record.deal_result import DealResult, DealResultError, PlayerResult, read_result
from mtdesk.record.deal_results_file import KeptResult, Origin, is_same_try
from mtdesk.rules.score import best_total
from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog
from mtdesk.ui.kit.fitting import unfolding_tree
from mtdesk.ui.kit.layouts import STRETCH, hbox, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import HEADING
from mtdesk.ui.kit.widgets import label, make_default, problem_label, second_label, show_if, tip
from mtdesk.ui.words.deals import (
    expert_text,
    mark_text,
    other_deal_text,
    result_fault_text,
    result_text,
    rules_line,
    tells_help,
    try_text,
    verdict_text,
    whole_place_text,
    with_remarks,
)
from mtdesk.ui.words.levels import level_called, level_name

_MOST_COLUMNS = 40
"""How many people are compared; the newest are kept first."""
_COLUMN, _WIDE_COLUMN = 56, 130
"""The fewest pixels at scale 1 of a person's column, and of one that has much to say."""
_LEAST_ROWS, _ALL_ROWS = 6, 17
"""Rows that are seen without scrolling, beside another widget and where the table has all of the width."""


class DealResultsDialog(Dialog):
    """Shows what is kept about a deal, and accepts what others have sent; of a mark, the total first.

    ``side`` stands beside that, and ``tool`` below it, with the buttons to copy and to paste. ``pasted``
    carries a KeptResult that another player has sent. Call ``show_deal`` first.
    """

    pasted = Signal(object)

    def __init__(
        self,
        title: str,
        parent: QWidget | None = None,
        *,
        side: QWidget | None = None,
        tool: QWidget | None = None,
    ) -> None:
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
        self.table.header().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.table.header().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self._unfolding = unfolding_tree(self.table, _ALL_ROWS if side is None else _LEAST_ROWS)
        self.state = label(HEADING, wrap=True)
        self.note = second_label()
        self.problem = problem_label()
        self.answer = second_label()
        self.answer.setMinimumHeight(self.problem.minimumHeight())
        self.answer.hide()
        self.play = self.buttons.addButton("-", self.buttons.ButtonRole.AcceptRole)
        self.copy = QPushButton()
        self.copy.clicked.connect(self._copy)
        self.paste = QPushButton(self.tr("P&aste a result"))
        self.paste.setToolTip(self.tr("Compare with a result that someone has sent you: copy it first."))
        self.paste.clicked.connect(lambda: self.take(QApplication.clipboard().text()))
        texts = self.state, self.about, self.rules, self.code
        below = self.note, self.problem, self.answer
        # The table takes nearly all of the room; without it, the rest stays at the top.
        parts = vbox(*texts, (self.table, 99), *below, STRETCH, spacing=8)
        self._has_tools = side is not None and tool is not None
        if side is None or tool is None:
            self.buttons.addButton(self.copy, ACTION)
            self.buttons.addButton(self.paste, ACTION)
            self.lay_out(self.heading, (parts, 1), self.buttons, size=(680, 460), spacing=8)
            return
        beside = hbox((side, 2), (parts, 3), spacing=18)
        tools = hbox(tool, STRETCH, self.copy, self.paste)
        self.lay_out(self.heading, (beside, 1), tools, self.buttons, size=(1000, 540), spacing=8)

    def show_deal(
        self,
        deal: SharedDeal,
        mine: KeptResult | None,
        *,
        day: date | None = None,
        about: str = "",
        after: str | None = None,
        play: str = "",
        again: str = "",
    ) -> None:
        """Show a deal without results so far; ``mine`` is the result of the game on the table.

        ``day`` is that whose deal it is, if any. With ``play`` it can be played, which accepts. After a try
        the text says ``after`` and the button ``again``, if these are given.
        """
        self.deal, self.day, self._mine = deal, day, mine
        self.continues, self._so_far, self._has_points = False, "", False
        self._words = play, again or play
        self._texts = about, about if after is None else after
        self.rules.setText(rules_line(deal))
        self.code.setText(deal_code_of(deal))
        self.code.setVisible(day is None)
        self._answer()
        self.say("")
        self.play.setVisible(bool(play))
        self.copy.setText(self.tr("&Copy my result"))
        self.show_kept([])

    def go_on(self, so_far: str, *, has_points: bool = False) -> None:
        """Offer to continue the deal, which has got so far; ``has_points``: the player has some already."""
        self.continues, self._so_far, self._has_points = True, so_far, has_points
        self.play.setText(self.tr("C&ontinue", "the deal of the day"))
        make_default(self, self.play)
        self._show_state()

    def show_kept(self, kept: Sequence[KeptResult]) -> None:
        """Show these results, and the one of the game on the table."""
        self._kept = list(kept)
        mine = self._mine
        if mine is not None:
            same = [one for one in kept if is_same_try(mine, one)]
            self._kept += [] if same else [mine]
            mine = (same or [mine])[-1]
        own = [one for one in self._kept if one.origin is Origin.ME]
        tried = mine or (own[0] if own else None)
        self._to_copy = tried if tried is None or self.day is None else counting_try(own, tried)
        self._later = mine if mine is not self._to_copy else None
        others = [one for one in self._kept if one.origin is Origin.OTHER]
        marks = [one for one in self._kept if one.origin is Origin.MARK]
        known = [(one, player) for one in (*own, *others) for player in one.result.people]
        # Before the game only the total is told: how every round will go is not for the player to know.
        self._fill(known, marks if own else [])
        self.copy.setVisible(self._to_copy is not None)
        if not self._has_tools:
            self.buttons.addButton(self.paste, ACTION)  # to the right of a button that appears
        if self.continues:
            self.go_on(self._so_far, has_points=self._has_points)
            return
        self.play.setText(self._words[bool(own)])
        make_default(self, self.play if self._words[0] and not own else self.leave)
        self._show_state()

    def _show_state(self) -> None:
        """Say how the deal has gone, how far it has got, or what is to be beaten."""
        tried, mark = self._to_copy, mark_in(self._kept)
        lines = [self._so_far] if self._so_far else []
        about = [] if self.continues else [self._texts[tried is not None]]
        if tried is None and mark is not None:
            lines.append(expert_text(mark) if self._has_points else mark_text(mark))
        elif self.day is not None and not self.continues:
            for one, said in ((tried, lines), (self._later, about)):
                if one is not None and is_usual(one.result):
                    said.insert(0, self._verdict(one, mark))
        for part, texts in ((self.state, lines), (self.about, about)):
            part.setText("\n".join(filter(None, texts)))
            show_if(part, bool(part.text()))
        show_if(self.rules, tried is None or self.day is None)

    def _verdict(self, tried: KeptResult, mark: Fraction | None) -> str:
        verdict = verdict_text(self.deal, tried.result.people[0].total, mark)
        return with_remarks(verdict, tries(self._kept, tried), helped=tried.helped)

    def say(self, note: str) -> None:
        """Show a message below the table, or nothing."""
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def take(self, text: str) -> None:
        """Compare with the result in a text, or say why not."""
        try:
            result = read_result(text)
        except DealResultError as error:
            self._answer(problem=result_fault_text(error))
            return
        if result.deal != self.deal:
            self._answer(problem=other_deal_text())
        elif any(one.result.is_same_game(result) for one in self._kept):
            self._answer(self.tr("This result is already here."))
        else:
            self._answer()
            other = KeptResult(Origin.OTHER, result, helped=tells_help(text))
            self.show_kept([*self._kept, other])
            self.pasted.emit(other)

    def _answer(self, text: str = "", problem: str = "") -> None:
        self.answer.setText(text)
        self.problem.setText(problem)
        left, shown = (self.problem, self.answer) if text else (self.answer, self.problem)
        left.hide()  # first, or the dialog grows to hold both
        shown.show()

    def _copy(self) -> None:
        mine = self._to_copy
        self._answer()
        if mine is not None:
            number = tries(self._kept, mine)
            mark = mark_in(self._kept) if self.day is not None and is_usual(mine.result) else None
            text = result_text(mine.result, self.day, number, helped=mine.helped, mark=mark)
            QApplication.clipboard().setText(text)
            self.copy.setText(self.tr("Copied"))

    def _fill(self, people: list[tuple[KeptResult, PlayerResult]], marks: list[KeptResult]) -> None:
        columns = [(one, player, self._head(one, player)) for one, player in people[-_MOST_COLUMNS:]]
        columns[1:1] = [
            (mark, player, level_name(player.name)) for mark in marks[-1:] for player in mark.result.people
        ]
        opponents = [_opponents(one.result, player) for one, player, _ in columns]
        differ = self.day is None or len(set(opponents)) > 1
        heads = [self.tr("Total"), self.tr("Place"), *([self.tr("Opponents")] if differ else [])]
        helped = any(one.helped for one, _, _ in columns)
        heads += [self.tr("With help")] if helped else []
        heads += [
            self.tr("Round {number}").format(number=number_text(number))
            for number in range(1, self.deal.options.rounds + 1)
        ]
        self.table.clear()
        self.table.setColumnCount(1 + len(columns))
        self.table.setHeaderLabels(["", *(name for _, _, name in columns)])
        self.table.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        alone = [player.total for one, player, _ in columns if not one.helped]
        best = best_total(self.deal.options, alone or [Fraction(0)])
        rows = [QTreeWidgetItem(self.table, [head]) for head in heads]
        for at, (one, player, name) in enumerate(columns, start=1):
            self.table.headerItem().setToolTip(at, tip(name))
            result = one.result
            texts = [points_text(player.total), whole_place_text(result, player)]
            texts += [opponents[at - 1]] if differ else []
            texts += [self.tr("yes", "with help") if one.helped else ""] if helped else []
            texts += map(points_text, player.points)
            for row, text in zip(rows, texts, strict=True):
                row.setText(at, text)
                row.setToolTip(at, tip(text))
                row.setTextAlignment(at, Qt.AlignmentFlag.AlignCenter)
            font = rows[0].font(at)
            font.setBold(player.total == best and not one.helped)
            rows[0].setFont(at, font)
        self.table.ensurePolished()  # or Qt keeps the heights that rows have without the style
        needed = max(map(self.table.sizeHintForColumn, range(1, 1 + len(columns))), default=0)
        self.table.header().setMinimumSectionSize(max(scaled(_COLUMN), min(needed, scaled(_WIDE_COLUMN))))
        self._unfolding.follow()
        self.table.setVisible(bool(columns))

    def _head(self, one: KeptResult, player: PlayerResult) -> str:
        """Return the heading of a column: the player, or which further try of theirs it is."""
        number = tries(self._kept, one) if one.origin is Origin.ME else 1
        return try_text(number) if number > 1 else player.name


def _opponents(result: DealResult, player: PlayerResult) -> str:
    others = [other for other in result.players if other is not player]
    return list_text(
        list(
            dict.fromkeys(
                level_name(level_called(other.level)) if other.level else other.name for other in others
            )
        )
    )
