// The state arrives as a stream, and entries are sent until they are answered.

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
  retry = setTimeout(() => { if (tries % 3 === 2) whyNot(); connect(); }, Math.min(500 * tries, 3000));
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
    const line = document.getElementById("line");
    if (ok && job.where === "line" && line) line.value = "";
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
