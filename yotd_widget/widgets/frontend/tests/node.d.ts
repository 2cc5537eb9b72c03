/** The little of Node that the tests use; its full types would change `setTimeout` for the page. */
declare module "node:fs" {
  export function existsSync(path: string): boolean;
  export function readFileSync(path: string, encoding: "utf8"): string;
  export function readdirSync(path: string, options?: { recursive: boolean; encoding: "utf8" }): string[];
}
declare module "node:url" {
  export function fileURLToPath(url: URL): string;
}
interface ImportMeta {
  url: string;
}
