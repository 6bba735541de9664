"""The rules as a document: sections of sentences and small tables, each with an id that can be linked to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from mtdesk.rules.options import Options
from mtdesk.ui.words.options.scene import Scene


class SectionId(StrEnum):
    """What a section is about; rule sets have only those they need."""

    DAILY = "deal-of-the-day"
    AIM = "aim"
    SETUP = "set-up"
    START = "start"
    TRAINS = "trains"
    FIRST_TURN = "first-turn"
    TURN = "turn"
    MARKERS = "markers"
    DOUBLES = "doubles"
    OPEN_DOUBLES = "open-doubles"
    FORKS = "forks"
    TAPPING = "tapping"
    END = "end"
    SCORES = "scores"


class ClauseId(StrEnum):
    """What a clause decides; no two clauses of a document have the same."""

    DAILY = "same-for-everyone"
    DAILY_EXPERT = "expert-total"
    DAILY_TRIES = "first-try"
    DAILY_ROW = "days-in-a-row"
    PLAYERS = "players"
    """Says who can play, above the first section."""
    AIM = "aim-of-the-game"
    SET = "tiles-of-the-set"
    SHUFFLE = "shuffle"
    DEAL = "deal"
    BONEYARD = "boneyard"
    HANDS = "hands"
    STATION = "station"
    ENGINE = "engine"
    ENGINE_DRAWN = "engine-drawn"
    STARTER = "starter"
    OPENER = "opener"
    ORDER = "order"
    OWN_TRAIN = "own-train"
    MATCH = "match"
    MEXICAN = "mexican-train"
    WHERE = "where"
    OPEN_DOUBLES_FIRST = "open-doubles-first"
    OWN_FIRST = "own-first"
    CHAIN = "chain"
    CHAIN_STUCK = "chain-stuck"
    CHAIN_DOUBLES = "chain-doubles"
    LAY = "lay"
    MUST_LAY = "must-lay"
    DRAW = "draw"
    FOLLOW_UP = "follow-up"
    DOUBLES_LIMIT = "doubles-limit"
    FOLLOW_UP_DEAD = "follow-up-dead"
    FOLLOW_UP_STUCK = "follow-up-stuck"
    OPEN_DOUBLE = "open-double"
    SEVERAL_OPEN = "several-open"
    OPEN_STUCK = "open-stuck"
    CHAIN_OPEN = "chain-open"
    DEAD_DOUBLE = "dead-double"
    FORK = "fork"
    FORK_COVER = "fork-cover"
    FORK_MARKER = "fork-marker"
    MARKER_ON = "marker-on"
    MARKER_OFF = "marker-off"
    TAP = "tap"
    TAP_AGAIN = "tap-again"
    TAP_PENALTY = "tap-penalty"
    OUT = "out"
    CHAIN_OUT = "chain-out"
    LAST_DOUBLE = "last-double"
    BLOCKED = "blocked"
    HAND_VALUE = "hand-value"
    DOUBLE_BLANK = "double-blank"
    SCORING = "scoring"
    WINNER = "winner"


@dataclass(frozen=True, slots=True)
class Clause:
    """One or more sentences on one point; ``leads`` if it opens its section instead of being in its list."""

    id: ClauseId
    written: str
    """Its text; [what is in brackets] leads to the section of ``LINKS``."""
    leads: bool = False

    @property
    def text(self) -> str:
        """What it says."""
        return self.written.replace("[", "").replace("]", "")


LINKS: Mapping[ClauseId, SectionId] = {
    ClauseId.AIM: SectionId.SCORES,
    ClauseId.CHAIN_STUCK: SectionId.MARKERS,
    ClauseId.LAY: SectionId.DOUBLES,
    ClauseId.WHERE: SectionId.MARKERS,
    ClauseId.OPEN_DOUBLES_FIRST: SectionId.OPEN_DOUBLES,
    ClauseId.DRAW: SectionId.MARKERS,
}
"""The sections that explain words of clauses."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of texts, each with its heading first; all rows are equally long."""

    rows: tuple[tuple[str, ...], ...]


class Picture(NamedTuple):
    """A scene, a sentence that says what it shows, and the name by which pages refer to it."""

    scene: Scene
    text: str
    source: str


Block = Clause | Table | Picture


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what is under it, in reading order."""

    id: SectionId
    heading: str
    blocks: tuple[Block, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """What it says in sentences."""
        return tuple(block for block in self.blocks if isinstance(block, Clause))

    @property
    def tables(self) -> tuple[Table, ...]:
        """What it says in tables."""
        return tuple(block for block in self.blocks if isinstance(block, Table))


@dataclass(frozen=True, slots=True)
class Document:
    """The rules of one table in the language in which they were written."""

    title: str
    subtitle: str
    sections: tuple[Section, ...]

    @property
    def ids(self) -> frozenset[ClauseId]:
        """The ids of its clauses."""
        return frozenset(self.clauses)

    @property
    def clauses(self) -> dict[ClauseId, str]:
        """What its clauses say, from top to bottom."""
        clauses = (clause for section in self.sections for clause in section.clauses)
        return {ClauseId.PLAYERS: self.subtitle, **{clause.id: clause.text for clause in clauses}}

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """Its pictures."""
        blocks = (block for section in self.sections for block in section.blocks)
        return tuple(block for block in blocks if isinstance(block, Picture))


@dataclass(frozen=True, slots=True)
class TableRules:
    """The rules to be put into words.

    ``name`` gives what they are called, in the current language. ``players`` sit at the table, or their
    number is open; then ``hands`` are the tiles each by number of players, if they depend on it.
    ``is_daily``: they are those of a deal of the day.
    """

    options: Options
    name: Callable[[], str]
    players: int | None = None
    hands: Mapping[int, int] | None = None
    is_daily: bool = False
