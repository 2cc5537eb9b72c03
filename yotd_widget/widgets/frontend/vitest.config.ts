/** Tests run in jsdom, a page for each worker; sheets and drawings, which nobody sees, are empty: reading them takes long. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    {
      name: "unseen",
      enforce: "pre",
      load(id) {
        return /\.(css|svg)$/.test(id) ? 'export default ""' : null;
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
