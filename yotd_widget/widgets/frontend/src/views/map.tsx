/** `Map`: the road of all lessons, what is done on it, where to go on, and what to take along. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Away } from "../lesson/away";
import { Medal } from "../lesson/medal";
import { type Kept, memoryOf } from "../lesson/memory";
import { type Spot, spots, way } from "../lesson/road";
import type { Road, Station } from "../lesson/wire";
import { useWords } from "../lesson/words";
import { type GameTable, useGame } from "../shell/game";
import { useTalk } from "../shell/host/talk";
import { download } from "../shell/keeping/save";
import { useRoving } from "../shell/keys/roving";
import { type Model, useTrait } from "../shell/model";
import { Root, useLevel } from "../shell/root";
import { fill } from "../shell/words";

type MapModel = Model<{ title: string; road: Road }>;

export function MapView({ model }: { model: MapModel }) {
  return (
    <Root model={model as Model} title={useTrait(model, "title")}>
      <Shown road={useTrait(model, "road")} />
    </Root>
  );
}

function Shown({ road }: { road: Road }) {
  const { Vista } = useGame<GameTable>();
  const words = useWords();
  const talk = useTalk();
  const all = spots(road);
  const here = all.find(({ station }) => station.name === road.go_on) ?? all.at(-1)!;
  const [looked, look] = useState<string | null>(null);
  const land = useRoving<HTMLDivElement>();
  const level = useLevel();
  const shown = all.find(({ station }) => station.name === looked) ?? here;
  // The browser may know more than the file
  useEffect(() => {
    const memory = memoryOf(road);
    if (Object.keys(memory).length) talk.send({ kind: "merge", memory });
  }, []);
  return (
    <div class="map">
      <p class="map-title" role="heading" aria-level={level}>
        {road.title}
      </p>
      <div class="map-land" ref={land}>
        {Vista && (
          <div class="map-vista" aria-hidden="true">
            <Vista icon="" scene={null} />
          </div>
        )}
        <Way all={all} legs={road.legs.length} />
        {road.legs.map((leg, number) => (
          <section key={leg.title} class="map-leg" aria-label={leg.title}>
            <p class="map-leg-title">{leg.title}</p>
            <ol>
              {all
                .filter((spot) => spot.leg === number)
                .map((spot) => (
                  <Stop key={spot.station.name} spot={spot} here={spot === here && road.go_on !== ""} look={look} />
                ))}
            </ol>
          </section>
        ))}
      </div>
      <div class="map-foot">
        <About spot={shown} />
        <div class="map-onward">
          {road.refresh && (
            <Away class="lesson-tool" href={hrefOf(all, road.refresh)}>
              {fill(words.fiveMinutes, { 1: titleOf(all, road.refresh) })}
            </Away>
          )}
          {road.go_on && (
            <Away class="lesson-next" href={here.station.href}>
              {all.every(({ station }) => station.state === "new") ? words.beginHere : words.goOnHere}
            </Away>
          )}
        </div>
      </div>
      <TakeAlong road={road} talk={talk} />
    </div>
  );
}

const titleOf = (all: readonly Spot[], name: string) => all.find(({ station }) => station.name === name)!.station.title;
const hrefOf = (all: readonly Spot[], name: string) => all.find(({ station }) => station.name === name)!.station.href;

/** The painted road; its stones have the colour of the season, leg by leg. */
function Way({ all, legs }: { all: readonly Spot[]; legs: number }) {
  return (
    <svg class="map-way" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      <path class="edge" d={way(all)} />
      <path class="sand" d={way(all)} />
      {Array.from({ length: legs }, (_, leg) => (
        <path
          key={leg}
          class={`stones season-${leg % 4}`}
          d={way(all.filter((spot, at) => spot.leg === leg || (all[at + 1]?.leg === leg && spot.leg === leg - 1)))}
        />
      ))}
    </svg>
  );
}

function Stop({ spot, here, look }: { spot: Spot; here: boolean; look(name: string | null): void }) {
  const words = useWords();
  const { station, number } = spot;
  const kind = [station.kind, station.state, here && "here"].filter(Boolean).join(" ");
  return (
    <li
      class={`map-stop ${kind}`}
      style={{ "--x": spot.x / 10, "--y": spot.y / 10 }}
      onPointerEnter={() => look(station.name)}
      onPointerLeave={() => look(null)}
      onFocusCapture={() => look(station.name)}
      onBlurCapture={() => look(null)}
    >
      <Away href={station.href} item={here ? "legal" : ""}>
        <i class="map-disc">{station.state === "done" ? "✓" : number || "?"}</i> <span>{station.title}</span>
        <span class="sr">, {stateOf(station, words)}</span>
      </Away>
    </li>
  );
}

function stateOf({ state, done, steps, minutes }: Station, words: ReturnType<typeof useWords>): string {
  if (state === "done") return words.stationDone;
  if (state === "begun") return fill(words.stationBegun, { 1: done, 2: steps });
  return fill(words.minutesLong, { 1: minutes });
}

/** The station that one points at, else where the road goes on. */
function About({ spot: { station } }: { spot: Spot }) {
  const words = useWords();
  return (
    <div class="map-about">
      <Medal name={station.medal} size={48} />
      <p>
        <b>{station.title}</b>
        <span>{station.able}</span>
        <small>
          {fill(words.minutesLong, { 1: station.minutes })}
          {station.state !== "new" && ` · ${stateOf(station, words)}`}
        </small>
      </p>
    </div>
  );
}

interface Taken {
  road: Road;
  talk: ReturnType<typeof useTalk>;
}

/** What is done as a word of twelve signs, or as a file: both can be brought back elsewhere. */
function TakeAlong({ road, talk }: Taken): ComponentChildren {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const typed = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);

  function bringFile(text: string) {
    try {
      talk.send({ kind: "merge", memory: (JSON.parse(text) as { lessons: Record<string, Kept> }).lessons ?? null });
    } catch {
      talk.send({ kind: "merge", memory: null }); // Python says what is wrong with it
    }
  }
  return (
    <details class="map-along">
      <summary>{words.takeAlong}</summary>
      <div class="map-along-rows">
        <p>
          <span>{words.yourCode}</span> <b class="map-code">{road.code}</b>
          <button
            type="button"
            class="lesson-tool"
            onClick={() => navigator.clipboard?.writeText(road.code).then(() => setCopied(true))}
          >
            {copied ? words.copied : words.copyCode}
          </button>
        </p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            talk.send({ kind: "code", text: typed.current!.value });
          }}
        >
          <label>
            <span>{words.bringCode}</span> <input type="text" ref={typed} autocomplete="off" spellcheck={false} />
          </label>
          <button type="submit" class="lesson-tool">
            {words.bringIt}
          </button>
        </form>
        <p>
          <button
            type="button"
            class="lesson-tool"
            onClick={() => talk.send<{ text: string }>({ kind: "file" }, ({ text }) => save(text))}
          >
            {words.saveFile}
          </button>
          <button type="button" class="lesson-tool" onClick={() => file.current!.click()}>
            {words.bringFile}
          </button>
          <input
            type="file"
            hidden
            ref={file}
            accept="application/json,.json"
            onChange={(event) => {
              event.currentTarget.files?.[0]?.text().then(bringFile);
              event.currentTarget.value = "";
            }}
          />
        </p>
        {talk.notice && (
          <p class="notice" role="status">
            {talk.notice}
          </p>
        )}
      </div>
    </details>
  );
}

/** A name of its own, so that the files of a class do not collide. */
function save(text: string): void {
  download(`lessons-progress-${Math.random().toString(36).slice(2, 8)}.json`, text);
}
