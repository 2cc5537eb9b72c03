/** A drawing of the sprite. Without a size it fills the box its class gives it; without a name it is decoration. */
interface Props {
  id: string;
  size?: number;
  class?: string;
  name?: string;
  /** By this name it is known again in the next picture of a lesson (`motion/glide.ts`). */
  piece?: string;
}

export function Icon({ id, size, class: look = "", name, piece }: Props) {
  return (
    <svg
      class={`icon ${look}`}
      width={size}
      height={size}
      role={name ? "img" : undefined}
      aria-label={name}
      aria-hidden={!name}
      data-piece={piece}
    >
      <use href={`#${id}`} />
    </svg>
  );
}
