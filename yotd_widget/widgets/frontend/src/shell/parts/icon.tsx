/** A drawing of the sprite. Without a size it fills the box its class gives it; without a name it is decoration. */
interface Props {
  id: string;
  size?: number;
  class?: string;
  name?: string;
}

export function Icon({ id, size, class: look = "", name }: Props) {
  return (
    <svg
      class={`icon ${look}`}
      width={size}
      height={size}
      role={name ? "img" : undefined}
      aria-label={name}
      aria-hidden={!name}
    >
      <use href={`#${id}`} />
    </svg>
  );
}
