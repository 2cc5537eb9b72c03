// What a reader would call untidy, in words: text that leaves its box or touches its edge, texts that overlap, clipped text.
() => {
  const frame = document.querySelector("#widget > div").shadowRoot.querySelector(".frame");
  const here = ":not([data-away], [data-away] *)"; // what is put away is not laid out
  const faults = [];
  const say = (fault, element) => faults.push(`${fault}: "${element.textContent.trim().slice(0, 40)}" in ${element.className}`);
  const outside = (inner, outer, gap, spare = 1) =>
    inner.left < outer.left + gap - 0.5 || inner.right > outer.right - gap + 0.5 ||
    inner.top < outer.top - spare || inner.bottom > outer.bottom + spare;
  const overlap = (a, b) => // a box of text is a good deal higher than its letters
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.3 * Math.min(a.height, b.height);
  const isBox = style =>
    style.overflowX !== "visible" || parseFloat(style.borderLeftWidth) > 0 || parseFloat(style.borderRightWidth) > 0 ||
    !/^rgba\(.*, 0\)$|transparent/.test(style.backgroundColor);
  const isHeardOnly = element => // clipped away, for screen readers
    element !== frame && (getComputedStyle(element).clipPath !== "none" || isHeardOnly(element.parentElement));

  const texts = [];
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || element.closest(".sr, .scroll, .last") || !element.checkVisibility()) continue;
    if (isHeardOnly(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) if (box.width > 0) texts.push({ element, box });
  }
  for (const { element, box } of texts) {
    let hangs = false; // a tag that hangs on an edge leaves its box on purpose
    for (let outer = element; outer !== frame.parentElement; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (hangs && outer !== frame) continue;
      hangs = style.position === "absolute";
      if (style.display === "contents" || style.display === "inline") continue;
      if (outer === frame || isBox(style)) {
        if (/auto|scroll/.test(style.overflowY)) break; // what is below can be scrolled to
        const spare = Math.max(1, box.height * 0.2); // a box of text is higher than its letters
        if (!outside(box, outer.getBoundingClientRect(), outer.matches("button") ? 2 : 0, spare)) continue;
        say(`leaves ${outer.className || outer.localName}`, element);
        break;
      }
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
      const box = icon.getBoundingClientRect();
      if (box.width && !isHeardOnly(icon) && own.some(text => overlap(text.box, box))) say(`under ${icon.getAttribute("class")}`, card);
    }
    const edge = card.getBoundingClientRect();
    for (const child of card.querySelectorAll("*:not(.sr, .fee, .dragon, .dragon *, .stack *, .icon *, .medals, .medals *, .beside *, .roof, .beam, .ok, .track-markers *, .track-line *)")) {
      const box = child.getBoundingClientRect();
      if (!edge.width || !box.width || isHeardOnly(child)) continue;
      if (outside(box, edge, -1)) say(`${child.localName} ${child.getAttribute("class")} leaves`, card);
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
