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
import {
  apart,
  chairAt,
  floorOf,
  GEO,
  type Geo,
  isIn,
  manAt,
  type Point,
  point,
  type Still,
  signOf,
  spot,
  stairOf,
} from "./geo";
import { Back, Front, Meadow } from "./ground";
import { Leader, Piece } from "./piece";
import { useRotunda } from "./use-rotunda";
import { Footprints } from "./walk";
import type { Room, Stair, Village } from "./wire";

/** Narrower than this, the house has other measures. */
const NARROW = 430;

/** Narrower than this, its names are smaller; and where its rooms are smaller than a finger, smaller still. */
const MIDDLE = 700;
const SMALL = 561;

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
  const { rooms, men, active, stairs, sites, villages, worships, lanterns, round_name } = snapshot.board;
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
    const names = element.querySelectorAll<HTMLElement>(".room-sign > span");
    setLengths(JSON.stringify(Array.from(names, ({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])));
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
  const signs = useMemo(
    () => signsOf(geo, rooms, stairs, sites, width, lengths ? JSON.parse(lengths) : [], canBeLow, mute),
    [geo, built, sites.length, width, lengths, canBeLow],
  );
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
          <Furniture key={room.key} geo={geo} room={room} />
        ))}
        <Footprints geo={geo} />
      </svg>
      <div class="upon" role="group" aria-label={words.people} ref={people}>
        <Men geo={geo} />
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
            style={laid(geo, signs[room.key]!)}
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

/** What is around the words of a sign, and how high it is, in pixels; on a narrow page its words alone are seen. */
const AROUND = { wide: [20, 27], middle: [16, 26], small: [10, 21], narrow: [0, 0] } as const;

/** So far from its room's middle a name goes at most, for what stands or lies there. */
const REACH = { wide: [76, 70], narrow: [34, 34] } as const;

/** The handle at the lower edge by which the house is opened. */
const HANDLE = [52, 24] as const;

/** Width and height of a Leader, in pixels; the feet are a little above the lower edge. */
const FIGURE = { wide: [34, 49], middle: [27, 39], small: [24, 35], narrow: [22, 32] } as const;

/** How much it matters that a name covers goods (a line of them outweighs all else a name could cover); who stands there;
 * a chair; furniture; a staircase; the courtyard, the Hall. */
const GOODS = 24;
const STANDS = 5;
const SITS = 1;
const SET = 0.25;
const STAIRS = 0.5;
const BUILT = 0.8;

/** Where the names of the rooms hang: on no other name, on nobody who may stand there, and on nothing that lies there. */
function signsOf(
  geo: Geo,
  rooms: readonly Room[],
  stairs: readonly Stair[],
  sites: readonly { angle: number }[],
  width: number,
  sizes: readonly (readonly [number, number])[],
  canBeLow: boolean,
  mute: (nth: number) => boolean,
): Record<string, Point> {
  if (sizes.length !== rooms.length) return Object.fromEntries(rooms.map((room) => [room.key, signOf(geo, room)]));
  const scale = width / geo.w;
  const narrow = width < NARROW;
  const finger = narrow && geo !== GEO.low;
  const size = sizeOf(width);
  const [around, high] = AROUND[size];
  const named = rooms.flatMap((_, nth) => (mute(nth) ? [] : [nth]));
  const boxes = named.map((nth) => {
    const room = rooms[nth]!;
    const [x, y] = signOf(geo, room);
    const [long, tall] = sizes[nth]!;
    return {
      x: x * scale,
      y: y * scale,
      w: Math.max(long + around, finger ? TARGET : 0),
      h: finger ? TARGET : narrow ? tall : high,
      strays: (left: number, top: number) => room.ring !== "hall" && !isIn(geo, room, [left / scale, top / scale]),
      ...(finger && { seen: tall }),
    };
  });
  const box = ([x, y]: Point, w: number, h: number, weight: number): Still => ({
    x: x * scale,
    y: y * scale,
    w,
    h,
    weight,
  });
  const [broad, upright] = FIGURE[size];
  const still = rooms
    .filter(({ ring }) => ring !== "hall")
    .flatMap((room): Still[] => {
      const [x, y] = manAt(geo, room, 0, 1);
      const set = setOf(geo, room);
      const [face, goods] = [set.size * FACE, room.wares.length > 0];
      const upper = room.wares.some(({ icon }) => icon.startsWith("x-")) ? face : set.size;
      const least = narrow ? 15 : 22;
      return [
        box([x, y - (0.38 * upright) / scale], broad, upright, STANDS),
        ...(goods ? [box([set.x, set.y + set.size - upper / 2], (set.row + 4) * scale, upper * scale + 3, GOODS)] : []),
        box([set.x, set.y - set.height * 0.4], set.width * scale, set.height * scale, SET),
        ...room.chairs.map((_, nth) => box(chairAt(geo, room, nth, room.chairs.length), least, least, SITS)),
      ];
    });
  const [x, y] = point(geo, geo.ver * 0.5, 90);
  still.push(box([x, y], 2 * geo.ver * scale * 0.8, 26, STANDS));
  still.push(box([geo.cx, geo.cy], 1.7 * geo.ver * scale, 1.7 * geo.ver * geo.k * scale, BUILT));
  if (narrow && canBeLow) still.push(box([geo.cx, geo.h - HANDLE[1] / 2 / scale], ...HANDLE, STANDS));
  const hall = rooms.find(({ ring }) => ring === "hall");
  if (hall) {
    const [left, top] = point(geo, geo.mid + 20 * geo.fig, (hall.start + hall.end) / 2);
    still.push(box([left, top - 26 * geo.fig], 84 * geo.fig * scale, 84 * geo.fig * scale, BUILT));
    const [mid, foot] = spot(geo, hall, 0.5, 0.36);
    still.push(box([mid, foot - (0.38 * upright) / scale], 4 * 24 * geo.fig * scale, upright, STANDS));
  }
  for (const { angle } of sites) still.push(box(point(geo, geo.mid, angle), 50, 58, STANDS));
  for (const { angle, up } of stairs) {
    const [left = 0, top = 0] = stairOf(geo, angle, up).middle;
    still.push(box([left, top], 40 * geo.fig * scale, 44 * geo.fig * scale, STAIRS));
  }
  if (!narrow)
    for (const [left, top] of geo.villages) still.push(box([left, top + (0.075 * width) / scale], 112, 18, STANDS));
  const [far, deep] = REACH[narrow ? "narrow" : "wide"];
  const found = apart(boxes, still, { w: width, h: geo.h * scale }, [far * scale, deep * scale]);
  return Object.fromEntries(
    rooms.map((room, nth) => {
      const box = found[named.indexOf(nth)];
      return [room.key, box ? ([box.x / scale, box.y / scale] as const) : signOf(geo, room)];
    }),
  );
}

/** A face by the size of a cube. */
const FACE = 1.5;

/** What stands in a room: its middle, its size, the size of what lies before it, and how wide a row of that is. */
function setOf(geo: Geo, room: Room) {
  const [x, y] = spot(geo, room, 0.32);
  const width = 76 * geo.fig;
  return { x, y, width, height: (width * 64) / 112, size: 16 * geo.fig, row: width * 1.1 };
}

function Furniture({ geo, room }: { geo: Geo; room: Room }) {
  const state = useRotunda().snapshot.choices[room.place]?.state ?? "";
  if (room.ring === "hall") return null;
  const { x, y, width, height, size, row } = setOf(geo, room);
  const goods = room.wares.flatMap((ware) => times(Math.min(ware.count, 6), () => ware.icon));
  const step = Math.min(size * 1.25, row / Math.max(1, goods.length));
  return (
    <g class={`furniture ${state}`}>
      <use class="made" href={`#${room.icon}`} x={x - width / 2} y={y - height * 0.9} width={width} height={height} />
      {goods.map((icon, nth) => {
        const left = x + (nth - (goods.length - 1) / 2) * step;
        const face = icon.startsWith("x-") ? size * FACE : size;
        return icon ? (
          <use key={nth} href={`#${icon}`} x={left - face / 2} y={y + size - face} width={face} height={face} />
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
  count: string;
  note: string;
  style: Record<string, string>;
}

function Sign({ room, mute, number, fits, count, note, style }: SignProps) {
  return (
    <Place
      place={room.place}
      text={room.text}
      class={`room-sign ${room.ring}${room.lit ? " lit-room" : ""}${fits ? " fits" : ""}${mute ? " mute" : ""}${number ? " numbered" : ""}`}
      count={count}
      note={note}
      style={style}
      picture
    >
      <span>
        {number > 0 && <i class="nth" data-n={number} />}
        <span>{room.name}</span>
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
          <Icon id="stool" class="stool" />
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

function Men({ geo }: { geo: Geo }) {
  const { choices, board } = useRotunda().snapshot;
  const { men, rooms } = board;
  /** Whoever can be moved stands before the others. */
  const steps = ({ place }: { place: string }) => PRESSED.test(choices[place]?.state ?? "");
  return (
    <>
      {men.map(({ place, seat, kind, room: key, count, name }) => {
        const room = rooms.find((each) => each.key === key);
        if (!room) return null;
        const there = men.filter((man) => man.room === key);
        const row = there.filter((man) => steps(man) === steps({ place }));
        const nth = row.findIndex((man) => man.place === place);
        const depth = row.length === there.length ? 0 : steps({ place }) ? 1 : -1;
        return (
          <Spot
            key={place}
            place={place}
            text={name}
            class={`leader${count > 1 ? " two" : ""}`}
            style={laid(geo, manAt(geo, room, nth, row.length, depth))}
          >
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
      <Place place={`village/${village.key}`} text={village.text} class="village" style={laid(geo, [x, y])} picture>
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
