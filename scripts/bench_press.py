"""Measure how long a press takes while options are being analysed beside it, and without: in a real kernel.

Blocks with and without take turns, so that whatever else the machine does befalls both. Prints the median and the
slowest twentieth, and their ratio.
"""

import argparse
import sys
from pathlib import Path
from time import perf_counter, sleep

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from kernel_frontend import KernelFrontend  # noqa: E402

PAUSE = 0.12
"""Between what the page asks and the press [s]."""
MADE = """
import yotd_widget as yw
p = yw.Play(yw.{game}.new_game(["Ada", "Bo", "Cyd", "Dina"], seed=5))
for _ in range({moves}):
    p.play(p.game.partner.choose(p.state))
from IPython.display import display
display(p)
"""


def presses(front: KernelFrontend, comm: str, count: int, analyse: bool) -> list[float]:
    """Undo and redo, one after the other, each with the time until Python is idle again [ms]."""
    took = []
    for _ in range(count):
        for kind in ("undo", "redo"):
            if analyse:
                front.custom(comm, {"kind": "analyse", "act": "look", "seq": "look"})
            sleep(PAUSE)  # or the playouts would still rest
            shown = front.models[comm]["snapshot"]["revision"]
            start = perf_counter()
            front.custom(comm, {"kind": kind, "seq": 1, "revision": shown})
            took.append(1000 * (perf_counter() - start))
    front.custom(comm, {"kind": "analyse", "act": "leave", "seq": "leave"})
    return took


def of(numbers: list[float], share: float) -> float:
    return sorted(numbers)[int(share * (len(numbers) - 1))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--blocks", type=int, default=10)
    parser.add_argument("--presses", type=int, default=10, help="of each block")
    parser.add_argument("--moves", type=int, default=60, help="played before")
    given = parser.parse_args()
    for game in ("dragon", "gugong", "rotunda"):
        front = KernelFrontend()
        try:
            front.run(MADE.format(game=game, moves=given.moves))
            comm = front.widget()
            found: dict[bool, list[float]] = {False: [], True: []}
            presses(front, comm, 3, True)
            for _ in range(given.blocks):
                for analyse in (False, True):
                    found[analyse] += presses(front, comm, given.presses, analyse)
        finally:
            front.close()
        for share, name in ((0.5, "median"), (0.95, "95 %")):
            plain, beside = of(found[False], share), of(found[True], share)
            print(f"{game}, {name}: {plain:.1f} ms, while analysing {beside:.1f} ms, ratio {beside / plain:.2f}")


if __name__ == "__main__":
    main()
