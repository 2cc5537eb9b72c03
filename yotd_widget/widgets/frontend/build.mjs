// One self-contained ES module: anywidget cannot resolve relative imports at run time.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  entryPoints: [at("src/play.tsx")],
  outdir: at("../static"),
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  charset: "utf8",
  legalComments: "inline",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".css": "text", ".svg": "text" }, // both go into the shadow root, not into the page
  logLevel: "info",
});
