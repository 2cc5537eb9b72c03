/** One to three symbols as a single drawing, side by side or (on tiles) one above the other. */
interface Props {
  symbol: string;
  count: number;
  upright?: boolean;
}

const STEP = 18;

export function Pips({ symbol, count, upright = false }: Props) {
  const length = STEP * count - 2;
  return (
    <svg class="icon pips" viewBox={upright ? `0 0 16 ${length}` : `0 0 ${length} 16`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <use
          key={index}
          href={`#sym-${symbol}`}
          x={upright ? 0 : STEP * index}
          y={upright ? STEP * index : 0}
          width="16"
          height="16"
        />
      ))}
    </svg>
  );
}
