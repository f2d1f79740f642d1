import Foundation

/// A JSON value that remembers the order of its keys, which Foundation's reader forgets.
indirect enum JSONNode: Equatable, Sendable {
  case object([Member])
  case list([JSONNode])
  case text(String)
  case number(Double)
  case truth(Bool)
  case null

  struct Member: Equatable, Sendable {
    let key: String
    let value: JSONNode
  }

  struct Mistake: Error {
    let offset: Int
  }

  init(parsing bytes: [UInt8]) throws {
    var reader = Reader(bytes: bytes)
    self = try reader.value()
    reader.skipSpace()
    guard reader.offset == bytes.count else { throw Mistake(offset: reader.offset) }
  }

  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key)
  }

  var elements: [JSONNode] {
    guard case .list(let elements) = self else { return [] }
    return elements
  }

  var string: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  /// `null` where there is no such key; tests that care look at `keys`, too.
  subscript(key: String) -> JSONNode {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.key == key }?.value ?? .null
  }
}

private struct Reader {
  let bytes: [UInt8]
  var offset = 0

  private var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func skipSpace() {
    while [0x20, 0x0A, 0x0D, 0x09].contains(next) { offset += 1 }
  }

  mutating func value() throws -> JSONNode {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try entries("}") { try $0.member() })
    case UInt8(ascii: "["): return .list(try entries("]") { try $0.value() })
    case UInt8(ascii: "\""): return .text(try string())
    default: return try word()
    }
  }

  private mutating func entries<Entry>(
    _ end: Unicode.Scalar, _ read: (inout Reader) throws -> Entry
  ) throws -> [Entry] {
    offset += 1
    var all: [Entry] = []
    skipSpace()
    while next != UInt8(ascii: end) {
      if !all.isEmpty { try take(",") }
      all.append(try read(&self))
      skipSpace()
    }
    offset += 1
    return all
  }

  private mutating func member() throws -> JSONNode.Member {
    skipSpace()
    let key = try string()
    try take(":")
    return JSONNode.Member(key: key, value: try value())
  }

  private mutating func take(_ mark: Unicode.Scalar) throws {
    skipSpace()
    guard next == UInt8(ascii: mark) else { throw JSONNode.Mistake(offset: offset) }
    offset += 1
  }

  /// Foundation judges the text itself: its escapes and its UTF-8.
  private mutating func string() throws -> String {
    let start = offset
    guard next == UInt8(ascii: "\"") else { throw JSONNode.Mistake(offset: offset) }
    offset += 1
    while next != UInt8(ascii: "\"") {
      if next == UInt8(ascii: "\\") { offset += 1 }
      offset += 1
      guard offset < bytes.count else { throw JSONNode.Mistake(offset: start) }
    }
    offset += 1
    return try JSONDecoder().decode(String.self, from: Data(bytes[start..<offset]))
  }

  private mutating func word() throws -> JSONNode {
    let start = offset
    while offset < bytes.count, !",]} \n".utf8.contains(next) { offset += 1 }
    switch String(decoding: bytes[start..<offset], as: UTF8.self) {
    case "null": return .null
    case "true": return .truth(true)
    case "false": return .truth(false)
    case let digits:
      guard let number = Double(digits) else { throw JSONNode.Mistake(offset: start) }
      return .number(number)
    }
  }
}
