/** Phase 1: every action group is a mat, every action a card; a dragon on a mat makes it cost. */
import { useRoving } from "../../shell/keys/roving";
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import { Region } from "../../shell/region";
import { fill } from "../../shell/words";
import { Card } from "./card";
import { useDragon } from "./use-dragon";
import type { Group } from "./wire";

export function Groups() {
  const { groups, passing } = useDragon().snapshot.board;
  return (
    <Region of={[groups, passing]} has={isCard}>
      <Mats />
    </Region>
  );
}

const isCard = (place: string) => /^(group|tray|pass)/.test(place);

function Mats() {
  const { words, snapshot } = useDragon();
  const region = useRoving<HTMLDivElement>("rows");
  const { groups, passing } = snapshot.board;
  const sizes = groups.map((group) => group.cards.length);
  const { rows, widest, apart } = arranged(sizes, passing ? [1] : []);
  return (
    <div
      class="groups"
      role="group"
      aria-label={words.groups}
      ref={region}
      data-rows={rows}
      data-apart={apart || undefined}
      style={{ "--rows": rows, "--widest": widest }}
    >
      {groups.map((group) => (
        <Tray key={group.letter} group={group} />
      ))}
      {passing && (
        <div class="tray pass" style={{ "--cards": 1 }} data-cards="1" data-line>
          <div class="tray-head" />
          <div class="cards">
            <Card card={passing} />
          </div>
        </div>
      )}
    </div>
  );
}

function Tray({ group }: { group: Group }) {
  const { words } = useDragon();
  return (
    <div
      class={`tray${group.dragons.length ? " used" : ""}`}
      style={{ "--cards": group.cards.length }}
      data-cards={group.cards.length}
      data-at={`tray/${group.letter}`}
      role="group"
      data-line
      aria-label={[group.name, group.fee].filter(Boolean).join("; ")}
    >
      <div class="tray-head" aria-hidden="true">
        <b>{group.letter}</b>
        {group.dragons.map((seat, index) => (
          <span key={seat} class="dragon" data-at={`dragon/${seat}`} style={{ "--nth": index }}>
            <Icon id="piece-dragon" size={36} />
            <Badge seat={seat} size={20} />
          </span>
        ))}
        {group.fee && (
          <span class="fee" data-short={group.fee}>
            <span>{fill(words.feeOf, { fee: group.fee })}</span>
          </span>
        )}
      </div>
      <div class="cards">
        {group.cards.map((card) => (
          <Card key={card.place} card={card} />
        ))}
      </div>
    </div>
  );
}

const MOST = 4; // cards beside each other on a phone, before their names break

/**
 * On a phone: in how many rows whole groups of such sizes go and how many cards the widest has. What lies beside them
 * may go apart, into a low row of its own.
 */
export function arranged(groups: number[], beside: number[]): { rows: number; widest: number; apart: boolean } {
  const all = widestOf([...groups, ...beside], 2);
  const alone = widestOf(groups, 2);
  if (all > MOST && alone <= MOST) {
    return { rows: 2, widest: alone, apart: true };
  }
  const rows = all > MOST ? 3 : 2;
  return { rows, widest: widestOf([...groups, ...beside], rows), apart: false };
}

/** The fewest cards a row must take, if sizes are cut into so many rows in their order. */
function widestOf([first = 0, ...rest]: number[], rows: number): number {
  const whole = rest.reduce((sum, size) => sum + size, first);
  if (rows === 1 || rest.length === 0) {
    return whole;
  }
  let best = whole;
  let taken = first;
  for (let cut = 0; cut < rest.length; cut += 1) {
    best = Math.min(best, Math.max(taken, widestOf(rest.slice(cut), rows - 1)));
    taken += rest[cut] ?? 0;
  }
  return best;
}
