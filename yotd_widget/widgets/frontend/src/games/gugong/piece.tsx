/** Pieces in their owner's colour, with the outline of the emblem on the chest: colour is never alone. */
type Kind = "servant" | "double" | "envoy" | "traveller" | "ship";

/** Width and height of a piece, then where its mark lies, and how large it is. */
const BOXES: Readonly<Record<Kind, readonly [number, number, number, number, number]>> = {
  servant: [24, 32, 7.5, 18, 9],
  double: [44, 34, 16.5, 20, 11],
  envoy: [26, 36, 10.5, 4.5, 8.5],
  traveller: [36, 36, 9, 13, 9],
  ship: [84, 66, 54, 11, 13],
};

interface Props {
  kind: Kind;
  seat: number;
  class?: string;
  /** A thing of its own, for placards. */
  at?: string;
}

export function Piece({ kind, seat, class: look = "", at }: Props) {
  const [width, height, x, y, size] = BOXES[kind];
  const style = { "--p": `var(--p${seat + 1})`, "--mark": `var(--pm${seat + 1})` };
  return (
    <svg
      class={`pc ${kind} ${look}`.trim()}
      viewBox={`0 0 ${width} ${height}`}
      style={style}
      data-at={at}
      aria-hidden="true"
    >
      <use href={`#piece-${kind}`} />
      <use href={`#shape-${seat + 1}`} x={x} y={y} width={size} height={size} />
    </svg>
  );
}

/** So many of the same. */
export const times = <T,>(count: number, draw: (nth: number) => T): T[] =>
  Array.from({ length: Math.max(0, count) }, (_, nth) => draw(nth));
