/// The start tag of an element.
struct XMLElement: Equatable {
  var name: String
  /// Attribute values by name, with entities replaced.
  var attributes: [String: String] = [:]
}

/// Reads the elements of an Interface Builder document, one after the other.
///
/// It supports a subset of XML: UTF-8, no document type, and only the predefined entities. So it fetches
/// nothing, no entity expands to more, and it reads each byte once. Foundation's parser would bring a shared
/// library into a program that is otherwise one file; see `Documentation/Decisions`.
struct XMLScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The names of the enclosing elements, outermost first.
  private var open: [Range<Int>] = []
  private var hasRoot = false

  /// Real documents nest a few dozen levels.
  private static let depthLimit = 1_000

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The next element; nil at the end of the document.
  mutating func next() throws(InterfaceFlaw) -> XMLElement? {
    while try skipText() {
      if starts(with: "<?") {
        try skip(past: "?>")
      } else if starts(with: "<!--") {
        index += 4
        try skip(past: "-->")
      } else if starts(with: "<![CDATA["), !open.isEmpty {
        try skip(past: "]]>")
      } else if starts(with: "<!") {
        throw flaw("has a document type, which no file of Interface Builder's has")
      } else if starts(with: "</") {
        try close()
      } else {
        return try element()
      }
    }
    guard open.isEmpty else { throw flaw("ends inside of '\(text(open[open.count - 1]))'") }
    guard hasRoot else { throw flaw("holds no XML") }
    return nil
  }

  /// Skips to the next tag. Returns false at the end of the document.
  private mutating func skipText() throws(InterfaceFlaw) -> Bool {
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      if open.isEmpty, !isSpace(bytes[index]) { throw flaw("has text outside of its elements") }
      index += 1
    }
    return index < bytes.count
  }

  private mutating func element() throws(InterfaceFlaw) -> XMLElement {
    guard !(open.isEmpty && hasRoot) else { throw flaw("has more than one root") }
    hasRoot = true
    index += 1
    let range = try name()
    var element = XMLElement(name: text(range))
    while true {
      let hadSpace = skipSpace()
      guard index < bytes.count else { throw flaw("ends inside of a tag") }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        guard open.count < Self.depthLimit else { throw flaw("nests too deep") }
        open.append(range)
        return element
      }
      if starts(with: "/>") {
        index += 2
        return element
      }
      guard hadSpace else { throw flaw("has a malformed tag '\(element.name)'") }
      let key = text(try name())
      _ = skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        throw flaw("has an attribute '\(key)' without a value")
      }
      index += 1
      _ = skipSpace()
      let value = try attributeValue()
      guard element.attributes.updateValue(value, forKey: key) == nil else {
        throw flaw("has two attributes '\(key)' in one tag")
      }
    }
  }

  private mutating func close() throws(InterfaceFlaw) {
    index += 2
    let range = try name()
    _ = skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">"), let last = open.popLast(),
      bytes[last].elementsEqual(bytes[range])
    else { throw flaw("closes '\(text(range))', which is not open") }
    index += 1
  }

  private mutating func name() throws(InterfaceFlaw) -> Range<Int> {
    let start = index
    while index < bytes.count, isNamePart(bytes[index]) { index += 1 }
    guard index > start else { throw flaw("has a tag without a name") }
    return start..<index
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private mutating func attributeValue() throws(InterfaceFlaw) -> String {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
      throw flaw("has an attribute without quotes")
    }
    let quote = bytes[index]
    index += 1
    let start = index
    var isPlain = true
    while index < bytes.count, bytes[index] != quote {
      switch bytes[index] {
      case UInt8(ascii: "<"): throw flaw("has a tag inside of an attribute")
      case UInt8(ascii: "&"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): isPlain = false
      default: break
      }
      index += 1
    }
    guard index < bytes.count else { throw flaw("ends inside of an attribute") }
    defer { index += 1 }
    return isPlain ? text(start..<index) : try replaced(start..<index)
  }

  /// The text with entities replaced and white space normalised.
  private func replaced(_ range: Range<Int>) throws(InterfaceFlaw) -> String {
    var result: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      switch bytes[place] {
      case UInt8(ascii: "&"):
        guard let end = bytes[place..<range.upperBound].firstIndex(of: UInt8(ascii: ";")),
          end - place <= 10, let scalar = Self.entity(text(place + 1..<end))
        else { throw flaw("has an unknown entity") }
        result += Array(String(scalar).utf8)
        place = end + 1
      case UInt8(ascii: "\r") where place + 1 < range.upperBound && bytes[place + 1] == UInt8(ascii: "\n"):
        place += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        result.append(UInt8(ascii: " "))
        place += 1
      case let byte:
        result.append(byte)
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func entity(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    // Other control characters are invalid in XML.
    guard let number, number >= 0x20 || [9, 10, 13].contains(number) else { return nil }
    return Unicode.Scalar(number)
  }

  private mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    return index > start
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\t")
  }

  private mutating func skip(past end: StaticString) throws(InterfaceFlaw) {
    while index < bytes.count {
      if starts(with: end) {
        index += end.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw flaw("ends inside of a comment or an instruction")
  }

  private func starts(with word: StaticString) -> Bool {
    starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  private func starts(with wanted: some Collection<UInt8>) -> Bool {
    bytes.count - index >= wanted.count && bytes[index..<index + wanted.count].elementsEqual(wanted)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func flaw(_ words: String) -> InterfaceFlaw {
    let line = 1 + bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") }
    return InterfaceFlaw(line: line, description: "is no interface that can be read: it \(words)")
  }
}
