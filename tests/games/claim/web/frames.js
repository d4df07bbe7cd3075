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
  let before = "";
  const note = (at) => {
    requestAnimationFrame(note);
    if (!document.querySelector(".claim .felt")) return;
    const seen = look();
    const now = JSON.stringify(seen);
    if (now !== before) frames_.push({ at, ...seen });
    before = now;
  };
  requestAnimationFrame(note);
  globalThis.shift_ = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift_ += value;
  }).observe({ type: "layout-shift", buffered: true });
})();
