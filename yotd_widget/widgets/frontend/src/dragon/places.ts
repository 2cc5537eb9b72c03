/** Keys of places that are more than a look-up. */

/** In these decisions a press on a palace adds a floor; elsewhere it names the palace. */
const BUILDS = ["D-05", "D-08", "D-26"];
export const isBuilding = (point?: string) => point !== undefined && BUILDS.includes(point);

export const newPalace = (seat: number) => `new-palace/${seat}`;
/** Whether a place belongs to a court: "room/2/1/0" is of seat 2. */
export const isOf = (seat: number) => (place: string) => place.split("/")[1] === String(seat);

export const isNewPalace = (place: string) => place.startsWith("new-palace/");

/** "young tax_collector": a person as marks name it. */
export function personOf(mark: string): { age: "young" | "old"; kind: string } {
  const [age, kind] = mark.split(" ");
  return { age: age === "old" ? "old" : "young", kind: kind ?? "" };
}
