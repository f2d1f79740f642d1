/// The wildcard patterns of one `.gitignore`.
struct IgnoreWildcards: Sendable {
  struct Entry: Sendable {
    let line: IgnoreLine
    let mark: IgnoreMark
  }

  /// The compiled entries, each of which takes several kilobytes.
  private enum Patterns: Sendable {
    /// One per entry; nil for an entry that can match nothing.
    case made([IgnorePattern?])
    /// Above `most` entries each is compiled when it is needed.
    case onDemand
  }

  private let entries: [Entry]
  private let patterns: Patterns
  private let letterCase: LetterCase
  private let lookup: IgnoreLookup?

  /// Up to this number of entries, all are tried.
  private static let few = 64
  private static let most = 2_000

  /// Takes the entries in the order of the lines.
  init(_ entries: [Entry], letterCase: LetterCase) {
    self.entries = entries
    self.letterCase = letterCase
    patterns =
      entries.count <= Self.most
      ? .made(entries.map { IgnorePattern($0.line, letterCase: letterCase) }) : .onDemand
    lookup =
      entries.count <= Self.few ? nil : IgnoreLookup(entries.map(\.line), letterCase: letterCase)
  }

  func raise(_ best: inout IgnoreMark, for path: ArraySlice<UInt8>, _ kind: FileKind) {
    guard !entries.isEmpty else { return }
    let name = path[((path.lastIndex(of: .slash) ?? path.startIndex - 1) + 1)...]
    if let lookup {
      raise(&best, by: lookup.candidates(path), path, name, kind)
    } else {
      raise(&best, by: entries.indices, path, name, kind)
    }
  }

  /// Raises `best` to the last candidate that matches. Candidates are in the order of the lines.
  private func raise(
    _ best: inout IgnoreMark, by candidates: some BidirectionalCollection<Int>,
    _ path: ArraySlice<UInt8>,
    _ name: ArraySlice<UInt8>, _ kind: FileKind
  ) {
    for index in candidates.reversed() {
      let entry = entries[index]
      guard entry.mark.isAfter(best) else { return }
      if entry.line.subject == .folder && kind != .folder { continue }
      if pattern(index)?.matches(path, name: name) == true { return best.raise(to: entry.mark) }
    }
  }

  private func pattern(_ index: Int) -> IgnorePattern? {
    switch patterns {
    case .made(let patterns): patterns[index]
    case .onDemand: IgnorePattern(entries[index].line, letterCase: letterCase)
    }
  }
}

/// Finds the patterns that may match a path by a literal text that they require.
private struct IgnoreLookup: Sendable {
  /// The index of the last pattern with each text.
  private var last: [ArraySlice<UInt8>: Int32] = [:]
  /// For each pattern, the previous one with the same text; -1 without one.
  private var before: [Int32] = []
  /// Patterns without a required text.
  private var others: [Int] = []
  private var lengths: Set<Int> = []
  private let letterCase: LetterCase

  init(_ lines: [IgnoreLine], letterCase: LetterCase) {
    self.letterCase = letterCase
    before.reserveCapacity(lines.count)
    var counts = TextCounts()
    for line in lines { line.eachRequiredText { counts.add($0) } }
    for (index, line) in lines.enumerated() {
      before.append(-1)
      guard let text = counts.rarest(of: line) else {
        others.append(index)
        continue
      }
      let key = letterCase == .folded ? text.map(\.foldingCase)[...] : text
      before[index] = last.updateValue(Int32(index), forKey: key) ?? -1
      lengths.insert(key.count)
    }
  }

  /// Indices of the patterns that may match, in the order of the lines.
  func candidates(_ path: ArraySlice<UInt8>) -> [Int] {
    let path = letterCase == .folded ? path.map(\.foldingCase)[...] : path
    var found = others
    var seen: Set<Int32> = []
    for length in lengths where length <= path.count {
      for start in path.startIndex...(path.endIndex - length) {
        guard let head = last[path[start..<(start + length)]], seen.insert(head).inserted else {
          continue
        }
        var next = head
        while next >= 0 {
          found.append(Int(next))
          next = before[Int(next)]
        }
      }
    }
    return found.sorted()
  }
}

/// Approximate counts of patterns by text: texts with equal slots share a count.
private struct TextCounts {
  private var counts = [Int32](repeating: 0, count: 1 << 20)

  mutating func add(_ text: ArraySlice<UInt8>) { counts[slot(text)] += 1 }

  /// The rarest required text of a pattern, the longest of equally rare ones; nil without any.
  func rarest(of line: IgnoreLine) -> ArraySlice<UInt8>? {
    var best: (text: ArraySlice<UInt8>, count: Int32)?
    line.eachRequiredText { text in
      let count = counts[slot(text)]
      if let best, (best.count, -best.text.count) <= (count, -text.count) { return }
      best = (text, count)
    }
    return best?.text
  }

  private func slot(_ text: ArraySlice<UInt8>) -> Int { text.hashValue & (counts.count - 1) }
}

extension IgnoreLine {
  /// Visits the literal texts that every match contains, each limited to its last 16 bytes.
  fileprivate func eachRequiredText(_ body: (ArraySlice<UInt8>) -> Void) {
    let most = 16
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      guard let next = endOfWildcard(at: index) else {
        index += 1
        continue
      }
      if start < index { body(text[start..<index].suffix(most)) }
      (start, index) = (next, next)
    }
    if start < index { body(text[start..<text.endIndex].suffix(most)) }
  }

  /// The index after a wildcard or escape; nil for a literal byte.
  private func endOfWildcard(at index: Int) -> Int? {
    switch text[index] {
    case .asterisk:
      let end = text[index...].firstIndex { $0 != .asterisk } ?? text.endIndex
      // `**/a` also matches `a`.
      return end - index > 1 && end < text.endIndex && text[end] == .slash ? end + 1 : end
    case UInt8(ascii: "?"): return index + 1
    case .backslash: return min(index + 2, text.endIndex)
    case UInt8(ascii: "["):
      // A pattern that is invalid to git matches nothing.
      guard let end = ignoreBracketsEnd(Array(text[index...])) else { return text.endIndex }
      return index + end
    default: return nil
    }
  }
}

extension UInt8 {
  /// The lowercase of an ASCII letter; other bytes stay.
  var foldingCase: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
