import UntangleSourceFiles

/// A place in a text with a link to it, for terminals that support links.
struct PlaceLink: Hashable, Sendable {
  /// The text of the place: `Sources/Player.swift:12`, or `40` behind another place in the same file.
  let text: String
  let location: Location

  init(_ text: String, to location: Location) {
    self.text = text.visible
    self.location = location
  }
}

extension [String] {
  /// The lines of one text, with links added at its places, which must be in the order of the text.
  ///
  /// Links are added after wrapping, because their addresses take no width. A place that is wrapped over two
  /// lines gets two links. A shortened place gets none.
  func linking(_ places: [PlaceLink], _ look: Page.Look) -> [String] {
    guard case .linked = look, !places.isEmpty else { return self }
    let words = enumerated().flatMap { index, line in
      line.split(separator: " ").map { LinkWord(text: $0, line: index) }
    }
    var links: [(word: LinkWord, location: Location)] = []
    var next = 0
    for place in places {
      guard let found = words.place(place.text, from: next) else { break }
      links += found.map { (words[$0].trimmed(to: place.text), place.location) }
      next = found.upperBound
    }
    var lines = self
    // From the end, so that the remaining indices stay valid.
    for (word, location) in links.reversed() {
      let range = word.text.startIndex..<word.text.endIndex
      lines[word.line].replaceSubrange(range, with: look.link(String(word.text), to: location))
    }
    return lines
  }
}

/// A word of a line; its indices are those of the line.
private struct LinkWord {
  var text: Substring
  var line: Int

  /// The word without punctuation around the place.
  func trimmed(to place: String) -> LinkWord {
    var word = self
    if word.text.first == "(", place.first != "(" { word.text = word.text.dropFirst() }
    while let last = word.text.last, ",):".contains(last), place.last != last {
      word.text = word.text.dropLast()
    }
    return word
  }
}

extension [LinkWord] {
  /// The first sequence of words from `start` on that form the text; nil if there is none.
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
