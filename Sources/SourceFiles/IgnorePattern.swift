/// Whether a file system, and so git, tells `A` from `a`.
enum LetterCase: Sendable {
  case distinguished
  case folded
}

/// One line of a `.gitignore`, with git's own reading of it.
struct IgnorePattern: Sendable {
  enum Effect: Sendable { case ignore, keep }
  /// `build/` speaks of folders only.
  enum Subject: Sendable { case anything, folder }
  /// A pattern without a slash but at its end matches names in any folder.
  enum Scope: Sendable { case name, path }
  enum Matcher: Sendable {
    case exactly([UInt8])
    case ending([UInt8])
    case wildcards(prefix: [UInt8], WildcardProgram)
  }

  let effect: Effect
  private let subject: Subject
  private let scope: Scope
  private let matcher: Matcher

  /// nil where the line can match nothing: a comment, or brackets that git cannot read.
  init?(line: ArraySlice<UInt8>, letterCase: LetterCase) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var text = Array(withoutTrailingSpaces(line.prefix { $0 != 0 }))
    effect = text.first == UInt8(ascii: "!") ? .keep : .ignore
    if effect == .keep { text.removeFirst() }
    subject = text.last == .slash ? .folder : .anything
    if subject == .folder { text.removeLast() }
    scope = text.contains(.slash) ? .path : .name
    if text.first == .slash { text.removeFirst() }
    guard !text.isEmpty, let matcher = Matcher(text, scope: scope, letterCase: letterCase)
    else { return nil }
    self.matcher = matcher
  }

  /// `path` is relative to the folder of the pattern's file.
  func matches(_ path: ArraySlice<UInt8>, _ kind: FileKind) -> Bool {
    if subject == .folder && kind != .folder { return false }
    switch scope {
    case .path: return matcher.matches(path)
    case .name:
      return matcher.matches(path[((path.lastIndex(of: .slash) ?? path.startIndex - 1) + 1)...])
    }
  }
}

extension IgnorePattern.Matcher {
  fileprivate init?(_ text: [UInt8], scope: IgnorePattern.Scope, letterCase: LetterCase) {
    let plain = text.prefix { !isWildcard($0) }
    let rest = text.dropFirst(plain.count)
    let isFolded = letterCase == .folded
    if rest.isEmpty && !isFolded {
      self = .exactly(text)
    } else if scope == .name, text.first == UInt8(ascii: "*"), !isFolded,
      !text.dropFirst().contains(where: isWildcard)
    {
      self = .ending(Array(text.dropFirst()))
    } else {
      // git takes the plain beginning off first, and so reads the `**` of `a**/b` as if it stood alone.
      let cut = scope == .path ? plain.count : 0
      guard let steps = ignoreSteps(Array(text[cut...]), scope: scope) else { return nil }
      let prefix = text[..<cut].map { WildcardStep.byte(ByteSet($0...$0)) }
      self =
        isFolded
        ? .wildcards(prefix: [], WildcardProgram((prefix + steps).map(\.foldingCase)))
        : .wildcards(prefix: Array(text[..<cut]), WildcardProgram(steps))
    }
  }

  fileprivate func matches(_ path: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .exactly(let text): return path.elementsEqual(text)
    case .ending(let text):
      return path.count >= text.count && path.suffix(text.count).elementsEqual(text)
    case .wildcards(let prefix, let program):
      guard path.starts(with: prefix) else { return false }
      switch program.reach(path.dropFirst(prefix.count), span: .wholeText) {
      case .whole: return true
      case .start, .nothing: return false
      }
    }
  }
}

private func isWildcard(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), .backslash: true
  default: false
  }
}

/// Trailing spaces go, but for an escaped one and what stands before it; tabs stay.
private func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var end = line.startIndex
  var index = line.startIndex
  while index < line.endIndex {
    if line[index] == .backslash {
      // A backslash at the very end ends git's search, and nothing is taken off.
      guard index + 1 < line.endIndex else { return line }
      index += 1
      end = index + 1
    } else if line[index] != UInt8(ascii: " ") {
      end = index + 1
    }
    index += 1
  }
  return line[..<end]
}

extension WildcardStep {
  fileprivate var foldingCase: WildcardStep {
    switch self {
    case .byte(let set): .byte(set.foldingCase)
    case .character(let set): .character(set.foldingCase)
    case .star, .globstar, .folders: self
    }
  }
}
