/** Rule ids behind a sentence, quiet. */
export function RuleNames({ rules }: { rules: string[] }) {
  return (
    <>
      {rules.map((rule) => (
        <span key={rule} class="rule-name">
          {rule}
        </span>
      ))}
    </>
  );
}
