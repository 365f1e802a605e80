"""A person at a screen: one browser page that watches for faults and plays."""

from __future__ import annotations

import random
import re

from playwright.sync_api import BrowserContext, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

SOON = 15_000
BOT = {"seat0": "me", "name0": "Anna", "seat1": "bot-greedy"}
HOT = {"seat0": "me", "name0": "Anna", "seat1": "here", "name1": "Boris"}
NETWORK = re.compile("ERR_|Failed to load resource")
SETTLED = "#choices button[name=action]:visible, #outcome:visible, #veil[open]"


class Player:
    """One browser context with one page; every console error counts as a fault."""

    def __init__(self, context: BrowserContext, address: str, seed: int = 1) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(SOON)
        self.faults: list[str] = []
        self.excused: re.Pattern[str] | None = None
        self.dice = random.Random(seed)
        self.page.on("console", lambda said: self._note(said.type, said.text))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def _note(self, kind: str, text: str) -> None:
        if kind == "error" and not (self.excused and self.excused.search(text)):
            self.faults.append(text)

    def go(self, path: str) -> None:
        """Open a page of the house."""
        response = self.page.goto(self.address + path)
        assert response is not None

    def open_table(self, **fields: str) -> str:
        """Set a table by the form's own post, with short games, and go there."""
        short = {"pace": "instant", "opt-start_life": "10", "opt-turn_cap": "20"}
        form: dict[str, str | float | bool] = {**short, **fields}
        response = self.context.request.post(f"{self.address}/new/insanity", form=form)
        assert response.ok, response.text()
        path = response.url.removeprefix(self.address)
        self.go(path)
        return path.partition("?")[0]

    @property
    def is_over(self) -> bool:
        """Whether the verdict is shown."""
        return self.page.locator("#outcome:visible").count() > 0

    @property
    def is_asked(self) -> bool:
        """Whether there is something to choose."""
        return self.page.locator("#choices button[name=action]:visible").count() > 0

    @property
    def gathers(self) -> bool:
        """Whether the picks name one set that is sent as a whole."""
        return self.page.locator("#choices[data-gathers]").count() > 0

    @property
    def seen(self) -> str:
        """The number of the newest decision that this page has seen."""
        return self.page.locator("#choices [name=seen]").input_value()

    def offered(self) -> list[str]:
        """The words of all offered actions."""
        buttons = self.page.locator("#choices button[name=action]")
        words: list[str] = buttons.evaluate_all("all => all.map(each => each.value)")
        return words

    def wait(self) -> None:
        """Until something is asked, a veil hangs, or the game is over."""
        self.page.locator(SETTLED).first.wait_for()

    def choose(self) -> str:
        """One of the offered words: an attack where possible, short turns, else chance decides."""
        offered = self.offered()
        if "attack" in offered:
            return "attack"
        if "end" in offered and self.dice.random() < 0.5:
            return "end"
        return self.dice.choice(offered)

    def press(self, word: str) -> None:
        """Press a choice's button, a whole set where sets are gathered, and see it done."""
        page, seen = self.page, self.seen
        button = page.locator(f'#choices button[value="{word}"]')
        gathers = self.gathers
        button.click()
        if gathers and word != "done":
            expect(button).to_have_attribute("aria-pressed", "true")
            page.locator('#choices button[value="done"], #choices .confirm:visible').first.click()
        self.await_change(seen)

    def await_change(self, seen: str) -> None:
        """Until the page shows a newer state than the one seen."""
        changed = "seen => document.querySelector('#choices [name=seen]')?.value !== seen"
        try:
            self.page.wait_for_function(changed, arg=seen)
        except PlaywrightTimeout as late:
            raise AssertionError(f"nothing changed after {seen}: {self.told()}") from late

    def told(self) -> str:
        """What the page says now, for a failing test."""
        prompt = self.page.locator("#prompt").inner_text()
        toast = self.page.locator("#toast").text_content()
        return f"{prompt!r}, toast {toast!r}, offered {self.offered()}, faults {self.faults}"

    def step(self) -> None:
        """Make one decision."""
        self.press(self.choose())

    def say(self) -> str:
        """The journal's newest lines."""
        return self.page.locator("#events").inner_text()


def play_out(*players: Player) -> None:
    """Play with all these players until the verdict."""
    for _ in range(1500):
        if any(player.is_over for player in players):
            break
        asked = [player for player in players if player.is_asked]
        if asked:
            asked[0].step()
        else:
            players[0].page.wait_for_timeout(20)
    for player in players:
        player.page.locator("#outcome:visible").wait_for()


def sit_down(player: Player, name: str) -> None:
    """Take the open seat that the prompt offers."""
    player.page.locator("#here-name").fill(name)
    player.page.locator(".sit-here button").click()
