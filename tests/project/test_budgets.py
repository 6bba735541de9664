"""Size budgets (design.md 1): what outgrows them is cut, or listed here with its reason."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("mtdesk", "packaging", "tests")

MOST_FILE_LINES = 400
MOST_CLASS_LINES = 250
MOST_METHODS = 25

EXCEPTIONS: dict[str, str] = {}
"""A file ("tests/x.py") or a class ("mtdesk/x.py:Name") that may be larger, and why."""


def files() -> list[Path]:
    return sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py"))


def classes(file: Path) -> Iterator[ast.ClassDef]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def line_count(node: ast.ClassDef) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


def method_count(node: ast.ClassDef) -> int:
    return sum(isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) for part in node.body)


def oversized(file: Path, name: str) -> Iterator[tuple[str, str]]:
    """What is over budget in a file: its key in EXCEPTIONS, and by how much."""
    lines = len(file.read_text(encoding="utf-8").splitlines())
    if lines > MOST_FILE_LINES:
        yield name, f"{lines} lines"
    for node in classes(file):
        if line_count(node) > MOST_CLASS_LINES or method_count(node) > MOST_METHODS:
            yield f"{name}:{node.name}", f"{line_count(node)} lines, {method_count(node)} methods"


@cache
def all_oversized() -> dict[str, str]:
    return dict(found for file in files() for found in oversized(file, file.relative_to(ROOT).as_posix()))


def test_nothing_is_over_budget() -> None:
    assert files(), "no source files found"
    over = {key: size for key, size in all_oversized().items() if key not in EXCEPTIONS}
    assert not over


def test_exceptions_are_needed_and_have_a_reason() -> None:
    assert EXCEPTIONS.keys() <= all_oversized().keys()
    assert all(EXCEPTIONS.values())


@pytest.mark.parametrize(
    ("source", "over"),
    [
        ("\n" * 400, []),
        ("\n" * 401, ["x.py"]),
        ("class A:\n" + "    x = 1\n" * 249, []),
        ("class A:\n" + "    x = 1\n" * 250, ["x.py:A"]),
        ("class A:\n" + "    def f(self): ...\n" * 25, []),
        ("class A:\n" + "    async def f(self): ...\n" * 26, ["x.py:A"]),
    ],
)
def test_the_measure_itself(tmp_path: Path, source: str, over: list[str]) -> None:
    file = tmp_path / "x.py"
    file.write_text(source, encoding="utf-8")
    assert [key for key, _ in oversized(file, "x.py")] == over
