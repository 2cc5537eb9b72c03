/** Answers, refusals, silence, and an engine that is gone. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Kernel } from "../src/shell/kernel";
import { FakeModel } from "./fake-model";
import { drawn, open, sample } from "./page";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a refusal shows its text and rules", async () => {
  const page = await open(sample("phase1"));
  await page.press(page.place("group/A/taxes"));
  page.model.answer({ kind: "refused", seq: 1, text: "Somebody else is deciding now.", rules: ["ACT-4"] });
  await drawn();
  expect(page.text(".slip")).toBe("Not possible: Somebody else is deciding now. ACT-4");
  expect(page.text("[aria-live]")).toBe("Somebody else is deciding now.");
});

test("says that it works after 300 ms and that nobody answers after 3 s", async () => {
  const page = await open(sample("phase1"));
  await page.press(page.place("group/A/taxes"));
  expect(page.text(".slip")).toContain("Taxes");
  vi.advanceTimersByTime(320);
  await drawn();
  expect(page.text(".slip")).toBe("Working …");
  vi.advanceTimersByTime(2700);
  await drawn();
  expect(page.text(".slip")).toBe("Python does not answer yet.");
});

test("an engine that is gone: banner, reading goes on, presses say what they need, an answer ends it", async () => {
  const page = await open(sample("phase1"));
  page.model.gone = true;
  await page.press(page.place("group/A/taxes"));
  expect(page.text(".banner")).toContain("The engine is not connected. Reading still works.");
  await page.press(page.place("group/D/research"));
  expect(page.text(".slip")).toBe("This needs the engine. It is not connected.");
  expect(page.place("group/D/research").tabIndex).toBeGreaterThanOrEqual(-1);
  page.model.gone = false;
  await page.press(page.button("Connect again"));
  page.model.answer({ kind: "done", seq: page.model.sent.at(-1)!.seq, revision: 104 });
  await drawn();
  expect(page.root.querySelector(".banner")).toBeNull();
});

test("after a restart of the kernel, silence means that it is gone", async () => {
  const page = await open(sample("phase1"));
  page.model.emit("comm_live_update");
  expect(page.model.sent).toMatchObject([{ kind: "ping" }]);
  vi.advanceTimersByTime(3100);
  await drawn();
  expect(page.text(".banner")).toContain("not connected");
});

test("after closing nobody listens any more", () => {
  const model = new FakeModel({ snapshot: sample("phase1") });
  const close = new Kernel(model.anyModel).open(() => {});
  expect(model.listeners()).toBe(3);
  close();
  expect(model.listeners()).toBe(0);
});
