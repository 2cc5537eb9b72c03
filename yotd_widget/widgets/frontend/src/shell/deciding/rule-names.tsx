/** Rule ids behind a sentence, quiet. */
import { Fragment } from "preact";

export function RuleNames({ rules }: { rules: string[] }) {
  return (
    <>
      {rules.map((rule) => (
        <Fragment key={rule}>
          <span class="rule-name">{rule}</span>
          <wbr />
        </Fragment>
      ))}
    </>
  );
}
