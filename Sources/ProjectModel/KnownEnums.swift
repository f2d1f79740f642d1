/// An entry of `KnownEnums.txt`, which is embedded in the executable.
package struct KnownEnum: Hashable, Sendable {
  /// Where its cases are documented.
  package enum Source: Hashable, Sendable {
    /// In the symbol graph that the Swift toolchain extracts from the module.
    case toolchain
    /// On a page below `https://developer.apple.com/documentation/`.
    case page(String)
  }

  package var foreign: ForeignEnum
  package var module: String
  package var source: Source

  /// In the order of the file.
  package static var all: [KnownEnum] {
    PackageResources.KnownEnums_txt.withUnsafeBufferPointer { bytes in
      var reader = KnownEnumReader(bytes: bytes)
      var enums: [KnownEnum] = []
      while let known = reader.nextEnum() { enums.append(known) }
      return enums
    }
  }
}

/// Parses the file in one pass over its bytes, since every run does that.
private struct KnownEnumReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var place = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next entry; nil at the end of the file.
  mutating func nextEnum() -> KnownEnum? {
    skipComments()
    guard place < bytes.count else { return nil }
    let name = word()
    let growth = word()
    let module = word()
    let source = word()
    precondition(bytes[place] == UInt8(ascii: ":"), "a line of KnownEnums.txt has no four words before ':'")
    place += 1
    var cases: [String] = []
    cases.reserveCapacity(8)
    while bytes[place] != UInt8(ascii: "\n") { cases.append(word()) }
    place += 1
    return KnownEnum(
      foreign: ForeignEnum(
        name: name, cases: cases, growth: growth == "frozen" ? .frozen : .open),
      module: module, source: source == "toolchain" ? .toolchain : .page(source))
  }

  private mutating func skipComments() {
    while place < bytes.count, bytes[place] == UInt8(ascii: "#") {
      while bytes[place] != UInt8(ascii: "\n") { place += 1 }
      place += 1
    }
  }

  /// Skips one space, and reads to the next space, colon or line end.
  private mutating func word() -> String {
    if bytes[place] == UInt8(ascii: " ") { place += 1 }
    let start = place
    while !isEnd(bytes[place]) { place += 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self)
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ":")
  }
}
