"""The rules of a table in words, made from its options: pure text, without a window.

``rules_document`` makes a ``Document`` of ``TableRules``, and ``html_body`` makes a page of that.
``explaining`` finds the clause behind a refusal. A clause states in whole sentences what an option means at
this table.
"""
