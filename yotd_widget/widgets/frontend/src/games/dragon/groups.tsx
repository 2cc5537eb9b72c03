/** Phase 1: every action group is a tray, every action a card; a dragon on a tray makes it cost. */

import { useRoving } from "../../shell/keys/roving";
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import { Region } from "../../shell/region";
import { Card } from "./card";
import { useDragon } from "./use-dragon";
import type { Group } from "./wire";

/** The cards of the base game; the Great Wall adds one, and they close up. */
const FEW = 7;

export function Groups() {
  const { groups, passing } = useDragon().snapshot.board;
  return (
    <Region of={[groups, passing]} has={isCard}>
      <Trays />
    </Region>
  );
}

const isCard = (place: string) => /^(group|tray|pass)/.test(place);

function Trays() {
  const { words, snapshot } = useDragon();
  const region = useRoving<HTMLDivElement>("rows");
  const { groups, passing } = snapshot.board;
  const cards = groups.reduce((sum, group) => sum + group.cards.length, 0);
  return (
    <div class={cards > FEW ? "groups many" : "groups"} role="grid" aria-label={words.groups} ref={region}>
      {groups.map((group) => (
        <Tray key={group.letter} group={group} />
      ))}
      {passing && (
        <div class="tray pass" style={{ "--cards": 1 }} data-cards="1" role="row">
          <Card card={passing} />
        </div>
      )}
    </div>
  );
}

function Tray({ group }: { group: Group }) {
  return (
    <div
      class={`tray${group.dragons.length ? " used" : ""}`}
      style={{ "--cards": group.cards.length }}
      data-cards={group.cards.length}
      data-at={`tray/${group.letter}`}
      role="row"
    >
      <div class="tray-head" role="rowheader" aria-label={[group.name, group.fee].filter(Boolean).join("; ")}>
        <b>{group.letter}</b>
        {group.dragons.map((seat) => (
          <span key={seat} class="dragon">
            <Icon id="piece-dragon" size={34} />
            <Badge seat={seat} size={22} />
          </span>
        ))}
        {group.fee && <span class="fee">{group.fee}</span>}
      </div>
      <div class="cards">
        {group.cards.map((card) => (
          <Card key={card.place} card={card} />
        ))}
      </div>
    </div>
  );
}
