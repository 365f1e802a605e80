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

export function quieten() {
  if (!said) return;
  said.line.classList.remove("is-said");
  said.line.hidden = said.wasHidden;
  said.names.textContent = said.usual;
  said = null;
}

export function watchReasons() {
  document.addEventListener("pointerover", explain);
  document.addEventListener("focusin", explain);
}
