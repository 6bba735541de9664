"""Results of deals as text: what is written is read, and nothing that strangers send does any harm."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from mtdesk.record import deal_results_file
from mtdesk.record.deal_code import deal_code, deal_of, read_deal_code
from mtdesk.record.deal_result import (
    LONGEST,
    DealResult,
    DealResultError,
    PlayerResult,
    ResultFault,
    ranked,
    read_result,
    result_lines,
)
from mtdesk.record.deal_results_file import FILE_NAME, DealResults, KeptResult, Origin
from mtdesk.record.errors import Fault, RecordError
from tests.app.program import game_setup, people

DEAL = deal_of(game_setup(people("A", "B"), preset="dutch", rounds=3))


def line(name: str, *points: int | Fraction, level: str = "") -> PlayerResult:
    return PlayerResult(name, level, tuple(map(Fraction, points)))


RESULT = ranked(DEAL, [line("Bo", 22, 9, 0, level="Medium"), line("Anna", 12, 0, 8)])
TEXT = result_lines(RESULT)


def fault(text: str) -> ResultFault:
    with pytest.raises(DealResultError) as caught:
        read_result(text)
    return caught.value.fault


def test_the_lines_are_what_people_read() -> None:
    assert TEXT.splitlines()[1:] == ["1. Anna: 12 + 0 + 8 = 20", "2. Bo (Medium): 22 + 9 + 0 = 31"]
    assert read_deal_code(TEXT) == DEAL


@pytest.mark.parametrize(
    "around",
    [
        "{}",
        "Look at this!\n\n{}\n\nCan you beat it? 3. of March: 7 = 8",
        "> My result\r\n> {}",
        "My result, rules: Dutch · 3 rounds, deal {}\t\n",
    ],
)
def test_any_text_may_stand_around_them(around: str) -> None:
    text = around.format(TEXT.replace("\n", "\n> ") if around.startswith(">") else TEXT)
    assert read_result(text) == RESULT


@pytest.mark.parametrize("between", [" ", " > ", "\n>\n"])
def test_a_text_in_one_line_or_broken_elsewhere_is_read(between: str) -> None:
    text = f"> Mein Ergebnis (Spiel des Tages · 5. März):\n17 Punkte besser als der Profi: 34 zu 51\n{TEXT}"
    assert read_result(text.replace("\n", between)) == RESULT
    assert read_result(text.replace("+ 8", f"+{between}8")) == RESULT


@pytest.mark.parametrize("name", ["Ö (the 2nd)", "x: 1 = 1", "1. 2: 3", "<b>{0}", "(", "あ" * 40, "a = b"])
def test_names_of_every_kind_come_back(name: str) -> None:
    result = ranked(DEAL, [line(name, 1, 2, 3), line("Bo", 1, 2, 3, level="(Mittel)")])
    read = read_result(result_lines(result))
    assert {one.name for one in read.players} == {name.replace("(", "[").replace(")", "]"), "Bo"}
    assert len(read.people) == 1


def test_shares_of_points_come_back() -> None:
    deal = replace(DEAL, options=replace(DEAL.options, rounds=1))
    result = ranked(deal, [line("Anna", Fraction(41, 3)), line("Bo", -5)])
    assert read_result(result_lines(result)) == result


def test_places_are_those_of_the_rules() -> None:
    tie = ranked(DEAL, [line("Anna", 1, 1, 1), line("Bo", 3, 0, 0), line("Cé", 9, 0, 0)])
    assert [tie.place(player) for player in tie.players] == [1, 1, 3]


@pytest.mark.parametrize("text", ["", "hello", "1. Anna: a = b", "1. Anna 12 = 12", "\0" * 99, "=" * 9999])
def test_a_text_without_a_result_is_none(text: str) -> None:
    assert fault(text) is ResultFault.NO_RESULT


def test_a_text_that_is_too_long_is_none() -> None:
    assert fault(TEXT + " " * LONGEST) is ResultFault.NO_RESULT


def test_a_code_alone_is_no_result() -> None:
    assert fault(deal_code(game_setup(people("A", "B")))) is ResultFault.NO_RESULT


def test_a_result_without_its_code_is_none() -> None:
    assert fault("\n".join(TEXT.splitlines()[1:])) is ResultFault.NO_CODE


@pytest.mark.parametrize(
    ("whole", "part"),
    [
        ("= 20", "= 21"),  # a total that is not the sum
        ("12 + 0 + 8 = 20", "20 = 20"),  # too few rounds
        ("12 + 0 + 8 = 20", "12 + 0 + 8 + 0 = 20"),  # too many
        ("12 + 0 + 8 = 20", "1/0 + 0 + 8 = 20"),
        ("2. Bo (Medium): 22 + 9 + 0 = 31", ""),  # a player is missing
        ("2. Bo (Medium): 22 + 9 + 0 = 31", "2. Bo: 1 + 1 + 1 = 3\n3. Cé: 1 + 1 + 1 = 3"),
        ("Anna", "An\u202ena"),  # nothing that turns text around
        ("Anna:", "Anna (Hard):"),  # nobody to compare with
    ],
)
def test_what_does_not_fit_the_deal_is_damaged(whole: str, part: str) -> None:
    assert whole in TEXT
    assert fault(TEXT.replace(whole, part)) is ResultFault.DAMAGED


def test_long_lines_of_numbers_are_read_at_once() -> None:
    assert fault("1. " + "a: " * 5000) is ResultFault.NO_RESULT
    assert fault("1. a: " + "1 + " * 4000 + "= 1") is ResultFault.NO_RESULT


# Those that are kept


def test_results_are_kept_once_and_found_by_their_deal(tmp_path: Path) -> None:
    kept, other = DealResults(tmp_path / "new" / FILE_NAME), replace(DEAL, seed="x")
    assert kept.of(DEAL) == []
    for _ in range(2):
        kept.add(Origin.ME, RESULT)
    kept.add(Origin.OTHER, DealResult(other, RESULT.players))
    assert DealResults(tmp_path / "new" / FILE_NAME).of(DEAL) == [KeptResult(Origin.ME, RESULT)]


def test_the_own_result_is_not_kept_as_that_of_another(tmp_path: Path) -> None:
    results = DealResults(tmp_path / FILE_NAME)
    results.add(Origin.ME, RESULT)
    sent_back = ranked(DEAL, [line("Bo", 22, 9, 0, level="Mittel"), line("Anna", 12, 0, 8)])
    results.add(Origin.OTHER, sent_back)
    assert results.of(DEAL) == [KeptResult(Origin.ME, RESULT)]
    better = ranked(DEAL, [line("Bo", 22, 9, 0, level="Medium"), line("Anna", 12, 0, 7)])
    results.add(Origin.OTHER, better)
    assert [kept.origin for kept in results.of(DEAL)] == [Origin.ME, Origin.OTHER]


@pytest.mark.parametrize(
    "content", ["", "[]", '{"results": 7}', '{"results": [7, {"from": "me"}, {"from": "x", "text": "y"}]}']
)
def test_a_damaged_file_holds_nothing_and_can_be_written_again(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE_NAME).write_text(content)
    kept = DealResults(tmp_path / FILE_NAME)
    assert kept.of(DEAL) == []
    copy = kept.mend()
    assert copy is not None
    assert copy.read_text() == content, "what only a newer version understands is not lost"
    kept.add(Origin.MARK, RESULT)
    assert [one.origin for one in kept.of(DEAL)] == [Origin.MARK]
    assert kept.mend() is None, "one copy is enough"


def test_one_bad_result_costs_one_result(tmp_path: Path) -> None:
    kept = DealResults(tmp_path / FILE_NAME)
    kept.add(Origin.ME, RESULT)
    kept.add(Origin.OTHER, ranked(DEAL, [line("Bo", 22, 9, 0, level="Medium"), line("Anna", 12, 0, 7)]))
    kept.path.write_text(kept.path.read_text().replace('"other"', '"newer"'))
    copy = kept.mend()
    assert copy is not None
    assert "newer" in copy.read_text()
    assert kept.of(DEAL) == [KeptResult(Origin.ME, RESULT)]
    assert kept.mend() is None


def test_a_file_that_the_disk_does_not_give_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = DealResults(tmp_path / FILE_NAME)
    kept.add(Origin.ME, RESULT)
    before = kept.path.read_bytes()

    def refuse(*_: object) -> bytes:
        raise RecordError(Fault.NOT_ALLOWED)

    with monkeypatch.context() as broken:
        broken.setattr(deal_results_file, "read_bounded", refuse)
        assert kept.of(DEAL) == []
        for work in (kept.mend, lambda: kept.add(Origin.MARK, RESULT)):
            with pytest.raises(RecordError):
                work()
    assert kept.path.read_bytes() == before
