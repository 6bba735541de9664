"""The game on the table as phones play it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from mtdesk.control.advice import Adviser, Hint
from mtdesk.control.game import Game
from mtdesk.control.plan import planned
from mtdesk.game_choice import name_problem
from mtdesk.i18n import LANGUAGES, SOURCE_LANGUAGE, Translator
from mtdesk.record.model import NAME_LENGTH, Kind, Player
from mtdesk.rules.moves import Move, Refusal
from mtdesk.rules.tiles import Laid
from mtdesk.rules.view import Board, View
from mtdesk.table.look import current_look
from mtdesk.ui.phones import messages as m
from mtdesk.ui.phones import words
from mtdesk.ui.phones.hall import PhoneSeat
from mtdesk.ui.play.session import Session
from mtdesk.ui.words.people import NameGiver, names_problem
from mtdesk.ui.words.table import TableTexts


class GameHost:
    """Plays the session's game with phones; see ``mtdesk.ui.phones.hall.Host`` for what each call means.

    ``absent`` returns the seats whose people do not play themselves; ``on_back`` is called when a person
    wants their seat back, ``on_go_on`` when one wants to continue after a round, or to play again (True).
    """

    def __init__(
        self,
        session: Session,
        translator: Translator,
        absent: Callable[[], dict[int, PhoneSeat]],
        on_back: Callable[[int], None],
        on_go_on: Callable[[bool], None],
    ) -> None:
        self._session, self._translator = session, translator
        self._absent, self.take_back, self.go_on = absent, on_back, on_go_on
        self._advised: dict[int, tuple[_PhoneHints, Adviser]] = {}
        self._welcomes: dict[str, m.Welcome] = {}
        self._names = NameGiver((), random.Random())  # noqa: S311 -- it only translates names here
        self._seen = 0, 0
        self._undoer: int | None = None
        """Who has taken something back, until something else is done."""

    def _game(self) -> Game:
        if self._session.game is None:
            raise RuntimeError("phones play only while a game is on the table")
        return self._session.game

    def texts(self, seat: int) -> TableTexts:
        """Return the sentences addressed to the player at a seat, in the language spoken meanwhile."""
        setup = self._game().setup
        names = [self._names.in_language(player.name) for player in setup.players]
        return TableTexts(setup.options, names, seat)

    def follow(self, board: Board) -> None:
        """Note what is on the table now: fewer entries than before in a round have been taken back."""
        before, self._seen = self._seen, (board.round, len(board.log))
        if self._seen != before:
            is_undone = before[0] == board.round and len(board.log) < before[1]
            self._undoer = board.turn if is_undone else None

    @property
    def may_play_again(self) -> bool:
        """Whether the game is over, and nobody at the screen is choosing what follows."""
        match, is_paused = self._session.match, self._session.is_paused
        return match is not None and not match.is_running and self._game().is_over and not is_paused

    # What phones show

    def welcome(self, language: str) -> m.Welcome:
        spoken = _spoken(language)
        if spoken not in self._welcomes:
            with self._translator.speaking(spoken):
                self._welcomes[spoken] = words.welcome(spoken)
        return self._welcomes[spoken]

    def farewell(self, reason: str, language: str) -> str:
        with self._translator.speaking(_spoken(language)):
            return words.farewell(reason)

    def name(self, seat: int, language: str) -> str:
        with self._translator.speaking(_spoken(language)):
            return self._names.in_language(self._game().setup.players[seat].name)

    def look(self, seat: int) -> int:
        return current_look().seats[seat]

    def table(self, seat: PhoneSeat, view: View, language: str) -> m.Table:
        match = self._session.match
        with self._translator.speaking(_spoken(language)):
            return words.table(
                *(seat, view, self.texts(seat.seat)),
                is_running=match is not None and match.is_running,
                may_play_again=self.may_play_again,
                may_undo=match is not None and match.may_undo(seat.seat),
                may_redo=match is not None and match.may_redo(seat.seat),
                absent=self._absent(),
                undoer=self._undoer,
                tapper=None if match is None else match.tapper,
            )

    def refused(self, seat: PhoneSeat, move: Move, refusal: Refusal, language: str) -> str:
        with self._translator.speaking(_spoken(language)):
            return self.texts(seat.seat).refusals.refused(move, refusal)

    async def plan(self, view: View) -> tuple[Laid, ...]:
        plan = await asyncio.to_thread(planned, view)
        return plan.chain

    def train(self, tiles: tuple[Laid, ...], language: str) -> m.Train:
        with self._translator.speaking(_spoken(language)):
            return m.Train(tiles, words.train_text(len(tiles)))

    # What phones do

    def seated(self, seat: int, name: str, language: str) -> str:
        """Give a seat its player’s name; returns what is wrong with it."""
        players = self._session.players
        if not name or name == players[seat].name:
            return ""
        names = [player.name if at != seat else name for at, player in enumerate(players)]
        problem = name_problem(names)
        if problem is not None:
            with self._translator.speaking(_spoken(language)):
                return names_problem(problem, NAME_LENGTH)
        self._session.replace_players({seat: replace(players[seat], name=name)})
        return ""

    def propose(self, move: Move) -> None:
        self._session.ask(lambda match: match.propose(move))

    def decline_tap(self, seat: int) -> None:
        self._session.ask(lambda match: match.decline_tap(seat))

    def end_turn(self, seat: int) -> None:
        self._session.ask(lambda match: match.end_turn(seat))

    def pick_up(self, seat: int) -> None:
        """Note that the player who is asked has picked up a tile."""
        self._session.ask(lambda match: match.pick_up(seat))

    def undo(self, seat: int) -> None:
        self._session.ask(lambda match: match.undo(seat))

    def redo(self, seat: int) -> None:
        self._session.ask(lambda match: match.redo(seat))

    def hint(self, seat: PhoneSeat) -> None:
        """Work out a hint and send it; one hint a question, which is sent again."""
        if seat.view is None or seat.question is None:
            return
        hints, adviser = self._advised.get(seat.seat, (None, None))
        if hints is not None and hints.number == seat.question.id:
            hints.show()
            return
        if adviser is not None:
            adviser.end()
        hints = _PhoneHints(self, seat, seat.question.id)
        adviser = self._session.adviser_of(self._game(), hints)
        self._advised[seat.seat] = hints, adviser
        adviser.set_question(seat.view)
        adviser.toggle()

    def say(self, seat: PhoneSeat, sentence: Callable[[TableTexts], str], move: Move | None = None) -> None:
        """Say something to the player at a seat."""
        if seat.phone is not None:
            with self._translator.speaking(_spoken(seat.phone.language)):
                seat.phone.send(m.Said(sentence(self.texts(seat.seat)), move))

    def seat_players(self, seats: Iterable[int], level: str | None) -> None:
        """Let people (None) or computers of this level play these seats from now on, all at once."""
        kind: Kind = "human" if level is None else "computer"
        players = self._session.players
        self._session.replace_players({seat: Player(players[seat].name, kind, level) for seat in seats})


class _PhoneHints:
    """Shows a hint on a phone, while the question is still asked."""

    def __init__(self, host: GameHost, seat: PhoneSeat, number: int) -> None:
        self._host, self._seat, self.number = host, seat, number
        self._hint: Hint | None = None

    def show(self) -> None:
        """Say the hint, or that it is being worked out."""
        hint = self._hint
        if hint is None:
            self._host.say(self._seat, lambda texts: texts.hints.pondering())
        elif self._seat.question is not None and self._seat.question.id == self.number:
            self._host.say(self._seat, lambda texts: texts.hints.hint(hint), hint.move)

    def show_pondering(self, seat: int) -> None:
        self.show()

    def show_hint(self, hint: Hint) -> None:
        self._hint = hint
        self.show()

    def hide_hint(self) -> None:
        """Leave it: the phone shows what comes next instead."""


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else SOURCE_LANGUAGE
