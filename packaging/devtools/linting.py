"""What the tools of Debian, desktops and software centres say about the packages."""

import re
from pathlib import Path

from devtools import desktop, release
from devtools.checkout import Checkout, CommandError, must, say
from devtools.translations import LANGUAGES


def check_all(checkout: Checkout, tree: Path, folder: Path) -> None:
    """Check the staged files and their packages; raises CommandError with the first complaint."""
    share = tree / "usr" / "share"
    metainfo = share / "metainfo" / f"{release.APP_ID}.metainfo.xml"
    _expect_silence("desktop-file-validate", share / "applications" / "mtdesk.desktop")
    for language in LANGUAGES:
        manual = tree.parent / f"mtdesk.{language}.1"
        manual.write_text(desktop.manual(checkout.root, language), encoding="utf-8")
        _expect_silence("mandoc", "-T", "lint", "-W", "warning", manual)
    _expect_success("appstreamcli", "validate", "--no-net", metainfo)
    _expect_success("appstreamcli", "validate-tree", "--no-net", tree)
    for package in folder.glob("*.deb"):
        _expect_success("lintian", "--fail-on", "error,warning", "--tag-display-limit", "0", package)
    for package in folder.glob("*.rpm"):
        _check_rpm(package)
        reasons = checkout.root / "packaging" / "linux" / "rpmlint.toml"
        _expect_success("rpmlint", "--config", reasons, package)


def _expect_success(*command: str | Path) -> str:
    say(f"   {command[0]}")
    return must(*command)


def _expect_silence(*command: str | Path) -> None:
    words = _expect_success(*command)
    if words.strip():
        raise CommandError(f"{command[0]} complains:\n{words}")


def _check_rpm(package: Path) -> None:
    """Whether rpm can read it, and it contains and requires what it should."""
    words = _expect_success("rpm", "-qp", "--nosignature", "--list", "--requires", package)
    for wanted in ("/usr/bin/mtdesk", "/usr/share/applications/mtdesk.desktop", "libxcb.so.1()(64bit)"):
        if not re.search(rf"^{re.escape(wanted)}$", words, flags=re.MULTILINE):
            raise CommandError(f"{package.name} lacks {wanted}")
