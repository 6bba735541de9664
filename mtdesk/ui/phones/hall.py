"""Who holds which seat on which phone, and what each phone may see and do."""

from __future__ import annotations

import asyncio
import hmac
import itertools
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from typing import Protocol

from mtdesk.control.seats import HumanSeat
from mtdesk.rules.moves import Move, Pass, Play, Refusal, Tap
from mtdesk.rules.tiles import Laid
from mtdesk.rules.view import View
from mtdesk.ui.phones import messages as m

_MOST_NOTES = 16
"""The most sentences that wait for a phone; older ones are dropped."""


_MOST_NAMES = 5
"""How often phones may rename a seat: the table shows everything again each time."""


class Host(Protocol):
    """The game at which the phones play. Texts are in the language of the phone."""

    def welcome(self, language: str) -> m.Welcome:
        """Return what a phone needs to show anything at all."""

    def name(self, seat: int, language: str) -> str:
        """Return who sits at a seat."""

    def look(self, seat: int) -> int:
        """Return the place of a seat's colour and figure among the looks."""

    def table(self, seat: PhoneSeat, view: View, language: str) -> m.Table:
        """Return what the player at this seat may see."""

    def refused(self, seat: PhoneSeat, move: Move, refusal: Refusal, language: str) -> str:
        """Return why a move cannot be made."""

    def farewell(self, reason: str, language: str) -> str:
        """Return why a phone is not wanted, or not at a seat: one of the reasons that `Hall` names."""

    def seated(self, seat: int, name: str, language: str) -> str:
        """Let a person of this name, or the seat's (empty), sit down; returns what is wrong with the name."""

    @property
    def take_back(self) -> Callable[[int], None]:
        """Lets the person play again for whom someone else has played."""

    def propose(self, move: Move) -> None:
        """Make a move for the player who is asked, if it is legal."""

    def decline_tap(self, seat: int) -> None:
        """Note that the player does not want to tap."""

    def end_turn(self, seat: int) -> None:
        """End the player's turn."""

    def pick_up(self, seat: int) -> None:
        """Note that the player who is asked has picked up a tile."""

    def undo(self, seat: int) -> None:
        """Take back the player's last decision, if that is allowed."""

    def redo(self, seat: int) -> None:
        """Repeat what the player took back last, if that is allowed."""

    def hint(self, seat: PhoneSeat) -> None:
        """Work out a hint and send it."""

    def plan(self, view: View) -> Awaitable[tuple[Laid, ...]]:
        """Work out the longest train in the hand."""

    def train(self, tiles: tuple[Laid, ...], language: str) -> m.Train:
        """Return what is said about the longest train."""

    @property
    def go_on(self) -> Callable[[bool], None]:
        """Continues after a round, or plays another game (True) if this one is over."""


class Phone:
    """A phone that is connected, and what is still to be sent to it.

    The table is sent as it is when the phone can take it: a slow phone misses some, and delays nothing.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.language = ""
        self.token = ""
        """What the phone knows from the seat that it holds or held."""
        self.seat: PhoneSeat | None = None
        self.is_greeted = False
        self.is_leaving = False
        """Whether nothing will be sent any more after what waits."""
        self._notes: deque[m.ToPhone] = deque(maxlen=_MOST_NOTES)
        self._is_stale = False
        self._due = asyncio.Event()

    def send(self, message: m.ToPhone) -> None:
        """Send a message, soon."""
        self._notes.append(message)
        self._due.set()

    def refresh(self) -> None:
        """Send the table, or the seats, soon."""
        self._is_stale = self.is_greeted and not self.is_leaving
        self._due.set()

    def dismiss(self, message: m.Bye) -> None:
        """Send this, and hang up."""
        self.seat = None
        self.is_leaving, self._is_stale = True, False
        self.send(message)

    async def next_message(self) -> bytes | None:
        """Return what is to be sent next, as soon as there is something; None: nothing more."""
        while not self._notes and not self._is_stale:
            if self.is_leaving:
                return None
            self._due.clear()
            await self._due.wait()
        if self._notes:
            return m.encode(self._notes.popleft())
        self._is_stale = False
        return m.encode(self._hall.picture(self))


_numbers = itertools.count(1)
"""Of questions: none is used twice, so an old answer fits no later question."""


class PhoneSeat(HumanSeat):
    """A seat whose player is asked on a phone, and waits for one that is away.

    ``on_refused`` is called with the reason why a move of theirs cannot be made.
    """

    is_at_stage = False

    def __init__(self, seat: int, on_refused: Callable[[PhoneSeat, Move, Refusal], None]) -> None:
        super().__init__(self)
        self.seat = seat
        self._on_refused = on_refused
        self.token = ""
        """What the phone that holds this seat knows; empty: the seat is free."""
        self.phone: Phone | None = None
        """The phone, while it is connected."""
        self.planned: tuple[View, tuple[Laid, ...]] | None = None
        """The longest train, for the last view with which it was wanted: working it out takes a while."""
        self.renamed = 0
        """How often phones have given it another name."""
        self.is_lost = False
        """Whether someone else plays for the one who holds the token."""
        self.view: View | None = None
        """What the player may know now."""
        self.question: m.Question | None = None

    @property
    def is_away(self) -> bool:
        """Whether the game can only wait for this player."""
        return self.phone is None and not self.is_lost

    @property
    def is_missing(self) -> bool:
        """Whether nobody has taken this seat yet."""
        return not self.token and not self.is_lost

    def show(self, view: View) -> None:
        """Show what the player may know now."""
        self.view = view
        self.refresh()

    def refresh(self) -> None:
        """Show the phone what there is to see, as soon as it can take it."""
        if self.phone is not None:
            self.phone.refresh()

    def is_possible(self, move: Move) -> bool:
        """Return whether a move names only this player, tiles in the hand, and ends on the table."""
        view = self.view
        if view is None or move.player != self.seat:
            return False
        match move:
            case Play():
                return move.tile in view.hand and move.end in view.board.ends
            case Pass():
                return move.end is None or move.end in view.board.ends
        return True

    # The methods of `Asking`; only this seat is asked here.

    def invite(self, view: View, moves: tuple[Move, ...]) -> None:
        """Ask for a move."""
        self.view = view
        self._ask(moves)

    def withdraw(self) -> None:
        """Note that nothing is asked any more."""
        self.question = None
        self.refresh()

    def refuse(self, move: Move, refusal: Refusal) -> None:
        """Send why a move cannot be made."""
        self._on_refused(self, move, refusal)

    def offer_tap(self, seat: int, seconds: float | None) -> None:
        """Ask for a tap; the phone shows no clock."""
        self._ask((Tap(seat),), may_decline=True)

    def offer_end(self, seat: int, taps: tuple[Move, ...]) -> None:
        """Ask for the end of the turn."""
        self._ask(taps, may_end=True)

    def _ask(self, moves: tuple[Move, ...], *, may_decline: bool = False, may_end: bool = False) -> None:
        self.question = m.Question(next(_numbers), moves, may_decline, may_end)
        self.refresh()


class Hall:
    """The seats that people play from phones. ``on_change`` is called when someone comes or goes."""

    def __init__(self, host: Host, on_change: Callable[[], None]) -> None:
        self._host, self._on_change = host, on_change
        self.key = _secret()
        """What leads here, from the QR code; another one after a phone has been thrown out."""
        self.seats: dict[int, PhoneSeat] = {}
        self.phones: set[Phone] = set()

    def move(self, host: Host, on_change: Callable[[], None]) -> None:
        """Play another host's game from now on, with everybody where they are."""
        self._host, self._on_change = host, on_change

    # What the table does

    def give(self, seats: Collection[int]) -> None:
        """Let people on phones play these seats and no others; those who hold one keep it."""
        for seat in set(self.seats) - set(seats):
            self._dismiss(self.seats.pop(seat), "not-on-phone")
        self.seats = {seat: self.seats.get(seat) or PhoneSeat(seat, self._refuse) for seat in sorted(seats)}
        self._changed()

    def show(self, view_of: Callable[[int], View]) -> None:
        """Show all players what they may know now."""
        for seat in self.seats.values():
            seat.show(view_of(seat.seat))

    def throw_out(self, number: int) -> None:
        """Free a seat; its phone needs the new key to come back."""
        self.key = _secret()
        self._dismiss(self.seats[number], "thrown-out")
        self._changed()

    def lose(self, number: int) -> None:
        """Note that someone else plays at a seat until its player takes it back."""
        self.seats[number].is_lost = True
        self._changed()

    def close(self, reason: str) -> None:
        """Send everyone away, and free all seats."""
        for seat in self.seats.values():
            seat.phone, seat.token = None, ""
        for phone in self.phones:
            phone.dismiss(m.Bye(self._host.farewell(reason, phone.language)))

    def _dismiss(self, seat: PhoneSeat, reason: str) -> None:
        phone, seat.phone, seat.token, seat.renamed = seat.phone, None, "", 0
        if phone is not None:
            phone.dismiss(m.Bye(self._host.farewell(reason, phone.language)))

    def refresh(self) -> None:
        """Send all phones what they may see now."""
        for phone in self.phones:
            phone.refresh()

    def _changed(self) -> None:
        self.refresh()
        self._on_change()

    def _refuse(self, seat: PhoneSeat, move: Move, refusal: Refusal) -> None:
        if seat.phone is not None:
            seat.phone.send(m.Said(self._host.refused(seat, move, refusal, seat.phone.language)))

    # What phones do

    def enter(self) -> Phone:
        """Return a phone that has connected."""
        phone = Phone(self)
        self.phones.add(phone)
        return phone

    def leave(self, phone: Phone) -> None:
        """Note that a phone is no longer connected; its seat waits for it."""
        self.phones.discard(phone)
        seat, phone.seat = phone.seat, None
        if seat is not None and seat.phone is phone:
            seat.phone = None
            self._changed()

    def picture(self, phone: Phone) -> m.Table | m.Lobby:
        """Return what this phone may see now."""
        seat = phone.seat
        if seat is not None and seat.view is not None and not seat.is_lost:
            return self._host.table(seat, seat.view, phone.language)
        return m.Lobby(tuple(self._chair(other, phone) for other in self.seats.values()))

    def _chair(self, seat: PhoneSeat, phone: Phone) -> m.Chair:
        state = "held" if seat.token else "free"
        if seat.token and _same(seat.token, phone.token):
            state = "lost" if seat.is_lost else "mine"
        return m.Chair(
            seat.seat, self._host.name(seat.seat, phone.language), self._host.look(seat.seat), state
        )

    async def hear(self, phone: Phone, message: m.FromPhone) -> None:
        """Do what a phone asks for, if it may; raises BadMessage for what no phone of ours would send."""
        if phone.is_leaving:
            return
        if isinstance(message, m.Hello):
            self._greet(phone, message)
        elif not phone.is_greeted:
            raise m.BadMessage("hello comes first")
        elif isinstance(message, m.Speak) and message.language == phone.language:
            phone.send(m.Token(phone.token))  # the phone only asks whether the line still works
        elif isinstance(message, m.Speak):
            phone.language = message.language
            phone.send(self._host.welcome(phone.language))
            phone.refresh()
        elif isinstance(message, m.Sit):
            self._sit(phone, message)
        elif phone.seat is not None and not phone.seat.is_lost:
            if isinstance(message, m.Plan):
                await self._plan(phone, phone.seat)
            else:
                self._play(phone, phone.seat, message)

    def _greet(self, phone: Phone, hello: m.Hello) -> None:
        if phone.is_greeted:
            raise m.BadMessage("hello comes once")
        held = [seat for seat in self.seats.values() if seat.token and _same(seat.token, hello.token)]
        phone.language = hello.language
        if not held and not _same(self.key, hello.key):
            phone.dismiss(m.Bye(self._host.farewell("stranger", phone.language)))
            return
        phone.is_greeted = True
        phone.send(self._host.welcome(phone.language))
        if held:
            self._attach(phone, held[0])
        else:
            phone.send(m.Token(""))
        phone.refresh()

    def _attach(self, phone: Phone, seat: PhoneSeat) -> None:
        """Let a seat be played on this phone, instead of any other one that knows the same token."""
        if seat.phone is not None and seat.phone is not phone:
            seat.phone.dismiss(m.Bye(self._host.farewell("elsewhere", seat.phone.language)))
        phone.seat, phone.token, seat.phone = seat, seat.token, phone
        self._changed()

    def _sit(self, phone: Phone, sit: m.Sit) -> None:
        seat = self.seats.get(sit.seat)
        if seat is not None and seat is phone.seat and seat.is_lost:
            seat.is_lost = False
            self._host.take_back(seat.seat)
        elif seat is not None and not seat.token and phone.seat is None:
            name = sit.name.strip() if seat.renamed < _MOST_NAMES else ""
            problem = self._host.seated(seat.seat, name, phone.language)
            if problem:
                phone.send(m.Said(problem))
                return
            seat.renamed += bool(name)
            seat.token = _secret()
            phone.send(m.Token(seat.token))
            self._attach(phone, seat)
            return
        elif seat is not None and phone.seat is None:  # another phone was quicker
            phone.send(m.Said(self._host.farewell("taken", phone.language)))
        self._changed()

    def _play(self, phone: Phone, seat: PhoneSeat, message: m.FromPhone) -> None:
        number = getattr(message, "question", None)
        if number is not None:
            if seat.question is not None and seat.question.id == number:
                self._answer(seat, message)
            return
        match message:
            case m.Undo():
                self._host.undo(seat.seat)
            case m.Redo():
                self._host.redo(seat.seat)
            case m.GoOn() if seat.view is not None and seat.view.board.over is not None:
                self._host.go_on(message.again)
            case m.Leave():
                seat.phone, seat.token, phone.seat, phone.token = None, "", None, ""
                phone.send(m.Token(""))
                self._changed()

    def _answer(self, seat: PhoneSeat, message: m.FromPhone) -> None:
        """Do what concerns the question that is asked now."""
        match message:
            case m.Answer():
                if not seat.is_possible(message.move):
                    raise m.BadMessage("a move of this seat names its tiles and ends on the table")
                self._host.propose(message.move)
            case m.Decline():
                self._host.decline_tap(seat.seat)
            case m.EndTurn():
                self._host.end_turn(seat.seat)
            case m.PickUp():
                self._host.pick_up(seat.seat)
            case m.Hint():
                self._host.hint(seat)

    async def _plan(self, phone: Phone, seat: PhoneSeat) -> None:
        view = seat.view
        if view is None or not view.hand:
            return
        if seat.planned is None or seat.planned[0] is not view:
            seat.planned = view, await self._host.plan(view)
        phone.send(self._host.train(seat.planned[1], phone.language))


def _secret() -> str:
    """Return 128 random bits as text."""
    return secrets.token_urlsafe(16)


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))
