"""The rules as a document: sections of sentences and small tables, each with an id that can be linked to."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from html import escape
from itertools import groupby

from mtdesk.i18n import Context
from mtdesk.rules.options import Options

RulesText = Context("RulesText")

SCREEN, PAPER = 44, 106
"""The letters of a table that are beside one another: with the largest text, and on paper."""
_PADDING = 2
"""Letters that fit between two values."""


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
    DAILY_FIRST = "first-result"
    DAILY_ROW = "days-in-a-row"
    PLAYERS = "players"
    """Says who can play, above the first section."""
    AIM = "aim-of-the-game"
    SET = "tiles-of-the-set"
    MARKERS = "everyone-takes-a-marker"
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
class Clause:
    """One or more sentences on one point; ``leads`` if it opens its section instead of being in its list."""

    id: ClauseId
    written: str
    """Its text; [what is in brackets] leads to the section of ``LINKS``."""
    leads: bool = False

    @property
    def text(self) -> str:
        return self.written.replace("[", "").replace("]", "")


def lead(clause: ClauseId, *sentences: str) -> Clause:
    """Return a clause that opens its section."""
    return Clause(clause, " ".join(sentences), leads=True)


def item(clause: ClauseId, *sentences: str) -> Clause:
    """Return a clause in the list of its section."""
    return Clause(clause, " ".join(sentences))


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of texts, each with its heading first; all rows are equally long."""

    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what is under it, in reading order.

    One with a ``caption`` has a picture after its first clause, which is known by ``picture_source``.
    """

    id: SectionId
    heading: str
    clauses: tuple[Clause, ...]
    tables: tuple[Table, ...] = ()
    caption: str = ""

    @property
    def picture_source(self) -> str:
        """The name by which pages refer to the picture."""
        return f"picture:{self.id}"


@dataclass(frozen=True, slots=True)
class Document:
    """The rules of one table in the language in which they were written."""

    title: str
    subtitle: str
    sections: tuple[Section, ...]

    @property
    def clauses(self) -> dict[ClauseId, str]:
        """What its clauses say, from top to bottom."""
        clauses = (clause for section in self.sections for clause in section.clauses)
        return {ClauseId.PLAYERS: self.subtitle, **{clause.id: clause.text for clause in clauses}}


@dataclass(frozen=True, slots=True)
class TableRules:
    """The rules to be put into words.

    ``players`` sit at the table, or their number is open; then ``hands`` are the tiles each by number of
    players, if they depend on it. ``is_daily``: they are those of a deal of the day.
    """

    options: Options
    name: str
    players: int | None = None
    hands: Mapping[int, int] | None = None
    is_daily: bool = False


def html_body(document: Document, letters: int = SCREEN) -> str:
    """Return the inside of a page; sections and clauses are anchors by their ids.

    Tables that are wider than ``letters`` are split among several of nearly the same width.
    """
    return "\n".join(_lines(document, letters))


def _lines(document: Document, letters: int) -> Iterator[str]:
    yield f"<h1>{escape(document.title)}</h1>"
    yield f"<p>{_anchor(ClauseId.PLAYERS)}{escape(document.subtitle)}</p>"
    for section in document.sections:
        yield f"<h2>{_anchor(section.id)}{escape(section.heading)}</h2>"
        for leads, clauses in groupby(section.clauses, key=lambda clause: clause.leads):
            lines = [f"{_anchor(clause.id)}{_linked(clause)}" for clause in clauses]
            if leads:
                yield from (f"<p>{line}</p>" for line in lines)
                yield from _picture(section)
            else:
                yield f"<ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"
        for table in section.tables:
            yield from (f"<table>{''.join(map(_row, rows))}</table>" for rows in _split(table, letters))


def _linked(clause: Clause) -> str:
    return re.sub(r"\[(.+)\]", rf'<a href="#{LINKS.get(clause.id)}">\1</a>', escape(clause.written))


def _picture(section: Section) -> Iterator[str]:
    if section.caption:
        source = section.picture_source
        image = f'<img src="{source}" width="220" alt="">'
        yield f"<p>{_anchor(source)}{image}<br>{escape(section.caption)}</p>"


def _split(table: Table, letters: int) -> Iterator[list[tuple[str, ...]]]:
    """Yield the rows of each table, the longer ones first."""
    values = len(table.rows[0]) - 1
    widest = max(len(value) for row in table.rows for value in row[1:])
    room = letters - max(len(row[0]) for row in table.rows) - _PADDING
    parts = -(-values * (widest + _PADDING) // room)
    each = -(-values // parts)
    for start in range(1, values + 1, each):
        yield [(row[0], *row[start : start + each]) for row in table.rows]


def _row(cells: tuple[str, ...]) -> str:
    heading, *values = map(escape, cells)
    return f"<tr><th>{heading}</th>{''.join(f'<td>{value}</td>' for value in values)}</tr>"


def _anchor(name: str) -> str:
    return f'<a name="{name}" id="{name}"></a>'
