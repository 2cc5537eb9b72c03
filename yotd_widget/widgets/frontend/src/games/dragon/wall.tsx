/** What the expansions add below the year: slots for the Great Wall, how it stands, the Super Event to come. */
import { Fragment } from "preact";
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import { RuleNames } from "../../shell/parts/rules";
import { markAt } from "../../shell/table";
import { fill } from "../../shell/words";
import { useDragon } from "./use-dragon";
import type { GreatEvent, Wall, WallSlot } from "./wire";

/** The place for a wall tile under a month; the sheet lays the bricks. */
export function Slot({ slot }: { slot: WallSlot }) {
  const table = useDragon();
  const found = markAt(table, slot.place);
  const owner = slot.seat ?? (found?.ghost ? table.snapshot.decision!.seat : null);
  const state = found ? (found.ghost ? "ghost" : "fresh") : "";
  const look = ["slot", owner === null ? "free" : "", slot.due ? "due" : "", slot.last ? "last" : "", state];
  return (
    <span class={look.filter(Boolean).join(" ")} data-at={slot.place}>
      {owner !== null && <Badge seat={owner} size={18} name={slot.name} />}
    </span>
  );
}

export function WallLine({ wall }: { wall: Wall }) {
  const { text, verdict } = wall;
  const at = text.indexOf(verdict);
  return (
    <p class="wall-line">
      <Icon id="tile-wall_built" size={24} />
      <span>
        <b>{wall.name}</b> {text.slice(0, at)}
        <b class={wall.tone}>{verdict}</b>
        {text.slice(at + verdict.length)}{" "}
        <span class="owners">
          {wall.owners.map((owner) => (
            <Fragment key={owner.seat}>
              <Badge seat={owner.seat} size={20} name={owner.name} /> {owner.tiles}
            </Fragment>
          ))}
        </span>
      </span>
    </p>
  );
}

export function GreatLine({ great }: { great: GreatEvent }) {
  const { words } = useDragon();
  const [before, after] = words.greatLine.split("{name}").map((part) => fill(part, great));
  return (
    <p class={`great-line ${great.state}`}>
      <Icon id={`super-${great.event}`} size={24} />
      <span>
        {before}
        <b>{great.name}</b>
        {after} <RuleNames rules={great.rules} />
      </span>
    </p>
  );
}
