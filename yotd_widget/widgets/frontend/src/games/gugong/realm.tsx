/** One painted ground with seven places: wall on the ridge, palace in the middle, market, steles, pond, canal, map. */
import type { ComponentType } from "preact";
import { useRoving } from "../../shell/keys/roving";
import { Finale } from "./finale";
import { Gate, Sign } from "./gate";
import { Bridge, Market, Rampart, Stairs, Steles, Water } from "./grounds";
import { Worth } from "./head";
import { Landscape } from "./landscape";
import { TravelMap } from "./map";
import { Purse } from "./purse";
import { isFocused, useGugong } from "./use-gugong";

const GROUNDS: Readonly<Record<string, ComponentType>> = {
  travel: () => <TravelMap />,
  wall: Rampart,
  jade: Market,
  intrigue: Bridge,
  palace: Stairs,
  decree: Steles,
  canal: Water,
};

/**
 * Officials in the order of the board, up and down their names as well; of cities, houses, tiles and ships left and right those
 * that can be chosen, up and down all.
 */
const RINGS = [
  { all: ".gate, .look-in", open: ".gate" },
  ...["city", "house", "tile", "ship", "harbour"].map((kind) => {
    const all = `[data-place^="${kind}/"]`;
    return { all, open: `${all}.legal` };
  }),
];

/** open: the place that a narrow page shows in full. */
export function Realm({ open }: { open: string }) {
  const { snapshot, words, picked, looked, drawer } = useGugong();
  const { board, result } = snapshot;
  const region = useRoving<HTMLDivElement>("free", RINGS);
  if (result) return <Finale result={result} />;
  const some = board.officials.some(({ lit }) => lit);
  return (
    <div
      class={["realm painted", isFocused(snapshot) && "focused", drawer && "looking"].filter(Boolean).join(" ")}
      data-hour={board.hour}
      data-at="realm"
      ref={region}
    >
      <Landscape />
      <div class="fx behind" aria-hidden="true" />
      {board.officials.map((official) => {
        const Ground = GROUNDS[official.key]!;
        const chosen = snapshot.choices[official.place]?.state === "chosen";
        const free = official.free.some((each) => picked.includes(each));
        const wanted = free || chosen || looked === official.place;
        const look = [
          "site",
          official.key,
          some && (official.lit ? "lit-site" : "rest"),
          official.key === open && "open",
          wanted && "wanted",
        ];
        return (
          <div
            key={official.key}
            class={look.filter(Boolean).join(" ")}
            role="group"
            aria-label={official.name}
            data-at={`site/${official.key}`}
          >
            <Sign official={official} />
            <div class="gate-room">
              <Gate official={official} alone />
            </div>
            <div class="ground">
              <Ground />
            </div>
          </div>
        );
      })}
      {/* On the map's scroll, and after all officials for who goes by keys */}
      <div class={open === "travel" ? "purse-room open" : "purse-room"}>
        <Purse />
      </div>
      <p class="tonight-cell" aria-hidden="true">
        <b>{words.tonight}</b>
        <span>
          {board.dice.map(({ place, value }) => (
            <b key={place} class="die">
              {value}
            </b>
          ))}
        </span>
        <Worth />
      </p>
    </div>
  );
}
