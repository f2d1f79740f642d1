package import UntangleSourceFiles

/// A property that stands for a key, such as `@AppStorage("isOn") var isOn`, with the counts of its mentions
/// in the rest of the file.
package struct KeyProperty: Hashable, Sendable {
  /// Where it can be mentioned besides its declaration.
  package enum Reach: UInt8, Hashable, Sendable, Storable { case file, project }

  package var name: String
  /// The expression in the key position.
  package var keySpan: Span
  package var reach: Reach
  /// All other mentions, including those in comments and strings.
  package var reads: Int
  /// `isOn = true`, `isOn.toggle()`, `count += 1`.
  package var writes: Int
  /// Passed to a control that shows and sets it and has no other effect: `Toggle("On", isOn: $isOn)`.
  package var controls: Int
  /// Passed on in any other way: `$isOn`, `_isOn`.
  package var bindings: Int

  package init(
    name: String, keySpan: Span, reach: Reach, reads: Int, writes: Int, controls: Int, bindings: Int
  ) {
    self.name = name
    self.keySpan = keySpan
    self.reach = reach
    self.reads = reads
    self.writes = writes
    self.controls = controls
    self.bindings = bindings
  }
}

/// The members of types that a file mentions and does not call: `.didSave`, `Names.didSave`. Whatever stands
/// in comments and strings is mentioned, too.
package struct MemberMentions: Hashable, Sendable {
  /// The digests of the members' names, sorted, with duplicates.
  package var digests: [Int32] = []

  package init() {}

  /// The same on every machine.
  package static func digest(of name: String) -> Int32 {
    Int32(truncatingIfNeeded: QuotedTexts.digest(of: name))
  }
}

/// A string literal that could be a key, outside of comments.
package struct LiteralPlace: Hashable, Sendable {
  /// The digest of the text between the quotes.
  package var digest: UInt64
  /// With the quotes.
  package var span: Span

  package init(digest: UInt64, span: Span) {
    self.digest = digest
    self.span = span
  }
}

/// The quoted strings of a file that could be keys, wherever they stand.
package struct QuotedTexts: Hashable, Sendable {
  /// In source order, with duplicates.
  package var digests: [UInt64] = []

  package init() {}

  /// FNV-1a, 64 bits, over the UTF-8 bytes; the same on every machine.
  package static func digest(of text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { digest(of: $0) }
  }

  /// `start` is the digest of the preceding bytes.
  static func digest(
    of text: UnsafeBufferPointer<UInt8>, after start: UInt64 = 0xcbf2_9ce4_8422_2325
  ) -> UInt64 {
    var hash = start
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
