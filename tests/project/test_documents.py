"""The documents tell the truth: what they cite and name exists, and their tables are those of the code."""

import ast
import io
import json
import re
import shlex
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools import commands
from mtdesk import __version__, cli
from mtdesk.cli import args as wishes
from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS, SPECS, Choice, Range
from mtdesk.rules.presets import HAND_TABLES, PRESETS, options_for, preset_values

ROOT = Path(__file__).parents[2]
RULES = ROOT / "mtdesk" / "rules" / "rules.md"
FORMAT = ROOT / "mtdesk" / "record" / "format.md"
PROTOCOL = ROOT / "mtdesk" / "record" / "bot.md"
HOUSE = ROOT / "mtdesk" / "README.md"
README = ROOT / "README.md"
ANALYSIS = ROOT / "mtdesk" / "lab" / "analysis.md"
PLAYERS = ROOT / "mtdesk" / "ai" / "README.md"
RESULTS = ROOT / "mtdesk" / "lab" / "results.md"
DOCUMENTS = (
    README,
    HOUSE,
    RULES,
    FORMAT,
    PROTOCOL,
    ANALYSIS,
    RESULTS,
    PLAYERS,
    ROOT / "tests" / "README.md",
    ROOT / "translations" / "README.md",
    ROOT / "translations" / "glossary.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
)

SECTION = r"[1-9](?:\.[1-9])?"
SECTIONS = rf"{SECTION}(?:(?:, | to | and ){SECTION})*"
Row = list[str]


def text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


# Citations


def headings() -> set[str]:
    """The numbers of all sections of the rules and the formats."""
    pattern = rf"^###? ({SECTION})\.? [A-Z]"
    return {number for file in (RULES, FORMAT) for number in re.findall(pattern, text(file), re.MULTILINE)}


def remarks(source: str) -> str:
    """The docstrings and comments of a module, on one line."""
    strings = (
        node.value.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = (token.string for token in tokens if token.type == tokenize.COMMENT)
    return " ".join(" ".join([*strings, *comments]).split())


def cited(source: str) -> list[str]:
    """The sections a module cites: as ``rules.md 4.5`` or, in brackets alone, as ``(4.2 to 4.4)``."""
    found = re.findall(rf"(?:rules|format)\.md ({SECTIONS})|\(({SECTIONS})\)", remarks(source))
    return [number for both in found for number in re.findall(SECTION, "".join(both))]


def modules() -> list[Path]:
    return sorted((ROOT / "mtdesk").rglob("*.py"))


@pytest.mark.slow
def test_every_section_that_is_cited_exists() -> None:
    known = headings()
    citations = {file.relative_to(ROOT).as_posix(): cited(text(file)) for file in modules()}
    assert sum(map(len, citations.values())) > 100
    lost = {name: set(numbers) - known for name, numbers in citations.items()}
    assert {name: numbers for name, numbers in lost.items() if numbers} == {}


def test_the_sections_are_those_of_the_rules() -> None:
    assert headings() >= {*map(str, range(1, 10)), *(f"4.{number}" for number in range(1, 10))}


# Tables


def rows(file: Path, first: str, *, heading: str = "") -> Iterator[Row]:
    """The rows of the first table after a heading whose head begins with this cell, the head first."""
    lines = iter(text(file).partition(heading)[2].splitlines() if heading else text(file).splitlines())
    for line in lines:
        if line.startswith(f"| {first} |"):
            yield cells(line)
            next(lines)
            break
    for line in lines:
        if not line.startswith("|"):
            return
        yield cells(line)


def cells(line: str) -> Row:
    return [cell.strip() for cell in line.strip().strip("|").split(" | ")]


def plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def values_of(spec: Choice | Range) -> str:
    if isinstance(spec, Choice):
        return ", ".join(f"`{plain(value)}`" for value in spec.values)
    return f"`{spec.low}` … `{spec.high}`" + (", `null`" if spec.or_none else "")


def test_the_table_of_options_is_that_of_the_code() -> None:
    _, *found = rows(RULES, "option | values")
    assert [(name, values) for name, values, _ in found] == [
        (f"`{name}`", values_of(spec)) for name, spec in SPECS.items()
    ]
    assert all(meaning for _, _, meaning in found)


def test_the_table_of_presets_is_that_of_the_code() -> None:
    head, *found = rows(RULES, "option | pagat")
    assert head == ["option", *PRESETS]
    assert [row[0] for row in found] == [f"`{name}`" for name in SPECS]
    for column, name in enumerate(PRESETS, start=1):
        told = {row[0].strip("`"): row[1] if row[column] == "·" else row[column] for row in found}
        expected = {option: plain(value) for option, value in options_for(name, 4).values().items()}
        assert told == {**expected, "hand": preset_values(name)["hand"]}, name


def test_the_hand_tables_are_those_of_the_code() -> None:
    head, *found = rows(RULES, "table | 2")
    assert head == ["table", *map(str, range(MIN_PLAYERS, MAX_PLAYERS + 1))]
    assert {name: tuple(int(number.strip("()")) for number in numbers) for name, *numbers in found} == dict(
        HAND_TABLES
    )


# Names, links and commands


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_links_and_pictures_lead_somewhere(file: Path) -> None:
    targets = re.findall(r"\]\(([^)#]+)\)", text(file))
    lost = [to for to in targets if "://" not in to and not (file.parent / to).exists()]
    assert lost == []


def shell_lines(file: Path) -> list[str]:
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", text(file), re.MULTILINE | re.DOTALL)
    plain_blocks = [block for language, block in blocks if not language]
    lines = [line.partition("#")[0].strip() for block in plain_blocks for line in block.splitlines()]
    assert lines
    return lines


def test_the_readme_opens_with_the_two_commands() -> None:
    assert shell_lines(README)[:2] == ["python3 packaging/dev.py run", "python3 packaging/dev.py test"]


def test_the_commands_for_contributors_exist() -> None:
    for line in shell_lines(ROOT / "CONTRIBUTING.md"):
        program, script, *arguments = shlex.split(line)
        assert (program, script) == ("python3", "packaging/dev.py")
        if arguments != ["--help"]:
            commands.parser().parse_args(arguments)  # ends the process where it finds no sense in them


def test_the_commands_of_the_readme_exist() -> None:
    known = set(re.findall(r"^    (\w+) ", commands.parser().format_help(), re.MULTILINE))
    packages = {f"./mtdesk_{__version__}-1_amd64.deb", f"./mtdesk-{__version__}-1.x86_64.rpm"}
    for line in shell_lines(README):
        match shlex.split(line):
            case ["python3", "packaging/dev.py", name]:
                assert name in known
            case ["python3", "-m", "pip", *_]:
                pass
            case ["sudo", "apt" | "dnf", "install", package]:
                assert package in packages
            case ["pipx", "install", wheel]:
                assert wheel == f"dist/mtdesk-{__version__}-py3-none-*.whl"
            case ["mtdesk", "--help" | "--version"] | ["mtdesk"]:
                pass
            case ["mtdesk", *arguments]:
                assert parsed(arguments), line
            case other:
                pytest.fail(f"the README has a command nobody checks: {other}")


@pytest.mark.parametrize("command", [name for name in cli._COMMANDS if name != "play"])
def test_the_readme_names_every_command(command: str) -> None:
    assert f"mtdesk {command} " in " ".join(text(README).split())


def parsed(arguments: list[str]) -> bool:
    """Whether the command line takes these arguments and can play by the rules they name."""
    found = cli.parse(arguments)
    if getattr(found, "rules", None):
        wishes.options_of(found, len(wishes.levels_of(found.levels)))
    return True
