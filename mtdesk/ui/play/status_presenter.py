"""The words beside the table: status line, headline and captions, in the current language."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from mtdesk.control.guided import is_guided
from mtdesk.i18n import Labels, number_text, points_text, tile_text
from mtdesk.record.model import Setup
from mtdesk.rules.events import Event, Penalised
from mtdesk.rules.view import Board, View
from mtdesk.table.frame import Captions, Deed
from mtdesk.table.scene import TableScene
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.window.main_window import BETWEEN
from mtdesk.ui.words.daily import daily_name
from mtdesk.ui.words.presets import rules_name
from mtdesk.ui.words.results import place_text
from mtdesk.ui.words.table import TableTexts

_ASIDE_MS = 6000
"""How long a refusal is shown before the status line repeats the question."""


class Saying(Struct, frozen=True):
    """What the status line says, after a seat's emblem: ``detail`` is its tooltip, ``why`` gives a reason."""

    text: str
    seat: int | None
    lit: bool = True
    detail: str = ""
    why: Callable[[], object] | None = None


class StatusPresenter(QObject):
    """Says on a table what its view means. What concerns a person is announced to screen readers, too.

    ``headline`` carries the words on round, engine and rules;
    ``rewritten``: the status line says something else now.
    """

    headline = Signal(str)
    rewritten = Signal()

    def __init__(self, table: TableScene, announcer: Announcer) -> None:
        super().__init__(table)
        self._table, self._announcer = table, announcer
        self._texts: TableTexts | None = None
        self._setup: Setup | None = None
        self._view: View | None = None
        self.names_winner = True
        """Whether it says who has won as soon as the last round is over."""
        self._asked: Saying | None = None
        self._over: Saying | None = None
        self._choice: Saying | None = None
        self._urgent = ""
        self.why: Callable[[], object] | None = None
        """What gives the reason for what is said now, if there is one."""
        self._aside = QTimer(self, singleShot=True, interval=_ASIDE_MS)
        self._aside.timeout.connect(self._resume)

    def start_game(self, texts: TableTexts, setup: Setup) -> None:
        """Prepare for a game in these words."""
        self._texts, self._setup, self._view = texts, setup, None
        self._asked = self._over = self._choice = None
        self._urgent = ""
        self._set_captions(texts)

    @property
    def texts(self) -> TableTexts:
        """The sentences of the game; raises ValueError before the first."""
        if self._texts is None:
            raise ValueError("no game is on the table")
        return self._texts

    @property
    def asked(self) -> str:
        """What the status line says when nothing else is said for a while."""
        return "" if self._asked is None else self._asked.text

    def see(self, view: View) -> None:
        """Describe this position from now on."""
        self._view = view
        self._tell_headline()
        text = self.texts.status.line(view, names_winner=self.names_winner)
        self._show(Saying(text, _seat_of(view.board, names_winner=self.names_winner), lit=False))

    def say(self, text: str, seat: int | None, heard: str = "") -> None:
        """Show a person a question or message, highlighted, with the emblem of their seat.

        ``heard`` is what a screen reader says instead.
        """
        self._show(Saying(text, seat))
        self._announcer.call(heard or text)

    def say_aside(
        self, text: str, seat: int | None, heard: str = "", why: Callable[[], object] | None = None
    ) -> None:
        """Say something for a few seconds, then the previous text again.

        ``heard`` is what a screen reader says in addition, which is shown elsewhere; ``why`` gives a reason.
        """
        self._urgent = ""
        self._write(Saying(text, seat, why=why))
        self._aside.start()
        self._announcer.call(f"{text} {heard}".rstrip())

    def ask_choice(self, text: str, seat: int | None) -> None:
        """Ask a person in the middle of a move how it goes on, until ``end_choice``; nothing is announced."""
        self._choice = Saying(text, seat)
        self._resume()

    def end_choice(self) -> None:
        """Show the previous text again; a refusal stays to be read."""
        self._choice = None
        if not self._aside.isActive():
            self._resume()

    def say_first(self, text: str, seat: int | None) -> None:
        """Say something for a few seconds, before anything asked and instead of anything said meanwhile.

        What a person does ends it: they have read it.
        """
        self.say_aside(text, seat)
        self._urgent = text

    def warn_of_penalty(self, events: Iterable[Event]) -> None:
        """Explain to a player with a penalty that it is too late to tap."""
        for event in events:
            if isinstance(event, Penalised):
                self.say_first(self.texts.events.happened(event), event.seat)

    def interject(
        self, text: str, seat: int, detail: str = "", why: Callable[[], object] | None = None
    ) -> None:
        """Show a person something until ``end_interjection`` or until there is something else to say.

        ``detail`` says more, in the status line's tooltip; ``why`` gives the reason.
        """
        self._over = Saying(text, seat, detail=detail, why=why)
        self._resume()

    def end_interjection(self) -> None:
        """Show the previous text again, unless there has been another since."""
        self._over = None
        self._resume()

    def _set_captions(self, texts: TableTexts) -> None:
        self._table.frame.set_captions(
            Captions(
                names=tuple(texts.seats.names),
                number=points_text,
                left=self.tr("left", "tiles in the boneyard"),
                total=lambda total: f"Σ {points_text(total)}",
                rank=place_text,
                deeds={
                    Deed.DREW: self.tr("drew", "on a player’s name plate: what they did last"),
                    Deed.DREW_AND_PLAYED: self.tr("drew, played", "on a player’s name plate"),
                    Deed.DREW_AND_PASSED: self.tr("drew, passed", "on a player’s name plate"),
                    Deed.PASSED: self.tr("passed", "on a player’s name plate: what they did last"),
                    Deed.COULD_NOT_START: self.tr("cannot start", "on a player’s name plate: a train"),
                },
                player=lambda board, seat: tip(self._player(texts, board, seat)),
                boneyard=texts.boneyard,
            )
        )

    def _player(self, texts: TableTexts, board: Board, seat: int) -> str:
        """Return a seat in words, and everyone's place: the player's own plate has room only for the best."""
        told = texts.player(board, seat, thinking=False)
        if seat != self._table.frame.bottom or not any(board.totals):
            return told
        places, names = board.places(), texts.seats.names
        order = sorted(range(board.players), key=lambda at: (places[at], at))
        lines = (f"{place_text(places[at])} {names[at]}: {points_text(board.totals[at])}" for at in order)
        return "\n".join((told, *lines))

    def _resume(self) -> None:
        self._aside.stop()
        self._urgent = ""
        saying = self._over or self._choice or self._asked
        if saying is not None:
            self._write(saying)

    def _show(self, saying: Saying) -> None:
        self._asked = saying
        self._over = self._choice = None
        if not self._urgent:
            self._aside.stop()
            self._write(saying)
        elif saying.lit:  # what a person is asked cannot wait either
            self._write(Saying(f"{self._urgent} {saying.text}", saying.seat))

    def _write(self, saying: Saying) -> None:
        self.why = saying.why
        self._table.frame.set_status(saying.text, saying.seat, lit=saying.lit, detail=saying.detail)
        self._table.altered.emit()
        self.rewritten.emit()

    def _tell_headline(self) -> None:
        if self._view is None or self._setup is None:
            return
        board = self._view.board
        engine = Labels.tr("engine {tile}").format(tile=tile_text(board.engine))
        if is_guided(self._setup):
            self.headline.emit(BETWEEN.join((rules_name(self._setup), engine)))
            return
        played = Labels.tr("Round {round} of {rounds}").format(
            round=number_text(board.round), rounds=number_text(board.options.rounds)
        )
        day = daily_name(self._setup).replace(" · ", BETWEEN)
        rules = (day, engine) if day else (engine, rules_name(self._setup))
        headline = BETWEEN.join((played, *rules))
        self.headline.emit(headline)


def _seat_of(board: Board, *, names_winner: bool) -> int | None:
    """Return whose turn it is, or who has won or gone out; None if that is not one player."""
    if board.over is None:
        return board.turn
    if names_winner and board.round == board.options.rounds:
        first = board.leaders
    else:
        first = [seat for seat, count in enumerate(board.hands) if count == 0]
    return first[0] if len(first) == 1 else None
