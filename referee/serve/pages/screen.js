// The big screen.

function screenPage() {
  if (!state) return [heading(), make("main", {}, make("p", { class: "big", text: word(trouble || "connecting") }))];
  const score = Object.fromEntries(state.score.map((row) => [row[0], row.slice(1).join("  ")]));
  const people = make("ul", { class: "people" }, ofAll(), state.seats.map((one) => make("li", { class: one.todo ? "acts" : "" },
    make("span", { class: "dot " + (one.here ? "on" : "off") }), make("b", { text: headed(one) }),
    make("span", { class: "points", text: score[one.name] || "" }), make("span", { class: "todo", text: one.todo || "" }), countsOf(one))));
  const rest = state.score.filter((row) => !state.seats.some((one) => one.name === row[0]));
  const last = make("section", { class: "last", "aria-label": word("last") }, [state.won ? make("p", { class: "won", text: state.won }) : null, ...state.last.slice(0, 6).map((line) => make("p", { text: line }))]);
  const boards = state.boards.filter((one) => one.svg).map((board) => boardBox(board, false)), join = state.join ? joinBox() : null;
  const aside = make("aside", {}, people, rest.map((row) => make("p", { text: row.join(" ") })), last, boards.length ? join : null);
  const walls = make("div", { id: "walls", class: "walls" }, boards.length ? boards : join);
  return [make("header", {}, make("h1", {}, make("span", { text: state.stand }), make("small", { text: state.called + " · " + state.table })), connection()), make("main", {}, walls, aside)];
}

const SLIM = 130; // what is said below a board needs room, too

// As large as all boards can be, in as many rows as that takes; beside them all that is said has room.
function fit() {
  const walls = document.getElementById("walls"), aside = document.querySelector("aside");
  if (!walls) return;
  const title = document.querySelector("h1"), last = aside.querySelector(".last");
  shrink(title, 2, () => title.scrollWidth > title.clientWidth);
  shrink(aside, 1, () => [aside, last].some((one) => one.scrollHeight > one.clientHeight));
  const boards = Array.from(walls.querySelectorAll(".board"));
  let best = { scale: 0, rows: [boards] };
  for (let across = 1; across <= boards.length; across += 1) {
    const rows = [];
    for (let at = 0; at < boards.length; at += across) rows.push(boards.slice(at, at + across));
    const sizes = rows.map((row) => row.map((board) => board.querySelector(".pic")).filter(Boolean).map((pic) => [Math.max(pic.size[0], SLIM), pic.size[1]]));
    const wide = Math.max(...rows.map((row, at) => sizes[at].reduce((sum, [width]) => sum + width, 0) / (walls.clientWidth - 50 * row.length)));
    const high = sizes.reduce((sum, row) => sum + Math.max(1, ...row.map(([, height]) => height)), 0) / (walls.clientHeight - 130 * rows.length);
    const scale = wide > 0 && high > 0 ? 1 / Math.max(wide, high) : 0;
    if (scale > best.scale) best = { scale, rows };
  }
  const scale = Math.min(best.scale, 3.4);
  for (const pic of walls.querySelectorAll(".pic")) {
    pic.style.width = pic.size[0] * scale + "px";
    pic.parentElement.style.flex = `1 1 ${Math.max(pic.size[0], SLIM) * scale + 20}px`;
  }
  if (boards.length) walls.replaceChildren(...best.rows.map((row) => make("div", {}, row)));
}
function shrink(element, size, isFull) {
  do element.style.fontSize = size + "em"; while (isFull() && (size -= .05) > .5);
}
window.addEventListener("resize", () => { if (isScreen) fit(); });
