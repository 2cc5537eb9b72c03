/** The tokens of whoever decides, on their spaces, and what they are exchanged for; both are pressed in parts. */
import { times } from "../../shell/drawn/pieces";
import { useRoving } from "../../shell/keys/roving";
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import type { Table } from "../../shell/table";
import { fill } from "../../shell/words";
import { useGugong } from "./use-gugong";
import type { Board, Purse as Held, Token } from "./wire";
import type { GugongWords } from "./words";

/** Beside its sign how many, or what it asks for and counts as, with the sign of that. */
export const TokenFace = ({ token: { icon, count, sign } }: { token: Token }) => (
  <span class="tok" aria-hidden="true">
    <Icon id={icon} class="i" />
    {count && <small data-n={count}>{sign && <Icon id={sign} class="i of-count" />}</small>}
  </span>
);

/** seat: whose; null: of who decides. */
export function Purse({ seat = null }: { seat?: number | null }) {
  const { words, snapshot } = useGugong();
  const { purses, rates, active } = snapshot.board;
  const purse = purses[seat ?? active]!;
  const region = useRoving<HTMLDivElement>();
  const open = purse.tokens.some(({ place }) => snapshot.choices[place]);
  return (
    <div class={open ? "purse open-purse" : "purse"} data-apart ref={region}>
      <p>
        <Badge seat={purse.seat} size={20} />
        <span>{purse.name}</span> <Asked purse={purse} />
      </p>
      <ol class="spaces" aria-label={purse.name} data-at={`tokens/${purse.seat}`}>
        {purse.tokens.map(({ place, token }, nth) => (
          <li key={place}>
            <Place
              place={place}
              text={fill(words.ownToken, { token: token.text })}
              count={fill(words.which, { n: nth + 1, all: purse.tokens.length })}
              class="own-token"
              picture
            >
              <TokenFace token={token} />
            </Place>
          </li>
        ))}
        {times(purse.spaces - purse.tokens.length, (nth) => (
          <li key={nth} class="none" aria-hidden="true" />
        ))}
      </ol>
      <ul class="rates" aria-label={words.rates}>
        {purse.rates
          .map((at) => rates[at]!)
          .map(({ place, value, icon, amount, name }) => (
            <li key={place}>
              <Place place={place} text={name} class="rate" picture>
                <span class="rate-face" aria-hidden="true">
                  <span data-n={value} />
                  <Icon id="i-token" class="i" />
                  <span data-n={`= ${amount}`} />
                  <Icon id={icon} class="i" />
                </span>
              </Place>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Twelve of the kinds count one each in an exchange, this one two. */
const DOUBLE = "TOK-12";

/** What is still to be pressed: an exchange is whole only with tokens worth exactly its price. */
function Asked({ purse: { tokens, rates } }: { purse: Held }) {
  const table = useGugong();
  const text = stillToHandIn(table, tokens, rates);
  return text ? <b class="handing">{text}</b> : null;
}

type Asking = Pick<Table<Board, GugongWords>, "words" | "picked" | "target" | "snapshot">;

export function stillToHandIn(
  { words, picked, target, snapshot }: Asking,
  tokens: Held["tokens"],
  rates: readonly string[],
) {
  const rate = rates.map((at) => snapshot.board.rates[at]!).find(({ place }) => picked.includes(place));
  const given = tokens.filter(({ place }) => picked.includes(place));
  if (target !== null || !(rate || given.length)) return "";
  const worth = given.reduce((sum, { token }) => sum + (token.key === DOUBLE ? 2 : 1), 0);
  return rate ? fill(words.handIn, { n: rate.value, m: worth }) : words.handFor;
}
