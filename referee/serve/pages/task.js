// What is to be done now, and how it is tapped.

function task(mine) {
  const ask = state.ask;
  if (!ask) {
    const said = state.over ? word("over") : mine ? word("nothing-to-do") : word("watching");
    const host = state.me.kind === "host" ? typing() : null;
    return make("section", { class: state.won ? "task" : "task idle" }, make("p", { class: "faint", text: state.stand }),
      make("h2", { text: state.won || said }), saidBox("cell") || nothingSaid(), host);
  }
  const parts = [make("p", { class: "faint", text: state.stand }), state.won ? make("h2", { text: state.won }) : "", make("h2", { text: ask.say })];
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
    entry && entry.undo ? button(word("undo"), tap(() => send("undo", { number: answer.number })), { class: "plain", key: "undo-last" }) : null,
    (entry ? entry.say : answer.said).map((line) => make("p", { text: line })));
}

function sentences(ask) {
  if (!ask.options.length) return null;
  return make("ul", { class: "options" }, ask.options.map((one) => {
    const refused = answer && !answer.ok && answer.where === "option " + one.line;
    return make("li", {}, button(one.say + (one.more ? " …" : ""), tap(() => one.more ? toType(one.line) : enter(one.line, "option " + one.line)), { key: "option " + one.line, "data-line": one.line, disabled: Boolean(pending) }),
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
    enterkeyhint: "send", maxlength: 400, "aria-label": word("type-line"), placeholder: word("type-line"), key: "line" });
  const ask = state.ask || {}, lead = ask.lead || state.me.kind === "seat" && ask.touch && ask.touch.lead;
  const refused = answer && !answer.ok && answer.where === "line";
  if (lead) line.dataset.lead = lead + " "; // how the line begins, until something else is typed
  line.addEventListener("focus", () => { if (lead && !line.value) line.value = line.dataset.lead; });
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
  const kind = card.kinds.find((one) => one.add === picked.kind);
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
  const card = touch.card, face = faceNow(), kind = card.kinds.find((one) => one.add === picked.kind), parts = [];
  if (picked.cell && picked.points && !pending) {
    parts.push(make("p", { class: "hint", text: word(picked.walk.length ? "walk-on" : "walk-from") + " " + word("steps-left", { count: stepsLeft() }) }),
      make("p", { class: "face", text: [picked.face, picked.cell, ...[...picked.walks, picked.walk].filter((one) => one.length).map((one) => one.join("-"))].join(" ") }),
      make("div", { class: "row" },
        button(word("done"), tap(() => finish(touch, "cell " + picked.cell)), { class: "main", key: "done" }),
        picked.walk.length > 1 && stepsLeft() > 0 ? button(word("walk-next"), tap(() => { picked.walks.push(picked.walk); picked.walk = []; draw(); }), { key: "walk-next" }) : null,
        button(word("back"), tap(() => {
          if (picked.walk.length) picked.walk.pop();
          else if (picked.walks.length) picked.walk = picked.walks.pop();
          else picked.cell = "";
          draw();
        }), { class: "plain", key: "back" })));
    return parts;
  }
  const chosen = face ? face.face : "";
  parts.push(make("p", { class: "hint" }, chosen ? make("b", { class: "face", text: chosen }) : null,
    make("span", { text: chosen ? touch.cells ? " " + word("choose-cell") : "" : word("choose-card") })));
  parts.push(make("div", { class: "row kinds", role: "group", "aria-label": word("new-card") }, card.kinds.map((one) => button(one.say, tap(() => {
    picked = { ...fresh(), kind: picked.kind === one.add ? "" : one.add };
    draw();
  }), { class: "key" + tone(one), "aria-pressed": String(picked.kind === one.add), key: "kind " + one.add }))));
  if (kind) {
    parts.push(make("div", { class: "pad" }, kind.groups.map((name) => {
      const group = card.groups[name];
      return make("div", { class: "group", role: "group", "aria-label": group.say }, make("span", { class: "faint", text: group.say }),
        make("div", { class: group.keys.length > 10 ? "keys wrap" : "keys" }, group.keys.map((one) => button(one.say, tap(() => {
          const had = picked.keys[name] || [];
          picked.card = null;
          if (had.includes(one.add)) picked.keys[name] = had.filter((add) => add !== one.add);
          else picked.keys[name] = group.many ? [...had, one.add] : [one.add];
          draw();
        }), { class: "key" + tone(one), "aria-pressed": String((picked.keys[name] || []).includes(one.add)), key: "pad " + name + one.add }))));
    })));
  }
  if (!touch.cells && chosen && !pending) {
    parts.push(make("div", { class: "row" }, button(word("lay"), tap(() => finish(touch, "lay")), { class: "main", key: "lay" })));
  }
  const known = card.known.filter((one) => !kind || picked.card || fits(card, kind, one.face));
  if (known.length) {
    parts.push(make("div", { class: "known", role: "group", "aria-label": word("known") }, known.map((one) => button("", tap(() => {
      picked = { ...fresh(), kind: picked.kind, card: one };
      if (touch.cells) draw();
      else finish(touch, "lay");
    }), { class: "card" + tone(one) + (one.used ? " used" : ""), title: one.name, "aria-pressed": String(Boolean(picked.card) && picked.card.face === one.face), key: "card " + one.face, "data-face": one.face }, broken(one.say || one.face)))));
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
      taken.length && !pending ? button(word("back"), tap(() => { taken.pop(); draw(); }), { class: "plain", key: "back" }) : null),
    make("div", { class: of.some((one) => one.say.length > 9) ? "known wide" : "known", role: "group" }, of.map((one) => {
      const times = taken.filter((add) => add === one.add).length;
      return button(one.say, tap(() => {
        taken.push(one.add);
        if (taken.length < count) draw();
        else enter([touch.lead, ...taken].join(" "), "pieces");
      }), { class: "card piece" + tone(one), "aria-pressed": String(times > 0), "data-times": times > 1 && times, key: "piece " + one.add, "data-piece": one.add, disabled: Boolean(pending) });
    }))
  ];
}

// ---- choices one after another, each adding its words

function listNow(touch) {
  const last = picked.trail[picked.trail.length - 1];
  return touch.lists[last ? last.then : touch.choose] || null;
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
    { class: (short ? "card" : "choice") + tone(one), key: "choice " + picked.trail.length + " " + at, "data-add": one.add, disabled: Boolean(pending) }))));
  if (picked.trail.length && !pending) parts.push(make("div", { class: "row" }, button(word("back"), tap(() => { picked.cell = ""; picked.trail.pop(); draw(); }), { class: "plain", key: "back" })));
  return parts;
}
