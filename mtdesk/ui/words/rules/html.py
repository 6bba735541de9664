"""The rules as HTML that looks the same in windows, on paper and in browsers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from itertools import groupby

from mtdesk.ui.words.rules.document import (
    LINKS,
    Block,
    Clause,
    ClauseId,
    Document,
    Picture,
    Section,
    Table,
)

SCREEN, PAPER = 44, 106
"""The letters of a table that are beside one another: with the largest text, and on paper."""
_PADDING = 2
"""Letters that fit between two values."""


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
        yield from _blocks(section, letters)


def _blocks(section: Section, letters: int) -> Iterator[str]:
    for is_list, blocks in groupby(section.blocks, key=_is_item):
        lines = [_block(block, letters) for block in blocks]
        yield f"<ul>{''.join(lines)}</ul>" if is_list else "\n".join(lines)


def _is_item(block: Block) -> bool:
    return isinstance(block, Clause) and not block.leads


def _block(block: Block, letters: int) -> str:
    match block:
        case Table(rows):
            return "\n".join(map(_table, _split(rows, letters)))
        case Picture(_, text, source):
            return f'<p>{_anchor(source)}<img src="{source}" width="220" alt=""><br>{escape(text)}</p>'
        case Clause(id_, written, leads):
            tag = "p" if leads else "li"
            linked = re.sub(r"\[(.+)\]", rf'<a href="#{LINKS.get(id_)}">\1</a>', escape(written))
            return f"<{tag}>{_anchor(id_)}{linked}</{tag}>"


def _split(rows: tuple[tuple[str, ...], ...], letters: int) -> Iterator[list[tuple[str, ...]]]:
    """Yield the rows of each table, the longer ones first."""
    values = len(rows[0]) - 1
    widest = max(len(value) for row in rows for value in row[1:])
    room = letters - max(len(row[0]) for row in rows) - _PADDING
    parts = -(-values * (widest + _PADDING) // room)
    each = -(-values // parts)
    for start in range(1, values + 1, each):
        yield [(row[0], *row[start : start + each]) for row in rows]


def _table(rows: list[tuple[str, ...]]) -> str:
    return f"<table>{''.join(map(_row, rows))}</table>"


def _row(cells: tuple[str, ...]) -> str:
    heading, *values = map(escape, cells)
    return f"<tr><th>{heading}</th>{''.join(f'<td>{value}</td>' for value in values)}</tr>"


def _anchor(name: str) -> str:
    return f'<a name="{name}" id="{name}"></a>'
