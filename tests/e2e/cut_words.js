() => {
  // Names and what people wrote may be shortened; our own words never.
  const mayBeCut = (node) =>
    node.closest("[data-may-be-cut], .unseen, [hidden]");
  const scrolls = (style) =>
    /auto|scroll/.test(style.overflowX + style.overflowY);
  const clips = (style) =>
    /hidden|clip/.test(style.overflowX + style.overflowY);
  // Asked again and again for what stands around many words.
  const remembered = (ask) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element);
    };
  };
  const styleOf = remembered((element) => getComputedStyle(element));
  const boxOf = remembered((element) => element.getBoundingClientRect());
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const words = text.textContent.trim();
    const parent = text.parentElement;
    if (
      !words ||
      !parent ||
      parent.closest("script, style, svg") ||
      mayBeCut(parent)
    )
      continue;
    if (
      !parent.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      })
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    let fault = "";
    let elsewhere = false;
    for (
      let at = parent;
      at && at !== document.documentElement;
      at = at.parentElement
    ) {
      const style = styleOf(at);
      // The map is moved about by hand: what lies beyond its edge is out of sight, not cut.
      if (scrolls(style) || at.matches(".board")) {
        elsewhere = true;
        break;
      }
      const around = boxOf(at);
      if (clips(style) && Math.min(around.width, around.height) <= 2) {
        elsewhere = true; // only read aloud
        break;
      }
      // A font's own box is taller than its letters.
      const slack = 0.35 * parseFloat(styleOf(parent).fontSize);
      const sideways = Math.max(
        around.left - box.left,
        box.right - around.right,
      );
      const upright = Math.max(
        around.top - box.top,
        box.bottom - around.bottom,
      );
      if (clips(style) && (sideways > 1.5 || upright > slack)) {
        fault = `cut by ${at.className || at.tagName}`;
        break;
      }
      if (
        /^(BUTTON|A|LABEL|LI|TH|TD)$/.test(at.tagName) &&
        style.display !== "inline" &&
        sideways > 1.5
      ) {
        fault = `sticks out of ${at.className || at.tagName}`;
        break;
      }
    }
    if (
      !fault &&
      !elsewhere &&
      (box.left < -1.5 || box.right > innerWidth + 1.5)
    )
      fault = "outside the window";
    if (fault) found.push(`${JSON.stringify(words.slice(0, 60))} ${fault}`);
  }
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 1) found.push(`the page is ${wide} px wider than the window`);
  return found;
};
