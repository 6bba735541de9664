"""Trains, the first turn, and every other turn (rules.md 4.1 to 4.3, 4.5)."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.rules.options import PER_PLAYER, FirstTurnDouble, OwnStart
from mtdesk.ui.words.rules.document import Clause, ClauseId, Section, SectionId
from mtdesk.ui.words.rules.part import Part, item, lead


class TrainsText(Part):
    """Which trains there are, what fits them, and who may lay on them."""

    def section(self) -> Section:
        """The trains."""
        own = self.tr(
            "Every player builds a personal train, which leads from the station towards their own place."
        )
        clauses = [
            lead(ClauseId.OWN_TRAIN, own),
            item(ClauseId.MATCH, *self._match()),
            item(ClauseId.MEXICAN, self._mexican()),
            item(ClauseId.WHERE, self._where()),
        ]
        if self.options.own_first:
            clauses.append(item(ClauseId.OWN_FIRST, self._own_first()))
        return Section(SectionId.TRAINS, self.tr("Trains"), tuple(clauses))

    def _match(self) -> Iterator[str]:
        if self.options.own_start is OwnStart.ENGINE:
            yield self.tr("A train begins with a tile that shows the number of the engine.")
        else:
            yield self.tr("A personal train begins with any tile, whichever way round.")
            if self.options.mexican_trains:
                yield self.tr("A Mexican train begins with a tile that shows the number of the engine.")
        yield self.tr("Each further tile is laid so that the halves that touch show the same number.")

    def _mexican(self) -> str:
        match self.options.mexican_trains:
            case 0:
                return self.tr("There is no Mexican train: every train belongs to somebody.")
            case 1:
                return self.tr(
                    "In addition there is one Mexican train. It belongs to nobody, and everybody may lay on "
                    "it."
                )
        assert self.options.mexican_trains == PER_PLAYER
        if self.rules.players is None:
            return self.tr(
                "In addition there are as many Mexican trains as players. They belong to nobody, "
                "and everybody may lay on them."
            )
        return self.tr(
            "In addition there are %n Mexican train(s), as many as players. They belong to nobody, "
            "and everybody may lay on them.",
            "",
            self.rules.players,
        )

    def _where(self) -> str:
        if self.options.fork:
            return self.tr(
                "You may lay on every end of your own train. The train of another player is closed to you, "
                "except for an end that bears a marker."
            )
        return self.tr(
            "You may always lay on your own train. The train of another player is closed to you, "
            "unless it bears a marker."
        )

    def _own_first(self) -> str:
        if self.options.mexican_trains:
            return self.tr(
                "As long as your own train is empty, you may lay only there or on a Mexican train that has "
                "been begun. Until then you may not use the markers of others."
            )
        return self.tr(
            "As long as your own train is empty, you may lay only there. "
            "Until then you may not use the markers of others."
        )


class FirstTurnText(Part):
    """The chain of a first turn."""

    def section(self) -> Section | None:
        """The first turn, if it is a special one."""
        if not self.has_chain:
            return None
        chain = self.tr(
            "In your first turn of a round you lay on your own train only: as many tiles as you like, "
            "each on the one before."
        )
        stop = self.tr(
            "After each tile you may stop; the turn ends by itself when nothing in your hand fits any more."
        )
        clauses = (
            lead(ClauseId.CHAIN, chain, stop),
            item(ClauseId.CHAIN_STUCK, self._least()),
            item(ClauseId.CHAIN_DOUBLES, *self._doubles()),
        )
        return Section(SectionId.FIRST_TURN, self.tr("The first turn"), clauses)

    def _least(self) -> str:
        if self.options.own_start is OwnStart.ANY:
            return self.tr(
                "You have to lay at least one tile; you always can, for any tile begins your train."
            )
        if self.options.first_turn_draw:
            return self.tr(
                "If one of your tiles fits, you have to lay at least one. If none does, you draw one: "
                "if it fits, you lay it, and the turn ends with it; otherwise you pass. "
                "If the boneyard is empty, you pass at once."
            )
        return self.tr(
            "If one of your tiles fits, you have to lay at least one. If none does, you pass without drawing."
        )

    def _doubles(self) -> Iterator[str]:
        yield self.tr("Doubles ask for nothing more in this turn, and you may lay any number of them.")
        if not self.has_open_doubles:
            return
        if self.options.first_turn_double is FirstTurnDouble.DEFERRED:
            yield self.tr(
                "If your chain ends with one, it is an open double. It does not bind anybody in a first "
                "turn, but in all turns after those."
            )
        else:
            yield self.tr("None of them is an open double, not even one with which your chain ends.")


class TurnText(Part):
    """The ordinary turn."""

    def section(self) -> Section:
        """What is done in a turn."""
        heading = self.tr("All further turns") if self.has_chain else self.tr("A turn")
        clauses: tuple[Clause, ...] = (
            lead(ClauseId.LAY, self.tr("You lay one tile. Unless it is a double, your turn ends with it.")),
            item(
                ClauseId.MUST_LAY,
                self.tr(
                    "If you can lay a tile, you have to. You may draw or pass only when none can be laid."
                ),
            ),
            item(
                ClauseId.DRAW,
                self.tr(
                    "If you cannot lay, you draw one tile. If you can lay then, you have to; otherwise you "
                    "pass. If the boneyard is empty, you pass without drawing."
                ),
            ),
        )
        return Section(SectionId.TURN, heading, clauses)
