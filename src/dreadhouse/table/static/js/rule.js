/* A rule opens over the table, with its text and a link to its place in the book. */

const sheet = () => document.getElementById("rule-sheet");

async function openRule(link) {
  const [page, id] = link.getAttribute("href").split("#");
  const response = await fetch(`${page}/${id}`, { headers: { accept: "application/json" } });
  if (!response.ok) return location.assign(link.href);
  const rule = await response.json();
  sheet().querySelector(".rule-text").innerHTML = rule.html;
  sheet().querySelector("a.rule-place").href = link.getAttribute("href");
  if (!sheet().open) sheet().showModal();
}

export function watchRules() {
  document.addEventListener("click", (event) => {
    if (event.target.closest(".rule-close")) sheet().close();
    const link = event.target.closest("main a.rule");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openRule(link);
  });
}
