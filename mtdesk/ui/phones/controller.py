"""People who play on phones: from the dialog to the last phone that hangs up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer

from mtdesk import paths
from mtdesk.ai.levels import USUAL
from mtdesk.control.game import Game
from mtdesk.i18n import Translator
from mtdesk.record.errors import system_fault
from mtdesk.ui.kit.ask import ask, show_message
from mtdesk.ui.play.context import Context
from mtdesk.ui.words.errors import error_text

if TYPE_CHECKING:
    from mtdesk.ui.phones.dialog import AwayQuestion, PhonesDialog, Place
    from mtdesk.ui.phones.hall import Hall
    from mtdesk.ui.phones.server import PhoneServer

_PATIENCE_MS = 30_000
"""How long the game waits for a phone before people are asked who is to play."""


class PhonesLeft(Struct, frozen=True):
    """What one window leaves to the next of its phones."""

    hall: Hall | None
    server: PhoneServer | None
    names: list[str]


class PhonesController(QObject):
    """Gives seats to phones, and takes them back. Nothing is loaded before someone is to play on one."""

    def __init__(self, context: Context, translator: Translator) -> None:
        super().__init__(context.window)
        self._window, self._session, self._tasks = context.window, context.session, context.tasks
        self._games, self._translator = context.games, translator
        self._hall: Hall | None = None
        self._server: PhoneServer | None = None
        self._dialog: PhonesDialog | None = None
        self._question: AwayQuestion | None = None
        self._awaited: int | None = None
        self._reserved: frozenset[int] | None = None
        """The seats chosen for phones in the next game; None: as they are."""
        self._names: list[str] = []
        """The players of the game to which the seats of the hall belong."""
        self._was: tuple[object, ...] = ()
        """What phones show beyond their views."""
        self._missing: set[int] = set()
        """The seats that nobody has taken yet."""
        self._goes_on = False
        """Whether someone on a phone wants to continue after the round."""
        self._gathers = False
        """Whether the next game waits for those who are missing."""
        self.patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self.patience.timeout.connect(context.tasks.starter(self._ask_who_plays))
        self._session.prepare, self._session.gather = self._prepare, self._gather
        self._session.shown.connect(self._show)
        self._session.changed.connect(self._follow)
        self._session.stage.end_shown.connect(self._leave_end)
        context.window.overlay.changed.connect(self._turn_page)
        context.window.commands.phones.triggered.connect(context.tasks.starter(self.open))

    # The dialog

    async def open(self) -> None:
        """Show where phones find the table, and let people choose who plays on one.

        It closes by itself when the last one who was missing has come.
        """
        from mtdesk.ui.phones.dialog import PhonesDialog
        from mtdesk.ui.phones.server import addresses

        game = self._session.game
        if game is None:
            return
        found = await asyncio.to_thread(addresses)
        if (self._server is None or self._server.address not in found) and not await self._listen(found[0]):
            return
        hall, has_begun = self._opened_hall(), self._session.match is not None
        dialog = self._dialog = PhonesDialog(
            found, len(game.setup.players), self._window, has_begun=has_begun
        )
        dialog.placed.connect(self.place)
        dialog.thrown_out.connect(hall.throw_out)
        dialog.address_chosen.connect(lambda address: self._tasks.start(self._move_to(address)))
        dialog.stopped.connect(self._tasks.starter(self.stop))
        self._follow()
        try:
            await ask(dialog)
        finally:
            self._dialog = None
        if not hall.seats:
            await self.stop()

    async def _listen(self, address: str) -> bool:
        """Open the hall to phones at an address, and nowhere else; returns whether that was possible."""
        from mtdesk.ui.phones.server import PhoneServer

        server = PhoneServer(self._opened_hall(), paths.resource("phone"))
        try:
            await server.start(address)
        except OSError as error:
            await show_message(self._dialog or self._window, error_text(system_fault(error)))
            return False
        former, self._server = self._server, server
        if former is not None:
            await former.stop("stranger")
        return True

    def _opened_hall(self) -> Hall:
        """Return the hall, which is opened when it is first wanted."""
        from mtdesk.ui.phones.hall import Hall

        if self._hall is None:
            self._hall = Hall(self._session, self._translator, self._follow, self._go_on)
        self._hall.move(self._session, self._follow, self._go_on)
        return self._hall

    async def _move_to(self, address: str) -> None:
        """Listen in another network."""
        if self._server is not None and address != self._server.address:
            await self._listen(address)
        self._follow()

    async def stop(self) -> None:
        """Send all phones away; their players go on at this screen."""
        hall = self._hall
        await self.close()
        elsewhere = list(self._session.elsewhere)
        self._session.elsewhere.clear()
        if hall is not None and self._session.game is not None:
            hall.seat_players(elsewhere)
        self._follow()

    async def close(self) -> None:
        """Stop listening: the program ends."""
        server, self._server, self._hall = self._server, None, None
        if server is not None:
            await server.stop()

    def leave(self) -> PhonesLeft:
        """Return what the window that replaces this one goes on with, and forget it."""
        game = self._session.game
        names = self._names if game is None else [player.name for player in game.setup.players]
        left = PhonesLeft(self._hall, self._server, names)
        if self._hall is not None:
            self._hall.move(self._session, lambda: None, lambda _: None)
        self._hall = self._server = None
        return left

    def take_over(self, left: PhonesLeft) -> None:
        """Go on with the phones of another window, before its game is on the table."""
        self._hall, self._server, self._names = left.hall, left.server, left.names

    # Who plays where

    def place(self, seat: int, place: Place) -> None:
        """Have a seat played from a phone, at this screen, or by a computer."""
        from mtdesk.ui.phones.dialog import Place

        if self._hall is not None and self._session.game is not None:
            self._hall.place(seat, on_phone=place is Place.PHONE)
            self._hall.seat_players([seat], USUAL if place is Place.COMPUTER else None)
            self._follow()

    def reserve(self, seats: frozenset[int] | None) -> None:
        """Keep these seats of the next game for phones, and no others; None: it is not about to begin."""
        self._reserved = seats

    def give(self, seats: frozenset[int]) -> None:
        """Give these seats and no others to phones from now on."""
        changed = seats ^ self._session.elsewhere.keys()
        if not changed:
            return
        hall = self._opened_hall()
        for seat in changed:
            hall.place(seat, on_phone=seat in seats)
        hall.seat_players(changed)
        if any(seat.is_missing for seat in hall.seats.values()):
            self._tasks.start(self.open())

    def _prepare(self, game: Game) -> None:
        """Seat those on phones who were chosen for the next game, and otherwise those who are in it, too."""
        self._session.elsewhere.clear()
        former, seats = self._session.game, self._reserved
        self._reserved = None
        if former is not None:  # someone may have typed another name
            self._names = [player.name for player in former.setup.players]
        before, self._names = self._names, [player.name for player in game.setup.players]
        is_same, is_chosen = before == self._names, seats is not None
        if seats is None:
            seats = frozenset(self._hall.seats) if self._hall is not None and is_same else frozenset()
        if not seats:
            if self._hall is not None:
                self._tasks.start(self.stop())
            return
        hall = self._opened_hall()
        if not is_same:
            hall.give(())  # others hold other seats now
        hall.give(seats)
        for seat in hall.seats.values():
            seat.view = seat.question = None
            if is_chosen:
                seat.is_lost = False
            if not seat.is_lost:
                self._session.elsewhere[seat.seat] = seat
        self._gathers = is_chosen and any(seat.is_missing for seat in hall.seats.values())

    async def _gather(self) -> None:
        """Wait until those have come for whom seats were chosen, or nobody waits for them any more."""
        gathers, self._gathers = self._gathers, False
        if gathers:
            await self.open()

    # What happens

    def _show(self) -> None:
        """Show all phones what the table shows now."""
        hall, match, game = self._hall, self._session.match, self._session.game
        if hall is None or match is None or game is None:
            return
        for seat, player in enumerate(self._session.players):
            if player.kind == "computer" and seat in self._session.elsewhere:  # one was chosen elsewhere
                del self._session.elsewhere[seat]
                hall.lose(seat)
        hall.show(match.audience)
        self._goes_on = self._goes_on and game.between_rounds
        self._follow()

    def _follow(self) -> None:
        """Show who is there, and how long the game has waited for whom."""
        match, game = self._session.match, self._session.game
        is_running = match is not None and match.is_running
        self._window.commands.phones.setEnabled(is_running)
        awaits = () if match is None else (match.tapper, match.executor.undoer)
        now = self._session.is_paused, is_running, *awaits
        if self._hall is not None and now != self._was:
            self._hall.refresh()
        self._was = now
        away = set() if self._hall is None else {at for at, seat in self._hall.seats.items() if seat.is_away}
        self._window.table.frame.set_absent({} if self._hall is None else self._hall.absent())
        if self._dialog is not None and self._hall is not None and self._server is not None:
            from mtdesk.ui.phones.server import url

            address = url(self._server.host, self._hall.key)
            self._dialog.show_seats(address, self._session.players, self._hall.seats)
        awaited = None
        if game is not None and is_running and not game.between_rounds and game.board.turn in away:
            awaited = game.board.turn
        if awaited != self._awaited:
            self._awaited = awaited
            self.patience.stop()
            if self._question is not None:
                self._question.reject()
            if awaited is not None:
                self.patience.start()
        self._note_who_has_come()

    def _note_who_has_come(self) -> None:
        """Close the dialog when the last one who was missing has taken a seat."""
        seats = {} if self._hall is None else self._hall.seats
        before, self._missing = self._missing, {at for at, seat in seats.items() if seat.is_missing}
        has_come = any(at in seats and seats[at].token for at in before)
        if has_come and not self._missing and self._dialog is not None:
            self._dialog.accept()

    async def _ask_who_plays(self) -> None:
        """Ask who is to play for someone who is away."""
        from mtdesk.ui.phones.dialog import AwayQuestion, Place

        seat, hall = self._awaited, self._hall
        if seat is None or hall is None or self._session.game is None:
            return
        name, is_missing = self._session.game.setup.players[seat].name, seat in self._missing
        question = self._question = AwayQuestion(name, self._dialog or self._window, is_missing=is_missing)
        try:
            await ask(question)
        finally:
            self._question = None
        if question.place is Place.COMPUTER:
            hall.lose(seat)  # who comes late can still take the seat
        if question.place is not None:
            self.place(seat, question.place)

    def _go_on(self, again: bool) -> None:
        """Continue after a round, as a click on the table and the button of the page after it would.

        Or play ``again``, as the button after the last round would.
        """
        if again:
            if self._hall is not None and self._hall.may_play_again:
                self._tasks.start(self._games.play_again())
            return
        self._goes_on = True
        self._window.view.touched.emit()
        self._turn_page()

    def _leave_end(self) -> None:
        """Leave the hands that have been turned over, if someone did not wait for that."""
        if self._goes_on:
            QTimer.singleShot(0, self._window.view.touched.emit)  # as soon as the table is waited for

    def _turn_page(self) -> None:
        if not self._goes_on:
            return
        from mtdesk.ui.scores.round_end import RoundEndPanel

        page = self._window.overlay.page
        if isinstance(page, RoundEndPanel):
            self._goes_on = False
            QTimer.singleShot(0, page.go_on.click)  # as soon as the page is waited for
