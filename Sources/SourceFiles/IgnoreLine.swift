/// Whether a file system, and therefore git, distinguishes `A` from `a`.
enum LetterCase: Sendable {
  case distinguished
  case folded
}

/// A parsed line of a `.gitignore`.
struct IgnoreLine: Sendable {
  enum Effect: Sendable { case ignore, keep }
  /// The line applies to folders only where it ends in a slash: `build/`.
  enum Subject: Sendable { case anything, folder }
  /// A pattern whose only slash is at its end matches names in any folder.
  enum Scope: Sendable { case name, path }
  enum Form: Sendable {
    /// The path or name equals the text.
    case exactly
    /// The name ends in the text; the leading asterisk is removed.
    case ending
    case wildcards
  }

  let effect: Effect
  let subject: Subject
  let scope: Scope
  let form: Form
  /// A slice of the line, which avoids a copy.
  let text: ArraySlice<UInt8>

  /// nil where the line can match nothing: a comment or an empty line.
  init?(_ line: ArraySlice<UInt8>) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var text = withoutTrailingSpaces(line.prefix { $0 != 0 })
    effect = text.first == UInt8(ascii: "!") ? .keep : .ignore
    if effect == .keep { text.removeFirst() }
    subject = text.last == .slash ? .folder : .anything
    if subject == .folder { text.removeLast() }
    scope = text.contains(.slash) ? .path : .name
    if text.first == .slash { text.removeFirst() }
    guard !text.isEmpty else { return nil }
    if !text.contains(where: isWildcard) {
      form = .exactly
    } else if scope == .name, text.first == .asterisk, !text.dropFirst().contains(where: isWildcard) {
      form = .ending
      text.removeFirst()
    } else {
      form = .wildcards
    }
    self.text = text
  }
}

func isWildcard(_ byte: UInt8) -> Bool {
  switch byte {
  case .asterisk, UInt8(ascii: "?"), UInt8(ascii: "["), .backslash: true
  default: false
  }
}

/// Removes unescaped trailing spaces, as git does; tabs stay.
private func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  guard line.last == .space else { return line }
  var end = line.startIndex
  var index = line.startIndex
  while index < line.endIndex {
    if line[index] == .backslash {
      // A backslash at the end stops git's scan, and nothing is removed.
      guard index + 1 < line.endIndex else { return line }
      index += 1
      end = index + 1
    } else if line[index] != .space {
      end = index + 1
    }
    index += 1
  }
  return line[..<end]
}

extension UInt8 {
  static let asterisk = UInt8(ascii: "*")
}
