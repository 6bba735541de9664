"""Who is meant and which train: what every sentence about the table must know first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, auto

from msgspec import Struct

from mtdesk.i18n import Context, Labels, filled, tile_text
from mtdesk.rules.options import Options
from mtdesk.rules.view import Over, owner_of, train_of

BranchTexts = Context("BranchTexts")
PlayedOn = Context("PlayedOn")
LiesOn = Context("LiesOn")


class Who(Enum):
    """Whom a sentence is about. The two never share one sentence with a gap: verbs depend on the player."""

    YOU = auto()
    NAME = auto()


class Place(Enum):
    """Whose train a sentence names."""

    OWN = auto()  # that of the player it is about
    YOURS = auto()  # that of the player it addresses
    OTHER = auto()  # that of anyone else, by {owner}
    MEXICAN = auto()  # the only Mexican train
    NUMBERED = auto()  # one of several Mexican trains, by {number}


class Seats(Struct, frozen=True):
    """The players of one game as sentences need them.

    ``you`` is the seat that sentences address, None if several people share the screen or no one plays: then
    everyone is called by name.
    """

    names: tuple[str, ...]
    you: int | None
    options: Options

    def who(self, seat: int) -> Who:
        """Return how to refer to this seat."""
        return Who.YOU if seat == self.you else Who.NAME

    def place(self, end: str, actor: int | None = None) -> Place:
        """Return how to refer to the train of this end in a sentence about ``actor`` (None: about no one)."""
        owner = owner_of(end)
        if owner is None:
            return Place.MEXICAN if self.options.mexican_count(len(self.names)) == 1 else Place.NUMBERED
        if owner == self.you:
            return Place.YOURS
        return Place.OWN if owner == actor else Place.OTHER

    def train(self, end: str) -> dict[str, object]:
        """Return ``owner`` and ``number`` (of a Mexican train, from 1) for a sentence that names a train."""
        owner = owner_of(end)
        if owner is None:
            return {"owner": "", "number": int(train_of(end)[1:]) + 1}
        return {"owner": self.names[owner], "number": ""}


def double_text(pip: int) -> str:
    """Return a double as sentences name it: ``"8–8"``."""
    return tile_text((pip, pip))


def branch_text(end: str) -> str:
    """Return the branch of an end as seen from the station: ``"left branch, then right"``, or nothing."""
    text = ""
    for branch in end.split("/")[1:]:
        is_left = branch == "a"
        if text:
            words = (
                BranchTexts.tr("{branch}, then left") if is_left else BranchTexts.tr("{branch}, then right")
            )
            text = words.format(branch=text)
        else:
            text = BranchTexts.tr("left branch") if is_left else BranchTexts.tr("right branch")
    return text


class SeatTexts(Context):
    """Sentences about the table of one game, in the current language when they are asked for."""

    def __init__(self, options: Options, names: Sequence[str], you: int | None = None) -> None:
        super().__init__()
        self.seats = Seats(tuple(names), you, options)

    def onto(self, end: str, place: Place) -> str:
        """Return on which train a tile is played, such as ``"on Anna’s train (left branch)"``."""
        where = filled(PlayedOn.tr(_PLAYED_ON[place]), **self.seats.train(end))
        branch = branch_text(end)
        return f"{where} ({branch})" if branch else where

    def on(self, end: str, place: Place) -> str:
        """Return on which train a tile lies, such as ``"on Anna’s train"``."""
        return filled(LiesOn.tr(_LIES_ON[place]), **self.seats.train(end))

    def turn(self, seat: int) -> str:
        return self.about(seat, Labels.tr("It is your turn."), Labels.tr("It is {name}’s turn."))

    def about(self, seat: int, to_you: str, by_name: str, **gaps: object) -> str:
        """Return one of two texts about a seat, filled in: the verb depends on whether it says “you”."""
        text = to_you if self.seats.who(seat) is Who.YOU else by_name
        return filled(text, name=self.seats.names[seat], **gaps)


def over_text(over: Over) -> str:
    """Return that a round has ended, and why if nobody has gone out."""
    if over is Over.BLOCKED:
        return Labels.tr("The round is blocked because no one can play.")
    return Labels.tr("The round is over.")


#: Where a tile goes: German has the accusative here, Hungarian -ra or -re.
_PLAYED_ON: Mapping[Place, str] = {
    Place.OWN: PlayedOn.noop("on their own train"),
    Place.YOURS: PlayedOn.noop("on your train"),
    Place.OTHER: PlayedOn.noop("on {owner}’s train"),
    Place.MEXICAN: PlayedOn.noop("on the Mexican train"),
    Place.NUMBERED: PlayedOn.noop("on Mexican train {number}"),
}

#: Where a tile is: German has the dative here, Hungarian -on or -en.
_LIES_ON: Mapping[Place, str] = {
    Place.OWN: LiesOn.noop("on their own train"),
    Place.YOURS: LiesOn.noop("on your train"),
    Place.OTHER: LiesOn.noop("on {owner}’s train"),
    Place.MEXICAN: LiesOn.noop("on the Mexican train"),
    Place.NUMBERED: LiesOn.noop("on Mexican train {number}"),
}
