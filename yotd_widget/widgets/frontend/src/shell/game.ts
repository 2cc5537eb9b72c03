/**
 * What a game gives the page: how it is drawn, and which of its places belong together. The entries of its bundles hand
 * it to the shell, whose views ask for it here; nothing else knows a game.
 */
import type { ComponentChildren, ComponentType } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { GameMotion } from "./motion/given";
import type { Table } from "./table";
import type { Scene, Snapshot } from "./wire";
import type { Words } from "./words";

/** A game that is looked at: what every view needs of it. */
export interface GameView {
  /** Its drawings, the symbols that `Icon` names; badges and marks are the shell's. */
  sprite: string;
  sheets: GameSheets;
  /** A position to look at. */
  Scene: ComponentType<SceneProps>;
  /** Whose area a place lies in; null for what lies in the middle. */
  ownerOf(place: string): number | null;
  /** The player that a place stands for; null for any other thing. scene: where it lies, if that is shown. */
  playerOf(place: string, scene: Scene | null): number | null;
  /** Where else a place is marked while the area of its owner is folded away. */
  folded(place: string): readonly string[];
  /** A small picture of what Python's `glance` gives of a player. was: the one before, to mark what has changed. */
  Glance?: ComponentType<{ glance: unknown; was?: unknown }>;
  /** What a placard says of a place; null where there is nothing to say. Left out, nothing has a placard. */
  about?(place: string, scene: Scene, words: Words): About | null;
  /**
   * Choices between which the slip says what each would do, while none is looked at; beside one that is, those to compare
   * it with. Left out, it says what is asked.
   */
  compared?(asked: Pick<Snapshot, "choices" | "decision">, looked?: string): readonly string[];
  /** The regions that a question about some places needs to see. */
  regionsOf(scene: Scene, places: readonly string[]): readonly string[];
}

/** What a placard says of a place: what it is, what holds there now, and what always holds. */
export interface About {
  title: string;
  lines: string[];
  /** Statements of rules, each beginning with its id. */
  rules?: readonly string[];
}

export interface GameSheets {
  /** Of its regions; the states of places come after them. */
  regions: readonly string[];
  /** What comes last: compositions for a draft and for the wall of a lecture hall. */
  above: readonly string[];
}

/** Stands inside of a `Still`, or on the stage of a timeline. */
export interface SceneProps {
  /** Without the regions that the phase is not about, for several scenes on a page. */
  compact?: boolean;
  /** Seat whose things are in full; null: the one that the position is about. */
  seat?: number | null;
  /** The reader opens those of another; without it the scene keeps track of that by itself. */
  onSeat?(seat: number): void;
  /** Scenes that it is compared with: what one of them shows, all show. */
  beside?: readonly Scene[];
  /** What `regionsOf` gave: shown whatever the phase is about. */
  regions?: readonly string[];
}

/** A game that is played and changed as well: what its boards need. */
export interface GameTable extends GameView {
  /** The board to play on, with the `Bar` near what is asked. */
  Table: ComponentType;
  /** Signs that stand on its board without words, for Help: a drawing and the word that says what it means. */
  signs?: readonly (readonly [icon: string, word: string])[];
  /** Buttons for what else lies on the table, beside the tools. */
  Drawers?: ComponentType;
  /** Everything on the table in words. */
  Text: ComponentType;
  /** How its things move from one position to the next; left out, they do not. */
  // biome-ignore lint/suspicious/noExplicitAny: each game knows its own board
  motion?: GameMotion<any>;
  /** The board of a draft: every token is a place to press. */
  Draft: ComponentType<DraftProps>;
  /** The board of a lesson: as large in every step, and everything at its place, whatever the step shows. */
  Lesson: ComponentType<LessonProps>;
  /** How an entry of a list is drawn where it is chosen, with a look for its ground; null for one that has words alone. */
  pictured?(list: string, entry: string): { icon: string; look: string } | null;
  /** The last part of what is pressed in parts, where it lies nowhere on the board of a lesson; left out, all lies there. */
  Prices?: ComponentType;
  /** What of a move in parts is still to be pressed, in words; "" for nothing. Left out, it is not said what. */
  // biome-ignore lint/suspicious/noExplicitAny: each game knows its own board
  missing?(table: Pick<Table<any, any>, "snapshot" | "words" | "picked" | "target">): string;
  /** A painting without a position, for the end of a lesson and the map; left out, there is none. */
  Vista?: ComponentType<VistaProps>;
}

export interface LessonProps {
  /** Whose things are in full; null: of whom the position is about. */
  seat: number | null;
  /** What lies beside them; null: what the reader who plays needs to see. */
  regions: readonly string[] | null;
  /** What is asked about or pointed at: what it lies in is shown as well. */
  places: readonly string[];
  /** Numbers and counts can be pressed as well, where the table offers it. */
  tokens?: boolean;
  /** Something is chosen in this step: what lies before the reader comes and goes, and nothing moves for it. */
  acts?: boolean;
  /** In place of what would lie before the things. */
  children?: ComponentChildren;
}

export interface VistaProps {
  /** A symbol of the sprite that sets the mood; empty for none. */
  icon: string;
  /** Things that were on the table; null for none. */
  scene: Scene | null;
}

export interface DraftProps {
  /** Seat whose things are open; null: the one that the position is about. */
  seat: number | null;
  onSeat(seat: number): void;
}

export const GameContext = createContext<GameView | null>(null);

/** The game that the bundle is of. Boards ask for `useGame<GameTable>()`. */
export function useGame<Game extends GameView = GameView>(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error("outside of a game");
  return game as Game;
}

/** Whose area the first of some places lies in that lies in one. */
export const ownerOfAny = (game: GameView, places: readonly string[]): number | null =>
  places.map(game.ownerOf).find((seat) => seat !== null) ?? null;
