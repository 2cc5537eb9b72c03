"""Motion as a row of frames: plays moves of a sample position on the page and pastes what is seen into one picture.

usage: filmstrip.py OUT.png [--sample month_6] [--before MOVE;MOVE] [--moves MOVE;MOVE] [--auto Bo,Cyd]
                    [--times 0,100,200] [--width 1280] [--theme light] [--pace auto] [--only SELECTOR] [--columns 3]

--before is played at once; --moves is what is filmed, played in one go, then by programs on the seats of --auto.
--sample month:8 is a game of random players up to the move that ends their decisions of that month, and films it;
month:12! is up to the move that ends the month.
--sample gugong:DP-GIFT:18 is a random game up to a question, the eighteenth of its kind; --moves #2 its third
legal move.
Times are milliseconds of the motion. It runs slowed down, so that each picture is of its moment.
"""

import argparse
import base64
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import gallery  # noqa: E402 - its games up to a question
import samples  # noqa: E402
from chromium import FLAGS, find_chromium  # noqa: E402 - the tests' own way to a browser
from harness import Server, Stage  # noqa: E402

import yotd_widget as yw  # noqa: E402

SLOWLY = 0.04
"""A picture takes about a tenth of a second: four milliseconds of the motion."""
FRAME = "<figure><figcaption>{at} ms</figcaption><img src='data:image/png;base64,{data}'></figure>"
PAGE = """<style>body {{ margin: 8px; display: grid; grid-template-columns: repeat({columns}, 1fr); gap: 8px;
  font: 600 20px sans-serif }} figure {{ margin: 0 }} img {{ width: 100% }}</style>{frames}"""


def position(name: str) -> yw.dragon.State:
    """A position of `samples.py`, by the name of its function; "ge_quake" and the like for a Super Event."""
    return samples.month_7(name) if name.startswith("ge_") else getattr(samples, name)()


def ending(name: str) -> tuple[yw.Timeline, str]:
    """The game before a move that ends a month, or its person phase, and the move."""
    month, whole = int(name.removeprefix("month:").removesuffix("!")), name.endswith("!")
    begin, policy = yw.dragon.new_game(samples.NAMES, seed=7), yw.RandomPolicy(7)
    game = yw.Timeline(begin)

    def is_over(state: yw.dragon.State) -> bool:
        over = state.decision is None or state.month > month
        return over if whole else over or (state.month == month and state.phase not in ("action", "person"))

    played: list[str] = []
    while not is_over(game.state):
        played.append(str(policy.choose(game.state)))
        game.play(played[-1])
    return yw.Timeline(begin).play(*played[:-1]), played[-1]


def asked(name: str) -> yw.Timeline:
    """A game of Gùgōng or Rotunda up to a question."""
    game, point, nth = (*name.split(":"), "1")[:3]
    return {"gugong": gallery.gugong, "rotunda": gallery.rotunda}[game](point, nth=int(nth))


def film(page: Page, times: list[int], only: str) -> list[str]:
    """The frames, as elements of the strip, from now on."""
    begin, frames = None, []
    for at in times:
        page.wait_for_function("() => document.querySelector('#widget > *').shadowRoot.querySelector('.frame')")
        if begin is None:
            begin = float(page.evaluate("() => document.timeline.currentTime"))
        page.wait_for_function("time => document.timeline.currentTime >= time", arg=begin + at, polling=16)
        shown = page.locator(only).first.screenshot(animations="allow")
        now = float(page.evaluate("() => document.timeline.currentTime"))
        frames.append(FRAME.format(at=f"{at} … {now - begin:.0f}", data=base64.b64encode(shown).decode()))
    return frames


def main(options: argparse.Namespace) -> None:
    """Film it and write the strip."""
    filmed = options.moves
    if options.sample.startswith("month:"):
        game, filmed = ending(options.sample)
    elif ":" in options.sample:
        game = asked(options.sample)
    else:
        game = yw.Timeline(position(options.sample)).play(*moves(options.before))
    play = yw.Play(
        game,
        auto=[name for name in options.auto.split(",") if name],
        theme=options.theme,
        pace=options.pace,
    )
    server = Server()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=FLAGS)
        page = browser.new_page(
            viewport={"width": options.width, "height": 900}, reduced_motion="no-preference", color_scheme=options.theme
        )
        page.set_default_timeout(600_000)
        stage = Stage(page, server.url)
        stage.open(play)
        page.evaluate("() => 0")
        session = page.context.new_cdp_session(page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": SLOWLY})
        played = moves(filmed)
        if filmed.startswith("#"):
            played = [str(list(game.state.legal_moves)[int(filmed[1:])])]
            print(*played)
        stage.act(lambda: play.play(*played))
        frames = film(page, [int(at) for at in options.times.split(",")], options.only)
        strip(browser, frames, options.columns, options.out)
        browser.close()
    server.close()


def moves(text: str) -> list[str]:
    """Moves in their text form, apart by semicolons."""
    return [move.strip() for move in text.split(";") if move.strip()]


def strip(browser: Browser, frames: list[str], columns: int, out: Path) -> None:
    """Paste the frames into one picture."""
    page = browser.new_page(viewport={"width": 1800, "height": 600})
    page.set_content(PAGE.format(columns=min(columns, len(frames)), frames="".join(frames)))
    page.screenshot(path=out, full_page=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--sample", default="month_6")
    parser.add_argument("--before", default="use B build; build 1 on 1")
    parser.add_argument("--moves", default="use C harvest")
    parser.add_argument("--auto", default="")
    parser.add_argument("--times", default="0,60,120,180,240,300,400,500,600")
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--theme", default="light")
    parser.add_argument("--pace", default="auto")
    parser.add_argument("--only", default=".frame")
    parser.add_argument("--columns", type=int, default=3)
    main(parser.parse_args())
