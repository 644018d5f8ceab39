// What is too small, and what lies over something else that one may need, at the size the window has now.
() => {
  const SMALLEST_TEXT = 12;
  const SMALLEST_TARGET = 40;
  const ROUNDING = 0.6;
  const CONTROLS =
    "button, a[href], input, select, textarea, summary, label:has(input), [role=switch]";
  const WORDS = /[\p{L}\p{N}]/u;
  const inWindow = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const called = (element) => {
    const words = (element.ariaLabel || element.textContent || "").trim();
    const kind = (element.getAttribute("class") ?? "")
      .replace(/\bs-\S+|svelte-\S+/g, "")
      .trim();
    return `${element.tagName.toLowerCase()}${kind ? `.${kind.split(/\s+/).join(".")}` : ""} "${words.slice(0, 30)}"`;
  };
  const overlap = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }) =>
    right - left < 2 || bottom - top < 2;

  // What is left of an element's box where it is cut by the window and by boxes that scroll.
  function seen(
    element,
    box = element.getBoundingClientRect(),
    around = element.parentElement,
  ) {
    let part = overlap(box, inWindow);
    for (; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX !== "visible" || overflowY !== "visible")
        part = overlap(part, around.getBoundingClientRect());
    }
    return part;
  }
  const isShown = (element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !element.closest("[inert], .unseen");
  const top = (x, y) => document.elementFromPoint(x, y);
  const controlAt = (x, y) => top(x, y)?.closest(CONTROLS);
  const position = (element) => getComputedStyle(element).position;
  // A bar that stays while the page is scrolled: what is under it now is seen a moment later.
  const stays = (element) => {
    for (let at = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(position(at))) return true;
    return false;
  };
  const scrolls = () =>
    document.scrollingElement.scrollHeight > innerHeight + 1;
  const passesUnder = (element, over) =>
    scrolls() && stays(over) && !stays(element);

  // Inputs that only paint, or hide, behind a label: the label is what is hit.
  const isTarget = (element) =>
    !(element.tagName === "INPUT" && element.closest("label")) &&
    !element.matches("label button, button *");
  const dialog = document.querySelector("dialog[open]");
  const scope = dialog ?? document.body;
  const controls = [...scope.querySelectorAll(CONTROLS)].filter(
    (element) =>
      isTarget(element) && isShown(element) && !isEmpty(seen(element)),
  );

  // A word in a sentence may be a link as high as the sentence.
  const isInline = (element) =>
    element.tagName === "A" &&
    getComputedStyle(element).display === "inline" &&
    element.parentElement.textContent.trim().length >
      element.textContent.trim().length;
  // Pawns are hit by their squares, and badges beside them have a larger ring around them.
  const byTheirSquare = (element) => element.matches(".pawn, .owner");

  const found = [];
  const complain = (fault) => found.push(fault);

  for (const control of controls) {
    const { width, height } = control.getBoundingClientRect();
    const small = Math.min(width, height) < SMALLEST_TARGET - ROUNDING;
    if (small && !isInline(control) && !byTheirSquare(control))
      complain(
        `${called(control)} is only ${Math.round(width)}x${Math.round(height)}`,
      );
  }

  // No control reaches over the sides of the window, where nobody gets to it.
  const isReached = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
    return element.closest(".map") !== null;
  };
  for (const control of scope.querySelectorAll(CONTROLS)) {
    if (!isTarget(control) || !isShown(control) || isReached(control)) continue;
    const { left, right } = control.getBoundingClientRect();
    if (left < -ROUNDING || right > innerWidth + ROUNDING)
      complain(`${called(control)} is cut by the window`);
  }

  // Nothing else is on top of a control, wherever it is touched.
  for (const control of controls) {
    if (byTheirSquare(control)) continue;
    const part = seen(control);
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    const [far, low] = [
      (part.right - part.left) * 0.4,
      (part.bottom - part.top) * 0.4,
    ];
    for (const [dx, dy] of [
      [0, 0],
      [-far, 0],
      [far, 0],
      [0, -low],
      [0, low],
    ]) {
      const hit = top(x + dx, y + dy);
      if (
        !hit ||
        control.contains(hit) ||
        hit.contains(control) ||
        passesUnder(control, hit)
      )
        continue;
      complain(`${called(control)} lies under ${called(hit)}`);
      break;
    }
  }

  // Badges of owners are as large as one has to read; none lies over another, over a pawn, or over what is lit.
  const isVisible = (element) => isShown(element) && !isEmpty(seen(element));
  const badges = [...scope.querySelectorAll(".owner .letter")].filter(
    isVisible,
  );
  const pawns = [...scope.querySelectorAll(".pawn .body")].filter(isVisible);
  const lit = [...scope.querySelectorAll(".torch.square")].filter(isVisible);
  for (const [at, badge] of badges.entries())
    for (const other of [...badges.slice(at + 1), ...pawns, ...lit]) {
      const [one, two] = [badge, other].map((each) =>
        each.getBoundingClientRect(),
      );
      const part = overlap(one, two);
      const round = other.matches(".letter");
      const apart = Math.hypot(
        (one.left + one.right - two.left - two.right) / 2,
        (one.top + one.bottom - two.top - two.bottom) / 2,
      );
      if (
        round ? apart < (one.width + two.width) / 2 - ROUNDING : !isEmpty(part)
      )
        complain(`the badge ${called(badge)} lies over ${called(other)}`);
    }

  // Texts: large enough, and under no control but their own.
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (
      !WORDS.test(text.data) ||
      element.closest("svg, script, style, option, noscript") ||
      !isShown(element)
    )
      continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const part = seen(element, box, element);
    if (isEmpty(part)) continue;
    // Widths of boxes are rounded: only what is really drawn to a scale counts as scaled.
    const drawn = element.offsetWidth
      ? element.getBoundingClientRect().width / element.offsetWidth
      : 1;
    const scale = Math.abs(drawn - 1) > 0.05 ? drawn : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < SMALLEST_TEXT - 0.05)
      complain(`${called(element)} is written in ${size.toFixed(1)} px`);
    const control = controlAt(
      (part.left + part.right) / 2,
      (part.top + part.bottom) / 2,
    );
    if (
      control &&
      !(control.closest("label") ?? control).contains(element) &&
      !element.contains(control) &&
      !element.closest(".map") &&
      !passesUnder(element, control)
    )
      complain(`${called(element)} lies under ${called(control)}`);
  }

  // Squares of the mall between the panels, and those of the heroes wherever they are in sight.
  const table = scope.querySelector("main.table");
  if (table) {
    const [over, right, under, left] = table
      .querySelector(".map")
      .dataset.insets.split(" ")
      .map(Number);
    const free = {
      left,
      top: over,
      right: innerWidth - right,
      bottom: innerHeight - under,
    };
    const covered = new Set();
    const look = (x, y, what) => {
      const hit = top(x, y);
      if (hit && !hit.closest(".map") && !hit.closest(".toasts"))
        covered.add(`${what} lies under ${called(hit)}`);
    };
    for (const tile of table.querySelectorAll(".tile[data-tile]")) {
      const box = tile.getBoundingClientRect();
      const side = box.width / 4;
      for (let square = 0; square < 16; square += 1) {
        const x = box.left + ((square % 4) + 0.5) * side;
        const y = box.top + (Math.floor(square / 4) + 0.5) * side;
        if (x > free.left && x < free.right && y > free.top && y < free.bottom)
          look(x, y, `a square of tile ${tile.dataset.tile}`);
      }
    }
    for (const pawn of table.querySelectorAll(".pawn:not([hidden])")) {
      const { left, right, bottom, width } = pawn.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, bottom - width / 2];
      if (x > 0 && x < innerWidth && y > 0 && y < innerHeight)
        look(x, y, `the ${pawn.dataset.hero}`);
    }
    found.push(...covered);
  }
  return [...new Set(found)];
};
