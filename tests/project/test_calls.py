"""The program never calls home: nothing in it can.

Sockets connect later starts with the program that runs, on this computer.
The server of phones answers, and only in the home network (tests/attack/test_phones.py).
"""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]

ABLE_TO_CALL = {
    "aiohttp",
    "ftplib",
    "http",
    "imaplib",
    "poplib",
    "smtplib",
    "socket",
    "socketserver",
    "ssl",
    "urllib",
    "xmlrpc",
}
QT_ABLE_TO_CALL = {"QtNetwork", "QtHttpServer", "QtWebEngineCore", "QtWebSockets"}


def imported(file: Path) -> Iterator[str]:
    """Everything a module imports, wherever in it, by full names."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def can_call(name: str) -> bool:
    parts = name.split(".")
    return parts[0] in ABLE_TO_CALL or (parts[0] == "PySide6" and bool(QT_ABLE_TO_CALL.intersection(parts)))


def test_sockets_lead_nowhere_but_to_the_program_itself() -> None:
    files = sorted((ROOT / "mtdesk").rglob("*.py"))
    found = {
        file.relative_to(ROOT).as_posix(): calls
        for file in files
        if (calls := {name for name in imported(file) if can_call(name)})
    }
    local = {"PySide6.QtNetwork.QLocalServer", "PySide6.QtNetwork.QLocalSocket"}
    server = {name for name in found.pop("mtdesk/ui/phones/server.py") if "client" in name.lower()}
    assert not server
    assert found == {"mtdesk/ui/shell/instance.py": local}
