"""What share codes know of a game beforehand: how often each word stands at its place, in positions of random games.

    python scripts/letters.py dragon        writes yotd_widget/games/dragon/letters.json, once

A code can be read only with the counts it was written with: a file that a release has had never changes. What a game
has beyond it is spelled, and takes more letters; where that is too many, there is a new version of codes.
"""

import argparse
import json
from collections import defaultdict
from random import Random

import msgspec
from beginnings import beginnings

from yotd_widget.engine.game import letters_of, load
from yotd_widget.engine.game_codes import told
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.squeeze import Writer
from yotd_widget.engine.timeline import Timeline

_NAMES = (
    "Ada Agata Ahmed Aisha Ala Anna Ania Anouk Bartek Ben Benek Bo Bram Carla Celina Chen Daan Dana Darek David Ela "
    "Emma Ewa Felix Femke Filip Finn Hania Hugo Ida Jan Janek Jin Kasia Kim Lars Lena Li Liam Lotte Lukas Maja Marek "
    "Maria Max Mia Mila Nina Noah Ola Olek Oscar Paul Piotr Rosa Sam Sara Sofie Tess Tim Tomek Wei Yan Zofia Zuzia"
)
NAMES = _NAMES.split()
GAMES = 160
EACH = 3
"""Positions of a game: more would count what stays in it too often."""
MOST = 48
"""Counts of a place are made smaller until they are no more than this together: a position may say otherwise."""


class Ear(Writer):
    """Keeps no number, and listens without end."""

    def _spend(self) -> None:
        pass

    def counts(self):
        """What was heard; without what is another one in every game."""
        return {place: self._lessened(table) for place, table in sorted(self._tables.items())}

    @staticmethod
    def _lessened(table):
        table = dict(sorted(table.items()))
        share = max(1, sum(table.values()) / MOST)
        return {word: max(1, round(count / share)) for word, count in table.items()}


def starts(game, dice):
    """New games of all configurations, in a random order, again and again."""
    by_players = defaultdict(list)
    for players, options in beginnings(game):
        by_players[players].append(options)
    players = [*by_players]
    for number in range(GAMES):
        count = players[number % len(players)]
        options = dice.choice(by_players[count])
        yield game.new(dice.sample(NAMES, count), seed=dice.randrange(2**32), **options)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    game = load(parser.parse_args().game)
    path = letters_of(game)
    if path.exists():
        parser.error(f"{path} is there, and codes are out that need it.")
    dice, ear, names_ear = Random(game.name), Ear(), Ear()
    for name in NAMES:
        names_ear.word(f'"{name}', "names")
        names_ear.word(str(dice.randrange(2**32)), "numbers")
    for number, start in enumerate(starts(game, dice)):
        timeline, policy = Timeline(start), RandomPolicy(number)
        while timeline.state.decision:
            timeline.play(policy.choose(timeline.state))
        for node in [timeline.find(0), *dice.sample(list(map(timeline.find, timeline.path)), EACH)]:
            value = msgspec.json.decode(node.state.to_json())
            if "setup" in value:
                value["setup"] |= {"players": [], "seed": None}
            ear.value(value)
        told(ear, timeline)
    counts = {place: words for place, words in ear.counts().items() if not place.startswith(("after ", "sign"))}
    counts |= {place: words for place, words in names_ear.counts().items() if place.startswith(("after ", "sign"))}
    path.write_text(json.dumps(counts, ensure_ascii=False, indent=0, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
