/**
 * What can be chosen as cards: on the tray what lies nowhere on the board or is small there, on the slip the last part of
 * what is pressed in parts. Python lists them (`describe/cards.py`); a game says how its own things are drawn.
 */
import { type ComponentChildren, type ComponentType, Fragment } from "preact";
import type { Option, Tray } from "../areas/wire";
import { lastParts } from "../deciding/parts";
import { useRoving } from "../keys/roving";
import { Icon } from "../parts/icon";
import { describe, Place, pressedBy } from "../place";
import { useTable } from "../table";
import type { Snapshot } from "../wire";
import { fill } from "../words";
import { times } from "./pieces";

/** More than this, and they are small. */
const FEW = 5;

interface Drawn {
  /** A piece of who decides. */
  Piece: ComponentType<{ kind: string; seat: number }>;
  /** What lies at a place, where it is drawn as it lies there; children: the sign of the option. */
  Thing?: ComponentType<{ place: string; children: ComponentChildren }>;
  /** A symbol that is drawn as often as it is counted. */
  crowd?: string;
  /** Places that lie on the board as well: a card there is a copy that presses the same place. */
  onBoard?: RegExp;
}

/** A number that its words say as well is not heard twice. */
const textOf = ({ name, count, detail }: Option) =>
  [name, count && !`${name} ${detail}`.includes(count) && count, detail].filter(Boolean).join(" ");

/** The cards on the slip with which what is picked would be whole. */
export function pricesOf(snapshot: Snapshot<Tray>, picked: readonly string[]): Option[] {
  const { prices } = snapshot.board;
  const open = lastParts(
    snapshot.choices,
    picked,
    prices.map(({ place }) => place),
  );
  return prices.filter(({ place }) => open.includes(place));
}

/** What is to be pressed there, as long as none is. how: says so, with {ways}. */
export function stillToPay(snapshot: Snapshot<Tray>, picked: readonly string[], how: string): string {
  const open = pricesOf(snapshot, picked);
  if (!open.length || open.some(({ place }) => picked.includes(place))) return "";
  return fill(how, { ways: open.map(textOf).join(", ") });
}

/** The class of a tray by how many cards lie on it. */
const sizeOf = (count: number) => (count > 10 ? "tiny" : count > FEW ? "small" : count > 3 ? "" : "wide");

/** Where the cards of a question lie: one ring for the arrows. */
export function Room({ look, children }: { look: string; children: ComponentChildren }) {
  const { words } = useTable();
  const region = useRoving<HTMLDivElement>("text");
  return (
    <div class={`options-room ${look}`} role="group" aria-label={words.decision} ref={region}>
      {children}
    </div>
  );
}

/** The cards of a game. */
export function cardsOf({ Piece, Thing = Fragment, crowd, onBoard }: Drawn) {
  function Face({ option: { place, icon, piece, count, name, detail } }: { option: Option }) {
    const { active } = useTable<Tray>().snapshot.board;
    const many = icon === crowd && /^\d$/.test(count) ? Number(count) : 1;
    const kind = piece || /^piece-(.+)/.exec(icon)?.[1];
    const icons = icon.split(" ").filter(Boolean);
    return (
      <>
        <span class={icons.length > 1 ? "big several" : "big"} aria-hidden="true">
          {kind ? (
            <Piece kind={kind} seat={active} />
          ) : (
            <Thing place={place}>
              {icons.flatMap((id, at) => times(many, (nth) => <Icon key={`${at} ${nth}`} id={id} class="i" />))}
            </Thing>
          )}
          {count && many === 1 && <small data-n={count} />}
        </span>
        <b>{name}</b> {detail && <span class="detail">{detail}</span>}
      </>
    );
  }

  /** look: "oc" on the tray, "op" on the slip. */
  function OptionCard({ option, class: look }: { option: Option; class: string }) {
    const table = useTable();
    const { place } = option;
    const choice = table.snapshot.choices[place];
    const text = textOf(option);
    if (!choice || !onBoard?.test(place))
      return (
        <Place place={place} text={text} class={look} picture>
          <Face option={option} />
        </Place>
      );
    return (
      <button
        type="button"
        class={`${look} place ${choice.state}${table.looked === place ? " looked" : ""}`}
        data-option={place}
        data-item
        aria-label={`${text}, ${choice.name}`}
        aria-description={describe(choice)}
        aria-disabled={choice.state === "blocked"}
        onFocus={() => table.look(place)}
        onPointerMove={(event) => event.pointerType === "mouse" && table.point(place)}
        onPointerLeave={(event) => event.pointerType === "mouse" && table.leave()}
        onClick={(event) => table.press(place, pressedBy(event))}
      >
        <Face option={option} />
      </button>
    );
  }

  /** On the tray. */
  function Cards({ options }: { options: readonly Option[] }) {
    return (
      <Room look={sizeOf(options.length)}>
        {options.map((option) => (
          <OptionCard key={option.place} option={option} class="oc" />
        ))}
      </Room>
    );
  }

  /** The last part of what is pressed in parts, on the slip; only while it is what is missing. name: of the group. */
  function Prices({ name }: { name: string }) {
    const { snapshot, picked } = useTable<Tray>();
    const asked = pricesOf(snapshot, picked);
    return (
      // A class, not :empty, of which WebKit does not notice in :has() that it has changed
      <div class={asked.length ? "prices asked" : "prices"} role="group" aria-label={name}>
        {asked.map((option) => (
          <OptionCard key={option.place} option={option} class="op" />
        ))}
      </div>
    );
  }

  return { Face, OptionCard, Cards, Prices };
}
