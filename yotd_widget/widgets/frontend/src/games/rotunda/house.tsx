/**
 * The house cut open from above. Floors are painted and can be clicked; what is pressed by keys as well are the names of
 * the rooms, and people where they stand.
 */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Option } from "../../shell/areas/wire";
import { times } from "../../shell/drawn/pieces";
import { Spot } from "../../shell/drawn/spot";
import { useRoving } from "../../shell/keys/roving";
import { Change } from "../../shell/parts/change";
import { Icon } from "../../shell/parts/icon";
import { Place, pressedBy } from "../../shell/place";
import { fill } from "../../shell/words";
import { Finale } from "./finale";
import { chairAt, floorOf, GEO, type Geo, type Point, point } from "./geo";
import { Back, Front, Meadow } from "./ground";
import { Leader, Piece } from "./piece";
import { inRow, type Kit, kitsOf, type Needs } from "./rooms";
import { useRotunda } from "./use-rotunda";
import { Footprints } from "./walk";
import type { Man, Room, Village } from "./wire";

/** Narrower than this, the house has other measures. */
const NARROW = 430;

/** Narrower than this, its names are smaller; and where its rooms are smaller than a finger, smaller still. */
const MIDDLE = 700;
const SMALL = 561;

/** How wide a letter of a name is until it has been measured. */
const LETTER = 7.5;
const SMALL_LETTER = 6.2;

/** What a finger meets. */
const TARGET = 44;

/** Where something lies on the picture, with its foot or its middle there. */
const laid = (geo: Geo, [x, y]: Point) => ({
  left: `${((100 * x) / geo.w).toFixed(2)}%`,
  top: `${((100 * y) / geo.h).toFixed(2)}%`,
});

/** All rooms are a ring for the arrows; Left and Right stop only where one can go. */
const ROOMS = [{ all: ".room-sign", open: ".room-sign.fits" }];

interface HouseProps {
  /** On a narrow page it leaves room for what is asked, until the reader opens it. */
  canBeLow?: boolean;
  onSize?(size: HouseSize): void;
}

export interface HouseSize {
  /** Its rooms are too small for a finger. */
  small: boolean;
  /** All else stands below it. */
  column: boolean;
}

export function House(props: HouseProps) {
  const { result } = useRotunda().snapshot;
  return result ? <Finale result={result} /> : <Rooms {...props} />;
}

/** How dark it is when the last lantern burns, in hundredths. */
const DUSK = 52;

function Rooms({ canBeLow = false, onSize }: HouseProps) {
  const table = useRotunda();
  const { words, snapshot } = table;
  const { rooms, men, seats, active, stairs, sites, villages, worships, lanterns, round_name } = snapshot.board;
  const people = useRoving<HTMLDivElement>("line");
  const region = useRoving<HTMLDivElement>("line", ROOMS);
  const [width, setWidth] = useState(GEO.wide.w);
  const [column, setColumn] = useState(false);
  const [lengths, setLengths] = useState("");
  const [opened, setOpened] = useState(false);
  const scene = useRef<HTMLDivElement>(null);
  const measure = () => {
    const element = scene.current;
    if (!element?.clientWidth) return;
    setWidth(element.clientWidth);
    setColumn(getComputedStyle(element.parentElement!).display === "flex");
    const names = element.querySelectorAll<HTMLElement>(".room-sign .name");
    setLengths(
      JSON.stringify(
        Array.from(names, ({ children }) => Array.from(children, (line) => (line as HTMLElement).offsetWidth)),
      ),
    );
  };
  useLayoutEffect(() => {
    if (!scene.current || !globalThis.ResizeObserver) return;
    const sizes = new ResizeObserver(measure);
    sizes.observe(scene.current);
    return () => sizes.disconnect();
  }, []);
  const narrow = width < NARROW;
  const low = narrow && canBeLow && !opened;
  const geo = GEO[low ? "low" : narrow ? "narrow" : "wide"];
  const open = openTo(table);
  const states = rooms.map(({ place }) => snapshot.choices[place]?.state ?? "");
  const asks = states.some((state) => PRESSED.test(state));
  /** Names lie on what stands there: on a small picture few have one. Low, where one may go has the number of its card. */
  const mute = (nth: number) => {
    const { key, lit } = rooms[nth]!;
    if (!narrow || lit || PRESSED.test(states[nth]!)) return false;
    return asks || (low && !men.some(({ seat, room }) => seat === active && room === key));
  };
  const asked = low ? askedOf(table) : [];
  // Cubes that come and go move no name
  const built = rooms
    .map(({ key, place, start, end, name, wares }, nth) =>
      [key, start, end, name, wares.length > 0, mute(nth), asked.includes(place)].join(),
    )
    .join();
  // As long as this machine's typeface makes them
  useLayoutEffect(measure, [geo, built, width]);
  useLayoutEffect(() => onSize?.({ small: width < SMALL, column }), [width, column]);
  const kits = useMemo(() => {
    const long: readonly (readonly number[])[] = lengths ? JSON.parse(lengths) : [];
    return kitsOf(geo, rooms, stairs, (room) =>
      needsOf(geo, room, width, men, long[rooms.indexOf(room)] ?? [room.name.length * LETTER]),
    );
  }, [geo, built, width, lengths]);
  /** Where somebody stands: in the Hall everybody has a place of his own. */
  const standing = (room: Room, seat: number | null): Point => {
    const kit = kits[room.key]!;
    const { slot, man } = needsOf(geo, room, width, men, [0]);
    return room.ring === "hall" ? inRow(kit, seat ?? 0, seats.length, slot, man[1]) : kit.man;
  };
  const walks = Object.keys(snapshot.choices).some((key) => MOVED.test(key));
  /** What it is good for: the first of its rules, without its id. */
  const does = ({ key }: Room) =>
    ((words as Record<string, string>)[`about/${key}`] ?? "").split("\n", 1).join("").replace(/^\S+ /, "");
  const nameOf = (key: string) => rooms.find((room) => room.key === key)?.name ?? "";
  return (
    <div
      class="tulou"
      data-geo={sizeOf(width)}
      data-low={low || undefined}
      data-asks={asks || undefined}
      style={{ "--dusk": `${Math.round((DUSK * worships) / lanterns)}%` }}
      ref={scene}
      data-at="house"
    >
      <svg class="picture" viewBox={`0 0 ${geo.w} ${geo.h}`} aria-hidden="true">
        <radialGradient id="lit">
          <stop class="lit" />
          <stop class="lit-edge" offset="1" />
        </radialGradient>
        <Meadow geo={geo} />
        <Back geo={geo} />
        {rooms.map((room) => (
          <Floor key={room.key} geo={geo} room={room} />
        ))}
        {rooms.map((room) => (
          <Outline key={room.key} geo={geo} room={room} />
        ))}
        <Front geo={geo} rooms={rooms} stairs={stairs} worships={worships} lanterns={lanterns} />
        {rooms.map((room) => (
          <Furniture key={room.key} geo={geo} room={room} kit={kits[room.key]!} page={width} />
        ))}
        <Footprints geo={geo} standing={standing} />
      </svg>
      <div class="upon" role="group" aria-label={words.people} ref={people}>
        <Men geo={geo} standing={standing} />
        {rooms.map((room) => (
          <Chairs key={room.key} geo={geo} room={room} />
        ))}
        {villages.map((village, nth) => (
          <VillageView key={village.key} geo={geo} village={village} nth={nth} />
        ))}
      </div>
      <div class="upon" role="group" aria-label={words.house} ref={region}>
        <p class="lamps" style={laid(geo, point(geo, geo.ver * 0.5, 90))} data-at="marker">
          {round_name}
        </p>
        {rooms.map((room, nth) => (
          <Sign
            key={room.key}
            room={room}
            mute={mute(nth)}
            number={asked.indexOf(room.place) + 1}
            fits={open.includes(room.place)}
            count={
              open.includes(room.place) ? fill(words.which, { n: open.indexOf(room.place) + 1, all: open.length }) : ""
            }
            note={[does(room), walks && fill(words.waysTo, { rooms: room.ways.map(nameOf).join(", ") })]
              .filter(Boolean)
              .join(" ")}
            broken={kits[room.key]!.broken}
            style={laid(geo, asked.includes(room.place) ? kits[room.key]!.sign : kits[room.key]!.name)}
          />
        ))}
        {sites.map(({ place, angle, name }) => (
          <Place
            key={place}
            place={place}
            text={name}
            class="site"
            style={laid(geo, point(geo, geo.mid, angle))}
            picture
          >
            <Icon id="hall" class="i" />
            <b aria-hidden="true">{place.split("/")[1]}</b>
          </Place>
        ))}
      </div>
      {narrow && canBeLow && (
        <button
          type="button"
          class="handle"
          aria-label={words.largeHouse}
          aria-pressed={opened}
          onClick={() => setOpened(!opened)}
        />
      )}
    </div>
  );
}

const sizeOf = (width: number) =>
  width < NARROW ? "narrow" : width < SMALL ? "small" : width < MIDDLE ? "middle" : "wide";

const MOVED = /^(leader|neutral)\//;
const PRESSED = /^(legal|chosen)$/;

/** What can be pressed, whoever is picked. */
const openOf = ({ snapshot: { choices } }: ReturnType<typeof useRotunda>) =>
  Object.entries(choices).flatMap(([key, { state }]) => (state === "blocked" ? [] : key.split("+")));

/** The rooms of it, in their order around the house. */
export function askedOf(table: ReturnType<typeof useRotunda>): string[] {
  const open = openOf(table);
  return table.snapshot.board.rooms.map(({ place }) => place).filter((place) => open.includes(place));
}

/** Where rooms are too small for a finger: all that can be pressed there are cards, and the goods with which one pays. */
export function nearCards(table: ReturnType<typeof useRotunda>): Option[] {
  const { rooms, own, options } = table.snapshot.board;
  const open = openOf(table);
  const carded = options.map((option) => {
    const room = rooms.find(({ place }) => place === option.place);
    return room ? { ...option, icon: room.icon, piece: "" } : option;
  });
  const more = [...rooms, ...own.goods]
    .filter(({ place }) => open.includes(place) && !options.some((option) => option.place === place))
    .map(({ place, icon, name }) => ({ place, icon, piece: "", count: "", name, detail: "" }));
  // What declines stays last
  const last = carded.findIndex(({ place }) => DECLINES.test(place));
  return carded.toSpliced(last < 0 ? carded.length : last, 0, ...more);
}
const DECLINES = /^(stop|skip)$/;

/** The rooms that can be pressed with whoever is picked, or with anybody, in their order around the house. */
function openTo({ snapshot, picked }: ReturnType<typeof useRotunda>): string[] {
  const { choices, board } = snapshot;
  const man = picked.find((place) => MOVED.test(place));
  const goes = new Set(
    Object.entries(choices).flatMap(([key, { state }]) => {
      const parts = key.split("+");
      return state === "legal" && (!man || parts.includes(man)) ? parts : [];
    }),
  );
  return board.rooms.map(({ place }) => place).filter((place) => goes.has(place));
}

/** The floor is clicked as the name of the room is pressed. */
function Floor({ geo, room }: { geo: Geo; room: Room }) {
  const table = useRotunda();
  const { place, key } = room;
  const state = table.snapshot.choices[place]?.state ?? "";
  const looked = table.looked === place ? " looked" : "";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a wider aim for who clicks; keys press the name of the room
    <path
      class={`floor f-${key} ${state}${looked}`}
      d={floorOf(geo, room)}
      onPointerMove={(event) => state && event.pointerType === "mouse" && table.point(place)}
      onPointerLeave={(event) => state && event.pointerType === "mouse" && table.leave()}
      onClick={(event) => state && table.press(place, pressedBy(event))}
    />
  );
}

/** Above all floors: light where one may go, and an edge; the same where one goes. */
function Outline({ geo, room }: { geo: Geo; room: Room }) {
  const table = useRotunda();
  const { snapshot, looked } = table;
  const { place, lit } = room;
  const state = snapshot.choices[place]?.state ?? "";
  if (!lit && state !== "legal" && state !== "chosen") return null;
  const other = state === "legal" && !openTo(table).includes(place) ? " of-another" : "";
  const shown = `${state}${other}${looked === place ? " looked" : ""}${lit ? " lit-room" : ""}`;
  return (
    <>
      {state && !other && <path class="glow" d={floorOf(geo, room)} />}
      <path class={`outline ${shown}`} d={floorOf(geo, room)} />
    </>
  );
}

/** What is around the words of a sign that can be pressed, how high it is in one line and in two, in pixels. */
const AROUND = { wide: [22, 24, 37], middle: [18, 24, 34], small: [15, 22, 32], narrow: [18, 20, 32] } as const;

/** Width and height of a Leader, in pixels, and from one pair of a row to the next. */
const FIGURE = {
  wide: [34, 49, 42],
  middle: [26, 37, 33],
  small: [22, 32, 28],
  narrow: [22, 32, 28],
  low: [20, 29, 25],
} as const;

/** A room's number on the low house. */
const BADGE = 21;

/** A face by the size of a cube. */
const FACE = 1.5;

/** What stands in a room: its size, and the size of what lies before it. */
function setOf(geo: Geo, page: number) {
  const width = 66 * geo.fig * (geo.plain ? 1.15 : geo === GEO.wide ? Math.min(1, 0.5 + page / (2 * geo.w)) : 0.85);
  return { width, height: (width * 64) / 112, size: 0.24 * width };
}

/** The Hall itself. */
const HALL = 92;

/** Here are faces, before the furniture: so far below its foot. */
const FACES = "experts_room";
const FACE_LOW = 0.4;

/** Here goods lie at times. */
const STOCKED = /^(warehouse|smugglers|experts_room)$/;

/** What a room asks for. lines: how wide those of its name are, in pixels. */
function needsOf(geo: Geo, room: Room, width: number, men: readonly Man[], lines: readonly number[]): Needs {
  const scale = width / geo.w;
  const size = sizeOf(width);
  const [around, high, higher] = AROUND[size];
  const [broad, tall, pair] = FIGURE[geo.plain ? "low" : size];
  const set = setOf(geo, width);
  const goods = !geo.plain && (room.wares.length > 0 || STOCKED.test(room.key));
  const seats = new Set(men.flatMap(({ seat }) => (seat === null ? [] : [seat]))).size;
  const both = men.reduce((all, { seat, count }) => all + (seat === null ? 0 : count), 0) > seats;
  const hall = room.ring === "hall";
  const whole = lines.reduce((all, each) => all + each, 4 * (lines.length - 1));
  const names: (readonly [number, number])[] = [];
  const two = [Math.max(...lines) + around, higher] as const;
  if (geo.plain) names.push([BADGE, BADGE]);
  else if (size !== "narrow" || lines.length < 2) names.push([whole + around, high]);
  if (!geo.plain && lines.length > 1) names.push(two);
  const letters = Math.max(...linesOf(room.name).map((line) => line.length));
  return {
    set: hall
      ? [HALL * 0.94 * geo.fig, HALL * 0.92 * geo.fig, HALL * 0.06 * geo.fig]
      : [set.width, 0.9 * set.height, goods ? set.size * (room.key === FACES ? FACE_LOW : 1) : 0.1 * set.height],
    man: [(hall && both ? pair : broad) / scale, tall / scale],
    slot: (both ? pair : broad - 4) / scale,
    men: hall ? seats : 1,
    names: names.map(([w, h]) => [w / scale, h / scale] as const),
    ...(geo.plain && {
      whole: [(letters * SMALL_LETTER + 10) / scale, (12 * linesOf(room.name).length + 5) / scale] as const,
    }),
  };
}

/** A name in at most two lines, as even as they can be. */
function linesOf(name: string): string[] {
  const parts = name.split(" ");
  const split = parts.map((_, nth) => [parts.slice(0, nth).join(" "), parts.slice(nth).join(" ")]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  const [best = [name]] = split.toSorted((one, other) => longest(one) - longest(other));
  return best.filter(Boolean);
}

function Furniture({ geo, room, kit, page }: { geo: Geo; room: Room; kit: Kit; page: number }) {
  const state = useRotunda().snapshot.choices[room.place]?.state ?? "";
  const [x, y] = kit.set;
  if (room.ring === "hall") {
    const wide = HALL * geo.fig;
    return <use class="the-hall" href="#hall" x={x - wide / 2} y={y - wide * 0.94} width={wide} height={wide} />;
  }
  const { width, height, size } = setOf(geo, page);
  const low = size * (room.key === FACES ? FACE_LOW : 1);
  const wares = geo.plain ? [] : room.wares;
  const goods = wares.flatMap((ware) => times(Math.min(ware.count, 6), () => ware.icon));
  const step = Math.min(size * 1.25, width / Math.max(1, goods.length));
  return (
    <g class={`furniture ${state}`}>
      <use class="made" href={`#${room.icon}`} x={x - width / 2} y={y - height * 0.9} width={width} height={height} />
      {goods.map((icon, nth) => {
        const left = x + (nth - (goods.length - 1) / 2) * step;
        const face = icon.startsWith("x-") ? size * FACE : size;
        return icon ? (
          <use key={nth} href={`#${icon}`} x={left - face / 2} y={y + low - face} width={face} height={face} />
        ) : (
          <ellipse key={nth} class="plate" cx={left} cy={y + size * 0.6} rx={size * 0.5} ry={size * 0.36} />
        );
      })}
    </g>
  );
}

interface SignProps {
  room: Room;
  /** Heard, and seen when it is looked at. */
  mute: boolean;
  /** Of its card, which has its name; 0 where the name stands here. */
  number: number;
  fits: boolean;
  /** In two lines. */
  broken: boolean;
  count: string;
  note: string;
  style: Record<string, string>;
}

function Sign({ room, mute, number, fits, broken, count, note, style }: SignProps) {
  return (
    <Place
      place={room.place}
      text={room.text}
      class={`room-sign ${room.ring}${room.lit ? " lit-room" : ""}${fits ? " fits" : ""}${mute ? " mute" : ""}${number ? " numbered" : ""}${broken ? " broken" : ""}`}
      count={count}
      note={note}
      style={style}
      picture
    >
      <span>
        {number > 0 && <i class="nth" data-n={number} />}
        <span class="name">
          {linesOf(room.name).flatMap((line, nth) => [nth > 0 && " ", <span key={line}>{line}</span>])}
        </span>
      </span>
      <Change place={room.place} />
    </Place>
  );
}

function Chairs({ geo, room }: { geo: Geo; room: Room }) {
  return (
    <>
      {room.chairs.map(({ place, seat, senior, name }, nth) => (
        <div key={nth} class="chair" style={laid(geo, chairAt(geo, room, nth, room.chairs.length))}>
          {!geo.plain && <Icon id="stool" class="stool" />}
          {seat !== null && (
            <Spot place={place} at={place || undefined} text={name} class="sits">
              <Piece kind={senior ? "senior" : "young"} seat={seat} />
            </Spot>
          )}
        </div>
      ))}
    </>
  );
}

function Men({ geo, standing }: { geo: Geo; standing(room: Room, seat: number | null): Point }) {
  const { men, rooms } = useRotunda().snapshot.board;
  return (
    <>
      {men.map(({ place, seat, room: key, kind, count, name }) => {
        const room = rooms.find((each) => each.key === key);
        if (!room) return null;
        const at = laid(geo, standing(room, seat));
        return (
          <Spot key={place} place={place} text={name} class={`leader${count > 1 ? " two" : ""}`} style={at}>
            {times(count, (each) => (
              <Leader key={each} seat={seat} kind={kind} nth={each} />
            ))}
          </Spot>
        );
      })}
    </>
  );
}

function VillageView({ geo, village, nth }: { geo: Geo; village: Village; nth: number }) {
  const [x, y] = geo.villages[nth] ?? [0, 0];
  const side = x < geo.cx ? 1 : -1;
  return (
    <>
      <Place
        place={`village/${village.key}`}
        text={village.text}
        class={side < 0 ? "village right" : "village"}
        style={laid(geo, [x, y])}
        picture
      >
        <span class="village-name" aria-hidden="true">
          {village.name}
        </span>
      </Place>
      <div class="village-people" style={laid(geo, [x, Math.min(y + 34 * geo.fig, geo.h - TARGET / 2 - 3)])}>
        {village.people.map(({ place, seat, count, name }) => (
          <span key={place} class="cell">
            <Spot place={place} text={name} class="folk">
              {times(count, (each) => (
                <Piece key={each} kind="young" seat={seat} />
              ))}
            </Spot>
            <Change place={place} />
          </span>
        ))}
      </div>
      {village.peddler && (
        <Spot place="peddler" text={village.text} class="peddler" style={laid(geo, [x + side * 88 * geo.fig, y + 6])}>
          <Icon id="peddler" class="i" />
        </Spot>
      )}
    </>
  );
}
