/** One to three symbols as a single drawing, one above the other. */
interface Props {
  symbol: string;
  count: number;
}

const STEP = 21;

export function Pips({ symbol, count }: Props) {
  return (
    <svg class="icon pips" viewBox={`0 0 20 ${STEP * count - 1}`} style={{ "--pips": count }} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <use key={index} href={`#sym-${symbol}`} y={STEP * index} width="20" height="20" />
      ))}
    </svg>
  );
}
