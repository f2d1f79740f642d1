// Shortens texts to a number of terminal columns. The texts must be escaped with `visible`.

extension StringProtocol {
  /// The longest prefix that is at most `width` columns wide.
  func start(fitting width: Int) -> SubSequence {
    var left = width
    return prefix { character in
      left -= character.displayWidth
      return left >= 0
    }
  }

  /// The longest suffix that is at most `width` columns wide.
  func end(fitting width: Int) -> SubSequence {
    var left = width
    let count = reversed().prefix { character in
      left -= character.displayWidth
      return left >= 0
    }.count
    return suffix(count)
  }

  /// The start of the text and `…`: `represents 8 st…`.
  package func shortenedAtEnd(to width: Int) -> String {
    if displayWidth <= width { return String(self) }
    return width < 1 ? "" : start(fitting: width - 1) + "…"
  }

  /// Leaves out whole folders in the middle of a path: `Sources/…/Views/Player.swift:12`. If that is not
  /// enough, also the start of the name: `…layer.swift:12`.
  package func shortenedAsPath(to width: Int) -> String {
    if displayWidth <= width { return String(self) }
    if width < 1 { return "" }
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    for head in ["\(parts.first ?? "")/…", "…"] {
      let tails = parts.indices.dropFirst().map { "/" + parts[$0...].joined(separator: "/") }
      let fitting = tails.first { head.displayWidth + $0.displayWidth <= width }
      if let fitting { return head + fitting }
    }
    return "…" + end(fitting: width - 1)
  }
}
