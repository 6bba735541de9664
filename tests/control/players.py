"""Programs that play, well or badly: ``python players.py CONDUCT``. They import nothing of ours."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Question = dict[str, Any]


def questions() -> Iterator[Question]:
    for line in sys.stdin:
        question = json.loads(line)
        if question["do"] == "quit":
            return
        yield question


def answer(question: Question, **changes: object) -> None:
    print(json.dumps({"id": question["id"], "move": question["view"]["legal"][-1]} | changes), flush=True)


def well() -> None:
    for question in questions():
        answer(question)


def noting() -> None:
    """Plays well, and writes into a file every byte that it is told."""
    with Path(sys.argv[2]).open("ab", buffering=0) as notes:
        for line in sys.stdin.buffer:
            notes.write(line)
            question = json.loads(line)
            if question["do"] == "quit":
                return
            answer(question)


def boasting() -> None:
    """Play well, and tell everybody what it holds."""
    for question in questions():
        print("I hold", question["view"]["hand"], file=sys.stderr, flush=True)
        answer(question)


def with_other_ids() -> None:
    for question in questions():
        answer(question, id=question["id"] - 1, move="of no concern")
        answer(question, id=question["id"] + 1)
        answer(question)


def only_the_second() -> None:
    """Answers the first question late, after the second was asked."""
    asked = questions()
    for question in (next(asked), next(asked)):
        answer(question)
    well()


def never() -> None:
    for _ in questions():
        pass


def crashing() -> None:
    next(questions())
    sys.exit("I have lost my tiles\n")


def crashing_once() -> None:
    """Crashes over the first question its file has seen, and plays well after that."""
    if not Path(sys.argv[2]).exists():
        Path(sys.argv[2]).touch()
        crashing()
    well()


def illegally() -> None:
    for question in questions():
        answer(question, move={"player": question["view"]["seat"], "do": "pass"})


def well_at_first() -> None:
    """Plays well once, and illegally after that."""
    answer(next(questions()))
    illegally()


def talking() -> None:
    for _ in questions():
        print("let me think", flush=True)


def complaining() -> None:
    for _ in questions():
        print(json.dumps({"error": "I do not know these rules"}), flush=True)


def endlessly() -> None:
    next(questions())
    while True:
        sys.stdout.write("9" * 65536)


def wordily() -> None:
    for question in questions():
        answer(question, remark="x" * 100_000)


def loudly() -> None:
    for question in questions():
        for number in range(1000):
            print(f"remark {number} \033[31m" + "x" * 1000, file=sys.stderr)
        sys.stderr.flush()
        answer(question)


def deaf() -> None:
    time.sleep(3600)


def stubborn() -> None:
    """Plays well, does not go when it is sent home, and has a companion that does not go either."""
    companion = subprocess.Popen([sys.executable, __file__, "deaf"])
    noted = Path(f"{sys.argv[2]}.{companion.pid}")
    noted.write_text(str(companion.pid), encoding="ascii")
    noted.replace(sys.argv[2])  # whole, whenever this program is killed
    well()
    deaf()


if __name__ == "__main__":
    globals()[sys.argv[1]]()
