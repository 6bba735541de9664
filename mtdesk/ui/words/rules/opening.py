"""Before the first turn: aim, tiles, deal, engine and starter (rules.md 2, 3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mtdesk.i18n import number_text
from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS, EngineRule, Scoring
from mtdesk.ui.words.options import option_value
from mtdesk.ui.words.rules.document import Block, Clause, ClauseId, Section, SectionId, Table
from mtdesk.ui.words.rules.part import Part, item, lead
from mtdesk.ui.words.seats import double_text

_MOST_COLUMNS = 10
"""Values in a row of a table; more are shared out among several tables."""


class AimText(Part):
    """What everybody is after."""

    def section(self) -> Section:
        """The aim of the game."""
        rounds = self.options.rounds
        if self.options.scoring is Scoring.PENALTY:
            sentences = (
                self.tr(
                    "Everybody tries to be the first to lay all their tiles. "
                    "Tiles that are left over when a round ends cost points."
                ),
                self.tr("The game has %n round(s); after the last one the lowest total wins.", "", rounds),
            )
        else:
            sentences = (
                self.tr(
                    "Everybody tries to be the first to lay all their tiles. "
                    "Whoever manages it earns points for the tiles that the others have left."
                ),
                self.tr("The game has %n round(s); after the last one the highest total wins.", "", rounds),
            )
        return Section(SectionId.AIM, self.tr("Aim of the game"), (lead(ClauseId.AIM, *sentences),))


class SetupText(Part):
    """The tiles and how they are dealt."""

    def section(self) -> Section:
        """What is done before a round."""
        hands = (
            self.tr("All hands lie face up: everybody sees the tiles of everybody.")
            if self.options.open_hands
            else self.tr("Nobody sees the tiles in the hands of the others.")
        )
        clauses = (self._set(), self._shuffle(), *self._deal(), item(ClauseId.HANDS, hands))
        tables = () if self.rules.players else (self._table(),)
        return Section(SectionId.SETUP, self.tr("Set-up"), (*clauses, *tables))

    def _set(self) -> Clause:
        tiles = self.tr(
            "{set}: one tile for every pair of numbers from 0 to {highest}, {count} tiles in all."
        )
        return lead(
            ClauseId.SET,
            tiles.format(
                set=option_value("set", self.options.set),
                highest=number_text(self.options.set),
                count=number_text(self.options.tile_count),
            ),
            self.tr("A half without pips is called blank and stands for 0."),
        )

    def _shuffle(self) -> Clause:
        if self.options.engine is EngineRule.ASIDE:
            text = self.tr(
                "Take out the double that is the engine of this round, and shuffle the other tiles face down."
            )
        else:
            text = self.tr("Shuffle all tiles face down.")
        return item(ClauseId.SHUFFLE, text)

    def _deal(self) -> tuple[Clause, Clause]:
        players = self.rules.players
        hands = set(self._hands().values()) if players is None else {self.options.hand}
        if len(hands) == 1:
            deal = self.tr("Every player gets %n tile(s).", "", hands.pop())
        else:
            deal = self.tr("The number of players decides how many tiles everybody gets.")
        left = None if players is None else self._boneyard(players, self.options.hand)
        if left is None:
            rest = self.tr("The other tiles remain face down as the boneyard, from which tiles are drawn.")
        elif left > 0:
            rest = self.tr(
                "%n tile(s) remain face down as the boneyard, from which tiles are drawn.", "", left
            )
        else:
            rest = self.tr("No tile remains: there is no boneyard to draw from.")
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
    """How the engine is found and who begins."""

    def section(self) -> Section:
        """What happens before the first turn."""
        blocks: list[Block] = [
            lead(
                ClauseId.STATION,
                self.tr(
                    "The station is in the middle of the table. In it lies the engine, "
                    "the double from which all trains of the round start."
                ),
            ),
            item(ClauseId.ENGINE, *self._engine()),
        ]
        if self.options.engine is not EngineRule.ASIDE:
            blocks.append(item(ClauseId.ENGINE_DRAWN, self._drawn()))
        blocks.append(item(ClauseId.STARTER, self._starter()))
        if self.options.engine is not EngineRule.ASIDE:
            blocks.append(item(ClauseId.OPENER, self._opener()))
        blocks.append(
            item(ClauseId.ORDER, self.tr("Then the players take their turns one after the other, clockwise."))
        )
        return Section(SectionId.START, self.tr("Engine and start"), (*blocks, *self._tables()))

    def _engine(self) -> Iterator[str]:
        first = double_text(self.options.set)
        single = self.options.rounds == 1
        match self.options.engine:
            case EngineRule.ASIDE if single:
                text = self.tr("The engine is the double {double}.")
            case EngineRule.ASIDE:
                text = self.tr(
                    "In round 1 the engine is the double {double}, in each further round the next lower one."
                )
            case EngineRule.REQUIRED if single:
                text = self.tr("Whoever holds the double {double} lays it as the engine.")
            case EngineRule.REQUIRED:
                text = self.tr(
                    "Whoever holds the double of the round lays it as the engine: in round 1 this is "
                    "{double}, in each further round the next lower one."
                )
            case EngineRule.HIGHEST if single:
                text = self.tr(
                    "The doubles are called out from {double} down; the first one that anybody holds "
                    "is laid as the engine."
                )
            case EngineRule.HIGHEST:
                text = self.tr(
                    "The doubles are called out one after the other, down to the double blank and then on "
                    "from the highest; the first one that anybody holds is laid as the engine. Round 1 "
                    "begins the call with {double}, each further round with the next lower double."
                )
            case EngineRule.OWN_HIGHEST:
                text = self.tr(
                    "The players look for doubles in their hands, one after the other, clockwise: "
                    "the first who has any lays their highest one as the engine."
                )
        yield text.format(double=first)
        if self.options.engine is not EngineRule.OWN_HIGHEST and self.options.rounds > self.options.set + 1:
            yield self.tr("After the double blank it begins again with {double}.").format(double=first)

    def _drawn(self) -> str:
        if self.options.engine is EngineRule.REQUIRED:
            return self.tr(
                "If nobody holds it, the players draw in turn, one tile each, until somebody draws it and "
                "lays it as the engine. The other tiles drawn stay in their hands."
            )
        return self.tr(
            "If nobody holds a double, the players draw in turn, one tile each, until somebody draws a "
            "double and lays it as the engine. The other tiles drawn stay in their hands."
        )

    def _starter(self) -> str:
        single = self.options.rounds == 1
        match self.options.engine:
            case EngineRule.ASIDE if single:
                return self.tr("The first turn belongs to a player chosen before the game.")
            case EngineRule.ASIDE:
                return self.tr(
                    "The first turn of round 1 belongs to a player chosen before the game, "
                    "that of each further round to the next player clockwise."
                )
            case EngineRule.OWN_HIGHEST if single:
                return self.tr("A player chosen before the game is the first to look, or to draw.")
            case EngineRule.OWN_HIGHEST:
                return self.tr(
                    "In round 1 a player chosen before the game is the first to look, or to draw, "
                    "in each further round the next player clockwise."
                )
            case _ if single:
                return self.tr("If tiles have to be drawn, a player chosen before the game begins.")
            case _:
                return self.tr(
                    "If tiles have to be drawn, a player chosen before the game begins in round 1, "
                    "and the next player clockwise in each further round."
                )

    def _opener(self) -> str:
        if self.options.opener_plays:
            return self.tr("Whoever has laid the engine has the first turn as well.")
        return self.tr("The first turn belongs to the player after the one who has laid the engine.")

    def _tables(self) -> Iterator[Table]:
        if self.options.rounds == 1 or self.options.engine is EngineRule.OWN_HIGHEST:
            return
        rounds = range(1, min(self.options.rounds, self.options.set + 1) + 1)
        tables = -(-len(rounds) // _MOST_COLUMNS)
        for part in _shared_out(rounds, tables):
            yield Table(
                (
                    (self.tr("Round"), *map(number_text, part)),
                    (
                        self.tr("First call", "the double that is called out first")
                        if self.options.engine is EngineRule.HIGHEST
                        else self.tr("Engine"),
                        *(double_text(self.options.set + 1 - round_) for round_ in part),
                    ),
                )
            )


def _shared_out(values: Sequence[int], parts: int) -> Iterator[Sequence[int]]:
    """The values in so many runs of nearly the same length, the longer ones first."""
    each = -(-len(values) // parts)
    return (values[start : start + each] for start in range(0, len(values), each))
