"""Statistics, fairness and the file of all data in words."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mtdesk.i18n import Context, Labels, decimal_text, file_text, number_text, some_text
from mtdesk.paths import JOURNAL
from mtdesk.stats.store import StoreError, StoreFault
from mtdesk.ui.words.presets import preset_name

if TYPE_CHECKING:
    from mtdesk.stats.figures import GameRules

StatisticsTexts = Context("StatisticsTexts")
ArchiveTexts = Context("ArchiveTexts")
_KINDS = (".mtrain", ".mtrules", ".mtscore")

#: a share such as 63 %, as the language writes it
_PERCENT = Labels.noop("{number}%")

_STORE: Mapping[StoreFault, str] = {
    StoreFault.DAMAGED: StatisticsTexts.noop(
        "The statistics were damaged and are being recounted from the saved games. The old file is kept as "
        "“{file}”."
    ),
    StoreFault.REFUSED: StatisticsTexts.noop(
        "“{file}” cannot be used. Your games will be counted later, and nothing is lost."
    ),
}

_USUAL_FROM, _POSSIBLE_FROM = 0.05, 0.001


def rules_name(rules: GameRules) -> str:
    """Return what the rules of a counted game are called; those of another version keep their names."""
    try:
        return rules.name or preset_name(rules.preset)
    except KeyError:
        return rules.preset


def percent_text(share: float) -> str:
    """Return a share from 0 to 1 as a whole percentage: ``"63 %"``."""
    return Labels.said(_PERCENT, number=number_text(round(100 * share)))


def exact_percent_text(share: float) -> str:
    """Return a share from 0 to 1 as a percentage with one decimal place: ``"14,4 %"``."""
    return Labels.said(_PERCENT, number=decimal_text(100 * share))


def store_text(error: StoreError) -> str:
    """Return what happened to the database."""
    return StatisticsTexts.said(_STORE[error.fault], file=error.file)


def skipped_text(file: Path, names: Sequence[str]) -> str:
    """Return which files an archive does not contain, by their names in it."""
    #: about an export; {names} are names of files, such as: “a”, “b” and 2 more
    return StatisticsTexts.said(
        "“{file}” was saved without {names}, which it cannot contain.",
        file=file_text(file.name),
        names=some_text(names),
    )


def exported_text(file: Path, names: Sequence[str]) -> str:
    """Return where an archive of all data is and what it contains, by the names in it."""
    return ArchiveTexts.tr("Saved as “{file}” in “{folder}”. It contains {things}.").format(
        file=file_text(file.name), folder=file_text(str(file.parent)), things=things_text(names)
    )


def imported_text(names: Sequence[str]) -> str:
    """Return what has been imported, by the names of the files."""
    #: {things} are such as: 12 games, 1 rule set, statistics and settings
    return ArchiveTexts.tr("Imported: {things}.").format(things=things_text(names))


def things_text(names: Collection[str]) -> str:
    """Return what a file of all data contains, by the names in it: “12 games, statistics and settings”."""
    games, rules, pads = (sum(name.endswith(ending) for name in names) for ending in _KINDS)
    parts = [
        any(name.endswith(JOURNAL) for name in names) and ArchiveTexts.tr("the game on the table"),
        games and ArchiveTexts.tr("%n game(s)", "", games),
        rules and ArchiveTexts.tr("%n rule set(s)", "", rules),
        pads and ArchiveTexts.tr("%n score pad(s)", "", pads),
        ArchiveTexts.tr("statistics and settings"),
    ]
    return ", ".join(part for part in parts if part)


def endangered_text(names: Sequence[str]) -> str:
    """Return why there was no import: these files would be lost."""
    #: before an import; {names} are names of files, such as: “a”, “b” and 2 more
    return StatisticsTexts.said(
        "Nothing was imported because {names} cannot be backed up and replaced.",
        names=some_text(names),
    )


def verdict_text(probability: float) -> str:
    """Return a verdict in words on a probability, that of chance alone being as uneven."""
    if probability >= _USUAL_FROM:
        return StatisticsTexts.tr("in line with chance")
    if probability >= _POSSIBLE_FROM:
        #: about a figure that deviates from what is expected; count is at least 20
        return StatisticsTexts.said(
            "unusual, about 1 in {count} by chance", count=number_text(round(1 / probability))
        )
    return StatisticsTexts.tr("hard to explain by chance")
