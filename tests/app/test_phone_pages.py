"""The page of phones in a real browser, at the table of the real window."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

if sys.platform != "linux":
    pytest.skip("The browser of the tests is Debian's", allow_module_level=True)

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from mtdesk.rules.moves import Play
from mtdesk.ui.phones.phone import PhoneSeat
from mtdesk.ui.phones.server import url
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.round_end import RoundEndPanel
from tests.app.pages import Pages, browsing
from tests.app.program import eventually, game_of
from tests.app.test_phones import Home, at_home, closed, dialog_of, page_of, plays
from tests.phones.house import FakePhone

pytestmark = pytest.mark.slow

SPOKEN = Path(__file__).parent / "data" / "phone.txt"
"""What a screen reader is given of one round; delete it to have it written again."""
CUT_OFF = """[...document.body.querySelectorAll('*')]
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
    .map(one => 'cut off: ' + one.outerHTML.slice(0, 200))"""
TWO_ROWS = """(() => {
    const tiles = [...document.querySelectorAll('#hand .tile')].map(one => one.getBoundingClientRect());
    const second = tiles.find(one => one.top > tiles[0].bottom);
    return second.bottom <= document.getElementById('hand').getBoundingClientRect().bottom;
})()"""
TRAIN = """(() => {
    const children = [...document.getElementById('hand').children];
    const end = children.findIndex(one => one.matches('hr'));
    return children.slice(0, end).map(one => one.dataset.way.split(','));
})()"""
"""The tiles before the line that ends the longest train, turned as they are shown."""
PLACE_OF_HAND = """(() => {
    const [hand, over] = ['hand', 'over'].map(id => document.getElementById(id));
    return over.textContent ? null : hand.offsetTop;
})()"""
"""Asked in one go, since the end of the round may come between two questions."""
SIZES = ((390, 844, "de-DE"), (360, 640, "hu-HU"), (1024, 768, "nl-NL"))


@asynccontextmanager
async def tables(qapp: QApplication, *names: str, **rules: object) -> AsyncIterator[tuple[Home, Pages, str]]:
    """A table with phones, the browser, and the address."""
    async with browsing() as pages, at_home(qapp, *names, **rules) as home:  # type: ignore[arg-type]
        yield home, pages, url(home.desk._phones._server.host, home.hall.key)  # type: ignore[union-attr]


def sit(page: Page, seat: int = 0) -> None:
    """Take the first free seat, or another one."""
    page.locator("#chairs button:not([disabled])").nth(seat).click()
    page.wait_for_selector("#table:not([hidden])")


def is_asked(page: Page) -> bool:
    return page.locator("body").get_attribute("data-state") == "asked"


def question(page: Page) -> str | None:
    return page.locator("body").get_attribute("data-question")


def play(page: Page) -> bool:
    """Make a move by taps, if one is asked for; returns whether it was."""
    if not is_asked(page):
        return False
    asked, fitting = question(page), page.locator("#hand .fits")
    if not fitting.count():
        marks = page.locator("#ends .fits")
        (marks if marks.count() else page.locator("#actions .main")).first.click()
    else:
        if not page.locator("#hand .fits[aria-pressed=true]").count():
            fitting.first.click()
        page.locator("#ends .fits").first.click()
        ways = page.locator("#ends .fits[data-end='']")
        if ways.count() and question(page) == asked:
            ways.last.click()
    page.wait_for_function("asked => document.body.dataset.question !== asked", arg=asked)
    return True


async def play_all(pages: Pages, home: Home, phones: list[Page], until: object = RoundEndPanel) -> None:
    """Play on all phones until a page covers the table."""
    while not isinstance(page_of(home), until):  # type: ignore[arg-type]
        for page in phones:
            await pages.do(play, page)


async def test_three_phones_play_a_round_in_three_languages(qapp: QApplication) -> None:
    async with tables(qapp, "Anna", "Bo", "Cem", fork=True) as (home, pages, address):
        phones = [await pages.open(address, *size) for size in SIZES]
        # Two scan at once and want the same seat: the second one is asked again.
        await pages.do(sit, phones[0])
        await pages.do(phones[1].wait_for_selector, "#chairs button[disabled]")
        for page in phones[1:]:
            await pages.do(sit, page)
        assert [await pages.do(page.locator("html").get_attribute, "lang") for page in phones] == [
            "de", "hu", "nl",
        ]  # fmt: skip
        for page in phones:
            for _ in range(2):
                await pages.do(play, page)
        # Reloaded in the middle of a turn, and out of reach for a while.
        await eventually(lambda: any(seat.question for seat in home.hall.seats.values()))
        asked = next(at for at, seat in home.hall.seats.items() if seat.question)
        hand = "[...document.querySelectorAll('.tile')].map(tile => tile.dataset.key).join()"
        before = await pages.do(phones[asked].evaluate, hand)
        await pages.do(phones[asked].reload)
        await pages.do(phones[asked].wait_for_selector, "body[data-state=asked]")
        assert await pages.do(phones[asked].evaluate, hand) == before
        await pages.do(phones[asked].context.set_offline, True)
        await pages.do(phones[asked].wait_for_selector, "#table[inert]")
        home.cut()
        await eventually(lambda: home.hall.seats[asked].is_away)
        await pages.do(phones[asked].context.set_offline, False)
        await eventually(lambda: not home.hall.seats[asked].is_away)
        await pages.do(phones[asked].wait_for_selector, "#table:not([inert])")
        await play_all(pages, home, phones)
        for page in phones:
            assert await pages.do(page.locator("#over").inner_text)
            await pages.do(page.wait_for_selector, "#actions .main")
        await pages.do(phones[2].locator("#actions .main").click)
        await eventually(lambda: isinstance(page_of(home), GameEndPanel))
        game = game_of(home.desk)
        await pages.do(phones[0].get_by_role("button", name="Noch einmal spielen").click)
        await eventually(lambda: game_of(home.desk) is not game)
        await pages.do(phones[1].get_by_text("A következő forduló").wait_for)  # the result until it is read
        await pages.do(phones[1].locator("#actions .main").click)
        for page in phones:
            await pages.do(lambda page=page: page.wait_for_selector("#over:empty", state="attached"))


async def test_the_hand_keeps_its_place_and_the_result_stays_until_it_is_read(qapp: QApplication) -> None:
    async with tables(qapp, "Anna", "Bo", hand=5, rounds=2) as (home, pages, address):
        phones = [await pages.open(address, 320, 568, language) for language in ("de-DE", "en-GB")]
        for page in phones:
            await pages.do(sit, page)
        places = [set[int | None](), set[int | None]()]
        while page_of(home) is None:
            for page, seen in zip(phones, places, strict=True):
                seen.add(await pages.do(page.evaluate, PLACE_OF_HAND))
                await pages.do(play, page)
        assert [len(seen - {None}) for seen in places] == [1, 1]
        first, late = phones
        await pages.do(first.locator("#actions .main").click)
        await pages.do(lambda: first.wait_for_selector("#over:empty", state="attached"))
        await pages.do(late.get_by_text("The next round has begun.").wait_for)
        assert "Your points" in await pages.do(late.locator("#over").inner_text)
        await pages.do(late.locator("#actions .main").click)
        await pages.do(lambda: late.wait_for_selector("#over:empty", state="attached"))


async def test_a_phone_is_used_by_hand(qapp: QApplication) -> None:
    """Dragging, one's own order, taking back, the whole train, being thrown out, and the end."""
    async with tables(qapp, "Anna", "Bo", first_turn="chain", hand=10) as (home, pages, address):
        page = await pages.open(address, 390, 844, "en-GB", color_scheme="dark", reduced_motion="reduce")
        await pages.do(sit, page)
        other = await home.phone(1)

        def order() -> list[str]:
            found: list[str] = page.evaluate(
                "[...document.querySelectorAll('#hand .tile')].map(tile => tile.dataset.key)"
            )
            return found

        def arrange() -> None:
            page.get_by_role("button", name="Value").click()
            first, *rest = order()
            page.locator("#hand .tile").first.drag_to(page.locator("#hand .tile").nth(2))
            assert order()[2] == first
            assert order()[:2] == rest[:2]
            page.get_by_role("button", name="Move left").click()
            assert order()[1] == first
            page.evaluate("dispatchEvent(new Event('online'))")  # the line is looked at
            page.reload()
            page.wait_for_selector("body[data-state=asked]")
            assert order()[1] == first
            assert page.title().startswith("●")

        def drag() -> None:
            tile = page.locator("#hand .fits").first
            tile.click()
            tile.drag_to(page.locator("#ends .fits").first)

        def pick_up() -> None:
            page.locator("#hand .off").first.click()
            assert "does not fit anywhere" in page.locator("#aside").inner_text()
            page.locator("#ends .end").nth(1).click()
            page.wait_for_function(
                "() => document.getElementById('aside').textContent.includes('first turn')"
            )
            page.locator("#hand .off[aria-pressed=true]").click()

        await pages.do(pick_up)
        await pages.do(arrange)
        moves = game_of(home.desk).record.rounds[0].moves
        await pages.do(drag)
        await eventually(lambda: len(moves) == 1)
        await pages.do(page.get_by_role("button", name="Undo").click)
        await eventually(lambda: not moves)
        await pages.do(page.get_by_role("button", name="Play the whole train").click)
        await eventually(lambda: len(moves) > 1)
        await eventually(lambda: other.table.get("question") or len(moves) == 10)
        dialog = await dialog_of(home.desk)
        dialog.outs[0].click()
        await pages.do(page.wait_for_selector, "body[data-state=bye]")
        assert "Scan" in await pages.do(page.locator("#said").inner_text)
        assert not await pages.do(page.locator("button:visible").count)
        again = url(home.desk._phones._server.host, home.hall.key)  # type: ignore[union-attr]
        await closed(dialog)
        await pages.do(page.goto, again)
        await pages.do(sit, page)
        dialog = await dialog_of(home.desk)
        dialog.stopped.emit()
        await pages.do(page.wait_for_selector, "body[data-state=bye]")
        await closed(dialog)


def middle(page: Page, wanted: str) -> dict[str, float]:
    box = page.locator(wanted).last.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


async def test_a_tile_goes_to_the_end_on_which_it_is_dropped(qapp: QApplication) -> None:
    """Dragged by a finger: the strip of ends stays as it is, and elsewhere the tile goes back."""
    async with tables(qapp, "Anna", "Bo", hand=8) as (home, pages, address):
        other, page = await home.phone(0), await pages.open(address, 320, 568, "en-GB")
        await pages.do(sit, page)
        await plays(other)
        await pages.do(page.wait_for_selector, "#hand .fits")

        def drag(wanted: str) -> str | None:
            finger = page.context.new_cdp_session(page)

            def touch(kind: str, *points: dict[str, float]) -> None:
                finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

            start, places = middle(page, "#hand .fits"), page.locator("#ends").bounding_box()
            touch("touchStart", start)
            touch("touchMove", {"x": start["x"] + 20, "y": start["y"] + 20})
            page.wait_for_selector("#ends .fits")
            assert page.locator("#ends").bounding_box() == places
            target = middle(page, wanted)
            touch("touchMove", target)
            end = page.locator(wanted).last.get_attribute("data-end")
            touch("touchEnd")
            return end

        moves = game_of(home.desk).record.rounds[0].moves
        await eventually(lambda: other.table.get("may_undo"))
        await pages.do(drag, "#title")
        await eventually(lambda: not other.table.get("may_undo"))  # the turn has begun
        assert "fits" in await pages.do(page.locator("#aside").inner_text)
        assert len(moves) == 1
        assert await pages.do(page.evaluate, TWO_ROWS)
        end = await pages.do(drag, "#ends .fits")
        await eventually(lambda: len(moves) == 2)
        move = moves[1]
        assert isinstance(move, Play)
        assert move.end == end


def press_to(page: Page, wanted: str) -> None:
    """Go with Tab to something that matches."""
    for _ in range(99):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def play_by_keys(page: Page) -> None:
    """Make a move with nothing but Tab and Enter."""
    asked = question(page)
    if page.locator("#hand .fits").count():
        press_to(page, "#hand .fits")
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.matches('#hand .fits[aria-pressed=true]')")
        press_to(page, "#ends .fits")
    elif page.locator("#ends .fits").count():
        press_to(page, "#ends .fits")
    else:
        press_to(page, "#actions .main")
    page.keyboard.press("Enter")
    page.wait_for_function("asked => document.body.dataset.question !== asked", arg=asked)


async def answers_first(phone: FakePhone, seat: PhoneSeat) -> None:
    """Make the first move that may be made."""
    asked = seat.question
    assert asked is not None
    await eventually(lambda: (phone.table.get("question") or {}).get("id") == asked.id)
    await phone.say("answer", question=asked.id, move=phone.table["question"]["moves"][0])
    await eventually(lambda: seat.question is not asked)


async def test_a_round_by_keyboard_and_by_ear(qapp: QApplication) -> None:
    """What a screen reader would be given is that of the last time."""
    async with tables(qapp, "Anna", "Bo") as (home, pages, address):
        page = await pages.open(address, 360, 640, "en-GB")
        other = await home.phone(1)
        await pages.do(page.wait_for_selector, "#chairs button[disabled]")
        heard = [await pages.do(page.locator("body").aria_snapshot)]
        await pages.do(press_to, page, "#chairs button")
        await pages.do(page.keyboard.press, "Enter")
        await pages.do(page.wait_for_selector, "body[data-state=asked]")
        seats = home.hall.seats
        while not isinstance(page_of(home), RoundEndPanel):
            await eventually(lambda: page_of(home) is not None or any(one.question for one in seats.values()))
            if (asked := seats[0].question) is not None:
                await pages.do(page.wait_for_selector, f"body[data-question='{asked.id}']")
                heard.append(await pages.do(page.locator("body").aria_snapshot))
                await pages.do(play_by_keys, page)
            elif seats[1].question is not None:
                await answers_first(other, seats[1])
        await pages.do(page.wait_for_selector, "body[data-state=over]")
        heard.append(await pages.do(page.locator("body").aria_snapshot))
    text = "\n\n".join(heard) + "\n"
    if not SPOKEN.exists():
        SPOKEN.write_text(text, encoding="utf-8")
    assert text == SPOKEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing_serious_and_nothing_is_cut_off(qapp: QApplication, scheme: str) -> None:
    async with tables(qapp, "Anna-Bernadette", "Bo", hand=10) as (home, pages, address):
        page = await pages.open(address, 320, 568, "hu-HU", color_scheme=scheme)
        found: list[str] = []

        def look() -> None:
            for size in ("100%", "200%"):
                page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
                result = Axe().run(page, options={"resultTypes": ["violations"]})
                found.extend(
                    f"{one['id']}: {one['nodes'][0]['html']}"
                    for one in result.response["violations"]
                    if one["impact"] in ("serious", "critical")
                )
                found.extend(page.evaluate(CUT_OFF))

        await pages.do(look)
        await pages.do(sit, page)
        await pages.do(page.wait_for_selector, "body[data-state=asked]")
        await pages.do(page.locator("#sorting button").last.click)
        await pages.do(page.wait_for_selector, "#sorting [aria-pressed=true]")
        train = await pages.do(page.evaluate, TRAIN)
        assert len(train) > 1
        assert [way[1] for way in train[:-1]] == [way[0] for way in train[1:]], "read from left to right"
        await pages.do(page.locator("#hand .fits").first.click)
        await pages.do(look)
        await pages.do(page.locator("#leave").click)
        await pages.do(look)
        await pages.do(page.locator("#go").click)
        await pages.do(page.wait_for_selector, "#lobby:not([hidden])")
        assert not found
        assert home.hall.phones
