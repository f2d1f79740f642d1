/// An absolute path as the bytes of the file system, without `.`, `..`, doubled or trailing slashes.
struct FilePath: Hashable, Sendable {
  let bytes: [UInt8]

  private init(normalized bytes: [UInt8]) { self.bytes = bytes }

  /// An unnormalised path, for opening only.
  init(asIs bytes: [UInt8]) { self.bytes = bytes }

  /// Resolves `..` lexically, which is wrong after a link; `NamedPath` corrects that.
  init(_ written: some Sequence<UInt8>, in folder: FilePath? = nil) {
    let written = Array(written)
    var parts: [ArraySlice<UInt8>] = []
    if let folder, written.first != .slash { parts = folder.parts }
    for part in written.split(separator: .slash) where part != [.dot] {
      if part == [.dot, .dot] { _ = parts.popLast() } else { parts.append(part) }
    }
    bytes = [.slash] + Array(parts.joined(separator: [.slash]))
  }

  /// Parses a path from a text, in which `\xNN` stands for a byte that is not UTF-8.
  init(written text: String, in folder: FilePath? = nil) {
    self.init(systemPath(text, in: folder), in: folder)
  }

  /// The path components from the root down, without slashes.
  var parts: [ArraySlice<UInt8>] { bytes.split(separator: .slash) }

  /// The last component; empty for the root of the file system.
  var name: ArraySlice<UInt8> { bytes[(bytes.lastIndex(of: .slash)! + 1)...] }

  /// nil for the root of the file system.
  var parent: FilePath? {
    guard bytes.count > 1, let slash = bytes.lastIndex(of: .slash) else { return nil }
    return FilePath(normalized: slash == 0 ? [.slash] : Array(bytes[..<slash]))
  }

  func appending(_ name: [UInt8]) -> FilePath {
    FilePath(normalized: bytes.count == 1 ? bytes + name : bytes + [.slash] + name)
  }

  /// Whether the path is the folder itself or below it.
  func isWithin(_ folder: FilePath) -> Bool {
    guard bytes.starts(with: folder.bytes) else { return false }
    return folder.bytes.count == 1 || bytes.count == folder.bytes.count
      || bytes[folder.bytes.count] == .slash
  }

  /// The path relative to `folder`: `Sources/A.swift`, `../B.swift`, or empty for the folder itself.
  func relative(to folder: FilePath) -> [UInt8] {
    if isWithin(folder) {
      let rest = bytes.dropFirst(folder.bytes.count)
      return Array(rest.first == .slash ? rest.dropFirst() : rest)
    }
    let ours = parts
    let theirs = folder.parts
    let shared = zip(ours, theirs).prefix { $0 == $1 }.count
    let steps = Array(repeating: [UInt8.dot, .dot][...], count: theirs.count - shared)
    return Array((steps + ours[shared...]).joined(separator: [.slash]))
  }

  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { copy in
      for index in bytes.indices { copy[index] = CChar(bitPattern: bytes[index]) }
      copy[bytes.count] = 0
      return body(UnsafePointer(copy.baseAddress!))
    }
  }
}

extension FilePath: Comparable {
  static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension UInt8 {
  static let slash = UInt8(ascii: "/")
  static let dot = UInt8(ascii: ".")
  static let backslash = UInt8(ascii: "\\")
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether the byte is the second to fourth byte of a UTF-8 sequence.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}
