/// The script of pages: filters findings and sorts tables.
enum PageScript {
  /// Self-contained. The content security policy has its hash, so that no other script runs. If a byte
  /// changes here, update `hash`; a test compares them.
  static let text = """
    (function () {
      var field = document.getElementById("filter");
      var count = document.getElementById("count");
      var items = Array.prototype.slice.call(document.querySelectorAll("article"));
      function show() {
        var words = field.value.toLowerCase().split(/\\s+/);
        var shown = 0;
        items.forEach(function (item) {
          var text = item.textContent.toLowerCase();
          var fits = words.every(function (word) { return text.indexOf(word) >= 0; });
          item.hidden = !fits;
          if (fits) { shown += 1; }
        });
        count.textContent = field.value ? shown + " of " + items.length : "";
      }
      if (field) { field.addEventListener("input", show); }
      document.querySelectorAll("th").forEach(function (head) {
        head.setAttribute("data-sort", "");
        head.addEventListener("click", function () {
          var column = Array.prototype.indexOf.call(head.parentNode.children, head);
          var body = head.closest("table").tBodies[0];
          var down = head.getAttribute("aria-sort") === "ascending";
          head.setAttribute("aria-sort", down ? "descending" : "ascending");
          Array.prototype.slice.call(body.rows).sort(function (left, right) {
            var a = left.cells[column].textContent;
            var b = right.cells[column].textContent;
            var order = a.localeCompare(b, undefined, { numeric: true });
            return down ? -order : order;
          }).forEach(function (row) { body.appendChild(row); });
        });
      });
    })();
    """

  /// The base64-encoded SHA-256 of `text` as it is in the page, indented and with a newline before and after
  /// it.
  static let hash = "sha256-blNdyMG/bckz7R7S0wbH2ovBUQyHwovrKb7T7W7ovno="
}
