package import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// The list at the end of a fact file.
struct FactFileContents: Sendable {
  /// One Swift file.
  struct Entry: Sendable {
    enum Content: Sendable {
      case facts(Part)
      /// Nothing in the file could be judged.
      case unreadable(Problem)
    }

    /// The path as shown by a run in the same folder.
    var path: String
    /// The size of the source text.
    var byteCount: Int
    var content: Content
  }

  /// The location of an entry's facts. They directly follow those of the previous entry.
  struct Part: Sendable {
    /// The compressed length in bytes.
    var length: Int
    /// The uncompressed length in bytes.
    var fullLength: Int
    /// The low half of the digest of the compressed bytes.
    var check: UInt64
  }

  /// A storyboard, nib or property list, or the content of an asset catalogue.
  struct Resource: Sendable {
    /// The path as shown by a run in the same folder.
    var path: String
    var keys: [KeyResource] = []
    var problems: [Problem] = []
  }

  /// The file size limit of the run, in bytes.
  var fileSizeLimit: Int
  /// Sorted by the bytes of the path; paths are unique.
  var entries: [Entry]
  /// Sorted by the bytes of the path; resources with the same path are in their original order.
  var resources: [Resource]
}

extension FactFileContents: Storable {
  func write(to bytes: inout ByteWriter) { bytes.write(fileSizeLimit, entries, resources) }

  init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(fileSizeLimit: try bytes.read(), entries: try bytes.read(), resources: try bytes.read())
  }
}

extension FactFileContents.Entry: Storable {
  func write(to bytes: inout ByteWriter) {
    bytes.write(path, byteCount)
    switch content {
    case .facts(let part): bytes.write(tag: 0, part.length, part.fullLength, part.check)
    case .unreadable(let problem): bytes.write(tag: 1, problem)
    }
  }

  init(from bytes: inout ByteReader) throws(DamagedBytes) {
    path = try bytes.read()
    byteCount = try bytes.read()
    switch try bytes.readTag() {
    case 0:
      content = .facts(
        FactFileContents.Part(
          length: try bytes.read(), fullLength: try bytes.read(), check: try bytes.read()))
    case 1: content = .unreadable(try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension FactFileContents.Resource: Storable {
  func write(to bytes: inout ByteWriter) { bytes.write(path, keys, problems) }

  init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(path: try bytes.read(), keys: try bytes.read(), problems: try bytes.read())
  }
}

extension KeyResource.Kind: Storable {}

extension KeyResource: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(kind, text, path, customClass) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      kind: try bytes.read(), text: try bytes.read(), path: try bytes.read(), customClass: try bytes.read())
  }
}

/// The encoded end of a fact file: shared texts and contents.
struct FactFileList: Sendable {
  /// The shared texts of all entries.
  let texts: SharedTexts
  let contents: FactFileContents

  init(texts: SharedTexts, contents: FactFileContents) {
    self.texts = texts
    self.contents = contents
  }

  /// The texts of the list, the texts of the entries, and the list; not compressed.
  var bytes: [UInt8] {
    let value = SplitBytes(of: contents)
    let own = SharedTexts(value.texts)
    var head = ByteWriter()
    head.write(own, texts)
    return head.finished() + own.packed(value)
  }

  /// nil if the bytes do not decompress to a list of `fullLength` bytes.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, fullLength: UInt64) {
    guard fullLength < 1 << 40, let all = try? decompressed(bytes, count: Int(fullLength)) else { return nil }
    let read = all.withUnsafeBufferPointer { all -> (SharedTexts, FactFileContents)? in
      do throws(DamagedBytes) {
        var reader = try ByteReader(all)
        let own: SharedTexts = try reader.read()
        let texts: SharedTexts = try reader.read()
        let contents: FactFileContents? = own.unpacked(Array(reader.rest))
        return contents.map { (texts, $0) }
      } catch {
        return nil
      }
    }
    guard let read else { return nil }
    (texts, contents) = read
  }
}
