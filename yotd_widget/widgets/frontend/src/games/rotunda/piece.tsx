/** The people of this game: Assistants in their owner's colour with its mark, Leaders with the whole emblem. */
import { piecesOf } from "../../shell/drawn/pieces";

export const Piece = piecesOf({ young: [32, 36, 10.5, 23, 11], senior: [32, 36, 10.5, 23, 11] });

/** kind: the resource of a Neutral Leader. nth: a player's first or second. */
export function Leader({ seat, kind, nth }: { seat: number | null; kind: string; nth: number }) {
  if (seat === null)
    return (
      <svg class="man" viewBox="0 0 44 64" aria-hidden="true">
        <use href="#piece-leader-n" />
        <use href={`#${kind}`} x="11" y="29" width="22" height="22" />
      </svg>
    );
  return (
    <svg class="man" viewBox="0 0 44 64" style={{ "--p": `var(--p${seat + 1})` }} aria-hidden="true">
      <use href={`#piece-leader-${nth ? "b" : "a"}`} />
      <use href={`#badge-${seat + 1}`} x="10" y="30" width="24" height="24" />
    </svg>
  );
}
