/** The tray before the land: whatever is decided lies here. All that changes on the stage changes on it. */
import type { ComponentChildren } from "preact";
import { PointBars } from "../../shell/reading/result";
import { Asked } from "./asked";
import { Draft, isDraft } from "./draft";
import { Groups } from "./groups";
import { Market } from "./market";
import { useDragon } from "./use-dragon";

/** instead: what is shown whatever is asked; left out, what the reader looks at in place of the question. */
export function Tray({ instead }: { instead?: string }) {
  const { snapshot, drawer } = useDragon();
  const { board, result } = snapshot;
  const looked = instead ?? drawer;
  if (result && !looked) return <Mat name="points">{<PointBars result={result} />}</Mat>;
  const shown = looked ?? trayOf(board.focus, board.extras.length > 0);
  if (shown === "groups" && board.groups.length) return <Mat name="actions">{<Groups />}</Mat>;
  if (shown === "offer") return <Mat name="persons">{isDraft(snapshot) ? <Draft /> : <Market />}</Mat>;
  return (
    <Mat name="asked">
      <Asked />
    </Mat>
  );
}

const Mat = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div class="tray-room" data-tray={name}>
    {children}
  </div>
);

/** A privilege is bought beside the cards, as any other question that has its own buttons. */
const trayOf = (focus: string, extras: boolean) => (extras ? "asked" : focus);

/** What else lies on the table and is not on the tray. */
export function Drawers() {
  const { words, snapshot, drawer, open } = useDragon();
  const { board, result } = snapshot;
  const asked = trayOf(board.focus, board.extras.length > 0);
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
