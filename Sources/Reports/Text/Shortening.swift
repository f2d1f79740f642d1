// Texts cut to a number of terminal columns. All of them are assumed to be visible.

extension StringProtocol {
  /// The longest start that is at most `width` columns wide.
  func start(fitting width: Int) -> SubSequence {
    var left = width
    return prefix { character in
      left -= character.displayWidth
      return left >= 0
    }
  }

  /// The longest end that is at most `width` columns wide.
  func end(fitting width: Int) -> SubSequence {
    var left = width
    let count = reversed().prefix { character in
      left -= character.displayWidth
      return left >= 0
    }.count
    return suffix(count)
  }

  /// Its start and `…`: `represents 8 st…`.
  package func shortenedAtEnd(to width: Int) -> String {
    if displayWidth <= width { return String(self) }
    return width < 1 ? "" : start(fitting: width - 1) + "…"
  }

  /// Whole folders are left out of the middle of a path: `Sources/…/Views/Player.swift:12`. Where
  /// that is not enough the start of the name goes, too: `…layer.swift:12`.
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
