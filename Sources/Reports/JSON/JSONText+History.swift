import UntangleFindings
import UntangleSourceFiles

extension JSONText {
  /// Oldest first; null where nobody asked.
  mutating func history(_ points: [HistoryPoint], _ reach: HistoryReach) {
    key("history")
    guard !points.isEmpty else { return null() }
    object { text in
      text.member("reach", reach.rawValue)
      text.member("points", objects: points) { $0.members(of: $1) }
    }
  }

  private mutating func members(of point: HistoryPoint) {
    member("commit", point.commit)
    member("day", point.day.isoText)
    member("files", point.files)
    member("lines", point.lines)
    member("score", point.score)
    member("tangledTypes", point.tangledTypes)
    member("flags", point.flags)
    member("enumDefaults", point.enumDefaults)
    member("keys", point.keys)
    member("findings") { text in
      for rule in point.findings.keys.sorted() { text.member(rule.rawValue, point.findings[rule] ?? 0) }
    }
  }

  /// What a type's or a file's object says of its changes; null where they are not known.
  mutating func changes(_ count: ChangeCounts.Count?) {
    key("changes")
    guard let count else { return null() }
    object { text in
      text.member("commits", count.commits)
      text.member("authors", count.authors)
      text.member("last", count.last.isoText)
    }
  }
}
