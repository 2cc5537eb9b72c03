/** What a placard says of a place: what it is, what holds there now, and the statements of its rules. */
import { aboutOf, at, type Tell } from "../../shell/drawn/about";
import type { Board, Card } from "./wire";
import type { RotundaWords } from "./words";

type Say = Tell<Board, RotundaWords>;

/** “Market: tea free, …” -> what comes after its name. */
const after = (text: string, name: string) => {
  const told = text.slice(name.length).replace(/^[:,]? */, "");
  return told ? [told] : [];
};

const room =
  (key: string): Say =>
  (board) => {
    const found = board.rooms.find((each) => each.key === key);
    return found && [found.name, after(found.text, found.name), key];
  };

const card =
  (thing: (found: Card) => string): Say =>
  (board, place) => {
    const held = [board.own, ...board.seats].flatMap(({ experts, orders, amulets }) => [
      ...experts,
      ...orders,
      ...amulets,
    ]);
    const lying = board.stocks.flatMap(({ things }) => things);
    const found = at([...held, ...board.offers, ...lying], place);
    return found && [found.name, found.text ? [found.text] : [], thing(found)];
  };

/** All of a kind that a player has, a line each. */
const shelf =
  (kind: "orders" | "amulets", thing: string): Say =>
  (board, _place, which, words) => {
    const found = board.seats.find(({ seat }) => `${seat}` === which);
    const line = ({ name, text, done, count }: Card) =>
      [`${count > 1 ? `${count} × ` : ""}${name}${done ? " ✓" : ""}`, text].filter(Boolean).join(": ");
    return found && [`${found.name}: ${words[kind]}`, found[kind].map(line), thing];
  };

const sitting =
  (thing: string): Say =>
  (board, place) => {
    const found = at(
      board.rooms.flatMap(({ chairs }) => chairs),
      place,
    );
    return found && [found.name, [], thing];
  };

const standing =
  (thing: string): Say =>
  (board, place) => {
    const found = at(board.men, place);
    return found && [found.name, [], thing];
  };

const owned =
  (thing: string): Say =>
  (board, place) => {
    const { goods, supply } = board.own;
    const found = at([...goods, supply], place);
    return found && [found.name, [`${found.count}`], thing];
  };

export const about = aboutOf<Board, RotundaWords>({
  room: (board, place, which, words) => room(which)(board, place, which, words),
  leader: standing("leader"),
  neutral: standing("neutral"),
  young: sitting("young"),
  senior: sitting("senior"),
  village(board, _place, which) {
    const found = board.villages.find(({ key }) => key === which);
    return found && [found.name, after(found.text, found.name), "village"];
  },
  peddler: (board) => {
    const found = board.villages.find(({ peddler }) => peddler);
    return found && [found.name, after(found.text, found.name), "peddler"];
  },
  marker: (board) => [board.round_name, [], "marker"],
  step: (board, _place, _which, words) => [
    words.steps,
    board.steps.filter(({ state }) => state === "now").map(({ name }) => name),
    "turn",
  ],
  field: (board, place) => {
    const found = at(board.altar?.fields ?? [], place);
    return found && [found.name, [], "field"];
  },
  edge: (board, place) => {
    const found = at([...(board.altar?.right ?? []), ...(board.altar?.bottom ?? [])], place);
    return found && [found.text, [], "edge"];
  },
  expert: card(({ mark }) => (mark ? "standing" : "expert")),
  order: card(() => "order"),
  done: card(() => "order"),
  amulet: card(() => "amulet"),
  card: card(() => "amulet"),
  token: card(() => "smugglers"),
  warehouse: card(() => "warehouse"),
  temple: card(() => "temple"),
  orders: shelf("orders", "order"),
  amulets: shelf("amulets", "amulet"),
  vp: (board, _place, which) => {
    const found = board.seats.find(({ seat }) => `${seat}` === which);
    return found && [found.name, [`${found.vp}`], "vp"];
  },
  seat: (board, _place, which) => {
    const found = board.seats.find(({ seat }) => `${seat}` === which);
    return found && [found.name, after(found.text, found.name), "seat"];
  },
  coins: owned("coins"),
  good: owned("good"),
  supply: owned("supply"),
  track: (board) => [board.own.track_name, [], "track"],
});
