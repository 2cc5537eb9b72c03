/** What the placards of this board say: what lies at a place now. */
import type { About } from "../../shell/game";
import type { Scene } from "../../shell/wire";
import type { Words } from "../../shell/words";
import type { Board } from "./wire";

export function about(place: string, scene: Scene, _words: Words): About | null {
  const board = scene.board as Board;
  const [kind = "", which = ""] = place.split("/");
  const seat = board.seats[Number(which)];
  switch (kind) {
    case "city": {
      const city = board.cities.find((each) => each.place === place);
      return city ? { title: city.name, lines: [city.token?.text ?? city.text] } : null;
    }
    case "gift": {
      const official = board.officials.find((each) => each.place === place);
      return official ? { title: official.card.name, lines: [official.official] } : null;
    }
    case "sign": {
      const official = board.officials.find((each) => each.key === which);
      return official ? { title: official.name, lines: [official.does, official.pays] } : null;
    }
    case "tile": {
      const tile = board.tiles.find((each) => each.place === place);
      const owners = tile?.seats.map((each) => board.seats[each]!.name) ?? [];
      return tile ? { title: tile.name, lines: [tile.text, owners.join(", ")] } : null;
    }
    case "house": {
      const house = board.houses.find((each) => each.place === place);
      return house ? { title: house.name, lines: [] } : null;
    }
    case "ship": {
      const ship = board.canal.lanes.flat().find((each) => each.place === place)?.ship;
      return ship ? { title: ship.name, lines: [] } : null;
    }
    case "harbour": {
      const harbour = board.canal.harbours.find((each) => `${each.number}` === which.slice(1));
      return harbour ? { title: `${which}`, lines: [harbour.text] } : null;
    }
    case "wall":
      return { title: board.wall.name, lines: [board.wall.text] };
    case "envoy": {
      const envoy = board.palace.envoys.find((each) => `${each.seat}` === which);
      return envoy ? { title: envoy.name, lines: [] } : null;
    }
    case "intrigue": {
      const step = board.bridge.steps.find((each) => each.seats.includes(Number(which)));
      return step ? { title: step.name, lines: [] } : null;
    }
    case "token": {
      const own = board.purses[board.active]!.tokens.find((each) => each.place === place);
      return own ? { title: own.token.text, lines: [] } : null;
    }
    case "rate": {
      const rate = board.purses[board.active]!.rates.find((each) => each.place === place);
      return rate ? { title: rate.name, lines: [] } : null;
    }
    case "card": {
      const card = [...board.hand.cards, ...board.hand.discard].find((each) => each.place === place);
      return card ? { title: card.name, lines: [] } : null;
    }
    case "dice":
      return { title: board.dice_name, lines: [] };
    case "discard":
      return board.hand.seat === Number(which) ? { title: board.hand.pile_name, lines: [] } : null;
    case "seat":
      return seat ? { title: seat.name, lines: [seat.text] } : null;
    default:
      return null;
  }
}
