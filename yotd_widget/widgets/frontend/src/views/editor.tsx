/** `Editor`: a position in which every token can be changed, and what speaks against it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Steps } from "../shell/editing/desk";
import { Changes, Findings, Summary } from "../shell/editing/findings";
import { Options } from "../shell/editing/options";
import { Popover, placeIn } from "../shell/editing/popover";
import { type GameTable, useGame } from "../shell/game";
import { TalkBanner } from "../shell/host/banner";
import { useTalk } from "../shell/host/talk";
import { Offer } from "../shell/keeping/offer";
import { KeepRow } from "../shell/keeping/row";
import { useRoving } from "../shell/keys/roving";
import { type Model, useTrait } from "../shell/model";
import { Root } from "../shell/root";
import { Still } from "../shell/still";
import { TableContext, useTable } from "../shell/table";
import type { Edit, Sheet } from "../shell/wire";

type EditorModel = Model<{ sheet: Sheet }>;

export function EditorView({ model }: { model: EditorModel }) {
  const sheet = useTrait(model, "sheet");
  const words = useTrait(model, "words");
  return (
    <Root model={model as Model} title={sheet.title}>
      <Still scene={sheet.scene} words={words} language={useTrait(model, "language")}>
        <Editing sheet={sheet} />
      </Still>
    </Root>
  );
}

function Editing({ sheet }: { sheet: Sheet }) {
  const { Draft, ownerOf } = useGame<GameTable>();
  const table = useTable();
  const { words } = table;
  const talk = useTalk();
  const board = useRoving<HTMLDivElement>();
  const findings = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const limited = !sheet.reads;
  const [seat, setSeat] = useState(sheet.seat);
  const [said, say] = useState("");
  const [told, setTold] = useState("");
  const tell = (text: string) => {
    setTold(text);
    say(text);
  };
  const place = opened !== null && sheet.controls[opened] ? opened : null;
  const { revision } = sheet;

  useEffect(() => {
    say(sheet.said);
    setTold("");
  }, [revision]);
  useEffect(() => {
    if (talk.notice) say(talk.notice);
  }, [talk.notice]);
  // A place that is gone takes its popover with it; the keyboard goes on at the top
  useEffect(() => {
    if (opened === null || place !== null) return;
    setOpened(null);
    if (!(board.current!.getRootNode() as ShadowRoot).activeElement) {
      board.current!.querySelector<HTMLElement>(".status")!.focus({ preventScroll: true });
    }
  }, [opened, place]);

  const send = (edit: Edit) => talk.send({ kind: "edit", at: edit.at, to: edit.to });

  function press(at: string) {
    const controls = sheet.controls[at];
    if (!controls) return say(sheet.choices[at]?.reason?.text ?? "");
    const [only] = controls;
    if (controls.length === 1 && only!.kind === "act") send(only!);
    else setOpened(at);
  }

  /** The seat of the place opens first, then the place. */
  function show(at: string) {
    const owner = ownerOf(at);
    if (owner !== null) setSeat(owner);
    requestAnimationFrame(() => {
      if (!board.current) return;
      placeIn(board.current, at)?.focus();
      press(at);
    });
  }

  function close(back: boolean) {
    setOpened(null);
    if (back && place) placeIn(board.current!, place)?.focus();
  }

  const snapshot = { ...table.snapshot, choices: sheet.choices, rules: sheet.rules };
  const editable = { ...table, snapshot, looked: place, press };
  return (
    <TableContext.Provider value={editable}>
      <TalkBanner talk={talk} />
      <Offer />
      {talk.notice && !talk.lost && <p class="notice">{talk.notice}</p>}
      <div class="editor">
        <Summary problems={sheet.problems} list={findings} />
        <div class={limited ? "editing limited" : "editing"} ref={board} data-around>
          <p class="quiet">{limited ? words.changeFramed : words.changeAny}</p>
          <Draft seat={seat} onSeat={setSeat} />
          <Options options={sheet.options} />
          {place !== null && (
            <Popover
              key={place}
              place={place}
              title={sheet.choices[place]!.label}
              controls={sheet.controls[place]!}
              sheet={sheet}
              board={board}
              send={send}
              close={close}
            />
          )}
        </div>
        <div class="side">
          <Steps sheet={sheet} send={talk.send} />
          <Findings
            list={findings}
            problems={sheet.problems}
            fix={(edits) => talk.send({ kind: "fix", edits })}
            show={show}
          />
          <Changes sheet={sheet} />
          <KeepRow of={revision} opens={sheet.reads} say={tell} />
          {told && <p class="quiet">{told}</p>}
        </div>
      </div>
      <p class="sr" aria-live="polite">
        {said}
      </p>
    </TableContext.Provider>
  );
}
