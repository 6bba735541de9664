"""Results of one deal side by side: the player's own, those sent by others, and the mark to beat."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from mtdesk.record.daily_history import counting_try, is_usual, mark_in, tries
from mtdesk.record.deal_code import SharedDeal, deal_code_of
from mtdesk.record.deal_result import DealResult, DealResultError, read_result
from mtdesk.record.deal_results_file import KeptResult, Origin, is_same_try
from mtdesk.ui.kit.copying import CopyButton
from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog
from mtdesk.ui.kit.layouts import STRETCH, folding, hbox, vbox
from mtdesk.ui.kit.problems import ProblemLabel
from mtdesk.ui.kit.style import HEADING
from mtdesk.ui.kit.widgets import label, make_default, second_label, show_if
from mtdesk.ui.setup.name_field import NameField
from mtdesk.ui.setup.results_table import ResultsTable, comparison
from mtdesk.ui.words.deals import (
    daily_aim_text,
    expert_text,
    mark_text,
    named,
    other_deal_text,
    result_fault_text,
    result_text,
    rules_line,
    tells_help,
    verdict_text,
    with_remarks,
)
from mtdesk.ui.words.name_giver import is_numbered

_LEAST_ROWS, _ALL_ROWS = 6, 17
"""Rows that are seen without scrolling, beside another widget and where the table has all of the width."""


class DealResultsDialog(Dialog):
    """Shows what is kept about a deal, and accepts what others have sent; of a mark, the total first.

    ``side`` stands beside that, and ``tools`` at the far left of the buttons; those to copy and to paste are
    then beside the name. ``pasted`` carries a KeptResult that another player has sent; ``copied``: the
    player's own is in the clipboard. Call ``show_deal`` first.
    """

    pasted = Signal(object)
    copied = Signal()

    def __init__(
        self,
        title: str,
        parent: QWidget | None = None,
        *,
        side: QWidget | None = None,
        tools: Sequence[QWidget] = (),
    ) -> None:
        super().__init__(title, parent, leave=CLOSE)
        self.about = second_label()
        self.rules = second_label()
        self.code = label(wrap=True)
        self.code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.table = ResultsTable(rows=_ALL_ROWS if side is None else _LEAST_ROWS)
        self.state = label(HEADING, wrap=True)
        self.note = second_label()
        self.problem = ProblemLabel()
        self.answer = second_label()
        self.answer.setMinimumHeight(self.problem.minimumHeight())
        self.answer.hide()
        self.play = self.buttons.addButton("-", self.buttons.ButtonRole.AcceptRole)
        self.copy = CopyButton(self.tr("&Copy my result"))
        self.copy.clicked.connect(self._copy)
        self.name = NameField()
        """The name of the player who plays the deal, and by which one is sent who has only a number."""
        self.name.changed.connect(self._check_name)
        self.paste = QPushButton(self.tr("P&aste a result"))
        self.paste.setToolTip(self.tr("Compare with a result that someone has sent you: copy it first."))
        self.paste.clicked.connect(lambda: self.take(QApplication.clipboard().text()))
        texts = self.state, self.about, self.rules, self.code
        below = self.note, self.problem, self.answer
        # The table takes nearly all of the room; without it, the rest stays at the top.
        parts = vbox(*texts, (self.table, 99), *below, STRETCH, spacing=8)
        self._has_side = side is not None
        if side is None:
            self.buttons.addButton(self.copy, ACTION)
            self.buttons.addButton(self.paste, ACTION)
            bottom = folding((self.name, 1), self.buttons)
            self.lay_out(self.heading, (parts, 1), bottom, size=(680, 460), spacing=8)
            return
        beside = hbox((side, 2), (parts, 3), spacing=18)
        results = folding((self.name, 1), hbox(STRETCH, self.copy, self.paste))
        bottom = hbox(*tools, STRETCH, self.buttons)
        self.lay_out(self.heading, (beside, 1), results, bottom, size=(1000, 540), spacing=8)

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
        lines = [rules_line(deal)] if day is None else [rules_line(deal), daily_aim_text()]
        self.rules.setText("\n".join(lines))
        self.code.setText(deal_code_of(deal))
        self.code.setVisible(day is None)
        self._answer()
        self.say("")
        self.play.setVisible(bool(play))
        self.copy.offer()
        self.show_kept([])

    def go_on(self, so_far: str, *, has_points: bool = False) -> None:
        """Offer to continue the deal, which has got so far; ``has_points``: the player has some already."""
        self.continues, self._so_far, self._has_points = True, so_far, has_points
        self.play.setText(self.tr("C&ontinue", "the deal of the day"))
        make_default(self, self.play)
        self._show_state()
        self._show_name()

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
        # Before the game only the total is told: how every round will go is not for the player to know.
        self.table.show_results(self.deal, self._kept, tried, is_daily=self.day is not None)
        self.copy.setVisible(self._to_copy is not None)
        if not self._has_side:
            self.buttons.addButton(self.paste, ACTION)  # to the right of a button that appears
        if self.continues:
            self.go_on(self._so_far, has_points=self._has_points)
            return
        self.play.setText(self._words[bool(own)])
        make_default(self, self.play if self._words[0] and not own else self.leave)
        self._show_state()
        self._show_name()

    def _show_state(self) -> None:
        """Say how the deal has gone, how far it has got, or what is to be beaten."""
        tried, mark = self._to_copy, mark_in(self._kept)
        lines: list[str] = []
        about = [] if self.continues else [self._texts[tried is not None]]
        if self.day is not None:
            for one, said in ((tried, lines), (self._later, about)):
                if one is not None and is_usual(one.result):
                    said.insert(0, self._verdict(one, mark))
        (about if lines else lines).append(self._so_far)  # a later try stays out of the headline
        if tried is None and mark is not None:
            lines.append(expert_text(mark) if self._has_points else mark_text(mark))
        if tried is not None:
            lines.append(comparison(self.deal, tried, self._kept))
        for part, texts in ((self.state, lines), (self.about, about)):
            part.setText("\n".join(filter(None, texts)))
            show_if(part, bool(part.text()))
        show_if(self.rules, tried is None or self.day is None)

    def _show_name(self) -> None:
        """Ask for the name of the player of a game that can start, or of a result that has only a number."""
        mine = self._to_copy
        people = [] if mine is None else mine.result.people
        is_numbered_one = len(people) == 1 and is_numbered(people[0].name)
        show_if(self.name, is_numbered_one or (bool(self._words[0]) and not self.continues))

    def _check_name(self) -> None:
        problem = self.name.problem()
        self._answer(problem=problem)
        for button in (self.play, self.copy):
            button.setEnabled(not problem)

    def _verdict(self, tried: KeptResult, mark: Fraction | None) -> str:
        verdict = verdict_text(self.deal, tried.result.people[0].total, None if tried.helped else mark)
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
        other = KeptResult(Origin.OTHER, result, helped=tells_help(text))
        if result.deal != self.deal:
            self._take_elsewhere(other)
        elif any(
            self._sent(one).is_same_game(result) or one.result.is_same_game(result) for one in self._kept
        ):
            self._answer(self.tr("This result is already here."))
        else:
            self._answer()
            self.show_kept([*self._kept, other])
            self.pasted.emit(other)

    def _take_elsewhere(self, other: KeptResult) -> None:
        """Say that a result is for another deal."""
        self._answer(problem=other_deal_text())

    def _sent(self, one: KeptResult) -> DealResult:
        """Return a result as it is sent to others."""
        return named(one.result, self.name.typed()) if one.origin is Origin.ME else one.result

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
            text = result_text(self._sent(mine), self.day, number, helped=mine.helped, mark=mark)
            self.copy.copy(text)
            self.copied.emit()
