/** Phase 2: the persons on offer, a column a type: old above, young below, and the card that hires them. */
import { useRoving } from "../../shell/keys/roving";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { Region } from "../../shell/region";
import type { Snapshot } from "../../shell/wire";
import { briefOf } from "./brief";
import { inSyllables } from "./court";
import { compared } from "./places";
import { Tile } from "./tile";
import { useDragon } from "./use-dragon";
import type { Board, HandCard } from "./wire";

export function Market() {
  const { offer, hand } = useDragon().snapshot.board;
  return (
    <Region of={[offer, hand]} has={isForHire}>
      <Stalls />
    </Region>
  );
}

const isForHire = (place: string) => /^(offer|card)/.test(place);

/** So many names have room beside each other on a phone. */
const NAMED = 4;

/**
 * Where a type lies on a phone: what can be had on a few large cards in at most two rows, the last as wide as its row has
 * room; the others small at the foot. Where nothing is asked all are large.
 */
export function spread({ board, choices }: Pick<Snapshot<Board>, "board" | "choices">) {
  const all = [...board.offer.rows.at(-1)!.tiles.map((tile) => tile!.kind), ...(board.hand ? ["wild"] : [])];
  const isOpen = (kind: string) =>
    [`card/${kind}`, `offer/old ${kind}`, `offer/young ${kind}`].some((place) =>
      ["legal", "chosen"].includes(choices[place]?.state ?? ""),
    );
  const open = all.filter(isOpen);
  const large = open.length ? open : all;
  const small = all.filter((kind) => !large.includes(kind));
  const across = large.length > 8 ? 5 : Math.max(2, Math.ceil(large.length / 2));
  const at = (kind: string): Record<string, number> => {
    const nth = large.indexOf(kind);
    if (nth < 0) return { "--x": small.indexOf(kind), "--of": small.length };
    const wide = nth === large.length - 1 ? across - (nth % across) : 1;
    return { "--x": nth % across, "--y": Math.floor(nth / across), "--wide": wide, "--of": across };
  };
  return { at, across, rows: Math.ceil(large.length / across), small };
}

function Stalls() {
  const { words, snapshot } = useDragon();
  const { offer, hand } = snapshot.board;
  const region = useRoving<HTMLDivElement>();
  const kinds = offer.rows.at(-1)!.tiles.map((tile) => tile!.kind);
  const cards = hand?.cards ?? [];
  const shortOf = (kind: string) => offer.rows.at(-1)!.tiles.find((tile) => tile!.kind === kind)!.short;
  const paired = compared(snapshot).length > 0;
  const wild = cards.filter(({ kind }) => kind === "wild");
  const { at, across, rows, small } = spread(snapshot);
  const size = (kind: string) => (small.includes(kind) ? " small" : "");
  return (
    <div
      class={hand ? (paired ? "market pair" : "market") : "market handless"}
      data-across={across}
      data-few={small.length <= NAMED || undefined}
      data-low={small.length > 0 || undefined}
      style={{ "--rows": rows }}
      ref={region}
    >
      <div class="offer" role="group" aria-label={words.offer}>
        {offer.rows.map((row) => (
          <div
            key={row.age}
            class={`row ${row.age}`}
            role="group"
            aria-label={row.name}
            data-line
            style={{ "--age": `"${row.name}"` }}
          >
            <span class="row-name" aria-hidden="true">
              {row.name}
            </span>
            {row.tiles.map((tile, column) =>
              tile ? (
                <Tile
                  key={tile.place}
                  tile={tile}
                  look={`${row.age}${offer.rows.every(({ tiles }) => tiles[column]) ? "" : " alone"}${size(tile.kind)}`}
                  style={at(tile.kind)}
                />
              ) : (
                <span key={column} class="notch" />
              ),
            )}
          </div>
        ))}
      </div>
      {hand && (
        <ul class="hand" aria-label={`${hand.name}, ${hand.spent}`}>
          <li class="row-name" aria-hidden="true">
            {words.yourCards}
          </li>
          {kinds.map((kind) => {
            const card = cards.find((each) => each.kind === kind);
            return (
              <li key={kind} class={size(kind)} style={at(kind)} aria-hidden={!card || undefined}>
                {card ? <PersonCard card={card} short={shortOf(kind)} /> : <span class="notch">{shortOf(kind)}</span>}
              </li>
            );
          })}
          {wild.map((card, index) => (
            <li
              key={card.place}
              class={`wild-card${size("wild")}`}
              style={{ ...at("wild"), "--nth-wild": index, "--wilds": wild.length }}
            >
              <PersonCard card={card} short={card.name} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** short: its name as a narrow card has it. */
function PersonCard({ card, short }: { card: HandCard; short: string }) {
  const { place, kind, count } = card;
  const { snapshot } = useDragon();
  // Where nothing can be pressed, as in the past, cards that are not held look like tiles that are gone
  const choice = snapshot.choices[place];
  const out = !count && !choice;
  const wild = kind === "wild";
  const times = count > 1 || out ? `×${count}` : "";
  const why = briefOf(snapshot, place);
  return (
    <Place
      place={place}
      text={[[short, times].filter(Boolean).join(" "), why].filter(Boolean).join(", ")}
      class={`hand-card of-${kind}${out ? " out" : ""}${why ? " briefed" : ""}`}
      picture
    >
      {wild ? (
        <b class="wild" aria-hidden="true">
          ?
        </b>
      ) : (
        <Icon id={`person-${kind}`} class="person" />
      )}
      <span class="caption" aria-hidden="true">
        {wild ? inSyllables(`${short} ${times}`.trim()) : short}
        {why && <span class="why"> {why}</span>}
      </span>
    </Place>
  );
}
