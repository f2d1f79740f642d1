import Synchronization
import UntangleFacts
import UntangleFindings
import UntangleSourceFiles

/// What texts said in earlier runs of this very program: by content, path, and how much was asked of them.
///
/// A run that analyses the same sources several times keeps them in memory as well.
final class FactCache: Sendable {
  private enum Place: Sendable {
    case file(CacheFile, CacheWriter)
    case memory(FactMemory)
    /// What the file has is not kept twice.
    case fileAndMemory(CacheFile, FactMemory)
  }

  private let place: Place
  private let used = Mutex<Set<ContentDigest>>([])

  /// nil where the request wants none, or where the program cannot tell itself from other builds.
  init?(_ request: AnalysisRequest) {
    switch request.cache {
    case .none: return nil
    case .memory(let memory): place = .memory(memory)
    case .folder(let folder):
      guard let file = Self.file(in: folder, request) else { return nil }
      place = .file(file, CacheWriter(replacing: file))
    case .folderAndMemory(let folder, let memory):
      place = Self.file(in: folder, request).map { .fileAndMemory($0, memory) } ?? .memory(memory)
    }
  }

  private static func file(in folder: String, _ request: AnalysisRequest) -> CacheFile? {
    guard let identity = programIdentity() else { return nil }
    let owner = ContentDigest(of: Array("\(toolVersion) ".utf8) + identity)
    // Paths are told as seen from the working directory.
    let name = CacheFile.name(for: request.workingDirectory)
    let path = absolutePath("\(folder)/\(name)", in: request.workingDirectory)
    return CacheFile(path: path, owner: owner)
  }

  func contains(_ key: ContentDigest) -> Bool {
    switch place {
    case .file(let file, _): file.contains(key)
    case .memory(let memory): memory.bytes(of: key) != nil
    case .fileAndMemory(let file, let memory): memory.bytes(of: key) != nil || file.contains(key)
    }
  }

  /// nil where there is nothing by that key, or where it is damaged.
  func value<Value: Storable>(_ key: ContentDigest, reusing buffer: inout ReadBuffer) -> Value? {
    let value: Value? =
      switch place {
      case .file(let file, _): file.withEntry(key, reusing: &buffer) { Self.value(in: $0) }
      case .memory(let memory): Self.value(key, in: memory)
      case .fileAndMemory(let file, let memory):
        Self.value(key, in: memory) ?? file.withEntry(key, reusing: &buffer) { Self.value(in: $0) }
      }
    if value != nil { _ = used.withLock { $0.insert(key) } }
    return value
  }

  private static func value<Value: Storable>(_ key: ContentDigest, in memory: FactMemory) -> Value? {
    memory.bytes(of: key).flatMap { $0.withUnsafeBufferPointer { value(in: $0) } }
  }

  private static func value<Value: Storable>(in bytes: UnsafeBufferPointer<UInt8>) -> Value? {
    guard var reader = try? ByteReader(bytes), let value = try? reader.read() as Value, reader.isAtEnd
    else { return nil }
    return value
  }

  func add(_ value: some Storable, for key: ContentDigest) {
    var bytes = ByteWriter()
    bytes.write(value)
    switch place {
    case .file(_, let writer): writer.add(key, bytes.finished())
    case .memory(let memory), .fileAndMemory(_, let memory):
      memory.add(bytes.finished(), for: key)
      _ = used.withLock { $0.insert(key) }
    }
  }

  /// Forgets what this run did not use, of what is kept in memory.
  func forgetOthers() {
    switch place {
    case .file: return
    case .memory(let memory), .fileAndMemory(_, let memory): memory.keep(only: used.withLock { $0 })
    }
  }

  /// Keeps for later runs what this one added.
  func save() {
    if case .file(_, let writer) = place { writer.finish(used: used.withLock { $0 }) }
  }
}

/// What texts said, for as long as a run goes on; a fifth of the size of the sources.
package final class FactMemory: Sendable {
  private let entries = Mutex<[ContentDigest: [UInt8]]>([:])

  package init() {}

  /// How many texts' facts it has.
  package var count: Int { entries.withLock { $0.count } }

  /// nil for what was never added.
  func bytes(of key: ContentDigest) -> [UInt8]? { entries.withLock { $0[key] } }
  func add(_ bytes: [UInt8], for key: ContentDigest) { entries.withLock { $0[key] = bytes } }

  func keep(only keys: Set<ContentDigest>) {
    entries.withLock { entries in entries = entries.filter { keys.contains($0.key) } }
  }
}

extension FactMemory: Hashable {
  package static func == (left: FactMemory, right: FactMemory) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a run takes from earlier ones.
package enum CacheUse: Hashable, Sendable {
  case none
  /// A folder for caches, made where it is missing; relative to the working directory.
  case folder(String)
  /// What this run has read itself: for verbs that analyse the same sources several times.
  case memory(FactMemory)
  /// What the folder has of earlier runs, and beside it what this run has read itself, which it does not keep.
  case folderAndMemory(String, FactMemory)
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
