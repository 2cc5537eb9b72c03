/**
 * The board of a lesson: the year, the land with the court, and before it what is decided, or else the fields. Everything
 * has its place and keeps it from step to step; what a step does not need is not there.
 */
import { useEffect, useState } from "preact/hooks";
import type { LessonProps } from "../../shell/game";
import { Icon } from "../../shell/parts/icon";
import { Placards } from "../../shell/placard";
import { TableContext } from "../../shell/table";
import type { Snapshot } from "../../shell/wire";
import { CourtView } from "./court";
import { isDraft } from "./draft";
import { Land } from "./land";
import { ownerOf, regionOf } from "./places";
import { Stalls, stallsOf } from "./stalls";
import { Tray } from "./tray";
import { useDragon } from "./use-dragon";
import type { Board, Court } from "./wire";
import type { DragonWords } from "./words";
import { Year } from "./year";

/** Where the lesson says nothing: what keeps its place in every step. */
const USUAL = ["year", "track"];
/** The order and the others, where there is room; before the first month neither matters yet. */
const AROUND = ["track", "neighbours"];

export function DragonLesson({ seat, regions, places, tokens = false, children }: LessonProps) {
  const table = useDragon();
  const about = seat ?? table.snapshot.board.active;
  const snapshot = asSeenBy(about, table.snapshot);
  const { board } = snapshot;
  const [opened, open] = useState<number | null>(null);
  // Each question is about a court, which the reader finds again
  const question = `${snapshot.decision?.id} ${about} ${snapshot.status.period}`;
  useEffect(() => open(null), [question]);
  const elsewhere = places.some((place) => (ownerOf(place) ?? about) !== about);
  const plays = snapshot.decision !== null;
  const shown = new Set([
    ...(regions?.length ? regions : USUAL),
    ...(isDraft(snapshot) ? [] : AROUND),
    ...places.map(regionOf),
    elsewhere ? "others" : "",
  ]);
  if (board.courts.length < 2) for (const region of ["others", "neighbours"]) shown.delete(region);
  const tray = children ? null : trayOf(snapshot, shown);
  const stalls = plays ? stallsOf(snapshot) : null;
  // Players are chosen beside the board: here the small courts open, and only one placard could be pressed
  const choices = plays ? snapshot.choices : withoutCourts(snapshot.choices);
  const words: DragonWords = tokens ? { ...table.words, here: "+", hereIn: "+" } : table.words;
  const drawn = [...shown, tray || children ? "tray" : ""].filter(Boolean);
  return (
    <TableContext.Provider value={{ ...table, words, snapshot: { ...snapshot, choices } }}>
      <div class="lesson-board" data-shows={drawn.join(" ")} style={{ "--floors": highest(board, opened ?? about) }}>
        {shown.has("year") ? <Year /> : <Rolled />}
        <Fields season={board.season} omen={board.omen} />
        <Land
          seat={opened ?? about}
          open={(other) => open(other === about ? null : other)}
          Full={tokens ? CourtInTheMaking : undefined}
        />
        {(tray || children) && (
          <div class="before-court">
            {children || (stalls && tray === "offer" ? <Stalls stalls={stalls} /> : <Tray instead={[tray!]} />)}
          </div>
        )}
        <Placards />
      </div>
    </TableContext.Provider>
  );
}

/** What only concerns whoever acts is not shown as if it were the reader's: their cards, and what actions bring them. */
function asSeenBy(seat: number, snapshot: Snapshot<Board>): Snapshot<Board> {
  const { board } = snapshot;
  if (seat === board.active) return snapshot;
  const bare = <T extends { amount: string; unit: string }>(card: T): T => ({ ...card, amount: "", unit: "" });
  const groups = board.groups.map((group) => ({ ...group, fee: null, cards: group.cards.map(bare) }));
  return { ...snapshot, board: { ...board, hand: null, groups, passing: board.passing && bare(board.passing) } };
}

const withoutCourts = (choices: Snapshot["choices"]) =>
  Object.fromEntries(Object.entries(choices).filter(([place]) => !place.startsWith("court/")));

/** A court of which numbers can be changed as well. */
const CourtInTheMaking = ({ court }: { court: Court }) => <CourtView court={court} tokens />;

/** How many floors the land has to have room for. */
const highest = ({ courts }: Board, seat: number) =>
  Math.max(2, ...(courts.find((court) => court.seat === seat)?.palaces ?? []).map(({ rooms }) => rooms.length));

/** Whatever else is a court's is chosen on the tray: tiles of the wall, goods that are given back. */
const isInCity = (place: string) => /^(room|palace|new-palace)\//.test(place);

/** What lies before the court; null for nothing. */
function trayOf(snapshot: Snapshot<Board>, shown: ReadonlySet<string>): string | null {
  const { board, choices, decision } = snapshot;
  const open = Object.keys(choices);
  if (decision && open.length) {
    // Whatever lies at the court is pressed there
    if (board.extras.length === 0 && open.every(isInCity)) return null;
    return board.extras.length ? "asked" : board.focus;
  }
  if (shown.has("groups") && board.groups.length) return "groups";
  return shown.has("offer") ? "offer" : null;
}

/** The year, of which this step needs no more than the month. */
function Rolled() {
  const { snapshot } = useDragon();
  const now = snapshot.board.year.find(({ state }) => state === "now");
  return (
    <div class="year rolled" data-season={snapshot.board.season}>
      <p>
        {now ? (
          <>
            <b class="seal">{now.month}</b>
            <Icon id={`event-${now.event}`} class="medal" />
            <b>{now.name}</b>
          </>
        ) : (
          <b>{snapshot.status.period}</b>
        )}
      </p>
    </div>
  );
}

/** Before the court: rice under water, or bare in a drought. */
function Fields({ season, omen }: { season: string; omen: string }) {
  const dry = omen === "drought";
  return (
    <svg
      class={dry ? "icon fields dry" : "icon fields"}
      viewBox="0 0 900 194"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-season={season}
      data-omen={omen || undefined}
    >
      <path class="ground" d="M0 30q220-26 450-8t450-12v190H0z" />
      {PADDIES.map((path, at) => (
        <path key={path} class={at % 2 ? "paddy other" : "paddy"} d={path} />
      ))}
      <path class="path" d="M318 200q14-80 36-140 4-22-14-38h26q16 18 8 42-20 60-32 136z" />
      <path class={dry ? "crack" : "sprout"} d={dry ? CRACKS : SPROUTS} />
    </svg>
  );
}

const PADDIES = [
  "M30 74q150-26 300-12l-16 50q-150-10-300 20z",
  "M356 64q130-8 262-2l22 48q-150-8-298-2z",
  "M646 62q130-2 226-12l20 50q-100 12-222 10z",
  "M-10 150q160-34 318-28l-18 62H-10z",
  "M334 122q160-8 316 0l26 66H318z",
  "M682 122q120-2 228-14v82H706z",
];
const CRACKS =
  "M70 90l30 8 16-12 40 14M420 80l26 10-8 16M460 140l40 12 22-10 34 14M90 160l34-10 30 16 42-10M720 84l30 8 20-12 30 6M740 150l44 10 26-14M560 84l24 10";
/** Parts of these lie far from each other, however many sprouts there are. */
const GOLDEN = [0.618, 0.755] as const;
const SPROUTS = Array.from({ length: 34 }, (_, nth) => {
  const x = (30 + ((nth * GOLDEN[0]) % 1) * 840).toFixed(0);
  const y = (80 + ((nth * GOLDEN[1]) % 1) * 100).toFixed(0);
  return `M${x} ${y}q-3-6-5-8m5 8q0-6 0-10m0 10q3-6 5-8`;
}).join("");
