"""Who holds which seat on which phone, and what each phone may see and do."""

from __future__ import annotations

import asyncio
import hmac
import random
import secrets
from collections.abc import Callable, Collection, Iterable, Mapping

from msgspec.structs import replace

from mtdesk.control.audience import Audience
from mtdesk.control.game import Game
from mtdesk.control.match import Match
from mtdesk.control.plan import planned
from mtdesk.game_choice import name_problem
from mtdesk.i18n import LANGUAGES, SOURCE_LANGUAGE, Translator
from mtdesk.record.model import Kind, Player
from mtdesk.rules.moves import Move
from mtdesk.table.look import current_look
from mtdesk.ui.phones import messages as m
from mtdesk.ui.phones import words
from mtdesk.ui.phones.phone import Phone, PhoneSeat
from mtdesk.ui.play.session import Session
from mtdesk.ui.words.people import NameGiver, names_problem
from mtdesk.ui.words.table import TableTexts

_MOST_NAMES = 5
"""How often phones may rename a seat: the table shows everything again each time."""
_WISHES: Mapping[type[m.FromPhone], Callable[[Match, int], None]] = {
    m.Decline: Match.decline_tap,
    m.EndTurn: Match.end_turn,
    m.PickUp: Match.pick_up,
    m.Undo: Match.undo,
    m.Redo: Match.redo,
}
"""What a player wants of the match, by the message that says so."""


class Hall:
    """The seats of the session's game that people play from phones, and the phones.

    ``on_change`` is called when someone comes or goes, ``on_go_on`` when someone wants to continue after a
    round, or to play again (True).
    """

    def __init__(
        self,
        session: Session,
        translator: Translator,
        on_change: Callable[[], None],
        on_go_on: Callable[[bool], None],
    ) -> None:
        self.move(session, on_change, on_go_on)
        self._translator = translator
        self.key = _secret()
        """What leads here, from the QR code; another one after a phone has been thrown out."""
        self.seats: dict[int, PhoneSeat] = {}
        self.phones: set[Phone] = set()
        self._welcomes: dict[str, m.Welcome] = {}
        self._names = NameGiver((), random.Random())  # noqa: S311 -- it only translates names here

    def move(self, session: Session, on_change: Callable[[], None], on_go_on: Callable[[bool], None]) -> None:
        """Play the game of another window from now on, with everybody where they are."""
        self._session, self._on_change, self._on_go_on = session, on_change, on_go_on

    @property
    def _game(self) -> Game:
        if self._session.game is None:
            raise RuntimeError("phones play only while a game is on the table")
        return self._session.game

    def _texts(self, seat: int) -> TableTexts:
        """Return the sentences addressed to the player at a seat, in the language spoken meanwhile."""
        setup = self._game.setup
        names = [self._names.in_language(player.name) for player in setup.players]
        return TableTexts(setup.options, names, seat)

    # Who plays where

    def give(self, seats: Collection[int]) -> None:
        """Give these seats and no others to people on phones; those who hold one keep it."""
        for seat in set(self.seats) - set(seats):
            self._free(self.seats.pop(seat), "not-on-phone")
        self.seats = {seat: self.seats.get(seat) or PhoneSeat(seat, self._say) for seat in sorted(seats)}
        self._changed()

    def place(self, seat: int, *, on_phone: bool) -> None:
        """Give a seat to phones, or take it from them; someone who holds it can take it back."""
        if on_phone:
            self.give(set(self.seats) | {seat})
            self.seats[seat].is_lost = False
            self._session.elsewhere[seat] = self.seats[seat]
            return
        self._session.elsewhere.pop(seat, None)
        if seat in self.seats and (self.seats[seat].token or self.seats[seat].is_lost):
            self.lose(seat)
        else:
            self.give(set(self.seats) - {seat})

    def seat_players(self, seats: Iterable[int], level: str | None = None) -> None:
        """Seat people (None) or computers of this level here from now on, all at once."""
        kind: Kind = "human" if level is None else "computer"
        players = self._session.players
        self._session.replace_players({seat: Player(players[seat].name, kind, level) for seat in seats})

    def throw_out(self, number: int) -> None:
        """Free a seat; its phone needs the new key to come back."""
        self.key = _secret()
        self._free(self.seats[number], "thrown-out")
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
            self._dismiss(phone, reason)

    def absent(self) -> dict[int, str]:
        """Return why players do not play themselves: those for whom the game waits, or computers play."""
        game = self._session.game
        return {
            at: words.absence(seat)
            for at, seat in self.seats.items()
            if seat.is_away or (seat.is_lost and game is not None and at not in game.people)
        }

    def _free(self, seat: PhoneSeat, reason: str) -> None:
        phone, seat.phone, seat.token, seat.renamed = seat.phone, None, "", 0
        if phone is not None:
            self._dismiss(phone, reason)

    def _dismiss(self, phone: Phone, reason: str) -> None:
        with self._translator.speaking(phone.language):
            phone.dismiss(m.Bye(words.farewell(reason)))

    # What phones show

    def show(self, audience: Audience) -> None:
        """Show all players what they may know now."""
        for seat in self.seats.values():
            seat.show(audience.view_of(seat.seat))

    def refresh(self) -> None:
        """Send all phones what they may see now."""
        for phone in self.phones:
            phone.refresh()

    @property
    def may_play_again(self) -> bool:
        """Whether the game is over, and nobody at the screen is choosing what follows."""
        match, is_paused = self._session.match, self._session.is_paused
        return match is not None and not match.is_running and self._game.is_over and not is_paused

    def _changed(self) -> None:
        self.refresh()
        self._on_change()

    def _picture(self, phone: Phone) -> m.Table | m.Lobby:
        """Return what this phone may see now."""
        seat = phone.seat
        with self._translator.speaking(phone.language):
            if seat is None or seat.view is None or seat.is_lost:
                return m.Lobby(tuple(self._chair(other, phone) for other in self.seats.values()))
            return words.table(
                *(seat, seat.view, self._texts(seat.seat), self._session.match),
                may_play_again=self.may_play_again,
                absent=self.absent(),
                awaited=self.seats.get(seat.view.board.turn),
            )

    def _chair(self, seat: PhoneSeat, phone: Phone) -> m.Chair:
        state = "held" if seat.token else "free"
        if seat.token and _same(seat.token, phone.token):
            state = "lost" if seat.is_lost else "mine"
        name = self._names.in_language(self._game.setup.players[seat.seat].name)
        return m.Chair(seat.seat, name, current_look().seats[seat.seat], state)

    def _welcome(self, phone: Phone) -> None:
        """Send a phone what it needs to show anything at all in its language."""
        spoken = phone.language
        if spoken not in self._welcomes:
            with self._translator.speaking(spoken):
                self._welcomes[spoken] = words.welcome(spoken)
        phone.send(self._welcomes[spoken])

    def _say(self, seat: PhoneSeat, sentence: Callable[[TableTexts], str], move: Move | None) -> None:
        if seat.phone is not None:
            with self._translator.speaking(seat.phone.language):
                seat.phone.send(m.Said(sentence(self._texts(seat.seat)), move))

    # What phones do

    def enter(self) -> Phone:
        """Return a phone that has connected."""
        phone = Phone(self._picture)
        self.phones.add(phone)
        return phone

    def leave(self, phone: Phone) -> None:
        """Note that a phone is no longer connected; its seat waits for it."""
        self.phones.discard(phone)
        seat, phone.seat = phone.seat, None
        if seat is not None and seat.phone is phone:
            seat.phone = None
            self._changed()

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
            phone.language = _spoken(message.language)
            self._welcome(phone)
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
        phone.language = _spoken(hello.language)
        if not held and not _same(self.key, hello.key):
            self._dismiss(phone, "stranger")
            return
        phone.is_greeted = True
        self._welcome(phone)
        if held:
            self._attach(phone, held[0])
        else:
            phone.send(m.Token(""))
        phone.refresh()

    def _attach(self, phone: Phone, seat: PhoneSeat) -> None:
        """Give a seat to this phone, instead of any other one that knows the same token."""
        if seat.phone is not None and seat.phone is not phone:
            self._dismiss(seat.phone, "elsewhere")
        phone.seat, phone.token, seat.phone = seat, seat.token, phone
        self._changed()

    def _sit(self, phone: Phone, sit: m.Sit) -> None:
        seat = self.seats.get(sit.seat)
        if seat is not None and seat is phone.seat and seat.is_lost:
            self.place(seat.seat, on_phone=True)
            self.seat_players([seat.seat])
        elif seat is not None and not seat.token and phone.seat is None:
            self._take(phone, seat, sit.name.strip())
            return
        elif seat is not None and phone.seat is None:  # another phone was quicker
            with self._translator.speaking(phone.language):
                phone.send(m.Said(words.farewell("taken")))
        self._changed()

    def _take(self, phone: Phone, seat: PhoneSeat, name: str) -> None:
        """Give a free seat to a phone, under this name or the seat's own (empty)."""
        players, at = self._session.players, seat.seat
        if name not in ("", players[at].name) and seat.renamed < _MOST_NAMES:
            names = [player.name for player in players]
            problem = name_problem([*names[:at], name, *names[at + 1 :]])
            if problem is not None:
                with self._translator.speaking(phone.language):
                    phone.send(m.Said(names_problem(problem)))
                return
            seat.renamed += 1
            self._session.replace_players({at: replace(players[at], name=name)})
        seat.token = _secret()
        phone.send(m.Token(seat.token))
        self._attach(phone, seat)

    def _play(self, phone: Phone, seat: PhoneSeat, message: m.FromPhone) -> None:
        """Do what a player wants; what concerns a question that is no longer asked is ignored."""
        number = getattr(message, "question", None)
        if number is not None and (seat.question is None or seat.question.id != number):
            return
        wish = _WISHES.get(type(message))
        if wish is not None:
            self._session.ask(lambda match: wish(match, seat.seat))
            return
        match message:
            case m.Answer():
                if not seat.is_possible(message.move):
                    raise m.BadMessage("a move of this seat names its tiles and ends on the table")
                self._session.ask(lambda match: match.propose(message.move))
            case m.Hint():
                seat.advise(lambda display: self._session.adviser_of(self._game, display))
            case m.GoOn() if seat.view is not None and seat.view.board.over is not None:
                self._on_go_on(message.again)
            case m.Leave():
                seat.phone, seat.token, phone.seat, phone.token = None, "", None, ""
                phone.send(m.Token(""))
                self._changed()

    async def _plan(self, phone: Phone, seat: PhoneSeat) -> None:
        view = seat.view
        if view is None or not view.hand:
            return
        if seat.planned is None or seat.planned[0] is not view:
            seat.planned = view, (await asyncio.to_thread(planned, view)).chain
        tiles = seat.planned[1]
        with self._translator.speaking(phone.language):
            phone.send(m.Train(tiles, words.train_text(len(tiles))))


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else SOURCE_LANGUAGE


def _secret() -> str:
    """Return 128 random bits as text."""
    return secrets.token_urlsafe(16)


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))
