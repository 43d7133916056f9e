// Boards, side by side, and the cells that can be tapped.

function strip(mine) {
  const order = state.boards.map((board, index) => ({ board, index })).filter((one) => one.board.svg);
  if (!order.length) return null;
  const own = mine && order.find((one) => one.board.owner === mine.name);
  if (own) order.splice(0, 0, ...order.splice(order.indexOf(own), 1));
  const touch = state.ask && state.ask.touch;
  const named = touch && typeof touch.board === "number" ? touch.board : own ? own.index : order[0].index;
  const whole = part("strip", order.map((one) => one.board.title), () => newStrip(order));
  settle(whole.querySelector("#strip"), order.map(({ board, index }) => part("board " + index,
    [board, large, index === named ? [shownAsk, picked, answer, Boolean(pending)] : 0], () => boardBox(board, index === named))));
  whole.classList.toggle("enlarged", large);
  return whole;
}

function newStrip(order) {
  const box = make("div", { id: "strip", class: "strip", tabindex: 0, role: "group", "aria-label": word("boards") });
  box.addEventListener("scroll", () => markTab(box), { passive: true });
  const tabs = order.length > 1 ? make("div", { class: "tabs" }, order.map(({ board }, at) => button(board.title || board.owner || String(at + 1), () => {
    box.children[at].scrollIntoView({ behavior: "smooth", block: "nearest", inline: "start" });
  }, { key: "tab" + at }))) : null;
  return make("section", { class: "boards", "aria-label": word("boards") }, tabs, box);
}

// Which board is in sight; what is below it comes as near as it can.
function markTab(box) {
  const at = box.clientWidth ? Math.round(box.scrollLeft / box.clientWidth) : 0;
  document.querySelectorAll(".tabs button").forEach((one, index) => one.setAttribute("aria-current", String(index === at)));
  if (box.children[at]) box.style.setProperty("--h", box.children[at].offsetHeight + "px");
}

function boardBox(board, tapped) {
  const box = make("figure", { class: "board" }, make("figcaption", { text: board.title || board.owner || "" }));
  const pic = picture(board);
  if (pic) {
    box.append(pic);
    if (tapped) overlay(pic, board);
    if (!isScreen && !board.owner && pic.matches(".tall")) {
      box.append(button("⤢", () => { large = !large; draw(); }, { class: "large", "aria-label": word("large"), "aria-pressed": String(large), key: "large" }));
    }
  }
  if (board.counts) box.append(make("p", { class: "faint counts", text: board.counts }));
  return box;
}

function picture(board) {
  if (!board.svg) return null;
  const svg = drawing(board.svg);
  const [, , width, height] = (svg.getAttribute("viewBox") || "0 0 1 1").split(/[\s,]+/).map(Number);
  const pic = make("div", { class: height > 1.4 * width ? "pic tall" : "pic" }, svg);
  pic.size = [width, height];
  pic.style.setProperty("--w", width);
  pic.style.setProperty("--r", width / height);
  return pic;
}

function overlay(pic, board) {
  const offered = cellsNow(), refused = answer && !answer.ok && answer.where;
  for (const cell of [picked.cell, ...picked.walk, ...picked.trail.map((one) => one.cell)]) if (cell && !offered[cell]) over(pic, board, cell, make("span", { class: "cell now" }));
  for (const [cell, act] of Object.entries(offered)) {
    over(pic, board, cell, button("", tap(act), { class: "cell" + (refused === "cell " + cell ? " no" : "") + (picked.cell === cell ? " now" : ""),
      "aria-label": word("cell", { cell }), key: "cell " + cell, "data-cell": cell }));
  }
}

function over(pic, board, cell, box) {
  const at = board.cells && board.cells[cell], [width, height] = pic.size;
  if (!at) return;
  for (const [side, value] of [["left", at.x / width], ["top", at.y / height], ["width", at.w / width], ["height", at.h / height]]) box.style[side] = 100 * value + "%";
  pic.append(box);
}

// What each cell does when it is tapped now.
function cellsNow() {
  const ask = state.ask, touch = ask && ask.touch, cells = {};
  if (!ask || pending) return cells;
  if (touch && touch.card) {
    const face = faceNow();
    if (picked.cell) {
      for (const cell of walkCells(touch)) cells[cell] = () => { picked.walk.push(cell); draw(); };
    } else if (face) {
      for (const cell of touch.cells || []) cells[cell] = () => cellTapped(touch, face, cell);
    }
    return cells;
  }
  const by = {}, list = touch && touch.choose ? listNow(touch) : null;
  for (const one of list ? list.of : []) if (one.cell) (by[one.cell] = by[one.cell] || []).push(one);
  for (const [cell, ones] of Object.entries(by)) {
    cells[cell] = ones.length === 1 ? () => choose(touch, ones[0], "cell " + cell) : () => { picked.cell = picked.cell === cell ? "" : cell; draw(); };
  }
  return cells;
}
