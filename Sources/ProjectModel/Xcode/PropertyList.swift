/// A property list in the old (OpenStep) format, in which Xcode writes `project.pbxproj`.
///
///     { name = App; files = (A1 /* A.swift */, A2); }
package indirect enum PropertyList: Hashable, Sendable {
  case text(String)
  case list([PropertyList])
  case mapping([String: PropertyList])

  /// nil where the text has another format, or nests more than 32 levels.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var reader = PropertyListReader(bytes: bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// Empty for other than a list.
  package var texts: [String] {
    if case .list(let items) = self { items.compactMap(\.text) } else { [] }
  }

  /// nil for other than a mapping, too.
  package subscript(key: String) -> PropertyList? {
    if case .mapping(let entries) = self { entries[key] } else { nil }
  }
}

private struct PropertyListReader {
  /// The maximum nesting. Xcode needs four levels.
  static let deepest = 32

  let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return offset == bytes.count
    }
  }

  mutating func value(depth: Int) -> PropertyList? {
    guard depth < Self.deepest else { return nil }
    if take("{") { return mapping(depth) }
    if take("(") { return list(depth) }
    return word().map(PropertyList.text)
  }

  private mutating func mapping(_ depth: Int) -> PropertyList? {
    var entries: [String: PropertyList] = [:]
    while !take("}") {
      guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
      entries[key] = value
    }
    return .mapping(entries)
  }

  private mutating func list(_ depth: Int) -> PropertyList? {
    var items: [PropertyList] = []
    while !take(")") {
      guard let value = value(depth: depth + 1) else { return nil }
      items.append(value)
      // A trailing comma is allowed.
      if take(",") { continue }
      guard take(")") else { return nil }
      break
    }
    return .list(items)
  }

  /// Skips blanks and comments, then takes the sign if it is next.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  private mutating func word() -> String? {
    skipBlanks()
    guard offset < bytes.count else { return nil }
    if bytes[offset] == UInt8(ascii: "\"") { return quotedWord() }
    let start = offset
    while offset < bytes.count, isPlain(bytes[offset]), !isComment { offset += 1 }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  private mutating func quotedWord() -> String? {
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard offset < bytes.count else { return nil }
        text.append(bytes[offset] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : bytes[offset])
        offset += 1
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func skipBlanks() {
    while offset < bytes.count {
      if bytes[offset] <= 0x20 {
        offset += 1
      } else if isComment {
        skipComment()
      } else {
        return
      }
    }
  }

  private var isComment: Bool {
    guard bytes[offset] == UInt8(ascii: "/"), offset + 1 < bytes.count else { return false }
    return bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() {
    let isBlock = bytes[offset + 1] == UInt8(ascii: "*")
    offset += 2
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if !isBlock, byte == UInt8(ascii: "\n") { return }
      guard isBlock, byte == UInt8(ascii: "*"), offset < bytes.count else { continue }
      if bytes[offset] == UInt8(ascii: "/") {
        offset += 1
        return
      }
    }
  }
}

/// Whether an unquoted word may contain the byte.
private func isPlain(_ byte: UInt8) -> Bool {
  byte > 0x20 && !"{}()=;,\"".utf8.contains(byte)
}
