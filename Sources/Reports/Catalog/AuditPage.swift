import UntangleFindings
import UntangleScores
import UntangleSourceFiles

/// A self-contained page that can be sent around: where the tangled state is, what it costs, and what to
/// write instead.
///
/// Without scripts it is a long page with the first rows of each table and a section for each type. The
/// script sorts, filters and opens sections, and keeps these choices in the address.
struct AuditPage: Reporter {
  let format = AuditFormat.html

  /// The maximum size of all sections, in bytes. Types get sections in the order of their rank until it is
  /// used up.
  private static let sectionByteLimit = 1_200_000

  func text(of report: AuditReport, on page: Page) -> [UInt8] {
    var paths = PagePaths()
    let (sections, pages) = sections(of: report, &paths)
    var html = XMLText(.flat)
    html.raw("<!DOCTYPE html>")
    html.element("html", ["lang": "en"]) { html in
      html.head(title: "Audit of \(report.projectName)")
      html.element("body") { html in
        html.element("a", ["class": "skip", "href": "#content"], text: "Skip to the content")
        html.banner(of: report)
        html.element("main", ["id": "content"]) { html in
          html.overview(of: report, pages, &paths)
          html.comparison(of: report)
          html.churn(of: report, pages)
          let tables = report.pageTables(pages)
          for table in tables { html.table(table, &paths) }
          html.unreadable(report.unreadable)
          html.sections(sections, of: report, pages)
          html.data(tables, &paths, report.links)
        }
        html.footer()
        html.block("script", [:], AuditPageScript.text)
      }
    }
    return bytes(of: html.lines)
  }

  /// As many sections as fit, and the identifier of each.
  private func sections(
    of report: AuditReport, _ paths: inout PagePaths
  ) -> (lines: [String], pages: [TypeIdentity: String]) {
    var lines: [String] = []
    var pages: [TypeIdentity: String] = [:]
    var taken: [String: Int] = [:]
    var size = 0
    for type in report.rankedTypes where size < Self.sectionByteLimit {
      let name = "type=" + type.identity.name.percentEncodedPath
      taken[name, default: 0] += 1
      let id = taken[name] == 1 ? name : "\(name)~\(taken[name] ?? 0)"
      var html = XMLText(.flat)
      html.section(of: type, id: id, number: pages.count, report, &paths)
      pages[type.identity] = id
      size += html.lines.reduce(0) { $0 + $1.utf8.count + 1 }
      lines += html.lines
    }
    return (lines, pages)
  }
}

extension XMLText {
  fileprivate mutating func head(title: String) {
    element("head") { html in
      html.raw("<meta charset=\"utf-8\">")
      let script = Self.hash(of: AuditPageScript.text)
      let style = Self.hash(of: AuditPageStyle.sheet)
      html.raw(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src '\(style)'; "
          + "script-src '\(script)'; base-uri 'none'; form-action 'none'\">")
      html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
      html.raw("<meta name=\"color-scheme\" content=\"light dark\">")
      html.raw("<meta name=\"referrer\" content=\"no-referrer\">")
      html.element("title", text: title.visible)
      html.block("style", [:], AuditPageStyle.sheet)
    }
  }

  /// The hash of a block's text. The text is between line ends, because the tags have lines of their own.
  private static func hash(of text: String) -> String { "sha256-" + sha256Base64(of: "\n\(text)\n") }

  /// An element whose content is not escaped.
  fileprivate mutating func block(_ name: String, _ attributes: KeyValuePairs<String, String>, _ text: String)
  {
    element(name, attributes) { $0.raw(text) }
  }

  fileprivate mutating func data(_ tables: [PageTable], _ paths: inout PagePaths, _ links: SourceLinks) {
    var data = PageData()
    data.raw("{\"tables\":")
    data.list(tables) { $0.table($1, &paths) }
    data.raw(",")
    data.paths(paths, links)
    data.raw("}")
    block("script", ["type": "application/json", "id": "data"], String(decoding: data.bytes, as: UTF8.self))
  }
}
