/** What the placards of this board say: what lies at a place now, and what the rules say of it. */
import type { About } from "../../shell/game";
import type { Scene } from "../../shell/wire";
import { fill, type Words } from "../../shell/words";
import { personOf } from "./places";
import type { Board, Court } from "./wire";
import type { DragonWords } from "./words";

export function about(place: string, scene: Scene, given: Words): About | null {
  const words = given as DragonWords;
  const board = scene.board as Board;
  const [kind = "", ...rest] = place.split("/");
  const always = (key: string) => (words as Record<string, string>)[`about/${key}`] ?? "";
  const court = board.courts[Number(rest[0])];
  switch (kind) {
    case "month":
      return month(board, Number(rest[0]), words);
    case "room": {
      const room = court?.palaces.flatMap(({ rooms }) => rooms).find((each) => each.place === place);
      if (!room) return null;
      const { person } = room;
      return person
        ? { title: person.name, lines: [board.persons[person.name] ?? "", always(person.kind)] }
        : { title: words.emptyFloor, lines: [always("room")] };
    }
    case "left":
      return {
        title: scene.marks[place]?.name ?? words.left,
        lines: [always(personOf(scene.marks[place]?.person ?? "").kind)],
      };
    case "palace": {
      const palace = court?.palaces.find((each) => each.place === place);
      const fate = palace?.forecast && fill(words.atDecay, { forecast: palace.forecast.text });
      return palace ? { title: fill(words.palaceNumber, palace), lines: [fate ?? "", always("palace")] } : null;
    }
    case "good": {
      const good = court?.goods.find((each) => each.place === place);
      return good ? { title: `${good.amount} ${good.name}`, lines: [always(rest[1] ?? "")] } : null;
    }
    case "vp":
      return court ? { title: `${court.vp} ${words.vp}`, lines: [court.name, always("vp")] } : null;
    case "space": {
      const stack = board.order.find(({ seats }) => seats.includes(Number(rest[0])));
      return stack ? { title: `${stack.name}: ${stack.space}`, lines: [words.track, always("space")] } : null;
    }
    case "offer": {
      const tile = board.offer.rows.flatMap(({ tiles }) => tiles).find((each) => each?.place === place);
      if (!tile) return null;
      const left = fill(words.tileCount, { n: tile.left });
      return { title: tile.name, lines: [`${board.persons[tile.name]}; +${tile.walk}; ${left}`, always(tile.kind)] };
    }
    case "card": {
      const card = board.hand?.cards.find((each) => each.place === place);
      return card ? { title: card.name, lines: [always(card.kind)] } : null;
    }
    case "tray": {
      const group = board.groups.find(({ letter }) => letter === rest[0]);
      return group ? { title: group.name, lines: [group.fee ? fill(words.feeOf, group) : "", always("tray")] } : null;
    }
    case "wall":
      return rest.length > 1 ? wallTile(court, place, always(rest[1]!)) : wallSlot(board, place, always("wall"));
    case "need":
      return court?.need ? { title: court.need.event, lines: [court.need.verdict, court.need.text] } : null;
    case "court":
      return court
        ? {
            title: court.title,
            lines: [`${court.vp} ${words.vp}`, court.need ? `${court.need.event}: ${court.need.verdict}` : ""],
          }
        : null;
    default:
      return null;
  }
}

function month(board: Board, number: number, words: DragonWords): About | null {
  const found = board.year.find((each) => each.month === number);
  if (!found) return null;
  const { name, rule, great, ahead, state } = found;
  const court = board.courts[board.active];
  const now = state === "now" ? court?.need : null;
  return {
    title: `${number} · ${name}${great ? ` + ${great.name}` : ""}`,
    lines: [
      rule,
      great?.rule ?? "",
      now ? `${court!.name}: ${now.verdict} (${now.text})` : "",
      ahead ? `${court!.name}: ${ahead.text}. ${words.ifNothingChanges}` : "",
    ],
  };
}

function wallTile(court: Court | undefined, place: string, always: string): About | null {
  const tile = court?.wall?.find((each) => each.place === place);
  return tile ? { title: `${tile.amount} ${tile.unit}`, lines: [always] } : null;
}

function wallSlot({ wall }: Board, place: string, always: string): About | null {
  const slot = wall?.slots.find((each) => each.place === place);
  return wall && slot ? { title: slot.name || wall.name, lines: [wall.text, always] } : null;
}
