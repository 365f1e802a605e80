/* A closer look at a card on the board: under the mouse, with the focus, or by a long touch. */

const HOVER = 350;
const TOUCH = 450;
let timer = 0;
let sheet = null;
let isHeld = false;

const cardOf = (target) => target.closest?.("#drawing .card, #hand .card");

function show(card) {
  hide();
  const board = document.getElementById("board");
  const copy = card.cloneNode(true);
  copy.classList.remove("dim", "glow", "picked");
  copy.removeAttribute("id");
  copy.firstElementChild?.removeAttribute("transform");
  sheet = document.createElement("div");
  sheet.setAttribute("aria-hidden", "true");
  sheet.className = `peek ${sideOf(card, board)}`;
  sheet.innerHTML = '<svg viewBox="-8 -10 176 230"></svg>';
  sheet.firstElementChild.append(copy);
  board.append(sheet);
}

/* The side of the board that the card does not lie on. */
function sideOf(card, board) {
  const box = card.getBoundingClientRect();
  const home = board.getBoundingClientRect();
  return box.left + box.width / 2 > home.left + home.width / 2 ? "left" : "right";
}

function hide() {
  clearTimeout(timer);
  sheet?.remove();
  sheet = null;
}

function soon(card, delay) {
  clearTimeout(timer);
  timer = setTimeout(() => show(card), delay);
}

export function watchCards() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const card = event.target.closest?.("#drawing .card");
    if (card) soon(card, HOVER);
    else hide();
  });
  document.addEventListener("focusin", (event) => {
    const card = event.target.matches?.("#drawing [tabindex]:focus-visible")
      ? event.target.querySelector(".card")
      : null;
    if (card) show(card);
    else hide();
  });
  document.addEventListener("pointerdown", (event) => {
    isHeld = false;
    const card = event.pointerType === "touch" && cardOf(event.target);
    if (!card) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isHeld = true;
      show(card);
    }, TOUCH);
  });
  for (const name of ["pointerup", "pointercancel", "scroll"]) {
    document.addEventListener(name, (event) => event.pointerType !== "mouse" && hide(), true);
  }
  /* The click that ends a long touch picks nothing. */
  document.addEventListener("click", (event) => isHeld && stop(event), true);
  document.addEventListener("contextmenu", (event) => isHeld && event.preventDefault());
}

function stop(event) {
  isHeld = false;
  event.preventDefault();
  event.stopPropagation();
}
