extension StringProtocol {
  /// The text in lines of at most `width` columns, broken at spaces, and within words that are wider than a
  /// line. Never empty. nil means unlimited.
  ///
  /// Leading spaces are a margin for all lines.
  ///
  /// - Parameter hanging: the prefix of all lines but the first, behind the margin; it counts towards the
  ///   width.
  package func wrapped(to width: Int?, hanging: String = "") -> [String] {
    guard let width, displayWidth > width else { return [String(self)] }
    let margin = prefix { $0 == " " }
    if !margin.isEmpty, margin.count < width / 2 {
      return dropFirst(margin.count).wrapped(to: width - margin.count, hanging: hanging).map { margin + $0 }
    }
    let indent = hanging.displayWidth < width / 2 ? hanging : ""
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      let joined = line.isEmpty ? String(word) : line + " " + word
      if joined.displayWidth <= width {
        line = joined
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = (lines.isEmpty ? "" : indent) + word
      while line.displayWidth > width {
        var start = line.startOfLine(fitting: width).withoutColons(before: line)
        // More than the prefix, or the next line would be the same.
        let least = (lines.isEmpty ? 0 : indent.count) + 1
        if start.count < least { start = line.prefix(least) }
        lines.append(String(start))
        let rest = line.dropFirst(start.count)
        line = rest.isEmpty ? "" : indent + rest
      }
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// Avoids a line that starts with `::`, which a build server would read as a command.
  fileprivate func withoutColons(before line: String) -> SubSequence {
    let isBefore = line.utf8.dropFirst(utf8.count).starts(with: "::".utf8)
    return isBefore && count > 1 ? dropLast() : self[...]
  }

  /// Breaks a long word behind the last slash, or else before the last capital that follows a small letter, if
  /// that is in the second half of the line; behind a slash also if what follows it fits on one line. Takes at
  /// least one character; otherwise a wide character and a width of 1 would not terminate.
  private func startOfLine(fitting width: Int) -> SubSequence {
    let start = start(fitting: width)
    if start.isEmpty { return prefix(1) }
    if let slash = start.lastIndex(of: "/") {
      let rest = self[index(after: slash)...]
      if self[...slash].displayWidth * 2 >= width || rest.displayWidth <= width { return self[...slash] }
    }
    let hump = start.endIndex < endIndex ? lastHump(upTo: start.endIndex) : nil
    guard let part = hump.map({ self[..<$0] }), part.displayWidth * 2 >= width else { return start }
    return part
  }

  /// The start of the last word in `likeThisOne`.
  private func lastHump(upTo end: Index) -> Index? {
    var place = end
    while place > startIndex {
      let before = index(before: place)
      if self[place].isUppercase, self[before].isLowercase { return place }
      place = before
    }
    return nil
  }
}
