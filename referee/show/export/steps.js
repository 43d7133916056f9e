// Shows one entry at a time. Without this script the page is a list of all of them.
(function () {
  "use strict";
  var root = document.getElementById("steps"), entries = root.querySelectorAll(".entry");
  var nav = root.querySelector("nav"), slider = root.querySelector("input"), where = root.querySelector("output");
  var buttons = root.querySelectorAll("button"), at = -1;
  function show(to, keep) {
    to = Math.max(0, Math.min(entries.length - 1, to));
    if (to === at) return;
    if (at >= 0) entries[at].classList.remove("shown");
    at = to;
    entries[at].classList.add("shown");
    entries[at].querySelector("details").open = true;
    slider.value = at;
    where.textContent = (at + 1) + " / " + entries.length;
    buttons[0].disabled = buttons[1].disabled = at === 0;
    buttons[2].disabled = buttons[3].disabled = at === entries.length - 1;
    if (!keep) try { history.replaceState(null, "", "#" + entries[at].id); } catch (error) { /* not from a file */ }
  }
  function linked() {
    for (var i = 0; i < entries.length; i++) if ("#" + entries[i].id === location.hash) return i;
    return -1;
  }
  var moves = [function () { return 0; }, function () { return at - 1; }, function () { return at + 1; },
    function () { return entries.length - 1; }];
  var keys = { Home: 0, ArrowLeft: 1, ArrowRight: 2, End: 3 };
  buttons.forEach(function (button, i) { button.addEventListener("click", function () { show(moves[i]()); }); });
  slider.addEventListener("input", function () { show(Number(slider.value)); });
  document.addEventListener("keydown", function (event) {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in keys)) return;
    event.preventDefault();
    show(moves[keys[event.key]]());
    var box = nav.getBoundingClientRect();
    if (box.top < 0 || box.bottom > window.innerHeight / 2) root.scrollIntoView();
  });
  window.addEventListener("hashchange", function () { if (linked() >= 0) show(linked(), true); });
  root.classList.add("stepping");
  show(Math.max(0, linked()), true);
}());
