"""Write the golden files anew, after a change of the rules that is meant: read the difference before you commit it.

usage: regenerate_golden.py GAME
"""

import sys
from importlib import import_module
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]
    protocols = import_module(f"games.{sys.argv[1]}.protocols")
    protocols.FOLDER.mkdir(exist_ok=True)
    for name, text in protocols.files().items():
        (protocols.FOLDER / name).write_text(text, encoding="utf-8")
        print(protocols.FOLDER / name)
