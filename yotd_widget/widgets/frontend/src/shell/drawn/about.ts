/** What placards say of places, from a table: kind of place -> title, what holds there now, and things whose rules are told. */
import type { About } from "../game";
import type { Scene } from "../wire";
import type { Words } from "../words";

/** Title, what holds there now, and the things whose rules are told: keys of `about` of the Python screen. */
export type Told = [title: string, lines: string[], ...things: string[]];

/** place: "city/C01"; which: "C01". */
export type Tell<Board, Words> = (
  board: Board,
  place: string,
  which: string,
  words: Words,
) => Told | null | undefined | false;

/** The `about` of a `GameView`. */
export const aboutOf =
  <Board, GameWords extends Words>(things: Readonly<Record<string, Tell<Board, GameWords>>>) =>
  (place: string, scene: Scene, words: Words): About | null => {
    const [kind = "", which = ""] = place.split("/");
    const found = things[kind]?.(scene.board as Board, place, which, words as GameWords);
    if (!found) return null;
    const [title, lines, ...told] = found;
    const rules = told.flatMap((thing) => (words as Record<string, string>)[`about/${thing}`]?.split("\n") ?? []);
    return { title, lines, rules };
  };

/** The thing at a place. */
export const at = <T extends { place: string }>(things: readonly T[], place: string) =>
  things.find((each) => each.place === place);
