// The tables of this machine.

let tables = trouble ? [] : null, lobbyTrouble = "", lobbySaid = [];

function lobbyPage() {
  live = tables !== null;
  const list = (tables || []).map((one) => make("li", {}, make("div", {}, make("b", { text: one.name }), make("span", { class: "faint", text: one.called + " · " + one.players.join(", ") }),
    make("span", { text: one.stand })),
  one.open ? make("a", { class: "go", href: one.url, text: word("join"), "aria-label": word("join") + " " + one.name })
    : button(word("open"), () => openTable(one.name), { "aria-label": word("open") + " " + one.name, key: "open " + one.name })));
  return alone(trouble ? null : make("h2", { text: word("lobby") }),
    lobbySaid.length ? make("div", { class: "answer no", role: "status" }, lobbySaid.map((text) => make("p", { text }))) : null,
    list.length ? make("ul", { class: "tables" }, list) : make("p", { class: "big", text: word(trouble || (tables ? "no-tables" : "connecting")) }), help());
}

async function openTable(name) {
  try {
    const reply = await fetch("/api/open", { method: "POST", cache: "no-store", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ id: newId(), name }) });
    const told = await reply.json();
    if (reply.ok && told.ok !== false) { location.href = told.url; return; }
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
