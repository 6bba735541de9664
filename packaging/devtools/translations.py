"""The languages as files: `translations/mtdesk_XX.ts` as translators edit them, `.qm` as Qt reads them."""

import os
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

from devtools.checkout import CommandError, output_of, say, tool

LANGUAGES = ("de", "en", "hu", "nl")
"""English has only the plural forms; everything else in it is the source itself."""


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
        status, text = _compile(pyside, source, source.with_suffix(".qm"))
        if status != 0:
            say(f"{source.name} could not be compiled: {text.strip()}")


def _is_stale(source: Path) -> bool:
    target = source.with_suffix(".qm")
    return source.is_file() and (not target.is_file() or target.stat().st_mtime < source.stat().st_mtime)


def _compile(pyside: Path, source: Path, target: Path, *options: str) -> tuple[int, str]:
    """Compile whole or not at all: a program that is running may have the former file open."""
    part = target.with_name(f"{target.stem}.{os.getpid()}.qm")
    status, text = output_of([tool(pyside, "lrelease"), "-silent", *options, source, "-qm", part])
    if status == 0:
        part.replace(target)
    else:
        part.unlink(missing_ok=True)
    return status, text


def compile_all(pyside: Path, root: Path, target: Path) -> list[Path]:
    """Compile all translations into the folder `target`.

    Raises CommandError if one is missing, unfinished or not valid.
    """
    target.mkdir(parents=True, exist_ok=True)
    compiled = []
    for source in source_files(root):
        result = target / source.with_suffix(".qm").name
        status, text = _compile(pyside, source, result, "-fail-on-unfinished", "-fail-on-invalid")
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
    """Return the names of the translation files that lack texts of the source code, or have others."""
    with tempfile.TemporaryDirectory() as scratch:
        copies = [Path(shutil.copy(source, scratch)) for source in source_files(root)]
        update(pyside, root, copies)
        pairs = zip(source_files(root), copies, strict=True)
        return [source.name for source, copy in pairs if source.read_text("utf-8") != copy.read_text("utf-8")]
