"""What share codes know of a game beforehand: how often each word stands at its place, in positions of random games.

    python scripts/letters.py dragon        writes yotd_widget/games/dragon/letters.json, once
    python scripts/letters.py dragon 3      writes letters3.json, once: the words that were never heard for the first

A code can be read only with the counts it was written with: a file that a release has had never changes. What a game
has beyond it is spelled, and takes more letters; where that is too many, version 3 of codes knows its words too.
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
from yotd_widget.engine.share import learned
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
MORE_GAMES = 400
BY_PARTNER = 10
"""Of the games that are heard for rare words, of which all positions are."""
ANY = "*"
SPELLED = ("after ", "sign")
"""Places: any, and those of signs."""
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


def starts(game, dice, games=GAMES):
    """New games of all configurations, in a random order, again and again."""
    by_players = defaultdict(list)
    for players, options in beginnings(game):
        by_players[players].append(options)
    players = [*by_players]
    for number in range(games):
        count = players[number % len(players)]
        options = dice.choice(by_players[count])
        yield game.new(dice.sample(NAMES, count), seed=dice.randrange(2**32), **options)


def counted(game):
    """How often each word stands at its place, and each sign of a name or a number after another one."""
    dice, ear, names_ear = Random(game.name), Ear(), Ear()
    for name in NAMES:
        names_ear.word(f'"{name}', "names")
        names_ear.word(str(dice.randrange(2**32)), "numbers")
    for number, start in enumerate(starts(game, dice)):
        timeline = played(start, RandomPolicy(number))
        for node in [timeline.find(0), *dice.sample(list(map(timeline.find, timeline.path)), EACH)]:
            ear.value(nameless(node.state))
        told(ear, timeline)
    counts = {place: words for place, words in ear.counts().items() if not place.startswith(SPELLED)}
    return counts | {place: words for place, words in names_ear.counts().items() if place.startswith(SPELLED)}


def never_heard(game, known):
    """The words that were not heard at their places: once each, however rare, since spelled they are long.

    One game in `BY_PARTNER` is the partner's, who gets where players at random do not.
    """
    dice, ear = Random(f"{game.name} 3"), Ear()
    for number, start in enumerate(starts(game, dice, MORE_GAMES)):
        timeline = played(start, RandomPolicy(-number) if number % BY_PARTNER else game.partner)
        for node in map(timeline.find, timeline.path):
            ear.value(nameless(node.state))
    new = {
        place: sorted(table.keys() - known.get(place, {}).keys())
        for place, table in sorted(ear.counts().items())
        if not place.startswith(SPELLED) and place != ANY
    }
    return {place: dict.fromkeys(words, 1) for place, words in new.items() if words}


def played(start, policy):
    """A game to its end."""
    timeline = Timeline(start)
    while timeline.state.decision:
        timeline.play(policy.choose(timeline.state))
    return timeline


def nameless(state):
    """A position as JSON, without what is another one in every game."""
    value = msgspec.json.decode(state.to_json())
    if "setup" in value:
        value["setup"] |= {"players": [], "seed": None}
    return value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("version", type=int, choices=[2, 3], nargs="?", default=2, help="of codes that know it first")
    given = parser.parse_args()
    game = load(given.game)
    path = letters_of(game)[given.version]
    if path.exists():
        parser.error(f"{path} is there, and codes are out that need it.")
    counts = counted(game) if given.version == 2 else never_heard(game, learned(game, 2))
    path.write_text(json.dumps(counts, ensure_ascii=False, indent=0, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
