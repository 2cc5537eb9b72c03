/** Tests run in jsdom, a page for each worker; sheets and drawings are text, as in the bundle. */
import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    {
      name: "text",
      enforce: "pre",
      load(id) {
        return /\.(css|svg)$/.test(id) ? `export default ${JSON.stringify(readFileSync(id, "utf8"))}` : null;
      },
    },
  ],
  // On a busy machine a test may take long: only one that hangs is given up
  test: {
    environment: "jsdom",
    include: ["tests/*.test.ts"],
    setupFiles: ["tests/still.ts"],
    isolate: false, // each test closes what it opens (tests/page.ts), so files may share a page
    maxWorkers: "100%",
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
