import Synchronization
import UntangleFacts
import UntangleFindings
import UntangleSourceFiles

/// What texts said in earlier runs of this very program: by content, path, and how much was asked of them.
final class FactCache: Sendable {
  private let file: CacheFile
  private let writer: CacheWriter
  private let used = Mutex<Set<ContentDigest>>([])

  /// nil where the request wants none, or where the program cannot tell itself from other builds.
  init?(_ request: AnalysisRequest) {
    guard case .folder(let folder) = request.cache, let identity = programIdentity() else { return nil }
    let owner = ContentDigest(of: Array("\(toolVersion) ".utf8) + identity)
    // Paths are told as seen from the working directory.
    let name = CacheFile.name(for: request.workingDirectory)
    let path = absolutePath("\(folder)/\(name)", in: request.workingDirectory)
    file = CacheFile(path: path, owner: owner)
    writer = CacheWriter(replacing: file)
  }

  func contains(_ key: ContentDigest) -> Bool { file.contains(key) }

  /// nil where there is nothing by that key, or where it is damaged.
  func value<Value: Storable>(_ key: ContentDigest, reusing buffer: inout ReadBuffer) -> Value? {
    let value = file.withEntry(key, reusing: &buffer) { bytes -> Value? in
      guard var reader = try? ByteReader(bytes), let value = try? reader.read() as Value, reader.isAtEnd
      else { return nil }
      return value
    }
    if value != nil { _ = used.withLock { $0.insert(key) } }
    return value
  }

  func add(_ value: some Storable, for key: ContentDigest) {
    var bytes = ByteWriter()
    bytes.write(value)
    writer.add(key, bytes.finished())
  }

  /// Keeps for later runs what this one added.
  func save() { writer.finish(used: used.withLock { $0 }) }
}

/// What a run takes from earlier ones.
package enum CacheUse: Hashable, Sendable {
  case none
  /// A folder for caches, made where it is missing; relative to the working directory.
  case folder(String)
}

/// What one text said, as it is kept.
struct TextFacts: Sendable {
  var facts: FileFacts
  /// What the scan before parsing found.
  var problems: [Problem]
}

extension TextFacts: Storable {
  func write(to bytes: inout ByteWriter) { bytes.write(facts, problems) }

  init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(facts: try bytes.read(), problems: try bytes.read())
  }
}

extension ContentDigest {
  /// Of a text at a path, of which so much is asked.
  init(text bytes: UnsafeBufferPointer<UInt8>, path: String, _ detail: FactDetail) {
    let content = ContentDigest(of: bytes)
    self.init(of: content.bytes + [detail.rawValue] + path.utf8)
  }
}
