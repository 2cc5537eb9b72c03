/** Regions the phase is not about, each folded to a line. */
import { Badge } from "../../shell/parts/badge";
import { Fold } from "../../shell/parts/fold";
import { Courts } from "./courts";
import { Groups } from "./groups";
import { Market } from "./market";
import { useDragon } from "./use-dragon";
import type { Acted } from "./wire";

export function Folds() {
  const { result, board } = useDragon().snapshot;
  if (result) return <CourtsFold />;
  return (
    <>
      {board.focus !== "groups" && <GroupsFold />}
      {board.acted && <ActedLine acted={board.acted} />}
      {board.focus !== "offer" && <OfferFold />}
    </>
  );
}

/** The cards are gone: who did what this month. */
function ActedLine({ acted }: { acted: Acted[] }) {
  return (
    <p class="acted groups-summary">
      {useDragon().words.acted}
      {acted.map(({ seat, text, name }) => (
        <span key={seat} role="img" aria-label={`${name};`}>
          <Badge seat={seat} size={22} />
          {text}
        </span>
      ))}
    </p>
  );
}

function OfferFold() {
  const { offer } = useDragon().snapshot.board;
  return (
    <Fold icon="good-hand" summary={offer.summary}>
      <Market />
    </Fold>
  );
}

/** At the end: the points come first, the courts are one press away. */
function CourtsFold() {
  const { words } = useDragon();
  return (
    <Fold icon="good-hand" summary={words.courts}>
      <Courts />
    </Fold>
  );
}

function GroupsFold() {
  const { words, snapshot } = useDragon();
  const { groups } = snapshot.board;
  if (!groups.length) return null;
  const summary = (
    <>
      {words.groups}
      {groups.map((group) => (
        <b key={group.letter} role="img" aria-label={`${group.name};`}>
          {group.letter}
          {group.dragons.map((seat) => (
            <Badge key={seat} seat={seat} size={22} />
          ))}
        </b>
      ))}
    </>
  );
  return (
    <Fold icon="sym-hammer" class="groups-summary" summary={summary}>
      <Groups />
    </Fold>
  );
}
