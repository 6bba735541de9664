"""The stage on which a match plays: the scene, the words beside it, and the panels over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from mtdesk.i18n import key_text, number_text, points_text, tile_text
from mtdesk.rules.events import Event
from mtdesk.rules.moves import Move, Play, Refusal, Tap
from mtdesk.rules.presets import CUSTOM
from mtdesk.rules.view import View
from mtdesk.table.invitation import Invitation
from mtdesk.table.surround import Captions
from mtdesk.table.view import TableView
from mtdesk.ui.actions import ActionBar
from mtdesk.ui.chronicle import Chronicle
from mtdesk.ui.texts.presets import preset_name
from mtdesk.ui.texts.results import ResultTexts
from mtdesk.ui.texts.table import TableTexts


class Panels(Protocol):
    """What is shown over the table and waits for people."""

    async def curtain(self, seat: int, name: str) -> None:
        """Cover everything until the person at this seat confirms."""

    async def round_over(self, view: View) -> None:
        """The hands and the score sheet after a round, until people go on."""

    async def game_over(self, view: View) -> None:
        """The places after the last round."""


class TableStage(QObject):
    """Plays a match on a TableView; see ``mtdesk.control.stage.Stage`` for what each call means.

    ``headline`` carries the words on round, engine and rules, ``proposed`` and ``tap_declined`` what people
    do.
    """

    headline = Signal(str)
    proposed = Signal(object)
    tap_declined = Signal()

    def __init__(self, view: TableView, actions: ActionBar, panels: Panels, chronicle: Chronicle) -> None:
        super().__init__(view)
        self._view = view
        self._table = view.table
        self._actions = actions
        self._panels = panels
        self._chronicle = chronicle
        self._texts: TableTexts | None = None
        self._shown: View | None = None
        self._preset = CUSTOM
        self._thinking = False
        self._results = ResultTexts(self)
        self._last_words: Callable[[], str] | None = None
        self._table.proposed.connect(self._propose)
        self._table.choice_needed.connect(self._choose)
        actions.proposed.connect(self._propose)
        actions.declined.connect(self.tap_declined)

    def begin(self, texts: TableTexts, preset: str) -> None:
        """Make ready for a game of these players by the rules of this preset (or ``custom``)."""
        self._texts = texts
        self._preset = preset
        self._shown = None
        self._chronicle.begin(texts)
        self.withdraw()
        self.retranslate()

    @property
    def texts(self) -> TableTexts:
        """The sentences of the game on the stage; raises ValueError before the first."""
        if self._texts is None:
            raise ValueError("no game is on the stage")
        return self._texts

    def retranslate(self) -> None:
        """Say everything once more in the language installed."""
        if self._texts is None:
            return
        self._table.set_captions(
            Captions(
                names=tuple(self._texts.seats.names),
                number=points_text,
                left=self.tr("left", "tiles in the boneyard"),
                draw=self.tr("Draw ({key})", "sign on the boneyard").format(key=key_text("D")),
                total=lambda total: f"Σ {points_text(total)}",
                rank=self._results.place,
            )
        )
        if self._last_words is not None:
            self._say(self._last_words)
        self._tell_headline()

    # What a match asks for

    async def reset(self, view: View) -> None:
        """Show a position as it is."""
        self._shown = view
        self._chronicle.wind_to(view)
        await self._table.rebuild(view)
        self._tell_headline()
        self._say_status()

    async def show(self, events: tuple[Event, ...], view: View) -> None:
        """Play what happened, after it has been told."""
        self._shown = view
        self._chronicle.tell(events, view)
        self._tell_headline()
        self._say_status()
        await self._table.show(events, view)

    def invite(self, view: View, moves: tuple[Move, ...]) -> None:
        """Let a person move."""
        self._shown = view
        self._offer(moves)
        self._say(lambda: self.texts.status.line(view, moves), view.seat, lit=True)

    def withdraw(self) -> None:
        """Nobody is asked any more."""
        self._offer(())

    def refuse(self, move: Move, refusal: Refusal) -> None:
        """Let the tile glide home and say why."""
        self._view.gesture.cancel()
        seat = None if self._shown is None else self._shown.seat
        self._say(lambda: self.texts.refusals.refused(move, refusal), seat, lit=True)

    def thinking(self, seat: int | None) -> None:
        """Show who is thinking."""
        self._thinking = seat is not None
        self._table.surround.set_thinking(seat)
        self._say_status()

    def offer_tap(self, seat: int, seconds: float) -> None:
        """Let a person tap."""
        self._offer((Tap(seat),), may_decline=True)
        self._say(lambda: self.texts.status.tap_offered(seat), seat, lit=True)

    async def curtain(self, view: View, seat: int) -> None:
        """Show nothing private until the person at ``seat`` confirms."""
        await self.reset(view)
        await self._panels.curtain(seat, self.texts.seats.names[seat])

    async def round_over(self, view: View) -> None:
        """Show the hands and scores."""
        self._shown = view
        self._say_status()
        await self._panels.round_over(view)

    async def game_over(self, view: View) -> None:
        """Show the places."""
        await self._panels.game_over(view)

    def player_failed(self, seat: int, reason: str) -> None:
        """Say that a simple move was made for a computer player."""
        self._chronicle.say(lambda: self.texts.player_failed(seat), seat)

    # Words

    def _say_status(self) -> None:
        shown = self._shown
        if shown is None:
            return
        thinking = self._thinking
        self._say(lambda: self.texts.status.line(shown, thinking=thinking), shown.board.turn)

    def _tell_headline(self) -> None:
        if self._shown is None:
            return
        board = self._shown.board
        self.headline.emit(
            self.tr("Round {round} of {rounds}  ·  engine {tile}  ·  rules: {rules}").format(
                round=number_text(board.round),
                rounds=number_text(board.options.rounds),
                tile=tile_text(board.engine),
                rules=preset_name(self._preset),
            )
        )

    def _say(self, words: Callable[[], str], seat: int | None = None, *, lit: bool = False) -> None:
        self._last_words = words
        self._table.surround.say(words(), seat, lit=lit)

    # What people do

    def _offer(self, moves: tuple[Move, ...], *, may_decline: bool = False) -> None:
        self._table.set_invitation(Invitation.of(moves))
        self._view.gesture.cancel()
        self._actions.offer(moves, may_decline=may_decline)

    def _propose(self, move: Move | None) -> None:
        if move is not None:
            self.proposed.emit(move)

    def _choose(self, plays: list[Play], point: QPointF) -> None:
        """Ask by a menu which of several ways to lay a tile is meant."""
        menu = QMenu(self._view)
        for play in plays:
            action = QAction(self._way(play), menu)
            action.triggered.connect(lambda _=False, play=play: self._propose(play))
            menu.addAction(action)
        menu.aboutToHide.connect(self._view.gesture.cancel)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._view.viewport().mapToGlobal(self._view.mapFromScene(point)))

    def _way(self, play: Play) -> str:
        if play.fork:
            return self.tr("Fork: the train goes on in two arms")
        if play.tile.is_double:
            return self.tr("No fork: the train goes on in one line")
        return self.tr("The end shows {number}").format(number=number_text(play.out))
