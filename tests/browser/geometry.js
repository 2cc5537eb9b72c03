// What a reader would call untidy, in words: text that leaves its box or touches its edge, texts that overlap, clipped text.
() => {
  const frame = document.querySelector("#widget > div").shadowRoot.querySelector(".frame");
  const here = ":not([data-away], [data-away] *)"; // what is put away is not laid out
  const faults = [];
  const say = (fault, element) => faults.push(`${fault}: "${element.textContent.trim().slice(0, 40)}" in ${element.className}`);
  const outside = (inner, outer, gap, spare = 1) =>
    inner.left < outer.left + gap - 0.5 || inner.right > outer.right - gap + 0.5 ||
    inner.top < outer.top - spare || inner.bottom > outer.bottom + spare;
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.3 * Math.min(a.height, b.height);
  const isBox = style =>
    style.overflowX !== "visible" || parseFloat(style.borderLeftWidth) > 0 || parseFloat(style.borderRightWidth) > 0 ||
    !/^rgba\(.*, 0\)$|transparent/.test(style.backgroundColor);
  const once = find => { // asked of each element again and again: nothing changes meanwhile
    const found = new Map();
    return element => {
      if (!found.has(element)) found.set(element, find(element));
      return found.get(element);
    };
  };
  const isHeardOnly = once(element => // clipped away, for screen readers
    element !== frame && (getComputedStyle(element).clipPath !== "none" || isHeardOnly(element.parentElement)));
  const rect = once(element => element.getBoundingClientRect());
  const laid = once(element => { // what of its style decides whether a text may leave it
    const style = getComputedStyle(element);
    return {
      hangs: style.position === "absolute",
      flows: style.display === "contents" || style.display === "inline",
      holds: element === frame || isBox(style),
      cutsAside: style.overflowX === "clip" && style.overflowY === "visible",
      scrolls: /auto|scroll/.test(style.overflowY),
      gap: element.matches("button") ? 2 : 0,
    };
  });

  /** Where the letters are: by how much the box of a line is higher is a matter of the typeface, and of the browser. */
  const pen = document.createElement("canvas").getContext("2d");
  const lettersOf = (box, element, text) => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element); // `font` is empty with even figures
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const line = pen.measureText(text);
    const scale = box.height / (line.fontBoundingBoxAscent + line.fontBoundingBoxDescent);
    const top = box.top + (line.fontBoundingBoxAscent - line.actualBoundingBoxAscent) * scale;
    const height = (line.actualBoundingBoxAscent + line.actualBoundingBoxDescent) * scale;
    return { left: box.left, right: box.right, width: box.width, top, bottom: top + height, height };
  };

  const texts = [];
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || element.closest(".sr, .scroll, .last") || !element.checkVisibility()) continue;
    if (isHeardOnly(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const text = walker.currentNode.data.trim();
    for (const box of range.getClientRects()) if (box.width > 0) texts.push({ element, box: lettersOf(box, element, text) });
  }
  /** From the first to the last letter of what stands in a line. */
  const letters = element => {
    const own = texts.filter(text => element.contains(text.element)).map(text => text.box);
    const least = side => Math.min(...own.map(box => box[side]));
    const most = side => Math.max(...own.map(box => box[side]));
    return own.length ? { left: least("left"), right: most("right"), top: least("top"), bottom: most("bottom") } : null;
  };
  for (const { element, box } of texts) {
    let hangs = false; // a tag that hangs on an edge leaves its box on purpose
    for (let outer = element; outer !== frame.parentElement; outer = outer.parentElement) {
      const own = laid(outer);
      if (hangs && outer !== frame) continue;
      hangs = own.hangs;
      if (own.flows || !own.holds) continue;
      if (own.scrolls) break; // what is below can be scrolled to
      if (!outside(box, rect(outer), own.gap, own.cutsAside ? Infinity : 2)) continue;
      say(`leaves ${outer.className || outer.localName}`, element);
      break;
    }
  }
  for (const card of frame.querySelectorAll(`:is(button, li, .tray-head, .cabinet, .need, .base, .top, .tile, .room, tr, .spent)${here}`)) {
    const own = texts.filter(text => card.contains(text.element));
    own.forEach((text, index) => {
      for (const other of own.slice(index + 1)) {
        if (text.element !== other.element && overlap(text.box, other.box)) say("overlaps", card);
      }
    });
    for (const icon of card.querySelectorAll(".icon:not(.cross, .roof, .eave, .skyline, .event, .roof *, .beside *)")) {
      const box = rect(icon);
      if (box.width && !isHeardOnly(icon) && own.some(text => overlap(text.box, box))) say(`under ${icon.getAttribute("class")}`, card);
    }
    const edge = rect(card);
    for (const child of card.querySelectorAll("*:not(.sr, .fee, .dragon, .dragon *, .stack *, .icon *, .medals, .medals *, .beside *, .roof, .beam, .ok, .track-markers *, .track-line *)")) {
      const box = rect(child);
      if (!edge.width || !box.width || !outside(box, edge, -1) || isHeardOnly(child)) continue;
      if (getComputedStyle(child).display === "inline" && !outside(letters(child) ?? box, edge, -1)) continue;
      say(`${child.localName} ${child.getAttribute("class")} leaves`, card);
    }
  }
  for (const place of frame.querySelectorAll(`.place${here}`)) { // the sign on its corner is drawn by the sheet
    const edge = place.getBoundingClientRect();
    const sign = getComputedStyle(place, "::before");
    if (sign.display === "none") continue;
    const zoom = place.currentCSSZoom ?? 1;
    const border = getComputedStyle(place);
    const right = edge.right - (parseFloat(sign.right) + parseFloat(border.borderRightWidth)) * zoom;
    const top = edge.top + (parseFloat(sign.top) + parseFloat(border.borderTopWidth)) * zoom;
    const [width, height] = [parseFloat(sign.width) * zoom, parseFloat(sign.height) * zoom];
    const box = { left: right - width, right, top, bottom: top + height, width, height };
    const hit = edge.width && texts.find(text => overlap(text.box, box));
    if (hit) say("under a sign", hit.element);
  }
  for (const element of frame.querySelectorAll(`*${here}`)) {
    if (getComputedStyle(element).textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth) say("cut", element);
  }
  for (const region of [".inside", ".stage", ".courts", ".others", ".shown", ".foot", ".market"]) {
    const whole = frame.querySelector(region + here);
    if (!whole || getComputedStyle(whole).display === "contents") continue;
    const parts = [...whole.children]
      .filter(part => getComputedStyle(part).position !== "absolute") // in a corner on purpose
      .filter(part => !part.matches(".foot") || getComputedStyle(part).position !== "sticky") // in the row of the bar
      .map(part => [part, part.getBoundingClientRect()]);
    const edge = whole.getBoundingClientRect();
    parts.forEach(([part, box], index) => {
      if (box.bottom > edge.bottom + 1) faults.push(`${part.className} leaves ${region}`);
      for (const [other, hit] of parts.slice(index + 1)) {
        if (box.width && hit.width && overlap(box, { ...hit.toJSON(), height: 2 })) faults.push(`${part.className} lies on ${other.className}`);
      }
    });
  }
  const foot = frame.querySelector(".foot")?.getBoundingClientRect();
  for (const part of foot ? frame.querySelectorAll(`.bar > *${here}`) : [])
    if (overlap(foot, part.getBoundingClientRect())) faults.push(`foot lies on ${part.className}`);
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.push(`scrolls sideways: ${page.scrollWidth}`);
  return [...new Set(faults)];
}
