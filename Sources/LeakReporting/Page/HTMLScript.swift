/// The script of a page with timelines: it shows one moment at a time.
///
/// The page allows this script by its hash, and no other: what programs name themselves is never run.
enum HTMLScript {
  /// The script.
  static let text = """
    "use strict";
    document.querySelectorAll(".timeline").forEach(function (box) {
      var steps = Array.from(box.querySelectorAll(".steps > li"));
      var slider = box.querySelector("input");
      var now = box.querySelector(".now");
      var picture = box.querySelector(".scroll");
      var marks = Array.from(box.querySelectorAll("[data-e], [data-n]"));
      var buttons = Array.from(box.querySelectorAll("[data-to]"));
      var at = -1;
      function places(step, name) {
        return new Set(step.getAttribute("data-" + name).split(" "));
      }
      function show(place) {
        place = Math.max(0, Math.min(steps.length - 1, place));
        if (place === at) return;
        at = place;
        var step = steps[at];
        var nodes = places(step, "nodes"), edges = places(step, "edges");
        var fresh = places(step, "new"), gone = places(step, "gone");
        marks.forEach(function (mark) {
          var edge = mark.getAttribute("data-e");
          var isThere = edge === null ? nodes.has(mark.getAttribute("data-n")) : edges.has(edge);
          var goes = edge !== null && gone.has(edge);
          mark.classList.toggle("absent", !isThere && !goes);
          mark.classList.toggle("appears", edge !== null && fresh.has(edge));
          mark.classList.toggle("goes", goes);
        });
        steps.forEach(function (other, index) {
          if (index === at) other.setAttribute("aria-current", "step");
          else other.removeAttribute("aria-current");
        });
        buttons.forEach(function (button) {
          var isBack = button.dataset.to === "first" || button.dataset.to === "back";
          button.setAttribute("aria-disabled", String(at === (isBack ? 0 : steps.length - 1)));
        });
        slider.value = String(at);
        var title = step.querySelector("a").textContent;
        slider.setAttribute("aria-valuetext", "step " + (at + 1) + " of " + steps.length + ", " + title);
        var line = document.createElement("p");
        line.textContent = "Step " + (at + 1) + " of " + steps.length + ". " + title;
        var parts = Array.from(step.querySelectorAll(".mark, ul")).map(function (part) {
          return part.cloneNode(true);
        });
        now.replaceChildren.apply(now, [line].concat(parts));
        now.scrollTop = 0;
      }
      function go(to) {
        show(to === "first" ? 0 : to === "last" ? steps.length - 1 : to === "back" ? at - 1 : at + 1);
      }
      buttons.forEach(function (button) {
        button.addEventListener("click", function () { go(button.dataset.to); });
      });
      slider.addEventListener("input", function () { show(Number(slider.value)); });
      steps.forEach(function (step, index) {
        step.querySelector("a").addEventListener("click", function (event) {
          event.preventDefault();
          show(index);
        });
      });
      var keys = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
      box.addEventListener("keydown", function (event) {
        var to = keys[event.key];
        var isOther = event.target === slider
          || (event.target === picture && picture.scrollWidth > picture.clientWidth);
        if (!to || isOther || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go(to);
      });
      box.classList.add("live");
      box.querySelector(".controls").hidden = false;
      now.hidden = false;
      show(0);
    });
    """

  /// The SHA-256 hash of the script, as a page's policy names it.
  static let hash = "Wou3/T++gXXqyn5M20Q1vIBDv0tDuee4hWGkT45q1e0="
}
