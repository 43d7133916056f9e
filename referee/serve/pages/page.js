// The page of a phone, drawn whole after every change.

let focusKey = "", scrolls = {}, rise = false; // rise: what is to be read next stands at the top

function draw() {
  const before = document.activeElement;
  focusKey = before && before.dataset ? before.dataset.key || "" : "";
  const old = document.getElementById("line"), typed = old && old.value !== old.dataset.lead ? old.value : "";
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
  const line = document.getElementById("line");
  if (line && line !== old) line.value = typed;
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

// A page without a table.
function alone(...children) {
  return [heading(), make("main", { id: "side", tabindex: 0, class: "alone" }, ...children, languages())];
}

function phonePage() {
  if (!state) {
    return alone(make("p", { class: "big", text: word(trouble || "connecting") }), help(trouble));
  }
  const mine = mySeat();
  const joins = !mine && !state.watch_only && (asked || state.me.kind !== "host" && !remembered(here("watch")));
  if (joins) return alone(joining(), help());
  const awaits = state.join && state.seats.every((one) => !one.taken); // the code is what a table needs first
  const side = part("side", 0, () => make("main", { id: "side", tabindex: 0 }));
  settle(side, [
    part("task", [shownAsk, picked, answer, pending, live, state.stand, state.over, state.won, logged()], () => task(mine)),
    state.score.length ? part("score", state.score, scoreList) : null,
    state.secret.length && mine ? part("secret", [state.secret, state.me], secrets) : null,
    awaits ? part("join", state.join, joinBox) : null,
    part("people", [state.seats, ofAll() && state.todo, state.seats.map((one) => Boolean(countsOf(one)) && countsOf(one).textContent)], peopleList),
    part("more", [state.join, state.me, state.seats, state.watch_only, leaving], () => more(mine, awaits)),
    part("log", 0, () => make("section", { class: "log" }))
  ].filter(Boolean));
  logList(parts.log.element);
  return [heading(), strip(mine), side].filter(Boolean);
}

const named = (one) => one.leader ? one.name + " · " + one.leader : one.name;

function joining() {
  const free = state.seats.some((one) => !one.taken);
  const seats = state.seats.map((one) => make("li", {}, button(named(one), tap(() => send("seat", { take: one.seat })),
    { class: "seat", disabled: one.taken, key: "seat" + one.seat }), one.taken ? make("span", { class: "faint", text: word("taken") }) : null));
  return make("section", { class: "joining" }, make("p", { class: "faint", text: state.stand }),
    make("h2", { text: free ? word("choose-seat") : word("no-seat-free") }), make("ul", { class: "seats" }, seats), saidBox(""),
    button(word("watch"), tap(() => { remember(here("watch"), "1"); asked = false; draw(); }), { class: "plain" }));
}

// ---- below: what happened, who is here, the score, secrets, the table

function logList(section) {
  const shown = [...state.log].reverse();
  const list = part("entries", 0, () => make("ol", { class: "entries" }));
  settle(list, shown.map((one) => part("entry " + one.n, one, () => entry(one))));
  settle(section, shown.length ? [part("log title", 0, () => make("h2", { text: word("log") })), list] : []);
}

function entry(one) {
  return make("li", { class: (one.mine ? "mine" : "") + (one.undone ? " undone" : "") },
    make("span", { class: "number", text: String(one.n) }),
    make("div", {}, one.undo ? button(word("undo"), tap(() => send("undo", { number: one.n })), { class: "plain", key: "undo " + one.n, "aria-label": word("undo") + " " + one.n }) : null,
      one.say.map((line) => make("p", { text: line }))));
}

// What is asked of no player alone, unless it is what this phone is asked.
const ofAll = () => state.todo && !(state.ask && state.ask.seat === null) ? make("li", { class: "acts" }, make("span", { class: "todo", text: state.todo })) : null;

function peopleList() {
  return make("section", { class: "people" }, make("h2", { text: word("players") }), make("ul", { class: "people" }, ofAll(), state.seats.map((one) => make("li", { class: one.todo ? "acts" : "" },
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
  return make("section", { class: "score" }, make("h2", { text: word("score") }), make("table", {}, make("tbody", {}, state.score.map((row) =>
    make("tr", {}, row.map((text, at) => make(at ? "td" : "th", at ? { text } : { text, scope: "row" })))))));
}

// Notes that never leave this phone.
function secrets() {
  return make("section", { class: "secret" }, make("h2", { text: word("secret") }), make("p", { class: "faint", text: word("secret-hint") }), state.secret.map((group) => {
    const key = here("secret " + state.me.seat + " " + group.name);
    const kept = () => { try { return JSON.parse(remembered(key)) || {}; } catch { return {}; } };
    const shown = make("p", { class: "shown", text: "•••" });
    const show = () => {
      const has = kept();
      shown.textContent = group.of.filter((one) => has[one.add] > 0).map((one) => (has[one.add] > 1 ? has[one.add] + " × " : "") + one.say).join(", ") || "–";
    };
    const change = (add, by) => () => { const has = kept(); has[add] = Math.max(0, (has[add] || 0) + by); remember(key, JSON.stringify(has)); };
    const hold = button(word("hold"), () => {}, { class: "main hold", key: "hold " + group.name });
    for (const name of ["pointerdown", "keydown"]) hold.addEventListener(name, (event) => { if (event.type !== "keydown" || event.key === " " || event.key === "Enter") show(); });
    for (const name of ["pointerleave", "blur"]) hold.addEventListener(name, hide);
    hold.addEventListener("contextmenu", (event) => event.preventDefault());
    return make("div", { class: "kept" }, make("h3", { text: group.say }), shown, hold,
      make("details", { key: "notes " + group.name }, make("summary", { text: "+ / −" }), make("ul", { class: "notes" }, group.of.map((one) => make("li", {}, make("span", { text: one.say }),
        button("−", change(one.add, -1), { "aria-label": word("less", { what: one.say }), key: "less " + group.name + one.add }),
        button("+", change(one.add, 1), { "aria-label": word("more", { what: one.say }), key: "more " + group.name + one.add }))))));
  }));
}
function hide() { for (const one of document.querySelectorAll(".shown")) one.textContent = "•••"; }
for (const name of ["pointerup", "pointercancel", "keyup", "blur", "visibilitychange"]) window.addEventListener(name, hide, true); // wherever the finger is by then

let leaving = false;

function more(mine, awaits) {
  const host = state.me.kind === "host";
  const box = make("details", { class: "more", key: "more" }, make("summary", { text: word("menu") }));
  if (state.join && !awaits) box.append(joinBox());
  if (host) {
    for (const one of state.seats.filter((seat) => seat.taken && seat !== mine)) box.append(button(word("free-seat", { name: one.name }), tap(() => send("seat", { free: one.seat })), { class: "plain", key: "free" + one.seat }));
    box.append(button(word("new-code"), tap(() => send("seat", { code: "new" })), { class: "plain", key: "new-code" }));
  }
  if (!mine && !state.watch_only) box.append(button(word("take-seat"), tap(() => { asked = true; draw(); }), { key: "take" }));
  if (mine && !leaving) box.append(button(word("leave"), tap(() => { leaving = true; draw(); }), { class: "plain", key: "leave" }));
  if (mine && leaving) {
    box.append(button(word("leave-sure"), tap(() => { leaving = false; asked = true; send("seat", { leave: true }); }), { key: "leave-sure" }),
      button(word("keep"), tap(() => { leaving = false; draw(); }), { class: "plain", key: "leave" }));
  }
  box.append(make("a", { href: "/t/" + encodeURIComponent(table) + "/screen", text: word("screen") }), make("a", { href: "/", text: word("lobby") }), languages(), help());
  return box;
}

function help(open) {
  return make("details", { class: "help", open: Boolean(open), key: "help" }, make("summary", { text: word("help") }),
    make("ul", {}, ["help-1", "help-2", "help-3", "help-4", "help-5"].map((key) => make("li", { text: word(key) }))));
}

function languages() {
  const select = make("select", { key: "lang", on: { change: () => { lang = select.value; remember("lang", lang); speak(); if (table) connect(); else draw(); } } },
    Object.entries(LANGUAGES).map(([code, name]) => make("option", { value: code, text: name, lang: code, selected: code === lang })));
  return make("label", { class: "language" }, make("span", { text: word("language") }), select);
}

function joinBox() {
  const code = drawing(state.join.svg || "");
  if (!code.hasAttribute("viewBox")) code.setAttribute("viewBox", `0 0 ${parseFloat(code.getAttribute("width"))} ${parseFloat(code.getAttribute("height"))}`);
  return make("div", { class: "join" }, make("div", { class: "code" }, code), make("p", {}, make("b", { text: word("join") }), make("span", { text: state.join.url })));
}
