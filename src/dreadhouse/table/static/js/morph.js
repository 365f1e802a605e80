/* Redraws a part of the page in place: things with the same id stay the same element,
   so focus and typed text stay, and a thing that lies elsewhere slides there. */

const STILL = window.matchMedia("(prefers-reduced-motion: reduce)");
const SLIDE = { duration: 420, easing: "cubic-bezier(0.3, 0.7, 0.2, 1)" };

export function parse(text) {
  const template = document.createElement("template");
  template.innerHTML = text;
  return template.content.firstElementChild;
}

export function morph(old, fresh) {
  syncAttributes(old, fresh);
  if (!old.isEqualNode(fresh)) syncChildren(old, fresh);
}

function syncAttributes(old, fresh) {
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    if (name === "value" && isTyped(old)) continue;
    old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    const keeps = name === "open" && old.localName === "details";
    if (!fresh.hasAttribute(name) && !keeps) old.removeAttribute(name);
  }
  if (old.localName === "input" && old.type === "range" && document.activeElement !== old) {
    old.value = fresh.getAttribute("value");
  }
}

function isTyped(element) {
  return element.localName === "input" && element.type === "text" && element.value !== element.defaultValue;
}

function syncChildren(old, fresh) {
  const wanted = new Set([...fresh.children].map((child) => child.id).filter(Boolean));
  for (const child of [...old.childNodes]) {
    if (child.id && !wanted.has(child.id)) child.remove();
  }
  let place = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const same = partner(old, child, place);
    if (!same) {
      old.insertBefore(document.importNode(child, true), place);
      continue;
    }
    if (same === place) place = place.nextSibling;
    else old.insertBefore(same, place);
    if (same.nodeType === Node.ELEMENT_NODE) morph(same, child);
    else if (same.nodeValue !== child.nodeValue) same.nodeValue = child.nodeValue;
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

function partner(old, child, place) {
  if (child.id) {
    const known = [...old.children].find((each) => each.id === child.id);
    return known && known.nodeName === child.nodeName ? known : null;
  }
  for (let node = place; node; node = node.nextSibling) {
    if (!node.id && node.nodeType === child.nodeType && node.nodeName === child.nodeName) return node;
    if (node.id) return null;
  }
  return null;
}

export function isStill() {
  return STILL.matches || document.documentElement.dataset.motion === "off";
}

/* Where every thing lies: a card keeps its name from the hand to the table. */
export function places() {
  const found = new Map();
  for (const element of document.querySelectorAll("[id^='thing-'], [id^='hand-']")) {
    found.set(nameOf(element), element.getBoundingClientRect());
  }
  return found;
}

function nameOf(element) {
  return element.id.replace(/^(thing|hand)-/, "");
}

export function slide(before) {
  if (isStill()) return;
  for (const element of document.querySelectorAll("[id^='thing-'], [id^='hand-']")) {
    const from = before.get(nameOf(element));
    const to = element.getBoundingClientRect();
    if (!from) arrive(element);
    else if (from.width && to.width) glide(element, from, to);
  }
}

function glide(element, from, to) {
  const scale = element.ownerSVGElement?.getScreenCTM()?.a || 1;
  const x = (from.left - to.left) / scale;
  const y = (from.top - to.top) / scale;
  if (Math.abs(x) + Math.abs(y) < 3) return;
  element.animate(
    [{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0px, 0px)" }],
    { ...SLIDE, composite: "add" },
  );
}

function arrive(element) {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
}

/* Redraw the parts of the page; a part that is not on the page is passed over. */
export function redraw(parts) {
  const before = places();
  const focused = document.activeElement?.id;
  for (const [id, text] of Object.entries(parts)) {
    const old = document.getElementById(id);
    if (old) morph(old, parse(text));
  }
  if (focused && document.activeElement?.id !== focused) {
    document.getElementById(focused)?.focus({ preventScroll: true });
  }
  slide(before);
}
