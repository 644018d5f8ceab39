"""Pictures, GIFs and videos of a golden game, made by a browser and opened here."""

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.golden_games import settle
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.looks import Critic
from tests.support.wide import wide

GAME = "scenario-02"
PATIENCE_MS = 300_000
"""Making a film takes its time on a busy machine; only a guard against hanging."""

EBML = b"\x1a\x45\xdf\xa3"
WIDE = (1280, 720)
HALF = (640, 360)

_PLAYED = """async (video) => {
  if (video.readyState < 1) await new Promise((done) => (video.onloadedmetadata = done))
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 36
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const shown = () => {
    pen.drawImage(video, 0, 0, 64, 36)
    return [...pen.getImageData(0, 0, 64, 36).data]
  }
  const nothing = Array(64 * 36 * 4).fill(0)
  const seen = []
  for (const part of [0.3, 0.9]) {
    video.currentTime = video.duration * part
    await new Promise((done) => (video.onseeked = done))
    let frame = shown()
    for (let wait = 0; wait < 120 && String(frame) === String(seen[0] ?? nothing); wait += 1) {
      await new Promise(requestAnimationFrame) // a busy browser shows what it has found a little later
      frame = shown()
    }
    seen.push(frame)
  }
  return { length: video.duration, width: video.videoWidth, height: video.videoHeight, seen }
}"""
"""What Chromium itself makes of a video: how long, how big, and two of its frames, made small."""


class Film:
    """The dialog that makes films, in the replay of a game."""

    def __init__(self, house: House, browser: Browser, *, game: str = GAME, before: str = "") -> None:
        self.guest = Guest(browser, house.url, "Ada")
        self.page: Page = self.guest.page
        self.page.set_default_timeout(PATIENCE_MS)
        if before:
            self.page.add_init_script(before)
        self.guest.open(f"/games/{settle(house, game)}")
        self.guest.button("Save or export").click()
        self.dialog = self.page.get_by_role("dialog")
        self.dialog.get_by_role("button", name="Make it").wait_for()

    def choose(self, group: str, choice: str) -> None:
        fields = self.dialog.get_by_role("group", name=group)
        fields.get_by_text(choice, exact=True).click()
        expect(fields.get_by_role("radio", name=choice, exact=True)).to_be_checked()

    def part(self, start: str, end: str) -> None:
        """From the first mark with these words to the first with those."""
        self.choose("Which part", "A part")
        for name, words in (("From", start), ("To", end)):
            box = self.dialog.get_by_role("combobox", name=name)
            box.select_option(box.locator("option", has_text=words).first.get_attribute("value"))

    def make(self) -> Locator:
        """Start, and wait for what comes of it."""
        self.dialog.get_by_role("button", name="Make it").click()
        taking = self.dialog.get_by_role("link", name="Download")
        expect(taking).to_be_visible(timeout=PATIENCE_MS)
        return taking

    def download(self) -> tuple[str, bytes]:
        taking = self.make()
        with self.page.expect_download() as coming:
            taking.press("Enter")
        return coming.value.suggested_filename, Path(coming.value.path()).read_bytes()


def _frames(gif: bytes) -> list[Image.Image]:
    image = Image.open(BytesIO(gif))
    frames = []
    for index in range(getattr(image, "n_frames", 1)):
        image.seek(index)
        frames.append(image.convert("RGB"))
    return frames


def _milliseconds(gif: bytes) -> int:
    image = Image.open(BytesIO(gif))
    total = 0
    for index in range(getattr(image, "n_frames", 1)):
        image.seek(index)
        total += image.info["duration"]
    return total


def _colours(image: Image.Image) -> int:
    return len(image.resize((200, 200)).getcolors(40_000) or [])


def test_a_picture_of_the_final_mall(house: House, browser: Browser) -> None:
    film = Film(house, browser)
    name, content = film.download()
    plain = Image.open(BytesIO(content))
    assert name.endswith(".png")
    assert plain.format == "PNG"
    assert 1000 < max(plain.size) <= 4096
    assert _colours(plain) > 500
    film.dialog.get_by_role("button", name="Make another one").click()
    film.dialog.get_by_role("switch", name="Show the routes of the heroes").click()
    _, content = film.download()
    ways = Image.open(BytesIO(content))
    assert ways.size == plain.size
    changed = ImageChops.difference(plain.convert("RGB"), ways.convert("RGB")).getbbox()
    assert changed is not None
    film.guest.close()


def test_a_gif_of_a_part(house: House, browser: Browser) -> None:
    film = Film(house, browser)
    film.choose("What to make", "GIF")
    film.choose("Speed", "16×")
    film.part("The sand is running", "explores")
    name, content = film.download()
    frames = _frames(content)
    assert name.endswith(".gif")
    assert frames[0].size == HALF
    assert len(frames) > 3
    assert _colours(frames[0]) > 50
    mall = (276 // 2, 12 // 2, 1064 // 2, 640 // 2)
    moved = [ImageChops.difference(frames[0].crop(mall), frame.crop(mall)).getbbox() for frame in frames[1:]]
    assert any(moved), "no pawn has moved"
    film.guest.close()


@pytest.mark.wide
def test_a_gif_of_a_whole_game(house: House, browser: Browser) -> None:
    film = Film(house, browser)
    film.choose("What to make", "GIF")
    film.choose("Speed", "16×")
    film.choose("Shape", "Tall")
    _, content = film.download()
    frames = _frames(content)
    assert frames[0].size == (HALF[1], HALF[0])
    assert 9000 < _milliseconds(content) < 12_000, "115 seconds at 16 times, and the end"
    assert len(content) < 3_000_000
    assert len({frame.tobytes() for frame in frames}) > 50
    film.guest.close()


def _play(film: Film) -> dict[str, Any]:
    played: dict[str, Any] = film.page.evaluate(_PLAYED, film.dialog.locator("video").element_handle())
    early, late = played["seen"]
    assert len(set(early)) > 50, "the frame is blank"
    assert early != late
    assert (played["width"], played["height"]) == WIDE
    return played


@pytest.mark.parametrize("whole", [False, wide(True)])
def test_a_video_as_what_this_browser_does_best(house: House, browser: Browser, whole: bool) -> None:
    """MP4 where it can, and WebM if that is wished for; WebM otherwise."""
    film = Film(house, browser)
    film.choose("What to make", "Video")
    film.choose("Speed", "16×")
    if not whole:
        film.part("The sand is running", "explores")
    expect(film.dialog.get_by_role("button", name="Make it")).to_be_enabled()
    name, content = film.download()
    assert content[4:8] == b"ftyp" if name.endswith(".mp4") else content[:4] == EBML
    assert len(content) < 5_000_000
    shortest, longest = (9, 12) if whole else (0.5, 5)
    assert shortest < _play(film)["length"] < longest
    film.dialog.get_by_role("button", name="Make another one").click()
    expect(film.dialog.get_by_role("button", name="Make it")).to_be_enabled()
    if film.dialog.get_by_role("group", name="File type").count():
        film.choose("File type", "WebM")
        name, content = film.download()
        assert shortest < _play(film)["length"] < longest
    assert name.endswith(".webm")
    assert content[:4] == EBML
    film.guest.close()


@pytest.mark.wide
def test_a_video_is_recorded_where_nothing_can_encode(house: House, browser: Browser) -> None:
    film = Film(house, browser, before="delete globalThis.VideoEncoder")
    film.choose("What to make", "Video")
    film.choose("Speed", "16×")
    expect(film.dialog).to_contain_text("can only record the film while it plays")
    film.part("The sand is running", "explores")
    _, content = film.download()
    assert content[:4] == EBML or content[4:8] == b"ftyp"
    film.guest.close()


def test_no_video_where_the_browser_cannot(house: House, browser: Browser) -> None:
    film = Film(house, browser, before="delete globalThis.VideoEncoder; delete globalThis.MediaRecorder")
    film.choose("What to make", "Video")
    expect(film.dialog).to_contain_text("This browser cannot make videos.")
    expect(film.dialog.get_by_role("button", name="Make it")).to_be_disabled()
    film.guest.close()


def test_a_part_that_ends_before_it_begins_and_cancelling(house: House, browser: Browser) -> None:
    film = Film(house, browser)
    film.choose("What to make", "GIF")
    film.part("You have won", "The sand is running")
    expect(film.dialog.get_by_role("alert")).to_contain_text("after the beginning")
    making = film.dialog.get_by_role("button", name="Make it")
    expect(making).to_be_disabled()
    film.choose("Which part", "Whole game")
    film.choose("Speed", "4×")
    making.press("Enter")
    expect(film.dialog.get_by_role("progressbar")).to_be_visible()
    film.dialog.get_by_role("button", name="Cancel").press("Enter")
    expect(film.dialog).to_contain_text("Cancelled.")
    expect(making).to_be_enabled()
    film.guest.close()


def test_pictures_that_do_not_come(house: House, browser: Browser) -> None:
    film = Film(house, browser)
    film.page.route("**/art/tiles/**", lambda route: route.abort())
    film.page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    film.dialog.get_by_role("button", name="Make it").click()
    expect(film.dialog).to_contain_text("Some pictures could not be fetched.", timeout=PATIENCE_MS)
    film.guest.close()


def test_how_it_looks(house: House, browser: Browser, critic: Critic) -> None:
    """Axe and cut words, in every language and both sizes: choosing and done."""
    film = Film(house, browser)
    critic.look("picture", film.page)
    film.choose("What to make", "Video")
    film.part("The sand is running", "explores")
    critic.look("video", film.page)
    film.choose("What to make", "Picture")
    film.make()
    critic.look("ready", film.page)
    film.guest.close()
    critic.is_content()
