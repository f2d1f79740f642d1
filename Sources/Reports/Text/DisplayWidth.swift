// The width of text in terminal columns. It is computed by grapheme cluster, as modern terminals draw text: a
// joined emoji or a flag is one image two columns wide.

extension StringProtocol {
  /// In terminal columns; correct only for text escaped with `visible`.
  package var displayWidth: Int {
    if isPrintableASCII { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The common case, which avoids iterating over characters.
  var isPrintableASCII: Bool {
    func isPrintable(_ bytes: some Sequence<UInt8>) -> Bool {
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
    return utf8.withContiguousStorageIfAvailable(isPrintable) ?? isPrintable(utf8)
  }
}

extension Character {
  /// 0, 1 or 2 terminal columns.
  package var displayWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return first.displayWidth }
    guard isEmojiSequence else { return min(scalars.reduce(0) { $0 + $1.displayWidth }, 2) }
    if first.isRegionalIndicator { return 2 }
    if scalars.contains(where: { $0 == "\u{FE0F}" }) { return 2 }
    return scalars.reduce(0) { max($0, $1.displayWidth) }
  }

  /// Whether the character starts with an emoji and continues with selectors, joiners, modifiers or tags.
  var isEmojiSequence: Bool {
    guard let first = unicodeScalars.first, unicodeScalars.count > 1 else { return false }
    return first.properties.isEmoji || first.isRegionalIndicator
  }
}

extension Unicode.Scalar {
  /// 0 for marks and invisible characters, 2 for East Asian wide characters and emoji, otherwise 1.
  package var displayWidth: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    if isZeroWidth { return 0 }
    return properties.isEmojiPresentation || isEastAsianWide ? 2 : 1
  }

  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  private var isZeroWidth: Bool {
    let zeroWidth: [Unicode.GeneralCategory] = [
      .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator,
    ]
    return zeroWidth.contains(properties.generalCategory) || isHangulVowelOrFinal
  }

  /// Joins the preceding consonant to one block, which already has the width.
  private var isHangulVowelOrFinal: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }
}
