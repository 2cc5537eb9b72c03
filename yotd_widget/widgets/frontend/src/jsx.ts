/** What the bundler turns elements into: `h(name, props, ...children)` is shorter than what `react-jsx` makes of them. */
export { Fragment, h } from "preact";
