"""People who play on phones at the table of the real window: phones as programs, over real sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import aiohttp
import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QMessageBox

from mtdesk.app import Application
from mtdesk.settings import Settings
from mtdesk.table.look import seat_look
from mtdesk.table.theme import SEAT_LOOKS
from mtdesk.ui.phones.dialog import AwayQuestion, PhonesDialog, Place
from mtdesk.ui.phones.hall import Hall
from mtdesk.ui.play.curtain import CurtainPage
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.setup.page import NewGamePage
from tests.app.new_game import choose_player, shown_setup
from tests.app.person import Person
from tests.app.program import (
    STILL,
    computers,
    eventually,
    game_of,
    game_setup,
    modal,
    people,
    running,
    settle,
    started,
)
from tests.app.test_finale import is_waiting
from tests.app.test_hidden import texts_of
from tests.app.test_language import another, desk_of
from tests.app.test_secrets import tiles_in
from tests.phones.house import FakePhone, House


class Home:
    """The real program as phones reach it."""

    def __init__(self, desk: Application, client: aiohttp.ClientSession) -> None:
        self.desk, self.client = desk, client
        self.phones: list[FakePhone] = []

    @property
    def hall(self) -> Hall:
        hall = self.desk._phones._hall
        assert hall is not None
        return hall

    @property
    def address(self) -> str:
        server = self.desk._phones._server
        assert server is not None
        return f"http://{server.host}"

    def cut(self) -> None:
        """The network fails for a moment: all connections are lost."""
        server = self.desk._phones._server
        assert server is not None
        assert server._runner is not None
        assert server._runner.server is not None
        for connection in server._runner.server.connections:
            connection.force_close()

    async def phone(self, seat: int, name: str = "", seed: int = 0) -> FakePhone:
        """A phone that has taken a seat."""
        phone = await self.back("", seed)
        return await phone.sit(seat, name)

    async def back(self, token: str, seed: int = 0) -> FakePhone:
        """A phone that has held a seat."""
        phone = FakePhone(cast(House, self), token=token, seed=seed)
        self.phones.append(phone)
        return await phone.call()


async def dialog_of(desk: Application) -> PhonesDialog:
    """The dialog, opened from the menu."""

    def is_open() -> bool:
        if QApplication.activeModalWidget() is None:  # it may have been closed just now, and is not over yet
            desk.window.commands.phones.trigger()
        return isinstance(QApplication.activeModalWidget(), PhonesDialog)

    await eventually(is_open)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PhonesDialog)
    return dialog


def choose(dialog: PhonesDialog, seat: int, place: Place) -> None:
    box = dialog.boxes[seat]
    box.setCurrentIndex(list(Place).index(place))
    box.activated.emit(box.currentIndex())


async def closed(dialog: PhonesDialog) -> None:
    dialog.leave.click()
    await eventually(lambda: QApplication.activeModalWidget() is None)


@asynccontextmanager
async def at_home(
    qapp: QApplication,
    *names: str,
    phones: int = 99,
    robots: int = 0,
    settings: Settings = STILL,
    **rules: object,
) -> AsyncIterator[Home]:
    """A game of one round, the first seats of which are played on phones."""
    settle(settings)
    options: dict[str, object] = {"set": 6, "hand": 3, "rounds": 1, **rules}
    setup = game_setup([*people(*names), *computers(robots)], seed="phones", **options)  # type: ignore[arg-type]
    async with aiohttp.ClientSession() as client:
        async with started(qapp, setup) as desk:
            dialog = await dialog_of(desk)
            for seat in range(min(phones, len(names))):
                choose(dialog, seat, Place.PHONE)
            await closed(dialog)
            home = Home(desk, client)
            yield home
        for phone in home.phones:
            await phone.hang_up()


def page_of(home: Home) -> object:
    return home.desk.window.overlay.page


def play_again(home: Home) -> None:
    page = page_of(home)
    assert isinstance(page, GameEndPanel)
    page.play_again.click()


async def test_a_game_on_phones_ends_with_the_places_and_is_played_again(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo") as home:
        phones = [await home.phone(0), await home.phone(1, "Zoë")]
        await eventually(lambda: game_of(home.desk).setup.players[1].name == "Zoë")
        for phone in phones:
            phone.plays_itself()
        await eventually(lambda: isinstance(page_of(home), RoundEndPanel))
        await phones[0].say("go-on")
        await eventually(lambda: isinstance(page_of(home), GameEndPanel))
        await eventually(lambda: not any(phone.table.get("may_go_on") for phone in phones))
        for seat, phone in enumerate(phones):
            out = [at for at, player in enumerate(phone.table["players"]) if not player["tiles"]]
            name = phone.table["players"][out[0]]["name"]
            assert phone.table["over"].startswith("You go out" if out == [seat] else f"{name} goes out")
            assert phone.table["said"].startswith("You win" if out == [seat] else f"{name} wins")
        first, heard = game_of(home.desk), len(phones[1].heard)
        await phones[0].say("go-on")
        await eventually(lambda: phones[0].table.get("may_play_again"))
        await phones[0].say("go-on", again=True)
        await eventually(lambda: game_of(home.desk) is not first)
        await eventually(
            lambda: any(told.get("hand") and not told.get("over") for told in phones[1].heard[heard:])
        )
        assert phones[1].table["players"][1]["name"] == "Zoë"
    assert all(phone.heard[-1]["say"] == "bye" for phone in phones)


@pytest.mark.parametrize("is_early", [False, True])
async def test_one_tap_continues_while_hands_are_turned_over_or_lie_open(
    qapp: QApplication, is_early: bool
) -> None:
    moving = replace(STILL, pace="normal")
    async with at_home(qapp, "Anna", "Bo", settings=moving, rounds=2) as home:
        phones = [await home.phone(0), await home.phone(1)]
        home.desk.window.table.animator.speed = 5 if is_early else 50
        for phone in phones:
            phone.plays_itself()
        await eventually(lambda: phones[0].table.get("may_go_on"))
        await eventually(lambda: is_early or is_waiting(home.desk))
        assert page_of(home) is None
        await phones[0].say("go-on")
        await eventually(lambda: len(game_of(home.desk).record.rounds) == 2)


async def test_the_screen_shows_no_hand_of_a_phone(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", robots=2) as home:
        desk = home.desk
        phone = await home.phone(0)
        await eventually(lambda: phone.table.get("question"))
        hand = {(max(tile["tile"]), min(tile["tile"])) for tile in phone.table["hand"]}
        assert not desk.window.table.rack.items
        assert not desk.window.table.areas.has_rack, "nobody sits here"
        assert not desk.window.table.invitation.moves
        assert not hand & tiles_in("\n".join(texts_of(desk)))
        assert not desk.window.commands.undo.isEnabled()
        assert not desk.window.commands.hint.isEnabled()


async def test_people_at_the_screen_play_with_others_on_phones(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo", phones=1, robots=1) as home:
        phone = await home.phone(0)
        phone.plays_itself()
        person = Person(home.desk)
        await person.play_to_the_end()
        assert game_of(home.desk).is_over
        assert len(person.curtains) <= 1  # nobody else looks at this screen from the second turn on


async def test_a_hint_is_said_again_to_a_page_that_was_loaded_again(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo") as home:
        phone = await home.phone(0)
        await eventually(lambda: phone.table.get("question"))
        await phone.say("hint", question=phone.table["question"]["id"])
        await eventually(lambda: phone.heard[-1].get("move"))
        hint = phone.heard[-1]
        await phone.hang_up()
        back = await home.back(phone.token)
        await eventually(lambda: back.table.get("question"))
        await back.say("hint", question=back.table["question"]["id"])
        await eventually(lambda: back.heard[-1] == hint)


async def test_others_are_told_what_is_taken_back_and_it_can_be_repeated(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo", hand=8) as home:
        phone, other = await home.phone(0), await home.phone(1)
        await eventually(lambda: phone.table.get("question"))
        question = phone.table["question"]
        await phone.say("answer", question=question["id"], move=question["moves"][0])
        await eventually(lambda: phone.table.get("may_undo"))
        told = await eventually(lambda: "Anna" in other.table.get("news", "") and other.table["news"])
        await phone.say("undo")
        await eventually(lambda: other.table["news"] == "Anna has undone a move.")
        await eventually(lambda: phone.table.get("may_redo"))
        await phone.say("redo")
        await eventually(lambda: other.table["news"] == told)


async def test_nothing_is_taken_back_once_the_next_player_holds_a_tile(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo", hand=8) as home:
        phone, other = await home.phone(0), await home.phone(1)
        await plays(phone)
        await eventually(lambda: phone.table.get("may_undo") and other.table.get("question"))
        await other.say("pick-up", question=other.table["question"]["id"])
        await eventually(lambda: not phone.table.get("may_undo"))
        await phone.say("undo")
        await plays(other)
        await eventually(lambda: phone.table.get("question"))
        assert not any("undone" in told.get("news", "") for told in other.heard)


async def test_a_tile_held_at_the_screen_begins_the_turn_as_well(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo", phones=1, hand=8) as home:
        phone, person, table = await home.phone(0), Person(home.desk), home.desk.window.table
        await plays(phone)
        await person.play_until(lambda: bool(table.invitation.plays))
        await person.move()
        await plays(phone)
        await eventually(lambda: phone.table.get("may_undo") and table.invitation.plays)
        home.desk.window.view.gesture.select(next(iter(table.invitation.plays)))
        await eventually(lambda: not phone.table.get("may_undo"))


async def plays(phone: FakePhone) -> None:
    """Play a tile that ends the turn, when the phone is asked."""
    await eventually(lambda: phone.table.get("question"))
    question = phone.table["question"]
    move = next(move for move in question["moves"] if move["do"] == "play" and len({*move["tile"]}) == 2)
    await phone.say("answer", question=question["id"], move=move)


async def test_all_know_who_may_tap_and_whether_it_counted(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo", hand=2) as home:
        phones = [await home.phone(0), await home.phone(1)]
        asked: dict[str, object] = {}

        def is_asked(phone: FakePhone) -> bool:
            question = phone.table.get("question") or asked
            return question["id"] != asked.get("id") if question else False

        while not asked.get("may_decline"):
            await eventually(lambda: any(map(is_asked, phones)))
            phone, other = sorted(phones, key=is_asked, reverse=True)
            asked = phone.table["question"]
            if not asked.get("may_decline"):
                await phone.say("answer", question=asked["id"], move=phone.table["question"]["moves"][0])
        name = phone.table["players"][phone.table["seat"]]["name"]
        await eventually(lambda: other.table["said"] == f"Waiting for {name}, who may tap now.")
        await phone.say("answer", question=asked["id"], move=phone.table["question"]["moves"][0])
        await eventually(lambda: phone.table["news"].startswith("Your tap counts."))
        await eventually(lambda: other.table["said"].startswith("It is your turn."))


async def test_a_phone_has_its_own_language_and_the_colours_of_everyone(
    qapp: QApplication,
) -> None:
    chosen = STILL.with_look("Player 1", 6, {"Bo"})
    async with at_home(qapp, "Player 1", "Bo", settings=chosen) as home:
        late, phone = await home.back(""), await home.phone(0)
        await late.say("sit", seat=0, name="")
        assert (await late.hears("said"))["text"].startswith("Someone else has just taken")
        await eventually(lambda: phone.table.get("question"))
        looks = (await phone.hears("welcome"))["looks"]
        colours = [looks[player["look"]]["colour"] for player in phone.table["players"]]
        assert colours == [SEAT_LOOKS[6].colour, seat_look(1).colour]
        await phone.say("plan")
        english = await phone.hears("train")
        await phone.say("speak", language="hu")
        await eventually(lambda: phone.table["players"][0]["name"] == "1. játékos")
        await phone.say("plan")
        hungarian = await phone.hears("train", 2)
        assert hungarian["tiles"] == english["tiles"]
        assert hungarian["text"] != english["text"]


async def test_a_phone_that_is_away_can_be_replaced_and_comes_back(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo") as home:
        home.desk._phones.patience.setInterval(0)
        phone, other = await home.phone(0), await home.phone(1)
        await eventually(lambda: phone.table.get("question"))
        await phone.hang_up()
        await eventually(lambda: isinstance(QApplication.activeModalWidget(), AwayQuestion))
        await eventually(
            lambda: any(heard["players"][0].get("away") for heard in other.heard if heard["say"] == "table")
        )
        question = QApplication.activeModalWidget()
        assert isinstance(question, AwayQuestion)
        question.here.click()
        await eventually(lambda: isinstance(page_of(home), CurtainPage))
        await Person(home.desk).act()
        await eventually(lambda: home.desk.window.table.invitation.moves)
        assert home.desk.window.table.rack.items
        assert home.desk.window.table.areas.has_rack
        back = await home.back(phone.token)
        await back.hears("lobby")
        assert back.chairs[0] == "lost"
        await back.say("sit", seat=0)
        await eventually(lambda: back.table.get("question"))
        await eventually(lambda: not home.desk.window.table.rack.items)


async def test_computers_leave_their_seats_to_phones_during_a_pause(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", phones=0, robots=2) as home:
        desk = home.desk
        await eventually(lambda: desk.window.table.invitation.moves)
        desk.window.commands.pause.setChecked(True)
        dialog = await dialog_of(desk)
        for seat in (1, 2):
            choose(dialog, seat, Place.PHONE)
        assert [dialog.boxes[seat].currentIndex() for seat in (1, 2)] == [list(Place).index(Place.PHONE)] * 2
        phone, other = await home.phone(1, "Zoë"), await home.phone(2)
        await eventually(lambda: QApplication.activeModalWidget() is None)
        desk.window.commands.pause.setChecked(False)
        await eventually(lambda: game_of(desk).people == {0, 1, 2} and phone.table and other.table)
        assert game_of(desk).setup.players[1].name == "Zoë"
        assert not any(seat.is_lost for seat in home.hall.seats.values())


async def test_a_computer_takes_over_from_a_phone(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo") as home:
        phone, other = await home.phone(0), await home.phone(1)
        other.plays_itself()
        dialog = await dialog_of(home.desk)
        choose(dialog, 0, Place.COMPUTER)
        await phone.hears("lobby", 2)
        await eventually(lambda: len(game_of(home.desk).record.rounds[0].moves) > 2)
        await closed(dialog)


async def test_who_plays_is_asked_over_the_dialog_until_the_phone_comes_back(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo") as home:
        home.desk._phones.patience.setInterval(0)
        phone = await home.phone(0)
        dialog = await dialog_of(home.desk)
        await phone.hang_up()
        await modal(AwayQuestion)
        await home.back(phone.token)
        await eventually(lambda: QApplication.activeModalWidget() is dialog)
        await closed(dialog)


async def test_someone_here_goes_on_for_a_phone_that_is_thrown_out(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo") as home:
        phone = await home.phone(0)
        dialog = await dialog_of(home.desk)
        choose(dialog, 0, Place.HERE)
        await phone.hears("lobby", 2)
        key = home.hall.key
        assert key in dialog.url.text()
        dialog.outs[0].click()
        await phone.hears("bye")
        await eventually(lambda: home.hall.key in dialog.url.text())
        assert home.hall.key != key
        assert dialog.boxes[0].currentIndex() == list(Place).index(Place.HERE)
        await closed(dialog)
        again = await home.phone(0)
        await eventually(lambda: again.chairs.get(0) == "lost")
        await again.say("sit", seat=0)
        await eventually(lambda: again.table.get("question"))


async def test_without_phones_people_go_on_at_the_screen(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo") as home:
        phone = await home.phone(0)
        address = home.address
        dialog = await dialog_of(home.desk)
        dialog.stopped.emit()
        await phone.hears("bye")
        await closed(dialog)
        await eventually(lambda: isinstance(page_of(home), CurtainPage))
        try:
            await home.client.get(address)
        except aiohttp.ClientError:
            pass
        else:
            raise AssertionError("it still listens")


async def test_phones_stay_when_the_window_is_replaced_in_another_language(qapp: QApplication) -> None:
    setup = game_setup(people("Anna", "Bo"), set=6)
    async with aiohttp.ClientSession() as client, running(qapp, setup) as program:
        former = desk_of(program)
        dialog = await dialog_of(former)
        choose(dialog, 0, Place.PHONE)
        await closed(dialog)
        home = Home(former, client)
        phone = await home.phone(0, "Zoë")
        await eventually(lambda: phone.table.get("question"))
        german = replace(former._store.current, language="de")
        home.desk = desk = await another(program, lambda: former._take_settings(german))
        await eventually(lambda: desk.session.match is not None and home.hall.seats[0].question)
        asked = home.hall.seats[0].question
        assert asked is not None
        await eventually(lambda: (phone.table.get("question") or {}).get("id") == asked.id)
        assert not {tuple(held["tile"]) for held in phone.table["hand"]} & set(desk.window.table.rack.items)
        await phone.say("answer", question=asked.id, move=phone.table["question"]["moves"][0])
        await eventually(lambda: game_of(desk).record.rounds[0].moves)
        assert phone.heard[0]["say"] == "welcome"
        assert "bye" not in [heard["say"] for heard in phone.heard]
        await phone.hang_up()


async def test_seats_are_set_up_for_phones(qapp: QApplication) -> None:
    async with started(qapp) as desk:
        page = await shown_setup()
        page.players.setValue(3)
        for view in page.seats[:2]:
            menu = view.menu_of_players()
            menu.actions()[1].trigger()
            menu.close()
        assert page.model.phones == {0, 1}
        page.deal.click()
        dialog = await modal(PhonesDialog)
        assert [box.currentIndex() for box in dialog.boxes] == [0, 0, 2]
        first = game_of(desk).setup.players[0].name
        async with aiohttp.ClientSession() as client:
            home = Home(desk, client)
            phone = await home.phone(1, "Zoë")
            await eventually(lambda: game_of(desk).setup.players[1].name == "Zoë")
            await eventually(lambda: dialog.missing.text().endswith(f": {first}."))
            assert not game_of(desk).record.rounds, "the deal waits for everyone"
            other = await home.phone(0)
            await eventually(lambda: phone.table.get("hand") and other.table.get("hand"))
            await eventually(lambda: QApplication.activeModalWidget() is None)
            assert not desk.window.table.rack.items
            await phone.hang_up()
            await other.hang_up()


async def test_an_empty_seat_is_named_and_can_be_played_by_others(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo") as home:
        home.desk._phones.patience.setInterval(0)
        other = await home.phone(1)
        other.plays_itself()
        await eventually(lambda: other.table.get("said", "").startswith("Anna has not joined yet"))
        assert other.table["players"][0]["away"] == "no one yet"
        question = await modal(AwayQuestion)

        def note() -> str:
            return home.desk.window.table.frame._plates[0].content.note

        assert note() == "no one yet"
        question.computer.click()
        await eventually(lambda: game_of(home.desk).setup.players[0].kind == "computer")
        await eventually(lambda: len(game_of(home.desk).record.rounds[0].moves) > 1)
        assert note() == "a computer plays"
        late = await home.phone(0)
        await eventually(lambda: late.chairs.get(0) == "lost")


async def test_an_address_that_cannot_be_used_leaves_the_phones_where_they_are(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo") as home:
        phone = await home.phone(0)
        dialog = await dialog_of(home.desk)
        url = dialog.url.text()
        dialog.address_chosen.emit("192.168.254.253")
        box = await modal(QMessageBox)
        box.reject()
        await closed(dialog)
        assert dialog.url.text() == url
        await eventually(lambda: phone.table.get("question"))
        await phone.say(
            "answer", question=phone.table["question"]["id"], move=phone.table["question"]["moves"][0]
        )
        await eventually(lambda: game_of(home.desk).record.rounds[0].moves)


async def test_phones_come_back_at_another_address(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mtdesk.ui.phones.server.addresses", lambda: ["127.0.0.1", "127.0.0.2"])
    async with at_home(qapp, "Anna", "Bo") as home:
        phone = await home.phone(0)
        dialog = await dialog_of(home.desk)
        dialog.address_chosen.emit("127.0.0.2")
        assert (await phone.hears("bye"))["text"].startswith("This code is no longer valid")
        await eventually(lambda: "127.0.0.2" in dialog.url.text())
        assert dialog.addresses.currentText() == "127.0.0.2"
        await closed(dialog)
        again = await home.phone(0)
        await eventually(lambda: again.table.get("question"))
        monkeypatch.setattr(
            "mtdesk.ui.phones.server.addresses", lambda: ["127.0.0.1"]
        )  # the other one is gone
        dialog = await dialog_of(home.desk)
        assert "127.0.0.1" in dialog.url.text()
        await closed(dialog)


async def set_up(home: Home) -> NewGamePage:
    home.desk.window.commands.new_game.trigger()
    return await shown_setup()


async def test_the_next_game_is_set_up_with_the_phones_of_this_one(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo") as home:
        phones = [await home.phone(0), await home.phone(1)]
        first, page = game_of(home.desk), await set_up(home)
        assert page.model.phones == {0, 1}
        assert not page.change.isVisible(), "nobody changes"
        choose_player(page.seats[1], 0)
        page.deal.click()
        await eventually(lambda: game_of(home.desk) is not first)
        bye = await phones[1].hears("bye")
        assert bye["text"] == "Your seat is no longer played on a phone."
        await eventually(lambda: home.desk.session.match is not None)
        assert list(home.desk.session.elsewhere) == [0]
        assert phones[0].heard[-1]["say"] != "bye"
        page = await set_up(home)
        assert page.model.phones == {0}
        choose_player(page.seats[0], 0)
        second = game_of(home.desk)
        page.deal.click()
        await eventually(lambda: game_of(home.desk) is not second)
        await phones[0].hears("bye")
        await eventually(lambda: home.desk._phones._server is None)


async def test_phones_leave_the_game_that_goes_on(qapp: QApplication) -> None:
    async with at_home(qapp, "Anna", "Bo", "Cem") as home:
        phones = [await home.phone(seat) for seat in range(3)]
        page = await set_up(home)
        choose_player(page.seats[0], 0)
        choose_player(page.seats[1], 1)
        page.change.click()
        await eventually(lambda: game_of(home.desk).setup.players[1].kind == "computer")
        await eventually(lambda: all("lost" in phone.chairs.values() for phone in phones[:2]))
        assert list(home.desk.session.elsewhere) == [2]
        assert game_of(home.desk).setup.players[0].kind == "human"
