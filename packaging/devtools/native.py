"""The compiled search, `mtdesk/ai/worlds.c`: built by a C compiler, for other systems by zig."""

import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from devtools.checkout import CommandError, output_of, say

PLACE = Path("mtdesk", "ai", "lib")
"""Where the program looks for the library, in a source tree as in a wheel and in the bundle."""
TARGET_VARIABLE = "MTDESK_TARGET"
"""The environment variable with the name of another system that a wheel is built for."""
_FLAGS = ("-std=c11", "-O2", "-fvisibility=hidden", "-shared")


class Target(NamedTuple):
    """A system that a release is made for: what zig calls it, and what its libraries end in."""

    zig: str
    ending: str


TARGETS = {
    "manylinux_2_17_x86_64": Target("x86_64-linux-gnu.2.17", "so"),
    "manylinux_2_17_aarch64": Target("aarch64-linux-gnu.2.17", "so"),
    "macosx_11_0_x86_64": Target("x86_64-macos.11.0", "dylib"),
    "macosx_11_0_arm64": Target("aarch64-macos.11.0", "dylib"),
    "win_amd64": Target("x86_64-windows-gnu", "dll"),
}
"""By what wheels call it."""


def library(root: Path) -> Path:
    """Return where the library of this system belongs in a source tree."""
    return root / PLACE / _name({"win32": "dll", "darwin": "dylib"}.get(sys.platform, "so"))


def _name(ending: str) -> str:
    return f"libworlds.{ending}"


def compile_stale(root: Path) -> None:
    """Compile the search if it changed since; without a compiler, the program searches in Python."""
    target, source = library(root), _source(root)
    if target.is_file() and target.stat().st_mtime >= source.stat().st_mtime:
        return
    target.unlink(missing_ok=True)
    command = compiler()
    if command is None:
        return
    try:
        build(root, target, command)
    except CommandError as trouble:
        say(f"The search could not be compiled, so it runs in Python: {trouble}")


def compiler() -> list[str] | None:
    """Return the command of a C compiler for this system, None if there is none."""
    if "CC" in os.environ:
        return shlex.split(os.environ["CC"])
    if sys.platform == "darwin" and output_of(["xcode-select", "-p"])[0] != 0:
        return _zig()  # without its tools, macOS asks on the screen whether to install them
    found = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    return _zig() if found is None else [found]


def _zig() -> list[str] | None:
    there = importlib.util.find_spec("ziglang") is not None
    return [sys.executable, "-m", "ziglang", "cc"] if there else None


def for_wheel(root: Path) -> tuple[Path, str] | None:
    """Build a library for a wheel, and return it with the name of its system; None without a compiler.

    Raises CommandError if it cannot be compiled.
    """
    name = os.environ.get(TARGET_VARIABLE)
    if name is None:
        command = compiler()
        if command is None:
            return None
        name = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        return build(root, root / "build" / "native" / name / library(root).name, command), name
    zig = _zig()
    if zig is None or name not in TARGETS:
        raise CommandError(
            f"{TARGET_VARIABLE} takes zig (pip install ziglang) and one of {', '.join(TARGETS)}."
        )
    target = TARGETS[name]
    file = root / "build" / "native" / name / _name(target.ending)
    return build(root, file, [*zig, "-target", target.zig]), name


def build(root: Path, target: Path, command: Sequence[str]) -> Path:
    """Compile into the file `target`, whole or not at all. Raises CommandError."""
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f"{target.stem}.{os.getpid()}{target.suffix}")
    relocatable = () if target.suffix == ".dll" else ("-fPIC",)
    try:
        status, words = output_of([*command, *_FLAGS, *relocatable, "-o", part, _source(root)])
    except OSError as error:
        raise CommandError(f"{command[0]} cannot be run: {error}") from error
    if status != 0:
        part.unlink(missing_ok=True)
        raise CommandError(words.strip())
    return part.replace(target)


def _source(root: Path) -> Path:
    return root / "mtdesk" / "ai" / "worlds.c"
