/// Types by score and number of commits. Those in the upper right are the types to start with.
package struct ScatterChart: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    package var name: String
    package var score: Double
    /// The number of commits that changed the type's lines.
    package var commits: Int
    package var authors: Int
    /// An address such as `#type=3`; nil without a link.
    package var link: String?

    package init(name: String, score: Double, commits: Int, authors: Int, link: String?) {
      self.name = name
      self.score = score
      self.commits = commits
      self.authors = authors
      self.link = link
    }

    var weight: Double { score.isFinite ? max(score, 0) * Double(max(commits, 0)) : 0 }
  }

  /// Types with a score, in any order.
  package var items: [Item]
  /// The period of the commits: `in the year to 2026-01-31`.
  package var period: String

  package init(items: [Item], period: String) {
    self.items = items
    self.period = period
  }

  /// The types to start with, by descending product of score and commits. Types without commits are never
  /// among them.
  package func first(_ count: Int) -> [Item] {
    Array(ranked.prefix { $0.weight > 0 }.prefix(count))
  }

  /// Sorted by descending weight, then by descending score.
  var ranked: [Item] {
    items.sorted { left, right in
      (right.weight, right.score, left.name, left.link ?? "")
        < (left.weight, left.score, right.name, right.link ?? "")
    }
  }

  /// The chart and the list of types to start with, as a fragment of a page.
  package var lines: [String] {
    var html = XMLText()
    draw(on: &html)
    return html.lines
  }
}
