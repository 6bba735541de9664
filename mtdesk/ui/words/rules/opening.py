"""Before the first turn: aim, tiles, deal, engine and starter (rules.md 2, 3)."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.i18n import number_text
from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS, EngineRule, Scoring
from mtdesk.ui.words.options import option_value
from mtdesk.ui.words.rules.document import Block, Clause, ClauseId, Section, SectionId, Table
from mtdesk.ui.words.rules.part import Part, item, lead
from mtdesk.ui.words.seats import double_text


class AimText(Part):
    """The aim of the game."""

    def section(self) -> Section:
        """Return the aim of the game, as a section."""
        rounds = self.options.rounds
        if self.options.scoring is Scoring.PENALTY:
            sentences = (
                self.tr(
                    "Be the first to play all your tiles. Tiles left in your hand at the end of a round "
                    "[count against you]."
                ),
                self.tr("The game lasts %n round(s); the lowest total wins.", "", rounds),
            )
        else:
            sentences = (
                self.tr(
                    "Be the first to play all your tiles: "
                    "you then [score points] for the tiles that the others have left."
                ),
                self.tr("The game lasts %n round(s); the highest total wins.", "", rounds),
            )
        return Section(SectionId.AIM, self.tr("Aim of the game"), (lead(ClauseId.AIM, *sentences),))


class SetupText(Part):
    """The tiles and how they are dealt."""

    def section(self) -> Section:
        """Return what is done before a round."""
        tables = () if self.rules.players else (self._table(),)
        return Section(SectionId.SETUP, self.tr("Setting up"), (*self._clauses(), *tables))

    def _clauses(self) -> Iterator[Clause]:
        yield self._set()
        if self.options.engine is EngineRule.ASIDE:
            yield item(
                ClauseId.STATION,
                self.tr(
                    "Take out the engine, the double from which all trains in the round start. Put it in "
                    "the station, in the middle of the table."
                ),
            )
            yield item(ClauseId.ENGINE, *StartText(self.rules).engine())
            yield item(ClauseId.SHUFFLE, self.tr("Shuffle the other tiles face down."))
        else:
            yield item(ClauseId.SHUFFLE, self.tr("Shuffle all tiles face down."))
        yield from self._deal()
        if self.options.open_hands:
            yield item(ClauseId.HANDS, self.tr("Keep your tiles face up, so that everyone can see them."))
        else:
            yield item(ClauseId.HANDS, self.tr("Keep your tiles hidden from the others."))

    def _set(self) -> Clause:
        tiles = self.tr("{set}: one tile for every pair of numbers from 0 to {highest}, {count} in all.")
        return lead(
            ClauseId.SET,
            tiles.format(
                set=option_value("set", self.options.set),
                highest=number_text(self.options.set),
                count=number_text(self.options.tile_count),
            ),
            self.tr(
                "A half without pips is a blank; its number is 0. "
                "A tile with the same number on both halves is a double."
            ),
        )

    def _deal(self) -> tuple[Clause, Clause]:
        players = self.rules.players
        hands = set(self._hands().values()) if players is None else {self.options.hand}
        if len(hands) == 1:
            deal = self.tr("Deal %n tile(s) to each player.", "", hands.pop())
        else:
            deal = self.tr("Deal each player the number of tiles in the table below.")
        left = None if players is None else self._boneyard(players, self.options.hand)
        if left is None:
            rest = self.tr("The remaining tiles stay face down: they are the boneyard, from which you draw.")
        elif left > 0:
            rest = self.tr(
                "The remaining %n tile(s) stay face down: they are the boneyard, from which you draw.",
                "",
                left,
            )
        else:
            rest = self.tr("No tiles remain: there is no boneyard to draw from.")
        return item(ClauseId.DEAL, deal), item(ClauseId.BONEYARD, rest)

    def _table(self) -> Table:
        hands = self._hands()
        left = (self._boneyard(players, hand) for players, hand in hands.items())
        return Table(
            (
                (self.tr("Players"), *map(number_text, hands)),
                (self.tr("Tiles each"), *map(number_text, hands.values())),
                (self.tr("Boneyard"), *map(number_text, left)),
            )
        )

    def _hands(self) -> dict[int, int]:
        """Tiles each for every number of players that can be dealt to, or for all if none can."""
        players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
        hands = self.rules.hands or dict.fromkeys(players, self.options.hand)
        playable = {count: hand for count, hand in hands.items() if self._boneyard(count, hand) >= 0}
        return playable or dict(hands)

    def _boneyard(self, players: int, hand: int) -> int:
        aside = self.options.engine is EngineRule.ASIDE
        return self.options.tile_count - players * hand - aside


class StartText(Part):
    """Which double is the engine, and who goes first."""

    def section(self) -> Section:
        """Return what happens before the first turn."""
        blocks: tuple[Block, ...] = (*self._clauses(), *self._tables())
        return Section(SectionId.START, self.tr("Starting a round"), blocks)

    def _clauses(self) -> Iterator[Clause]:
        if self.options.engine is EngineRule.ASIDE:
            yield lead(ClauseId.STARTER, self._starter())
        else:
            station = self.tr(
                "All trains in a round start from one double, the engine. It goes in the station, in the "
                "middle of the table."
            )
            yield lead(ClauseId.STATION, station)
            if self.options.engine is EngineRule.OWN_HIGHEST:
                yield item(ClauseId.STARTER, self._first_to_look())
                yield item(ClauseId.ENGINE, *self.engine())
                yield item(ClauseId.ENGINE_DRAWN, self._drawn())
            else:
                yield item(ClauseId.ENGINE, *self.engine())
                yield item(ClauseId.ENGINE_DRAWN, self._drawn())
                yield item(ClauseId.STARTER, self._first_to_draw())
            yield item(ClauseId.OPENER, self._opener())
        yield item(ClauseId.ORDER, self.tr("Players then take turns clockwise."))

    def engine(self) -> Iterator[str]:
        """Yield which double is the engine, and who has it."""
        single = self.options.rounds == 1
        match self.options.engine:
            case EngineRule.ASIDE | EngineRule.REQUIRED:
                yield self._called(
                    self.tr("The engine is double {number}.")
                    if single
                    else self.tr(
                        "In round 1, the engine is double {number}; in each later round, it is one lower."
                    )
                )
                if self.options.rounds > self.options.set + 1:
                    yield self._called(self.tr("After the double blank comes double {number} again."))
                if self.options.engine is EngineRule.REQUIRED:
                    yield self.tr("The player who has it puts it in the station.")
            case EngineRule.HIGHEST:
                yield self._called(
                    self.tr("Call out the doubles one by one, starting with double {number} and going down.")
                    if single
                    else self.tr(
                        "Call out the doubles one by one, going down. Start with double {number} in round "
                        "1 and one lower in each later round. After the double blank, continue with "
                        "double {number}."
                    )
                )
                yield self.tr(
                    "The first one called that someone has is the engine, and that player puts it in the "
                    "station."
                )
            case EngineRule.OWN_HIGHEST:
                yield self.tr("The first player who has a double puts their highest one in the station.")

    def _called(self, text: str) -> str:
        """Return a sentence about the highest double."""
        return text.format(number=number_text(self.options.set))

    def _drawn(self) -> str:
        match self.options.engine:
            case EngineRule.REQUIRED:
                return self.tr(
                    "If no one has it, draw one tile each in turn, clockwise, until someone draws it and "
                    "puts it in the station. Keep the other tiles you draw."
                )
            case EngineRule.OWN_HIGHEST:
                return self.tr(
                    "If no one has a double, draw one tile each in the same order, until someone draws a "
                    "double and puts it in the station. Keep the other tiles you draw."
                )
            case _:
                return self.tr(
                    "If no one has a double, draw one tile each in turn, clockwise, until someone draws a "
                    "double and puts it in the station. Keep the other tiles you draw."
                )

    def _starter(self) -> str:
        if self.options.rounds == 1:
            return self.tr("A player chosen before the game goes first.")
        return self.tr(
            "In round 1, a player chosen before the game goes first; in each later round, the next player "
            "clockwise does."
        )

    def _first_to_look(self) -> str:
        if self.options.rounds == 1:
            return self.tr(
                "Check your hands for doubles, one player at a time, clockwise. A player chosen before the "
                "game checks first."
            )
        return self.tr(
            "Check your hands for doubles, one player at a time, clockwise. In round 1, a player chosen "
            "before the game checks first; in each later round, the next player clockwise does."
        )

    def _first_to_draw(self) -> str:
        if self.options.rounds == 1:
            return self.tr("A player chosen before the game draws first.")
        return self.tr(
            "In round 1, a player chosen before the game draws first; in each later round, the next player "
            "clockwise does."
        )

    def _opener(self) -> str:
        if self.options.opener_plays:
            return self.tr("The player who put the engine in the station goes first.")
        return self.tr(
            "The player who put the engine in the station does not go first: the next player clockwise does."
        )

    def _tables(self) -> Iterator[Table]:
        if self.options.rounds == 1 or self.options.engine is EngineRule.OWN_HIGHEST:
            return
        rounds = range(1, min(self.options.rounds, self.options.set + 1) + 1)
        yield Table(
            (
                (self.tr("Round"), *map(number_text, rounds)),
                (
                    self.tr("First call", "the double that is called out first")
                    if self.options.engine is EngineRule.HIGHEST
                    else self.tr("Engine"),
                    *(double_text(self.options.set + 1 - round_) for round_ in rounds),
                ),
            )
        )
