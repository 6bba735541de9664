"""Finds where the rules answer a search: in its own words, or in others with the same meaning."""

from __future__ import annotations

from collections.abc import Sequence

from mtdesk.i18n import Context
from mtdesk.rules.options import SPECS, Options, idle_options
from mtdesk.ui.kit.search import Answer, holds, places
from mtdesk.ui.words.options import OPTIONS, option_name, option_value
from mtdesk.ui.words.rules.document import Document
from mtdesk.ui.words.rules.synonyms import (
    NEAREST,
    WILD,
    Subject,
    are_named,
    clauses_named,
    is_known_by,
    preset_named,
    usual_words,
    words_for,
)

RuleSearch = Context("RuleSearch")


def answer(sought: str, document: Document, options: Options) -> Answer:
    """Return where rules answer a text, or else what there is to say of it.

    Headings and clauses with all of its words come first, and among these the ones that it means. Words that
    happen to be in some clause give way to a clause or an option that is known by them.
    """
    texts: dict[str, str] = {}
    for section in document.sections:
        texts[section.id] = section.heading
        texts.update((clause.id, clause.text) for clause in section.clauses)
    words = usual_words(sought, texts.values())
    spots = places(words, list(texts.values()))
    there = [anchor for anchor, here in zip(texts, spots, strict=True) if here]
    typed = [anchor for anchor in there if holds(words, texts[anchor], as_typed=True)]
    groups = clauses_named(words, document)
    best = next(iter(groups), [])
    is_known = any(is_known_by(words, words_for(*one)) for one in best)
    is_phrase = len(words.split()) > 1
    is_typed = is_phrase and bool(typed) and not is_known
    pool = typed if is_typed else there
    headings = {section.id for section in document.sections}
    if not is_phrase or is_known:
        headings.intersection_update(typed)
    firsts = [
        *(anchor for anchor in pool if anchor in headings),
        *(clause for clause, _ in best if clause in pool),
    ]
    lacking = _named_option(words, best, document)
    is_named = is_known or any(are_named(words, words_for(*one)) for one in best)
    if not lacking and (is_typed or not is_named):
        firsts += typed + there
    if firsts:
        return Answer((firsts[0],), words)
    if lacking:
        return Answer(note=_instead(lacking, options))
    return _meant(words, groups, document, options)


def _named_option(words: str, best: Sequence[Subject], document: Document) -> str:
    """Return the option that is called by its name, if these rules have no clause on it."""
    return next(
        (
            option
            for clause, option in best
            if clause not in document.ids
            and option in OPTIONS
            and are_named(words, option_name(option))
            and are_named(option_name(option), words)
        ),
        "",
    )


def _meant(words: str, groups: Sequence[Sequence[Subject]], document: Document, options: Options) -> Answer:
    """Return the clauses that a text means, or what these rules say instead of one."""
    best = next(iter(groups), [])
    if any(clause in document.ids for clause, _ in best):
        is_joker = next(subject for clause, subject in best if clause in document.ids) == WILD
        note = RuleSearch.tr("No tile is wild: a blank counts as 0.") if is_joker else ""
        meant = (clause for group in groups for clause, _ in group if clause in document.ids)
        return Answer(tuple(dict.fromkeys(meant)), note=note)
    for clause, subject in best:
        near = NEAREST.get(clause)
        if near in document.ids:
            return Answer((near,))
        if subject in OPTIONS:
            return Answer(note=_instead(subject, options))
    preset = preset_named(words)
    if preset:
        return Answer(note=RuleSearch.tr("Preset in the house rules: {name}").format(name=preset))
    return Answer(words=words)


def _instead(option: str, options: Options) -> str:
    """Return what rules say of an option that they have no clause on."""
    values = {name: getattr(options, name) for name in SPECS}
    if values[option] is False or option in idle_options(values):
        return RuleSearch.tr("Not part of these rules: {option}").format(option=option_name(option))
    form = RuleSearch.tr("Chosen option – {option}: {value}")
    return form.format(option=option_name(option), value=option_value(option, values[option]))
