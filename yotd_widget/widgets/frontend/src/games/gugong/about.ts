/** What the placards of this board say: what lies at a place now, and the statements of its rules. */
import { aboutOf, at, type Tell as TellOf } from "../../shell/drawn/about";
import { fill } from "../../shell/words";
import type { Board, Seat } from "./wire";
import type { GugongWords } from "./words";

type Tell = TellOf<Board, GugongWords>;

/** Of a player: how many of something, by the word for it. */
const amount =
  (word: keyof GugongWords, count: (seat: Seat) => number | string, ...things: string[]): Tell =>
  ({ seats }, _place, which, words) => {
    const seat = seats[Number(which)];
    return seat && [`${words[word]}: ${count(seat)}`, [seat.name], ...things];
  };

export const about = aboutOf<Board, GugongWords>({
  // The hour
  step: ({ steps }, _place, _which, words) => [
    words.phases,
    steps.filter(({ state }) => state === "now").map(({ name }) => name),
    "day",
  ],
  day: (_board, _place, which, words) => [fill(words.day, { n: which }), [], "day"],
  dice: ({ dice_name }) => [dice_name, [], "dice"],
  // Locations
  gift: ({ officials, laid, seats }, place, which, words) => {
    const official = at(officials, place);
    const player = seats[laid[which] ?? -1]?.name;
    return (
      official && [
        official.card.name,
        [`${official.official}, ${official.name}`, player ? fill(words.laid, { player }) : ""],
        "gift",
      ]
    );
  },
  sign: ({ officials }, _place, which) => {
    const official = officials.find(({ key }) => key === which);
    return official && [official.name, [official.does, official.pays], which];
  },
  bonus: ({ officials }, place, which) => {
    const token = officials.flatMap(({ bonus }) => bonus).find((each) => each.place === place);
    return token && [token.name, [], which, "bonus"];
  },
  focus: ({ meng }) => meng && [meng.name, [meng.text], "focus"],
  // The places
  city: ({ cities, seats }, place) => {
    const city = at(cities, place);
    const here = city?.seats.map((seat) => seats[seat]!.name) ?? [];
    return city && [city.name, [city.token?.text ?? "", here.join(", ")], city.token?.key ?? "city"];
  },
  rider: ({ cities, seats }, _place, which) => {
    const city = cities.find((each) => each.seats.includes(Number(which)));
    return city && [seats[Number(which)]!.name, [city.name], "rider"];
  },
  wall: ({ wall }) => [wall.name, [wall.text], "section"],
  house: ({ houses }, place, which) => {
    const house = at(houses, place);
    return house && [house.name, [], which === "0" ? "square" : "house"];
  },
  intrigue: ({ bridge }, _place, which) => {
    const step = bridge.steps.find(({ seats }) => seats.includes(Number(which)));
    return step && [step.name, [], "marker"];
  },
  bridge: ({ bridge, officials }) => [
    officials.find(({ key }) => key === "intrigue")!.name,
    bridge.steps.map(({ name }) => name),
    "marker",
  ],
  medal: (_board, _place, _which, words) => [words.medal, [], "medal"],
  envoy: ({ palace }, _place, which) => {
    const envoy = palace.envoys[Number(which)];
    return envoy && [envoy.name, [], "envoy"];
  },
  stairs: ({ palace, officials }) => [
    officials.find(({ key }) => key === "palace")!.name,
    palace.envoys.map(({ name }) => name),
    "envoy",
  ],
  door: ({ palace, seats }, _place, which, words) => {
    const door = palace.doors[Number(which)];
    return door && [fill(words.door, { n: door.points }), [seats[door.seat ?? -1]?.name ?? ""], "door"];
  },
  tile: ({ tiles, seats }, place, which) => {
    const tile = at(tiles, place);
    const owners = tile?.seats.map((seat) => seats[seat]!.name) ?? [];
    return tile && [tile.name, [owners.join(", ")], which, "decree"]; // what it does is the first of its rules
  },
  quay: ({ canal }, _place, which, words) => {
    const harbour = canal.harbours[Number(which) - 1];
    return harbour && [`${fill(words.harbour, { n: which })}: ${harbour.text}`, [], "harbour"];
  },
  harbour: ({ canal }, _place, which, words) => {
    const harbour = canal.harbours[Number(which.slice(1)) - 1];
    return harbour && [fill(words.harbour, { n: which }), [harbour.text], "harbour"];
  },
  ship: ({ canal }, place) => {
    const ship = at(canal.lanes.flat(), place)?.ship;
    return ship && [ship.name, [], "ship"];
  },
  // Tokens and cards
  token: ({ purses, active }, place) => {
    const own = at(purses[active]!.tokens, place);
    return own && [own.token.text, [purses[active]!.name], "token"];
  },
  rate: ({ rates }, place) => {
    const rate = rates[place];
    return rate && [rate.name, [], "rate"];
  },
  card: ({ hand }, place) => {
    const card = at([...hand.cards, ...hand.discard], place);
    return card && [card.name, [], "card"];
  },
  discard: ({ hand }, _place, which) => (hand.seat === Number(which) ? [hand.pile_name, [], "discard"] : null),
  // Players
  seat: ({ seats }, _place, which) => {
    const seat = seats[Number(which)];
    return seat && [seat.name, [seat.text], "seat"];
  },
  pool: amount("pool", ({ pool }) => pool, "pool"),
  double: amount("double", ({ name }) => name, "double"),
  jade: amount("jades", ({ jade }) => jade, "jades"),
  tokens: amount("tokens", ({ tokens, spaces }) => `${tokens} / ${spaces}`, "token"),
  hand: amount("cards", ({ hand }) => hand, "hand"),
  vp: amount("points", ({ vp }) => vp, "vp"),
  rewards: amount("rewards", ({ rewards }) => rewards.reduce((sum, { count }) => sum + count, 0), "rewards"),
  start: ({ seats }, _place, which, words) => [words.start, [seats[Number(which)]?.name ?? ""], "start"],
  meng: ({ meng }) => meng && [meng.name, [meng.text, meng.today.map(({ name }) => name).join(", ")], "meng"],
});
