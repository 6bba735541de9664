"""The rules of a table in words, made from its options: pure text, without a window.

``rules_document`` makes a ``Document`` of ``TableRules``; ``explaining`` finds the clause for a refusal,
``answer`` the ones for what players type, and ``html_body`` makes a page of it all. A clause tells what an
option decides at this table, in whole sentences.
"""
