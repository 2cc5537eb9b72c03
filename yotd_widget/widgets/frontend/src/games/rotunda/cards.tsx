/** The cards of this game; what lies on the board as well is a copy that presses the same place. */
import { cardsOf } from "../../shell/drawn/cards";
import { times } from "../../shell/drawn/pieces";
import { Icon } from "../../shell/parts/icon";
import { CardFace } from "./face";
import { askedOf } from "./house";
import { Leader, Piece } from "./piece";
import { useRotunda } from "./use-rotunda";

const drawn = cardsOf({
  Piece: ({ kind, seat }) =>
    kind === "leader" ? (
      <Leader seat={seat} kind="" nth={0} />
    ) : (
      <Piece kind={kind as "young" | "senior"} seat={seat} />
    ),
  Thing: ({ place, children }) => {
    const table = useRotunda();
    const { offers, own } = table.snapshot.board;
    const order = [...offers, ...own.orders].find((card) => card.place === place && card.number);
    if (order) return <CardFace card={order} />;
    const number = askedOf(table).indexOf(place) + 1;
    const room = table.snapshot.board.rooms.find((each) => each.place === place);
    const lying = room?.wares.flatMap(({ icon, count }) => times(icon ? count : 0, () => icon)) ?? [];
    return (
      <>
        {number > 0 && <i class="nth" data-n={number} />}
        {children}
        {lying.length > 0 && (
          <span class="lying">
            {lying.map((icon, nth) => (
              <Icon key={nth} id={icon} class="ware" />
            ))}
          </span>
        )}
      </>
    );
  },
  onBoard: /^(room|edge|leader|neutral|village|young|senior|good|supply|hall)\/|^(expert|order|amulet)\/\d\//,
});

export const { Cards } = drawn;

export function Prices() {
  const { words } = useRotunda();
  return <drawn.Prices name={words.prices} />;
}
