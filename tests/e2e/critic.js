// Looks at a page in one language after the other, in one go: nobody has to ask in between.
(cutWords, crowding) => {
  const PLACE = "hushmaze.settings";
  const PATIENCE_MS = 30_000; // only guards against hanging
  const frame = () => new Promise(requestAnimationFrame);

  async function spoken(language) {
    const patience = performance.now() + PATIENCE_MS;
    while (document.documentElement.lang !== language) {
      if (performance.now() > patience)
        throw Error(`nobody speaks ${language}`);
      await frame();
    }
  }

  // As if another window of the same browser had changed the settings.
  async function settle(wishes) {
    const settings = JSON.parse(localStorage[PLACE] ?? "{}");
    localStorage[PLACE] = JSON.stringify({ ...settings, ...wishes });
    dispatchEvent(new StorageEvent("storage", { key: PLACE }));
    await spoken(wishes.language);
    await frame(); // what depends on the size of something else comes a frame later
    await frame();
    await document.fonts.ready; // another alphabet may bring its own letters, narrower than those meanwhile
    await frame();
  }

  // Nothing moves meanwhile, and all that is not in sight is laid out at once, not line by line when asked for.
  const still = new CSSStyleSheet();
  still.replaceSync(`*, ::before, ::after {
    animation: none !important; transition: none !important; content-visibility: visible !important;
  }`);
  document.adoptedStyleSheets.push(still);

  // Axe's own data say how grave a fault against a rule is: what is never grave is not asked for.
  axe.configure({ noHtml: true }); // it would write down every element that is in order
  const mild = axe._audit.rules.filter(({ impact }) =>
    ["minor", "moderate"].includes(impact),
  );
  const options = {
    resultTypes: ["violations"],
    elementRef: true,
    rules: Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }])),
    preload: false, // only two of the rules read style sheets and films: one is mild, one is off
  };

  // Pages are veiled (veil.py), so that nothing is painted; whoever looks sees them as they are.
  async function unveiled(look) {
    const veil = globalThis.veil ?? {};
    veil.disabled = true;
    const found = await look();
    veil.disabled = false;
    return found;
  }

  async function graveFaults() {
    const { violations } = await unveiled(() => axe.run(document, options));
    return violations.map(({ id, nodes: [{ element, failureSummary }] }) => {
      const where = element.outerHTML.slice(0, 160);
      return `${id}: ${where} (${failureSummary.slice(0, 200)})`;
    });
  }

  async function look({ languages, axeIn, textSize }) {
    const found = [];
    for (const language of languages) {
      await settle({ language, textSize });
      const faults = await unveiled(cutWords);
      if (axeIn.includes(language)) faults.push(...(await graveFaults()));
      found.push(...faults.map((fault) => `${language}: ${fault}`));
    }
    return found;
  }

  const leave = () => settle({ language: "en", textSize: 1 });

  return {
    look,
    settle,
    leave,
    graveFaults,
    crowding: () => unveiled(crowding),
  };
};
