/** The tray before the land: whatever is decided lies here. All that changes on the stage changes on it. */
import type { ComponentChildren } from "preact";
import { PointBars } from "../../shell/reading/result";
import { Badge } from "../../shell/parts/badge";
import { Asked } from "./asked";
import { Draft, isDraft } from "./draft";
import { Groups } from "./groups";
import { Market } from "./market";
import { useDragon } from "./use-dragon";
import type { Acted } from "./wire";

/** What lies on the table whatever is asked, and can be looked at in place of the question. */
export type TrayName = "groups" | "offer";

/** instead: what is looked at in place of what is asked. */
export function Tray({ instead = null }: { instead?: TrayName | null }) {
  const { snapshot } = useDragon();
  const { board, result } = snapshot;
  if (result && !instead) return <Mat name="points">{<PointBars result={result} />}</Mat>;
  const shown = instead ?? trayOf(snapshot.board.focus, board.extras.length > 0);
  if (shown === "groups" && board.groups.length) return <Mat name="actions">{<Groups />}</Mat>;
  if (shown === "offer") return <Mat name="persons">{isDraft(snapshot) ? <Draft /> : <Market />}</Mat>;
  return (
    <Mat name="asked">
      <Asked />
    </Mat>
  );
}

const Mat = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div class={`tray-room ${name}`}>{children}</div>
);

/** A privilege is bought beside the cards, as any other question that has its own buttons. */
const trayOf = (focus: string, extras: boolean) => (extras ? "asked" : focus);

interface AsideProps {
  open: TrayName | null;
  onOpen(name: TrayName | null): void;
}

/** Below: what else lies on the table and is not on the tray, and who did what this month. */
export function Aside({ open, onOpen }: AsideProps) {
  const { words, snapshot } = useDragon();
  const { board, result } = snapshot;
  const asked = result ? "" : trayOf(board.focus, board.extras.length > 0);
  const others = ([["groups", words.groups], ["offer", words.offer]] as const).filter(
    ([name]) => name !== asked && (name !== "groups" || board.groups.length > 0),
  );
  return (
    <div class="aside">
      {others.map(([name, word]) => (
        <button
          key={name}
          type="button"
          class="switch"
          aria-pressed={open === name}
          onClick={() => onOpen(open === name ? null : name)}
        >
          {word}
        </button>
      ))}
      {board.acted && <ActedLine acted={board.acted} />}
    </div>
  );
}

/** The cards are gone: who did what this month. */
function ActedLine({ acted }: { acted: Acted[] }) {
  return (
    <p class="acted">
      <span class="quiet">{useDragon().words.acted}</span>
      {acted.map(({ seat, text, name }) => (
        <span key={seat} role="img" aria-label={`${name};`}>
          <Badge seat={seat} size={20} />
          {text}
        </span>
      ))}
    </p>
  );
}
