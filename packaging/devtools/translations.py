"""The languages as files: `translations/mtdesk_XX.ts` as translators edit them, `.qm` as Qt reads them."""

import shutil
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from devtools.checkout import CommandError, output_of, say, tool

LANGUAGES = ("de", "en", "hu", "nl")
"""English has only the plural forms; everything else in it is the source itself."""


class Message(NamedTuple):
    """What distinguishes one text from another: its place, words, translators' remarks, and plurals."""

    context: str
    source: str
    comment: str
    extra_comment: str
    numerus: bool


def source_files(root: Path) -> list[Path]:
    """Return the translations of a source tree, whether they exist or not."""
    return [root / "translations" / f"mtdesk_{language}.ts" for language in LANGUAGES]


def compile_stale(pyside: Path, root: Path) -> None:
    """Compile the translations that changed since they were last compiled, finished or not.

    A translation that cannot be compiled is reported and left out: the program then speaks English.
    """
    for source in source_files(root):
        if not _is_stale(source):
            continue
        status, text = output_of(
            [tool(pyside, "lrelease"), "-silent", source, "-qm", source.with_suffix(".qm")]
        )
        if status != 0:
            say(f"{source.name} could not be compiled: {text.strip()}")


def _is_stale(source: Path) -> bool:
    target = source.with_suffix(".qm")
    return source.is_file() and (not target.is_file() or target.stat().st_mtime < source.stat().st_mtime)


def compile_all(pyside: Path, root: Path, target: Path) -> list[Path]:
    """Compile all translations into the folder `target`.

    Raises CommandError if one is missing, unfinished or not valid.
    """
    target.mkdir(parents=True, exist_ok=True)
    compiled = []
    for source in source_files(root):
        result = target / source.with_suffix(".qm").name
        gates = ["-fail-on-unfinished", "-fail-on-invalid"]
        status, text = output_of([tool(pyside, "lrelease"), "-silent", *gates, source, "-qm", result])
        if status != 0:
            raise CommandError(f"{source.name} is missing, unfinished or not valid: {text.strip()}")
        compiled.append(result)
    return compiled


def update(pyside: Path, root: Path, files: Iterable[Path]) -> None:
    """Bring translation files up to date with the texts in the source code below `root`."""
    for file in files:
        english = ["-pluralonly"] if file.stem.endswith("_en") else []
        options = ["-silent", "-extensions", "py", "-locations", "none", "-no-obsolete", *english]
        options += ["-tr-function-alias", "tr+=noop,tr+=said"]
        languages = ["-source-language", "en", "-target-language", file.stem.rpartition("_")[2]]
        status, text = output_of(
            [tool(pyside, "lupdate"), *options, *languages, root / "mtdesk", "-ts", file]
        )
        if status != 0:
            raise CommandError(f"{file.name} could not be updated: {text.strip()}")


def outdated(pyside: Path, root: Path) -> list[str]:
    """Return one line for each text that only one of the two has: the source code or a translation file."""
    with tempfile.TemporaryDirectory() as scratch:
        copies = [Path(shutil.copy(source, scratch)) for source in source_files(root)]
        update(pyside, root, copies)
        pairs = zip(source_files(root), copies, strict=True)
        return [line for source, copy in pairs for line in _differences(source, copy)]


def _differences(source: Path, updated: Path) -> Iterable[str]:
    before, after = messages(source), messages(updated)
    for message in sorted(after - before):
        yield f"{source.name} lacks {message.context}: {message.source!r}"
    for message in sorted(before - after):
        yield f"{source.name} still has {message.context}: {message.source!r}"


def messages(file: Path) -> set[Message]:
    """Return all texts of a translation file except obsolete ones."""
    found = set()
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - our own files
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None and translation.get("type") in {"vanished", "obsolete"}:
                continue
            source, comment, extra = map(message.findtext, ("source", "comment", "extracomment"))
            numerus = message.get("numerus") == "yes"
            found.add(Message(name, source or "", comment or "", extra or "", numerus))
    return found
