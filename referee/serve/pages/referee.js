"use strict";
// One page for everybody at a table: whoever joins, plays, watches, the big screen and the lobby. It knows no game:
// what may be tapped comes with the state, which always arrives whole and replaces the one before (but a board that looks
// as it did is not sent twice over one connection).

// All others come from the server, in the language of the phone.
const WORDS = { "connected": "Connected", "no-connection": "No connection. Trying again…", "connecting": "Connecting…" };
const LANGUAGES = { en: "English", fr: "Français", ru: "Русский" };
const SILENT = 12000; // ms without a beat: the connection is dead
const KEPT = 600000; // ms in which a page that was closed still sends what had no answer
const SETTLE = 350; // ms in which a second tap on what has just changed means nothing

const path = location.pathname.split("/").filter(Boolean);
const table = path[0] === "t" && path[1] ? decodeURIComponent(path[1]) : "";
const isScreen = path[2] === "screen";
const api = (what) => "/api/" + encodeURIComponent(table) + "/" + what;

let words = WORDS;
let lang = remembered("lang") || ((navigator.language || "en").slice(0, 2) in LANGUAGES ? navigator.language.slice(0, 2) : "en");
let state = null, shownAsk = "", settled = 0;
let picked = fresh(); // what has been tapped of an entry so far
let large = false; // a tall board fills the width, to be read; else all of it is in sight
let answer = null; // the last ruling or refusal: {ok, said, number, where}
let pending = null; // {what, body, where}: sent, not yet answered
let trouble = path[0] === "j" ? "old-code" : ""; // why there is nothing to show

function fresh() { return { kind: "", keys: {}, card: null, cell: "", walks: [], walk: [], pieces: [], trail: [] }; }

function word(key, values) {
  return (words[key] || "").replace(/\{(\w+)\}/g, (all, name) => values && name in values ? values[name] : all);
}

function remembered(key) { try { return localStorage.getItem("referee " + key); } catch { return null; } }
function remember(key, value) {
  try {
    if (value === null) localStorage.removeItem("referee " + key);
    else localStorage.setItem("referee " + key, value);
  } catch { /* private windows have none */ }
}
const here = (key) => table + " " + key;

function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // randomUUID wants a secure context
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// ---- elements

function make(tag, more, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(more || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "on") for (const [name, act] of Object.entries(value)) element.addEventListener(name, act);
    else if (key === "text") element.textContent = value;
    else if (key === "class") element.className = value;
    else if (key === "value") element.value = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function button(text, act, more, inside) {
  const made = make("button", { type: "button", text, on: { click: act }, ...more });
  if (inside) made.append(...inside);
  return made;
}

// A face breaks before its colon where room is short.
function broken(face) {
  const at = face.indexOf(":");
  return at > 0 ? [face.slice(0, at), make("wbr"), face.slice(at)] : [face];
}

// Whatever changed under the finger a moment ago was not what was meant.
function tap(act) {
  return (event) => { if (!pending && Date.now() >= settled) act(event); };
}

function drawing(markup) { // boards and codes only; the server escapes what they say
  const box = make("template");
  box.innerHTML = markup;
  const svg = box.content.querySelector("svg");
  return svg ? svg : make("span");
}

// What has not changed stays as it is: phones are slow, and what is under a finger should not move.
const parts = {};

function part(name, of, build) {
  const key = JSON.stringify(of);
  if (!parts[name] || parts[name].key !== key) parts[name] = { key, element: build() };
  return parts[name].element;
}

function settle(parent, wanted) {
  wanted.forEach((one, at) => { if (parent.childNodes[at] !== one) parent.insertBefore(one, parent.childNodes[at] || null); });
  while (parent.childNodes.length > wanted.length) parent.lastChild.remove();
}

// ---- the connection

let source = null, heard = 0, live = false, retry = 0, tries = 0;

function connect() {
  clearTimeout(retry);
  if (source) source.close();
  heard = Date.now();
  source = new EventSource(api("stream") + "?lang=" + lang + (isScreen ? "&screen=1" : ""));
  const mine = source;
  let boards = [];
  mine.addEventListener("state", (event) => {
    if (mine !== source) return;
    const next = JSON.parse(event.data);
    boards = next.boards = next.boards.map((board, at) => board || boards[at]);
    alive();
    arrived(next);
  });
  mine.addEventListener("next", (event) => { // the table plays another game
    const name = JSON.parse(event.data);
    remember(name + " watch", remembered(here("watch")));
    location.replace("/t/" + encodeURIComponent(name) + (isScreen ? "/screen" : ""));
  });
  mine.addEventListener("beat", () => { if (mine === source) alive(); });
  mine.onerror = () => {
    if (mine !== source) return;
    mine.close();
    source = null;
    if (!trouble) lost();
    again();
  };
}

function again() {
  clearTimeout(retry);
  tries += 1;
  retry = setTimeout(() => { if (tries % 3 === 1) whyNot(); connect(); }, Math.min(500 * tries, 3000));
}

async function whyNot() { // a stream doesn't tell why it was refused
  try {
    const reply = await fetch(api("state") + "?lang=" + lang, { cache: "no-store" });
    trouble = reply.status === 403 ? "no-right" : "";
    if (trouble) { state = null; live = true; draw(); }
  } catch { /* no connection: said already */ }
}

function alive() {
  heard = Date.now();
  tries = 0;
  trouble = "";
  if (!live) {
    live = true;
    drawConnection();
    if (pending) post();
  }
}

function lost() {
  if (live) { live = false; drawConnection(); }
}

setInterval(() => {
  if (!table || trouble || !source || Date.now() - heard < SILENT) return;
  lost();
  connect();
}, 1000);

function awake() {
  if (table && document.visibilityState === "visible" && (!live || Date.now() - heard > 6000)) connect();
}
document.addEventListener("visibilitychange", awake);
window.addEventListener("pageshow", (event) => { if (event.persisted && table) connect(); });
window.addEventListener("online", awake);

// ---- what is sent

function send(what, body, where) {
  if (pending) return;
  pending = { what, body: { id: newId(), ...body }, where, at: Date.now() };
  remember(here("pending"), JSON.stringify(pending)); // a reload sends it again, under the same id
  answer = null;
  post();
  draw();
}

const enter = (line, where) => send("enter", { line }, where);

let posting = false;
async function post() {
  if (posting || !pending) return;
  posting = true;
  const job = pending;
  const cut = new AbortController();
  const slow = setTimeout(() => cut.abort(), 8000);
  try {
    const reply = await fetch(api(job.what) + "?lang=" + lang, {
      method: "POST", cache: "no-store", signal: cut.signal,
      headers: { "Content-Type": "application/json" }, body: JSON.stringify(job.body)
    });
    let told = {};
    try { told = await reply.json(); } catch { /* a refusal without words */ }
    if (reply.status === 429 || reply.status >= 500 && told.code !== "unwritten") throw new Error("again");
    if (reply.ok && told.ok === undefined) throw new Error("again"); // cut off on its way
    answered(job, reply.ok, told);
  } catch {
    setTimeout(() => { if (pending === job) post(); }, 1500);
  } finally {
    clearTimeout(slow);
    posting = false;
  }
}

function answered(job, fine, told) {
  pending = null;
  remember(here("pending"), null);
  const ok = fine && told.ok !== false;
  const said = told.said || (ok ? [] : [word(told.code === "taken" ? "seat-taken" : "no-right")]);
  if (job.what === "seat") {
    picked = fresh();
    if (ok) { remember(here("watch"), null); asked = false; }
    answer = said.length ? { ok, said } : null;
    connect(); // the rights have changed with the cookie
  } else {
    answer = { ok, said: said.length || !ok ? said : [job.what === "undo" ? word("undone") : word("done")], number: told.number, where: job.where };
    if (ok) picked = fresh();
    else picked.cell = "", picked.pieces = picked.pieces.slice(0, -1), picked.trail = picked.trail.slice(0, -1);
    settled = Date.now() + SETTLE;
    rise = true;
  }
  if (navigator.vibrate) { try { navigator.vibrate(ok ? 15 : [40, 60, 40]); } catch { /* not everywhere */ } }
  draw();
  const note = document.querySelector(".answer.no");
  if (note) note.scrollIntoView({ block: "nearest" });
}

// ---- what arrives

function arrived(next) {
  const ask = JSON.stringify([next.ask, next.me]);
  if (ask !== shownAsk) {
    if (shownAsk) settled = Date.now() + SETTLE;
    shownAsk = ask;
    if (!pending) picked = fresh();
    if (answer && answer.ok === false) answer = null;
  }
  state = next;
  draw();
}

// ---- drawing

let focusKey = "", scrolls = {}, rise = false; // rise: what is to be read next stands at the top

function draw() {
  const before = document.activeElement;
  focusKey = before && before.dataset ? before.dataset.key || "" : "";
  const typed = document.querySelector("#line") ? document.querySelector("#line").value : "";
  for (const name of ["side", "strip"]) {
    const element = document.getElementById(name);
    if (element) scrolls[name] = [element.scrollLeft, rise ? 0 : element.scrollTop];
  }
  rise = false;
  const opened = new Set(Array.from(document.querySelectorAll("details[open]"), (one) => one.dataset.key));
  document.documentElement.lang = lang;
  document.body.className = table ? isScreen ? "screen" : "phone" : "lobby";
  settle(document.body, table ? isScreen ? screenPage() : phonePage() : lobbyPage());
  for (const one of document.querySelectorAll("details")) if (opened.has(one.dataset.key)) one.open = true;
  for (const name of Object.keys(scrolls)) {
    const element = document.getElementById(name);
    if (!element) continue;
    if (element.scrollLeft !== scrolls[name][0]) element.scrollLeft = scrolls[name][0];
    if (element.scrollTop !== scrolls[name][1]) element.scrollTop = scrolls[name][1];
  }
  const line = document.querySelector("#line");
  if (line && !(answer && answer.ok && answer.where === "line")) line.value = typed;
  if (focusKey && document.activeElement !== before) {
    const same = document.querySelector(`[data-key="${CSS.escape(focusKey)}"]`);
    if (same) same.focus({ preventScroll: true });
  }
  drawConnection();
  if (isScreen) fit();
  const box = document.getElementById("strip");
  if (box) markTab(box);
}

function connection() {
  return make("p", { class: "net", id: "net", role: "status" });
}

function drawConnection() {
  const net = document.getElementById("net");
  if (!net) return;
  const key = live ? "connected" : heard && (state || tables) ? "no-connection" : "connecting";
  net.className = "net " + (live ? "on" : "off");
  net.textContent = word(key);
  document.body.classList.toggle("cut", !live);
}

function heading() {
  return part("heading", [table, state && state.called], newHeading);
}

function newHeading() {
  const name = state ? state.called : "referee";
  document.title = table && state ? state.table + " · " + state.called : "referee";
  return make("header", {}, make("h1", {}, make("span", { text: table || name }), table && state ? make("small", { text: state.called }) : null), connection());
}

function mySeat() { return state.me && typeof state.me.seat === "number" ? state.seats.find((one) => one.seat === state.me.seat) : null; }

let asked = false; // wants to choose a seat, though it had chosen to watch

function phonePage() {
  if (!state) {
    const said = trouble ? make("p", { class: "big", text: word(trouble) }) : make("p", { class: "big", text: word("connecting") });
    return [heading(), make("main", { id: "side", tabindex: 0, class: "alone" }, said, help(Boolean(trouble)), languages())];
  }
  const free = state.seats.some((one) => !one.taken);
  const mine = mySeat();
  const joins = !mine && !state.watch_only && (asked || state.me.kind !== "host" && !remembered(here("watch")));
  if (joins) return [heading(), make("main", { id: "side", tabindex: 0, class: "alone" }, joining(free), help(false), languages())];
  const awaits = state.join && state.seats.every((one) => !one.taken); // the code is what a table needs first
  const side = part("side", 0, () => make("main", { id: "side", tabindex: 0 }));
  settle(side, [
    part("task", [shownAsk, picked, answer, pending, live, state.stand, state.over, state.won, logged()], () => task(mine)),
    state.score && state.score.length ? part("score", state.score, scoreList) : null,
    state.secret && state.secret.length && mine ? part("secret", [state.secret, state.me], secrets) : null,
    awaits ? part("join", state.join, joinBox) : null,
    part("people", [state.seats, state.seats.map((one) => Boolean(countsOf(one)) && countsOf(one).textContent)], peopleList),
    part("more", [state.join, state.me, state.seats, state.watch_only, leaving], () => more(mine, awaits)),
    part("log", 0, () => make("section", { class: "log" }))
  ].filter(Boolean));
  logList(parts.log.element);
  return [heading(), strip(mine), side].filter(Boolean);
}

const named = (one) => one.leader ? one.name + " · " + one.leader : one.name;

function joining(free) {
  const seats = state.seats.map((one) => make("li", {}, button(named(one), tap(() => send("seat", { take: one.seat })),
    { class: "seat", disabled: one.taken, "data-key": "seat" + one.seat }), one.taken ? make("span", { class: "faint", text: word("taken") }) : null));
  return make("section", { class: "joining" }, make("p", { class: "faint", text: state.stand }),
    make("h2", { text: free ? word("choose-seat") : word("no-seat-free") }), make("ul", { class: "seats" }, seats), saidBox(""),
    button(word("watch"), tap(() => { remember(here("watch"), "1"); asked = false; draw(); }), { class: "plain" }));
}

// ---- boards

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
  }, { "data-key": "tab" + at }))) : null;
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
    if (!isScreen && pic.matches(".tall")) {
      box.append(button("⤢", () => { large = !large; draw(); }, { class: "large", "aria-label": word("large"), "aria-pressed": String(large), "data-key": "large " + board.owner }));
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
      "aria-label": word("cell", { cell }), "data-key": "cell " + cell, "data-cell": cell }));
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

// ---- what to do now

function task(mine) {
  const ask = state.ask;
  if (!ask) {
    const said = state.over ? word("over") : mine ? word("nothing-to-do") : word("watching");
    const host = state.me.kind === "host" ? typing() : null;
    return make("section", { class: state.won ? "task" : "task idle" }, make("p", { class: "faint", text: state.stand }),
      make("h2", { text: state.won || said }), saidBox("cell") || nothingSaid(), host);
  }
  const parts = [make("p", { class: "faint", text: state.stand }), make("h2", { text: ask.say })];
  if (pending) parts.push(make("p", { class: "answer wait", role: "status", text: live ? word("waiting") : word("too-slow") }));
  else parts.push((answer && answer.ok && begun() ? null : saidBox("cell")) || nothingSaid());
  const touch = ask.touch || {};
  if (touch.card) parts.push(...cardPad(touch));
  else if (touch.pieces) parts.push(...palette(touch));
  else if (touch.choose) parts.push(...chooser(touch));
  parts.push(sentences(ask));
  parts.push(typing());
  return make("section", { class: "task" }, parts);
}

// On its way through a walk or through lists: what was accepted before would only stand in the way.
const begun = () => Boolean(picked.cell || picked.trail.length);

const nothingSaid = () => make("div", { class: "answer-room", role: "status" });

// What was accepted last, as the log tells it.
function logged() { return answer && answer.ok && state.log.find((one) => one.n === answer.number); }

// The ruling or the refusal; a refusal stands beside what was tapped, if that is still there.
function saidBox(place) {
  if (!answer) return null;
  const beside = !answer.ok && (answer.where || "").split(" ")[0];
  if (place && (beside === "option" || beside === "line")) return null;
  const entry = logged();
  return make("div", { class: "answer " + (answer.ok ? "yes" : "no"), role: "status" },
    entry && entry.undo ? button(word("undo"), tap(() => send("undo", { number: answer.number })), { class: "plain", "data-key": "undo-last" }) : null,
    (entry ? entry.say : answer.said).map((line) => make("p", { text: line })));
}

function sentences(ask) {
  const all = ask.options || [];
  if (!all.length) return null;
  return make("ul", { class: "options" }, all.map((one) => {
    const refused = answer && !answer.ok && answer.where === "option " + one.line;
    return make("li", {}, button(one.say + (one.more ? " …" : ""), tap(() => one.more ? toType(one.line) : enter(one.line, "option " + one.line)), { "data-key": "option " + one.line, "data-line": one.line, disabled: Boolean(pending) }),
      refused ? saidBox("") : null);
  }));
}

function toType(text) {
  const line = document.getElementById("line");
  if (!line) return;
  line.value = text + " ";
  line.focus();
}

function typing() {
  const line = make("input", { id: "line", type: "text", autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false",
    enterkeyhint: "send", maxlength: 400, "aria-label": word("type-line"), placeholder: word("type-line"), "data-key": "line" });
  const ask = state.ask || {}, lead = ask.lead || state.me.kind === "seat" && ask.touch && ask.touch.lead;
  const refused = answer && !answer.ok && answer.where === "line";
  if (lead) line.addEventListener("focus", () => { if (!line.value) line.value = lead + " "; });
  return make("div", {}, make("form", { class: "typing", on: { submit: (event) => {
    event.preventDefault();
    if (line.value.trim() && !pending) enter(line.value.trim(), "line");
  } } }, line, make("button", { type: "submit", text: word("send"), disabled: Boolean(pending) })), refused ? saidBox("") : null);
}

// ---- cards: known ones by one tap, others part by part

const tone = (one) => " tone-" + String(one.tone || "plain").replace(/[^\w-]/g, "");

function faceNow() {
  const card = state.ask.touch.card;
  if (picked.card) return picked.card;
  const kind = (card.kinds || []).find((one) => one.add === picked.kind);
  if (!kind) return null;
  let face = kind.add, points = 0;
  for (const name of kind.groups || []) {
    const group = card.groups[name], chosen = group.keys.filter((one) => (picked.keys[name] || []).includes(one.add));
    face += chosen.length ? chosen.map((one) => one.add).join("") : group.else || "";
    for (const one of chosen) points += one.points || 0;
  }
  return { face, points };
}

function cellTapped(touch, face, cell) {
  picked.cell = cell;
  picked.points = face.points || 0;
  picked.face = face.face;
  if (picked.points && walkCells(touch).length) { rise = true; draw(); return; }
  finish(touch, "cell " + cell);
}

function finish(touch, where) {
  const face = picked.face || faceNow().face;
  const walks = [...picked.walks, picked.walk].filter((one) => one.length > 1).map((one) => one.join("-"));
  enter([touch.lead, face, picked.cell, ...walks].filter(Boolean).join(" "), where);
}

function stepsLeft() {
  return picked.points - [...picked.walks, picked.walk].reduce((sum, one) => sum + Math.max(0, one.length - 1), 0);
}

// Where the next tap of a walk may go: who stands beside the card, then from cell to cell while steps are left.
function walkCells(touch) {
  const walk = touch.walk;
  if (!walk || stepsLeft() <= 0) return [];
  const known = (cell) => cell === picked.cell || cell in walk.here;
  if (picked.walk.length) return (walk.next[picked.walk[picked.walk.length - 1]] || []).filter(known);
  const count = { ...walk.here };
  for (const one of picked.walks) {
    count[one[0]] = (count[one[0]] || 0) - 1;
    count[one[one.length - 1]] = (count[one[one.length - 1]] || 0) + 1;
  }
  return (walk.next[picked.cell] || []).filter((cell) => count[cell] > 0);
}

function cardPad(touch) {
  const card = touch.card, face = faceNow(), kind = (card.kinds || []).find((one) => one.add === picked.kind), parts = [];
  if (picked.cell && picked.points && !pending) {
    parts.push(make("p", { class: "hint", text: word(picked.walk.length ? "walk-on" : "walk-from") + " " + word("steps-left", { count: stepsLeft() }) }),
      make("p", { class: "face", text: [picked.face, picked.cell, ...[...picked.walks, picked.walk].filter((one) => one.length).map((one) => one.join("-"))].join(" ") }),
      make("div", { class: "row" },
        button(word("done"), tap(() => finish(touch, "cell " + picked.cell)), { class: "main", "data-key": "done" }),
        picked.walk.length > 1 && stepsLeft() > 0 ? button(word("walk-next"), tap(() => { picked.walks.push(picked.walk); picked.walk = []; draw(); }), { "data-key": "walk-next" }) : null,
        button(word("back"), tap(() => {
          if (picked.walk.length) picked.walk.pop();
          else if (picked.walks.length) picked.walk = picked.walks.pop();
          else picked.cell = "";
          draw();
        }), { class: "plain", "data-key": "back" })));
    return parts;
  }
  const chosen = face ? face.face : "";
  parts.push(make("p", { class: "hint" }, chosen ? make("b", { class: "face", text: chosen }) : null,
    make("span", { text: chosen ? touch.cells ? " " + word("choose-cell") : "" : word("choose-card") })));
  parts.push(make("div", { class: "row kinds", role: "group", "aria-label": word("new-card") }, (card.kinds || []).map((one) => button(one.say, tap(() => {
    picked = { ...fresh(), kind: picked.kind === one.add ? "" : one.add };
    draw();
  }), { class: "key" + tone(one), "aria-pressed": String(picked.kind === one.add), "data-key": "kind " + one.add }))));
  if (kind) {
    parts.push(make("div", { class: "pad" }, (kind.groups || []).map((name) => {
      const group = card.groups[name];
      return make("div", { class: "group", role: "group", "aria-label": group.say }, make("span", { class: "faint", text: group.say }),
        make("div", { class: group.keys.length > 10 ? "keys wrap" : "keys" }, group.keys.map((one) => button(one.say, tap(() => {
          const had = picked.keys[name] || [];
          picked.card = null;
          if (had.includes(one.add)) picked.keys[name] = had.filter((add) => add !== one.add);
          else picked.keys[name] = group.many ? [...had, one.add] : [one.add];
          draw();
        }), { class: "key" + tone(one), "aria-pressed": String((picked.keys[name] || []).includes(one.add)), "data-key": "pad " + name + one.add }))));
    })));
  }
  if (!touch.cells && chosen && !pending) {
    parts.push(make("div", { class: "row" }, button(word("lay"), tap(() => finish(touch, "lay")), { class: "main", "data-key": "lay" })));
  }
  const known = (card.known || []).filter((one) => !kind || picked.card || fits(card, kind, one.face));
  if (known.length) {
    parts.push(make("div", { class: "known", role: "group", "aria-label": word("known") }, known.map((one) => button("", tap(() => {
      picked = { ...fresh(), kind: picked.kind, card: one };
      if (touch.cells) draw();
      else finish(touch, "lay");
    }), { class: "card" + tone(one) + (one.used ? " used" : ""), title: one.name, "aria-pressed": String(Boolean(picked.card) && picked.card.face === one.face), "data-key": "card " + one.face, "data-face": one.face }, broken(one.say || one.face)))));
  }
  return parts;
}

// Whether a known face can still become of what is tapped on the keypad.
function fits(card, kind, face) {
  if (!face.startsWith(kind.add)) return false;
  let rest = [face.slice(kind.add.length)];
  for (const name of kind.groups || []) {
    const group = card.groups[name], chosen = picked.keys[name] || [];
    const adds = chosen.length ? chosen : [group.else || "", ...group.keys.map((one) => one.add)];
    rest = rest.flatMap((left) => group.many ? [left.replace(/^[^:\d]*/, ""), left]
      : adds.filter((add) => left.startsWith(add)).map((add) => left.slice(add.length)));
    if (group.many && chosen.some((add) => !face.slice(kind.add.length).includes(add))) return false;
  }
  return rest.includes("");
}

// ---- pieces: the last one sends

function palette(touch) {
  const { count, of } = touch.pieces, taken = picked.pieces;
  return [
    make("div", { class: "count" }, make("p", { text: word("pieces-left", { count: count - taken.length }) }),
      taken.length && !pending ? button(word("back"), tap(() => { taken.pop(); draw(); }), { class: "plain", "data-key": "back" }) : null),
    make("div", { class: of.some((one) => one.say.length > 9) ? "known wide" : "known", role: "group" }, of.map((one) => {
      const times = taken.filter((add) => add === one.add).length;
      return button(one.say, tap(() => {
        taken.push(one.add);
        if (taken.length < count) draw();
        else enter([touch.lead, ...taken].join(" "), "pieces");
      }), { class: "card piece" + tone(one), "aria-pressed": String(times > 0), "data-times": times > 1 && times, "data-key": "piece " + one.add, "data-piece": one.add, disabled: Boolean(pending) });
    }))
  ];
}

// ---- choices one after another, each adding its words

function listNow(touch) {
  const last = picked.trail[picked.trail.length - 1];
  return (touch.lists || {})[last ? last.then : touch.choose] || null;
}

function choose(touch, one, where) {
  picked.cell = "";
  picked.trail.push(one);
  if (one.then) { rise = true; draw(); return; }
  let line = touch.lead || "";
  for (const { add, glue } of picked.trail) if (add) line += (line && !glue ? " " : "") + add;
  enter(line, where);
}

function chooser(touch) {
  const list = listNow(touch) || { of: [] }, parts = [];
  if (picked.trail.length) {
    parts.push(make("p", { class: "hint" }, make("b", { class: "face", text: picked.trail.map((one) => one.say).filter(Boolean).join(" · ") })));
  }
  if (list.say && picked.trail.every((one) => one.say !== list.say)) parts.push(make("p", { class: "hint", text: list.say }));
  const short = list.of.length > 5 && list.of.every((one) => String(one.say).length < 22);
  parts.push(make("div", { class: short ? "known wide" : "options", role: "group" }, list.of.map((one, at) => picked.cell && one.cell !== picked.cell ? null : button(one.say, tap(() => choose(touch, one, "choice " + at)),
    { class: (short ? "card" : "choice") + tone(one), "data-key": "choice " + picked.trail.length + " " + at, "data-add": one.add, disabled: Boolean(pending) }))));
  if (picked.trail.length && !pending) parts.push(make("div", { class: "row" }, button(word("back"), tap(() => { picked.cell = ""; picked.trail.pop(); draw(); }), { class: "plain", "data-key": "back" })));
  return parts;
}

// ---- below: what happened, who is here, the score, secrets, the table

function logList(section) {
  const shown = (state.log || []).slice(-40).reverse();
  const list = part("entries", 0, () => make("ol", { class: "entries" }));
  settle(list, shown.map((one) => part("entry " + one.n, one, () => entry(one))));
  settle(section, shown.length ? [part("log title", 0, () => make("h2", { text: word("log") })), list] : []);
}

function entry(one) {
  return make("li", { class: (one.mine ? "mine" : "") + (one.undone ? " undone" : "") },
    make("span", { class: "number", text: String(one.n) }),
    make("div", {}, one.undo ? button(word("undo"), tap(() => send("undo", { number: one.n })), { class: "plain", "data-key": "undo " + one.n, "aria-label": word("undo") + " " + one.n }) : null,
      one.say.map((line) => make("p", { text: line }))));
}

function peopleList() {
  return make("section", { class: "people" }, make("h2", { text: word("players") }), make("ul", { class: "people" }, state.seats.map((one) => make("li", { class: one.todo ? "acts" : "" },
    make("span", { class: "dot " + (one.here ? "on" : "off"), title: word(one.here ? "here" : "away") }),
    make("b", { text: headed(one) }), make("span", { class: "todo", text: one.todo || "" }), countsOf(one)))));
}

// A player without a board of their own is called as on the board of all, say with the number of their pieces.
const listed = (seat) => state.boards.find((one) => one.owner === seat.name && !one.svg);
const headed = (seat) => !seat.leader && listed(seat) && listed(seat).title || named(seat);

// What is only counted of such a player.
function countsOf(seat) {
  const board = listed(seat);
  return board && board.counts ? make("span", { class: "faint counts", text: board.counts }) : null;
}

function scoreList() {
  if (!state.score || !state.score.length) return null;
  return make("section", { class: "score" }, make("h2", { text: word("score") }), make("table", {}, make("tbody", {}, state.score.map((row) =>
    make("tr", {}, row.map((text, at) => make(at ? "td" : "th", at ? { text } : { text, scope: "row" })))))));
}

// Notes that never leave this phone.
function secrets() {
  if (!state.secret || !state.secret.length || !mySeat()) return null;
  return make("section", { class: "secret" }, make("h2", { text: word("secret") }), make("p", { class: "faint", text: word("secret-hint") }), state.secret.map((group) => {
    const key = here("secret " + state.me.seat + " " + group.name);
    const kept = () => { try { return JSON.parse(remembered(key)) || {}; } catch { return {}; } };
    const shown = make("p", { class: "shown", text: "•••" });
    const show = () => {
      const has = kept();
      shown.textContent = group.of.filter((one) => has[one.add] > 0).map((one) => (has[one.add] > 1 ? has[one.add] + " × " : "") + one.say).join(", ") || "–";
    };
    const hide = () => { shown.textContent = "•••"; };
    const change = (add, by) => () => { const has = kept(); has[add] = Math.max(0, (has[add] || 0) + by); remember(key, JSON.stringify(has)); };
    const hold = button(word("hold"), () => {}, { class: "main hold", "data-key": "hold " + group.name });
    for (const name of ["pointerdown", "keydown"]) hold.addEventListener(name, (event) => { if (event.type !== "keydown" || event.key === " " || event.key === "Enter") show(); });
    for (const name of ["pointerup", "pointercancel", "pointerleave", "keyup", "blur"]) hold.addEventListener(name, hide);
    hold.addEventListener("contextmenu", (event) => event.preventDefault());
    return make("div", { class: "kept" }, make("h3", { text: group.say }), shown, hold,
      make("details", { "data-key": "notes " + group.name }, make("summary", { text: "+ / −" }), make("ul", { class: "notes" }, group.of.map((one) => make("li", {}, make("span", { text: one.say }),
        button("−", change(one.add, -1), { "aria-label": word("less", { what: one.say }), "data-key": "less " + group.name + one.add }),
        button("+", change(one.add, 1), { "aria-label": word("more", { what: one.say }), "data-key": "more " + group.name + one.add }))))));
  }));
}
document.addEventListener("visibilitychange", () => { for (const one of document.querySelectorAll(".shown")) one.textContent = "•••"; });

let leaving = false;

function more(mine, awaits) {
  const host = state.me.kind === "host";
  const box = make("details", { class: "more", "data-key": "more" }, make("summary", { text: word("menu") }));
  if (state.join && !awaits) box.append(joinBox());
  if (host) {
    for (const one of state.seats.filter((seat) => seat.taken && seat !== mine)) box.append(button(word("free-seat", { name: one.name }), tap(() => send("seat", { free: one.seat })), { class: "plain", "data-key": "free" + one.seat }));
    box.append(button(word("new-code"), tap(() => send("seat", { code: "new" })), { class: "plain", "data-key": "new-code" }));
  }
  if (!mine && !state.watch_only) box.append(button(word("take-seat"), tap(() => { asked = true; draw(); }), { "data-key": "take" }));
  if (mine && !leaving) box.append(button(word("leave"), tap(() => { leaving = true; draw(); }), { class: "plain", "data-key": "leave" }));
  if (mine && leaving) {
    box.append(button(word("leave-sure"), tap(() => { leaving = false; asked = true; send("seat", { leave: true }); }), { "data-key": "leave-sure" }),
      button(word("keep"), tap(() => { leaving = false; draw(); }), { class: "plain", "data-key": "leave" }));
  }
  box.append(make("a", { href: "/t/" + encodeURIComponent(table) + "/screen", text: word("screen") }), languages(), help(false));
  return box;
}

function help(open) {
  return make("details", { class: "help", open, "data-key": "help" }, make("summary", { text: word("help") }),
    make("ul", {}, ["help-1", "help-2", "help-3", "help-4", "help-5"].map((key) => make("li", { text: word(key) }))));
}

function languages() {
  const select = make("select", { "data-key": "lang", on: { change: () => { lang = select.value; remember("lang", lang); speak(); if (table) connect(); else draw(); } } },
    Object.entries(LANGUAGES).map(([code, name]) => make("option", { value: code, text: name, lang: code, selected: code === lang })));
  return make("label", { class: "language" }, make("span", { text: word("language") }), select);
}

function joinBox() {
  const code = drawing(state.join.svg || "");
  if (!code.hasAttribute("viewBox")) code.setAttribute("viewBox", `0 0 ${parseFloat(code.getAttribute("width"))} ${parseFloat(code.getAttribute("height"))}`);
  return make("div", { class: "join" }, make("div", { class: "code" }, code), make("p", {}, make("b", { text: word("join") }), make("span", { text: state.join.url })));
}

// ---- the big screen

function screenPage() {
  if (!state) return [heading(), make("main", {}, make("p", { class: "big", text: word(trouble || "connecting") }))];
  const score = Object.fromEntries((state.score || []).map((row) => [row[0], row.slice(1).join("  ")]));
  const people = make("ul", { class: "people" }, state.seats.map((one) => make("li", { class: one.todo ? "acts" : "" },
    make("span", { class: "dot " + (one.here ? "on" : "off") }), make("b", { text: headed(one) }),
    make("span", { class: "points", text: score[one.name] || "" }), make("span", { class: "todo", text: one.todo || "" }), countsOf(one))));
  const rest = (state.score || []).filter((row) => !state.seats.some((one) => one.name === row[0]));
  const last = make("section", { class: "last", "aria-label": word("last") }, [state.won ? make("p", { class: "won", text: state.won }) : null, ...(state.last || []).slice(0, 6).map((line) => make("p", { text: line }))]);
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

// ---- the lobby

let tables = trouble ? [] : null, lobbyTrouble = "", lobbySaid = [];

function lobbyPage() {
  live = tables !== null;
  const list = (tables || []).map((one) => make("li", {}, make("div", {}, make("b", { text: one.name }), make("span", { class: "faint", text: [one.called, (one.players || []).join(", ")].filter(Boolean).join(" · ") }),
    make("span", { text: one.stand || "" })),
  one.open ? make("a", { class: "go", href: one.url || "/t/" + encodeURIComponent(one.name), text: word("join"), "aria-label": word("join") + " " + one.name })
    : button(word("open"), () => openTable(one.name), { "aria-label": word("open") + " " + one.name, "data-key": "open " + one.name })));
  return [heading(), make("main", { id: "side", tabindex: 0, class: "alone" }, trouble ? null : make("h2", { text: word("lobby") }),
    lobbySaid.length ? make("div", { class: "answer no", role: "status" }, lobbySaid.map((text) => make("p", { text }))) : null,
    list.length ? make("ul", { class: "tables" }, list) : make("p", { class: "big", text: word(trouble || (tables ? "no-tables" : "connecting")) }), help(false), languages())];
}

async function openTable(name) {
  try {
    const reply = await fetch("/api/open", { method: "POST", cache: "no-store", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ id: newId(), name }) });
    const told = await reply.json();
    if (reply.ok && told.ok !== false) { location.href = told.url || "/t/" + encodeURIComponent(name); return; }
    lobbySaid = told.said || [word(reply.status === 409 ? "open-elsewhere" : reply.status === 403 ? "no-right" : "not-open")];
  } catch { lobbySaid = [word("no-connection")]; }
  draw();
}

async function lobby() {
  try {
    const reply = await fetch("/api/tables?lang=" + lang, { cache: "no-store" });
    const told = await reply.json(), next = told.tables || [];
    trouble = reply.status === 403 ? "no-right" : "";
    if (JSON.stringify([trouble, next]) !== JSON.stringify([lobbyTrouble, tables])) { tables = next; lobbyTrouble = trouble; draw(); }
    live = true;
  } catch { live = false; }
  heard = Date.now();
  drawConnection();
  setTimeout(lobby, 4000);
}

// ---- begin

async function speak() {
  try {
    const reply = await fetch("/api/words?lang=" + lang, { cache: "no-store" });
    if (reply.ok) { words = { ...WORDS, ...await reply.json() }; for (const name of Object.keys(parts)) delete parts[name]; draw(); }
  } catch { setTimeout(speak, 2000); }
}

try { pending = JSON.parse(remembered(here("pending"))); } catch { pending = null; }
if (pending && !(Date.now() - pending.at < KEPT)) pending = null; // of another evening
draw();
speak();
if (table) connect();
else if (!trouble) lobby();
