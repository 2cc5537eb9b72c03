/** Keys of places that are more than a look-up: whose court they lie at, and what they name. */
import { regionsIn } from "../../shell/drawn/regions";
import type { Snapshot } from "../../shell/wire";

/** In these decisions a press on a palace adds a floor; elsewhere it names the palace. */
const BUILDS = ["D-05", "D-08", "D-26"];
export const isBuilding = (point?: string) => point !== undefined && BUILDS.includes(point);

/** Here a card is played that hires somebody; a Tornado asks for cards that hire nobody (GE-TORNADO-3). */
export const isHiring = (point?: string) => point === "D-09";

type Asked = Pick<Snapshot, "choices" | "decision">;

const offered = (choices: object) => Object.keys(choices).filter((place) => place.startsWith("offer/"));

/** Here a person is taken for a card that was played: the market stays as it was when the card was asked for. */
const isTaking = (point?: string) => point === "D-10";

/** Whether persons are asked for, and so few of them that each has a card of its own: more are the whole market. */
export function isFew({ choices, decision }: Asked): boolean {
  const { length } = offered(choices);
  return !isTaking(decision?.id) && length > 0 && length <= 4;
}

/** The persons that a card allows, young and old, the old above as in the market; of more the other age of who is looked at. */
export function compared({ choices, decision }: Asked, looked?: string): string[] {
  const open = isTaking(decision?.id) ? offered(choices).filter((place) => choices[place]!.state === "legal") : [];
  if (looked) return open.filter((place) => place !== looked && place.split(" ")[1] === looked.split(" ")[1]);
  return open.length <= 2 ? open.sort() : [];
}

/** Whether of all persons on offer only the young are asked for, and many of them. */
export const isOfYoung = ({ choices, decision }: Asked) =>
  !isTaking(decision?.id) &&
  offered(choices).length > 4 &&
  offered(choices).every((place) => place.startsWith("offer/young"));

export const newPalace = (seat: number) => `new-palace/${seat}`;
/** Whether what is drawn of a court may show a place: "room/2/1/0" belongs to seat 2. */
export const isAt = (seat: number) => (place: string) => place.split("/")[1] === String(seat);

export const isNewPalace = (place: string) => place.startsWith("new-palace/");

/** "young tax_collector": a person as marks name it. */
export function personOf(mark: string): { age: "young" | "old"; kind: string } {
  const [age, kind] = mark.split(" ");
  return { age: age === "old" ? "old" : "young", kind: kind ?? "" };
}

/** The drawing of a person, at home or on the way out. */
export const portrait = ({ kind, age }: { kind: string; age: string }, as: "person" | "leaving" = "person") =>
  `${as}-${kind}${age === "old" ? "-old" : ""}`;

/** How a person is drawn in a list of persons. */
export function pictured(list: string, entry: string) {
  if (list !== "persons") return null;
  const person = personOf(entry);
  return { icon: portrait(person), look: `of-${person.kind}` };
}

/** Whose court a place is at; null for what lies on the table. */
export function ownerOf(place: string): number | null {
  const found = /^(?:(?:good|palace|room|wall)\/(\d)\/|(?:vp|court|name|tiles|new-palace)\/(\d)$)/.exec(place);
  return found ? Number(found[1] ?? found[2]) : null;
}

/** The player whom a court stands for. */
export const playerOf = (place: string) => (place.startsWith("court/") ? ownerOf(place) : null);

/** Where a place of a court lies while that court is but a small card: on the card. */
export function folded(place: string): string[] {
  const owner = ownerOf(place);
  return owner === null ? [] : [`folded/${owner}`];
}

const placed = regionsIn([
  [/^(group|tray|pass|dragon)/, "groups"],
  [/^(offer|card)/, "offer"],
  [/^space/, "track"],
  [/^month/, "year"],
]);

/** The region of the table that a place lies in; "" for what is always there. */
export const regionOf = (place: string) => placed(place) ?? "";
