/// The script of the audit page: sorts and filters tables, opens the section of a type, and links to the
/// sources.
///
/// The state is kept in the address: `#type=Player&types.q=view&types.s=-1` opens the section of `Player` and
/// lists the types that contain `view`, sorted by the second column in descending order.
enum AuditPageScript {
  static let text = start + "\n" + tables + "\n" + addresses

  private static let start = """
    (function () {
    "use strict";
    var data = JSON.parse(document.getElementById("data").textContent);
    var paths = [], tables = {};
    for (var i = 0; i < data.paths.length; i += 2) {
      var before = paths.length ? paths[paths.length - 1] : "";
      paths.push(before.slice(0, data.paths[i + 1]) + data.paths[i]);
    }
    document.documentElement.classList.add("js");
    function make(name, text, className) {
      var node = document.createElement(name);
      if (text !== undefined) { node.textContent = text; }
      if (className) { node.className = className; }
      return node;
    }
    function address(path, line, column) {
      if (!data.link) { return null; }
      if (data.root && path.indexOf(data.root + "/") === 0) { path = path.slice(data.root.length + 1); }
      if (path.charAt(0) === "/" || path.charAt(0) === "<") { return null; }
      var written = path.split("/").map(encodeURIComponent).join("/");
      return data.link.split("{path}").join(written).split("{line}").join(line).split("{column}").join(column);
    }
    function lead(anchor, path, line, column) {
      var target = address(path, line, column);
      anchor.title = path + ":" + line;
      if (!target) { return; }
      anchor.href = target;
      anchor.rel = "noopener";
    }
    function leadAll(root) {
      root.querySelectorAll("a[data-l]").forEach(function (anchor) {
        var parts = anchor.getAttribute("data-l").split(":");
        lead(anchor, paths[parts[0]], +parts[1], +parts[2]);
        anchor.removeAttribute("data-l");
      });
    }
    function placeText(place) { return paths[place[0]].split("/").pop() + ":" + place[1]; }
    function placeLink(place) {
      var anchor = make("a", placeText(place));
      lead(anchor, paths[place[0]], place[1], place[2]);
      return anchor;
    }
    function number(value) { return String(value).replace(/\\B(?=(\\d{3})+(?!\\d))/g, ","); }
    """

  private static let tables = """
    function textOf(value, kind) {
      if (kind === "n") { return value ? number(value) : "\\u2013"; }
      if (kind === "p") { return value ? value.toFixed(1) : "\\u2013"; }
      if (kind === "d") { return value || "\\u2013"; }
      if (kind === "l") { return typeof value === "number" ? paths[value] : placeText(value); }
      if (kind === "y") { return typeof value === "string" ? value : value[0]; }
      if (kind === "m") { return value.slice(0, -1).map(placeText).join(" "); }
      return value;
    }
    function cell(value, kind) {
      var node = make("td");
      if (kind === "n" || kind === "p" || kind === "d") { node.className = "n"; node.textContent = textOf(value, kind); }
      else if (kind === "c") { node.appendChild(make("code", value)); }
      else if (kind === "l" && typeof value === "number") {
        var file = make("a", paths[value]);
        lead(file, paths[value], 1, 1);
        node.appendChild(file);
      } else if (kind === "l") { node.className = "place"; node.appendChild(placeLink(value)); }
      else if (kind === "m") {
        node.className = "places";
        value.slice(0, -1).forEach(function (place) { node.appendChild(placeLink(place)); });
        if (value[value.length - 1]) { node.appendChild(make("span", "+" + number(value[value.length - 1]), "quiet")); }
      } else if (kind === "y" && typeof value !== "string") {
        var anchor = make("a");
        anchor.href = "#" + value[1];
        anchor.appendChild(make("code", value[0]));
        node.appendChild(anchor);
      } else if (kind === "y") { node.appendChild(make("code", value)); }
      else { node.textContent = value; }
      return node;
    }
    function isNumber(kind) { return kind === "n" || kind === "p" || kind === "d"; }
    function Table(info) {
      var own = this, section = document.getElementById(info.id);
      this.info = info;
      this.body = section.querySelector("tbody");
      if (!this.body) { return; }
      this.count = section.querySelector(".count");
      this.field = section.querySelector("input");
      this.heads = Array.prototype.slice.call(section.querySelectorAll("th"));
      this.reset();
      this.field.addEventListener("input", function () { own.query = own.field.value; own.show(); remember(); });
      this.heads.forEach(function (head, column) {
        var button = make("button", head.textContent);
        button.type = "button";
        head.textContent = "";
        head.appendChild(button);
        button.addEventListener("click", function () {
          own.down = own.column === column ? !own.down : isNumber(info.c[column][1]);
          own.column = column;
          own.show();
          remember();
        });
      });
      this.more = make("button", "");
      this.more.type = "button";
      this.more.addEventListener("click", function () { own.all = !own.all; own.show(); remember(); });
      section.querySelector(".tools").appendChild(this.more);
    }
    Table.prototype.reset = function () {
      this.query = "";
      this.column = this.info.o;
      this.down = isNumber(this.info.c[this.column][1]);
      this.all = false;
    };
    Table.prototype.texts = function (row) {
      var kinds = this.info.c;
      return row.map(function (value, place) { return textOf(value, kinds[place][1]); }).join("\\n").toLowerCase();
    };
    Table.prototype.rows = function () {
      var own = this, kind = this.info.c[this.column][1], column = this.column, down = this.down;
      if (!this.search) { this.search = this.info.r.map(function (row) { return own.texts(row); }); }
      var words = this.query.toLowerCase().split(/\\s+/);
      var found = this.info.r.map(function (row, place) { return place; }).filter(function (place) {
        return words.every(function (word) { return own.search[place].indexOf(word) >= 0; });
      });
      if (column === this.info.o && down === isNumber(kind)) { return found; }
      return found.sort(function (left, right) {
        var a = own.info.r[left][column], b = own.info.r[right][column], order;
        if (kind === "n" || kind === "p") { order = a - b; }
        else { order = textOf(a, kind).localeCompare(textOf(b, kind), "en", { numeric: true }); }
        return (down ? -order : order) || left - right;
      });
    };
    Table.prototype.show = function () {
      if (!this.body) { return; }
      var own = this, found = this.rows(), limit = this.all ? found.length : 15;
      if (this.field.value !== this.query) { this.field.value = this.query; }
      this.body.textContent = "";
      found.slice(0, limit).forEach(function (place) {
        var line = make("tr");
        own.info.r[place].forEach(function (value, column) { line.appendChild(cell(value, own.info.c[column][1])); });
        own.body.appendChild(line);
      });
      this.heads.forEach(function (head, column) {
        if (column === own.column) { head.setAttribute("aria-sort", own.down ? "descending" : "ascending"); }
        else { head.removeAttribute("aria-sort"); }
      });
      var shown = Math.min(limit, found.length);
      var text = shown < found.length ? shown + " of " + number(found.length) : number(found.length);
      if (this.query) { text += " that match"; }
      if (this.info.more) { text += ", and " + number(this.info.more) + " more: '" + this.info.cmd + "'"; }
      this.count.textContent = text;
      this.more.hidden = found.length <= 15;
      this.more.textContent = this.all ? "Show the first 15" : "Show all " + number(found.length);
    };
    Table.prototype.state = function () {
      var parts = [], id = this.info.id;
      if (!this.body) { return parts; }
      if (this.query) { parts.push(id + ".q=" + encodeURIComponent(this.query)); }
      if (this.column !== this.info.o || this.down !== isNumber(this.info.c[this.column][1])) {
        parts.push(id + ".s=" + (this.down ? "-" : "") + this.column);
      }
      if (this.all) { parts.push(id + ".n=all"); }
      return parts;
    };
    data.tables.forEach(function (info) { tables[info.id] = new Table(info); });
    """

  private static let addresses = """
    var target = "", open = null, pages = document.getElementById("pages");
    var back = make("p", undefined, "back"), toTypes = make("a", "\\u2190 All types");
    toTypes.href = "#types";
    back.appendChild(toTypes);
    function wholeState() {
      var parts = target ? [target] : [];
      Object.keys(tables).forEach(function (id) { parts = parts.concat(tables[id].state()); });
      return parts.join("&");
    }
    function remember() {
      var state = wholeState();
      history.replaceState(null, "", state ? "#" + state : location.href.split("#")[0]);
    }
    function openType(id) {
      var section = id && id.indexOf("type=") === 0 ? document.getElementById(id) : null;
      if (open && open !== section) { open.open = false; }
      open = section;
      pages.classList.toggle("open-type", !!section);
      if (!section) { return; }
      leadAll(section);
      section.open = true;
      pages.insertBefore(back, pages.querySelector("details"));
    }
    function read() {
      var wanted = {};
      var found = "";
      location.hash.slice(1).split("&").forEach(function (part) {
        var match = /^(\\w+)\\.([qsn])=(.*)$/.exec(part);
        if (match && tables[match[1]]) { (wanted[match[1]] = wanted[match[1]] || {})[match[2]] = match[3]; }
        else if (part && document.getElementById(part)) { found = part; }
      });
      Object.keys(tables).forEach(function (id) {
        var table = tables[id], state = wanted[id] || {};
        if (!table.body) { return; }
        table.reset();
        try { table.query = decodeURIComponent(state.q || ""); } catch (error) { table.query = state.q; }
        var column = Math.abs(parseInt(state.s, 10));
        if (column < table.info.c.length) { table.column = column; table.down = state.s.charAt(0) === "-"; }
        table.all = state.n === "all";
        table.show();
      });
      target = found;
      openType(found);
      if (found) { reveal(document.getElementById(found)); }
    }
    function reveal(node) {
      node.scrollIntoView();
      var focus = node.tagName === "DETAILS" ? node.querySelector("summary") : node;
      if (focus === node) { node.setAttribute("tabindex", "-1"); }
      focus.focus({ preventScroll: true });
    }
    document.addEventListener("click", function (event) {
      var anchor = event.target.closest ? event.target.closest("a[href^='#']") : null;
      if (!anchor || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) { return; }
      var id = anchor.getAttribute("href").slice(1);
      if (!document.getElementById(id)) { return; }
      event.preventDefault();
      target = id;
      var state = "#" + wholeState();
      if (location.hash !== state) { history.pushState(null, "", state); }
      openType(id);
      reveal(document.getElementById(id));
    });
    document.querySelectorAll("details.type").forEach(function (section) {
      section.addEventListener("toggle", function () {
        if (section.open || open !== section) { return; }
        target = "";
        openType("");
        remember();
      });
    });
    window.addEventListener("popstate", read);
    window.addEventListener("hashchange", read);
    leadAll(document.querySelector(".start") || document.head);
    read();
    })();
    """
}
