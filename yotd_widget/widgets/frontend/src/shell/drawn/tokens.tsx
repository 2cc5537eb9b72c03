/** The board of a draft: what is pressed to be changed, with the words that the board in words has for it. */
import type { ComponentChildren } from "preact";
import type { Board, Thing } from "../areas/wire";
import { useRoving } from "../keys/roving";
import { Place } from "../place";
import { useTable } from "../table";

/** A thing of the board in words. */
export function useThing(place: string): Thing | undefined {
  const { areas } = useTable<Pick<Board, "areas">>().snapshot.board;
  return areas.flatMap(({ things }) => things).find((thing) => thing.place === place);
}

interface Props {
  place: string;
  /** Left out, what the board in words says of it. */
  text?: string;
  look?: string;
  /** What is drawn of it. */
  children: ComponentChildren;
}

export function Token({ place, text, look = "", children }: Props) {
  const thing = useThing(place);
  return (
    <Place
      place={place}
      text={text ?? `${thing?.text ?? ""} ${thing?.name ?? ""}`.trim()}
      class={`token ${look}`.trim()}
      picture
    >
      <span class="seen" aria-hidden="true">
        {children}
      </span>
    </Place>
  );
}

/** What players have, in one row below the drawn board. */
export const Owners = ({ name, count, children }: { name: string; count: number; children: ComponentChildren }) => (
  <ol class={`owners n${count}`} aria-label={name}>
    {children}
  </ol>
);

export const Owner = ({ seat, children }: { seat: number; children: ComponentChildren }) => (
  <li class={`owner seat-${seat + 1}`} data-at={`seat/${seat}`}>
    {children}
  </li>
);

/** The root of a draft's board, one ring for the arrows. look: the class of the game. */
export function Drafted({ look, children }: { look: string; children: ComponentChildren }) {
  const region = useRoving<HTMLDivElement>();
  return (
    <div class={`${look} drawn drafted`} ref={region}>
      {children}
    </div>
  );
}
