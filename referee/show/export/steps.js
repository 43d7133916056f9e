// Shows one entry at a time, with the boards after it. Without this script the page is the result and a list.
(function () {
  "use strict";
  var stage = document.getElementById("steps"), told = stage.querySelector(".told");
  var entries = Array.from(document.querySelectorAll(".entry")), last = entries.length - 1, at = -1;
  var numbers = entries.map(function (entry) { return entry.id; });
  var pictures = document.querySelectorAll("template"), slots = stage.querySelectorAll(".boards div");
  var nav = stage.querySelector("nav"), slider = nav.querySelector("input"), where = nav.querySelector("output");
  var play = nav.querySelector(".play"), names = [play.title, nav.dataset.pause], timer = 0;

  function show(to) {
    to = Math.max(0, Math.min(last, to));
    if (to === at) return;
    at = to;
    var entry = entries[at], stand = entry.closest("section").querySelector("h3").textContent;
    told.replaceChildren(element("p", "stand", stand));
    Array.from(entry.children).slice(1).forEach(function (part) { told.append(part.cloneNode(true)); });
    told.classList.toggle("undone", entry.classList.contains("undone"));
    var boards = entry.dataset.boards.split(" ");
    slots.forEach(function (slot, i) {
      slot.replaceChildren();
      slot.className = "";
      if (i >= boards.length) return;
      slot.append(pictures[parseInt(boards[i], 10)].content.cloneNode(true));
      if (boards[i].endsWith("+")) slot.className = "now";
    });
    stage.querySelectorAll(".boards section").forEach(function (section) {
      section.className = section.querySelector(".now") ? "now" : "";
    });
    stage.querySelectorAll(".now [data-news]").forEach(frame);
    slider.value = at;
    slider.setAttribute("aria-valuetext", numbers[at] + ": " + stand);
    where.textContent = numbers[at] + " / " + numbers[last];
    nav.querySelector(".first").disabled = nav.querySelector(".back").disabled = at === 0;
    nav.querySelector(".next").disabled = nav.querySelector(".last").disabled = at === last;
  }
  function element(name, kind, text) {
    var made = document.createElement(name);
    made.className = kind;
    made.textContent = text;
    return made;
  }
  // A frame around what changed, however it is drawn, with how many came or went.
  function frame(part) {
    var box = part.getBBox(), words = part.dataset.news.split(" ");
    var group = part.tagName === "g" ? part : part.parentNode;
    function draw(name, kind, attributes) {
      var made = document.createElementNS(part.namespaceURI, name);
      made.setAttribute("class", kind);
      Object.keys(attributes).forEach(function (key) { made.setAttribute(key, attributes[key]); });
      group.append(made);
      return made;
    }
    draw("rect", "frame " + words[0],
      { x: box.x - 1, y: box.y - 1, rx: 6, width: box.width + 2, height: box.height + 2 });
    if (!words[1]) return;
    var across = 10 + 8 * words[1].length;
    draw("rect", "badge", { x: box.x - 9, y: box.y - 9, rx: 8, width: across, height: 16 });
    draw("text", "badge", { x: box.x - 9 + across / 2, y: box.y + 3, "text-anchor": "middle" })
      .textContent = words[1].replace("-", "\u2212");
  }

  // The address always has the step that is shown; only a link adds one to go back from.
  function go(to) {
    show(to);
    try { history.replaceState(null, "", "#" + numbers[at]); } catch (error) { /* the page works without it */ }
  }
  function linked() {
    if (numbers.indexOf(location.hash.slice(1)) < 0) return;
    pause();
    show(numbers.indexOf(location.hash.slice(1)));
    stage.scrollIntoView();
  }

  function playing(yes) {
    clearTimeout(timer);
    timer = 0;
    play.textContent = yes ? "\u275a\u275a" : "\u25b6";
    play.title = names[yes ? 1 : 0];
    play.setAttribute("aria-label", play.title);
    told.setAttribute("aria-live", yes ? "off" : "polite");
    // Long enough to read what happened.
    if (yes) timer = setTimeout(on, Math.min(9000, 1500 + 45 * told.textContent.length));
  }
  function on() {
    go(at + 1);
    playing(at < last);
  }
  function pause() { if (timer) playing(false); }
  function toggle() {
    if (timer) { pause(); return; }
    if (at === last) go(0);
    playing(true);
  }

  var moves = { first: function () { return 0; }, back: function () { return at - 1; },
    next: function () { return at + 1; }, last: function () { return last; } };
  function move(name) { pause(); go(moves[name]()); }
  Object.keys(moves).forEach(function (name) {
    nav.querySelector("." + name).addEventListener("click", function () { move(name); });
  });
  play.addEventListener("click", toggle);
  slider.addEventListener("input", function () { pause(); go(Number(slider.value)); });

  var keys = { Home: "first", ArrowLeft: "back", ArrowRight: "next", End: "last" };
  document.addEventListener("keydown", function (event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    var box = stage.getBoundingClientRect(), seen = box.bottom > 0 && box.top < window.innerHeight;
    if (event.key === " ") {
      if (!seen || event.target.closest && event.target.closest("a, button, input")) return;
      event.preventDefault();
      toggle();
    } else if (keys[event.key] && (seen || event.key.startsWith("Arrow"))) {
      event.preventDefault();
      move(keys[event.key]);
      if (!seen) stage.scrollIntoView();
    }
  });

  var touched = null;
  stage.addEventListener("pointerdown", function (event) { if (event.target !== play) pause(); });
  stage.addEventListener("touchstart", function (event) {
    var one = event.touches[0];
    touched = event.touches.length > 1 || nav.contains(event.target) ? null : { x: one.clientX, y: one.clientY };
  }, { passive: true });
  stage.addEventListener("touchend", function (event) {
    if (!touched) return;
    var across = event.changedTouches[0].clientX - touched.x, down = event.changedTouches[0].clientY - touched.y;
    touched = null;
    if (Math.abs(across) > 45 && Math.abs(across) > 1.5 * Math.abs(down)) move(across < 0 ? "next" : "back");
  });
  document.addEventListener("visibilitychange", function () { if (document.hidden) pause(); });
  window.addEventListener("hashchange", linked);

  // A link to a step leads to the stage, not to its place in the list.
  entries.forEach(function (entry) { entry.removeAttribute("id"); });
  document.documentElement.classList.add("stepping");
  stage.hidden = false;
  show(0);
  linked();
}());
