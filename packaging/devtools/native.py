"""The compiled search, `mtdesk/ai/worlds.c`: built by a C compiler, for other systems by zig."""

import os
import platform
import shlex
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path

from devtools.checkout import Checkout, CommandError, output_of, say

PLACE = Path("mtdesk", "ai", "lib")
"""Where the program looks for the library, in a source tree as in a wheel and in the bundle."""
TARGET_VARIABLE = "MTDESK_TARGET"
"""The environment variable that says which target a wheel is built for; without it, this system."""
EVERYWHERE = "any"
"""Its value for the wheel without a library."""
_FLAGS = ("-std=c11", "-O2", "-fvisibility=hidden", "-shared")


TARGETS = {
    "manylinux_2_17_x86_64": ("x86_64-linux-gnu.2.17", "so"),
    "manylinux_2_17_aarch64": ("aarch64-linux-gnu.2.17", "so"),
    "macosx_11_0_x86_64": ("x86_64-macos.11.0", "dylib"),
    "macosx_11_0_arm64": ("aarch64-macos.11.0", "dylib"),
    "win_amd64": ("x86_64-windows-gnu", "dll"),
}
"""The systems of a release by what wheels call them: what zig calls each, and what its libraries end in."""


def library(root: Path) -> Path:
    """Return where the library of this system belongs in a source tree."""
    ending = {"win32": "dll", "darwin": "dylib"}.get(sys.platform, "so")
    return root / PLACE / f"libworlds.{ending}"


def compile_stale(checkout: Checkout) -> None:
    """Compile the search if it changed since; without a compiler, the program searches in Python."""
    target, source = library(checkout.root), _source(checkout.root)
    if not target.is_file() or target.stat().st_mtime < source.stat().st_mtime:
        target.unlink(missing_ok=True)
        _try(checkout.root, target, checkout.python)


def _try(root: Path, target: Path, python: Path) -> Path | None:
    """Compile for this system if there is a compiler that can."""
    command = compiler(python)
    try:
        return None if command is None else build(root, target, command)
    except CommandError as trouble:
        say(f"The search could not be compiled, so it runs in Python: {trouble}")
        return None


def compiler(python: Path) -> list[str] | None:
    """Return the command of a C compiler for this system, perhaps that of this Python; None without one."""
    if "CC" in os.environ:
        return shlex.split(os.environ["CC"])
    zig = _zig(python)
    if zig is not None or (sys.platform == "darwin" and output_of(["xcode-select", "-p"])[0] != 0):
        return zig  # without its tools, macOS would ask on the screen whether to install them
    found = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    return None if found is None else [found]


def _zig(python: Path) -> list[str] | None:
    """Return the command of zig, which otherwise would compile for this processor alone."""
    there = output_of([python, "-m", "ziglang", "version"])[0] == 0
    return [str(python), "-m", "ziglang", "cc", "-mcpu=baseline"] if there else None


def for_wheel(root: Path) -> tuple[Path, str] | None:
    """Build a library for a wheel, and return it with the name of its system; None if the wheel is for all.

    Raises CommandError if that of a target cannot be compiled.
    """
    name, python = os.environ.get(TARGET_VARIABLE), Path(sys.executable)
    if name == EVERYWHERE:
        return None
    if name is not None:
        return build_for(root, name, root / "build" / "native" / name, python), name
    name = sysconfig.get_platform().replace("universal2", platform.machine())
    file = _try(root, root / "build" / "native" / library(root).name, python)
    return None if file is None else (file, name.replace("-", "_").replace(".", "_"))


def build_for(root: Path, name: str, folder: Path, python: Path) -> Path:
    """Build the library of one of the targets by zig, which this Python has. Raises CommandError."""
    zig, (target, ending) = _zig(python), TARGETS[name]
    if zig is None:
        raise CommandError("compiling for other systems takes zig: pip install ziglang")
    return build(root, folder / f"libworlds.{ending}", [*zig, "-target", target])


def build(root: Path, target: Path, command: Sequence[str]) -> Path:
    """Compile into the file `target`, whole or not at all, and nothing beside it. Raises CommandError."""
    target.parent.mkdir(parents=True, exist_ok=True)
    relocatable = () if target.suffix == ".dll" else ("-fPIC",)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        part = Path(folder, target.name)
        try:
            status, words = output_of([*command, *_FLAGS, *relocatable, "-o", part, _source(root)])
        except OSError as error:
            raise CommandError(f"{command[0]} cannot be run: {error}") from error
        if status != 0:
            raise CommandError(words.strip())
        return part.replace(target)


def _source(root: Path) -> Path:
    return root / "mtdesk" / "ai" / "worlds.c"
