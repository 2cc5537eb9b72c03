/** The Great Wall before the road: a place a month, who built it, and how far the next check looks. */
import { Badge } from "../../shell/parts/badge";
import { Change } from "../../shell/parts/change";
import { Icon } from "../../shell/parts/icon";
import { markAt } from "../../shell/table";
import { useDragon } from "./use-dragon";
import type { Wall, WallSlot } from "./wire";

/** What the check asks for is written over so many free places, behind its flag or before it. */
const WRITTEN = 4;

export function WallRow({ wall }: { wall: Wall }) {
  const asked = wall.slots.findIndex(({ last }) => last);
  const near = wall.slots.slice(Math.max(0, Math.min(asked, wall.slots.length - WRITTEN)));
  const check = near.slice(0, WRITTEN).every(({ seat }) => seat === null) ? wall.check : "";
  return (
    <div class="wall">
      <p class="road-name" aria-hidden="true">
        <Icon id="tile-wall_built" size={20} />
        <span>{wall.name}</span>
      </p>
      <ol class="slots" aria-label={`${wall.name}: ${wall.text}`}>
        {wall.slots.map((slot, index) => (
          <Slot key={slot.place} slot={slot} number={index + 1} />
        ))}
      </ol>
      {check && (
        <p
          class={asked < wall.slots.length - WRITTEN ? "asked-of" : "asked-of before"}
          style={{ "--at": asked }}
          aria-hidden="true"
        >
          {check}
        </p>
      )}
    </div>
  );
}

/** How the wall stands to the next check, whose flag is in the row; that says it all to those who listen. */
export function WallLine({ wall: { name, length, verdict, tone } }: { wall: Wall }) {
  const ahead = markAt(useDragon(), "wall");
  return (
    <p class="wall-line" aria-hidden="true">
      <b>{name}</b> {ahead ? <Change place="wall" /> : <b class={tone}>{verdict || length}</b>}
    </p>
  );
}

/** The place for a wall tile; the sheet lays the bricks. */
function Slot({ slot, number }: { slot: WallSlot; number: number }) {
  const table = useDragon();
  const found = markAt(table, slot.place);
  const owner = slot.seat ?? (found?.ghost ? table.snapshot.decision!.seat : null);
  const state = found ? (found.ghost ? "ghost" : "fresh") : "";
  const look = ["slot", owner === null ? "free" : "", slot.due ? "due" : "", slot.last ? "check" : "", state];
  return (
    <li class={look.filter(Boolean).join(" ")} data-at={slot.place} aria-hidden={owner === null || undefined}>
      {owner !== null && <Badge seat={owner} size={18} name={slot.name} />}
      {slot.last && <Icon id="mark-flag" size={14} />}
      <span aria-hidden="true">{number}</span>
    </li>
  );
}
