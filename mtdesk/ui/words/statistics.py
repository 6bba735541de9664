"""Statistics, fairness and the file of all data in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mtdesk.archive.checks import ArchiveError, ArchiveFault
from mtdesk.i18n import Context, decimal_text, file_text, number_text, said, some_text
from mtdesk.messages import QT_TRANSLATE_NOOP
from mtdesk.stats.store import StoreError, StoreFault
from mtdesk.ui.words.presets import preset_name

if TYPE_CHECKING:
    from mtdesk.stats.reading import GameRules

_CONTEXT = "StatisticsTexts"
ArchiveTexts = Context("ArchiveTexts")
_KINDS = (".mtrain", ".mtrules", ".mtscore")

#: a share such as 63 %, as the language writes it
_PERCENT = QT_TRANSLATE_NOOP("StatisticsTexts", "{number}%")

_STORE: Mapping[StoreFault, str] = {
    StoreFault.DAMAGED: QT_TRANSLATE_NOOP(
        "StatisticsTexts",
        "The statistics were damaged and are being recounted from the saved games. The old file is "
        "kept as “{file}”.",
    ),
    StoreFault.LOCKED: QT_TRANSLATE_NOOP(
        "StatisticsTexts",
        "Another program is using the statistics. Your games will be counted later; nothing is lost.",
    ),
    StoreFault.NEWER: QT_TRANSLATE_NOOP(
        "StatisticsTexts",
        "The statistics were saved by a newer version of the program and are left unchanged.",
    ),
    StoreFault.REFUSED: QT_TRANSLATE_NOOP(
        "StatisticsTexts", "“{file}” cannot be used. Your games will be counted later; nothing is lost."
    ),
}

_ARCHIVE: Mapping[ArchiveFault, str] = {
    ArchiveFault.NOT_AN_ARCHIVE: QT_TRANSLATE_NOOP(
        "StatisticsTexts", "“{file}” does not contain mtdesk data."
    ),
    ArchiveFault.NEWER: QT_TRANSLATE_NOOP(
        "StatisticsTexts", "“{file}” was saved by a newer version of the program."
    ),
    ArchiveFault.DAMAGED: QT_TRANSLATE_NOOP("StatisticsTexts", "“{file}” is damaged: nothing was imported."),
    ArchiveFault.UNSAFE: QT_TRANSLATE_NOOP(
        "StatisticsTexts", "“{file}” contains an invalid file name: nothing was imported ({name})."
    ),
    ArchiveFault.TOO_LARGE: QT_TRANSLATE_NOOP(
        "StatisticsTexts", "“{file}” is too large: nothing was imported."
    ),
    ArchiveFault.IN_THE_WAY: QT_TRANSLATE_NOOP(
        "StatisticsTexts",
        "“{name}” is a folder here but a file in the import, or the other way round: nothing was imported.",
    ),
}

#: about an export; {names} are names of files, such as: “a”, “b” and 2 more
_SKIPPED = QT_TRANSLATE_NOOP(
    "StatisticsTexts", "“{file}” was saved without these files, which it cannot contain: {names}."
)
#: before an import; {names} are names of files, such as: “a”, “b” and 2 more
_ENDANGERED = QT_TRANSLATE_NOOP(
    "StatisticsTexts",
    "Nothing was imported, because these files would be replaced but cannot be backed up: {names}.",
)

_EVEN = QT_TRANSLATE_NOOP("StatisticsTexts", "in line with chance")
#: about a figure that deviates from what is expected; count is at least 20
_UNUSUAL = QT_TRANSLATE_NOOP("StatisticsTexts", "unusual: about 1 in {count} by chance")
_UNEVEN = QT_TRANSLATE_NOOP("StatisticsTexts", "hard to explain by chance")

_USUAL_FROM, _POSSIBLE_FROM = 0.05, 0.001


def rules_name(rules: GameRules) -> str:
    """Return what the rules of a counted game are called; those of another version keep their names."""
    try:
        return rules.name or preset_name(rules.preset)
    except KeyError:
        return rules.preset


def percent_text(share: float) -> str:
    """Return a share from 0 to 1 as a whole percentage: ``"63 %"``."""
    return said(_CONTEXT, _PERCENT, number=number_text(round(100 * share)))


def exact_percent_text(share: float) -> str:
    """Return a share from 0 to 1 as a percentage with one decimal place: ``"14,4 %"``."""
    return said(_CONTEXT, _PERCENT, number=decimal_text(100 * share))


def store_text(error: StoreError) -> str:
    """Return what happened to the database."""
    return said(_CONTEXT, _STORE[error.fault], file=error.file)


def archive_text(file: Path, error: ArchiveError) -> str:
    """Return why a file is not imported."""
    return said(_CONTEXT, _ARCHIVE[error.fault], file=file_text(file.name), name=file_text(error.name))


def skipped_text(file: Path, names: Sequence[str]) -> str:
    """Return which files an archive does not contain, by their names in it."""
    return said(_CONTEXT, _SKIPPED, file=file_text(file.name), names=some_text(names))


def exported_text(file: Path, names: Sequence[str]) -> str:
    """Return where an archive of all data is and what it contains, by the names in it."""
    games, rules, pads = (sum(name.endswith(ending) for name in names) for ending in _KINDS)
    parts = [
        games and ArchiveTexts.tr("%n game(s)", "", games),
        rules and ArchiveTexts.tr("%n rule set(s)", "", rules),
        pads and ArchiveTexts.tr("%n score pad(s)", "", pads),
        ArchiveTexts.tr("statistics and settings"),
    ]
    return ArchiveTexts.tr("Saved as “{file}” in “{folder}”. It contains {things}.").format(
        file=file_text(file.name),
        folder=file_text(str(file.parent)),
        things=", ".join(part for part in parts if part),
    )


def endangered_text(names: Sequence[str]) -> str:
    """Return why there was no import: these files would be lost."""
    return said(_CONTEXT, _ENDANGERED, names=some_text(names))


def verdict_text(probability: float) -> str:
    """Return a verdict in words on a probability, that of chance alone being as uneven."""
    if probability >= _USUAL_FROM:
        return said(_CONTEXT, _EVEN)
    if probability >= _POSSIBLE_FROM:
        return said(_CONTEXT, _UNUSUAL, count=number_text(round(1 / probability)))
    return said(_CONTEXT, _UNEVEN)
