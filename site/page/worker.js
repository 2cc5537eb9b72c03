/** Python beside the page: whatever it has to think about, the page stays free. */
import { loadPyodide } from "./jupyter/pyodide/pyodide.mjs";

const waiting = [];
let python = null;
const tell = (message) => {
  if (message.kind === "open") python.open(JSON.stringify(message));
  else if (message.kind === "comm") python.hear(message.id, message.data);
  else python.share();
};
onmessage = ({ data }) => (python ? tell(data) : waiting.push(data));

const file = async (name) => {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
};
// Pyodide waits for ever for this one where it is missing.
const isThere = file("jupyter/pyodide/pyodide.asm.wasm").then((answer) => answer.body.cancel());
const { wheels } = await (await file("parts.json")).json();
const [pyodide, start, _there, ...archives] = await Promise.all([
  loadPyodide({ indexURL: new URL("jupyter/pyodide/", import.meta.url).href }),
  file("start.py").then((answer) => answer.text()),
  isThere,
  ...wheels.map((name) => file(`jupyter/pyodide/${name}`).then((answer) => answer.arrayBuffer())),
]);
for (const archive of archives) pyodide.unpackArchive(archive, "wheel");
pyodide.globals.set("post", (text) => postMessage(text));
pyodide.globals.set("here", new URL("./", import.meta.url).href);
pyodide.runPython(start, { filename: "start.py" });
python = Object.fromEntries(["open", "hear", "share"].map((name) => [name, pyodide.globals.get(`on_${name}`)]));
for (const message of waiting.splice(0)) tell(message);
