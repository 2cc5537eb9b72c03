/** A drawing of the sprite. Without a size it fills the box its class gives it. */
interface Props {
  id: string;
  size?: number;
  class?: string;
}

export function Icon({ id, size, class: look = "" }: Props) {
  return (
    <svg class={`icon ${look}`} width={size} height={size} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
