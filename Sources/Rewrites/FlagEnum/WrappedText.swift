/// Replacements in a text, and what is written around parts of it. Parts may lie within each other.
struct WrappedText {
  /// Of two around the same part, a comparison is the inner one.
  enum Kind: Int { case comparison, choice }

  private struct Wrap {
    var kind: Kind
    var range: Range<Int>
    var before: String
    var after: String
  }

  private var replacements: [SourceEdit] = []
  private var wraps: [Wrap] = []

  mutating func replace(_ range: Range<Int>, with text: String) {
    replacements.append(SourceEdit(range: range, replacement: text))
  }

  mutating func wrap(_ range: Range<Int>, _ kind: Kind, _ before: String, _ after: String) {
    wraps.append(Wrap(kind: kind, range: range, before: before, after: after))
  }

  var edits: [SourceEdit] {
    var starts: [Int: String] = [:]
    var ends: [Int: String] = [:]
    let ordered = wraps.sorted {
      ($0.range.count, $0.kind.rawValue) < ($1.range.count, $1.kind.rawValue)
    }
    for wrap in ordered {
      starts[wrap.range.lowerBound] = wrap.before + (starts[wrap.range.lowerBound] ?? "")
      ends[wrap.range.upperBound, default: ""] += wrap.after
    }
    let insertions = (Array(starts) + Array(ends)).filter { !$0.value.isEmpty }.map {
      SourceEdit(range: $0.key..<$0.key, replacement: $0.value)
    }
    return (replacements + insertions).sorted()
  }
}
