"""The rules of a table in words, made from its options: pure text, without a window.

``rules_document`` makes a ``Document`` of ``TableRules``; ``explaining`` finds the clause for a refusal,
``meant_by`` the one for a word that is not in it, and ``html_body`` makes a page of it all. A clause tells
what an option decides at this table, in whole sentences.
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
from mtdesk.ui.words.rules.html import PAPER, html_body
from mtdesk.ui.words.rules.synonyms import Meaning, meant_by
from mtdesk.ui.words.rules.writing import EXPLAINED_BY, explaining, rules_document

__all__ = [
    "EXPLAINED_BY",
    "PAPER",
    "Block",
    "Clause",
    "ClauseId",
    "Document",
    "Meaning",
    "Section",
    "SectionId",
    "Table",
    "TableRules",
    "explaining",
    "html_body",
    "meant_by",
    "rules_document",
]
