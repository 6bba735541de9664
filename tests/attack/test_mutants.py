"""What mutation testing is told stays true when code and tests change."""

from __future__ import annotations

import tomllib

from tests.attack.mutants import ROOT, function_of, listed


def test_errors_that_may_survive_are_in_lines_that_there_are() -> None:
    for mutant in listed():
        function, _, change = mutant.partition(": ")
        module, _, name = function.partition(".")
        source = (ROOT / "mtdesk" / "rules" / f"{module}.py").read_text(encoding="utf-8")
        assert f"def {name.rpartition('.')[2]}(" in source, mutant
        assert change.partition(" → ")[0] in " ".join(source.split()), mutant


def test_modules_and_tests_of_the_configuration_are_there() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    for file in (*told["only_mutate"], *told["pytest_add_cli_args_test_selection"]):
        assert (ROOT / file.partition("::")[0]).is_file(), file


def test_functions_are_named_as_in_the_code() -> None:
    assert function_of("mtdesk.rules.turn.x__ask_cover__mutmut_7") == "turn._ask_cover"
    assert function_of("mtdesk.rules.deal.xǁ_Openingǁ_highest__mutmut_3") == "deal._Opening._highest"
