"""Names of the game that no data pack changes: places, actions, tokens, rewards (specification chapter 2).

Things are named by plain strings, cards, cities and Decrees by their ids in the data pack.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

MOST_PLAYERS: Final = 5
HIDDEN: Final = "hidden"
"""Stands for a card or a token that somebody may not see (INFO-1, INFO-2, INFO-4)."""

Location = Literal["travel", "wall", "jade", "intrigue", "palace", "decree", "canal"]
"""A place with an official who holds a Gift Card; its action has the same name."""
LOCATIONS: Final[tuple[Location, ...]] = get_args(Location)

CardAction = Literal["palace", "canal", "wall", "decree", "intrigue", "servant1", "servant2", "swap", "none"]
Action = Literal[
    "travel", "wall", "jade", "intrigue", "palace", "decree", "canal", "servant1", "servant2", "swap", "none"
]

Mode = Literal["free", "pay_servants", "discard", "no_action"]
"""How a gift is exchanged (GIFT-2, GIFT-4)."""
MODES: Final[tuple[Mode, ...]] = get_args(Mode)

Option = Literal["A", "B"]
Piece = Literal["servant", "double"]
"""A normal servant, or the Double Servant."""
SPACE: Final[dict[Piece, int]] = {"servant": 1, "double": 2}
"""What a piece counts on the Wall and takes up on a ship (DBL-5)."""
Where = Literal["locked", "pool", "supply", "wall", "ship"]
"""Where a Double Servant is (DBL-1, DBL-2)."""

Route = Literal["A", "B"]
ROUTES: Final[tuple[Route, ...]] = get_args(Route)
Reward = Literal["vp4", "card", "double"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)

Token = Literal[
    "TOK-1", "TOK-2", "TOK-3", "TOK-4", "TOK-5", "TOK-6", "TOK-7", "TOK-8", "TOK-9", "TOK-10", "TOK-11", "TOK-12",
    "BTOK-1", "BTOK-2", "BTOK-3",
]  # fmt: skip
TOKENS: Final[tuple[Token, ...]] = get_args(Token)
BONUS_TOKENS: Final[tuple[Token, ...]] = ("BTOK-1", "BTOK-2", "BTOK-3")
DOUBLE_TOKEN: Final[Token] = "TOK-12"
"""It lies face-up and is worth two (TOK-12a)."""

Level = Literal["easy", "normal", "hard"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
SPECIAL: Final = "special"
"""An Automa card that shows Meng's focus."""
MENG: Final = 1
"""Meng's seat in a solo game (AUTOMA-1)."""

Phase = Literal["setup", "morning", "day", "twilight", "night", "end", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

MORNING_RULES: Final = {
    "morning_intrigue": "DECREE-1-1",
    "morning_ship_servant": "DECREE-1-2",
    "morning_servant": "DECREE-1-3",
    "morning_envoy": "DECREE-1-4",
    "morning_swap": "DECREE-1-5",
}
"""Effects of Decrees in the Morning, and their rules."""
