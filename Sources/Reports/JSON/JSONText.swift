/// Writes one JSON value: keys in the given order, an indent of two spaces, `{}` and `[]` if empty. An object
/// can be written on one line, so that files with many objects merge well.
///
/// Appends to a single buffer, so the time is linear in the length of the text.
package struct JSONText: Sendable {
  private var bytes: [UInt8] = []
  private var depth = 0
  private var layout = Layout.lines

  private enum Layout { case lines, oneLine }

  /// A document with one object, followed by a newline.
  package static func document(_ members: (inout JSONText) -> Void) -> [UInt8] {
    var text = JSONText()
    text.object(members)
    return text.finished()
  }

  /// A document with a list of objects, followed by a newline.
  static func document<Elements: Sequence>(
    objects elements: Elements, _ members: (inout JSONText, Elements.Element) -> Void
  ) -> [UInt8] {
    var text = JSONText()
    text.list(elements) { text, element in text.object { members(&$0, element) } }
    return text.finished()
  }

  /// JSON Lines: one line per element, followed by the last object.
  static func lines<Elements: Sequence>(
    _ elements: Elements, _ members: (inout JSONText, Elements.Element) -> Void,
    last: (inout JSONText) -> Void
  ) -> [UInt8] {
    var text = JSONText()
    for element in elements {
      text.line { members(&$0, element) }
      text.bytes.append(UInt8(ascii: "\n"))
    }
    text.line(last)
    return text.finished()
  }

  /// The text followed by a newline. Consumes the buffer instead of copying it, because a report may have
  /// many megabytes.
  private mutating func finished() -> [UInt8] {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  package mutating func object(_ members: (inout JSONText) -> Void) {
    enclose("{", "}", members)
  }

  /// An object on a line of its own.
  package mutating func line(_ members: (inout JSONText) -> Void) {
    layout = .oneLine
    object(members)
    layout = .lines
  }

  package mutating func list<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONText, Elements.Element) -> Void
  ) {
    enclose("[", "]") { text in
      for element in elements {
        text.startEntry()
        write(&text, element)
      }
    }
  }

  /// Writes the key of the next value.
  package mutating func key(_ name: String) {
    startEntry()
    value(name)
    bytes.append(contentsOf: [UInt8(ascii: ":"), UInt8(ascii: " ")])
  }

  package mutating func value(_ string: String) { appendQuoted(string) }
  package mutating func value(_ integer: some BinaryInteger) { raw(String(integer)) }
  package mutating func null() { raw("null") }

  /// One or two decimals. Infinity and NaN are written as `null`, because JSON has no such numbers.
  package mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    let fitsHundredths = number.magnitude < 0x1p46
    raw("\((fitsHundredths ? (number * 100).rounded() / 100 : number) + 0)")
  }

  package mutating func value(_ truth: Bool) { raw(truth ? "true" : "false") }

  private mutating func enclose(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ content: (inout JSONText) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    depth += 1
    content(&self)
    depth -= 1
    if bytes.last != UInt8(ascii: open) { startLine() }
    bytes.append(UInt8(ascii: close))
  }

  /// If the last byte is an opening bracket, this is the first entry; a string would end in a quote.
  private mutating func startEntry() {
    if bytes.last != UInt8(ascii: "{"), bytes.last != UInt8(ascii: "[") {
      bytes.append(UInt8(ascii: ","))
    }
    startLine()
  }

  private mutating func startLine() {
    if layout == .oneLine { return bytes.append(UInt8(ascii: " ")) }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func appendQuoted(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    let isPlain = string.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain {
      bytes.append(contentsOf: string.utf8)
    } else {
      for scalar in string.unicodeScalars { bytes.append(contentsOf: scalar.escapedForJSON.utf8) }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
