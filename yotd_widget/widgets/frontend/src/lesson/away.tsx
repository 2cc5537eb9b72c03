/**
 * A link to another notebook. Inside of a shadow root JupyterLab does not see it: there the press is handed to a link in the
 * page around it, which the lab opens as it opens those of its own documents. Elsewhere it is a link like any other.
 */
import type { ComponentChildren } from "preact";
import { useShared } from "../shell/root";

interface Props {
  href: string;
  class?: string;
  label?: string;
  style?: Record<string, string | number>;
  /** One of a region whose arrows lead from item to item; “legal” where the keyboard comes in. */
  item?: string;
  children: ComponentChildren;
}

/** What of JupyterLab's widget manager knows how links are opened. */
interface Manager {
  context?: { path?: string };
  rendermime?: {
    resolver?: { resolveUrl(url: string): Promise<string> } | null;
    linkHandler?: { handleLink(node: HTMLElement, path: string, id: string): void } | null;
  };
}

export function Away({ href, class: look, label, style, item, children }: Props) {
  const { model } = useShared();
  return (
    <a
      href={href}
      class={[look, item].filter(Boolean).join(" ") || undefined}
      data-item={item === undefined ? undefined : true}
      style={style}
      aria-label={label}
      onClick={(event) => {
        const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
        const host = (event.currentTarget.getRootNode() as ShadowRoot).host;
        if (!plain || !host || /^[a-z]+:|^\/|^#/i.test(href)) return;
        const { rendermime } = (model as { widget_manager?: Manager }).widget_manager ?? {};
        const { resolver, linkHandler } = rendermime ?? {};
        if (!resolver || !linkHandler) return;
        event.preventDefault();
        resolver.resolveUrl(href).then((path) => {
          const link = document.createElement("a");
          link.href = href;
          linkHandler.handleLink(link, path, "");
          link.hidden = true;
          host.parentElement!.append(link);
          link.click();
          link.remove();
        });
      }}
    >
      {children}
    </a>
  );
}
