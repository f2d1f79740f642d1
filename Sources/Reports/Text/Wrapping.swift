extension StringProtocol {
  /// The text on lines of at most `width` columns, broken at spaces, and within words that are wider
  /// than a line. Never empty. nil is without limit.
  ///
  /// Spaces at the start are a margin of all lines.
  ///
  /// - Parameter hanging: what all lines but the first start with, behind the margin; it counts.
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
        let start = line.startOfLine(fitting: width).withoutColons(before: line)
        lines.append(String(start))
        let rest = line.dropFirst(start.count)
        line = rest.isEmpty ? "" : indent + rest
      }
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// A build server would read `::` at the start of the next line as a command.
  fileprivate func withoutColons(before line: String) -> SubSequence {
    let isBefore = line.utf8.dropFirst(utf8.count).starts(with: "::".utf8)
    return isBefore && count > 1 ? dropLast() : self[...]
  }

  /// Up to the last slash, else to the last capital after a small letter, where that is in the second
  /// half of the line. At least one character, or a width of 1 and a wide one would never come to an
  /// end.
  private func startOfLine(fitting width: Int) -> SubSequence {
    let start = start(fitting: width)
    if start.isEmpty { return prefix(1) }
    let folders = start.lastIndex(of: "/").map { self[...$0] }
    let words = start.endIndex < endIndex ? lastHump(upTo: start.endIndex).map { self[..<$0] } : nil
    guard let part = folders ?? words else { return start }
    return part.displayWidth * 2 >= width ? part : start
  }

  /// Where the last word of `likeThisOne` starts.
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
