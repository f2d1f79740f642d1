extension String {
  /// The text as one word of a POSIX shell.
  ///
  /// Characters that cannot be in a line are written as bytes within `$'…'`, which bash, zsh and POSIX 2024
  /// support.
  var shellWord: String {
    let isPlain = !isEmpty && utf8.allSatisfy(\.isPlainInShell)
    if isPlain { return self }
    if visible == self { return "'" + split("'").joined(separator: "'\\''") + "'" }
    return "$'" + utf8.map(\.inDollarQuotes).joined() + "'"
  }

  private func split(_ mark: Character) -> [Substring] {
    split(separator: mark, omittingEmptySubsequences: false)
  }
}

extension UInt8 {
  fileprivate var isPlainInShell: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_-./@%+=:,".utf8.contains(self)
    }
  }

  fileprivate var inDollarQuotes: String {
    // Escapes `#` and `:`, which can start commands of build servers.
    let isLetter = self >= 0x20 && self < 0x7F && !"'\\#:".utf8.contains(self)
    if isLetter { return String(Unicode.Scalar(self)) }
    let digits = String(self, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
