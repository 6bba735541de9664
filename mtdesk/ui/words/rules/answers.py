"""Finds where the rules answer a search: in its own words, or in others with the same meaning."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from mtdesk.i18n import Context
from mtdesk.rules.options import SPECS, Options, idle_options
from mtdesk.ui.kit.search import Answer, holds, places, stands_in
from mtdesk.ui.kit.search_words import ANY_NUMBER, numbers_in, telling_words
from mtdesk.ui.words.options import OPTIONS, option_name, option_value
from mtdesk.ui.words.rules.document import ClauseId, Document, SectionId, column_anchor
from mtdesk.ui.words.rules.subjects import NEAREST, WILD, Subject
from mtdesk.ui.words.rules.synonyms import (
    are_named,
    clauses_named,
    has_phrase,
    known_words,
    preset_named,
    usual_words,
    words_for,
)

RuleSearch = Context("RuleSearch")

_SIMILAR = 4
"""The most clauses that are shown instead of words that are nowhere."""
_IN_TABLES: Mapping[SectionId, Subject] = {
    SectionId.SETUP: (ClauseId.DEAL, "hand"),
    SectionId.START: (ClauseId.ENGINE, "engine"),
}
"""What is in the tables of sections."""


def answer(sought: str, document: Document, options: Options) -> Answer:
    """Return where rules answer a text, or else what there is to say of it.

    A text that is in the rules is shown there. A column of a table comes next, then headings and clauses with
    all of its words, and among these the ones that it means. A clause or an option known by words precedes
    clauses in which these happen to be.
    """
    texts = _texts(document)
    page = (*texts.values(), *_beside(document))
    words = usual_words(sought, page)
    if not words:
        return Answer()
    column = _column(words, document)
    if column and not any(holds(words, text, as_typed=True) for text in texts.values()):
        return Answer((column,))
    groups = clauses_named(words, document)
    best = next(iter(groups), [])
    lacking = _named_option(words, best, document)
    having = _having(words, texts, best, is_lacking=bool(lacking))
    if having:
        return Answer((having,), words)
    if lacking:
        return Answer(note=_instead(lacking, options))
    meant = _meant(words, groups, document, options)
    if not stands_in(words, page):
        return meant
    return meant._replace(words=words) if meant.anchors else Answer(words=words)


def _texts(document: Document) -> dict[SectionId | ClauseId, str]:
    """Return the headings and the clauses of rules, from top to bottom."""
    texts: dict[SectionId | ClauseId, str] = {ClauseId.PLAYERS: document.subtitle}
    for section in document.sections:
        texts[section.id] = section.heading
        texts.update((clause.id, clause.text) for clause in section.clauses)
    return texts


def _beside(document: Document) -> Iterator[str]:
    """Yield what rules say beside headings and clauses."""
    yield from (picture.text for picture in document.pictures)
    for section in document.sections:
        yield from (cell for table in section.tables for row in table.rows for cell in row)


def _column(words: str, document: Document) -> str:
    """Return the anchor of the column of a table that is meant by its number and what that counts."""
    numbers = numbers_in(words)
    for section in document.sections:
        for (counted, *heads), *rows in (table.rows for table in section.tables):
            is_counted = has_phrase(words, f"{counted} {ANY_NUMBER}; {ANY_NUMBER} {counted}")
            names = words_for(*_IN_TABLES[section.id]), counted, *numbers, *(row[0] for row in rows)
            if is_counted and numbers[0] in heads and are_named(words, "\n".join(names)):
                return column_anchor(section.id, numbers[0])
    return ""


def _having(
    words: str, texts: Mapping[SectionId | ClauseId, str], best: Sequence[Subject], *, is_lacking: bool
) -> SectionId | ClauseId | None:
    """Return the heading or clause that has what is sought and means it best, of ``best`` ones if possible.

    ``is_lacking``: an option is meant on which there is no clause, so that other clauses do not count.
    """
    spots = places(words, list(texts.values()))
    there = [anchor for anchor, here in zip(texts, spots, strict=True) if here]
    typed = [anchor for anchor in there if holds(words, texts[anchor], as_typed=True)]
    is_phrase = len(words.split()) > 1
    is_asked = any(has_phrase(words, words_for(*one)) for one in best)
    is_typed = is_phrase and bool(typed)
    telling = telling_words(words)
    is_named = is_asked or any(are_named(words, words_for(*one)) for one in best)
    pool = typed if is_typed else there
    headings = [anchor for anchor in pool if isinstance(anchor, SectionId)]
    headings.sort(key=lambda anchor: not all(holds(word, texts[anchor], as_typed=True) for word in telling))
    if not is_phrase or is_asked:
        headings = [anchor for anchor in headings if anchor in typed]
    meant = [clause for clause, _ in best if clause in pool]
    others = typed + there if not is_lacking and (is_typed or not is_named) else []
    return next(iter((*headings, *meant, *others)), None)


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
        also = (one for group in groups[1:] for one in group if are_named(words, words_for(*one)))
        meant = (clause for clause, _ in (*best, *also) if clause in document.ids)
        return Answer(tuple(dict.fromkeys(meant))[:_SIMILAR], note=note)
    for clause, subject in best:
        near = NEAREST.get(clause)
        if near in document.ids:
            return Answer((near,))
        if subject in OPTIONS:
            return Answer(note=_instead(subject, options))
    preset = preset_named(words)
    if preset:
        return Answer(note=RuleSearch.tr("Preset in the house rules: {name}").format(name=preset))
    rest = known_words(words, _texts(document).values())
    if rest:
        return _meant(rest, clauses_named(rest, document), document, options)
    return Answer(words=words)


def _instead(option: str, options: Options) -> str:
    """Return what rules say of an option that they have no clause on."""
    values = {name: getattr(options, name) for name in SPECS}
    if values[option] is False or option in idle_options(values):
        return RuleSearch.tr("Not part of these rules: {option}").format(option=option_name(option))
    form = RuleSearch.tr("Chosen option – {option}: {value}")
    return form.format(option=option_name(option), value=option_value(option, values[option]))
