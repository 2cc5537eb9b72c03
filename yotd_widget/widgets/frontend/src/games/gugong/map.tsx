/** Travel: a hanging map with its cities, tokens and Travellers. */

import { Spot } from "../../shell/drawn/spot";
import { Place } from "../../shell/place";
import { markAt } from "../../shell/table";
import { fill } from "../../shell/words";
import { Piece } from "./piece";
import { TokenFace } from "./purse";
import { useGugong } from "./use-gugong";
import type { City } from "./wire";

const LAND =
  "M0 8C60 0 120 16 180 6s90-12 128 6c14 30-30 50-40 72 30 10 44 30 42 62s-4 80-38 112-90 30-128 38C100 304 40 292 0 298z";
const RIVERS =
  "M0 130C40 118 60 84 96 96s16 50 60 40 30-40 62-36 30 22 50 20M0 196c40 8 60-18 96-8s40-2 60-4 34-30 70-18 40 6 62 2";
/** Where ranges stand: the foot of each, to the left. */
const RANGES = [
  [10, 62],
  [54, 190],
  [143, 166],
  [51, 272],
  [106, 92],
  [214, 268],
] as const;
const ranges = (shape: string) => RANGES.map(([x, y]) => `M${x} ${y}${shape}`).join("");
const MOUNTAINS = ranges("q7-5 10-16 3-5 6 1 2 5 4 5 2-6 5-6 5 11 11 16z");
const SHADED = ranges("m13-18c3 5 0 9 3 18h-6zm12 2c3 6 0 8 2 16h9q-6-5-11-16z");
const SURF = "M292 30q5-5 10 0t10 0M296 96q5-5 10 0t10 0M284 222q5-5 10 0t10 0M270 284q5-5 10 0t10 0";

/** The names of more cities would lie on each other. */
const FEW = 3;

/** names: where there is room for those of all cities. */
export function TravelMap({ names = false }: { names?: boolean }) {
  const table = useGugong();
  const { words, snapshot, looked } = table;
  const { cities, roads, active, seats } = snapshot.board;
  const goal = cities.findIndex(({ place }) => place === looked);
  const start = cities.findIndex(({ seats }) => seats.includes(active));
  const open = cities.filter(({ place }) => snapshot.choices[place]?.state === "legal");
  const many = open.length > FEW;
  /** The cities that a road leads to from one. */
  const around = (city: number) =>
    roads.flatMap(({ ends: [one, other] }) => (one === city ? [other] : other === city ? [one] : []));
  return (
    <div class={many ? "travel-map many" : "travel-map"} role="group" aria-label={words.map}>
      <svg class="land-map" viewBox="0 0 320 300" preserveAspectRatio="none" aria-hidden="true">
        <path class="sea" d="M0 0h320v300H0z" />
        <path class="shoal" d={LAND} />
        <path class="shoal" d={LAND} />
        <path class="surf" d={SURF} />
        <path class="coast" d={LAND} />
        <path class="river" d={RIVERS} />
        <path class="mount" d={MOUNTAINS} />
        <path class="mount far-side" d={SHADED} />
      </svg>
      <svg class="roads" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {roads.map(({ ends: [one, other] }) => {
          const [a, b] = [cities[one]!, cities[other]!];
          const ridden = goal >= 0 && [one, other].includes(goal) && [one, other].includes(start);
          return (
            <path key={`${one}-${other}`} class={ridden ? "road ridden" : "road"} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
          );
        })}
      </svg>
      {cities.map((city, nth) => (
        <CityView
          key={city.place}
          city={city}
          here={city.seats.includes(active)}
          named={names}
          count={open.includes(city) ? fill(words.which, { n: open.indexOf(city) + 1, all: open.length }) : ""}
          note={fill(words.roadsTo, {
            cities: around(nth)
              .map((each) => cities[each]!.name)
              .join(", "),
          })}
        />
      ))}
      {cities.flatMap((city) =>
        city.seats.map((seat, nth) => (
          <Spot
            key={seat}
            place={`city/${seat}`}
            at={`rider/${seat}`}
            text={`${seats[seat]!.name}, ${city.name}`}
            class="rider"
            style={{ left: `calc(${city.x}% + ${nth * 12}px)`, top: `${city.y}%` }}
          >
            <Piece kind="traveller" seat={seat} />
          </Spot>
        )),
      )}
    </div>
  );
}

interface CityProps {
  city: City;
  here: boolean;
  named: boolean;
  count: string;
  note: string;
}

function CityView({ city, here, named, count, note }: CityProps) {
  const table = useGugong();
  const choice = table.snapshot.choices[city.place];
  const { token } = city;
  const asked = table.snapshot.board.cities.some(({ place }) => table.snapshot.choices[place]);
  const ghost = markAt(table, city.place)?.ghost;
  const side = city.x > 80 ? " w" : city.y > 80 ? " n" : "";
  return (
    <Place
      place={city.place}
      text={city.text}
      class={`city-stop${token ? "" : " bare"}${ghost ? " would" : ""}`}
      picture
      count={count}
      note={note}
      style={{ left: `${city.x}%`, top: `${city.y}%` }}
    >
      {token ? <TokenFace token={token} /> : <span class="dot" />}
      {(choice?.state === "legal" || (here && asked) || named) && (
        <span class={`city-name${side}${here ? " here" : ""}`} aria-hidden="true">
          {city.name}
        </span>
      )}
    </Place>
  );
}
