"use strict";
// One page for everybody at a table: whoever joins, plays, watches, the big screen and the lobby. It knows no game:
// what may be tapped comes with the state, which always arrives whole and replaces the one before (but a board that looks
// as it did is not sent twice over one connection). The server sends these files as one script, this one first.

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
let large = false; // a tall board of all fills the width, to be read; else all of it is in sight
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
    else if (key === "key") element.dataset.key = value; // where the focus was, it is again
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

function settle(parent, wanted) { // what stays is not even moved: a finger may be on it
  for (const one of [...parent.childNodes]) if (!wanted.includes(one)) one.remove();
  wanted.forEach((one, at) => { if (parent.childNodes[at] !== one) parent.insertBefore(one, parent.childNodes[at] || null); });
}
