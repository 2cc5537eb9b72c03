/**
 * What the end of a period brings, as a table in the room of what is decided: a part after the other, a player a column. All
 * parts stand there from the first, and each fills when it is told, so that nothing moves and what was told can be read on.
 */
import { Fragment } from "preact";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import type { Tabled } from "./given";
import { NextButton } from "./next";
import { aboveOf, rowsOf } from "./story";
import type { Part, Shown } from "./telling";

/** More rows than that have no room: then those of the first parts are gone. */
const MOST = 6;

interface Row {
  head: string;
  /** By seat. */
  cells: Map<number, Said>;
  /** What holds for everybody, in their place. */
  text?: string;
  /** It is what comes to them. */
  comes?: boolean;
}

interface Said {
  texts: string[];
  gone: string[];
}

/** What one line says of each player is a row; who leaves one stands in the row before, as does what is said of one alone. */
function rowsIn({ chapter, heading }: Part): Row[] {
  const rows: Row[] = [];
  const add = ({ cells }: Row, seat: number) => {
    const said = cells.get(seat) ?? { texts: [], gone: [] };
    cells.set(seat, said);
    return said;
  };
  for (const line of chapter.lines) {
    const { seat, text, parts = [], causes = [], gone } = line;
    if (parts.length || seat === null) {
      const row: Row = { head: aboveOf(line, heading.title), cells: new Map() };
      if (parts.length) row.comes = causes.some(([, , by]) => by > 0);
      else row.text = text;
      for (const [of, said] of rowsOf(line)) add(row, of).texts.push(said);
      rows.push(row);
      continue;
    }
    const row = rows.at(-1) ?? { head: "", cells: new Map() };
    if (!rows.length) rows.push(row);
    if (gone) add(row, seat).gone.push(gone);
    else if (!row.cells.has(seat)) add(row, seat).texts.push(text);
  }
  return rows;
}

export function Account({ shown, room, words, next }: Tabled) {
  const { part, parts, title, leaving, names, coming, waits, still } = shown;
  const at = parts.indexOf(part);
  const told = parts.map((each, nth) => ({ ...each, nth, rows: rowsIn(each) }));
  const count = () => told.reduce((sum, { rows }) => sum + rows.length, 0);
  while (count() > MOST && told[0]!.nth < at) told.shift();
  return (
    <div
      class={still ? "chapter account still" : "chapter account"}
      role="group"
      aria-label={part.heading.title}
      aria-hidden={waits ? undefined : "true"}
      style={{ left: `${room.x}px`, top: `${room.y}px`, width: `${room.width}px`, height: `${room.height}px` }}
    >
      <div class="leaf" style={{ "--players": names.length }}>
        <b class="when">{title}</b>
        {names.map((name, seat) => (
          <p key={seat} class="player" style={{ "--letters": name.length }}>
            <Badge seat={seat} size={20} />
            <b>{name}</b>
          </p>
        ))}
        {told.map(({ heading, nth, rows }) => {
          const look = nth > at ? "ahead" : nth < at ? "past" : "now";
          return rows.map((row, which) => (
            <Fragment key={`${nth} ${which}`}>
              <p class={which ? `part more ${look}` : `part ${look}`}>
                {which === 0 && (
                  <>
                    {heading.icon && <Icon id={heading.icon} size={24} />}
                    <b class={nth === at ? "title" : undefined}>{heading.title}</b>
                  </>
                )}{" "}
                <span class="head">{row.head}</span>
              </p>
              {row.text !== undefined ? (
                <p class={`cell all ${look}`}>{row.text}</p>
              ) : (
                names.map((name, seat) => (
                  <p
                    key={name}
                    class={`cell ${look}${nth === at && row.comes ? stateOf(coming.get(seat)) : ""}`}
                    style={{ "--seat": seat }}
                  >
                    <Cell row={row} seat={seat} leaving={leaving} />
                  </p>
                ))
              )}
            </Fragment>
          ));
        })}
        {waits && <NextButton words={words} next={next} />}
      </div>
    </div>
  );
}

/** What is still on its way is not read yet. */
const stateOf = (hasCome?: boolean) => (hasCome === undefined ? "" : hasCome ? " landed" : " due");

function Cell({ row: { cells, comes }, seat, leaving }: { row: Row; seat: number; leaving: Shown["leaving"] }) {
  const said = cells.get(seat);
  if (!said) return <span class="quiet">–</span>;
  const { texts, gone } = said;
  return (
    <>
      {texts.length > 0 && (
        <b class={comes ? "good" : undefined}>
          {comes && "+"}
          {texts.join("\n")}
        </b>
      )}
      {gone.map((who, nth) => {
        const piece = leaving?.(who);
        return (
          piece && (
            <span key={nth} class={piece.look}>
              <Icon id={piece.sprite} class="leaver" />
            </span>
          )
        );
      })}
    </>
  );
}
