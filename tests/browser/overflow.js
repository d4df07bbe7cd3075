// @ts-check
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** Something to read or to press, and the part of it that is seen. @typedef {{element: Element, box: Box, what: string}} Part */

/**
 * What is wrong with the page as it lies there now, one line for each fault: words that are cut off or broken, text that
 * leaves its box, things that lie over each other, things that nobody can scroll to.
 *
 * `names` are words of people's own, which may be broken anywhere. `over` (a selector) are things meant to lie over
 * others, `stacks` places whose parts lie over each other on purpose. What is fixed or sticky lies over what is scrolled
 * below it, but not over the end of the page.
 * @param {{names?: string[], over?: string, stacks?: string}} meant
 * @returns {string[]}
 */
({ names = [], over = "", stacks = "" }) => {
  const NEAR = 1.5; // pixels that nobody sees
  const OVERLAYS = ["dialog", "[popover]", over].filter(Boolean).join(", ");
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button], [role=slider]";
  const page = /** @type {Element} */ (document.scrollingElement);
  /** @type {Set<string>} */
  const faults = new Set();
  /** @type {Map<Element, CSSStyleDeclaration>} */
  const styles = new Map();

  /** @param {Element} element */
  const styleOf = (element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = modal ?? document.body;

  // What is seen ----------------------------------------------------------------------------------

  /** Hidden, or for screen readers only: a clipped point. @param {Element} element */
  const isUnseen = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    for (let one = /** @type {Element | null} */ (element); one; one = one.parentElement)
      if (styleOf(one).clipPath === "inset(50%)") return true;
    return false;
  };

  /** @param {string | null} text */
  const words = (text) => (text ?? "").trim().replace(/\s+/g, " ").slice(0, 60);

  /** @param {Element} element */
  const tell = (element) =>
    element.localName + (element.id ? `#${element.id}` : [...element.classList].map((one) => `.${one}`).join(""));

  /**
   * The part of a box that what scrolls and clips around it leaves; what cuts it off; whether it is out of reach.
   * @param {Element} element
   * @param {Box} box
   */
  const clip = (element, { left, top, right, bottom }) => {
    /** @type {Element | null} */
    let cut = null;
    let [isLost, scrollsX, scrollsY, isFixed] = [false, false, false, false];
    for (let one = /** @type {Element | null} */ (element); one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position } = styleOf(one);
      if (one !== element && (overflowX !== "visible" || overflowY !== "visible")) {
        const room = one.getBoundingClientRect();
        const zoom = /** @type {HTMLElement & {currentCSSZoom?: number}} */ (one).currentCSSZoom ?? 1;
        const [byX, byY] = [overflowX, overflowY].map((value) => value === "auto" || value === "scroll");
        if (!byX && !scrollsX && (left < room.left - NEAR || right > room.right + NEAR)) cut ??= one;
        if (!byY && !scrollsY && (top < room.top - NEAR || bottom > room.bottom + NEAR)) cut ??= one;
        if (byX && left < room.left - one.scrollLeft * zoom - NEAR) isLost = true;
        if (byY && top < room.top - one.scrollTop * zoom - NEAR) isLost = true;
        [scrollsX, scrollsY] = [scrollsX || byX, scrollsY || byY];
        [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
        [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
      }
      if (position === "fixed" || one.matches("dialog, [popover]")) {
        isFixed = true;
        break;
      }
    }
    if (!scrollsX && (left < -NEAR || right > innerWidth + NEAR)) isLost = true;
    if (!scrollsY && top < -NEAR - (isFixed ? 0 : scrollY)) isLost = true;
    if (!scrollsY && bottom > (isFixed ? innerHeight : page.scrollHeight - page.scrollTop) + NEAR) isLost = true;
    const isAway = isFixed && bottom < 0; // until it gets the focus
    const isSeen = right - left > 3 && bottom - top > 3 && !isAway; // a sliver at an edge is not
    return { box: { left, top, right, bottom }, isSeen, cut, isLost: isLost && !isAway };
  };

  // Texts and controls -----------------------------------------------------------------------------

  /** @type {Part[]} */
  const parts = [];

  /** @param {Element} element @param {Box} whole @param {string} what */
  const note = (element, whole, what) => {
    const { box, isSeen, cut, isLost } = clip(element, whole);
    if (cut) faults.add(`cut off by ${tell(cut)}: ${what}`);
    if (isLost) faults.add(`out of reach: ${what}`);
    if (isSeen) parts.push({ element, box, what });
  };

  /** The lines of a range: boxes whose middles are not on one height. @param {Range} range */
  const linesOf = (range) => {
    /** @type {Box[]} */
    const lines = [];
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width < 0.5) continue;
      const line = lines.find((one) => Math.abs(one.top + one.bottom - top - bottom) < height);
      if (!line) lines.push({ left, top, right, bottom });
      else Object.assign(line, { left: Math.min(line.left, left), right: Math.max(line.right, right) });
    }
    return lines;
  };
  const range = document.createRange();

  /** @param {Text} node @param {Element} element */
  const findBroken = (node, element) => {
    const { overflowWrap, wordBreak } = styleOf(element);
    if (overflowWrap === "normal" && wordBreak === "normal") return; // no word can be
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (word.length < 2 || names.some((name) => name.includes(word) || word.includes(name))) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (linesOf(range).length > 1) faults.add(`broken word in ${tell(element)}: ${word}`);
    }
  };

  /** Whether there is an edge or a ground to be seen. @param {Element} element */
  const paints = (element) => {
    const { backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth } = styleOf(element);
    const hasEdge = parseFloat(borderTopWidth) > 0 && parseFloat(borderLeftWidth) > 0;
    return hasEdge || backgroundImage !== "none" || !/, 0\)|transparent/.test(backgroundColor);
  };

  /** The nearest box around an element that is seen as one. @param {Element} element */
  const boxAround = (element) => {
    for (let one = /** @type {Element | null} */ (element); one && one !== document.body; one = one.parentElement) {
      if (paints(one)) return one;
      const { position, overflowX, overflowY } = styleOf(one);
      const scrolls = [overflowX, overflowY].some((value) => value === "auto" || value === "scroll");
      if (position === "absolute" || scrolls) return null;
    }
    return null;
  };

  /** @param {Element} element @param {Box} line @param {string} what */
  const findLeaving = (element, line, what) => {
    const box = boxAround(element);
    if (!box || (styleOf(box).overflowX !== "visible" && box.scrollWidth > box.clientWidth)) return;
    const room = box.getBoundingClientRect();
    const beside = Math.max(room.left - line.left, line.right - room.right);
    const below = styleOf(box).overflowY === "visible" ? line.bottom - room.bottom : 0;
    if (beside > NEAR || below > (line.bottom - line.top) / 2) faults.add(`leaves ${tell(box)}: ${what}`);
  };

  /** @param {Text} node */
  const readText = (node) => {
    const element = node.parentElement;
    if (!element || !node.data.trim() || element.closest("svg, script, style, noscript, option")) return;
    range.selectNodeContents(node);
    const lines = linesOf(range);
    if (!lines.length || isUnseen(element)) return;
    const { overflowX, textOverflow, pointerEvents } = styleOf(element);
    if (element.ariaHidden === "true" && pointerEvents === "none") return; // a mark on something that has a name
    const what = `"${words(node.data)}" in ${tell(element)}`;
    if (lines.length > 1 && !element.closest("code, pre")) findBroken(node, element);
    for (const line of lines) {
      note(element, line, what);
      findLeaving(element, line, what);
    }
    if (overflowX !== "visible" && textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth)
      faults.add(`cut short: ${what}`);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) readText(/** @type {Text} */ (walker.currentNode));
  for (const control of root.querySelectorAll(CONTROLS)) {
    if (isUnseen(control)) continue;
    const what = `${tell(control)} "${words(control.ariaLabel || control.textContent)}"`;
    for (const box of control.getClientRects()) if (box.width > 2 && box.height > 2) note(control, box, what);
  }

  // What lies over what ----------------------------------------------------------------------------

  /** What an element is lifted with above the rest. @param {Element} element */
  const layerOf = (element) => {
    for (let one = /** @type {Element | null} */ (element); one && one !== document.body; one = one.parentElement)
      if (["fixed", "sticky"].includes(styleOf(one).position) || one.matches(OVERLAYS)) return one;
    return null;
  };
  /** @type {Map<Element, {layer: Element | null, stack: Element | null}>} */
  const places = new Map();

  /** @param {Element} element */
  const placeOf = (element) => {
    const known = places.get(element) ?? {
      layer: layerOf(element),
      stack: stacks ? element.closest(stacks) : null,
    };
    places.set(element, known);
    return known;
  };

  /** @param {Element} a @param {Element} b */
  const isMeant = (a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    if (a.contains(b) || b.contains(a) || one.layer !== other.layer) return true;
    return one.stack !== null && one.stack === other.stack;
  };

  /** @param {Box} a @param {Box} b */
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

  /** Lines that only share the air above and below their letters do not meet. @param {Part} part @returns {Box} */
  const inner = ({ element, box }) =>
    element.matches(CONTROLS) ? box : { ...box, top: box.top + 2, bottom: box.bottom - 2 };
  const sorted = parts.toSorted((a, b) => a.box.top - b.box.top);
  sorted.forEach((a, at) => {
    for (let n = at + 1; n < sorted.length && sorted[n].box.top <= a.box.bottom; n += 1) {
      const b = sorted[n];
      if (meet(inner(a), inner(b)) && !isMeant(a.element, b.element)) faults.add(`${a.what} lies over ${b.what}`);
    }
  });

  /** Something drawn over a part: a picture, a panel. @param {Part} part */
  const findCovered = ({ element, box, what }) => {
    if (box.bottom < 0 || box.top > innerHeight) return;
    for (const x of [box.left + 3, (box.left + box.right) / 2, box.right - 3]) {
      const here = document.elementsFromPoint(x, (box.top + box.bottom) / 2);
      const own = here.findIndex((one) => one.contains(element) || element.contains(one));
      const cover = here
        .slice(0, Math.max(0, own))
        .filter((one) => styleOf(one).opacity !== "0" && (paints(one) || one.closest("svg")))
        .find((one) => !isMeant(element, one));
      if (cover) faults.add(`${what} is covered by ${tell(cover)}`);
    }
  };
  parts.forEach(findCovered);

  // The end of the page -----------------------------------------------------------------------------

  /** @param {Part} part */
  const isFixed = ({ element }) => {
    const { layer } = placeOf(element);
    return layer !== null && styleOf(layer).position === "fixed";
  };
  if (page.scrollWidth > innerWidth + NEAR) faults.add(`the page is ${page.scrollWidth} wide of ${innerWidth}`);
  if (!modal && page.scrollHeight > innerHeight + NEAR) {
    const before = page.scrollTop;
    page.scrollTo({ top: page.scrollHeight, behavior: "instant" });
    const fixed = parts.filter(isFixed).map(({ element }) => element.getBoundingClientRect());
    for (const part of parts) {
      if (isFixed(part) || !fixed.some((box) => meet(box, part.element.getBoundingClientRect()))) continue;
      faults.add(`at the end of the page ${part.what} is below what is fixed`);
    }
    page.scrollTo({ top: before, behavior: "instant" });
  }
  return [...faults];
};
