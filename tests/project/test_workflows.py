"""Continuous integration: its files can be read, and what they name exists."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from devtools import commands

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def jobs(file: Path) -> dict[str, Any]:
    found = yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]
    assert isinstance(found, dict)
    return found


def steps(file: Path) -> list[dict[str, Any]]:
    return [step for job in jobs(file).values() for step in job.get("steps", [])]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_names_what_exists(file: Path) -> None:
    for name, job in jobs(file).items():
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= jobs(file).keys(), name
        assert "uses" not in job or (ROOT / job["uses"]).is_file()
    for step in steps(file):
        for command in re.findall(r"packaging/dev\.py (.+)", step.get("run", "")):
            commands.parser().parse_args(shlex.split(command))
        script = re.match(r"\.ci/\w+", step.get("run", ""))
        assert script is None or (ROOT / script[0]).is_file()


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_actions_are_pinned_by_hash(file: Path) -> None:
    used = [step["uses"] for step in steps(file) if "uses" in step]
    assert used
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action) for action in used)
