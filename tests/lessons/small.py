"""Small lessons written in a test: steps as text, with a title above and an end below."""

from yotd_widget.lessons.going import Going
from yotd_widget.lessons.made import Made
from yotd_widget.lessons.text import read

END = "## end: Done\n- Rice **feeds**.\n"


def made(*steps, head="# Rice"):
    """The steps as a lesson with its game; the first heading stands in line 3."""
    return Made(read(f"{head}\n\n" + "".join(f"{step.strip()}\n\n" for step in steps) + END, "my.md"))


def going(*steps):
    return Going(made(*steps))
