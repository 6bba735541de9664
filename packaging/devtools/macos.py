"""The disk image for macOS, made by dmgbuild."""

import platform
from pathlib import Path

from devtools import release
from devtools.checkout import Checkout, must


def package(checkout: Checkout, bundle: Path, target: Path) -> list[Path]:
    """Make the disk image with the app beside the bundle. Raises CommandError."""
    app = bundle.with_name("mtdesk.app")
    icons = checkout.root / "build" / "icons"
    file = target / f"mtdesk-{release.version(checkout.root)}-macos-{platform.machine()}.dmg"
    settings = checkout.root / "packaging" / "macos" / "dmg.py"
    defined = ["-D", f"app={app}", "-D", f"icon={icons / 'mtdesk.icns'}"]
    tool = checkout.python.with_name("dmgbuild")
    must(tool, "-s", settings, *defined, "mtdesk", file)
    return [file]
