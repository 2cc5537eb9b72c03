/** Everything on the table in words: a table for each region of the board, with every fact that the picture shows. */

import { Facts } from "../../shell/panels/text";
import { ResultTable } from "../../shell/reading/result";
import { fill } from "../../shell/words";
import { fateOf } from "./palace";
import { useDragon } from "./use-dragon";
import type { Board, Court, Palace, Room } from "./wire";
import type { DragonWords } from "./words";

export function TextView() {
  const { words, snapshot } = useDragon();
  const { courts, active, hand, offer } = snapshot.board;
  const first = courts.filter((court) => court.seat === active);
  return (
    <>
      <div>
        {snapshot.result && <ResultTable result={snapshot.result} />}
        <YearFacts />
        <OrderFacts />
        <GroupFacts />
        {hand && (
          <>
            <Facts
              name="hand"
              caption={hand.name}
              head={[words.card, words.number]}
              rows={hand.cards.map((card) => [card.name, card.count])}
            />
            <p>{hand.spent}</p>
          </>
        )}
        <Facts
          name="offer"
          caption={offer.summary}
          head={[words.person, words.symbols, words.steps, words.tilesLeft]}
          rows={offer.rows.flatMap((row) =>
            row.tiles.flatMap((tile) => (tile ? [[tile.name, tile.symbols, tile.steps, tile.left]] : [])),
          )}
        />
        <Facts
          name="extras"
          caption={words.decision}
          rows={snapshot.board.extras.map((extra) => [extra.name, extra.detail])}
        />
      </div>
      <div>
        {[...first, ...courts.filter((court) => court.seat !== active)].map((court) => (
          <CourtFacts key={court.seat} court={court} />
        ))}
      </div>
    </>
  );
}

function YearFacts() {
  const { words, snapshot } = useDragon();
  const { year, wall } = snapshot.board;
  const when = { done: words.done, now: words.now, next: words.ahead };
  const great = year.find((month) => month.great)?.great;
  return (
    <>
      <Facts
        name="year"
        caption={words.year}
        head={[words.month, words.event, words.effect, words.when]}
        rows={year.map((month) => [month.month, month.name, month.rule, when[month.state]])}
      />
      {great && (
        <Facts
          name="great"
          caption={great.title}
          head={[words.event, words.effect, words.when]}
          rows={[[great.name, great.rule, when[great.state]]]}
        />
      )}
      {wall && (
        <>
          <Facts
            name="wall"
            caption={fill(words.ownThing, { owner: wall.name, thing: wall.text })}
            head={[words.wallPlace, words.wallTile, words.nextCheck]}
            rows={wall.slots.map((slot, index) => [
              index + 1,
              slot.seat === null ? words.free : slot.name,
              slot.due ? (slot.last ? words.lastAsked : words.asked) : "",
            ])}
          />
          <Facts name="owners" caption={words.wallTiles} rows={wall.owners.map((owner) => [owner.name, owner.tiles])} />
        </>
      )}
    </>
  );
}

function OrderFacts() {
  const { words, snapshot } = useDragon();
  return (
    <Facts
      name="order"
      caption={words.order}
      head={[words.space, words.players]}
      rows={snapshot.board.order.map((stack) => [stack.space, stack.name])}
    />
  );
}

function GroupFacts() {
  const { words, snapshot } = useDragon();
  const { groups, passing, acted, courts } = snapshot.board;
  const nameOf = (seat: number) => courts.find((court) => court.seat === seat)?.name ?? "";
  const rows = groups.flatMap((group) =>
    group.cards.map((card) => [
      card.name,
      group.letter,
      `${card.amount} ${card.unit}`,
      group.dragons.map(nameOf).join(", "),
      group.fee ?? "",
    ]),
  );
  if (passing) rows.push([passing.name, "", `${passing.amount} ${passing.unit}`, "", ""]);
  if (acted)
    return <Facts name="acted" caption={words.acted} rows={acted.map(({ seat, text }) => [nameOf(seat), text])} />;
  return (
    <Facts
      name="groups"
      caption={words.groups}
      head={[words.action, words.group, words.effect, words.dragons, words.fee]}
      rows={rows}
    />
  );
}

function CourtFacts({ court }: { court: Court }) {
  const { words, snapshot } = useDragon();
  const { persons } = snapshot.board;
  const { need } = court;
  const captioned = (thing: string) => fill(words.ownThing, { owner: court.title, thing });
  const floors = [1, 2, 3].map((number) => fill(words.floorNumber, { number }));
  const goods = court.goods.flatMap((good) => [
    [good.label, good.amount],
    ...(good.given ? [[fill(words.goodGiven, { good: good.label }), good.given]] : []),
  ]);
  return (
    <>
      <Facts
        name={`court/${court.seat}`}
        caption={court.title}
        rows={[
          [words.vp, court.vp],
          [words.space, court.space],
          ...goods,
          ...(need ? [[need.event, fill(words.ownThing, { owner: need.text, thing: need.verdict })]] : []),
        ]}
      />
      <Facts
        name={`palaces/${court.seat}`}
        caption={captioned(words.palaces)}
        head={[words.palace, ...floors, words.forecast]}
        rows={court.palaces.map((palace) => palaceRow(palace, persons, words))}
      />
      {court.wall && (
        <Facts
          name={`tiles/${court.seat}`}
          caption={captioned(words.wallTiles)}
          rows={court.wall.map((tile) => [`${tile.amount} ${tile.unit}`, tile.used ? words.used : words.unused])}
        />
      )}
    </>
  );
}

function palaceRow(palace: Palace, persons: Board["persons"], words: DragonWords): (string | number)[] {
  const rooms = palace.rooms.map((room) => roomText(room, persons, words));
  const floors = [0, 1, 2].map((floor) => rooms[floor] ?? "–");
  return [palace.number, ...floors, [...rooms.slice(3), ...fateOf(palace, words)].filter(Boolean).join(", ")];
}

/** "young tax collector, 3 coins" */
function roomText({ person, state }: Room, persons: Board["persons"], words: DragonWords): string {
  const who = person ? persons[person.name] : words.emptyFloor;
  const fate = state === "falls" ? words.falls : state === "homeless" ? words.noFloor : "";
  return [who, fate].filter(Boolean).join(", ");
}
