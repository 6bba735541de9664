"""What is chosen for a new game: who sits where, the rules, how long it lasts and who starts."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from mtdesk.ai.levels import USUAL
from mtdesk.game_choice import (
    check_choice,
    looks_of,
    name_problem,
    options_of,
    playable,
    player_of,
    setup_of,
)
from mtdesk.record.model import Setup
from mtdesk.record.rule_sets import RuleSet, rule_set_of
from mtdesk.rules.options import (
    MIN_PLAYERS,
    OptionError,
    Options,
    doubles_due,
    idle_options,
)
from mtdesk.settings import GameChoice, PlayerChoice
from mtdesk.ui.words.errors import error_text
from mtdesk.ui.words.people import NameGiver, names_problem

if TYPE_CHECKING:
    from mtdesk.record.deal_code import SharedDeal

_FIRST_COMPUTERS = 3


class SeatChoice(msgspec.Struct, eq=False):
    """A seat and who plays there; ``level`` is None for a person."""

    name: str
    level: str | None = None
    on_phone: bool = False
    """Whether a person plays there with the tiles on a phone."""
    is_given: bool = True
    """Whether the program gave the name, so that it may follow who plays, and the language."""
    spare: str = ""
    """The name of a computer whose own has been cleared."""

    @property
    def kind(self) -> Literal["human", "computer"]:
        return "human" if self.level is None else "computer"

    def player(self) -> PlayerChoice:
        """Return the player as chosen, the name without blanks around it."""
        name = self.name.strip()
        return PlayerChoice(self.kind, name or self.spare if self.level else name, self.level)


class SetupModel(QObject):
    """The choice for a new game, starting with ``last``; ``choice`` returns it, ``problem`` what is wrong.

    ``levels`` are the strengths of computers, weakest first; ``people`` are names of people who have played;
    ``rng`` draws computers' names, ``looks`` are the colours and emblems that players have chosen, ``phones``
    the seats of people who play on one; ``kept`` are names that stay in any language, as those of a game in
    progress. ``seated`` reports seats that came, went or moved, ``changed`` any change; ``look_chosen``
    carries a player's name and the look that is to stay with it.
    """

    look_chosen = Signal(str, int)
    seated = Signal()
    changed = Signal()

    def __init__(
        self,
        last: GameChoice,
        levels: Sequence[str],
        people: Sequence[str],
        rng: random.Random,
        looks: Mapping[str, int] = MappingProxyType({}),
        phones: Collection[int] = (),
        kept: Collection[str] = (),
    ) -> None:
        super().__init__()
        choice = playable(last, levels)
        self.levels, self.names = tuple(levels), NameGiver(people, rng, self)
        self._looks, self._kept = looks, kept
        self.rules = rule_set_of(choice.rule_set, choice.preset, choice.changes)
        self.rounds = choice.rounds
        """None: those of the rules, but none after double 0 if a first engine is chosen."""
        self.first_engine = choice.first_engine
        """The double of round 1; None: that of the rules."""
        self.deal: SharedDeal | None = None
        """What a deal code holds, if one is to be played: it decides everything but who sits where."""
        self.seats: list[SeatChoice] = []
        for player in choice.players:
            self._take_seat(player)
        if not choice.players:
            self._add_seat(None)
            self._add_computers(1 + _FIRST_COMPUTERS)
        for at, seat in enumerate(self.seats):
            seat.on_phone = at in phones and seat.level is None
        first = choice.first_starter
        self.starter: SeatChoice | None = (
            None if first is None or first >= len(self.seats) else self.seats[first]
        )
        """Who starts; None: drawn by lot."""

    def _take_seat(self, player: PlayerChoice) -> None:
        """Seat a player of an earlier game; a name that was given then is one of the current language."""
        name, is_given = player.name, player.kind == "computer" and NameGiver.is_given(player.name)
        if name not in self._kept and player.kind == "human":
            here = self.names.in_language(name)
            name = name if here in (seat.name for seat in self.seats) else here
        is_foreign = is_given and name not in self._kept and not NameGiver.is_usual(name)
        self._add_seat(player.level, "" if is_foreign else name, is_given=is_given)

    def _add_seat(self, level: str | None, name: str = "", *, is_given: bool = True) -> None:
        """Add a seat at the end; a name that the program gives may be left to it."""
        seat = SeatChoice(name, level, is_given=is_given)
        self.seats.append(seat)
        if is_given and not name:
            seat.name = self._name(seat)

    def _add_computers(self, count: int) -> None:
        """Add computers until there are this many seats."""
        while len(self.seats) < count:
            self._add_seat(USUAL)

    def _name(self, seat: SeatChoice) -> str:
        """Return a name for a seat that no one else at the table has."""
        taken = [other.player().name for other in self.seats if other is not seat]
        return self.names.person(taken) if seat.level is None else self.names.computer(taken)

    # Seats

    @property
    def may_remove(self) -> bool:
        """Whether one player fewer can play."""
        return self.deal is None and len(self.seats) > MIN_PLAYERS

    def remove(self, seat: SeatChoice) -> None:
        """Take a seat away; if its player was to start, the lot decides."""
        self.seats.remove(seat)
        if self.starter is seat:
            self.starter = None
        self._report_seats()

    def move(self, seat: SeatChoice, place: int) -> None:
        """Move a seat to a place, from 0; those between make room."""
        self.seats.remove(seat)
        self.seats.insert(place, seat)
        self._report_seats()

    def have_seats(self, count: int) -> None:
        """Have this many players: computers join them, or the last ones leave."""
        del self.seats[count:]
        if self.starter not in self.seats:
            self.starter = None
        self._add_computers(count)
        self._report_seats()

    @property
    def phones(self) -> frozenset[int]:
        return frozenset(at for at, seat in enumerate(self.seats) if seat.on_phone)

    def rename(self, seat: SeatChoice, name: str) -> None:
        """Give a seat a name that someone typed; a computer without one gets another."""
        seat.name, seat.is_given = name, False
        if not name.strip() and seat.level is not None:
            seat.spare = self._name(seat)
        self.changed.emit()

    def give_to(self, seat: SeatChoice, level: str | None, *, on_phone: bool = False) -> None:
        """Give a seat to a computer of this level, or to a person (None); a given name follows that."""
        seat.on_phone = on_phone
        was_person, seat.level = seat.level is None, level
        if was_person is not (level is None) and (seat.is_given or not seat.name.strip()):
            seat.name, seat.is_given = self._name(seat), True
        self.changed.emit()

    @property
    def looks(self) -> tuple[int, ...]:
        """By seat, which of the ten colours and emblems its player has."""
        return looks_of([seat.player().name for seat in self.seats], self._looks)

    def use_looks(self, looks: Mapping[str, int]) -> None:
        """Give players the looks that they have chosen now."""
        self._looks = looks
        self.changed.emit()

    def _report_seats(self) -> None:
        self.seated.emit()
        self.changed.emit()

    # Rules, rounds, who starts

    def choose_rules(self, rules: RuleSet) -> None:
        """Choose rules; a new number of rounds in the same house rules holds here, too.

        So does another first engine; one that is not in the set goes, or has no effect.
        """
        old, new = self.rules.values(), rules.values()
        if rules.name and rules.name == self.rules.name and new["rounds"] != old["rounds"]:
            self.rounds = None
        is_idle = "first_engine" in idle_options(new)
        is_too_high = (self.first_engine or 0) > new["set"]
        if is_idle or is_too_high or new["first_engine"] != old["first_engine"]:
            self.first_engine = None
        self.rules = rules
        self.changed.emit()

    def take_rules(self, rules: RuleSet) -> None:
        """Choose edited rules: with unnamed ones, a number of rounds belongs to this game alone.

        A round for each double belongs to the set and the first engine.
        """
        changes = dict(rules.changes)
        rounds, others = changes.pop("rounds", None), changes.keys() & {"set", "first_engine"}
        if (
            not rules.name
            and isinstance(rounds, int)
            and not (others and rounds == doubles_due(rules.values()))
        ):
            self.rounds, rules = rounds, RuleSet("", rules.preset, changes)
        self.choose_rules(rules)

    def take_deal(self, deal: SharedDeal | None) -> None:
        """Play the deal of a code, with as many players as it has; None: play another deal."""
        self.deal = deal
        self.have_seats(len(self.seats) if deal is None else deal.players)

    @property
    def rounds_of_rules(self) -> int:
        """How many rounds the game has if no number is chosen."""
        return options_of(msgspec.structs.replace(self.choice(), rounds=None)).rounds

    @property
    def options(self) -> Options:
        return self.options_from(self.first_engine) if self.deal is None else self.deal.options

    def options_from(self, first_engine: int | None) -> Options:
        """Return the options as now chosen, but with this first engine; None: that of the rules."""
        return options_of(msgspec.structs.replace(self.choice(), first_engine=first_engine))

    def choose_first_engine(self, first: int | None) -> None:
        """Choose the double of round 1; None: that of the rules."""
        self.first_engine = first
        self.changed.emit()

    def choose_rounds(self, rounds: int | None) -> None:
        self.rounds = rounds
        self.changed.emit()

    def choose_starter(self, seat: SeatChoice | None) -> None:
        self.starter = seat
        self.changed.emit()

    # The answer

    def choice(self) -> GameChoice:
        """Return the game as now chosen; it can be played if there is no problem."""
        return GameChoice(
            preset=self.rules.preset,
            changes=dict(self.rules.changes),
            rule_set=self.rules.name,
            players=tuple(seat.player() for seat in self.seats),
            rounds=self.rounds,
            first_engine=self.first_engine,
            first_starter=None if self.starter is None else self.seats.index(self.starter),
        )

    def setup(self, seed: str, draw_lots: Callable[[int], int]) -> Setup:
        """Return the game as now chosen, as `setup_of` does, or that of the deal code."""
        deal = self.deal
        if deal is None:
            return setup_of(self.choice(), seed, draw_lots)
        players = tuple(player_of(seat.player()) for seat in self.seats)
        return Setup(deal.preset, deal.options, players, deal.first_starter, deal.seed)

    def problem(self) -> str:
        """Return why the game cannot start as chosen, in a sentence; empty if it can."""
        found = name_problem([seat.player().name for seat in self.seats])
        if found is not None:
            return names_problem(found)
        try:
            if self.deal is None:
                check_choice(self.choice())
        except OptionError as error:
            return error_text(error)
        return ""
