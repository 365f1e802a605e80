/* The table in a browser: live updates, deeds without a page load, keys, menus, gathered sets. */

import { allowSound, call } from "./call.js";
import { redraw } from "./morph.js";
import { watchCards } from "./peek.js";
import { watchRules } from "./rule.js";
import { quieten, speakAgain, watchReasons } from "./why.js";

const main = document.getElementById("main");
const at = (id) => document.getElementById(id);
let version = Number(main.dataset.version);
let seen = Number(document.querySelector("#choices [name=seen]")?.value ?? -1);
let mine = Boolean(document.querySelector("#choices, #veil[open]"));
let gathered = new Set();

/* ---- news: from the stream, or as the answer to a deed */

function show(news) {
  if (news.version < version) return;
  version = news.version;
  if (news.seen !== seen) gathered.clear();
  seen = news.seen;
  const inChoice = Boolean(document.activeElement?.closest("#prompt, #hand, #drawing"));
  const known = new Set([...document.querySelectorAll("#events > li")].map((line) => line.id));
  closeMenu();
  const explained = quieten();
  redraw(news.parts);
  speakAgain(explained);
  markNew(known);
  document.title = news.title;
  coverUp();
  paintGathered();
  if (inChoice && document.activeElement === document.body) focusPrompt();
  if (news.mine && !mine) {
    at("live").textContent = news.say;
    call();
  } else if (!news.mine) at("live").textContent = "";
  mine = news.mine;
}

function markNew(known) {
  for (const line of document.querySelectorAll("#events > li")) {
    line.classList.toggle("is-new", !known.has(line.id));
  }
}

function focusPrompt() {
  const title = document.querySelector("#prompt .prompt-title, #prompt .prompt-wait");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/* While the veil hangs, nothing behind it can be reached. */
function coverUp() {
  const veiled = at("veil").hasAttribute("open");
  for (const part of main.children) {
    if (!["veil", "live", "toast"].includes(part.id)) part.inert = veiled;
  }
  if (veiled && !at("veil").contains(document.activeElement)) {
    at("veil").querySelector("button")?.focus();
  }
}

let stream = null;
let isLost = false;

function listen() {
  const seat = main.dataset.seat;
  stream = new EventSource(`${main.dataset.live}?seat=${seat}&after=${version}`);
  stream.onmessage = (event) => show(JSON.parse(event.data));
  stream.onopen = () => {
    if (isLost) toast(main.dataset.back, 2500);
    isLost = false;
  };
  stream.onerror = () => {
    if (!isLost) toast(main.dataset.lost);
    isLost = true;
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  };
}

let toastTimer = 0;

function toast(text, lasts = 0) {
  const box = at("toast");
  clearTimeout(toastTimer);
  box.textContent = text;
  box.hidden = !text;
  if (lasts) toastTimer = setTimeout(() => (box.hidden = true), lasts);
}

/* ---- deeds */

async function send(address, body) {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { accept: "application/json" },
      body,
    });
    const news = await readNews(response);
    if (news.go) location.assign(news.go);
    if (news.parts) show(news);
    if (news.error || news.said) toast(news.error || news.said, 7000);
    return response.ok;
  } catch {
    toast(main.dataset.lost, 4000);
    return false;
  }
}

async function readNews(response) {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return { error: text };
  }
}

/* What the decision under way has seen: a second click on the same state is a double click. */
let underWay = null;

async function act(words) {
  const form = at("choices");
  const known = form?.elements.seen.value;
  if (!form || underWay === known) return;
  const body = new URLSearchParams({ seen: known, seat: form.elements.seat.value });
  for (const word of words) body.append("action", word);
  underWay = known;
  try {
    await send(addressOf(form), body);
  } finally {
    if (underWay === known) underWay = null;
  }
}

/* A form's own field called "action" hides its property of that name. */
const addressOf = (form) => form.getAttribute("action") ?? "";

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.getAttribute("method") !== "post" || !addressOf(form).startsWith("/t/")) return;
  event.preventDefault();
  if (form.id === "choices") {
    if (event.submitter?.value) choose(event.submitter.value);
    return;
  }
  const body = new URLSearchParams(new FormData(form, event.submitter));
  send(addressOf(form), body).then((isDone) => {
    if (!isDone) return;
    for (const field of form.querySelectorAll("#chat-text, textarea")) field.value = "";
    const menu = form.closest("details.menu");
    if (menu) menu.open = false;
  });
});

/* ---- one thing, one or several actions */

const isGathering = () => at("choices")?.dataset.gathers === "yes";

/* A word may be several, joined by ">", done one after the other: a walk through rooms. */
function choose(word) {
  if (!isGathering()) return act(word.split(">"));
  if (word === "done") return finishSet();
  if (gathered.has(word)) gathered.delete(word);
  else gathered.add(word);
  paintGathered();
}

/* The gathered words in the order in which they are offered. */
function theSet() {
  const offered = [...document.querySelectorAll("#choices button[name=action]")].map((b) => b.value);
  return offered.filter((word) => gathered.has(word));
}

function finishSet() {
  act([...theSet(), "done"]);
}

/* A board may say beforehand what each set would amount to. */
function tellSum() {
  const title = document.querySelector("#prompt .prompt-title");
  const sets = document.querySelector("#drawing [data-sets]");
  if (!title || !sets) return;
  title.dataset.usual ??= title.textContent;
  const sum = JSON.parse(sets.dataset.sets)[theSet().join("|")];
  title.textContent = sum ?? title.dataset.usual;
  at("live").textContent = sum ?? "";
}

function paintGathered() {
  const form = at("choices");
  if (!form || !isGathering()) return;
  for (const button of form.querySelectorAll("button[name=action]")) {
    if (button.value === "done") continue;
    button.setAttribute("aria-pressed", gathered.has(button.value));
  }
  for (const thing of document.querySelectorAll("#drawing [data-words], #hand [data-words]")) {
    const isPicked = wordsOf(thing).some((word) => gathered.has(word));
    thing.classList.toggle("picked", isPicked);
    thing.querySelector(".card")?.classList.toggle("picked", isPicked);
    thing.setAttribute("aria-pressed", isPicked);
  }
  const confirm = form.querySelector(".confirm");
  if (confirm) confirm.hidden = gathered.size === 0;
  tellSum();
}

const wordsOf = (thing) => thing.dataset.words.split("|").filter(Boolean);

function pick(thing) {
  const words = wordsOf(thing);
  if (!at("choices") || words.length === 0) return;
  if (words.length === 1) choose(words[0]);
  else openMenu(thing, words, (thing.dataset.says ?? "").split("|"));
}

const buttonOf = (word) => at("choices")?.querySelector(`button[value="${CSS.escape(word)}"]`);

let menuOwner = null;

function openMenu(thing, words, says) {
  const menu = at("thing-menu");
  menu.replaceChildren(...words.map((word, place) => menuItem(word, says[place])));
  menu.setAttribute("aria-label", main.dataset.menu);
  menu.hidden = false;
  menuOwner = thing;
  placeMenu(menu, thing);
  menu.firstElementChild.focus();
}

function menuItem(word, says) {
  const item = document.createElement("button");
  item.className = "choice";
  item.type = "button";
  item.setAttribute("role", "menuitem");
  item.dataset.word = word;
  item.textContent = says || (buttonOf(word)?.lastChild.textContent.trim() ?? word);
  return item;
}

function placeMenu(menu, thing) {
  const box = thing.getBoundingClientRect();
  const home = menu.offsetParent.getBoundingClientRect();
  const left = box.left + box.width / 2 - menu.offsetWidth / 2 - home.left;
  const top = box.top + box.height / 3 - home.top;
  menu.style.left = `${Math.max(8, Math.min(left, home.width - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(top, home.height - menu.offsetHeight - 8))}px`;
}

function closeMenu() {
  at("thing-menu").hidden = true;
  if (menuOwner && document.activeElement === document.body) menuOwner.focus?.();
  menuOwner = null;
}

document.addEventListener("click", (event) => {
  allowSound();
  const item = event.target.closest("#thing-menu button");
  if (item) {
    closeMenu();
    choose(item.dataset.word);
    return;
  }
  const thing = event.target.closest("#drawing [data-words], #hand [data-words]");
  if (thing) {
    event.preventDefault();
    pick(thing);
    return;
  }
  if (event.target.closest(".confirm")) finishSet();
  if (!at("thing-menu").hidden) closeMenu();
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
  if (event.target.closest(".verdict-close")) at("outcome").hidden = true;
  const copy = event.target.closest("[data-copy]");
  if (copy) copyFrom(copy);
});

function copyFrom(button) {
  const field = at(button.dataset.copy);
  field.select();
  navigator.clipboard?.writeText(field.value);
  toast(button.dataset.copied, 1500);
}

/* ---- keys */

document.addEventListener("keydown", (event) => {
  allowSound();
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (!at("thing-menu").hidden && menuKey(event)) return;
  const thing = event.target.closest?.("#drawing [data-words]");
  if (thing && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    pick(thing);
    return;
  }
  if (event.target.closest?.("input, textarea, select, [contenteditable]")) return;
  const key = keyOf(event);
  const button = key && document.querySelector(`button[data-key="${CSS.escape(key)}"]`);
  if (!button || button.closest("[hidden], [inert]")) return;
  event.preventDefault();
  button.click();
});

/* The key as printed on a Latin keyboard, whatever layout is switched on. */
function keyOf(event) {
  const code = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(event.code);
  return code ? code[1].toLowerCase() : "";
}

function menuKey(event) {
  const items = [...at("thing-menu").children];
  const now = items.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) items[(now + step + items.length) % items.length].focus();
  else if (event.key === "Escape" || event.key === "Tab") {
    const owner = menuOwner;
    closeMenu();
    owner?.focus?.();
  } else return false;
  event.preventDefault();
  return true;
}

/* ---- the shape of the board: tall on narrow screens */

const narrow = window.matchMedia("(width < 760px)");

async function reshape() {
  const shape = narrow.matches ? "tall" : "wide";
  if (main.dataset.shape === shape) return;
  main.dataset.shape = shape;
  document.cookie = `shape=${shape}; path=/; max-age=31536000; samesite=lax`;
  const page = await (await fetch(location.href)).text();
  const drawn = new DOMParser().parseFromString(page, "text/html").getElementById("drawing");
  if (drawn && main.dataset.shape === shape) redraw({ drawing: drawn.outerHTML });
}

narrow.addEventListener("change", () => {
  reshape();
  stream?.close();
  listen();
});

coverUp();
paintGathered();
reshape();
listen();
watchCards();
watchReasons();
watchRules();
