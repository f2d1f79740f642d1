/// The patterns of one `.gitignore`.
///
/// Built for millions of lines: plain patterns are hashed, and a wildcard pattern is tried only where the
/// path contains a literal part of it.
struct IgnoreList: Sendable {
  /// The folder of the file. Its patterns are relative to it and do not apply elsewhere.
  let folder: FilePath
  private let letterCase: LetterCase
  private var names = IgnoreTexts()
  private var paths = IgnoreTexts()
  private var endings = IgnoreTexts()
  private var wildcards: IgnoreWildcards

  init?(_ text: [UInt8], in folder: FilePath, letterCase: LetterCase) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let body = text.starts(with: byteOrderMark) ? text.dropFirst(3) : text[...]
    self.folder = folder
    self.letterCase = letterCase
    // Lookup keys are case-folded. Wildcard patterns fold later, because folding would change the meaning of
    // brackets.
    let folded = letterCase == .folded ? body.map(\.foldingCase)[...] : body
    var patterns: [IgnoreWildcards.Entry] = []
    var order: Int32 = 0
    for line in body.split(separator: .newline) {
      guard let line = IgnoreLine(line.last == .carriageReturn ? line.dropLast() : line) else {
        continue
      }
      order += 1
      let start = line.text.startIndex - body.startIndex + folded.startIndex
      let key = folded[start..<(start + line.text.count)]
      let mark = IgnoreMark(order: order, effect: line.effect)
      switch (line.form, line.scope) {
      case (.exactly, .name): names.add(key, mark, line.subject)
      case (.exactly, .path): paths.add(key, mark, line.subject)
      case (.ending, _): endings.add(key, mark, line.subject)
      case (.wildcards, _): patterns.append(IgnoreWildcards.Entry(line: line, mark: mark))
      }
    }
    if order == 0 { return nil }
    wildcards = IgnoreWildcards(patterns, letterCase: letterCase)
  }

  /// The effect of the last matching pattern; nil where none matches.
  func verdict(on path: FilePath, _ kind: FileKind) -> IgnoreLine.Effect? {
    let start = folder.bytes.count == 1 ? 1 : folder.bytes.count + 1
    let relative = path.bytes[start...]
    let key = letterCase == .folded ? relative.map(\.foldingCase)[...] : relative
    let keyName = key[((key.lastIndex(of: .slash) ?? key.startIndex - 1) + 1)...]
    var best = IgnoreMark.none
    best.raise(to: names.mark(of: keyName, kind))
    best.raise(to: paths.mark(of: key, kind))
    for length in endings.lengths where length <= keyName.count {
      best.raise(to: endings.mark(of: keyName.suffix(length), kind))
    }
    wildcards.raise(&best, for: relative, kind)
    return best.effect
  }
}

/// A matching line and its effect.
struct IgnoreMark: Sendable {
  /// Twice the 1-based line number, plus one for a line that keeps; 0 for no line.
  private var number: Int64

  static let none = IgnoreMark(number: 0)

  private init(number: Int64) { self.number = number }

  init(order: Int32, effect: IgnoreLine.Effect) {
    number = Int64(order) * 2 + (effect == .keep ? 1 : 0)
  }

  /// nil for no line.
  var effect: IgnoreLine.Effect? {
    if number == 0 { return nil }
    return number & 1 == 1 ? .keep : .ignore
  }

  mutating func raise(to other: IgnoreMark) { number = max(number, other.number) }

  func isAfter(_ other: IgnoreMark) -> Bool { number > other.number }
}

/// Patterns without wildcards, hashed by text.
private struct IgnoreTexts: Sendable {
  private struct Marks: Sendable {
    var anything = IgnoreMark.none
    var folder = IgnoreMark.none
  }

  private var marks: [ArraySlice<UInt8>: Marks] = [:]
  /// The distinct lengths of the texts, ascending.
  private(set) var lengths: [Int] = []

  mutating func add(_ text: ArraySlice<UInt8>, _ mark: IgnoreMark, _ subject: IgnoreLine.Subject) {
    let place = lengths.firstIndex { $0 >= text.count } ?? lengths.count
    if place == lengths.count || lengths[place] != text.count {
      lengths.insert(text.count, at: place)
    }
    switch subject {
    case .anything: marks[text, default: Marks()].anything.raise(to: mark)
    case .folder: marks[text, default: Marks()].folder.raise(to: mark)
    }
  }

  func mark(of text: ArraySlice<UInt8>, _ kind: FileKind) -> IgnoreMark {
    guard let found = marks[text] else { return .none }
    var mark = found.anything
    if kind == .folder { mark.raise(to: found.folder) }
    return mark
  }
}
