// Notes what is to be seen of a table of Claim in each frame; a frame like the one before is not noted again.
(() => {
  const text = (selector) => document.querySelector(selector)?.textContent ?? "";
  const isSeen = (element) => element?.checkVisibility({ visibilityProperty: true, opacityProperty: false }) ?? false;
  const codes = (selector) => [...document.querySelectorAll(selector)].map(({ dataset }) => dataset.code);
  const button = () => [...document.querySelectorAll(".status .btn.primary")].find(isSeen);
  const look = () => ({
    ask: text(".status .ask"),
    button: button()?.textContent ?? null,
    legal: codes(".hand .legal"),
    offers: [".windowbar", ".picker", ".words"].filter((part) => isSeen(document.querySelector(part))),
    hand: codes(".hand .pc").sort(),
    lead: codes(".slot.lead .slotcards .pc")[0] ?? null,
    second: codes(".slot.second .slotcards .pc")[0] ?? null,
    wins: document.querySelectorAll(".slot .wins").length,
    line: text(".trickline"),
    scene: document.querySelector(".scene:not([hidden])")?.dataset.scene ?? null,
    told: text(".scene:not([hidden])"),
    over: isSeen(document.querySelector(".result")),
  });
  globalThis.frames_ = [];
  // When the frame begins and ends in which the result takes the place of the table.
  globalThis.resultFrame_ = [null, null];
  let before = "";
  let isNext = false;
  const note = (at) => {
    requestAnimationFrame(note);
    if (isNext) resultFrame_[1] ??= at;
    if (!document.querySelector(".claim .felt")) return;
    const seen = look();
    if (seen.over) resultFrame_[0] ??= at;
    isNext = seen.over;
    const now = JSON.stringify(seen);
    if (now !== before) frames_.push({ at, ...seen });
    before = now;
  };
  requestAnimationFrame(note);
  // What jumped without anybody's doing, so that a failure names it.
  globalThis.jumps_ = [];
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const named = (node) => (node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node));
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const things = sources.map((one) => [named(one.node), box(one.previousRect), box(one.currentRect)]);
      jumps_.push({ value, at: startTime, things });
    }
  }).observe({ type: "layout-shift", buffered: true });
})();
