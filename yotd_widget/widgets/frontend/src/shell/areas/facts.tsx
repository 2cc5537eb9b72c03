/** The areas in words: a table for each. */
import { Facts } from "../panels/text";
import type { Area } from "./wire";

export const AreaFacts = ({ areas }: { areas: readonly Area[] }) => (
  <>
    {areas.map(({ key, title, things }) => (
      <Facts key={key} name={key} caption={title} rows={things.map(({ name, text }) => [name, text])} />
    ))}
  </>
);
