/// The patterns of one `.gitignore`.
///
/// Of a million lines none may be tried at each path: plain texts are looked up, and patterns with wildcards tried
/// only where a text of theirs is in the path.
struct IgnoreList: Sendable {
  /// Patterns are relative to it and say nothing of what lies elsewhere.
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
    // What is looked up is folded; brackets and what they mean stay as they are written.
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

  /// nil where no pattern speaks of it; the last that does decides.
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

/// Which line speaks, and how.
struct IgnoreMark: Sendable {
  /// The lines counted from 1, twice, and one more for those that keep; 0 for no line.
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

/// Texts without wildcards.
private struct IgnoreTexts: Sendable {
  private struct Marks: Sendable {
    var anything = IgnoreMark.none
    var folder = IgnoreMark.none
  }

  private var marks: [ArraySlice<UInt8>: Marks] = [:]
  /// Of the texts, the shortest first.
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
