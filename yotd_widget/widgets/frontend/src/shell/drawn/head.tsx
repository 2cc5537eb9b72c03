/**
 * The upper edge of a board: the eaves, where we are and who decides, and beside it in all games the players in their order and
 * the parts of the round as a path.
 */
import type { ComponentChildren } from "preact";
import type { Part, Turn } from "../areas/wire";
import { Eaves, StatusLine } from "../status";
import { useTable } from "../table";
import { Steps } from "./steps";
import { Turns } from "./turns";

interface Props {
  board: { turns: readonly Turn[]; steps: readonly Part[] };
  /** What the path is called. */
  path: string;
  /** Whether the path says all that the words on the phase do. */
  brief?: boolean;
  /** What a game has beside them. */
  children?: ComponentChildren;
}

export const Head = (props: Props) => (
  <>
    <Eaves />
    <Top {...props} />
  </>
);

/** Until the game is over; a phase without a place on the path is said in words. */
export function Top({ board: { turns, steps }, path, brief = true, children }: Props) {
  const { snapshot, words } = useTable();
  const over = snapshot.result;
  const within = !over && steps.some(({ state }) => state === "now");
  return (
    <div class="top">
      <StatusLine brief={brief && within} />
      {!over && (
        <div class="round">
          <Turns name={words.turns} turns={turns} />
          {within && <Steps name={path} steps={steps} />}
        </div>
      )}
      {!over && children}
    </div>
  );
}
