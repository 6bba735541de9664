"""Questions about mistakes at the table of a replay: what would have been better, and the answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from mtdesk.control.timeline import Eyes
from mtdesk.lab.analysis import Decision, Place
from mtdesk.rules.moves import Move
from mtdesk.ui.replay.player import ReplayPlayer, ReplayStage, texts_for
from mtdesk.ui.replay.words import AnalysisTexts, is_as_good
from mtdesk.ui.words.table import TableTexts


class MistakePresenter(QObject):
    """Asks at the table of a replay about the mistakes that a function knows.

    ``next_concerned`` carries whether the move that comes next is asked about or explained, ``offered``
    whether there is a question whose answer can be shown; ``answered`` a mistake, and whether a good move was
    tried.
    """

    next_concerned = Signal(bool)
    offered = Signal(bool)
    answered = Signal(object, bool)

    def __init__(
        self, mistake_at: Callable[[Place], Decision | None], player: ReplayPlayer, stage: ReplayStage
    ) -> None:
        super().__init__(stage)
        self._mistake_at, self._player, self._stage = mistake_at, player, stage
        self._texts = AnalysisTexts()
        self._shown: tuple[int, Decision] | None = None
        """The position at which a mistake is asked about or explained, and the mistake."""
        self._answered: set[Place] = set()
        """Those already answered, whose answer is given at once when they come again."""
        stage.tried.connect(self._answer)
        player.arrived.connect(self._arrive)
        player.changed.connect(self._leave)

    def load(self) -> None:
        self._end()
        self._answered.clear()

    def go_to(self, mistake: Decision) -> None:
        """Show the position of a mistake from the seat of the player who made it."""
        player = self._player
        index = player.timeline.index_of(mistake.round, mistake.action - 1)
        eyes = Eyes(mistake.seat, player.eyes.open_hands)
        is_there = (player.index, player.eyes) == (index, eyes) and not player.is_on_its_way
        player.eyes = eyes
        player.step(index - player.index)
        if is_there:
            self._arrive(index)

    def _leave(self) -> None:
        """Ask and mark nothing on another position."""
        if self._shown is not None and self._shown[0] != self._player.index:
            self._end()

    def _end(self) -> None:
        if self._shown is not None:
            self._shown = None
            self._stage.end_question()
            self.next_concerned.emit(False)
        self.offered.emit(False)

    def follow(self) -> None:
        """Ask about the mistake at the position on the table, or stop, as far as anything has changed."""
        if not self._player.is_on_its_way:
            self._arrive(self._player.index)

    def _arrive(self, index: int) -> None:
        timeline, player = self._player.timeline, self._player
        if index != player.index:
            return
        round_, moves = timeline.place_of(index)
        mistake = self._mistake_at((round_, moves + 1))
        is_seen = mistake is not None and mistake.seat == timeline.seat_for(index, player.eyes)
        if mistake is None or not is_seen or player.is_playing:
            self._end()
        elif self._shown is not None and self._shown[1] is mistake:
            return
        elif mistake.place in self._answered:
            self._explain(index, mistake)
        else:
            self._ask(index, mistake)

    def _ask(self, index: int, mistake: Decision, tried: Move | None = None) -> None:
        """Ask what would have been better; again if a move was ``tried`` that is not the answer."""
        self._shown = index, mistake
        self.next_concerned.emit(True)
        self.offered.emit(True)
        moves = [verdict.move for verdict in mistake.moves]
        if tried is None:
            words = self._texts.question(mistake, self._told)
        else:
            words = self._texts.again(mistake, self._told, tried)
        self._stage.ask(moves, words, mistake.seat)

    def _answer(self, tried: Move) -> None:
        """Explain the mistake if a good move was tried; otherwise say so, and let people try another."""
        if self._shown is None:
            return
        index, mistake = self._shown
        is_found = is_as_good(tried, mistake)
        then = self._explain if is_found else self._ask
        then(index, mistake, tried)
        self.answered.emit(mistake, is_found)

    def reveal(self) -> None:
        if self._shown is not None:
            self._explain(*self._shown)
            self.answered.emit(self._shown[1], False)

    def _explain(self, index: int, mistake: Decision, tried: Move | None = None) -> None:
        self._shown = index, mistake
        self.next_concerned.emit(True)
        self._answered.add(mistake.place)
        self.offered.emit(False)
        words = self._texts.verdict(mistake, self._told, tried)
        self._stage.show_better(mistake.best.move, mistake.played.move, words, mistake.seat)

    @property
    def _told(self) -> TableTexts:
        """The sentences: they address the only person, and call everyone else by name."""
        setup = self._player.timeline.record.setup
        return texts_for(setup, None if setup.only_person is None else Eyes(setup.only_person))
