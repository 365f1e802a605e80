/* Why a thing cannot be used now: its line beside the prompt lights up under mouse or focus. */

let said = null;

function explain(event) {
  const thing = event.target.closest?.("[data-why]");
  if (said?.thing === thing) return;
  if (said) quieten();
  if (thing) speak(thing);
}

function speak(thing) {
  const line = document.querySelector(`[data-reason="${CSS.escape(thing.dataset.why)}"]`);
  if (!line) return;
  const names = line.querySelector(".cannot-names");
  said = { thing, line, names, usual: names.textContent, wasHidden: line.hidden };
  const title = (thing.getAttribute("aria-label") ?? "").split(". ")[0];
  if (!names.textContent.includes(title)) names.textContent = title;
  line.classList.add("is-said");
  line.hidden = false;
}

/* Puts the line back as it was; gives the thing whose reason was said. */
export function quieten() {
  if (!said) return null;
  const { thing } = said;
  said.line.classList.remove("is-said");
  said.line.hidden = said.wasHidden;
  said.names.textContent = said.usual;
  said = null;
  return thing;
}

/* After the page was drawn anew: the reason of the thing that the person is still on. */
export function speakAgain(thing) {
  if (thing?.isConnected && thing.dataset.why) speak(thing);
}

export function watchReasons() {
  document.addEventListener("pointerover", explain);
  document.addEventListener("focusin", explain);
}
