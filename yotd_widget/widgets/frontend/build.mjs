// Self-contained ES modules, one for each game. anywidget cannot resolve relative imports at run time.

import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * A rule that ends in a list, `.card > :is(.name, .brief)`, is tried at every element of the page, each shape of a drawing
 * among them; one that ends in a class, only where that is. So lists are written out: each end by itself, and where they are
 * not all of one weight or lie deeper, beside the list, which keeps the weight. Of a minified sheet.
 */
const withoutLists = (sheet) =>
  sheet.replaceAll(/(?<=[{};]|^)[^{};@]+(?=\{)/g, (selectors) =>
    selectors.replaceAll(
      /((?:[^,()]|\([^()]*\))*[ >+~]|(?<=^|,)):is\(([^()]+)\)((?:[^,()>+~ ]|\([^()]*\))*)(?=,|$)/g,
      (_found, before, list, after) => {
        const ends = list.split(",");
        const weights = new Set(ends.map((end) => `${/^\w/.test(end)} ${end.split(/[.[:](?![^"]*")/).length}`));
        const alike = weights.size === 1 && !/[ >+~]/.test(list);
        return ends.map((end) => before + (alike ? end : `:where(${end}):is(${list})`) + after).join(",");
      },
    ),
  );

/** In values of properties of our own, which are left as they are written, there is room that only a reader needs. */
const withoutRoom = (sheet) =>
  sheet.replaceAll(
    /(?<=[{;])(--[\w-]+): ([^;{}]*)/g,
    (_found, name, value) => `${name}:${value.replaceAll(/, (?=[^"]*(?:"[^"]*"[^"]*)*$)/g, ",")}`,
  );

/** Sheets and drawings go into the shadow root as texts: without what only a reader of the sources needs. */
const texts = {
  name: "texts",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify: true });
      return { contents: withoutLists(withoutRoom(code)), loader: "text" };
    });
    onLoad({ filter: /\.svg$/ }, async ({ path }) => {
      const drawing = await readFile(path, "utf8");
      return { contents: drawing.replaceAll(/<!--.*?-->/gs, "").replaceAll(/>\s+</g, "><"), loader: "text" };
    });
  },
};

const games = await readdir(at("src/games"));

await build({
  entryPoints: Object.fromEntries(games.map((game) => [game, at(`src/games/${game}/main.ts`)])),
  outdir: at("../static"),
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  charset: "utf8",
  legalComments: "inline",
  tsconfigRaw: {}, // else its "jsx" would count, which is for the type checker
  jsxFactory: "h",
  jsxFragment: "Fragment",
  inject: [at("src/jsx.ts")],
  plugins: [texts],
  logLevel: "info",
});
