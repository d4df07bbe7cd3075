/**
 * What is wrong with the page as it lies there now, one line for each fault: words that are cut off or broken, text that
 * leaves its box, things that lie over each other, things that nobody can scroll to.
 *
 * `names` are words of people's own, which may be broken anywhere. `over` (a selector) are things meant to lie over
 * others, `stacks` places whose parts lie over each other on purpose. What is fixed or sticky lies over what is scrolled
 * below it, but not over the end of the page.
 */
({ names = [], over = "", stacks = "" }) => {
  const NEAR = 1.5; // pixels that nobody sees
  const OVERLAYS = ["dialog", "[popover]", over].filter(Boolean).join(", ");
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button], [role=slider]";
  const faults = new Set();
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = modal ?? document.body;

  // What is seen ----------------------------------------------------------------------------------

  /** For screen readers only: a clipped point. */
  const isUnseen = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    for (let one = element; one && one !== document.documentElement; one = one.parentElement)
      if (styleOf(one).clipPath === "inset(50%)") return true;
    return false;
  };
  const words = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);
  const tell = (element) => {
    const name = element.id ? `#${element.id}` : [...element.classList].map((one) => `.${one}`).join("");
    return `${element.localName}${name}`;
  };

  /** The part of a box that the scrolling and clipping elements around it leave, and how they cut it. */
  const clip = (element, box) => {
    let { left, top, right, bottom } = box;
    let cut = null;
    let isLost = false;
    let scrollsX = false;
    let scrollsY = false;
    let isFixed = false;
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = styleOf(one);
      if (one !== element && style.overflow !== "visible" && one !== document.body) {
        const room = one.getBoundingClientRect();
        const byX = style.overflowX === "auto" || style.overflowX === "scroll";
        const byY = style.overflowY === "auto" || style.overflowY === "scroll";
        if (!byX && !scrollsX && (left < room.left - NEAR || right > room.right + NEAR)) cut ??= one;
        if (!byY && !scrollsY && (top < room.top - NEAR || bottom > room.bottom + NEAR)) cut ??= one;
        const zoom = one.currentCSSZoom ?? 1;
        if (byX && left < room.left - one.scrollLeft * zoom - NEAR) isLost = true;
        if (byY && top < room.top - one.scrollTop * zoom - NEAR) isLost = true;
        scrollsX ||= byX;
        scrollsY ||= byY;
        [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
        [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
      }
      if (style.position === "fixed" || one.matches("dialog, [popover]")) {
        isFixed = true;
        break;
      }
    }
    const page = document.scrollingElement;
    if (!scrollsX && (left < -NEAR || right > innerWidth + NEAR)) isLost = true;
    if (!scrollsY && top < -NEAR - (isFixed ? 0 : scrollY)) isLost = true;
    const end = isFixed ? innerHeight : page.scrollHeight - page.scrollTop;
    if (!scrollsY && bottom > end + NEAR) isLost = true;
    const isAway = isFixed && bottom < 0; // until it gets the focus
    if (isAway) isLost = false;
    const isSeen = right - left > 1 && bottom - top > 1 && !isAway;
    return { box: { left, top, right, bottom }, isSeen, cut, isLost };
  };

  // Texts and controls -----------------------------------------------------------------------------

  const parts = []; // {element, box, what}
  const note = (element, box, what) => {
    const { box: seen, isSeen, cut, isLost } = clip(element, box);
    if (cut) faults.add(`cut off by ${tell(cut)}: ${what}`);
    if (isLost) faults.add(`out of reach: ${what}`);
    if (isSeen) parts.push({ element, box: seen, what });
  };

  /** The lines of a range: boxes that differ in height of their middle. */
  const linesOf = (range) => {
    const lines = [];
    for (const box of range.getClientRects()) {
      if (box.width < 0.5) continue;
      const middle = (box.top + box.bottom) / 2;
      const line = lines.find((one) => Math.abs((one.top + one.bottom) / 2 - middle) < box.height / 2);
      if (!line) lines.push({ left: box.left, top: box.top, right: box.right, bottom: box.bottom });
      else Object.assign(line, { left: Math.min(line.left, box.left), right: Math.max(line.right, box.right) });
    }
    return lines;
  };
  const isName = (word) => names.some((name) => name.includes(word) || word.includes(name));
  const range = document.createRange();

  const breaks = (node, element) => {
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (word.length < 2 || isName(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (linesOf(range).length > 1) faults.add(`broken word in ${tell(element)}: ${word}`);
    }
  };

  const paints = (element) => {
    const { backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth, borderTopStyle } = styleOf(element);
    const hasEdge = parseFloat(borderTopWidth) && parseFloat(borderLeftWidth) && borderTopStyle !== "none";
    return hasEdge || backgroundImage !== "none" || !/rgba\(.*, 0\)|transparent/.test(backgroundColor);
  };

  /** The nearest box with an edge or a ground of its own. */
  const boxOf = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (paints(one)) return one;
      const { position, overflowY } = styleOf(one);
      if (position === "absolute" || overflowY === "auto" || overflowY === "scroll") return null;
    }
    return null;
  };

  const leaves = (element, line, what) => {
    const box = boxOf(element);
    const room = box?.getBoundingClientRect();
    if (!room || (styleOf(box).overflow !== "visible" && box.scrollWidth > box.clientWidth)) return;
    const over = Math.max(room.left - line.left, line.right - room.right);
    const under = styleOf(box).overflowY === "visible" ? line.bottom - room.bottom : 0;
    if (over > NEAR || under > line.bottom - line.top) faults.add(`leaves ${tell(box)}: ${what}`);
  };

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("svg, script, style, noscript, template, option")) continue;
    range.selectNodeContents(node);
    const lines = linesOf(range);
    if (!lines.length || isUnseen(element)) continue;
    const isSign = element.ariaHidden === "true" && styleOf(element).pointerEvents === "none";
    if (isSign) continue; // a mark on something else, which is named there
    const what = `"${words(node.data)}" in ${tell(element)}`;
    if (lines.length > 1 && !element.closest("code, pre")) breaks(node, element);
    for (const line of lines) {
      note(element, line, what);
      leaves(element, line, what);
    }
    const { overflowX, textOverflow } = styleOf(element);
    if (overflowX !== "visible" && textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth)
      faults.add(`cut short: ${what}`);
  }
  for (const control of root.querySelectorAll(CONTROLS)) {
    if (isUnseen(control)) continue;
    const what = `${tell(control)} "${words(control.ariaLabel || control.textContent)}"`;
    for (const box of control.getClientRects()) if (box.width > 2 && box.height > 2) note(control, box, what);
  }

  // What lies over what ----------------------------------------------------------------------------

  const layers = new Map();
  const layerOf = (element) => {
    if (layers.has(element)) return layers.get(element);
    let layer = element.closest(OVERLAYS);
    for (let one = element; !layer && one && one !== document.body; one = one.parentElement)
      if (["fixed", "sticky"].includes(styleOf(one).position)) layer = one;
    layers.set(element, layer);
    return layer;
  };
  const stackOf = (element) => (stacks ? element.closest(stacks) : null);
  const isMeant = (a, b) =>
    a.contains(b) || b.contains(a) || layerOf(a) !== layerOf(b) || (stackOf(a) && stackOf(a) === stackOf(b));
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

  /** Texts of one line that only share the air above and below their letters are not over each other. */
  const inner = ({ element, box }) =>
    element.matches(CONTROLS) ? box : { ...box, top: box.top + 2, bottom: box.bottom - 2 };
  const sorted = parts.toSorted((a, b) => a.box.top - b.box.top);
  sorted.forEach((a, at) => {
    for (const b of sorted.slice(at + 1)) {
      if (b.box.top > a.box.bottom) break;
      if (meet(inner(a), inner(b)) && !isMeant(a.element, b.element)) faults.add(`${a.what} lies over ${b.what}`);
    }
  });

  /** Something drawn over a text: a picture, a panel. */
  for (const { element, box, what } of parts) {
    const y = (box.top + box.bottom) / 2;
    for (const x of [box.left + 3, (box.left + box.right) / 2, box.right - 3]) {
      const above = document.elementsFromPoint(x, y);
      const first = above.findIndex((one) => one.contains(element) || element.contains(one));
      const isDrawn = (one) => styleOf(one).opacity !== "0" && (paints(one) || one.closest("svg"));
      const top = above.slice(0, Math.max(0, first)).find((one) => isDrawn(one) && !isMeant(element, one));
      if (!top) continue;
      faults.add(`${what} is covered by ${tell(top)}`);
      break;
    }
  }

  // The end of the page -----------------------------------------------------------------------------

  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + NEAR) faults.add(`the page is ${page.scrollWidth} wide of ${innerWidth}`);
  if (!modal && page.scrollHeight > innerHeight + NEAR) {
    const before = page.scrollTop;
    page.scrollTo({ top: page.scrollHeight, behavior: "instant" });
    const isFixed = (element) => layerOf(element) !== null && styleOf(layerOf(element)).position === "fixed";
    const fixed = parts.filter(({ element }) => isFixed(element)).map(({ element }) => element);
    for (const { element, what } of parts) {
      if (isFixed(element)) continue;
      const box = element.getBoundingClientRect();
      const bar = fixed.find((one) => meet(one.getBoundingClientRect(), box));
      if (bar) faults.add(`at the end of the page ${what} is below ${tell(bar)}`);
    }
    page.scrollTo({ top: before, behavior: "instant" });
  }
  return [...faults];
};
