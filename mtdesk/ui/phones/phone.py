"""A phone that is connected, and a seat that is played from one."""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Callable

from mtdesk.control.advice import Adviser, Hint, HintDisplay
from mtdesk.control.seats import HumanSeat
from mtdesk.i18n import SOURCE_LANGUAGE
from mtdesk.rules.moves import Move, Pass, Play, Refusal, Tap
from mtdesk.rules.tiles import Laid
from mtdesk.rules.view import View
from mtdesk.ui.phones import messages as m
from mtdesk.ui.words.table import TableTexts

_MOST_NOTES = 16
"""The most sentences that wait for a phone; older ones are dropped."""


class Phone:
    """A phone that is connected, and what is still to be sent to it.

    The table is sent as it is when the phone can take it: a slow phone misses some, and delays nothing.
    ``picture`` returns what the phone may see now.
    """

    def __init__(self, picture: Callable[[Phone], m.Table | m.Lobby]) -> None:
        self._picture = picture
        self.language = SOURCE_LANGUAGE
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
        return m.encode(self._picture(self))


_numbers = itertools.count(1)
"""Of questions: none is used twice, so an old answer fits no later question."""


class PhoneSeat(HumanSeat):
    """A seat whose player is asked on a phone, and waits for one that is away.

    ``say`` says a sentence to the phone of a seat, in its language, with the move that it is about.
    """

    is_at_stage = False

    def __init__(
        self, seat: int, say: Callable[[PhoneSeat, Callable[[TableTexts], str], Move | None], None]
    ) -> None:
        super().__init__(self)
        self.seat = seat
        self._say = say
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
        self._adviser: Adviser | None = None
        self._hinted: m.Question | None = None
        """The question on which the last hint was wanted."""
        self._hint: Hint | None = None

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
        self._say(self, lambda texts: texts.refusals.refused(move, refusal), None)

    def offer_tap(self, seat: int, seconds: float | None) -> None:
        """Ask for a tap; the phone shows no clock."""
        self._ask((Tap(seat),), may_decline=True)

    def offer_end(self, seat: int, taps: tuple[Move, ...]) -> None:
        """Ask for the end of the turn."""
        self._ask(taps, may_end=True)

    def _ask(self, moves: tuple[Move, ...], *, may_decline: bool = False, may_end: bool = False) -> None:
        self.question = m.Question(next(_numbers), moves, may_decline, may_end)
        self.refresh()

    # The methods of `HintDisplay`

    def advise(self, adviser_of: Callable[[HintDisplay], Adviser]) -> None:
        """Say a hint when it has been worked out; one hint a question, which is said again."""
        if self.question is self._hinted:
            self._say_hint()
            return
        if self._adviser is not None:
            self._adviser.end()
        self._hinted, self._hint = self.question, None
        self._adviser = adviser_of(self)
        self._adviser.set_question(self.view)
        self._adviser.toggle()

    def _say_hint(self) -> None:
        hint = self._hint
        if hint is None:
            self._say(self, lambda texts: texts.hints.pondering(), None)
        elif self.question is self._hinted:
            self._say(self, lambda texts: texts.hints.hint(hint), hint.move)

    def show_pondering(self, seat: int) -> None:
        """Say that a hint is being worked out."""
        self._say_hint()

    def show_hint(self, hint: Hint) -> None:
        """Say a hint, while the question is still asked."""
        self._hint = hint
        self._say_hint()

    def hide_hint(self) -> None:
        """Leave it: the phone shows what comes next instead."""
