// @ts-check
// Theme and motion before the first paint: the page must not flash. A classic script for that reason.
(() => {
  try {
    const chosen = JSON.parse(localStorage.getItem("hoarfrost.settings") ?? "{}");
    for (const name of ["theme", "motion"]) {
      if (chosen[name] && chosen[name] !== "system") document.documentElement.dataset[name] = chosen[name];
    }
  } catch {
    // No storage: the system decides.
  }
})();
