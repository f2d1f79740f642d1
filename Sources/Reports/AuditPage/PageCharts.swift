import UntangleScores
import UntangleSourceFiles

extension XMLText {
  mutating func trend(of report: AuditReport) {
    element("section", ["id": "trend"]) { html in
      html.element("h2", text: "Trend")
      if report.history.count > 1 {
        TrendChart(report.history).draw(on: &html)
      } else {
        let words =
          "Nobody asked how these figures came about: '--history 24' shows them at 24 commits of the branch."
        html.element("p", ["class": "quiet"], text: words)
      }
    }
  }

  mutating func map(of report: AuditReport, _ pages: [TypeIdentity: String]) {
    element("section", ["id": "map"]) { html in
      html.element("h2", text: "Map")
      html.element(
        "p", ["class": "quiet"], text: "Area is lines, colour is score. Choose a type or a file to open it.")
      report.map(pages).draw(on: &html)
    }
  }

  mutating func churn(of report: AuditReport, _ pages: [TypeIdentity: String]) {
    element("section", ["id": "churn"]) { html in
      html.element("h2", text: "Score by changes")
      switch report.churn {
      case .known(let counts):
        ScatterChart(items: report.scatterItems(counts, pages), period: counts.periodText).draw(on: &html)
      case .unknown(let reason):
        let words = "How often each type changed is not known: \(reason)."
        html.element("p", ["class": "quiet"], text: words.visible)
      case .unasked:
        html.element("p", ["class": "quiet"], text: "Nobody asked how often each type changed.")
      }
    }
  }
}

extension AuditReport {
  fileprivate func scatterItems(
    _ counts: ChangeCounts, _ pages: [TypeIdentity: String]
  ) -> [ScatterChart.Item] {
    types.compactMap { type in
      guard let score = type.score?.score, score > 0 else { return nil }
      let count = counts.types[type.identity]
      return ScatterChart.Item(
        name: type.identity.name, score: score, commits: count?.commits ?? 0, authors: count?.authors ?? 0,
        link: pages[type.identity].map { "#\($0)" })
    }
  }

  fileprivate func map(_ pages: [TypeIdentity: String]) -> TreemapChart {
    let scores = Dictionary(
      self.scores.files.map { ($0.path, $0.score) }, uniquingKeysWith: { first, _ in first })
    let parts = typeParts
    return TreemapChart(
      files: fileLines.sorted { $0.key < $1.key }.map { path, lines in
        TreemapChart.File(
          path: path, lines: lines, score: scores[path] ?? 0,
          link: scores[path] == nil ? nil : "#files&files.q=\(path.percentEncodedPath)",
          types: (parts[path] ?? []).map { part in
            TreemapChart.TypePart(
              name: part.type.identity.name,
              kind: part.type.identity.location.path == path ? .declaration : .extensions, lines: part.lines,
              score: part.type.score?.pointsByPath[path] ?? 0,
              link: pages[part.type.identity].map { "#\($0)" })
          })
      })
  }

  /// The lines of each type in each file, without the lines of nested types.
  private var typeParts: [String: [(type: AuditedType, lines: Int)]] {
    var declared: [String: [(type: AuditedType, span: Span)]] = [:]
    for type in types where type.score != nil {
      for declaration in type.declarations {
        declared[declaration.path, default: []].append((type, declaration.span))
      }
    }
    return declared.mapValues { all in
      var parts: [TypeIdentity: (type: AuditedType, lines: Int)] = [:]
      for (type, span) in all {
        let nested = all.filter { $0.span != span && span.contains($0.span) }
        let inner = nested.filter { one in
          !nested.contains { $0.span != one.span && $0.span.contains(one.span) }
        }
        let lines = span.lineCount - inner.reduce(0) { $0 + $1.span.lineCount }
        parts[type.identity, default: (type, 0)].lines += max(lines, 1)
      }
      return parts.values.sorted { $0.type.identity < $1.type.identity }
    }
  }
}

extension Span {
  fileprivate var lineCount: Int { Int(endLine - line) + 1 }
}
