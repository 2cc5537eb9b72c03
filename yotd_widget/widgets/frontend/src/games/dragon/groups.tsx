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
  return (
    <div class="groups" role="grid" aria-label={words.groups} ref={region}>
      {groups.map((group) => (
        <Tray key={group.letter} group={group} />
      ))}
      {passing && (
        <div class="tray pass" style={{ "--cards": 1 }} data-cards="1" role="row">
          <div class="tray-head" role="presentation" />
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
      role="row"
    >
      <div class="tray-head" role="rowheader" aria-label={[group.name, group.fee].filter(Boolean).join("; ")}>
        <b>{group.letter}</b>
        {group.dragons.map((seat, index) => (
          <span key={seat} class="dragon" data-at={`dragon/${seat}`} style={{ "--nth": index }}>
            <Icon id="piece-dragon" size={36} />
            <Badge seat={seat} size={20} />
          </span>
        ))}
        {group.fee && <span class="fee">{fill(words.feeOf, { fee: group.fee })}</span>}
      </div>
      <div class="cards">
        {group.cards.map((card) => (
          <Card key={card.place} card={card} />
        ))}
      </div>
    </div>
  );
}
