"""What winget, Homebrew and Flathub need to know about a release, made from its files."""

import hashlib
import json
import xml.etree.ElementTree as ET
from pathlib import Path
from string import Template

from devtools import release
from devtools.checkout import CommandError

_PACKAGES = {
    "windows": "*-windows.exe",
    "macos": "*-macos-arm64.dmg",
    "linux": "*-linux-x86_64.tar.xz",
}


def write_all(root: Path, folder: Path) -> list[Path]:
    """Fill in the templates in `packaging/manifests` for the packages in a folder, and write them there.

    Raises CommandError if a package is missing.
    """
    version = release.version(root)
    shown = ET.fromstring(release.metainfo(root))
    summaries = release.by_language(shown.findall("summary"))
    notes = release.by_language(shown.findall(f"releases/release[@version='{version}']/description/p"))
    values = {
        "version": version,
        "homepage": release.homepage(),
        "suffixes": ", ".join(kind.suffix for kind in release.file_types(root)),
        **{f"summary_{language}": _quoted(text) for language, text in summaries.items()},
        **{f"notes_{language}": _quoted(text) for language, text in notes.items()},
    }
    for name, pattern in _PACKAGES.items():
        files = sorted(folder.glob(pattern))
        if len(files) != 1:
            raise CommandError(f"there is no {pattern} in {folder}, or more than one.")
        values[f"{name}_url"] = f"{release.homepage()}/releases/download/v{version}/{files[0].name}"
        values[f"{name}_hash"] = hashlib.sha256(files[0].read_bytes()).hexdigest()
    made = []
    for template in sorted((root / "packaging" / "manifests").iterdir()):
        text = Template(template.read_text(encoding="utf-8")).substitute(values)
        made.append(folder / template.name)
        made[-1].write_text(text, encoding="utf-8")
    return made


def _quoted(text: str) -> str:
    """Return a text as YAML has it, which takes every string of JSON."""
    return json.dumps(text, ensure_ascii=False)
