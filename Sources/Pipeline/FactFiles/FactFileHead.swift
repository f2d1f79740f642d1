import UntangleFacts
import UntangleFindings
package import UntangleSourceFiles

/// The head of a fact file: a magic number, the owner (program version and format), the settings, the offset
/// and lengths of the list, the list's digest, and a digest of the head.
///
/// All numbers are little-endian.
struct FactFileHead: Equatable {
  private static let mark = Array("untangle facts ".utf8)
  private static let format = UInt8(ascii: "1")
  /// In bytes: six parts of 16, and one of 8.
  static let size = 104

  /// The version of the tool and of its fact format.
  static let currentOwner = ContentDigest(of: Array("\(toolVersion) \(factFormat)".utf8))

  var owner: ContentDigest
  var settings: ContentDigest
  /// In bytes from the start of the file. The facts are between the head and the list.
  var listOffset: UInt64
  /// In bytes, to the end of the file.
  var listLength: UInt64
  /// In bytes, uncompressed.
  var fullListLength: UInt64
  var listDigest: ContentDigest

  /// `list` is compressed; `fullLength` is its uncompressed length.
  init(list: [UInt8], fullLength: Int, at offset: Int, settings: ContentDigest) {
    owner = Self.currentOwner
    self.settings = settings
    listOffset = UInt64(offset)
    listLength = UInt64(list.count)
    fullListLength = UInt64(fullLength)
    listDigest = ContentDigest(of: list)
  }

  var bytes: [UInt8] {
    let told =
      Self.mark + [Self.format] + owner.bytes + settings.bytes + listOffset.bytes + listLength.bytes
      + fullListLength.bytes
      + listDigest.bytes
    return told + ContentDigest(of: told).bytes
  }

  /// Throws if the bytes are not a valid head.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(FactFileFlaw) {
    guard bytes.count >= Self.mark.count, bytes.prefix(Self.mark.count).elementsEqual(Self.mark) else {
      throw .foreign
    }
    guard bytes.dropFirst(Self.mark.count).first ?? Self.format == Self.format else { throw .otherVersion }
    guard bytes.count == Self.size else { throw .damaged }
    let told = UnsafeBufferPointer(rebasing: bytes[..<(Self.size - 16)])
    guard ContentDigest(of: told) == ContentDigest(in: bytes, at: Self.size - 16) else { throw .damaged }
    owner = ContentDigest(in: bytes, at: 16)
    settings = ContentDigest(in: bytes, at: 32)
    listOffset = bytes.number(at: 48)
    listLength = bytes.number(at: 56)
    fullListLength = bytes.number(at: 64)
    listDigest = ContentDigest(in: bytes, at: 72)
  }
}

/// The reason why a file cannot be used as a fact file. The description is one lowercase sentence about the
/// file.
package enum FactFileFlaw: Error, Hashable, Sendable {
  case unreadable(ReadFailure)
  /// Not a fact file.
  case foreign
  case otherVersion
  /// Truncated or modified.
  case damaged
  /// Both limits are in bytes.
  case otherLimit(own: Int, asked: Int)
  /// Two fact files have facts of the same path.
  case shared(path: String, other: String)
}

extension FactFileFlaw: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(.disappeared): "does not exist"
    case .unreadable(let failure): failure.description
    case .foreign: "is no file of facts: 'untangle facts' writes them"
    case .otherVersion: "was written by another version of untangle: write it anew with \(toolVersion)"
    case .damaged: "is damaged or cut off: write it anew"
    case .otherLimit(let own, let asked):
      "has the facts of files of at most \(own) bytes, and 'limits.file_size' is \(asked) here: write it with "
        + "the same --config"
    case .shared(let path, let other):
      "has facts of '\(path)', and so has '\(other)': each source belongs into one file of facts"
    }
  }
}

extension ContentDigest {
  fileprivate init(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    self.init(high: bytes.number(at: offset + 8), low: bytes.number(at: offset))
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func number(at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(baseAddress! + offset).loadUnaligned(as: UInt64.self))
  }
}
