/// A place in a text that leads to its file, where the terminal knows links.
struct PlaceLink: Hashable, Sendable {
  /// As it stands in the text: `Sources/Player.swift:12`, or `40` behind another place of the same file.
  let text: String
  let path: String

  init(_ text: String, path: String) {
    self.text = text.visible
    self.path = path
  }
}

extension [String] {
  /// The lines of one text with links where its places stand, which are in the order of the text.
  ///
  /// Links go in last, as their addresses take no room: a place that is broken over two lines gets two links to one
  /// file. What was shortened is left as it is.
  func linking(_ places: [PlaceLink], _ look: Page.Look) -> [String] {
    guard case .linked = look, !places.isEmpty else { return self }
    let words = enumerated().flatMap { index, line in
      line.split(separator: " ").map { LinkWord(text: $0, line: index) }
    }
    var links: [(word: LinkWord, path: String)] = []
    var next = 0
    for place in places {
      guard let found = words.place(place.text, from: next) else { break }
      links += found.map { (words[$0].trimmed(to: place.text), place.path) }
      next = found.upperBound
    }
    var lines = self
    // From the end, so that the indices of what is left stay valid.
    for (word, path) in links.reversed() {
      let range = word.text.startIndex..<word.text.endIndex
      lines[word.line].replaceSubrange(range, with: look.link(String(word.text), toPath: path))
    }
    return lines
  }
}

/// A word of a line; its indices are those of the line.
private struct LinkWord {
  var text: Substring
  var line: Int

  /// Without what stands around a place.
  func trimmed(to place: String) -> LinkWord {
    var word = self
    if word.text.first == "(", place.first != "(" { word.text = word.text.dropFirst() }
    while let last = word.text.last, ",)".contains(last), place.last != last {
      word.text = word.text.dropLast()
    }
    return word
  }
}

extension [LinkWord] {
  /// The first words from `start` on that say the text together; nil where none do.
  fileprivate func place(_ text: String, from start: Int) -> Range<Int>? {
    let wanted = text.filter { $0 != " " }
    return (start..<count).lazy.compactMap { first in
      var rest = wanted[...]
      for index in first..<count {
        let word = self[index].trimmed(to: text).text
        guard !word.isEmpty, rest.hasPrefix(word) else { return nil }
        rest = rest.dropFirst(word.count)
        if rest.isEmpty { return first..<index + 1 }
      }
      return nil
    }.first
  }
}
