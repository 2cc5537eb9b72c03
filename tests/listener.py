"""Somebody who hears a page: what its live region says, and the name of what has the focus."""

import re

from playwright.sync_api import expect

HEAR = """() => {
  window.heard = [];
  const region = harness.el.firstElementChild.shadowRoot.querySelector('[aria-live=polite]:not(.placards)');
  const tell = () => region.textContent && heard.push(region.textContent.replace(/\u00a0+$/, ""));
  new MutationObserver(tell).observe(region, { childList: true, subtree: true, characterData: true });
}"""
FOCUSED = """() => {
  const inside = document.activeElement.shadowRoot?.activeElement;
  return inside && (inside.ariaLabel ?? inside.textContent);
}"""


class Listener:
    """Finds everything by role and name, presses Enter, and keeps what the live region says."""

    def __init__(self, page):
        self.page = page
        page.evaluate(HEAR)

    @property
    def heard(self):
        """What the live region has said, oldest first."""
        return self.page.evaluate("() => heard")

    def forget(self):
        self.page.evaluate("() => heard.splice(0)")

    @property
    def tools(self):
        return self.page.get_by_role("toolbar", name="Tools")

    def press(self, role, name, within=None):
        (within or self.page).get_by_role(role, name=name, exact=True).press("Enter")

    def tool(self, name):
        """Press a tool, beside the menu or in it."""
        if not self.tools.get_by_role("button", name=name, exact=True).count():
            self.press("button", "Menu", self.tools)
        self.press("button", name, self.tools)

    def hears(self, text):
        """Wait until the live region says something; it has said it once."""
        live = self.page.locator("[aria-live=polite]:not(.placards)")
        expect(live).to_have_text(re.compile(re.escape(text)))
        heard = self.heard
        assert sum(text in each for each in heard) == 1, heard
        self.forget()

    def focused(self):
        """The name of what has the focus in the widget."""
        return self.page.evaluate(FOCUSED)
