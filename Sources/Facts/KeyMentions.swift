package import UntangleSourceFiles

/// A property that stands for a key, as `@AppStorage("isOn") var isOn` does, and how often the rest of its
/// file mentions it.
package struct KeyProperty: Hashable, Sendable {
  /// Where else it can be mentioned.
  package enum Reach: UInt8, Hashable, Sendable, Storable { case file, project }

  package var name: String
  /// Of the expression in the key position.
  package var keySpan: Span
  package var reach: Reach
  /// Whatever is neither of the other two, in comments and texts as well.
  package var reads: Int
  /// `isOn = true`, `isOn.toggle()`, `count += 1`.
  package var writes: Int
  /// Handed to a control that shows and sets it, and does nothing else: `Toggle("On", isOn: $isOn)`.
  package var controls: Int
  /// Handed on in any other way: `$isOn`, `_isOn`.
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

/// The texts between quotes that could be keys, wherever they stand in a file.
package struct QuotedTexts: Hashable, Sendable {
  /// In source order, each as often as it is written.
  package var digests: [UInt64] = []

  package init() {}

  /// Equal for equal texts, on every machine.
  package static func digest(of text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { digest(of: $0) }
  }

  /// `start` is the digest of what stands before.
  static func digest(
    of text: UnsafeBufferPointer<UInt8>, after start: UInt64 = 0xcbf2_9ce4_8422_2325
  ) -> UInt64 {
    var hash = start
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
