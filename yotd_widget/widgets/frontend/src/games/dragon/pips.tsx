/** One to three symbols as a single drawing, one above the other. */
interface Props {
  symbol: string;
  count: number;
  /** Beside each other. */
  across?: boolean;
}

const STEP = 21;

export function Pips({ symbol, count, across = false }: Props) {
  const long = STEP * count - 1;
  return (
    <svg
      class="icon pips"
      viewBox={across ? `0 0 ${long} 20` : `0 0 20 ${long}`}
      style={{ "--pips": count }}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        <use key={index} href={`#sym-${symbol}`} {...{ [across ? "x" : "y"]: STEP * index }} width="20" height="20" />
      ))}
    </svg>
  );
}
