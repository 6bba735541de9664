"""Continuous integration: its files can be read, and what they name exists."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from devtools import commands
from tests.project import plain_yaml

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / ".github").rglob("*.yml"))
WORKFLOWS = [file for file in FILES if file.parent.name == "workflows"]
RUNNERS = {"ubuntu-24.04", "windows-2025", "macos-15"}
"""The machines that are chosen on purpose; one that is retired has to be replaced here and there."""


def steps(file: Path) -> list[dict[str, Any]]:
    jobs = plain_yaml.read(file.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job.get("steps", [])]


def test_there_are_workflows() -> None:
    assert [file.name for file in FILES] == ["dependabot.yml", "release.yml", "test.yml"]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_is_whole(file: Path) -> None:
    workflow = plain_yaml.read(file.read_text(encoding="utf-8"))
    assert {"name", "on", "permissions", "jobs"} <= workflow.keys()
    assert workflow["permissions"] == {"contents": "read"}
    for name, job in workflow["jobs"].items():
        for needed in [job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", []):
            assert needed in workflow["jobs"], name
        if "uses" in job:
            assert (ROOT / job["uses"]).is_file()
        else:
            assert job["runs-on"] in RUNNERS, name
            assert isinstance(job["timeout-minutes"], int), name
            assert all(len({"uses", "run"} & step.keys()) == 1 for step in job["steps"]), name


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_actions_are_pinned_by_hash_with_their_version_beside(file: Path) -> None:
    used = [line for line in file.read_text(encoding="utf-8").splitlines() if re.match(r" +- uses: ", line)]
    assert len(used) == sum("uses" in step for step in steps(file))
    for line in used:
        assert re.fullmatch(r" +- uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line), line


def test_an_action_has_one_version_everywhere() -> None:
    used = {step["uses"] for file in WORKFLOWS for step in steps(file) if "uses" in step}
    assert len(used) == len({action.partition("@")[0] for action in used})


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_the_commands_exist(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = 0
    for step in steps(file):
        for command in re.findall(r"packaging/dev\.py (.+)", step.get("run", "")):
            found += 1
            commands.parser().parse_args(shlex.split(command))
        script = re.match(r"\.ci/\w+", step.get("run", ""))
        assert script is None or (ROOT / script[0]).is_file()
    assert found or file.name == "test.yml"


def test_every_python_is_tested_on_pushes_and_pull_requests() -> None:
    workflow = plain_yaml.read((ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8"))
    assert {"push", "pull_request", "workflow_call"} == workflow["on"].keys()
    pythons = workflow["jobs"]["test"]["strategy"]["matrix"]["python"]
    assert pythons == [f"3.{minor}" for minor in range(11, 15)]


def test_dependabot_looks_after_the_actions() -> None:
    config = plain_yaml.read((ROOT / ".github/dependabot.yml").read_text(encoding="utf-8"))
    assert [update["package-ecosystem"] for update in config["updates"]] == ["github-actions"]


@pytest.mark.parametrize(
    "text",
    [
        "a: b: c\n",
        "a: [1,\n  2]\n",
        "a: {b: c}\n",
        "a: 1\na: 2\n",
        "- a\nb: c\n",
        "a:\n\tb: c\n",
        "a\n",
        "a: *b\n",
    ],
)
def test_what_is_not_plain_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        plain_yaml.read(text)
