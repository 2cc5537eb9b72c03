/** One to three symbols side by side as a single drawing. */
interface Props {
  symbol: string;
  count: number;
}

const STEP = 18;

export function Pips({ symbol, count }: Props) {
  return (
    <svg class="icon pips" viewBox={`0 0 ${STEP * count - 2} 16`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <use key={index} href={`#sym-${symbol}`} x={STEP * index} width="16" height="16" />
      ))}
    </svg>
  );
}
