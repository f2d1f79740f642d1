/// One entry of `git diff-index --raw -z` or `diff-files --raw -z`.
struct GitChange: Hashable, Sendable {
  enum Kind: Character, Sendable {
    case added = "A"
    case copied = "C"
    case deleted = "D"
    case modified = "M"
    case renamed = "R"
    case typeChanged = "T"
    case unmerged = "U"
  }

  var kind: Kind
  /// The name of the old blob.
  var oldBlob: String
  /// Relative to the root of the repository; the old path of a rename or a copy.
  var oldPath: [UInt8]
  var path: [UInt8]

  /// Parses all entries, in git's order. Modes are ignored: links and submodules do not matter here.
  static func parse(_ bytes: [UInt8]) -> [GitChange] {
    var fields = bytes.split(separator: 0)[...]
    var changes: [GitChange] = []
    while let head = fields.popFirst() {
      let words = String(decoding: head, as: UTF8.self).split(separator: " ")
      guard words.count == 5, let letter = words[4].first, let kind = Kind(rawValue: letter),
        let first = fields.popFirst()
      else { continue }
      var path = first
      if kind == .renamed || kind == .copied, let second = fields.popFirst() { path = second }
      changes.append(
        GitChange(
          kind: kind, oldBlob: String(words[2]), oldPath: Array(first),
          path: Array(path)))
    }
    return changes
  }
}
