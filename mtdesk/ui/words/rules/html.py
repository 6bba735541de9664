"""The rules as HTML that looks the same in windows, on paper and in browsers."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby

from mtdesk.ui.words.rules.document import Block, Clause, Document, Section, Table


def html_body(document: Document) -> str:
    """Return the inside of a page; sections and clauses are anchors by their ids."""
    return "\n".join(_lines(document))


def _lines(document: Document) -> Iterator[str]:
    yield f"<h1>{escape(document.title)}</h1>"
    yield f"<p>{escape(document.subtitle)}</p>"
    for section in document.sections:
        yield f"<h2>{_anchor(section.id)}{escape(section.heading)}</h2>"
        yield from _blocks(section)


def _blocks(section: Section) -> Iterator[str]:
    for is_list, blocks in groupby(section.blocks, key=_is_item):
        lines = map(_block, blocks)
        yield f"<ul>{''.join(lines)}</ul>" if is_list else "\n".join(lines)


def _is_item(block: Block) -> bool:
    return isinstance(block, Clause) and not block.leads


def _block(block: Block) -> str:
    match block:
        case Table(rows):
            return f"<table>{''.join(map(_row, rows))}</table>"
        case Clause(id_, text, leads):
            tag = "p" if leads else "li"
            return f"<{tag}>{_anchor(id_)}{escape(text)}</{tag}>"


def _row(cells: tuple[str, ...]) -> str:
    heading, *values = map(escape, cells)
    return f"<tr><th>{heading}</th>{''.join(f'<td>{value}</td>' for value in values)}</tr>"


def _anchor(name: str) -> str:
    return f'<a name="{name}" id="{name}"></a>'
