import Synchronization
import UntangleFacts
import UntangleFindings
import UntangleSourceFiles

/// Facts of texts from earlier runs of the same build of the program. The key is the content, the path and
/// the requested detail.
///
/// A run that analyses the same sources several times also keeps them in memory.
final class FactCache: Sendable {
  private enum Place: Sendable {
    case file(CacheFile, CacheWriter)
    case memory(FactMemory)
    /// Memory has only what the file does not have.
    case fileAndMemory(CacheFile, FactMemory)
  }

  private let place: Place
  private let used = Mutex<Set<ContentDigest>>([])

  /// nil if the request wants no cache, or if the build of the program cannot be identified.
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
    // Cached paths are relative to the working directory, so each working directory has its own file.
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

  /// nil if the key is unknown or its entry is damaged.
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

  /// Removes from memory the entries that this run did not use.
  func forgetOthers() {
    switch place {
    case .file: return
    case .memory(let memory), .fileAndMemory(_, let memory): memory.keep(only: used.withLock { $0 })
    }
  }

  /// Saves this run's new entries for later runs.
  func save() {
    if case .file(_, let writer) = place { writer.finish(used: used.withLock { $0 }) }
  }
}

/// In-memory facts of texts, for the duration of a run. They take about a fifth of the size of the sources.
package final class FactMemory: Sendable {
  private let entries = Mutex<[ContentDigest: [UInt8]]>([:])

  package init() {}

  /// The number of texts whose facts are kept.
  package var count: Int { entries.withLock { $0.count } }

  /// nil if the key was never added.
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

/// The caches that a run uses.
package enum CacheUse: Hashable, Sendable {
  case none
  /// A cache folder, created if missing; relative to the working directory.
  case folder(String)
  /// Facts that this run has read itself; for verbs that analyse the same sources several times.
  case memory(FactMemory)
  /// The folder's entries of earlier runs, read only, and in memory what this run has read itself.
  case folderAndMemory(String, FactMemory)
}

/// The facts of one text, as cached.
struct TextFacts: Sendable {
  var facts: FileFacts
  /// The problems found by the scan before parsing.
  var problems: [Problem]
}

extension TextFacts: Storable {
  func write(to bytes: inout ByteWriter) { bytes.write(facts, problems) }

  init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(facts: try bytes.read(), problems: try bytes.read())
  }
}

extension ContentDigest {
  /// The key of a text at a path, with the requested detail.
  init(text bytes: UnsafeBufferPointer<UInt8>, path: String, _ detail: FactDetail) {
    let content = ContentDigest(of: bytes)
    self.init(of: content.bytes + [detail.rawValue] + path.utf8)
  }
}
