"""The rules, harder: small errors where legality, turns and scores are decided, and whether a test tells.

``python -m tests.attack.mutants`` has mutmut make more than a thousand of them, one at a time, and run quick
tests on each; ``[tool.mutmut]`` in ``pyproject.toml`` names modules and tests. What the tests let pass must
stand in ``survivors.toml`` beside this file, with the reason why it may.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import sysconfig
import tomllib
import venv
from argparse import ArgumentParser
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tests.attack.long_run import folder_of

ROOT = Path(__file__).parents[2]
SURVIVORS = Path(__file__).with_name("survivors.toml")
_MUTMUT = "mutmut==3.8.1"
_NOTICED = ("killed", "timeout")
"""How a mutant ends that a test has told: a failure, or no end at all."""


@dataclass(frozen=True)
class Mutmut:
    """The program and the folder in which it works."""

    program: Path
    folder: Path

    def run(self) -> int:
        """Go on with what has not been tried yet; returns the exit status."""
        command = (self.program, "run", "--max-children", str(os.cpu_count()))
        return subprocess.run(command, cwd=self.folder, check=False).returncode

    def ends(self) -> dict[str, str]:
        """How each mutant ended."""
        lines = (line.strip().partition(": ") for line in self._told("results", "--all", "1").splitlines())
        return {name: end for name, _, end in lines}

    def in_words(self, name: str) -> str:
        """A mutant by its function and by what it changes, as it stands in the list of survivors."""
        lines = [line for line in self._told("show", name).splitlines() if line[:3] not in ("---", "+++")]
        old, new = (" ".join(line[1:].strip() for line in lines if line[:1] == sign) for sign in "-+")
        return f"{function_of(name)}: {old} → {new}"

    def _told(self, *words: str) -> str:
        command = [str(self.program), *words]
        return subprocess.run(command, cwd=self.folder, check=True, capture_output=True, text=True).stdout


def mutmut_in(folder: Path) -> Mutmut:
    """Mutmut in an environment of its own, at work on the program and the tests as they are now."""
    environment = folder / "environment"
    program = environment / "bin" / "mutmut"
    if not program.exists():
        venv.create(environment, clear=True, with_pip=True)
        subprocess.run([environment / "bin" / "python", "-m", "pip", "install", "-q", _MUTMUT], check=True)
        own = sysconfig.get_path("purelib", "venv", {"base": str(environment)})
        (Path(own) / "tests-of-mtdesk.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    workshop = folder / _digest()
    for name in ("mtdesk", "tests", "pyproject.toml"):
        if not (workshop / name).is_symlink():
            workshop.mkdir(parents=True, exist_ok=True)
            (workshop / name).symlink_to(ROOT / name)
    return Mutmut(program, workshop)


def _digest() -> str:
    """What the results depend on, as a name: if it changes, they do not hold any more."""
    tests = [file for part in ("rules", "referee") for file in (ROOT / "tests" / part).rglob("*.*")]
    files = [ROOT / "pyproject.toml", *(ROOT / "mtdesk" / "rules").glob("*.py"), *tests]
    sources = (file.read_bytes() for file in sorted(files) if file.suffix != ".pyc")
    return hashlib.sha256(b"\0".join(sources)).hexdigest()[:12]


def function_of(name: str) -> str:
    """The function that a mutant is of: ``turn.apply``, ``view.Board.own_ends``."""
    module, _, mangled = name.removeprefix("mtdesk.rules.").partition("__mutmut_")[0].partition(".")
    _, *method = mangled.split("ǁ")
    return ".".join([module, *(method or [mangled.removeprefix("x_")])])


def listed() -> dict[str, str]:
    """The group of each mutant that may survive."""
    groups: dict[str, dict[str, str]] = tomllib.loads(SURVIVORS.read_text(encoding="utf-8"))
    return {mutant: group for group, mutants in groups.items() for mutant in mutants}


def report(mutmut: Mutmut) -> int:
    """Tell how many mutants ended how; returns the exit status."""
    ends, known = mutmut.ends(), listed()
    groups: Counter[str] = Counter()
    for name, end in ends.items():
        if end not in _NOTICED:
            words = mutmut.in_words(name)
            groups[known.get(words, "unexplained")] += 1
            if words not in known:
                print(f"FAULT {name}: {end}\n  {words}")
    print(f"mutants: {len(ends)}, killed: {len(ends) - groups.total()}")
    for group, count in sorted(groups.items()):
        print(f"survived, {group}: {count}")
    return 1 if groups["unexplained"] else 0


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=folder_of("mutants"))
    attack = mutmut_in(parser.parse_args().folder.absolute())
    sys.exit(attack.run() or report(attack))
