/** What Python refused, or that it does not answer: seen, and heard once. */
export function Notice({ text }: { text: string | null }) {
  return (
    <p class={text ? "notice" : "sr"} aria-live="polite">
      {text}
    </p>
  );
}
