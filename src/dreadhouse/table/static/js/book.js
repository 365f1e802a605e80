/* A book on the table: text size, reading aloud, pages read again, and what moves with a new page. */

import { isStill } from "./morph.js";

const root = document.documentElement;
const main = document.getElementById("main");
const at = (id) => document.getElementById(id);
const narrow = window.matchMedia("(width < 760px)");

/* ---- the size of the text */

const SIZES = 5;
const USUAL = 1;
const sizeKept = () => {
  const kept = Number(localStorage.getItem("text-size") ?? USUAL);
  return Number.isInteger(kept) && kept >= 0 && kept < SIZES ? kept : USUAL;
};

function setSize(size) {
  root.dataset.size = size;
  localStorage.setItem("text-size", size);
  for (const button of document.querySelectorAll("#sizes button")) {
    const next = size + Number(button.dataset.size);
    button.disabled = next < 0 || next >= SIZES;
  }
}

/* ---- reading aloud */

const voice = window.speechSynthesis;
let isReading = false;

function passages() {
  return [...document.querySelectorAll("#leaf [data-aloud]")].filter((each) => !each.closest("details:not([open])"));
}

function readAloud() {
  hush();
  isReading = true;
  for (const passage of passages()) {
    const said = new SpeechSynthesisUtterance(passage.textContent);
    said.lang = passage.closest("[lang]").lang;
    said.voice = voice.getVoices().find((each) => each.lang.startsWith(said.lang)) ?? null;
    said.onstart = () => passage.classList.add("is-read");
    said.onend = said.onerror = () => passage.classList.remove("is-read");
    voice.speak(said);
    if (passage === passages().at(-1)) said.addEventListener("end", hush);
  }
  paintAloud();
}

function hush() {
  isReading = false;
  voice?.cancel();
  for (const passage of document.querySelectorAll(".is-read")) passage.classList.remove("is-read");
  paintAloud();
}

function paintAloud() {
  const button = at("aloud");
  if (!button) return;
  button.setAttribute("aria-pressed", isReading);
  button.querySelector(".aloud-word").textContent = isReading ? button.dataset.stop : button.dataset.say;
}

/* ---- a page read before */

async function openAgain(id) {
  const response = await fetch(main.dataset.live.replace(/live$/, "read"));
  if (!response.ok) return;
  const book = new DOMParser().parseFromString(await response.text(), "text/html");
  const page = book.getElementById(id);
  if (!page) return;
  at("reread").querySelector(".paper").replaceChildren(...page.children);
  at("reread").querySelector(".paper").scrollTop = 0;
  at("reread").showModal();
}

document.addEventListener("click", (event) => {
  const size = event.target.closest("[data-size]:is(button)");
  if (size) setSize(sizeKept() + Number(size.dataset.size));
  if (event.target.closest("#aloud")) isReading ? hush() : readAloud();
  if (event.target.closest(".reread-close")) at("reread").close();
  const page = event.target.closest("[data-reread]");
  if (!page || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openAgain(page.dataset.reread);
});

/* While a page lies over the table, keys are for that page alone. */
document.addEventListener(
  "keydown",
  (event) => {
    if (document.querySelector("dialog[open]:modal") && event.key.length === 1) event.stopPropagation();
  },
  true,
);

/* ---- a new page */

let page = at("leaf").dataset.page;

function turnPage() {
  const now = at("leaf").dataset.page;
  if (now === page) return;
  const isNewCard = now?.split(" ")[0] !== page?.split(" ")[0];
  page = now;
  hush();
  showHere();
  if (!isNewCard) return;
  const slip = at("leaf").querySelector(":scope > .writing.slip");
  const target = slip ?? at("leaf");
  const behavior = isStill() ? "auto" : "smooth";
  if (slip && !at("leaf").querySelector(":scope > .writing.page")) scrollTo(slip, behavior);
  else if (!slip) scrollTo(at("leaf"), behavior);
  if (document.activeElement === document.body || document.activeElement.closest("#prompt")) {
    target.querySelector(".writing-title")?.focus({ preventScroll: true });
  }
}

function scrollTo(part, behavior) {
  if (part.id === "leaf" && !narrow.matches) at("board").scrollTo({ top: 0, behavior });
  else part.scrollIntoView({ block: narrow.matches ? "start" : "nearest", behavior });
}

/* The map shows where one is, however long the way has become. */
function showHere() {
  const scroll = at("drawing");
  const here = scroll.querySelector(".map-place.here");
  if (!here) return;
  const box = here.getBoundingClientRect();
  const home = scroll.getBoundingClientRect();
  scroll.scrollTop += box.top + box.height / 2 - home.top - home.height / 2;
}

/* What happens is heard while the journal is folded away, too. */
let heard = new Set([...document.querySelectorAll("#events > li")].map((line) => line.id));

function tellNews() {
  const lines = [...document.querySelectorAll("#events > li[id]")];
  const fresh = lines.filter((line) => !heard.has(line.id)).reverse();
  heard = new Set(lines.map((line) => line.id));
  const isFolded = !at("events")?.closest("details")?.open;
  if (fresh.length && isFolded) at("heard").textContent = fresh.map((line) => line.textContent).join(" ");
}

new MutationObserver(turnPage).observe(at("leaf"), { attributes: true });
if (at("events")) new MutationObserver(tellNews).observe(at("events"), { childList: true });

setSize(sizeKept());
at("sizes")?.removeAttribute("hidden");
if (voice && "SpeechSynthesisUtterance" in window) at("aloud")?.removeAttribute("hidden");
if (narrow.matches) {
  for (const fold of document.querySelectorAll(".fold:not(.of-company, .of-seats)")) fold.open = false;
}
showHere();
