/* A replay in a browser: steps without a page load, keys, and playing by itself. */

import { isStill, redraw } from "./morph.js";
import { watchCards } from "./peek.js";
import { watchRules } from "./rule.js";

const BEAT = 900;
const at = (id) => document.getElementById(id);
let timer = 0;
let isBusy = false;

async function go(query) {
  if (isBusy) return;
  isBusy = true;
  try {
    const address = `${at("replay-bar").getAttribute("action")}?${query}`;
    const response = await fetch(address, { headers: { accept: "application/json" } });
    if (!response.ok) return location.assign(address);
    const news = await response.json();
    redraw(news.parts);
    at("eyes").elements.step.value = news.step;
    history.replaceState(null, "", address);
    if (news.step >= news.last) stop();
    else paintPlay();
  } finally {
    isBusy = false;
  }
}

const seat = () => at("replay-bar").elements.seat.value;
const range = () => at("replay-bar").elements.to;

document.addEventListener("submit", (event) => {
  if (event.target.id !== "replay-bar") return;
  event.preventDefault();
  stop();
  const step = event.submitter?.value ?? range().value;
  go(new URLSearchParams({ seat: seat(), step }));
});

document.addEventListener("input", (event) => {
  if (event.target !== range()) return;
  stop();
  go(new URLSearchParams({ seat: seat(), step: range().value }));
});

document.addEventListener("change", (event) => {
  if (event.target === range()) go(new URLSearchParams({ seat: seat(), step: range().value }));
  if (event.target.id === "seen-by") event.target.form.requestSubmit();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest?.("input, select, textarea")) return;
  const index = { Home: 0, ArrowLeft: 1, ArrowRight: 2, End: 3 }[event.key];
  if (index === undefined) return;
  event.preventDefault();
  at("replay-bar").querySelectorAll("button[name=step]")[index].click();
});

document.addEventListener("click", (event) => {
  if (!event.target.closest(".autoplay")) return;
  if (timer) stop();
  else start();
});

function start() {
  timer = setInterval(() => {
    const next = at("replay-bar").querySelectorAll("button[name=step]")[2].value;
    go(new URLSearchParams({ seat: seat(), step: next }));
  }, isStill() ? BEAT * 1.5 : BEAT);
  paintPlay();
}

function stop() {
  clearInterval(timer);
  timer = 0;
  paintPlay();
}

function paintPlay() {
  const button = document.querySelector(".autoplay");
  button.hidden = false;
  button.textContent = timer ? button.dataset.stop : button.dataset.play;
  button.setAttribute("aria-pressed", Boolean(timer));
}

paintPlay();
watchCards();
watchRules();
