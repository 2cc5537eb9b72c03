/** The tray before the land: whatever is decided lies here. All that changes on the stage changes on it. */
import { Kept } from "../../shell/kept";
import { PointBars } from "../../shell/reading/result";
import type { Snapshot } from "../../shell/wire";
import { Asked } from "./asked";
import { Draft, isDraft } from "./draft";
import { Groups } from "./groups";
import { Market } from "./market";
import { compared, isFew, isOfYoung } from "./places";
import { useDragon } from "./use-dragon";
import type { Board } from "./wire";

/** instead: the mats that are shown whatever is asked; left out, what the reader looks at, or else the question. */
export function Tray({ instead }: { instead?: readonly string[] }) {
  const { snapshot, drawer } = useDragon();
  const { board, result } = snapshot;
  const asked = result ? "points" : trayOf(snapshot);
  const early = isDraft(snapshot) || isOfYoung(snapshot);
  const matOf = (name: string) => (name === "offer" || (name === "groups" && board.groups.length) ? name : "asked");
  const mats = (instead ?? [drawer ?? asked]).map((name) => (name === "points" ? name : matOf(name)));
  return (
    <>
      <Kept class="tray-room" data-tray="actions" shown={mats.includes("groups")}>
        <Groups />
      </Kept>
      {mats.includes("asked") && (
        <div class="tray-room" data-tray="asked">
          <Asked />
        </div>
      )}
      <Kept
        class={!early && compared(snapshot).length ? "tray-room pair" : "tray-room"}
        data-tray="persons"
        shown={mats.includes("offer")}
      >
        {early ? <Draft /> : <Market />}
      </Kept>
      {mats.includes("points") && (
        <div class="tray-room" data-tray="points">
          <PointBars result={result!} icons={board.causes ?? {}} />
        </div>
      )}
    </>
  );
}

/** A privilege is bought beside the cards, as any other question that has its own buttons; so are few persons chosen from. */
const trayOf = (snapshot: Snapshot<Board>) =>
  snapshot.board.extras.length || (snapshot.board.focus === "offer" && isFew(snapshot))
    ? "asked"
    : snapshot.board.focus;

/** What else lies on the table and is not on the tray. */
export function Drawers() {
  const { words, snapshot, drawer, open } = useDragon();
  const { board, result } = snapshot;
  const asked = trayOf(snapshot);
  const others = (
    [
      ["groups", words.groups],
      ["offer", words.offer],
    ] as const
  ).filter(([name]) => !result && name !== asked && (name !== "groups" || board.groups.length > 0));
  return (
    <div class="drawers">
      {others.map(([name, word]) => (
        <button
          key={name}
          type="button"
          class="drawer"
          aria-pressed={drawer === name}
          onClick={() => open(drawer === name ? null : name)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
