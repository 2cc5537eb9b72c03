"""A board as a stage, picture by picture: what moves from question to question, and what leaves the page sideways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harness import told
from playwright.sync_api import Page

import yotd_widget as yw

Pictures = list[dict[str, Any]]

_MEASURED = """async ({ steps, names }) => {
  const root = harness.el.firstElementChild.shadowRoot, faults = new Set();
  let first = null;
  for (const snapshot of steps) {
    harness.model.fromKernel({ snapshot });
    await harness.drawn();
    const top = harness.el.getBoundingClientRect().top, now = { whole: harness.el.getBoundingClientRect().height };
    for (const name of names) {
      const box = root.querySelector(name).getBoundingClientRect();
      now[name] = `${Math.round(box.top - top)} ${Math.round(box.height)}`;
    }
    first ??= now;
    const when = `${snapshot.status.period} ${snapshot.decision?.id ?? "end"}`;
    for (const name of Object.keys(now))
      if (now[name] !== first[name]) faults.add(`${name}: ${first[name]}, ${now[name]} at ${when}`);
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) faults.add(`sideways, ${page.scrollWidth}: ${when}`);
    for (const text of root.querySelectorAll(".slip :is(.prompt, .label)"))
      if (text.getBoundingClientRect().bottom > text.closest(".slip").getBoundingClientRect().bottom + 1)
        faults.add(`scrolled away: ${text.textContent}`);
  }
  return [...faults];
}"""


def pictures(game: yw.Timeline, every: int) -> Pictures:
    """Of a whole game, a picture for each question that comes after so many steps."""
    screen = game.state.game.screen
    shown = [screen.picture(game.jump(at), revision=at) for at in range(0, len(game) + 1, every)]
    return [picture for picture in shown if picture["decision"] or picture["result"]]


def moved(page: Page, steps: Pictures, regions: Sequence[str]) -> list[str]:
    """What does not keep its place and its height from picture to picture, in words. regions: selectors."""
    found: list[str] = told(page, _MEASURED, {"steps": steps, "names": regions})
    return found


def sideways(page: Page, steps: Pictures) -> list[str]:
    """At which pictures the page is wider than its window."""
    return [fault for fault in moved(page, steps, ()) if fault.startswith("sideways")]
