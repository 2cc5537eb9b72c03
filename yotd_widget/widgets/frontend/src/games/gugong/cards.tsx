/** The cards of this game: an action that a place offers is pressed there as well. */
import { cardsOf } from "../../shell/drawn/cards";
import { Piece } from "./piece";
import { useGugong } from "./use-gugong";

const drawn = cardsOf({
  Piece: ({ kind, seat }) => <Piece kind={kind as "servant" | "double"} seat={seat} />,
  crowd: "i-servant",
  onBoard: /^(city|house|tile|ship|harbour)\//,
});

export const { Face, OptionCard, Cards } = drawn;

export function Prices() {
  const { words } = useGugong();
  return <drawn.Prices name={words.prices} />;
}
