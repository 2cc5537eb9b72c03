/** Pieces in their owner's colour, with the outline of the emblem on them: colour is never alone. */

/** Width and height of a piece, then where its mark lies, and how large it is. */
export type Boxes<Kind extends string> = Readonly<Record<Kind, readonly [number, number, number, number, number]>>;

interface Props<Kind extends string> {
  kind: Kind;
  seat: number;
  class?: string;
  /** A thing of its own, for placards. */
  at?: string;
}

/** How the pieces of a game are drawn: symbols "piece-KIND" of its sprite, dressed in var(--p). */
export function piecesOf<Kind extends string>(boxes: Boxes<Kind>) {
  return function Piece({ kind, seat, class: look = "", at }: Props<Kind>) {
    const [width, height, x, y, size] = boxes[kind];
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
  };
}

/** So many of the same. */
export const times = <T,>(count: number, draw: (nth: number) => T): T[] =>
  Array.from({ length: Math.max(0, count) }, (_, nth) => draw(nth));
