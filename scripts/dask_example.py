"""Compare the options of a position on a Dask cluster: a local one, or the one whose scheduler is named.

    python scripts/dask_example.py                          # two processes of this machine
    python scripts/dask_example.py tcp://scheduler:8786     # a cluster whose workers have yotd-widget installed

Needs the extra: pip install yotd-widget[cluster].
"""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from time import perf_counter

from distributed import Client, LocalCluster

from yotd_widget.engine.playouts import compare
from yotd_widget.games.dragon import example
from yotd_widget.games.dragon.advisors.steward import Steward


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the options of a position on a Dask cluster.")
    parser.add_argument("scheduler", nargs="?", help="its address; left out, a cluster of two processes is started")
    parser.add_argument("--playouts", type=int, default=200, metavar="N", help="of each option")
    options = parser.parse_args()
    with ExitStack() as stack:
        cluster = options.scheduler or stack.enter_context(
            LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
        )
        client = stack.enter_context(Client(cluster))
        start = perf_counter()
        result = compare(
            example("first-drought"), policy=Steward(), playouts=options.playouts, executor=client.get_executor()
        )
        print(result)
        print(f"{perf_counter() - start:.1f} s on {len(client.scheduler_info()['workers'])} workers")


if __name__ == "__main__":  # the workers of a local cluster import this file as well
    main()
