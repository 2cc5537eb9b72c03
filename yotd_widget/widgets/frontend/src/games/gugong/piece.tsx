/** The pieces of this game. */
import { piecesOf } from "../../shell/drawn/pieces";

export const Piece = piecesOf({
  servant: [24, 32, 7.5, 18, 9],
  double: [44, 34, 16.5, 20, 11],
  envoy: [26, 36, 10.5, 4.5, 8.5],
  traveller: [36, 36, 9, 13, 9],
  ship: [84, 66, 54, 11, 13],
});
