"""The rules of a table in words, made from its options: pure text, without a window.

``rules_document`` makes a ``Document`` of ``TableRules``; ``explaining`` finds the clause for a refusal, and
``html_body`` makes a page of it all. A clause says in whole sentences what an option decides at this table.
"""

from mtdesk.ui.words.rules.document import (
    Block,
    Clause,
    ClauseId,
    Document,
    Section,
    SectionId,
    Table,
    TableRules,
)
from mtdesk.ui.words.rules.html import html_body
from mtdesk.ui.words.rules.writing import EXPLAINED_BY, explaining, rules_document

__all__ = [
    "EXPLAINED_BY",
    "Block",
    "Clause",
    "ClauseId",
    "Document",
    "Section",
    "SectionId",
    "Table",
    "TableRules",
    "explaining",
    "html_body",
    "rules_document",
]
