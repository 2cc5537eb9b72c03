/** The whole window for a lecture, where the host forbids the whole screen. */
import { expect, test } from "vitest";
import { drawn, open, sample } from "./page";

const opened = async () => {
  const page = await open(sample("phase1"), { projector: true });
  const frame = page.root.querySelector<HTMLElement>(".frame")!;
  return { page, frame, scale: () => frame.style.getPropertyValue("--scale") };
};

test("fills the window and goes back to the scale that Python has set meanwhile", async () => {
  const { page, frame, scale } = await opened();
  await page.press(page.button("Whole screen"));
  expect(frame.dataset.filled).toBe("");
  expect(Number(scale())).toBeCloseTo(Math.min(innerWidth / 948, innerHeight / 533));
  page.model.fromKernel({ scale: 2 });
  await drawn();
  await page.press(page.button("Whole screen"));
  expect(scale()).toBe("2");
  dispatchEvent(new Event("resize"));
  expect(scale()).toBe("2");
});

test("without the projector there is no button to leave it, so it ends", async () => {
  const { page, frame, scale } = await opened();
  await page.press(page.button("Whole screen"));
  page.model.fromKernel({ projector: false });
  await drawn();
  expect("filled" in frame.dataset).toBe(false);
  expect(scale()).toBe("");
});
